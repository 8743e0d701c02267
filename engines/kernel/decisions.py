"""What rules may ask a player, and what may be answered.

A decision carries its complete set of legal answers. An option is named by a
stable key (a card, a noble, a verb), never by its place in a list. How a
decision reads to a person is made from it later, see `prompts`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations, pairwise, permutations
from math import comb, factorial
from typing import Any, Protocol, TypeAlias, TypeVar, cast

Answer: TypeAlias = "str | int | tuple[str, ...] | tuple[int, ...]"

BACK = "back"
"""The answer that takes back a first step whose second step has revealed nothing."""

RESIGN = "resign"
"""The answer of a seat that gives up at any moment, where the others play on without it."""


class Chance(Protocol):
    """Where random picks come from: `Dice`, or `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop` - 1."""
        ...


@dataclass(slots=True, eq=False, kw_only=True)
class _Asked:
    """What every decision has: whom it concerns, what it is about, and what happens without an answer."""

    default: Any = None
    """The answer given when time runs out; None means any legal answer, at random."""
    back: bool = False
    """Whether `BACK` is allowed besides."""
    hidden: bool = False
    """Whether the answer stays unknown to the other seats."""
    subject: tuple[str, ...] = ()
    """Keys that the question is about, such as the card picked in the step before."""


@dataclass(slots=True, eq=False)
class Choose(_Asked):
    """One of N. The answer is a key."""

    seat: int
    kind: str
    keys: tuple[str, ...]

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        return answer in self.keys or (self.back and answer == BACK)

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from self.keys

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return len(self.keys)

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random, never `BACK`."""
        keys = self.keys
        return keys[chance.randrange(len(keys))]


@dataclass(slots=True, eq=False)
class Pick(_Asked):
    """From `least` to `most` of N. The answer is a tuple of keys in the order of `keys`."""

    seat: int
    kind: str
    keys: tuple[str, ...]
    least: int
    most: int

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        places = [self.keys.index(key) if isinstance(key, str) and key in self.keys else -1 for key in answer]
        return -1 not in places and all(a < b for a, b in pairwise(places))

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        for size in range(self.least, self.most + 1):
            yield from combinations(self.keys, size)

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return sum(comb(len(self.keys), size) for size in range(self.least, self.most + 1))

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random, each size alike."""
        wanted = self.least + chance.randrange(self.most - self.least + 1)
        left = list(range(len(self.keys)))
        taken = sorted(left.pop(chance.randrange(len(left))) for _ in range(wanted))
        return tuple(self.keys[place] for place in taken)


@dataclass(slots=True, eq=False)
class Arrange(_Asked):
    """An order of N. The answer is a tuple of all keys."""

    seat: int
    kind: str
    keys: tuple[str, ...]

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple):
            return False
        keys = [key for key in answer if isinstance(key, str)]
        return len(keys) == len(answer) and sorted(keys) == sorted(self.keys)

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from permutations(self.keys)

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return factorial(len(self.keys))

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random."""
        left = list(self.keys)
        return tuple(left.pop(chance.randrange(len(left))) for _ in self.keys)


@dataclass(slots=True, eq=False)
class Number(_Asked):
    """A number from `least` to `most`, both included. The answer is an int."""

    seat: int
    kind: str
    least: int
    most: int

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        return type(answer) is int and self.least <= answer <= self.most

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from range(self.least, self.most + 1)

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return self.most - self.least + 1

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random."""
        return self.least + chance.randrange(self.count())


@dataclass(slots=True, eq=False)
class Distribute(_Asked):
    """`total` items over the targets `keys`. The answer is a tuple of amounts, one for each target."""

    seat: int
    kind: str
    keys: tuple[str, ...]
    total: int
    caps: tuple[int, ...] = field(default=())
    """The most that each target takes; empty means no limit."""

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple) or len(answer) != len(self.keys):
            return False
        amounts = [n for n in answer if type(n) is int and n >= 0]
        fits = all(n <= cap for n, cap in zip(amounts, self._caps(), strict=False))
        return len(amounts) == len(self.keys) and sum(amounts) == self.total and fits

    def _caps(self) -> tuple[int, ...]:
        return self.caps or (self.total,) * len(self.keys)

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from _splits(self.total, self._caps())

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        ways = [1] + [0] * self.total  # of giving so many items to the targets so far
        for cap in self._caps():
            sums = [0, *accumulate(ways)]
            ways = [sums[n + 1] - sums[max(0, n - cap)] for n in range(self.total + 1)]
        return ways[self.total]

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random: item after item on a target that has room."""
        caps = self._caps()
        amounts = [0] * len(self.keys)
        for _ in range(self.total):
            free = [i for i, cap in enumerate(caps) if amounts[i] < cap]
            amounts[free[chance.randrange(len(free))]] += 1
        return tuple(amounts)


def _splits(total: int, caps: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not caps:
        if total == 0:
            yield ()
        return
    room_behind = sum(caps[1:])
    for first in range(max(0, total - room_behind), min(total, caps[0]) + 1):
        for rest in _splits(total - first, caps[1:]):
            yield (first, *rest)


Decision: TypeAlias = "Choose | Pick | Arrange | Number | Distribute"


def passive(decision: Decision) -> Answer:
    """Return the answer of a seat that has left: the default, else the first one listed."""
    return as_answer(decision.default) if decision.default is not None else next(decision.answers())


class Together:
    """Several seats decide at once, in any order; the rules go on when all have answered.

    Until then no seat learns what another has answered. The rules receive the
    answers as a tuple in the order of the decisions.
    """

    __slots__ = ("decisions",)

    def __init__(self, *decisions: Decision) -> None:
        self.decisions = decisions


T = TypeVar("T")
Play: TypeAlias = Generator["Decision | Together", Any, T]
"""A piece of the rules: yields decisions, receives their answers, returns a T."""


def as_answer(value: object) -> Answer:
    """Turn an answer that came through JSON back into itself (lists become tuples). Raises TypeError."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, list | tuple):
        return tuple(cast("Sequence[str]", value))
    raise TypeError(f"not an answer: {value!r}")
