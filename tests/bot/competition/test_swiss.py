"""The Swiss system: pairing against every matching there is, byes, seats, rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.competition import swiss
from bot.competition.state import Entrant, Missed, Round, StillOpen, TournamentTable, duel
from tests.bot.competition.scene import entrants, letters, rounds
from tests.bot.competition.simulator import Plan, simulate

SCORES = ((2, 0, 0), (2, 1, 0), (1, 1, 1), (1, 2, 0), (0, 2, 0))


@st.composite
def events(draw: st.DrawFn, most: int = 9) -> tuple[list[Entrant], list[Round]]:
    """Any event of some rounds, paired in any way whatever: results, byes, drops, late entries."""
    count = draw(st.integers(2, most))
    length = draw(st.integers(0, 5))
    who = [
        Entrant(
            number,
            from_round=draw(st.sampled_from([1, 1, 1, 2, length + 1])),
            left_round=draw(st.sampled_from([None, None, None, length])),
            missed_as=draw(st.sampled_from(Missed)),
        )
        for number in range(1, count + 1)
    ]
    played: list[Round] = []
    for index in range(length):
        here = draw(st.permutations([each.number for each in who if each.present(index + 1)]))
        tables = [
            TournamentTable(pair, duel(*draw(st.sampled_from(SCORES))))
            for pair in zip(here[::2], here[1::2], strict=False)
        ]
        if len(here) % 2:
            tables.append(swiss.bye(here[-1], swiss.DUELS.bye))
        played.append(tuple(tables))
    return who, played


def matchings(players: Sequence[int]) -> Iterator[list[tuple[int, int | None]]]:
    """Yield every way to pair, one with a bye where the number is odd."""
    if len(players) % 2:
        for index, alone in enumerate(players):
            for rest in matchings([*players[:index], *players[index + 1 :]]):
                yield [*rest, (alone, None)]
    elif not players:
        yield []
    else:
        first, *others = players
        for index, other in enumerate(others):
            for rest in matchings([*others[:index], *others[index + 1 :]]):
                yield [(first, other), *rest]


def costs(players: dict[int, swiss.SwissPlayer], pairs: Sequence[tuple[int, int | None]]) -> list[int]:
    lowest = min(players[number].points for pair in pairs for number in pair if number)
    each = [
        swiss.pair_costs(players[one], players[other]) if other else swiss.bye_costs(players[one], lowest)
        for one, other in pairs
    ]
    return [sum(tier) for tier in zip(*each, strict=True)]


@given(events(), st.text(max_size=3))
@settings(max_examples=150, deadline=None)
def test_no_other_pairing_is_better_in_its_gravest_fault(
    event: tuple[list[Entrant], list[Round]], seed: str
) -> None:
    who, played = event
    here = [each.number for each in who if each.present(len(played) + 1)]
    tables = swiss.pair(who, played, seed)
    assert sorted(number for table in tables for number in table.seats) == sorted(here)
    assert tables == swiss.pair(who, played, seed)
    if here:
        players = swiss.history(who, played)
        mine = [(table.seats[0], table.seats[1] if len(table.seats) > 1 else None) for table in tables]
        assert costs(players, mine) == min(costs(players, each) for each in matchings(here))


@given(st.integers(2, 9), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_played_event_has_no_rematch_no_second_bye_and_the_bye_goes_to_the_lowest(
    count: int, seed: int
) -> None:
    event = simulate(Plan(count, seed=seed))
    met = [frozenset(t.seats) for tables in event.rounds for t in tables if len(t.seats) == 2]
    assert len(met) == len(set(met))
    byes = [t.seats[0] for tables in event.rounds for t in tables if len(t.seats) == 1]
    assert len(byes) == len(set(byes)) == (len(event.rounds) if count % 2 else 0)
    for index, tables in enumerate(event.rounds):
        players = swiss.history(event.entrants, event.rounds[:index])
        here = [number for table in tables for number in table.seats]
        never = [number for number in here if not players[number].byes]
        if count % 2 and index < 2:  # later, a lower bye may force two to meet again
            assert players[tables[-1].seats[0]].points == min(players[number].points for number in never)


def test_seats_are_within_two_always_and_within_one_in_95_of_100() -> None:
    """A fixed sample with drops, late entries, returns and no-shows, after every round of it.

    Within one is a share and no law: forcing it sends far more players up and down.
    """
    sizes = (5, 8, 9, 12, 16, 17, 24, 33, 48)
    off: Counter[int] = Counter()
    for seed in range(54):
        event = simulate(Plan(sizes[seed % 9], seed=seed, drops=0.03, late=0.02, no_shows=0.02))
        for index, tables in enumerate(event.rounds, 1):
            players = swiss.history(event.entrants, event.rounds[:index])
            off.update(abs(players[number].balance) for table in tables for number in table.seats)
    assert max(off) <= 2
    assert off[2] / off.total() <= 0.05


@pytest.mark.parametrize("count", [49, 50, 64, 97, 129])
def test_beyond_48_pairing_by_nearest_neighbours_keeps_all_that_matters(count: int) -> None:
    event = simulate(Plan(count, seed=count, drops=0.02))
    met = [frozenset(t.seats) for tables in event.rounds for t in tables if len(t.seats) == 2]
    assert len(met) == len(set(met))
    players = swiss.history(event.entrants, event.rounds).values()
    assert max(player.byes for player in players) <= 1
    assert max(abs(player.balance) for player in players) <= 2


def test_nearest_neighbours_give_the_same_as_all_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the seventh of eight faults; the eighth is the seats within one."""
    event = simulate(Plan(51, seed=3))
    for index in range(1, len(event.rounds)):
        before = event.rounds[:index]
        players = swiss.history(event.entrants, before)
        found: list[list[int]] = []
        for most in (48, 64):
            monkeypatch.setattr(swiss, "ALL_PAIRS", most)
            tables = swiss.pair(event.entrants, before, "x")
            pairs = [(table.seats[0], table.seats[1] if table.seats[1:] else None) for table in tables]
            found.append(costs(players, pairs))
        assert found[0][:7] == found[1][:7]


