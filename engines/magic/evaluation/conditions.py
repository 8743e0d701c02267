"""Whether what a text asks for is so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engines.kernel.effects.logic import met, within
from engines.magic.evaluation import filters, selectors, values
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.conditions import (
    AimsAt,
    CastSo,
    Compare,
    Condition,
    Did,
    Is,
    Newcomer,
    Paid,
    Turn,
    TurnPart,
)
from engines.magic.table.keys import thing_named
from engines.magic.table.state import MAIN, Step, Table


def hold(scope: Scope, conditions: Sequence[Condition]) -> bool:
    """Tell whether all conditions hold."""
    return all(met(each, lambda leaf, denied: _holds(scope, leaf) is not denied) for each in conditions)


def _holds(scope: Scope, condition: Condition) -> bool:
    table, voice = scope.table, scope.voice
    match condition:
        case Compare():
            amount = values.number(scope, condition.value)
            more, less = condition.more_than, condition.less_than
            if more is not None and amount <= values.number(scope, more):
                return False
            if less is not None and amount >= values.number(scope, less):
                return False
            return within(condition, amount, lambda value: values.number(scope, value))
        case Is():
            found = [find(table, scope.board, number) for number in selectors.named(scope, condition.what)]
            return any(seen is not None and filters.fits(scope, condition.filter, seen) for seen in found)
        case Turn():
            whose = selectors.is_whose(condition.whose, table.active, voice.seat)
            return whose and (condition.is_whole or _is_part(table, condition))
        case Paid():
            return voice.kicked
        case AimsAt():
            return any(_is_aim(scope, condition, key) for key in voice.targets if key)
        case Newcomer():
            perm = table.perms.get(voice.source)
            return perm is not None and perm.since >= table.turn - (2 if table.active == perm.seat else 1)
        case CastSo():
            return voice.way == condition.way
        case Did():
            return voice.done > 0
        case _:
            raise TypeError(condition)


_STEPS: tuple[Step, ...] = get_args(Step)
_PARTS: dict[TurnPart, tuple[Step, ...]] = {
    "upkeep": ("upkeep",),
    "draw": ("draw",),
    "combat": ("begin_combat", "attackers", "blockers", "first_damage", "damage", "end_combat"),
    "attackers": ("attackers",),
    "blockers": ("blockers",),
    "end": ("end",),
}
_BEFORE: dict[str, Step] = {"attackers": "attackers", "blockers": "blockers", "damage": "first_damage"}


def _is_part(table: Table, condition: Turn) -> bool:
    """Tell whether it is the part of the turn that is asked for (500.1, 506.1)."""
    if condition.main and table.step not in MAIN:
        return False
    if condition.step is not None and table.step not in _PARTS[condition.step]:
        return False
    if condition.before is None:
        return True
    return _STEPS.index(table.step) < _STEPS.index(_BEFORE[condition.before])


def _is_aim(scope: Scope, condition: AimsAt, key: str) -> bool:
    seen = find(scope.table, scope.board, thing_named(key))
    return (
        seen is not None
        and (seen.zone == "stack") is (condition.zone == "spell")
        and selectors.is_whose(condition.whose, seen.seat, scope.voice.seat)
        and filters.fits(scope, condition.filter, seen)
    )
