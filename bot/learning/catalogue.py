"""The lessons of all games: read once, from the files beside their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import engines
from bot.texts import Texts, dashed
from engines.kernel import Game
from engines.kernel.teaching import Lesson, Step, lessons_in
from engines.registry import GAMES

FIRST = "lesson"
"""The guided first game: what else a game has are puzzles."""


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return a game's lessons by id, the guided game first."""
    return lessons_in(Path(engines.__path__[0]) / game / "lessons")


def taught_games() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game in GAMES if lessons_of(game)]


def puzzles_of(game: str) -> list[Lesson]:
    """Return a game's puzzles, in the order in which they are to be tried."""
    return [lesson for lesson in lessons_of(game).values() if lesson.is_puzzle]


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
    """Return the key of what is said at a step, or `of_what` happens there."""
    return f"{game.prefix}-{dashed(lesson.id)}-{dashed(step.id)}{of_what}"
