"""Who meets whom of those who look for an opponent: first near in rating, with time further off."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice

START = 150.0
"""Points of rating between two who meet at once."""
A_MINUTE = 50.0
"""By how many more points they may differ for each minute that one of them has waited."""
NEIGHBOURS = 8
"""Others, next in rating, with whom each is compared: whoever lies beyond would meet one of them first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeker:
    """Somebody who looks for an opponent. Times are Unix seconds."""

    id: int
    pool: Hashable
    """Only within one pool do people meet: one game, one clock, the same places."""
    rating: float
    """As it is shown; a newcomer's where nothing is known."""
    began: float
    until: float
    rests_until: float = 0.0
    apart: Collection[int] = ()
    """Other searches with which this one cannot meet."""


def meets_at(one: Seeker, other: Seeker) -> float:
    """Return from when on two may meet: who has waited longer is not held up by another's patience."""
    wait = max(0.0, abs(one.rating - other.rating) - START) / A_MINUTE * 60
    first = min(one.began, other.began) + wait
    return max(first, one.began, other.began, one.rests_until, other.rests_until)


def pairs(seekers: Iterable[Seeker], now: float) -> list[tuple[Seeker, Seeker]]:
    """Return who meets now: the nearest first, of equally near ones who has waited longest."""
    found = [(one, other) for one, other in _neighbours(seekers) if meets_at(one, other) <= now]
    taken: set[int] = set()
    made: list[tuple[Seeker, Seeker]] = []
    for one, other in sorted(found, key=_nearness):
        if not taken & {one.id, other.id}:
            taken |= {one.id, other.id}
            made.append((one, other) if one.began <= other.began else (other, one))
    return made


def next_look(seekers: Iterable[Seeker], now: float) -> float | None:
    """Return when the next search ends, or the next two may meet; None when nobody looks."""
    seekers = list(seekers)
    times = [seeker.until for seeker in seekers]
    times += [when for pair in _neighbours(seekers) if (when := meets_at(*pair)) > now]
    return min(times, default=None)


def _nearness(pair: tuple[Seeker, Seeker]) -> tuple[float, float, int, int]:
    one, other = pair
    return abs(one.rating - other.rating), min(one.began, other.began), one.id, other.id


def _neighbours(seekers: Iterable[Seeker]) -> Iterator[tuple[Seeker, Seeker]]:
    """Yield pairs of one pool that can meet, and lie near one another in rating."""
    ordered = sorted(seekers, key=lambda seeker: (repr(seeker.pool), seeker.rating, seeker.id))
    for _, group in groupby(ordered, key=lambda seeker: seeker.pool):
        pool = list(group)
        for place, one in enumerate(pool):
            able = (other for other in pool[place + 1 :] if other.id not in one.apart)
            for other in islice(able, NEIGHBOURS):
                yield one, other
