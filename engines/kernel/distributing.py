"""A decision that deals items out over targets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from engines.kernel.answers import BACK, Answer, Asked, Chance


@dataclass(slots=True, eq=False)
class Distribute(Asked):
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
