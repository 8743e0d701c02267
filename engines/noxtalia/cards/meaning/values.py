"""What each number in an effect is (`values`)."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from engines.kernel.limits import saturated
from engines.noxtalia.cards.language.values import (
    Count,
    Difference,
    Greatest,
    Least,
    Product,
    PvMissing,
    Sum,
    Value,
)
from engines.noxtalia.cards.meaning.selectors import meant
from engines.noxtalia.table.state import Table
from engines.noxtalia.table.use import Use


def number(table: Table, use: Use, value: Value) -> int:
    """Return a value as it is now, held within the bound of all numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return saturated(_WORDS[value](table, use))
    table.tick()
    return saturated(_COUNTING[type(value)](table, use, value))


def _die(_table: Table, use: Use) -> int:
    return use.die


def _pm_spent(_table: Table, use: Use) -> int:
    return use.spent


def _damage_dealt(table: Table, _use: Use) -> int:
    attack = table.going_on
    return 0 if attack is None else attack.damage or 0


def _count(table: Table, use: Use, value: Count) -> int:
    return len(meant(table, use, value.of))


def _pv_missing(table: Table, use: Use, value: PvMissing) -> int:
    return sum(max(0, spirit.body.max_pv - spirit.pv) for spirit in meant(table, use, value.of))


def _parts(table: Table, use: Use, parts: tuple[Value, ...]) -> list[int]:
    return [number(table, use, part) for part in parts]


def _sum(table: Table, use: Use, value: Sum) -> int:
    return sum(_parts(table, use, value.parts))


def _difference(table: Table, use: Use, value: Difference) -> int:
    first, *others = _parts(table, use, value.parts)
    return first - sum(others)


def _product(table: Table, use: Use, value: Product) -> int:
    return prod(_parts(table, use, value.parts))


def _least(table: Table, use: Use, value: Least) -> int:
    return min(_parts(table, use, value.parts))


def _greatest(table: Table, use: Use, value: Greatest) -> int:
    return max(_parts(table, use, value.parts))


_WORDS: dict[str, Callable[[Table, Use], int]] = {
    "die": _die,
    "pm_spent": _pm_spent,
    "damage_dealt": _damage_dealt,
}
_COUNTING: dict[type[Any], Callable[[Table, Use, Any], int]] = {
    Count: _count,
    PvMissing: _pv_missing,
    Sum: _sum,
    Difference: _difference,
    Product: _product,
    Least: _least,
    Greatest: _greatest,
}
