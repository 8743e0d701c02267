"""What players of other programs complained of, as far as it is about pairing, tables and standings."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.competition import brackets, cut, pods, robin, swiss
from bot.competition.brackets import BracketPart, From
from bot.competition.record import records, took_part
from bot.competition.standings import explain
from bot.competition.state import (
    Entrant,
    Missed,
    Outcome,
    Score,
    SeatSource,
    StillOpen,
    TournamentTable,
    duel,
    given,
    open_tables,
)
from bot.competition.tie_breaks import By
from tests.bot.competition.scene import TWO, entrants, letters, rounds, standings
from tests.bot.competition.simulator import Plan, simulate


def test_admin_and_player_report_at_once_one_round() -> None:
    """Whoever asks, and however often: the same round, as long as the same is known."""
    who, played = entrants("ABCDE"), rounds("A-B 2-0, C-D 2-1, E bye")
    assert swiss.pair(who, played, "s") == swiss.pair(list(who), list(played), "s")


def test_no_round_before_all_results_and_the_open_table_is_named() -> None:
    played = rounds("A-B 2-0, C-D, E-F 1-2, G-H")
    assert open_tables(played[0]) == (2, 4)
    for pair in (
        lambda: swiss.pair(entrants("ABCDEFGH"), played, ""),
        lambda: robin.pair(entrants("ABCDEFGH"), played),
        lambda: pods.pair(entrants("ABCDEFGH"), played, ""),
    ):
        with pytest.raises(StillOpen, match="open tables: 2, 4"):
            pair()


def test_no_round_is_stuck_or_waits_for_a_ghost() -> None:
    who = entrants("ABCD", D=Entrant(4, left_round=1))
    waiting = TournamentTable((3, 4))
    done = given(waiting, [4], TWO, SeatSource.WALKOVER)
    tables = swiss.pair(who, [(TournamentTable((1, 2), duel(2, 0)), done)], "")
    assert {n for table in tables for n in table.seats} == {1, 2, 3}


def test_all_drawn_the_next_round_comes_and_no_early_end() -> None:
    who = entrants("ABCDEFGH")
    played = rounds("A-B 1-1-1, C-D 1-1-1, E-F 0-0-3, G-H 1-1-1")
    assert not swiss.is_over(who, played, 3)
    tables = swiss.pair(who, played, "")
    assert len(tables) == 4
    assert not swiss.is_over(who, [*played, tables], 3)
    assert swiss.is_over(who, [*played, tables, tables], 3)


def test_no_avoidable_rematch() -> None:
    """Greedy from the top would leave E and F, who have met: two pairs above must give way."""
    played = rounds("A-B 2-0, C-D 2-0, E-F 2-0", "A-C 2-0, B-E 0-2, D-F 2-0", "A-E 2-0, C-B 2-0, D-F 2-0")[:2]
    for seed in map(str, range(10)):
        pairs = {frozenset(table.seats) for table in swiss.pair(entrants("ABCDEF"), played, seed)}
        before = {frozenset(table.seats) for tables in played for table in tables}
        assert not pairs & before


def test_no_second_bye() -> None:
    """The lowest has had the bye, so the next above them gets it; a win by a no-show counts as one."""
    played = rounds("A-B 2-0, C-D 2-0, E bye", "A-C 2-0, B-E 2-0, D bye")
    tables = swiss.pair(entrants("ABCDE"), played, "")
    assert letters(tables[-1].seats) in ("B", "C")
    absent = rounds("A-B 2-0!, C bye")
    assert swiss.history(entrants("ABC"), absent)[1].byes == 1
    last = swiss.pair(entrants("ABC"), absent, "")[-1]
    assert letters(last.seats) == "B"


def test_the_bye_goes_to_the_lowest_is_credited_and_its_holders_are_not_herded_together() -> None:
    played = rounds("A-B 2-0, C-D 2-0, E-F 2-0, G bye")
    for seed in map(str, range(12)):
        tables = swiss.pair(entrants("ABCDEFG"), played, seed)
        holder = next(table for table in tables if 7 in table.seats)
        rivals = set(holder.seats) - {7}
        assert rivals <= {1, 3, 5}  # paired as the winner they are
        assert letters(tables[-1].seats) in ("B", "D", "F")
    assert standings(entrants("ABCDEFG"), played, "")[3].points == 3
    assert {letters([row.number]) for row in standings(entrants("ABCDEFG"), played, "")[:4]} == set("ACEG")


def test_drop_after_a_result_and_never_against_oneself() -> None:
    who = entrants("ABCD", A=Entrant(1, left_round=1))
    tables = swiss.pair(who, rounds("A-B 2-0, C-D 2-0"), "")
    assert {n for table in tables for n in table.seats} == {2, 3, 4}
    assert all(len(set(table.seats)) == len(table.seats) for table in tables)
    assert standings(who, rounds("A-B 2-0, C-D 2-0"), "")[0].points == 3


def test_removed_is_not_paired_and_all_gone_it_ends() -> None:
    gone = [Entrant(n, left_round=1) for n in (1, 2, 3, 4)]
    played = rounds("A-B 2-0, C-D 2-0")
    assert swiss.pair(gone, played, "") == ()
    assert swiss.is_over(gone, played, 5)
    assert swiss.is_over([*gone[:3], Entrant(4)], played, 5)
    assert pods.is_over([*gone[:2], Entrant(3), Entrant(4)], played, 5)
    bracket = brackets.double([1, 2, 3])
    assert brackets.is_over(bracket, brackets.walkovers(bracket, {}, {1, 2, 3}, TWO))


@pytest.mark.parametrize("form", ["swiss", "robin"])
def test_drop_or_bye_leaves_no_hole_in_any_round(form: str) -> None:
    for seed in range(10):
        event = simulate(Plan(7, seed, form, drops=0.12))
        for number, tables in enumerate(event.rounds, 1):
            here = {each.number for each in event.entrants if each.present(number)}
            assert here <= {n for table in tables for n in table.seats}
            assert all(table.seats for table in tables)


def test_final_reset_and_crossed_drops() -> None:
    bracket = brackets.double(range(1, 9))
    last = bracket.matches[-1]
    assert last.part is BracketPart.RESET
    assert {side.kind for side in last.sides} == {From.WINNER, From.LOSER}
    crossed = [m.sides[0].number for m in bracket.matches if m.part is BracketPart.LOWER and m.round == 2]
    assert crossed == [6, 5]


def test_a_corrected_winner_replaces_the_old() -> None:
    bracket = brackets.double([1, 2, 3, 4])
    outcomes = {1: duel(2, 0), 2: duel(2, 0)}
    assert brackets.ready(bracket, outcomes)[3].seats == (1, 2)
    turned = brackets.corrected(bracket, outcomes, 1, duel(0, 2))
    ready = brackets.ready(bracket, turned)
    assert (ready[3].seats, ready[4].seats) == ((4, 2), (1, 3))


def test_remade_round_right_final() -> None:
    """Undone and paired again after a correction: the pairing follows the corrected result."""
    wrong, right = rounds("A-B 2-0, C-D 2-0"), rounds("A-B 0-2, C-D 2-0")
    first = {frozenset(table.seats) for table in swiss.pair(entrants("ABCD"), wrong, "s")}
    again = {frozenset(table.seats) for table in swiss.pair(entrants("ABCD"), right, "s")}
    assert first == {frozenset({1, 3}), frozenset({2, 4})}
    assert again == {frozenset({2, 3}), frozenset({1, 4})}


def test_late_entry_which_round_what_points() -> None:
    played = rounds("A-B 2-0", "A-B 2-0")
    for missed, points in ((Missed.LOSS, 0), (Missed.BYE, 3)):
        late = Entrant(3, from_round=3, missed_as=missed)
        lines = records(entrants("ABC", C=late), played, swiss.DUELS)[3]
        assert (len(lines), sum(line.points for line in lines)) == (2, points)
        assert not Entrant(3, from_round=3).present(2)
        seated = {n for t in swiss.pair(entrants("ABC", C=late), played, "") for n in t.seats}
        assert 3 in seated


def test_back_after_a_drop_one_entry() -> None:
    back = Entrant(4, from_round=4)
    played = rounds("A-B 2-0, C-D 0-2", "A-D 2-0, B-C 2-0", "A-C 2-0, B bye")
    who = entrants("ABCD", D=back)
    row = next(row for row in standings(who, played, "") if row.number == 4)
    assert (row.points, row.mw, len(row.lines)) == (3, Fraction(1, 3), 3)
    assert 4 in {n for table in swiss.pair(who, played, "") for n in table.seats}


def test_absent_found_before_the_start() -> None:
    who = entrants("ABCDE", E=Entrant(5, left_round=0))
    tables = swiss.pair(who, [], "")
    assert {n for table in tables for n in table.seats} == {1, 2, 3, 4}


def test_no_show_in_brackets_too() -> None:
    bracket = brackets.single([1, 2])
    none = given(TournamentTable((1, 2)), [1, 2], TWO)
    one = given(TournamentTable((1, 2)), [1], TWO)
    assert one.outcome
    assert none.outcome
    assert brackets.champion(bracket, {1: one.outcome}) == 2
    assert brackets.is_over(bracket, {1: none.outcome})
    assert brackets.champion(bracket, {1: none.outcome}) is None


def test_forfeits_have_a_source() -> None:
    table = given(TournamentTable((1, 2)), [2], TWO, SeatSource.DISQUALIFIED)
    assert table.outcome == Outcome((Score(2), Score(0, 2)), SeatSource.DISQUALIFIED)


def test_never_played_holds_no_place() -> None:
    """Two who left: one after a bye alone, one who never came."""
    who = entrants("ABCDE", E=Entrant(5, left_round=1), D=Entrant(4, left_round=1))
    played = rounds("A-B 2-0, C-D 2-0!, E bye", "A-C 2-0, B bye")
    came = took_part(table for tables in played for table in tables)
    assert letters(sorted(came)) == "ABC"
    table = standings(who, played, "", placeless={each.number for each in who} - came)
    assert [row.place for row in table] == [1, 2, 3, None, None]
    assert letters([row.number for row in table[3:]]) == "DE"


def test_cut_of_3_single_elimination_and_a_replacement_breaks_nothing() -> None:
    bracket = brackets.single([11, 12, 13])
    assert brackets.ready(bracket, {})[2].seats == (12, 13)
    outcomes = {2: duel(0, 2)}
    assert brackets.ready(bracket, outcomes)[3].seats == (11, 13)
    swapped = brackets.single([11, 12, 14])  # the third seed replaced before anything was played
    assert brackets.champion(swapped, {2: duel(0, 2), 3: duel(0, 2)}) == 14


def test_tie_explained_and_open_tie_warned_of_before_a_cut() -> None:
    ring = rounds("A-B 2-0, C bye", "B-C 2-0, A bye", "C-A 2-0, B bye")
    table = standings(entrants("ABC"), ring, "s")
    tie = cut.open_tie(table, 2)
    assert tie == (table[1].number, table[2].number)
    why = explain(table, table[2].number)
    assert why.above
    assert (why.above.by, why.above.mine) == (By.LOT, None)
