"""A puzzle as somebody solves it: what keeps the win leads on, and all else leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.kernel import Match
from engines.kernel.teaching import BadLesson, Progress
from engines.lab.puzzles import win_course
from engines.lab.puzzles.puzzle import puzzles_in
from engines.lab.puzzles.win_course import WinCourse, WinLesson
from engines.registry import GAMES

FOLDER = Path(engines.__path__[0])
STEP = 8
"""Every eighth puzzle of a game is gone through."""
MOST = 40
"""Answers of a solution at the most."""
WINS = [
    (game, WinLesson.of(puzzle))
    for game in ("neo_noble", "noxtalia", "soul_forger")
    for puzzle in puzzles_in(FOLDER / game / "lessons" / "wins.jsonl")[::STEP]
]
each_win = pytest.mark.parametrize(("game", "lesson"), WINS, ids=[f"{game}-{win.id}" for game, win in WINS])


def solved(game: str, lesson: WinLesson) -> Iterator[WinCourse]:
    course = WinCourse(GAMES[game], lesson)
    yield course
    for _ in range(MOST):
        if course.is_over:
            return
        course.go_on()
        yield course
    raise AssertionError("it comes to no end")


@each_win
def test_the_solution_wins_in_this_turn(game: str, lesson: WinLesson) -> None:
    turn = WinCourse(GAMES[game], lesson).match.turn
    *_, course = solved(game, lesson)
    assert course.match.turn == turn
    assert course.match.result is not None
    assert course.match.result.winners == (lesson.puzzle.seat,)
    assert not course.is_asked
    assert not course.answer(["skip"])


@each_win
def test_a_wrong_answer_changes_nothing_and_there_is_one(game: str, lesson: WinLesson) -> None:
    course = WinCourse(GAMES[game], lesson)
    before, table = course.progress, course.match.hash()
    wrong = [answer for answer in course.question.answers() if not course.is_right([answer])]
    assert wrong
    assert not course.answer(wrong[:1])
    assert (course.progress, course.match.hash()) == (before, table)


@each_win
def test_a_win_is_found_again_where_it_was_left(game: str, lesson: WinLesson) -> None:
    for course in solved(game, lesson):
        again = WinCourse(GAMES[game], lesson, course.progress)
        assert again.match.hash() == course.match.hash()
        assert again.view == course.view
        assert [event.kind for event in again.recent] == [event.kind for event in course.recent]


@each_win
def test_only_what_the_solver_sees_is_looked_at(
    game: str, lesson: WinLesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: set[int | None] = set()
    view = Match.view

    def watched(match: Match[Any], seat: int | None) -> Any:
        looked.add(seat)
        return view(match, seat)

    monkeypatch.setattr(Match, "view", watched)
    for course in solved(game, lesson):
        _ = course.view
        if course.is_asked:
            _ = course.prompt
    assert looked == {lesson.puzzle.seat}


def test_answers_that_no_longer_fit_are_told_apart() -> None:
    game, lesson = WINS[0]
    with pytest.raises(BadLesson):
        WinCourse(GAMES[game], lesson, Progress(0, ("no such answer",)))


def test_what_is_not_proved_is_not_right(monkeypatch: pytest.MonkeyPatch) -> None:
    game, lesson = WINS[0]
    course = WinCourse(GAMES[game], lesson)
    answer = course.right_answer()
    assert course.is_right([answer])
    monkeypatch.setattr(win_course, "NODES", 1)
    assert not course.is_right([answer])


def test_a_puzzle_is_another_only_if_its_position_is() -> None:
    _, lesson = WINS[0]
    puzzle = lesson.puzzle
    assert WinLesson.of(puzzle.model_copy(update={"stars": 4, "luck": 0.01})).digest == lesson.digest
    assert WinLesson.of(puzzle.model_copy(update={"seat": 1 - puzzle.seat})).digest != lesson.digest
