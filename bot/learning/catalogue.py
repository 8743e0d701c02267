"""The lessons of all games: read once, from the files beside their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import engines
from bot.texts import Texts, dashed
from engines.kernel import Game
from engines.kernel.teaching import Course, Lesson, Progress, Step, lessons_in
from engines.lab.puzzles.puzzle import puzzles_in
from engines.lab.puzzles.win_course import WinCourse, WinLesson
from engines.registry import GAMES

FIRST = "lesson"
"""The guided first game: what else a game has are puzzles."""


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return a game's lessons by id: the guided game, its five puzzles, and then the wins in a turn."""
    folder = Path(engines.__path__[0]) / game / "lessons"
    wins = folder / "wins.jsonl"
    found = map(WinLesson.of, puzzles_in(wins) if wins.exists() else ())
    return {**lessons_in(folder), **{win.id: win for win in found}}


def taught_games() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game in GAMES if lessons_of(game)]


def puzzles_of(game: str) -> list[Lesson]:
    """Return a game's puzzles, in the order in which they are to be tried."""
    return [lesson for lesson in lessons_of(game).values() if lesson.is_puzzle]


def daily_puzzles_of(game: str) -> list[Lesson]:
    """Return the puzzles of which one is the day's: wins in a turn, where a game has some."""
    puzzles = puzzles_of(game)
    return [puzzle for puzzle in puzzles if isinstance(puzzle, WinLesson)] or puzzles


def course_of(game: Game[Any], lesson: Lesson, progress: Progress | None = None) -> Course:
    """Return somebody's way through a lesson or puzzle. Raises BadLesson."""
    if isinstance(lesson, WinLesson):
        return WinCourse(game, lesson, progress)
    return Course(game, lesson, progress)


def lesson_of(game: str, lesson: str) -> Lesson | None:
    """Return a lesson by what a control or a row calls it."""
    return lessons_of(game).get(lesson) if game in GAMES else None


def version(game: Game[Any], lesson: Lesson) -> str:
    """Return another word for each change of what a lesson's answers lead to."""
    return f"{game.rules_version}:{lesson.digest}"


def title(game: str, lesson: Lesson, texts: Texts) -> str:
    """Return what a lesson is called."""
    if not lesson.is_puzzle:
        return texts.say("lesson-title", game=texts.game(game))
    number = puzzles_of(game).index(lesson) + 1
    return texts.say("puzzle-title", game=texts.game(game), number=number)


def key_of(game: Game[Any], lesson: Lesson, step: Step, of_what: str = "") -> str:
    """Return the key of what is said at a step, or `of_what` happens there; all wins say the same."""
    if isinstance(lesson, WinLesson):
        return f"puzzle-win-{step.id}{of_what}"
    return f"{game.prefix}-{dashed(lesson.id)}-{dashed(step.id)}{of_what}"
