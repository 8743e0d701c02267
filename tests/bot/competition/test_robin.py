"""Round robin by Berger's tables."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.competition import robin
from bot.competition.state import Entrant, StillOpen, TournamentTable, duel
from tests.bot.competition.scene import entrants, letters, rounds


def test_four_play_as_the_page_has_it() -> None:
    assert robin.berger(4) == (((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1)))


@pytest.mark.parametrize("count", range(2, 40))
def test_each_pair_meets_once_and_seats_are_within_one(count: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    balance: Counter[int] = Counter()
    table = robin.berger(count)
    assert len(table) == robin.rounds_for(count)
    for pairs in table:
        real = [pair for pair in pairs if max(pair) <= count]
        assert len({number for pair in real for number in pair}) == count - count % 2
        met.update(map(frozenset, real))
        for one, other in real:
            balance[one] += 1
            balance[other] -= 1
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    assert max(map(abs, balance.values())) <= 1


def test_whoever_should_meet_one_who_has_left_has_a_bye() -> None:
    who = entrants("ABCD", D=Entrant(4, left_round=1))
    first = (TournamentTable((1, 4), duel(2, 0)), TournamentTable((2, 3), duel(2, 0)))
    tables = robin.pair(who, [first])
    assert [letters(table.seats) for table in tables] == ["AB", "C"]
    assert tables[1].outcome


def test_an_odd_number_has_one_bye_a_round_and_each_has_one() -> None:
    who = entrants("ABCDE")
    byes: list[int] = []
    played: list[tuple[TournamentTable, ...]] = []
    for _ in range(robin.rounds_for(5)):
        tables = robin.pair(who, played)
        byes += [table.seats[0] for table in tables if len(table.seats) == 1]
        played.append(tuple(TournamentTable(table.seats, table.outcome or duel(2, 0)) for table in tables))
    assert sorted(byes) == [1, 2, 3, 4, 5]


def test_a_round_waits_for_the_one_before() -> None:
    with pytest.raises(StillOpen):
        robin.pair(entrants("AB"), rounds("A-B"))
