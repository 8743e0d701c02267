"""What a player may order once of questions that come again; all of it looks at what everybody sees."""

from __future__ import annotations

from engines.dueling_nobles.seat.view import NoblesView
from engines.dueling_nobles.table.cards import ACE
from engines.kernel import Decision, Habit


def _keeps(_view: NoblesView, decision: Decision) -> bool:
    """Never pay to send another noble (DN-39)."""
    return decision.kind == "redirect"


def _wins_anyway(view: NoblesView, decision: Decision) -> bool:
    """Play no card where the attacker's cards leave them behind already (DN-53, DN-55)."""
    duel = view.duel
    if decision.kind != "defender_cards" or duel is None or duel.attacker.total is None:
        return False
    aces = any(card[0] == ACE for card in duel.attacker.cards or ())
    return not aces and (duel.defender.subtotal or 0) > duel.attacker.total


HABITS = (Habit("keep", _keeps), Habit("wins_anyway", _wins_anyway))
