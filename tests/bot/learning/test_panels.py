"""How lessons look: each step in both languages, within Discord's limits, nothing in it that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from discord import ui

from bot.learning.catalogue import key_of, lessons_of
from bot.learning.shots import in_words, names_at
from bot.learning.teacher import Pupil
from bot.learning.views import pages
from bot.learning.views.daily import pictured
from bot.learning.views.panel import panel
from bot.store import LessonRow
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Match
from engines.kernel.teaching import Course
from engines.registry import GAMES
from render import RenderedPicture
from tests.engines.test_lessons import every_lesson, gone_through, is_right, pressed

SHOT = RenderedPicture(b"", "png", "a table " * 100)
COMPONENTS, CHARACTERS = 40, 4_000
"""What Discord takes of one message."""
_PILES = {"dueling_nobles": "number_deck", "noxtalia": "pile", "magic": "library"}
"""What a game calls the cards that are still to be drawn, where it is not `deck`."""
every_language = pytest.mark.parametrize("locale", LOCALES)


def pupil(course: Course) -> Pupil:
    progress = course.progress
    row = LessonRow(
        id=2**60, user_id=2**60, game=course.game.id, lesson=course.lesson.id, version="1", serial=10**6,
        step=progress.step, given=progress.given, helped=False, done=None,
    )  # fmt: skip
    return Pupil(row, course)


def faces(who: Pupil, locale: Locale) -> Iterator[ui.LayoutView]:
    """The message of a step: with a picture, and in words."""
    texts, course = texts_in(locale), who.course
    names = names_at(texts, course.match.seats, "somebody with rather a long name")
    yield panel(who, texts, names, SHOT, "hand")
    yield panel(who, texts, names, None, "board", in_words(course, names, texts))


def told(layout: ui.LayoutView) -> str:
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))


@every_lesson
def test_each_step_fits_into_a_message(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        who = pupil(course)
        for who.wrong, locale in product({False, bool(course.wanted)}, LOCALES):
            for layout in faces(who, locale):
                assert len([*layout.walk_children()]) <= COMPONENTS
                assert len(told(layout)) <= CHARACTERS
                assert "…" not in told(layout).split("\n")[1], "what is taught is never cut"
                ids = [item.custom_id for item in layout.walk_children() if isinstance(item, ui.Button)]
                assert len(ids) == len(set(ids))


@every_lesson
def test_each_step_is_said_in_few_words_and_each_wrong_answer_answered(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        may_err = course.wanted and not all(is_right(course, answers) for answers in pressed(course))
        for texts in map(texts_in, LOCALES):
            assert not may_err or key_of(game, lesson, course.now, "-wrong") in texts
            said = texts.say(key_of(game, lesson, course.now), **course.figures())
            assert len(re.findall(r"[.?!](?:\s|$)", re.sub(r"\b[A-Z]\.", "", said))) <= 4
            assert len(said) <= 420


@every_lesson
def test_a_lesson_looks_at_what_its_learner_sees_alone(
    game: Any, lesson: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: set[int | None] = set()
    view = Match.view

    def watched(match: Match[Any], seat: int | None) -> Any:
        looked.add(seat)
        return view(match, seat)

    monkeypatch.setattr(Match, "view", watched)
    for course in gone_through(game, lesson):
        assert [*faces(pupil(course), "en")]
    assert looked == {0}


@every_lesson
def test_what_the_learner_cannot_know_changes_nothing_that_he_is_shown(game: Any, lesson: Any) -> None:
    """A card of the other hand is exchanged for one that lies deep in the deck, where both are hidden."""
    changed = 0
    for course in gone_through(game, lesson):
        before = _shown(course)
        for side in course.match.table.sides[1:]:
            lies = course.match.table if game.id == "dueling_nobles" else side
            pile = getattr(lies, _PILES.get(game.id, "deck"))
            if side.hand and pile:
                side.hand[0], pile[0] = pile[0], side.hand[0]
                assert before == _shown(course)
                side.hand[0], pile[0] = pile[0], side.hand[0]
                changed += 1
    assert changed or not any(side.hand for side in Course(game, lesson).match.table.sides[1:])


def _shown(course: Course) -> list[Any]:
    """What somebody is shown who looks at a step for the first time."""
    return [each.to_components() for each in faces(pupil(course), "en")]


@every_language
def test_a_word_is_new_once(locale: Locale) -> None:
    """What is bold at one step of a lesson is bold at no other."""
    for game in GAMES.values():
        bold: list[str] = []
        lesson = lessons_of(game.id)["lesson"]
        course = Course(game, lesson)
        while not course.is_over:
            said = texts_in(locale).say(key_of(game, lesson, course.now), **course.figures())
            bold += re.findall(r"\*\*(.+?)\*\*", said)
            course.go_on()
        assert len(bold) == len({*map(str.lower, bold)})
        assert len(bold) >= 5


@every_language
def test_the_pages_before_a_lesson_fit_into_a_message(locale: Locale) -> None:
    texts = texts_in(locale)
    for layout in (pages.games({}, texts), *(pages.first_page(game, {}, texts) for game in GAMES)):
        assert len([*layout.walk_children()]) <= COMPONENTS
        assert len(told(layout)) <= CHARACTERS


@every_language
def test_a_puzzle_of_the_day_says_what_is_asked(locale: Locale) -> None:
    texts = texts_in(locale)
    for game in GAMES.values():
        for lesson in lessons_of(game.id).values():
            if lesson.is_puzzle:
                course = Course(game, lesson)
                said = texts.say(key_of(game, lesson, course.now), **course.figures())
                shown = told(pictured(course, texts, SHOT).layout)
                assert said.split("{")[0][:40].replace("♠", "♤").replace("♣", "♧") in shown