def test_when_all_neighbours_were_met_the_circle_widens() -> None:
    """Fifty who have met all of their half: only the other half is left."""
    low, high = list(range(1, 26)), list(range(26, 51))
    who = [Entrant(number) for number in (*low, *high)]
    met = [*combinations(low, 2), *combinations(high, 2)]
    played = [(TournamentTable(pair, duel(1, 1)),) for pair in met]
    tables = swiss.pair(who, played, "")
    assert all((table.seats[0] in low) != (table.seats[1] in low) for table in tables)


def test_rounds_by_size() -> None:
    sizes = (8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 226, 227, 409, 410)
    assert [swiss.rounds_for(size) for size in sizes] == [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]
    assert [swiss.rounds_for(size) for size in (2, 3, 4, 5, 6)] == [1, 3, 3, 3, 3]
    assert swiss.rounds_for(16, cut=4) == swiss.rounds_for(9, cut=4) == 5
    assert swiss.rounds_for(8, cut=4) == 3


def test_seats_go_to_who_sat_there_less_then_to_who_sat_second_more_lately() -> None:
    players = swiss.history(entrants("ABCDEF"), rounds("A-B 2-0, C-D 2-0, E-F 2-0", "D-A 2-0, B-C 2-0"))
    assert [players[n].balance for n in range(1, 7)] == [0, 0, 0, 0, 1, -1]
    assert letters(swiss.seated(players[5], players[6], "")) == "FE"
    assert letters(swiss.seated(players[1], players[2], "")) == "AB"  # A sat second last
    assert letters(swiss.seated(players[2], players[1], "")) == "AB"
    both = {swiss.seated(players[1], players[3], str(seed)) for seed in range(20)}
    assert both == {(1, 3), (3, 1)}  # the same seats so far: the lot


def test_forbidden_pairs_do_not_meet() -> None:
    keep = frozenset({frozenset({1, 2}), frozenset({3, 4})})
    for seed in map(str, range(10)):
        tables = swiss.pair(entrants("ABCD"), [], seed, forbidden=keep)
        assert not {frozenset(table.seats) for table in tables} & keep
        (only,) = swiss.pair(entrants("AB"), [], seed, forbidden=keep)
        assert set(only.seats) == {1, 2}


