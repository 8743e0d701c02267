"""What is answered, and what every question has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard, cast

from engines.kernel.decisions.context import NOTHING, DecisionContext

Answer: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]
AnswerPart: TypeAlias = str | int
"""What is said at a time by who gives an answer piece by piece."""


class Continuation(NamedTuple):
    """How an answer may go on that is given piece by piece. Every legal answer can be reached so."""

    parts: Sequence[AnswerPart]
    """What may be said next: each leads to a legal answer."""
    answer: Answer | None = None
    """The answer that has been given if nothing more is said; None where something is missing."""


BACK = "back"
"""The answer that takes back a first step whose second step has revealed nothing."""

RESIGN = "resign"
"""The answer of a seat that gives up at any moment, where the others play on without it."""


class Chance(Protocol):
    """Where random picks come from: `Dice`, or `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop` - 1."""
        ...


PASS = "pass"
"""The answer of a seat that lets a `Window` go by."""

ORDER = "order:"
"""Begins the answer of a seat that orders, at any moment, what it wants to be asked from then on."""


@dataclass(slots=True, eq=False, kw_only=True)
class Asked:
    """What every decision has: whom it concerns, what it is about, and what happens without an answer."""

    default: Any = None
    """The answer given when time runs out; None means any legal answer, at random."""
    back: bool = False
    """Whether `BACK` is allowed besides."""
    hidden: bool = False
    """Whether the answer stays unknown to the other seats."""
    about: DecisionContext = NOTHING
    """What the question is about, such as the card picked in the step before."""


def is_order(answer: Answer) -> TypeGuard[str]:
    """Tell whether the answer is an order."""
    return isinstance(answer, str) and answer.startswith(ORDER)


def as_answer(value: object) -> Answer:
    """Turn an answer that came through JSON back into itself (lists become tuples). Raises TypeError."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, list | tuple):
        return tuple(cast("Sequence[str]", value))
    raise TypeError(f"not an answer: {value!r}")
