"""Standings to the last fraction: worked examples, and what stands behind a row."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.competition.record import DUELS, PODS, SINGLE_GAMES
from bot.competition.standings import Standing, explain, parted
from bot.competition.state import Entrant, Missed, Outcome, Round, TournamentTable, duel
from bot.competition.tie_breaks import By
from tests.bot.competition.scene import entrants, letters, number, rounds, standings

FIRST = rounds("A-B 2-0, C-D 2-1, E bye", "A-C 2-1, B-E 2-0, D bye", "A-D 1-1-1, C-E 2-0, B bye")
FIRST_ROWS = """
A | 7 | 7/9 | BCD | 16/27 | 2/3 | 11/18
B | 6 | 6/9 | AE | 5/9 | 2/3 | 1/2
C | 6 | 6/9 | DAE | 14/27 | 5/8 | 37/72
D | 4 | 4/9 | CA | 13/18 | 13/24 | 31/48
E | 3 | 1/3 | BC | 2/3 | 6/18 | 31/48
"""
SECOND = rounds("A-B 2-0, C-F 2-1, D bye", "A-C 1-2, E-D 2-0, B-F 2-0", "C-B 2-0, A-D 2-0!, E bye")
SECOND_ENTRANTS = entrants("ABCDEF", E=Entrant(5, from_round=2), F=Entrant(6, left_round=2))
SECOND_ROWS = """
C | 9 | 1 | FAB | 133/300 | 3/4 | 2893/6300
A | 6 | 2/3 | BCD | 5/9 | 5/7 | 17/36
E | 6 | 6/9 | D | 1/3 | 1 | 1/3
D | 3 | 1/3 | EA | 2/3 | 1/3 | 6/7
B | 3 | 1/3 | AFC | 599/900 | 1/3 | 314/525
F | 0 | 33/100 | CB | 2/3 | 33/100 | 13/24
"""
THIRD = rounds("A-B 2-0, C-D 2-1, E-F 2-1", "A-C 2-0, B-E 2-1, D-F 1-2", "A-D 0-2, B-F 0-2, C-E 0-2")
THIRD_ROWS = """
F | 6 | 2/3 | EDB | 4/9 | 5/8 | 97/200
E | 6 | 2/3 | FBC | 4/9 | 5/8 | 257/600
A | 6 | 2/3 | BCD | 1/3 | 2/3 | 29/75
B | 3 | 1/3 | AEF | 2/3 | 33/100 | 23/36
D | 3 | 1/3 | CFA | 5/9 | 1/2 | 973/1800
C | 3 | 1/3 | DAE | 5/9 | 33/100 | 43/72
"""


def row_of(standing: Standing) -> list[str]:
    faced = letters([other for line in standing.lines for other in line.opponents])
    values = (standing.points, standing.mw, faced, *standing.ties.values())
    return [letters([standing.number]), *map(str, values)]


def expected(rows: str) -> list[list[str]]:
    cells = [[cell.strip() for cell in row.split("|")] for row in rows.strip().splitlines()]
    return [[name, points, str(Fraction(mw)), faced, *(str(Fraction(x)) for x in rest)]
            for name, points, mw, faced, *rest in cells]  # fmt: skip


@pytest.mark.parametrize(
    ("who", "played", "rows"),
    [
        (entrants("ABCDE"), FIRST, FIRST_ROWS),
        (SECOND_ENTRANTS, SECOND, SECOND_ROWS),
        (entrants("ABCDEF"), THIRD, THIRD_ROWS),
    ],
    ids=["a draw and byes", "a drop, a no-show, a late entry", "down to OGW"],
)
def test_a_worked_example_comes_out_to_the_last_fraction(
    who: list[Entrant], played: list[Round], rows: str
) -> None:
    assert [row_of(standing) for standing in standings(who, played, "seed")] == expected(rows)


def test_a_mean_of_opponents_is_floored_for_each_of_them() -> None:
    """The fourth example: against 0-2, 4-2, 3-3, 4-2, 3-3, 4-2 OMW is 111/200."""
    me, others = 1, range(2, 8)
    records = {2: (0, 2), 3: (4, 2), 4: (3, 3), 5: (4, 2), 6: (3, 3), 7: (4, 2)}
    played: list[Round] = []
    strangers = iter(range(100, 1000))
    results = {
        other: [*((2, 0),) * won, *((0, 2),) * lost] for other, (won, lost) in records.items()
    }  # of each opponent, one of them against me
    for index in range(6):
        tables = []
        for turn, other in enumerate(others):
            left = results[other]
            if turn == index:
                won, lost = left.pop()
                tables.append(TournamentTable((me, other), duel(lost, won)))
            elif left:
                tables.append(TournamentTable((other, next(strangers)), duel(*left.pop(0))))
        played.append(tuple(tables))
    gone = {2: 2}
    seen = {n for tables in played for table in tables for n in table.seats}
    who = [Entrant(n, left_round=gone.get(n)) for n in sorted(seen)]
    mine = next(row for row in standings(who, played, "") if row.number == me)
    assert mine.ties[By.OMW] == Fraction(111, 200)


def test_exactly_two_who_are_tied_go_by_their_match() -> None:
    ring = ("A-B {}, C bye", "A-C {}, B bye", "B-C {}, A bye")
    left = {"A": Entrant(1, left_round=3), "B": Entrant(2, left_round=3), "D": Entrant(4, from_round=4)}
    for scores, winner in ((("2-1", "1-2", "2-1"), "AB"), (("1-2", "2-1", "1-2"), "BA")):
        played = [*(text.format(score) for text, score in zip(ring, scores, strict=True)), "C-D 2-0"]
        for seed in map(str, range(6)):
            table = standings(entrants("ABCD", **left), rounds(*played), seed)
            assert letters([row.number for row in table]) == f"C{winner}D"
            assert table[1].key == table[2].key
            step = parted(table[1], table[2], table)
            assert (step.by, step.mine, step.theirs) == (By.DIRECT, 1, -1)


def test_more_than_two_who_are_tied_go_by_the_lot() -> None:
    ring = rounds("A-B 2-0, C bye", "B-C 2-0, A bye", "C-A 2-0, B bye")
    orders = {letters([row.number for row in standings(entrants("ABC"), ring, str(n))]) for n in range(20)}
    assert len(orders) == 6
    table = standings(entrants("ABC"), ring, "0")
    assert {parted(table[0], row, table).by for row in table[1:]} == {By.LOT}


def test_the_lot_differs_by_seed_and_never_by_chance() -> None:
    names = entrants("ABCDEFGH")
    orders = {tuple(row.number for row in standings(names, [], str(seed))) for seed in range(20)}
    assert len(orders) > 10
    assert standings(names, [], "x") == standings(list(names), [], "x")


def test_the_disqualified_hold_no_place_and_still_feed_their_opponents() -> None:
    out = Entrant(1, left_round=3, disqualified=True)
    table = standings(entrants("ABCDE", A=out), FIRST, "seed")
    assert [(letters([row.number]), row.place) for row in table] == [
        ("B", 1), ("C", 2), ("D", 3), ("E", 4), ("A", None),
    ]  # fmt: skip
    rows = {row.number: row for row in table}
    assert rows[number("B")].ties[By.OMW] == Fraction(5, 9)
    assert explain(table, 5).below is None
    assert explain(table, 1).above is None


def test_a_drop_counts_over_the_rounds_that_were_played() -> None:
    stays = standings(entrants("AB"), rounds("A-B 2-0", "A bye"), "")
    leaves = standings(entrants("AB", A=Entrant(1, left_round=1)), rounds("A-B 2-0", "B bye"), "")
    assert {row.number: row.mw for row in stays} == {1: Fraction(1), 2: Fraction(33, 100)}
    assert {row.number: row.mw for row in leaves} == {1: Fraction(1), 2: Fraction(1, 2)}


def test_a_late_entry_may_have_one_bye_for_what_he_missed() -> None:
    late = Entrant(3, from_round=3, missed_as=Missed.BYE)
    played = rounds("A-B 2-0", "A-B 1-2", "A-C 2-0, B bye")
    row = next(row for row in standings(entrants("ABC", C=late), played, "") if row.number == 3)
    assert (row.points, row.mw, row.gw, len(row.lines)) == (3, Fraction(1, 3), Fraction(1, 2), 3)


def test_a_single_game_is_worth_one() -> None:
    played = [(TournamentTable((1, 2), duel(1, 0)),)]
    table = standings(entrants("AB"), played, "", SINGLE_GAMES)
    assert [(row.points, row.gw) for row in table] == [(3, 1), (0, Fraction(33, 100))]


def test_pods_pay_five_and_count_all_co_players() -> None:
    won = Outcome(tuple(PODS.bye if seat == 0 else replace(PODS.bye, won=0, lost=1) for seat in range(4)))
    drawn = Outcome(tuple(replace(PODS.bye, won=0, drawn=1) for _ in range(4)))
    played = [(TournamentTable((1, 2, 3, 4), won),), (TournamentTable((2, 1, 3, 4), drawn),)]
    rows = {row.number: row for row in standings(entrants("ABCD"), played, "", PODS)}
    assert {n: row.points for n, row in rows.items()} == {1: 6, 2: 1, 3: 1, 4: 1}
    assert rows[2].mw == Fraction(1, 5)  # 1 of 10, floored
    assert rows[2].ties[By.OMW] == (Fraction(6, 10) + 2 * Fraction(1, 5)) / 3
    assert not drawn.winner
    assert drawn.drawn


def test_why_am_i_third_is_told_by_facts() -> None:
    table = standings(entrants("ABCDE"), FIRST, "seed")
    why = explain(table, number("C"))
    assert (why.standing.place, why.standing.points) == (3, 6)
    assert why.above
    assert (letters([why.above.other]), why.above.by) == ("B", By.OMW)
    assert (why.above.mine, why.above.theirs) == (Fraction(14, 27), Fraction(5, 9))
    assert why.below
    assert (why.below.by, why.below.mine, why.below.theirs) == (By.POINTS, 6, 4)
    faced = [opponent for _, opponents in why.faced for opponent in opponents]
    assert letters([opponent.number for opponent in faced]) == "DAE"
    assert sum(opponent.mw for opponent in faced) / 3 == why.standing.ties[By.OMW]
    assert sum(opponent.gw for opponent in faced) / 3 == why.standing.ties[By.OGW]
    third = standings(entrants("ABCDEF"), THIRD, "seed")
    assert parted(third[0], third[1], third).by is By.OGW
    assert parted(third[4], third[5], third).by is By.GW


def test_an_open_table_counts_for_nothing_yet() -> None:
    before = standings(entrants("ABCDE"), FIRST[:2], "seed")
    session = [*FIRST[:2], (TournamentTable((1, 4)), TournamentTable((3, 5)))]
    assert standings(entrants("ABCDE", B=Entrant(2, left_round=2)), session, "seed") == before


@pytest.mark.parametrize(
    ("score", "points"), [((2, 1, 0), 3), ((1, 1, 1), 1), ((0, 0, 0), 1), ((0, 2, 0), 0)]
)
def test_scores_are_worth_what_the_page_says(score: tuple[int, int, int], points: int) -> None:
    assert DUELS.points(duel(*score).scores[0]) == points
