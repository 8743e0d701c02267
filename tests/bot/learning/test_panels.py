"""How lessons look: each step in both languages, within Discord's limits, nothing in it that is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from discord import ButtonStyle, ui
from PIL import ImageChops

from bot.learning.asked import MOST_GREY, MOST_LIVE, live_ways
from bot.learning.catalogue import FIRST, course_of, key_of, lessons_of
from bot.learning.shots import in_words, names_at, strip_of
from bot.learning.teacher import Pupil
from bot.learning.views import pages
from bot.learning.views.daily import pictured
from bot.learning.views.panel import IN_LESSON, PICTURE, STORY_LINES, panel
from bot.store import LessonRow
from bot.table.action_id import ActionId
from bot.table.layout import legible, shorten
from bot.table.screen.height import DESKTOP, PHONE, height
from bot.texts import LOCALES, Locale, texts_in
from bot.texts.telling import story
from cogs.components.answer import read_answer
from cogs.learning.lessons import OF_MATCH
from engines.kernel import Answer, Choose, Match
from engines.kernel.teaching import Course
from engines.kernel.teaching.lesson import LEARNER
from engines.registry import GAMES
from render import THEMES, RenderedPicture, artist
from render.process.worker import draw_board
from tests.engines.test_lessons import LESSONS, gone_through, is_right, pressed
from tests.profiles import of_each_kind
from tests.rigs.lessons import pointing_nowhere

SHOT = RenderedPicture(b"", "png", "a table " * 100)
ANSWERS = frozenset(IN_LESSON.values())
PICKED = frozenset({"triple"})
"""Steps in which several things are picked, with the controls of the table."""
TARGETS = {("noxtalia", "nothing")}
"""Steps that point at what an attack is aimed at, which is in a ring anyway."""
COMPONENTS, CHARACTERS = 40, 4_000
"""What Discord takes of one message."""
_PILES = {"dueling_nobles": "number_deck", "noxtalia": "pile", "magic": "library"}
"""What a game calls the cards that are still to be drawn, where it is not `deck`."""
each_kind_of_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    of_each_kind(
        LESSONS,
        kind=lambda game, lesson: (game.id, lesson.is_puzzle),
        name=lambda game, lesson: f"{game.id}-{lesson.id}",
    ),
)
"""Each run goes through a game's lesson and its first puzzle; `test_lessons.py` plays all of them."""
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
    names = names_at(texts, course, "somebody with rather a long name")
    yield panel(who, texts, names, SHOT, "step")
    yield panel(who, texts, names, SHOT, "more")
    yield panel(who, texts, names, None, "board", in_words(course, names, texts))


def first_box(layout: ui.LayoutView) -> ui.Container[Any]:
    return next(item for item in layout.children if isinstance(item, ui.Container))


def controls_of(layout: ui.LayoutView) -> list[ui.Button[Any] | ui.Select[Any]]:
    return [item for item in layout.walk_children() if isinstance(item, ui.Button | ui.Select)]


def action_of(control: ui.Button[Any] | ui.Select[Any]) -> ActionId:
    return ActionId.parse(control.custom_id or "")


def answered(who: Pupil, control: ui.Button[Any]) -> Sequence[Answer]:
    """What pressing a button answers."""
    action = action_of(control)
    read = action._replace(verb=OF_MATCH[action.verb])
    return read_answer(read, [], who.course.question, lambda: who.prompt)[0]


def every_answer(who: Pupil, layout: ui.LayoutView) -> Iterator[Sequence[Answer]]:
    """What each button, and each line of a menu, answers by itself."""
    for control in controls_of(layout):
        action = action_of(control)
        if action.verb not in ANSWERS or control.disabled:
            continue
        read = action._replace(verb=OF_MATCH[action.verb])
        lines = [[each.value] for each in control.options] if isinstance(control, ui.Select) else [[]]
        for chosen in lines:
            if not isinstance(control, ui.Select) or control.min_values <= 1:
                answers, _ = read_answer(read, chosen, who.course.question, lambda: who.prompt)
                yield from [answers] if answers else ()


def told_of(view: Any) -> str:
    return json.dumps(view.model_dump(mode="json", exclude={"touched"}))


def is_marked(view: Any, names: list[str]) -> bool:
    """Tell whether what a view was touched by is marked on the table."""
    bare = view.model_copy(update={"touched": ()})
    drawn, other = (draw_board(each, names, texts_in("en"), THEMES[0]) for each in (view, bare))
    return ImageChops.difference(drawn.convert("RGB"), other.convert("RGB")).getbbox() is not None


