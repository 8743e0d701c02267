"""Seasons: the points that places give, counted by hand beside it."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bot.competition.seasons import BadPoints, points_at, read_points, shares, table

POINTS = (10, 6, 3, 1)
ANN, BEN, CLEO, DAN, EVE, FAY = range(1, 7)


def test_places_give_points_and_the_last_number_is_for_all_further_ones() -> None:
    assert [points_at(place, POINTS) for place in (1, 2, 3, 4, 5, 99)] == [10, 6, 3, 1, 1, 1]


def test_who_share_a_place_share_what_their_places_give() -> None:
    found = shares([[ANN], [BEN, CLEO], [DAN, EVE, FAY]], POINTS)
    assert found[ANN] == (1, 10)
    assert found[BEN] == found[CLEO] == (2, Fraction(6 + 3, 2))
    assert found[DAN] == found[FAY] == (4, 1)


def test_a_season_is_the_sum_of_its_events_and_more_first_places_go_before() -> None:
    rows = table([[[ANN], [BEN], [CLEO]], [[BEN], [DAN], [ANN]], [[CLEO], [ANN], [BEN]]], POINTS)
    told = [(row.place, row.user, row.points, row.places) for row in rows]
    assert told == [
        (1, ANN, 19, (1, 2, 3)),
        (1, BEN, 19, (1, 2, 3)),
        (3, CLEO, 13, (1, 3)),
        (4, DAN, 6, (2,)),
    ]
    assert [row.user for row in table([[[BEN], [ANN]], [[CLEO], [ANN]]], (10, 5))] == [BEN, CLEO, ANN]


def test_of_equal_points_who_was_first_more_often_stands_before() -> None:
    rows = table([[[BEN], [ANN]], [[DAN], [ANN]]], (10, 5))
    assert [(row.place, row.user, row.points) for row in rows] == [(1, BEN, 10), (1, DAN, 10), (3, ANN, 10)]


def test_a_further_place_counts_for_more_than_none() -> None:
    rows = {row.user: row for row in table([[[1], [2]], [[2], [1]], [[4], [1]]], (5, 0))}
    assert (rows[1].points, rows[1].places) == (rows[2].points, (1, 2, 2))
    assert (rows[1].place, rows[2].place, rows[4].place) == (1, 2, 3)


def test_nothing_is_lost_and_the_order_of_events_does_not_matter() -> None:
    rng = Random(6)
    for _ in range(30):
        events = [_event(rng) for _ in range(rng.randint(1, 5))]
        rows = table(events, POINTS)
        given = sum(
            points_at(place, POINTS) for each in events for place in range(1, sum(map(len, each)) + 1)
        )
        assert sum(row.points for row in rows) == given
        assert table(rng.sample(events, len(events)), POINTS) == rows


def _event(rng: Random) -> list[list[int]]:
    people = rng.sample(range(1, 12), rng.randint(2, 9))
    ranking: list[list[int]] = []
    while people:
        size = rng.randint(1, 3)
        ranking.append(people[:size])
        people = people[size:]
    return ranking


def test_points_are_read_as_they_are_written() -> None:
    assert read_points("10 6, 3  1") == (10, 6, 3, 1)
    assert read_points("5") == (5,)
    for text in ("", "x", "1 2", "10001", "-3", "1.5", "5 " * 65, "99999999999"):
        with pytest.raises(BadPoints):
            read_points(text)
