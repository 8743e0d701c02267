"""Pods of four and three."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.competition import pods
from bot.competition.record import PODS
from bot.competition.state import Entrant, Outcome, StillOpen, TournamentTable
from tests.bot.competition.simulator import Plan, simulate


def test_sizes_are_fours_and_the_fewest_threes() -> None:
    assert [pods.sizes(count) for count in range(3, 12)] == [
        (3,), (4,), (4,), (3, 3), (4, 3), (4, 4), (3, 3, 3), (4, 3, 3), (4, 4, 3),
    ]  # fmt: skip
    assert pods.sizes(2) == pods.sizes(0) == ()


@pytest.mark.parametrize("count", [3, 4, *range(6, 60)])
def test_nobody_is_left_over_and_none_is_a_two(count: int) -> None:
    sizes = pods.sizes(count)
    assert sum(sizes) == count
    assert set(sizes) <= {3, 4}
    assert sizes.count(3) <= 3


def test_of_five_one_has_a_bye_and_another_each_time() -> None:
    event = simulate(Plan(5, seed=2, format="pods"))
    byes = [table for tables in event.rounds for table in tables if len(table.seats) == 1]
    assert sorted(table.seats[0] for table in byes) == [1, 2, 3, 4, 5]
    assert {table.outcome.scores[0] for table in byes if table.outcome} == {PODS.bye}
    assert all(tables[-1].seats != (tables[0].seats[0],) for tables in event.rounds)


@pytest.mark.parametrize(("count", "most"), [(16, 0.12), (33, 0.01), (64, 0.0), (128, 0.0)])
def test_few_meet_again(count: int, most: float) -> None:
    event = simulate(Plan(count, seed=5, format="pods"))
    met = Counter(
        frozenset(pair) for tables in event.rounds for t in tables for pair in combinations(t.seats, 2)
    )
    assert sum(times - 1 for times in met.values()) / met.total() <= most


def test_the_best_sit_together() -> None:
    first = pods.pair([Entrant(n) for n in range(1, 17)], [], "")
    played = [tuple(TournamentTable(t.seats, Outcome(pods.scores(0, 4))) for t in first)]
    second = pods.pair([Entrant(n) for n in range(1, 17)], played, "")
    assert set(second[0].seats) == {table.seats[0] for table in first}


def test_who_played_late_plays_early() -> None:
    who = [Entrant(n) for n in range(1, 5)]
    first = (TournamentTable((1, 2, 3, 4), Outcome(pods.scores(None, 4))),)
    assert pods.pair(who, [first], "")[0].seats == (4, 3, 2, 1)


def test_a_round_waits_for_the_one_before() -> None:
    with pytest.raises(StillOpen):
        pods.pair([Entrant(n) for n in range(1, 5)], [(TournamentTable((1, 2, 3, 4)),)], "")
