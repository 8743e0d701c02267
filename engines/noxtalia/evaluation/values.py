"""What each number in an effect is (`values`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.kernel.effects.numbers import reckon
from engines.kernel.state.limits import saturated
from engines.noxtalia.evaluation.selectors import meant
from engines.noxtalia.language.values import Count, PvMissing, Value
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


def number(table: Table, use: ResolvingEffect, value: Value) -> int:
    """Return a value as it is now, held within the bound of all numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return saturated(_WORDS[value](table, use))
    table.tick()
    counted = _COUNTING.get(type(value))
    if counted is None:
        return saturated(reckon(value, lambda part: number(table, use, part)))
    return saturated(counted(table, use, value))


def _die(_table: Table, use: ResolvingEffect) -> int:
    return use.die


def _pm_spent(_table: Table, use: ResolvingEffect) -> int:
    return use.spent


def _damage_dealt(table: Table, _use: ResolvingEffect) -> int:
    attack = table.going_on
    return 0 if attack is None else attack.damage or 0


def _count(table: Table, use: ResolvingEffect, value: Count) -> int:
    return len(meant(table, use, value.of))


def _pv_missing(table: Table, use: ResolvingEffect, value: PvMissing) -> int:
    return sum(max(0, spirit.body.max_pv - spirit.pv) for spirit in meant(table, use, value.of))


_WORDS: dict[str, Callable[[Table, ResolvingEffect], int]] = {
    "die": _die,
    "pm_spent": _pm_spent,
    "damage_dealt": _damage_dealt,
}
_COUNTING: dict[type[Any], Callable[[Table, ResolvingEffect, Any], int]] = {
    Count: _count,
    PvMissing: _pv_missing,
}
complete(Value, _COUNTING)
