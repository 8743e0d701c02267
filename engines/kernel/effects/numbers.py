"""Numbers that are reckoned from others, whatever a game counts.

A game makes them its own by its union of values: `class Sum(numbers.Sum["Value"])`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Generic, Literal, TypeVar

from pydantic import Field

from engines.kernel.cards.packs import Part

V = TypeVar("V")


class Sum(Part, Generic[V]):
    """All parts together."""

    calc: Literal["sum"]
    parts: tuple[V, ...] = Field(min_length=2, max_length=4)


class Difference(Part, Generic[V]):
    """The first part less the others; may be negative."""

    calc: Literal["difference"]
    parts: tuple[V, ...] = Field(min_length=2, max_length=4)


class Product(Part, Generic[V]):
    """The parts multiplied."""

    calc: Literal["product"]
    parts: tuple[V, ...] = Field(min_length=2, max_length=4)


class Least(Part, Generic[V]):
    """The smallest part."""

    calc: Literal["min"]
    parts: tuple[V, ...] = Field(min_length=2, max_length=4)


class Greatest(Part, Generic[V]):
    """The greatest part."""

    calc: Literal["max"]
    parts: tuple[V, ...] = Field(min_length=2, max_length=4)


def reckon(value: Any, number: Callable[[Any], int]) -> int:
    """Return what one of the numbers above comes to; `number` says what each of its parts is."""
    parts = [number(part) for part in value.parts]
    match value:
        case Sum():
            return sum(parts)
        case Difference():
            return parts[0] - sum(parts[1:])
        case Product():
            return prod(parts)
        case Least():
            return min(parts)
        case _:
            return max(parts)
