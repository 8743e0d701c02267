"""Conditions that are made from others, and numbers compared, whatever a game asks.

A game makes them its own by its unions: `class AllOf(logic.AllOf["Condition"])`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, cast

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part

V = TypeVar("V")
C = TypeVar("C")


class Bounds(Part, Generic[V]):
    """A number compared: at least one of the bounds, all that are given must hold."""

    BOUNDS: ClassVar[tuple[str, ...]] = ("at_least", "at_most", "equals")
    at_least: V | None = None
    at_most: V | None = None
    equals: V | None = None

    @model_validator(mode="after")
    def _compares(self) -> Self:
        if all(getattr(self, name) is None for name in self.BOUNDS):
            raise PydanticCustomError("pack_no_bound", "give at_least, at_most or equals")
        return self


class AllOf(Part, Generic[C]):
    """Every one of them."""

    test: Literal["all"]
    of: tuple[C, ...] = Field(min_length=2, max_length=4)


class AnyOf(Part, Generic[C]):
    """At least one of them."""

    test: Literal["any"]
    of: tuple[C, ...] = Field(min_length=2, max_length=4)


class Not(Part, Generic[C]):
    """The contrary."""

    test: Literal["not"]
    of: C


def within(bounds: Bounds[Any], amount: int, number: Callable[[Any], int]) -> bool:
    """Tell whether an amount keeps to all bounds that are given; `number` says what each of them is."""
    if bounds.at_least is not None and amount < number(bounds.at_least):
        return False
    if bounds.at_most is not None and amount > number(bounds.at_most):
        return False
    return bounds.equals is None or amount == number(bounds.equals)


def met(condition: Any, leaf: Callable[[Any, bool], bool], *, denied: bool = False) -> bool:
    """Tell whether a condition, or its contrary when `denied`, holds.

    `leaf` answers for what is not made from others. It is told whether it is denied, for of what is not
    there a game may want neither to hold.
    """
    if isinstance(condition, Not):
        return met(cast("Not[Any]", condition).of, leaf, denied=not denied)
    if isinstance(condition, AllOf | AnyOf):
        # Not all of them is any of their contraries, and the other way round.
        together = all if isinstance(condition, AllOf) is not denied else any
        return together(met(each, leaf, denied=denied) for each in cast("AllOf[Any]", condition).of)
    return leaf(condition, denied)