def told(layout: ui.LayoutView) -> str:
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))


@each_kind_of_lesson
def test_each_step_fits_into_a_message(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        who = pupil(course)
        for who.wrong, locale in product({False, bool(course.wanted)}, LOCALES):
            for layout in faces(who, locale):
                assert len([*layout.walk_children()]) <= COMPONENTS
                assert len(told(layout)) <= CHARACTERS
                taught = texts_in(locale).say(key_of(game, lesson, course.now), **course.figures())
                assert legible(taught) in told(layout), "what is taught is never cut"
                ids = [item.custom_id for item in layout.walk_children() if isinstance(item, ui.Button)]
                assert len(ids) == len(set(ids))


@each_kind_of_lesson
def test_what_is_asked_alone_is_live_and_a_little_beside_it_grey(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        if course.is_guided:
            who = pupil(course)
            layout = panel(who, texts_in("en"), names_at(texts_in("en"), course), SHOT, "step")
            answering = [each for each in controls_of(layout) if action_of(each).verb in ANSWERS]
            if course.now.id in PICKED and not isinstance(course.question, Choose):
                continue
            live = [each for each in answering if not each.disabled]
            assert 1 <= len(live) <= MOST_LIVE
            assert len(answering) - len(live) <= MOST_GREY
            for each in live:
                assert isinstance(each, ui.Button)
                assert each.style is ButtonStyle.success
                assert course.is_right(answered(who, each))


@each_kind_of_lesson
def test_a_press_gives_as_much_of_what_is_asked_as_one_can(game: Any, lesson: Any) -> None:
    """So a way that gives all the answers is not offered beside its own first step."""
    for course in gone_through(game, lesson):
        ways = live_ways(course, course.prompt) if course.is_guided else ()
        given = {len(way.then) for way in ways}
        assert len(given) <= 1
        right = [each for each in pressed(course) if course.is_right(each)] if ways else []
        assert given == {len(each) - 1 for each in right if len(each) == max(map(len, right))}


@each_kind_of_lesson
def test_a_step_that_is_done_unaided_shows_all_that_there_is_and_marks_nothing(
    game: Any, lesson: Any
) -> None:
    for course in gone_through(game, lesson):
        if course.wanted and not course.is_guided:
            layout = panel(pupil(course), texts_in("en"), names_at(texts_in("en"), course), SHOT, "step")
            answering = [each for each in controls_of(layout) if action_of(each).verb in ANSWERS]
            live = [each for each in answering if not each.disabled]
            assert len(live) >= 2 or isinstance(live[0], ui.Select) or len({*pressed(course)}) == 1
            styles = {each.style for each in live if isinstance(each, ui.Button)}
            assert ButtonStyle.success not in styles or not isinstance(course.question, Choose)


@each_kind_of_lesson
def test_a_correction_is_the_last_thing_above_the_controls(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        if course.wanted:
            for texts in map(texts_in, LOCALES):
                who = pupil(course)
                who.wrong = True
                shown, said, *below = first_box(
                    panel(who, texts, names_at(texts, course), SHOT, "step")
                ).children
                assert isinstance(shown, ui.MediaGallery)
                assert isinstance(said, ui.TextDisplay)
                assert said.content.split("\n")[-1].startswith("↩️ **")
                assert any(isinstance(item, ui.ActionRow) for item in below)


@each_kind_of_lesson
def test_each_press_leads_on_or_is_corrected(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        who = pupil(course)
        layout = panel(who, texts_in("en"), names_at(texts_in("en"), course), SHOT, "step")
        for answers in every_answer(who, layout) if course.wanted else ():
            again = pupil(Course(game, lesson, course.progress))
            again.wrong = not again.course.answer(answers)
            assert again.wrong is not course.is_right(answers)
            after = panel(again, texts_in("en"), names_at(texts_in("en"), course), SHOT, "step")
            assert again.wrong is ("↩️" in told(after))
            assert (again.course.progress == course.progress) is again.wrong


@each_kind_of_lesson
def test_a_guided_moment_stands_on_one_screen(game: Any, lesson: Any) -> None:
    """With the highest pictures that there are: a strip, or the part of the table where it is."""
    for course in gone_through(game, lesson):
        for texts in map(texts_in, LOCALES):
            who = pupil(course)
            if not course.wanted or (course.is_guided and course.now.id not in PICKED):
                who.wrong = bool(course.wanted)
                share = 0.38 if course.wanted or course.now.picture == "hand" else 0.49
                layout = panel(who, texts, names_at(texts, course, "Ada"), SHOT, "step")
                payload = layout.to_components()
                assert height(payload, DESKTOP, {PICTURE: share}) <= 620
                assert height(payload, PHONE, {PICTURE: share}) <= 1_100


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_has_happened_is_told_in_up_to_three_lines(game: Any) -> None:
    """A single one, the last, would hide what the other seat did before it."""
    texts, most = texts_in("en"), 0
    for course in gone_through(game, lessons_of(game.id)[FIRST]):
        names = names_at(texts, course, "Ada")
        lines = [story(texts, game.prefix, event, LEARNER, [*names]) for event in course.recent]
        happened = [f"-# {shorten(line, 110)}" for line in lines if line][-STORY_LINES:]
        if course.match.result is not None:
            continue
        shown = told(panel(pupil(course), texts, names, SHOT, "step")).split("\n")
        before = shown[: next(n for n, line in enumerate(shown) if line.startswith("-# ") and "/" in line)]
        assert [legible(line) for line in happened[len(happened) - len(before) :]] == before
        most = max(most, len(before))
    assert 1 < most <= STORY_LINES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_a_step_points_at_is_seen(game: Any) -> None:
    before: list[Any] = []
    for course in gone_through(game, lessons_of(game.id)["lesson"]):
        step, view = course.now, course.view
        before.append(view)
        pieces = live_ways(course, course.prompt) if course.is_guided else ()
        assert step.ring or step.cards or not any(way.card for way in pieces), step.id
        assert all(f'"{card}"' in told_of(view) for card in step.cards), step.id
        names = names_at(texts_in("en"), course)
        for key in step.ring:  # an attacker or a target bears that mark instead: it was there before
            marked = (each.model_copy(update={"touched": (key,)}) for each in reversed(before))
            assert any(is_marked(each, names) for each in marked), (step.id, key)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_picture_above_a_question_rings_what_its_step_points_at(game: Any) -> None:
    looked, facts = 0, artist(game.id).strip_facts
    for course in gone_through(game, lessons_of(game.id)["lesson"]):
        points = course.now.ring or course.now.cards
        if course.wanted and points and (game.id, course.now.id) not in TARGETS:
            who = pupil(course)
            assert facts(strip_of(who)) != facts(pointing_nowhere(who)), course.now.id
            looked += 1
    assert looked >= 4


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_two_steps_near_the_end_are_done_unaided(game: Any) -> None:
    steps = lessons_of(game.id)["lesson"].steps
    unaided = [place for place, step in enumerate(steps) if step.unaided and not step.offered]
    assert len([place for place in unaided if place >= len(steps) / 2]) >= 2


@each_kind_of_lesson
def test_each_step_is_said_in_few_words_and_each_wrong_answer_answered(game: Any, lesson: Any) -> None:
    for course in gone_through(game, lesson):
        may_err = course.wanted and not all(is_right(course, answers) for answers in pressed(course))
        for texts in map(texts_in, LOCALES):
            assert not may_err or key_of(game, lesson, course.now, "-wrong") in texts
            said = texts.say(key_of(game, lesson, course.now), **course.figures())
            assert len(re.findall(r"[.?!](?:\s|$)", re.sub(r"\b[A-Z]\.", "", said))) <= 4
            assert len(said) <= 420


@each_kind_of_lesson
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


@each_kind_of_lesson
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
def test_the_first_page_has_three_lines_and_one_green_button(locale: Locale) -> None:
    for game in GAMES:
        layout = pages.first_page(game, {}, texts_in(locale))
        assert len(told(layout).split("\n")) == 1 + 3
        styles = [each.style for each in controls_of(layout) if isinstance(each, ui.Button)]
        assert styles.count(ButtonStyle.success) == 1
        assert height(layout.to_components(), DESKTOP, {}) <= 300


@every_language
def test_the_pages_before_a_lesson_fit_into_a_message(locale: Locale) -> None:
    texts = texts_in(locale)
    for layout in (pages.games({}, texts), *(pages.sheet(game, {}, texts) for game in GAMES)):
        assert len([*layout.walk_children()]) <= COMPONENTS
        assert len(told(layout)) <= CHARACTERS


@every_language
def test_a_puzzle_of_the_day_says_what_is_asked(locale: Locale) -> None:
    texts = texts_in(locale)
    for game in GAMES.values():
        for lesson in lessons_of(game.id).values():
            if lesson.is_puzzle:
                course = course_of(game, lesson)
                said = texts.say(key_of(game, lesson, course.now), **course.figures())
                shown = told(pictured(course, texts, SHOT).layout)
                assert said.split("{")[0][:40].replace("♠", "♤").replace("♣", "♧") in shown
