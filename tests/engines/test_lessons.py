"""Every lesson and puzzle of every game is played by its file: rightly, wrongly, and from any step on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.kernel import BACK, PLAYERS, Answer, Choose, Game, Gather, Match
from engines.kernel.seat.prompts import SETTINGS
from engines.kernel.seat.rulebook import Rulebook
from engines.kernel.teaching import Course, Lesson, lessons_in
from engines.kernel.teaching.course import found
from engines.registry import GAMES

FOLDER = Path(engines.__path__[0])
MOST = 400
"""Answers of one question that are tried."""
LESSONS = [
    (game, lesson) for game in GAMES.values() for lesson in lessons_in(FOLDER / game.id / "lessons").values()
]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
TAUGHT = [game for game, lesson in LESSONS if not lesson.is_puzzle]
FIRST = [(game, lesson) for game, lesson in LESSONS if not lesson.is_puzzle]


def pressed(course: Course) -> Iterator[tuple[Answer, ...]]:
    """Everything that one press can answer to the open question: alone, or with what follows it."""
    question, options = course.question, course.prompt.options
    settings = {option.key for option in options if option.group == SETTINGS}
    for option in options:
        if option.refused is None and isinstance(question, Choose) and option.key not in settings:
            yield (option.key, *option.then)
    yield from ((answer,) for answer in islice(question.answers(), MOST) if answer not in settings)
    if question.back:
        yield (BACK,)


def is_right(course: Course, answers: tuple[Answer, ...]) -> bool:
    wanted = course.wanted
    return len(answers) <= len(wanted) and all(
        answer in allowed.answers for answer, allowed in zip(answers, wanted, strict=False)
    )


def gone_through(game: Game[Any], lesson: Lesson, way: int = 0) -> Iterator[Course]:
    """Go through a lesson as its steps want; `way` says which of several right answers is given."""
    course = Course(game, lesson)
    yield course
    while not course.is_over:
        if course.wanted:
            allowed = [each for each in course.wanted[0].answers if course.question.allows(each)]
            assert course.answer((allowed[min(way, len(allowed) - 1)],))
        else:
            course.go_on()
        yield course


@every_lesson
@pytest.mark.parametrize("way", [0, 1])
def test_each_step_of_a_lesson_leads_where_its_file_says(game: Game[Any], lesson: Lesson, way: int) -> None:
    course = Course(game, lesson)
    checked = 0
    while not course.is_over:
        step = course.now
        for wanted in step.answers:
            allowed = [each for each in wanted.answers if course.question.allows(each)]
            assert allowed, (step.id, wanted)
            assert course.answer((allowed[min(way, len(allowed) - 1)],))
        if not step.answers:
            course.go_on()
        if course.now.scene is None:
            seen = json.loads(course.view.model_dump_json())
            for path, value in step.check.items():
                assert found(seen, path) == value, (step.id, path)
                checked += 1
    assert checked


@every_lesson
def test_a_wrong_answer_leads_nowhere_and_changes_nothing(game: Game[Any], lesson: Lesson) -> None:
    tried = 0
    for course in gone_through(game, lesson):
        if not course.wanted:
            continue
        before, table = course.progress, course.match.hash()
        for answers in pressed(course):
            if not is_right(course, answers):
                assert not course.answer(answers)
                assert (course.progress, course.match.hash()) == (before, table)
                tried += 1
    assert tried


@every_lesson
def test_who_comes_back_finds_all_as_he_left_it(game: Game[Any], lesson: Lesson) -> None:
    for course in gone_through(game, lesson):
        again = Course(game, lesson, course.progress)
        assert again.match.hash() == course.match.hash()
        assert again.view == course.view
        assert [event.kind for event in again.recent] == [event.kind for event in course.recent]
        assert again.figures() == course.figures()


@every_lesson
def test_who_stands_in_a_lesson_stays_there_when_it_is_only_taught_otherwise(
    game: Game[Any], lesson: Lesson
) -> None:
    def changed(**changes: Any) -> Lesson:
        """The lesson with its first question changed."""
        asked = next(step for step in lesson.steps if step.answers)
        steps = (step.model_copy(update=changes) if step is asked else step for step in lesson.steps)
        return Lesson(id=lesson.id, minutes=lesson.minutes, steps=tuple(steps))

    assert changed().digest == lesson.digest
    taught = {"ring": ("x",), "cards": ("x",), "rules": (), "picture": "hand", "unaided": True}
    assert changed(**taught, figures={"n": "turn"}).digest == lesson.digest
    assert changed(answers=()).digest != lesson.digest
    assert changed(others=({"x": "y"},)).digest != lesson.digest


@every_lesson
def test_who_lets_the_teacher_do_everything_comes_to_the_end(game: Game[Any], lesson: Lesson) -> None:
    course = Course(game, lesson)
    for _ in lesson.steps[1:]:
        course.go_on()
    assert course.is_over
    *_, played = gone_through(game, lesson)
    assert course.match.hash() == played.match.hash()


@every_lesson
def test_who_goes_back_is_asked_once_more(game: Game[Any], lesson: Lesson) -> None:
    for course in gone_through(game, lesson):
        before = Course(game, lesson, course.before())
        assert before.step in (course.step, max(course.step - 1, 0))
        assert len(before.progress.given) <= len(course.progress.given)
        while before.progress != course.progress and not before.is_over:
            given = len(before.progress.given)
            if before.wanted:
                assert before.answer((course.progress.given[given],))
            else:
                before.go_on()
        assert before.match.hash() == course.match.hash()


@every_lesson
def test_what_is_shown_comes_from_what_the_learner_sees_alone(
    game: Game[Any], lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: set[int | None] = set()
    view = Match.view

    def watched(match: Match[Any], seat: int | None) -> Any:
        looked.add(seat)
        return view(match, seat)

    monkeypatch.setattr(Match, "view", watched)
    for course in gone_through(game, lesson):
        course.figures()
        if course.wanted:
            _ = course.prompt
    assert looked == {0}


@every_lesson
def test_what_a_step_teaches_stands_in_the_book(game: Game[Any], lesson: Lesson) -> None:
    for locale in ("en", "fr"):
        book = Rulebook.load(FOLDER / game.id / "book", locale)
        for step in lesson.steps:
            assert [rule for rule in step.rules if book.get(rule) is None] == []
            assert len(".".join(step.rules)) <= 50, "all of them have room in a button"


def test_a_game_may_have_no_lesson(tmp_path: Path) -> None:
    assert lessons_in(tmp_path / "lessons") == {}
    assert LESSONS, "but one has"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_game_that_is_taught_has_a_lesson_of_a_quarter_of_an_hour_and_five_puzzles(game: Game[Any]) -> None:
    lessons = [lesson for each, lesson in LESSONS if each is game]
    assert [lesson.id for lesson in lessons] == ["lesson", *(f"puzzle-{number}" for number in range(1, 6))]
    first, *puzzles = lessons
    assert 10 <= first.minutes <= 15
    assert 10 <= len(first.steps) <= 20
    assert all(puzzle.is_puzzle for puzzle in puzzles)


def test_a_payment_may_be_asked_for_in_a_lesson() -> None:
    """Else the tests above would not have tried one."""
    courses = (course for game, lesson in LESSONS for course in gone_through(game, lesson))
    assert any(isinstance(course.question, Gather) for course in courses if course.wanted)


@every_lesson
def test_a_number_of_a_lesson_is_never_called_as_a_player(game: Game[Any], lesson: Lesson) -> None:
    """Under such a name a text says who sits there: { $other } of 4 would be the fifth player."""
    found = {name for step in lesson.steps for name in step.figures} & PLAYERS
    assert found == set(), f"call it otherwise, in the text too: {sorted(PLAYERS)} are players"
