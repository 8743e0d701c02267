"""Whole events of 8, 33, 64 and 256 in every format, with drops, returns, late entries, corrections."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.competition import brackets, cut, robin, swiss
from bot.competition.record import DUELS, PODS
from bot.competition.standings import explain
from bot.competition.state import open_tables
from tests.bot.competition.scene import standings
from tests.bot.competition.simulator import Event, Plan, simulate

SIZES = (8, 33, 64, 256)
SEEDS = {8: 12, 33: 3, 64: 2, 256: 1}


def plans(form: str, sizes: tuple[int, ...] = SIZES) -> list[Plan]:
    return [
        Plan(count, seed, form, drops=0.03, late=0.02, no_shows=0.03, corrections=0.4)
        for count in sizes
        for seed in range(SEEDS.get(count, 4))
    ]


def named(plan: Plan) -> str:
    return f"{plan.count}-{plan.seed}"


def assert_all_sit_once(event: Event) -> None:
    """Whoever was there sat once in each round, never against themselves, and every table has a result."""
    for number, tables in enumerate(event.rounds, 1):
        seated = Counter(entrant for table in tables for entrant in table.seats)
        assert set(seated.values()) <= {1}
        assert not open_tables(tables)
        stayed = {each.number for each in event.entrants if each.present(number)}
        assert stayed <= seated.keys()


def assert_ranked(event: Event, scoring: object = DUELS) -> None:
    """The table places everybody, and can tell of each why."""
    table = standings(event.entrants, event.rounds, "seed", PODS if scoring is PODS else DUELS)
    assert [row.place for row in table] == list(range(1, len(event.entrants) + 1))
    keys = [row.key for row in table]
    assert keys == sorted(keys, reverse=True)
    why = explain(table, table[1].number)
    assert why.above
    assert why.above.other == table[0].number


def met(event: Event) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for tables in event.rounds
        for table in tables
        for pair in combinations(table.seats, 2)
    )


@pytest.mark.parametrize("plan", plans("swiss"), ids=named)
def test_swiss(plan: Plan) -> None:
    event = simulate(plan)
    assert len(event.rounds) == swiss.rounds_for(plan.count)
    assert_all_sit_once(event)
    assert_ranked(event)
    players = swiss.history(event.entrants, event.rounds)
    assert set(met(event).values()) == {1}
    assert max(abs(player.balance) for player in players.values()) <= 2
    byes = Counter(table.seats[0] for tables in event.rounds for table in tables if len(table.seats) == 1)
    assert set(byes.values()) <= {1}
    table = standings(event.entrants, event.rounds, "seed")
    gone = [each.number for each in event.entrants if each.left_round is not None]
    final = brackets.single(cut.seeds(table, cut.size_for(plan.count), gone))
    assert len(brackets.ready(final, {})) == len(final.seeds) // 2


@pytest.mark.parametrize("plan", plans("robin", (8, 33)), ids=named)
def test_robin(plan: Plan) -> None:
    event = simulate(plan)
    assert len(event.rounds) == robin.rounds_for(plan.count)
    assert_all_sit_once(event)
    assert_ranked(event)
    assert set(met(event).values()) == {1}


@pytest.mark.parametrize("plan", plans("pods", (5, 8, 33, 64, 256)), ids=named)
def test_pods(plan: Plan) -> None:
    event = simulate(plan)
    assert_all_sit_once(event)
    assert_ranked(event, PODS)
    assert {len(table.seats) for tables in event.rounds for table in tables} <= {1, 3, 4}


@pytest.mark.parametrize("form", ["single", "double"])
@pytest.mark.parametrize("count", SIZES)
def test_elimination(form: str, count: int) -> None:
    voided = 0
    for plan in plans(form, (count,)):
        event = simulate(plan)
        assert event.bracket
        assert brackets.is_over(event.bracket, event.outcomes)
        places = brackets.places(event.bracket, event.outcomes)
        assert sorted(number for group in places for number in group) == list(range(1, count + 1))
        champion = brackets.champion(event.bracket, event.outcomes)
        assert champion is None or places[0] == (champion,)
        voided += event.voided
    assert voided or count != 8


@pytest.mark.parametrize("form", ["swiss", "robin", "pods", "single", "double"])
def test_an_event_is_the_same_by_its_seed(form: str) -> None:
    plan = Plan(12, 5, form, drops=0.05, late=0.05, no_shows=0.05, corrections=0.5)
    assert simulate(plan) == simulate(plan)
    assert simulate(plan) != simulate(Plan(12, 6, form, drops=0.05, late=0.05, no_shows=0.05))


@pytest.mark.parametrize("form", ["swiss", "robin", "pods", "single", "double"])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_smallest_events_end(form: str, count: int) -> None:
    for seed in range(10):
        event = simulate(Plan(count, seed, form, drops=0.2, no_shows=0.1))
        assert_all_sit_once(event)
        assert not event.bracket or brackets.is_over(event.bracket, event.outcomes)
