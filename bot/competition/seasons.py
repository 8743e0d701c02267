"""Seasons: the points that the places of several events give, counted exactly; ties share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import pairwise
from math import inf
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
class SeasonLine:
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


def table(rankings: Iterable[Ranking], points: Sequence[int]) -> tuple[SeasonLine, ...]:
    """Return how a season stands: by points, then by who was first, second, ... more often."""
    found: dict[int, list[tuple[int, Fraction]]] = {}
    for ranking in rankings:
        for user, share in shares(ranking, points).items():
            found.setdefault(user, []).append(share)
    rows = [
        SeasonLine(
            0, user, sum((share for _, share in each), Fraction()), tuple(sorted(at for at, _ in each))
        )
        for user, each in found.items()
    ]
    ordered: list[SeasonLine] = []
    for number, row in enumerate(sorted(rows, key=lambda row: (_worth(row), row.user)), 1):
        same = bool(ordered) and _worth(ordered[-1]) == _worth(row)
        ordered.append(replace(row, place=ordered[-1].place if same else number))
    return tuple(ordered)


def _worth(row: SeasonLine) -> tuple[Fraction, tuple[float, ...]]:
    """Return what people are ordered by, the least first: where one's places end, any place is better."""
    return -row.points, (*row.places, inf)
