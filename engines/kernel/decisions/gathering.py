"""A decision that pays: a set of cards that is enough, with none to spare."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Protocol

from engines.kernel.decisions.answers import BACK, Answer, AnswerPart, Asked, Chance, Continuation

MOST_SETS = 1_000
"""Legal sets that are listed and counted; there may be more."""
MOST_TRIALS = 20_000
"""Sets looked at for the list."""
SHORT_SEARCH = 1_000
"""Sets looked at for one that holds certain keys: some ten milliseconds at most."""


class Test(Protocol):
    """What a set must come to. A set that holds one that is enough must be enough itself."""

    def enough(self, places: Collection[int]) -> bool:
        """Tell whether the keys at these places are enough."""
        ...

    def leads(self, places: Collection[int]) -> bool | None:
        """Tell whether a legal set holds the keys at these places; None where only a search finds out."""
        ...


@dataclass(slots=True, eq=False)
class Gather(Asked):
    """A set of keys that is enough, none of them superfluous. The answer is a tuple in the order of `keys`.

    All keys together must be enough. The list begins with the proposal and holds `MOST_SETS` at most; what
    is legal beyond it is accepted all the same.
    """

    seat: int
    kind: str
    keys: tuple[str, ...]
    test: Test
    proposal: tuple[str, ...]
    """A legal answer that suits, such as the cheapest: it comes first."""

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple):
            return False
        places = [self.keys.index(key) if isinstance(key, str) and key in self.keys else -1 for key in answer]
        in_order = -1 not in places and all(a < b for a, b in pairwise(places))
        return in_order and self.test.enough(places) and not self._spares(places)

    def _spares(self, places: list[int]) -> bool:
        """Tell whether one of the places can go."""
        enough = self.test.enough
        return any(enough(places[:n] + places[n + 1 :]) for n in range(len(places)))

    def is_sole(self) -> bool:
        """Tell whether the proposal is the only legal answer: without a key of it all others are too few."""
        places = range(len(self.keys))
        without = ([place for place in places if self.keys[place] != key] for key in self.proposal)
        return not any(map(self.test.enough, without))

    def leads(self, places: Collection[int]) -> bool:
        """Tell whether a legal answer holds the keys at these places: by the test, or by a short search."""
        known = self.test.leads(places)
        return next(self._sets(places, SHORT_SEARCH), None) is not None if known is None else known

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with a key that a legal answer holds beside these."""
        held = sorted(self.keys.index(str(key)) for key in said)
        if self.test.enough(held):
            return Continuation((), tuple(self.keys[place] for place in held))
        free = (place for place in range(len(self.keys)) if place not in held)
        return Continuation(tuple(self.keys[place] for place in free if self.leads((*held, place))))

    def answers(self) -> Iterator[Answer]:
        """Yield the legal answers but `BACK`, the proposal first, up to `MOST_SETS`."""
        yield self.proposal
        others = (answer for answer in self._sets() if answer != self.proposal)
        yield from islice(others, MOST_SETS - 1)

    def _sets(self, held: Collection[int] = (), trials: int = MOST_TRIALS) -> Iterator[tuple[str, ...]]:
        """Yield sets that hold these, by the first place that they take: key after key is taken or left."""
        enough = self.test.enough
        free = [place for place in range(len(self.keys)) if place not in held]
        waiting: list[tuple[list[int], int]] = [([*held], 0)]
        while waiting and trials:
            places, key = waiting.pop()
            trials -= 1
            if enough(places):
                if not self._spares(places):
                    yield tuple(self.keys[place] for place in sorted(places))
            elif key < len(free) and enough([*places, *free[key:]]):
                waiting += ((places, key + 1), ([*places, free[key]], key + 1))

    def count(self) -> int:
        """Return how many answers are listed, `BACK` not counted."""
        return sum(1 for _ in self.answers())

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random, be it listed or not: what can go goes, in any order."""
        places = list(range(len(self.keys)))
        waiting = places[:]
        while waiting:
            place = waiting.pop(chance.randrange(len(waiting)))
            without = [other for other in places if other != place]
            if self.test.enough(without):
                places = without
        return tuple(self.keys[place] for place in places)
