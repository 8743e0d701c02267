"""How small and how great a number on a card can become (`values`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engines.kernel.state.limits import saturated
from engines.noxtalia.language.values import (
    Count,
    Difference,
    Greatest,
    Least,
    Product,
    PvMissing,
    Sum,
    Value,
)

MANY = 10**6
"""More than anything counted."""


def reach(value: Value) -> tuple[int, int]:
    """Return the least and the greatest number that a value can be."""
    match value:
        case int():
            return value, value
        case "die":
            return 1, 6
        case "pm_spent" | "damage_dealt" | Count() | PvMissing():
            return 0, MANY
        case Sum():
            lows, highs = _of(value.parts)
            return saturated(sum(lows)), saturated(sum(highs))
        case Difference():
            (low, *lows), (high, *highs) = _of(value.parts)
            return saturated(low - sum(highs)), saturated(high - sum(lows))
        case Product():
            low, high = 1, 1
            for part in value.parts:
                edges = [one * other for one, other in product((low, high), reach(part))]
                low, high = saturated(min(edges)), saturated(max(edges))
            return low, high
        case Least():
            lows, highs = _of(value.parts)
            return min(lows), min(highs)
        case Greatest():
            lows, highs = _of(value.parts)
            return max(lows), max(highs)


def _of(parts: Sequence[Value]) -> tuple[list[int], list[int]]:
    edges = [reach(part) for part in parts]
    return [low for low, _ in edges], [high for _, high in edges]
