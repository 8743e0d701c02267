"""A decision that sends each of many to a place: blockers to attackers, attackers to those they attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from engines.kernel.answers import BACK, Answer, Asked, Chance

NOWHERE = ""
"""The place of a key that stays where it is, and in a duty, any key."""


class Bounds(NamedTuple):
    """A place takes none, or so many."""

    least: int
    most: int


class _Counter(NamedTuple):
    """Where a place is counted."""

    number: int
    enough: int
    """From here on more make no difference: it has enough, or already too many."""


class _Rest(NamedTuple):
    """What the keys from some on can make of it: the most duties kept, and in how many ways."""

    kept: int
    ways: int


_IMPOSSIBLE = _Rest(-1, 0)


@dataclass(slots=True, eq=False)
class Assign(Asked):
    """Each key to one of its places, or nowhere. The answer is a tuple of places, `""` for nowhere.

    Of what the bounds allow, the answers are legal that keep as many duties as can be kept at once. They are
    counted, not tried: the cost grows with the keys and with the counts of places that have bounds or duties.
    """

    seat: int
    kind: str
    keys: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]
    """For each key, where it can go."""
    bounds: Mapping[str, Bounds] = field(default_factory=dict[str, Bounds])
    """For places that do not take any number."""
    duties: tuple[tuple[str, str], ...] = ()
    """A key and the place where it has to go; with `""` for the key, somebody has to go there."""
    _counted: dict[str, _Counter] = field(default_factory=dict[str, "_Counter"], init=False, repr=False)
    """The places of which it matters how many go there."""
    _alike: list[slice] = field(default_factory=list[slice], init=False, repr=False)
    """Places of one nature stand side by side in the counts: whichever of them has which is the same."""
    _known: dict[tuple[int, tuple[int, ...]], _Rest] = field(
        default_factory=dict[tuple[int, tuple[int, ...]], _Rest], init=False, repr=False
    )

    def __post_init__(self) -> None:
        wanted = {place for key, place in self.duties if key == NOWHERE}
        alike: dict[object, list[str]] = {}
        for place in sorted({*self.bounds, *wanted}):
            alike.setdefault(self._nature(place), []).append(place)
        for places in alike.values():
            begin = len(self._counted)
            self._alike.append(slice(begin, begin + len(places)))
            for place in places:
                least, most = self.bounds.get(place, Bounds(1, len(self.keys)))
                enough = most + 1 if most < len(self.keys) else max(1, least)
                self._counted[place] = _Counter(len(self._counted), enough)

    def _nature(self, place: str) -> object:
        """Return what makes a place differ from others: its bounds, its duties, and who can go there."""
        duties = sorted(key for key, where in self.duties if where == place)
        comers = [number for number, places in enumerate(self.places) if place in places]
        return (self.bounds.get(place), *duties), tuple(comers)

    def allows(self, answer: Answer) -> bool:
        """Tell whether the answer is legal."""
        if answer == BACK:
            return self.back
        if not isinstance(answer, tuple) or len(answer) != len(self.keys):
            return False
        counts, kept = self._empty(), 0
        for key, place in enumerate(answer):
            if not isinstance(place, str) or place not in (NOWHERE, *self.places[key]):
                return False
            kept += self._keeps(key, place)
            counts = self._with(counts, place)
        ended = self._end(counts)
        return ended.ways > 0 and kept + ended.kept == self._best(0, self._empty()).kept

    def leads(self, going: Mapping[int, str]) -> bool:
        """Tell whether a legal answer lets the keys at these numbers go to these places."""
        return next(self._from(0, self._empty(), going), None) is not None

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from self._from(0, self._empty(), {})

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        return self._best(0, self._empty()).ways

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random, each alike."""
        answer: list[str] = []
        counts = self._empty()
        for key in range(len(self.keys)):
            wanted = chance.randrange(self._best(key, counts).ways)
            for place, after, rest in self._moves(key, counts):
                if wanted < rest.ways:
                    answer.append(place)
                    counts = after
                    break
                wanted -= rest.ways
        return tuple(answer)

    def _from(self, key: int, counts: tuple[int, ...], going: Mapping[int, str]) -> Iterator[tuple[str, ...]]:
        if key == len(self.keys):
            yield ()
            return
        for place, after, _ in self._moves(key, counts):
            if going.get(key, place) == place:
                for rest in self._from(key + 1, after, going):
                    yield (place, *rest)

    def _moves(self, key: int, counts: tuple[int, ...]) -> list[tuple[str, tuple[int, ...], _Rest]]:
        """Return where the key goes in legal answers, what is counted then, and what the rest makes of it."""
        best = self._best(key, counts)
        moves: list[tuple[str, tuple[int, ...], _Rest]] = []
        for place in (NOWHERE, *self.places[key]):
            after = self._with(counts, place)
            rest = self._best(key + 1, after)
            if rest.ways and rest.kept + self._keeps(key, place) == best.kept:
                moves.append((place, after, rest))
        return moves

    def _best(self, key: int, counts: tuple[int, ...]) -> _Rest:
        """Return what the keys from this one on can make of it."""
        if key == len(self.keys):
            return self._end(counts)
        if len(self._alike) < len(counts):
            counts = tuple(chain.from_iterable(sorted(counts[places]) for places in self._alike))
        found = self._known.get((key, counts))
        if found is None:
            kept, ways = _IMPOSSIBLE
            for place in (NOWHERE, *self.places[key]):
                rest = self._best(key + 1, self._with(counts, place))
                total = rest.kept + self._keeps(key, place)
                if rest.ways and total >= kept:
                    kept, ways = total, rest.ways + (ways if total == kept else 0)
            found = self._known[key, counts] = _Rest(kept, ways)
        return found

    def _empty(self) -> tuple[int, ...]:
        return (0,) * len(self._counted)

    def _with(self, counts: tuple[int, ...], place: str) -> tuple[int, ...]:
        """Count one more at the place, up to where more make no difference."""
        counter = self._counted.get(place)
        if counter is None or counts[counter.number] == counter.enough:
            return counts
        number = counter.number
        return (*counts[:number], counts[number] + 1, *counts[number + 1 :])

    def _end(self, counts: tuple[int, ...]) -> _Rest:
        """Return what the counts come to when all keys have gone."""
        kept = 0
        for place, number in zip(self._counted, counts, strict=True):
            least, most = self.bounds.get(place, Bounds(0, number))
            if number and not least <= number <= most:
                return _IMPOSSIBLE
            kept += self.duties.count((NOWHERE, place)) if number else 0
        return _Rest(kept, 1)

    def _keeps(self, key: int, place: str) -> int:
        """Return how many duties the key keeps by going there."""
        return self.duties.count((self.keys[key], place)) if place else 0
