"""What a player may order once of questions that come again; all of it looks at what everybody sees."""

from __future__ import annotations

from engines.kernel import Decision, Habit
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table.contexts import Answering

_SMALL = frozenset({"drew", "harvested", "focused"})
"""What changes nothing on the table by itself."""


def _small(_view: NeoNobleView, decision: Decision) -> bool:
    """Do not React where somebody has drawn, Harvested or Focused."""
    rest = decision.about.rest
    return decision.kind == "react" and isinstance(rest, Answering) and _SMALL.issuperset(rest.kinds)


def _fails_anyway(view: NeoNobleView, decision: Decision) -> bool:
    """Let attacks on an own lane go on that fail as things stand (NN-129)."""
    battle, rest = view.battle, decision.about.rest
    if battle is None or battle.defender.seat != decision.seat:
        return False
    asked = decision.kind == "block" or (isinstance(rest, Answering) and "attack" in rest.kinds)
    return asked and battle.power < battle.resolve + battle.raised


def _order(_view: NeoNobleView, decision: Decision) -> bool:
    """Let texts come in the order in which they are listed."""
    return decision.kind == "order"


HABITS = (Habit("small", _small), Habit("fails_anyway", _fails_anyway), Habit("order", _order))