def test_the_top_table_comes_first_and_the_bye_last() -> None:
    played = rounds("A-B 2-0, C-D 2-0, E bye")
    tables = swiss.pair(entrants("ABCDE"), played, "")
    points = swiss.history(entrants("ABCDE"), played)
    tops = [max(points[number].points for number in table.seats) for table in tables[:-1]]
    assert tops == sorted(tops, reverse=True)
    assert len(tables[-1].seats) == 1


def test_one_who_is_alone_has_a_bye_and_nobody_has_nothing() -> None:
    assert [table.seats for table in swiss.pair(entrants("A"), [], "")] == [(1,)]
    assert swiss.pair([], [], "") == ()


def test_a_round_waits_for_all_results_of_the_one_before() -> None:
    with pytest.raises(StillOpen, match="open tables: 2") as caught:
        swiss.pair(entrants("ABCD"), rounds("A-B 2-0, C-D"), "")
    assert caught.value.tables == (2,)


def player(
    points: int = 0, balance: int = 0, drift: int = 0, met: Sequence[int] = (), number: int = 1
) -> swiss.SwissPlayer:
    seats = [1] * balance if balance > 0 else [-1] * -balance
    return swiss.SwissPlayer(number, points, 0, dict.fromkeys(met, 1), seats, drift)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (player(), player(number=2), (0, 0, 0, 0, 0, 0, 0, 0)),
        (player(met=[2]), player(met=[1], number=2), (0, 0, 1, 0, 0, 0, 0, 0)),
        (player(balance=2), player(balance=2, number=2), (0, 0, 0, 0, 1, 0, 0, 1)),
        (player(balance=-3), player(balance=-2, number=2), (0, 0, 0, 0, 1, 0, 0, 1)),
        (player(balance=2), player(balance=1, number=2), (0, 0, 0, 0, 0, 0, 0, 1)),
        (player(balance=2), player(balance=-2, number=2), (0, 0, 0, 0, 0, 0, 0, 0)),
        (player(points=6), player(points=3, number=2), (0, 0, 0, 0, 0, 9, 0, 0)),
        (player(points=6, drift=-1), player(points=3, drift=1, number=2), (0, 0, 0, 0, 0, 9, 2, 0)),
        (player(points=6, drift=1), player(points=3, drift=1, number=2), (0, 0, 0, 0, 0, 9, 1, 0)),
        (player(points=6, drift=1), player(points=6, drift=1, number=2), (0, 0, 0, 0, 0, 0, 0, 0)),
    ],
)
def test_what_is_wrong_with_a_pair(
    one: swiss.SwissPlayer, other: swiss.SwissPlayer, expected: swiss.Costs
) -> None:
    assert swiss.pair_costs(one, other) == swiss.pair_costs(other, one) == expected


def test_what_is_wrong_with_a_bye() -> None:
    assert swiss.bye_costs(swiss.SwissPlayer(1, 4, 2, {}, [], 0), 1) == (0, 2, 0, 3, 0, 0, 0, 0)


def test_history_tells_floats_of_the_last_round_byes_and_wins_without_play() -> None:
    played = rounds("A-B 2-0, C-D 2-0!, E bye", "A-D 2-0, C-B 1-1-1, E bye")
    seen = swiss.history(entrants("ABCDEF"), played)
    assert [seen[n].float for n in range(1, 7)] == [-1, 1, -1, 1, -1, 0]
    assert [seen[n].byes for n in range(1, 7)] == [0, 0, 1, 0, 2, 0]
    assert [seen[n].points for n in range(1, 7)] == [6, 1, 4, 0, 6, 0]
    assert seen[1].met == {2: 1, 4: 1}


def test_a_pair_that_is_avoided_meets_only_where_nobody_else_is_left() -> None:
    four = entrants("ABCD")
    for avoided in ((1, 2), (1, 3), (1, 4)):
        tables = swiss.pair(four, [], "seed", avoided=frozenset({frozenset(avoided)}))
        assert set(avoided) not in [set(table.seats) for table in tables]
    two = entrants("AB")
    (table,) = swiss.pair(two, [], "seed", avoided=frozenset({frozenset((1, 2))}))
    assert set(table.seats) == {1, 2}
