"""What rules may ask a player, and what may be answered.

A decision carries its complete set of legal answers. An option is named by a
stable key (a card, a noble, a verb), never by its place in a list. How a
decision reads to a person is made from it later, see `prompts`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, pairwise, permutations
from math import comb, factorial
from typing import Any, TypeAlias, TypeVar

from engines.kernel.decisions.answers import (
    BACK,
    PASS,
    Answer,
    AnswerPart,
    Asked,
    Chance,
    Continuation,
    as_answer,
)
from engines.kernel.decisions.assigning import Assign
from engines.kernel.decisions.distributing import Distribute
from engines.kernel.decisions.gathering import Gather


@dataclass(slots=True, eq=False)
class Choose(Asked):
    """One of N. The answer is a key."""

    seat: int
    kind: str
    keys: tuple[str, ...]

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        return answer in self.keys or (self.back and answer == BACK)

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with a key, and no more."""
        return Continuation((), as_answer(said[0])) if said else Continuation(self.keys)

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
class Pick(Asked):
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
        if len(answer) < 2:  # most are so small
            return not answer or answer[0] in self.keys
        places = [self.keys.index(key) if isinstance(key, str) and key in self.keys else -1 for key in answer]
        return -1 not in places and all(a < b for a, b in pairwise(places))

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with a key behind the last one, as long as enough are left."""
        taken = len(said)
        first = self.keys.index(str(said[-1])) + 1 if said else 0
        end = len(self.keys) - max(0, self.least - taken - 1)
        return Continuation(
            self.keys[first:end] if taken < self.most else (),
            as_answer(tuple(said)) if taken >= self.least else None,
        )

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
        if wanted < 2:
            return (self.keys[chance.randrange(len(self.keys))],) if wanted else ()
        left = list(range(len(self.keys)))
        taken = [left.pop(chance.randrange(len(left))) for _ in range(wanted)]
        return tuple([self.keys[place] for place in sorted(taken)])


@dataclass(slots=True, eq=False)
class Arrange(Asked):
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

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with a key that is left."""
        left = tuple(key for key in self.keys if key not in said)
        return Continuation(left, None if left else as_answer(tuple(said)))

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
class Number(Asked):
    """A number from `least` to `most`, both included; with gaps, one of `only`. The answer is an int."""

    seat: int
    kind: str
    least: int
    most: int
    only: tuple[int, ...] = ()
    """The legal numbers in rising order, where not all between are; nothing where they are."""

    @classmethod
    def among(cls, seat: int, kind: str, numbers: Sequence[int]) -> Number:
        """Ask for one of these numbers, which rise."""
        least, most = numbers[0], numbers[-1]
        return cls(seat, kind, least, most, () if len(numbers) > most - least else tuple(numbers))

    @property
    def numbers(self) -> Sequence[int]:
        """Return the legal numbers in rising order."""
        return self.only or range(self.least, self.most + 1)

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        return type(answer) is int and answer in self.numbers

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with a number, and no more."""
        return Continuation((), as_answer(said[0])) if said else Continuation(self.numbers)

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from self.numbers

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return len(self.numbers)

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random."""
        return self.numbers[chance.randrange(self.count())]


Decision: TypeAlias = "Choose | Pick | Arrange | Number | Distribute | Gather | Assign"


def passive(decision: Decision) -> Answer:
    """Return the answer of a seat that has left: the default, else the first one listed."""
    return as_answer(decision.default) if decision.default is not None else next(decision.answers())


def sole_answer(decision: Decision) -> Answer | None:
    """Return the only thing that can be answered; None where there is a choice, be it to go back."""
    if decision.back:
        return None
    if isinstance(decision, Gather):
        return decision.proposal if decision.is_sole() else None
    first = [*islice(decision.answers(), 2)]
    return first[0] if len(first) == 1 else None


T = TypeVar("T")
Replies: TypeAlias = Mapping[int, Answer]
"""What has been answered so far, by seat."""


class Joint(ABC):
    """Several seats are asked at once, each one thing; none learns early what another answers."""

    __slots__ = ("decisions",)

    def __init__(self, *decisions: Decision) -> None:
        self.decisions = decisions

    @abstractmethod
    def is_settled(self, given: Replies) -> bool:
        """Tell whether the rules can go on."""

    @abstractmethod
    def reply(self, given: Replies) -> Any:
        """Return what the rules receive, once it is settled."""

    def unheard(self, given: Replies) -> set[int]:
        """Return the seats whose answers count for nothing, once it is settled."""
        return set()


class Together(Joint):
    """All decide at once; the rules go on when all have answered, and receive the answers in a tuple.

    The tuple is in the order of the decisions.
    """

    __slots__ = ()

    def is_settled(self, given: Replies) -> bool:
        """Tell whether all have answered."""
        return len(given) == len(self.decisions)

    def reply(self, given: Replies) -> tuple[Answer, ...]:
        """Return the answers in the order of the decisions."""
        return tuple(given[asked.seat] for asked in self.decisions)


class Window(Joint):
    """Several seats may act, by rank: the rules receive `(seat, answer)` of the first that does, or None.

    Each decision lists `PASS`, its default. The window closes when all before that seat have passed: nobody
    waits for those behind, and what they have answered early is void. Early answers are secret, and may be
    taken back, until it closes; then the passes before that seat are known.
    """

    __slots__ = ()

    def __init__(self, *decisions: Choose) -> None:
        if not all(PASS in asked.keys and asked.default == PASS for asked in decisions):
            raise ValueError("who is asked in a window may pass, and does so by default")
        super().__init__(*decisions)

    def is_settled(self, given: Replies) -> bool:
        """Tell whether somebody acts, all before them having passed, or all have passed."""
        return self._actor(given) is not None or all(asked.seat in given for asked in self.decisions)

    def reply(self, given: Replies) -> tuple[int, Answer] | None:
        """Return the first in rank that does not pass, and what they do."""
        seat = self._actor(given)
        return None if seat is None else (seat, given[seat])

    def unheard(self, given: Replies) -> set[int]:
        """Return the seats behind the one that acts."""
        seats = [asked.seat for asked in self.decisions]
        seat = self._actor(given)
        return set() if seat is None else set(seats[seats.index(seat) + 1 :]) & given.keys()

    def _actor(self, given: Replies) -> int | None:
        for asked in self.decisions:
            answer = given.get(asked.seat)
            if answer != PASS:
                return None if answer is None else asked.seat
        return None


Play: TypeAlias = Generator["Decision | Joint", Any, T]
"""A piece of the rules: yields decisions, receives their answers, returns a T."""
