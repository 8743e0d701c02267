"""What is searched for at a puzzle. Runs in a worker process, from plain data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.learning.catalogue import course_of, lessons_of
from engines.kernel import Answer
from engines.kernel.teaching import Progress
from engines.lab.puzzles.win_course import WinCourse
from engines.registry import GAMES


def keeps_the_win(game: str, lesson: str, given: Sequence[Answer], answers: Sequence[Answer]) -> bool:
    """Tell whether answers still force a win, after those that were given."""
    return _at(game, lesson, given).is_right(answers)


def winning_answer(game: str, lesson: str, given: Sequence[Answer]) -> Answer:
    """Return an answer by which the win stays forced, after those that were given."""
    return _at(game, lesson, given).right_answer()


def _at(game: str, lesson: str, given: Sequence[Answer]) -> WinCourse:
    course = course_of(GAMES[game], lessons_of(game)[lesson], Progress(0, tuple(given)))
    assert isinstance(course, WinCourse)
    return course
