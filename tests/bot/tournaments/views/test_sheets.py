"""What pictures of tournaments are made of: names, results, byes, who is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.competition import brackets
from bot.competition.setup import Setup
from bot.competition.state import Outcome, SeatSource, duel
from bot.texts import texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.views.sheets import bracket_sheet, standings_sheet
from render.tournament import BracketSheet, SheetMatch, bracket_pages
from tests.bot.competition.scene import entrants, rounds, standings
from tests.profiles import sampled

EN = texts_in("en")


def sheet(form: str, count: int, outcomes: dict[int, Outcome]) -> BracketSheet:
    """The bracket of entrants who are called by their seeds."""
    build = brackets.double if form == "double" else brackets.single
    seeds = tuple(range(1, count + 1))
    event = SimpleNamespace(
        bracket=build(seeds),
        outcomes=outcomes,
        champion=brackets.champion(build(seeds), outcomes),
        setup=Setup.model_validate({"format": form}),
        row=SimpleNamespace(name="Thursday"),
        called={n: f"P{n}" for n in seeds},
    )
    return bracket_sheet(cast(Tournament, event), EN)


def matches(found: BracketSheet) -> dict[int, SheetMatch]:
    return {m.number: m for part in found.parts for each in part.rounds for m in each.matches}


def sides(match: SheetMatch) -> list[str]:
    return [f"{side.name}{side.hint} {side.score}".strip() for side in match.sides]


def test_a_match_says_who_has_won_who_waits_and_who_comes() -> None:
    found = matches(sheet("single", 4, {1: duel(2, 1)}))
    assert sides(found[1]) == ["P1 2", "P4 1"]
    assert [side.won for side in found[1].sides] == [True, False]
    assert found[2].going_on
    assert sides(found[3]) == ["P1", "W2"]
    assert not found[3].going_on


def test_a_win_without_play_has_no_games() -> None:
    found = matches(sheet("single", 2, {1: duel(0, 2, source=SeatSource.WALKOVER)}))
    assert sides(found[1]) == ["P1 –", "P2 ✓"]


def test_losers_are_named_by_the_match_that_they_lose() -> None:
    found = matches(sheet("double", 4, {}))
    assert sides(found[4]) == ["L1", "L2"]
    assert sides(found[5]) == ["L3", "W4"]
    assert sides(found[6]) == ["W3", "W5"]


def test_who_has_a_bye_is_passed_over_in_the_lower_bracket() -> None:
    found = matches(sheet("double", 5, {}))
    played = {number for number, match in found.items() if not match.bye}
    assert len(played) == 2 * 5 - 2
    said = {hint for number in played for hint in sides(found[number])}
    named = {int(hint[1:]) for hint in said if hint[:1] in "WL" and hint[1:].isdecimal()}
    assert named <= played, "nobody comes out of a match that is not played"
    assert "" not in said


@pytest.mark.parametrize("wins", [(1, 0), (0, 1)])
def test_the_second_final_is_shown_only_where_it_is_played(wins: tuple[int, int]) -> None:
    outcomes = {1: duel(1, 0), 2: duel(*wins)}
    found = sheet("double", 2, outcomes)
    assert (3 in matches(found)) is (wins == (0, 1))
    assert (found.champion is None) is (wins == (0, 1))


def _standings(names: str, form: str, played: Sequence[str], cut: int = 0) -> Any:
    setup = Setup.model_validate({"format": form, "best_of": 3})
    who = entrants(names)
    made = rounds(*played)
    event = SimpleNamespace(
        setup=setup, standings=standings(who, made, "salt", setup.scoring), played=made, planned=3, cut=cut,
        gone=frozenset({2}), row=SimpleNamespace(name="Thursday", seeds=None),
        called={each.number: "ABCDEFGHI"[each.number - 1] for each in who},
    )  # fmt: skip
    return standings_sheet(cast(Tournament, event), EN)


def test_a_round_robin_shows_each_result_against_each() -> None:
    found = _standings("ABC", "robin", ["A-B 2-1, C bye", "C-A 0-2, B bye"])
    assert found.heads == ("Points", "1", "2", "3")
    by_name = {row.name: row.cells for row in found.rows}
    assert [row.name for row in found.rows] == ["A", "B", "C"]
    assert by_name["A"] == ("6", "×", "2-1", "2-0")
    assert by_name["B"] == ("3", "1-2", "×", "")
    assert [row.gone for row in found.rows] == [False, True, False]


def test_others_and_large_round_robins_show_the_tie_breaks() -> None:
    found = _standings("ABCDE", "swiss", ["A-B 2-0, C-D 2-1, E bye", "A-C 2-1, B-E 2-0, D bye"])
    assert found.heads == ("Points", "OMW %", "GW %", "OGW %")
    assert all(len(row.cells) == 4 for row in found.rows)
    assert _standings("ABCDEFGHI", "robin", ["A-B 2-0"]).heads[1] == "OMW %"


def test_the_line_of_the_cut_passes_over_who_has_left() -> None:
    played = ["A-B 0-2, C-D 2-1, E bye", "B-C 2-1, A-E 2-0, D bye"]
    assert _standings("ABCDE", "swiss", played).rows[0].name == "B"
    assert _standings("ABCDE", "swiss", played).cut == 0
    assert _standings("ABCDE", "swiss", played, cut=2).cut == 3, "the first has dropped"


def test_a_round_that_is_being_played_is_not_over() -> None:
    assert _standings("ABCD", "swiss", ["A-B 2-0, C-D 2-1"]).under == "Swiss · After 1 round of 3"
    assert _standings("ABCD", "swiss", ["A-B 2-0, C-D"]).under == "Swiss · Round 1 of 3"


@pytest.mark.parametrize("form", ["single", "double"])
@pytest.mark.parametrize("count", sampled([2, 3, 17, 33, 65, 32, 129, 256], everyday=4))
def test_pages_hold_every_match_that_is_played_once_and_lines_lead_to_each(form: str, count: int) -> None:
    found = sheet(form, count, {})
    pages = bracket_pages(found)
    pieces = [part for page in pages for part in page.parts]
    shown = [m.number for part in pieces for each in part.rounds for m in each.matches if not m.bye]
    assert sorted(shown) == sorted(number for number, match in matches(found).items() if not match.bye)
    assert len(shown) == (count - 1 if form == "single" else 2 * count - 2)
    assert len(pages) <= 2 or count > 32
    for part in pieces:
        sizes = [len(each.matches) for each in part.rounds]
        assert sizes[0] <= 16
        assert all(one in (other, 2 * other) for one, other in pairwise(sizes))
