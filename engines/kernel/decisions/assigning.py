"""A decision that sends each of many to a place: blockers to attackers, attackers to those they attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import prod
from typing import NamedTuple

from engines.kernel.decisions.answers import BACK, Answer, AnswerPart, Asked, Chance, Continuation

NOWHERE = ""
"""The place of a key that stays where it is, and in a duty, any key."""


class AssignBounds(NamedTuple):
    """A place takes none, or so many."""

    least: int
    most: int


class _Counter(NamedTuple):
    """Where a place is counted."""

    number: int
    enough: int
    """From here on more make no difference: it has enough, or already too many."""


class _Gone(NamedTuple):
    """What matters of the keys that have gone somewhere."""

    counts: tuple[int, ...]
    """How many went to each counted place."""
    number: int = 0
    """How many went anywhere, where `total` bounds it."""
    taken: tuple[tuple[int, str], ...] = ()
    """Keys that are still to go, with a place not open to each: one went there from which it is apart."""


class _Rest(NamedTuple):
    """What the keys from some on can make of it: the most duties kept, and in how many ways."""

    kept: int
    ways: int


class _Move(NamedTuple):
    """Where a key goes, what matters then, and what the rest makes of it."""

    place: str
    gone: _Gone
    rest: _Rest


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
    bounds: Mapping[str, AssignBounds] = field(default_factory=dict[str, AssignBounds])
    """For places that do not take any number."""
    duties: tuple[tuple[str, str], ...] = ()
    """A key and the place where it has to go; with `""` for the key, somebody has to go there."""
    total: AssignBounds | None = None
    """How many may go anywhere: none, or so many."""
    apart: tuple[tuple[str, str], ...] = ()
    """Pairs of keys that share no place: what may go to two places stands as two keys."""
    _counted: dict[str, _Counter] = field(default_factory=dict[str, "_Counter"], init=False, repr=False)
    """The places of which it matters how many go there."""
    _alike: list[slice] = field(default_factory=list[slice], init=False, repr=False)
    """Places of one nature stand side by side in the counts: whichever of them has which is the same."""
    _later: list[list[int]] = field(default_factory=list[list[int]], init=False, repr=False)
    """For each key, those after it from which it is apart."""
    _known: dict[tuple[int, _Gone], _Rest] = field(
        default_factory=dict[tuple[int, "_Gone"], "_Rest"], init=False, repr=False
    )

    _free: bool = field(default=False, init=False, repr=False)
    """Each key goes where it can, whatever the others do."""

    def __post_init__(self) -> None:
        self._free = not (self.bounds or self.duties or self.apart or self.total)
        if self._free:
            self._later = [[]] * len(self.keys)
            return
        wanted = {place for key, place in self.duties if key == NOWHERE}
        alike: dict[object, list[str]] = {}
        for place in sorted({*self.bounds, *wanted}):
            alike.setdefault(self._nature(place), []).append(place)
        for places in alike.values():
            begin = len(self._counted)
            self._alike.append(slice(begin, begin + len(places)))
            for place in places:
                least, most = self.bounds.get(place, AssignBounds(1, len(self.keys)))
                enough = most + 1 if most < len(self.keys) else max(1, least)
                self._counted[place] = _Counter(len(self._counted), enough)
        numbers = {key: number for number, key in enumerate(self.keys)}
        pairs = [sorted((numbers[one], numbers[other])) for one, other in self.apart]
        self._later = [[other for one, other in pairs if one == key] for key in range(len(self.keys))]

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
        if self._free:
            return all(
                place == NOWHERE or place in able for able, place in zip(self.places, answer, strict=True)
            )
        gone, kept = self._none_gone(), 0
        for key, place in enumerate(answer):
            if not isinstance(place, str) or place not in self._open(key, gone):
                return False
            kept += self._keeps(key, place)
            gone = self._with(gone, key, place)
        ended = self._end(gone)
        return ended.ways > 0 and kept + ended.kept == self._best(0, self._none_gone()).kept

    def leads(self, going: Mapping[int, str]) -> bool:
        """Tell whether a legal answer lets the keys at these numbers go to these places."""
        return next(self._from(0, self._none_gone(), going), None) is not None

    def next(self, said: Sequence[AnswerPart]) -> Continuation:
        """Return how to go on: with the place of the next key."""
        places = tuple(map(str, said))
        if len(places) == len(self.keys):
            return Continuation((), places)
        gone = self._none_gone()
        for key, place in enumerate(places):
            gone = self._with(gone, key, place)
        return Continuation(tuple(move.place for move in self._moves(len(places), gone)))

    def answers(self) -> Iterator[Answer]:
        """Yield every legal answer but `BACK`."""
        yield from self._from(0, self._none_gone(), {})

    def count(self) -> int:
        """Return how many answers there are, `BACK` not counted."""
        if self._free:
            return prod(1 + len(able) for able in self.places)
        return self._best(0, self._none_gone()).ways

    def any(self, chance: Chance) -> Answer:
        """Return a legal answer at random, each alike."""
        if self._free:
            ways, able = self.count(), self.places
            return tuple([_any(chance, each, ways := ways // (1 + len(each))) for each in able])
        answer: list[str] = []
        gone = self._none_gone()
        for key in range(len(self.keys)):
            wanted = chance.randrange(self._best(key, gone).ways)
            for move in self._moves(key, gone):
                if wanted < move.rest.ways:
                    answer.append(move.place)
                    gone = move.gone
                    break
                wanted -= move.rest.ways
        return tuple(answer)

    def _from(self, key: int, gone: _Gone, going: Mapping[int, str]) -> Iterator[tuple[str, ...]]:
        if key == len(self.keys):
            yield ()
            return
        for move in self._moves(key, gone, going.get(key)):
            for rest in self._from(key + 1, move.gone, going):
                yield (move.place, *rest)

    def _moves(self, key: int, gone: _Gone, only: str | None = None) -> Iterator[_Move]:
        """Yield where the key goes in legal answers; to one place alone, if it is given."""
        best = self._best(key, gone)
        for place in self._open(key, gone):
            if only not in (None, place):
                continue
            after = self._with(gone, key, place)
            rest = self._best(key + 1, after)
            if rest.ways and rest.kept + self._keeps(key, place) == best.kept:
                yield _Move(place, after, rest)

    def _best(self, key: int, gone: _Gone) -> _Rest:
        """Return what the keys from this one on can make of it."""
        if key == len(self.keys):
            return self._end(gone)
        if len(self._alike) < len(gone.counts) and not gone.taken:
            counts = chain.from_iterable(sorted(gone.counts[places]) for places in self._alike)
            gone = gone._replace(counts=tuple(counts))
        found = self._known.get((key, gone))
        if found is None:
            kept, ways = _IMPOSSIBLE
            for place in self._open(key, gone):
                rest = self._best(key + 1, self._with(gone, key, place))
                total = rest.kept + self._keeps(key, place)
                if rest.ways and total >= kept:
                    kept, ways = total, rest.ways + (ways if total == kept else 0)
            found = self._known[key, gone] = _Rest(kept, ways)
        return found

    def _none_gone(self) -> _Gone:
        return _Gone((0,) * len(self._counted))

    def _open(self, key: int, gone: _Gone) -> Iterator[str]:
        """Yield where a key may go: nowhere, or where none went from which it is apart."""
        yield NOWHERE
        yield from (place for place in self.places[key] if (key, place) not in gone.taken)

    def _with(self, gone: _Gone, key: int, place: str) -> _Gone:
        """Return what matters when the key has gone there."""
        if place == NOWHERE and not gone.taken:
            return gone
        taken = [each for each in gone.taken if each[0] != key]
        if place != NOWHERE:
            taken += [(other, place) for other in self._later[key]]
        number = gone.number + (place != NOWHERE and self.total is not None)
        return _Gone(self._counting(gone.counts, place), number, tuple(sorted({*taken})))

    def _counting(self, counts: tuple[int, ...], place: str) -> tuple[int, ...]:
        """Count one more at the place, up to where more make no difference."""
        counter = self._counted.get(place)
        if counter is None or counts[counter.number] == counter.enough:
            return counts
        number = counter.number
        return (*counts[:number], counts[number] + 1, *counts[number + 1 :])

    def _end(self, gone: _Gone) -> _Rest:
        """Return what it comes to when all keys have gone."""
        if not _is_within(self.total, gone.number):
            return _IMPOSSIBLE
        kept = 0
        for place, number in zip(self._counted, gone.counts, strict=True):
            if not _is_within(self.bounds.get(place), number):
                return _IMPOSSIBLE
            kept += self.duties.count((NOWHERE, place)) if number else 0
        return _Rest(kept, 1)

    def _keeps(self, key: int, place: str) -> int:
        """Return how many duties the key keeps by going there."""
        return self.duties.count((self.keys[key], place)) if place else 0


def _any(chance: Chance, places: Sequence[str], rest: int) -> str:
    """Return where a key goes that can go anywhere, where those after it have so many ways to go."""
    number = chance.randrange(rest * (1 + len(places))) // rest
    return places[number - 1] if number else NOWHERE


def _is_within(bounds: AssignBounds | None, number: int) -> bool:
    return bounds is None or number == 0 or bounds.least <= number <= bounds.most
