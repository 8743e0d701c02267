"""How wins in a turn look: one panel for each moment, within Discord's limits, and a menu of what is open."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.learning.catalogue import daily_puzzles_of, puzzles_of
from bot.learning.shots import in_words, names_at
from bot.learning.teacher import Pupil
from bot.learning.views import pages
from bot.learning.views.panel import panel
from bot.store import LessonRow, Solvers
from bot.texts import LOCALES, Locale, texts_in
from engines.lab.puzzles.win_course import WinCourse, WinLesson
from engines.registry import GAMES
from tests.bot.learning.test_panels import CHARACTERS, COMPONENTS, SHOT, told
from tests.profiles import of_each_kind

WINS = [
    (game, win)
    for game in ("neo_noble", "noxtalia", "soul_forger")
    for win in daily_puzzles_of(game)
    if isinstance(win, WinLesson)
]


def row_of(course: WinCourse, tries: int | None = 0, done: float | None = None) -> LessonRow:
    at = course.progress
    return LessonRow(
        id=2**60, user_id=2**60, game=course.game.id, lesson=course.lesson.id, version="1", serial=10**6,
        step=at.step, given=at.given, helped=False, tries=tries, done=done,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "lesson"),
    of_each_kind(
        WINS,
        kind=lambda game, lesson: (game, lesson.puzzle.stars, lesson.puzzle.seat),
        name=lambda game, lesson: f"{game}-{lesson.id}",
    ),
)
def test_each_moment_of_a_win_fits_into_a_message(game: str, lesson: WinLesson) -> None:
    course = WinCourse(GAMES[game], lesson)
    while True:
        for locale in LOCALES:
            texts = texts_in(locale)
            names = names_at(texts, course, "somebody with rather a long name")
            assert names[lesson.puzzle.seat].startswith("somebody")
            for wrong in (False, True):
                pupil = Pupil(row_of(course), course, wrong)
                for face in (
                    panel(pupil, texts, names, SHOT, "step"),
                    panel(pupil, texts, names, None, "board", in_words(course, names, texts)),
                ):
                    assert len([*face.walk_children()]) <= COMPONENTS
                    assert len(told(face)) <= CHARACTERS
        if course.is_over:
            return
        course.go_on()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_others_needed_is_told_to_those_who_are_done(locale: Locale) -> None:
    game, lesson = WINS[0]
    texts, course = texts_in(locale), WinCourse(GAMES[game], lesson)

    def said(tries: int | None, solvers: Solvers | None) -> str:
        done = 1.0 if tries else None
        pupil = Pupil(row_of(course, tries, done), course, solvers=solvers)
        return told(panel(pupil, texts, names_at(texts, course), SHOT, "step"))

    others = texts.say("puzzle-solvers", people=4, tries=2.5)
    assert others not in said(0, None)
    assert others in said(None, Solvers(4, 10))
    assert texts.say("puzzle-tries", tries=3) in said(3, Solvers(4, 10))
    assert "2.5" in others or "2,5" in others


def options_of(layout: ui.LayoutView) -> list[str]:
    (menu,) = [item for item in layout.walk_children() if isinstance(item, ui.Select)]
    return [option.value for option in menu.options]


@pytest.mark.parametrize(("solved", "first"), [(0, 0), (7, 7), (45, 20)])
def test_a_menu_offers_the_puzzles_from_the_first_open_one_on(solved: int, first: int) -> None:
    puzzles = puzzles_of("noxtalia")
    assert len(puzzles) == 45
    row: Any = row_of(
        WinCourse(GAMES["noxtalia"], next(win for game, win in WINS if game == "noxtalia")), 1, 1.0
    )
    standing = {("noxtalia", puzzle.id): row for puzzle in puzzles[:solved]}
    offered = options_of(pages.sheet("noxtalia", standing, texts_in("en")))
    assert offered == [f"noxtalia/{puzzle.id}" for puzzle in puzzles[first : first + 25]]
