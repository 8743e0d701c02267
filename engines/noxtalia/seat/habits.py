"""What a player may order once of questions that come again; all of it looks at what everybody sees."""

from __future__ import annotations

from engines.kernel import Decision, Habit
from engines.noxtalia.seat.view import NoxtaliaView


def _survives(view: NoxtaliaView, decision: Decision) -> bool:
    """Play no Defence where the Spirit survives the attack without one (NX-53)."""
    attack = view.attack
    if decision.kind != "defend" or attack is None:
        return False
    return attack.attack.total < view.sides[attack.defender].spirits[attack.target].pv


def _partner(_view: NoxtaliaView, decision: Decision) -> bool:
    """Leave a partner's Spirits to the partner (NX-D18)."""
    return decision.kind == "ally_defend"


def _order(_view: NoxtaliaView, decision: Decision) -> bool:
    """Let effects come in the order in which they are listed."""
    return decision.kind == "order"


HABITS = (Habit("survives", _survives), Habit("partner", _partner), Habit("order", _order))
