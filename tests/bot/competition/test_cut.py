"""The top cut: any size, seeds by standing, nobody replaced."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.competition import brackets, cut
from bot.competition.state import Entrant, Score
from bot.competition.tie_breaks import By
from tests.bot.competition.scene import entrants, letters, rounds, standings
from tests.bot.competition.test_standings import FIRST


def test_usual_sizes() -> None:
    assert [cut.size_for(count) for count in (3, 4, 16, 17, 256)] == [2, 4, 4, 8, 8]


def test_seeds_go_by_standing_and_pass_over_the_disqualified_and_those_who_left() -> None:
    table = standings(entrants("ABCDE"), FIRST, "")
    assert letters(cut.seeds(table, 2)) == "AB"
    assert letters(cut.seeds(table, 2, gone=[1])) == "BC"
    assert len(cut.seeds(table, 8)) == 5
    out = standings(entrants("ABCDE", B=Entrant(2, disqualified=True)), FIRST, "")
    assert letters(cut.seeds(out, 3)) == "ACD"


@pytest.mark.parametrize("size", range(2, 17))
def test_in_a_cut_of_any_size_the_best_have_the_byes(size: int) -> None:
    bracket = brackets.single(range(1, size + 1))
    first = [match for match in brackets.fill(bracket, {}).values() if match.match.round == 1]
    idle = [match.winner for match in first if match.over]
    assert sorted(n for n in idle if n) == list(range(1, brackets.size_of(size) - size + 1))


def test_a_leaver_gives_a_bye_and_is_not_replaced() -> None:
    bracket = brackets.single([11, 12, 13, 14])
    stored = brackets.walkovers(bracket, {}, {14}, Score(2))
    filled = brackets.fill(bracket, stored)
    assert filled[1].winner == 11
    assert {n for match in filled.values() for n in match.entrants if n} == {11, 12, 13, 14}


def test_a_tie_that_only_the_lot_parts_is_told_before_the_cut() -> None:
    ring = rounds("A-B 2-0, C bye", "B-C 2-0, A bye", "C-A 2-0, B bye")
    table = standings(entrants("ABC"), ring, "seed")
    first, second, third = (row.number for row in table)
    assert cut.open_tie(table, 2) == (second, third)
    assert cut.open_tie(table, 1) == (first, second)
    assert cut.open_tie(table, 3) is None
    assert cut.open_tie(table, 1, gone=[second]) == (first, third)
    assert cut.open_tie(standings(entrants("ABCDE"), FIRST, ""), 2) is None
    assert table[0].ties[By.OMW] == Fraction(2, 3)
