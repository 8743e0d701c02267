"""Seasons: the points that the places of several events give, counted exactly; ties share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

Ranking: TypeAlias = Sequence[Sequence[int]]
"""How an event ended: users, the best first; who share a place stand together."""

USUAL = (12, 9, 7, 6, 5, 4, 3, 2, 1)
"""Points by place; the last number is for all further places: for having taken part."""
LONGEST, MOST = 64, 10_000
"""Places in a table, and points for one."""


class BadPoints(ValueError):
    """Words that are no table of points."""


@dataclass(frozen=True, slots=True)
class Row:
    """One person's season."""

    place: int
    """Shared by those who are equal in points and in all their places."""
    user: int
    points: Fraction
    places: tuple[int, ...] = field(default=())
    """In which they ended, the best first."""


def read_points(text: str) -> tuple[int, ...]:
    """Read a table such as `10 6 4 1`. Raises BadPoints."""
    words = text.replace(",", " ").split()
    if not words or len(words) > LONGEST or any(not word.isdecimal() or len(word) > 5 for word in words):
        raise BadPoints(text)
    points = tuple(int(word) for word in words)
    if max(points) > MOST or any(later > earlier for earlier, later in pairwise(points)):
        raise BadPoints(text)
    return points


def points_at(place: int, points: Sequence[int]) -> int:
    """Return what a place gives, from 1."""
    return points[min(place, len(points)) - 1]


def shares(ranking: Ranking, points: Sequence[int]) -> dict[int, tuple[int, Fraction]]:
    """Return the place and the points of each who took part: who share places share what these give."""
    given: dict[int, tuple[int, Fraction]] = {}
    place = 1
    for group in ranking:
        if not group:
            continue
        total = sum(points_at(each, points) for each in range(place, place + len(group)))
        given |= {user: (place, Fraction(total, len(group))) for user in group}
        place += len(group)
    return given


def table(rankings: Iterable[Ranking], points: Sequence[int]) -> tuple[Row, ...]:
    """Return how a season stands: by points, then by who was first, second, ... more often."""
    found: dict[int, list[tuple[int, Fraction]]] = {}
    for ranking in rankings:
        for user, share in shares(ranking, points).items():
            found.setdefault(user, []).append(share)
    totals = {
        user: (sum((given for _, given in each), Fraction(0)), tuple(sorted(place for place, _ in each)))
        for user, each in found.items()
    }
    deepest = max((places[-1] for _, places in totals.values()), default=0)

    def worth(user: int) -> tuple[Fraction, tuple[int, ...]]:
        total, places = totals[user]
        return -total, tuple(-places.count(place) for place in range(1, deepest + 1))

    rows: list[Row] = []
    for number, user in enumerate(sorted(totals, key=lambda user: (*worth(user), user)), 1):
        same = bool(rows) and worth(rows[-1].user) == worth(user)
        rows.append(Row(rows[-1].place if same else number, user, *totals[user]))
    return tuple(rows)
