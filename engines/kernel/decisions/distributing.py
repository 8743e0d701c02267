"""A decision that deals items out over targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain
from typing import NamedTuple

from engines.kernel.decisions.answers import BACK, Answer, AnswerPart, Asked, Chance, Continuation


class _Box(NamedTuple):
    """Between how many and how many each target takes."""

    least: tuple[int, ...]
    most: tuple[int, ...]

    def holds(self, amounts: tuple[int, ...]) -> bool:
        return all(low <= n <= high for low, n, high in zip(self.least, amounts, self.most, strict=True))

    def next(self, given: Sequence[int], total: int) -> range:
        """Return what the target after those may take of so many items."""
        place, rest = len(given), total - sum(given)
        low, high = self.least[place:], self.most[place:]
        if not self._begins(given) or any(a > b for a, b in zip(low, high, strict=True)):
            return range(0)
        return range(max(low[0], rest - sum(high[1:])), min(high[0], rest - sum(low[1:])) + 1)

    def _begins(self, given: Sequence[int]) -> bool:
        return all(low <= n <= high for low, n, high in zip(self.least, given, self.most, strict=False))

    def count(self, total: int) -> int:
        """Return in how many ways so many items are dealt out."""
        spare = total - sum(self.least)
        if spare < 0 or any(low > high for low, high in zip(*self, strict=True)):
            return 0
        ways = [1] + [0] * spare  # of giving so many items beyond the least to the targets so far
        for low, high in zip(*self, strict=True):
            sums = [0, *accumulate(ways)]
            ways = [sums[n + 1] - sums[max(0, n - (high - low))] for n in range(spare + 1)]
        return ways[spare]


@dataclass(slots=True, eq=False)
class Distribute(Asked):
    """`total` items over the targets `keys`. The answer is a tuple of amounts, one for each target."""

    seat: int
    kind: str
    keys: tuple[str, ...]
    total: int
    caps: tuple[int, ...] = field(default=())
    """The most that each target takes; empty means no limit."""
    least: tuple[int, ...] = field(default=())
    """What each target takes at least; empty means nothing."""
    gate: tuple[int, ...] = field(default=())
    """What each target but the last must take before the last takes anything; empty means nothing."""

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple) or len(answer) != len(self.keys):
            return False
        amounts = tuple(n for n in answer if type(n) is int)
        if len(amounts) < len(self.keys) or sum(amounts) != self.total:
            return False
        return any(box.holds(amounts) for box in self._boxes())

    def leads(self, amounts: Sequence[int]) -> bool:
        """Tell whether a legal answer gives each target this much, or more."""
        return any(
            _Box(tuple(map(max, box.least, amounts)), box.most).count(self.total) > 0 for box in self._boxes()
        )

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with what the next target takes."""
        given = [int(n) for n in said]
        if len(given) == len(self.keys):
            return Continuation((), tuple(given))
        return Continuation(
            sorted({*chain.from_iterable(box.next(given, self.total) for box in self._boxes())})
        )

    def _boxes(self) -> list[_Box]:
        """Return the bounds: with a gate, where the last target takes nothing and where it does."""
        least = self.least or (0,) * len(self.keys)
        most = self.caps or (self.total,) * len(self.keys)
        if not self.gate:
            return [_Box(least, most)]
        *others, last = least
        passed = tuple(max(low, gate) for low, gate in zip(others, self.gate, strict=True))
        open_gate = _Box((*passed, max(1, last)), most)
        return [_Box(least, (*most[:-1], 0)), open_gate]

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        for box in self._boxes():
            yield from _splits(self.total, box.least, box.most)

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return sum(box.count(self.total) for box in self._boxes())

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random: item after item on a target that has room."""
        box = self._any_box(chance)
        amounts = list(box.least)
        for _ in range(self.total - sum(amounts)):
            free = [i for i, most in enumerate(box.most) if amounts[i] < most]
            amounts[free[chance.randrange(len(free))]] += 1
        return tuple(amounts)

    def _any_box(self, chance: Chance) -> _Box:
        boxes = [box for box in self._boxes() if box.count(self.total)] if self.gate else self._boxes()
        return boxes[0] if len(boxes) == 1 else boxes[chance.randrange(len(boxes))]


def _splits(total: int, least: tuple[int, ...], most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not most:
        if total == 0:
            yield ()
        return
    low, high = max(least[0], total - sum(most[1:])), min(most[0], total - sum(least[1:]))
    for first in range(low, high + 1):
        for rest in _splits(total - first, least[1:], most[1:]):
            yield (first, *rest)
