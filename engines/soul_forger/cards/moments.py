"""When a text begins: in which phases, and in whose turn; what can never be so then."""

from __future__ import annotations

from typing import get_args

from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.conditions import AllOf, AnyOf, Condition, InPhase, Not, YourTurn
from engines.soul_forger.language.parts import Phase

_EVERY = frozenset[str](get_args(Phase))
_MAIN = frozenset(("main_1", "main_2"))
_PHASES = {
    "turn_began": frozenset(("ready",)), "turn_ended": frozenset(("end",)),
    **dict.fromkeys(
        ("attack_declared", "blocked", "attacked", "player_attacked", "unblocked"), frozenset(("combat",))
    ),
}  # fmt: skip
"""In which phase an event happens (SF-32, SF-35, SF-37)."""
_OF_TURN = ("turn_began", "turn_ended", "phase_began", "phase_ending", "attack_declared", "unblocked")
"""Events of the turn player's alone."""
_OF_OTHERS = ("attacked", "player_attacked", "blocked")
"""Events of others alone."""


def phases(ability: Ability) -> frozenset[str]:
    """Return the phases in which an ability can begin."""
    when = ability.when
    if when is not None and when.phase is not None:
        return frozenset((when.phase,))
    if when is not None:
        return _PHASES.get(when.event, _EVERY)
    return _MAIN if _is_normal(ability) else _EVERY


def is_own_turn(ability: Ability) -> bool | None:
    """Tell whether it is always its player's turn when an ability begins, or never; None where it can be."""
    when = ability.when
    if when is not None and when.event in _OF_TURN and when.whose != "any":
        return when.whose == "own"
    if when is not None and when.event in _OF_OTHERS and when.whose == "own":
        return False
    return True if _is_normal(ability) else None


def _is_normal(ability: Ability) -> bool:
    """Tell whether it is activated at Normal speed: only in its player's Main Phases (SF-56, SF-122)."""
    return ability.kind == "activated" and ability.flow_speed == "normal"


def is_never_so(condition: Condition, ability: Ability) -> bool:
    """Tell whether a condition can never hold when an ability begins; of most it is not told."""
    match condition:
        case InPhase():
            return phases(ability).isdisjoint(condition.phase)
        case YourTurn():
            return is_own_turn(ability) is False
        case Not(of=InPhase() as denied):
            return phases(ability) <= set(denied.phase)
        case Not(of=YourTurn()):
            return is_own_turn(ability) is True
        case AllOf():
            return any(is_never_so(each, ability) for each in condition.of)
        case AnyOf():
            return all(is_never_so(each, ability) for each in condition.of)
        case _:
            return False
