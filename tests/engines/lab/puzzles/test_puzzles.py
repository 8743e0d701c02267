"""Each kept puzzle is one: solved again, also with other hidden cards, and by trying everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from engines.kernel import Match, bulk
from engines.kernel.match.saving import dumped
from engines.lab.puzzles.mining import LEAST_CHOICES, LUCKIEST, NODES, SAMPLES, mined, sampled
from engines.lab.puzzles.puzzle import Puzzle, puzzles_in
from engines.lab.puzzles.search import Deed, WinSearch
from engines.registry import GAMES
from tests import profiles

KEPT = ("neo_noble", "noxtalia", "soul_forger")
LEAST = 40
"""Puzzles of each game."""
LINES = 1_000
"""Answers that are tried to prove a puzzle without a memory; the longer ones are left to the search."""


@cache
def kept(game: str) -> Sequence[Puzzle]:
    return puzzles_in(profiles.ROOT / "engines" / game / "lessons" / "wins.jsonl")


def begun(game: str, puzzle: Puzzle) -> Match[Any]:
    return puzzle.begun(GAMES[game])


@pytest.mark.parametrize("game", KEPT)
def test_each_puzzle_is_solved_as_it_says_and_not_by_any_answer(game: str) -> None:
    for puzzle in kept(game):
        match = begun(game, puzzle)
        search = WinSearch(puzzle.seat, match.turn)
        assert search.winning(match, puzzle.first, 2 * NODES) == [*puzzle.first], puzzle.id
        answers = [(answer,) for answer in search.serious(match, match.decision(puzzle.seat))]
        among = answers if set(puzzle.first) <= set(answers) else search.deeds(match, 2 * NODES)
        won = search.winning(match, among, 2 * NODES)
        assert set(puzzle.first) <= set(won) < set(among), puzzle.id


@pytest.mark.parametrize("game", KEPT)
@pytest.mark.parametrize("number", profiles.sampled((2, SAMPLES)))
def test_a_solution_wins_whatever_is_hidden(game: str, number: int) -> None:
    for puzzle in kept(game):
        match = begun(game, puzzle)
        observation = match.observation(puzzle.seat)
        for twin in sampled(GAMES[game], observation, number):
            assert twin.view(puzzle.seat) == observation.now, puzzle.id
            search = WinSearch(puzzle.seat, match.turn)
            assert search.winning(twin, puzzle.first, 2 * NODES) == [*puzzle.first], puzzle.id


@pytest.mark.parametrize("game", KEPT)
def test_what_a_search_has_proved_holds_when_everything_is_tried(game: str) -> None:
    proved = 0
    for puzzle in kept(game)[::6]:
        match = begun(game, puzzle)
        for deed in puzzle.first:
            twin = after(match, puzzle.seat, deed)
            assert twin is not None
            try:
                assert forced(twin, puzzle.seat, match.turn, iter(range(LINES))), puzzle.id
                proved += 1
            except StopIteration:
                continue
    assert proved


def forced(match: Match[Any], seat: int, turn: int, left: Iterator[int]) -> bool:
    """Tell whether the seat can force a win in this turn; nothing is remembered. Raises StopIteration."""
    if match.result is not None:
        return match.result.winners == (seat,)
    if match.turn != turn:
        return False
    next(left)
    asked = next((each for each in match.decisions if each.seat == seat), match.decisions[0])
    found = False
    for answer in asked.answers():
        if answer in match.game.conveniences:
            continue
        twin = after(match, asked.seat, (answer,))
        found = twin is not None and forced(twin, seat, turn, left)
        if found is (asked.seat == seat):
            break
    return found


def after(match: Match[Any], seat: int, deed: Deed) -> Match[Any] | None:
    """Return the match after answers in a row; None where a die was rolled."""
    twin = match.copy()
    for answer in deed:
        twin.answer(seat, answer)
    return twin if twin.table.dice.count == match.table.dice.count else None


@pytest.mark.parametrize("game", KEPT)
def test_a_puzzle_is_more_than_luck_and_more_than_one_move(game: str) -> None:
    for puzzle in kept(game):
        assert puzzle.choices >= LEAST_CHOICES
        assert puzzle.luck <= LUCKIEST
        assert sum(lucky(begun(game, puzzle), puzzle.seat, seed) for seed in range(30)) <= 7, puzzle.id


def lucky(match: Match[Any], seat: int, seed: int) -> bool:
    """Play the turn at random, against easy players, and tell whether the seat wins."""
    chance, turn = Random(f"other {seed}"), match.turn
    while match.decisions and match.turn == turn:
        asked = match.decisions[0]
        easy = bulk.answer(match, asked, ("easy", "easy"), str(match.serial))
        match.answer(asked.seat, asked.any(chance) if asked.seat == seat else easy)
    return match.result is not None and match.result.winners == (seat,)


@pytest.mark.parametrize("game", KEPT)
def test_no_puzzle_is_kept_twice_and_each_fits_a_line(game: str) -> None:
    puzzles = kept(game)
    assert len(puzzles) >= LEAST
    assert (
        len({puzzle.id for puzzle in puzzles})
        == len({str(puzzle.table) for puzzle in puzzles})
        == len(puzzles)
    )
    assert {puzzle.stars for puzzle in puzzles} <= {1, 2, 3, 4}
    assert max(len(puzzle.model_dump_json()) for puzzle in puzzles) <= 16_000


def test_a_position_is_the_one_that_was_kept() -> None:
    for game in KEPT:
        for puzzle in kept(game):
            match = begun(game, puzzle)
            assert dumped(match._trail[-1].table) == puzzle.table
            assert not match.observation(puzzle.seat).since


def test_a_question_in_the_midst_of_a_step_is_kept_from_where_the_step_begins() -> None:
    """In this match the question is a defence, before which an attack has taken its bonus once."""
    puzzle = mined(GAMES["noxtalia"], "noxtalia 1288")
    assert puzzle is not None
    match = begun("noxtalia", puzzle)
    assert dumped(match.table) != puzzle.table
    assert match.decision(puzzle.seat).kind == "defend"
    assert match.table.attack.against == [("avalanche", -4)]
    search = WinSearch(puzzle.seat, match.turn)
    assert search.winning(match, puzzle.first, NODES) == [*puzzle.first]


@pytest.mark.parametrize("game", ["neo_noble", "noxtalia"])
def test_what_is_mined_is_the_same_every_time(game: str) -> None:
    puzzle = kept(game)[0]
    again = mined(GAMES[game], puzzle.id)
    assert again is not None
    assert Puzzle.model_validate_json(again.model_dump_json()) == puzzle
    assert SAMPLES >= 100
