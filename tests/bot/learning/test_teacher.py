"""The teacher: each person goes their own way through each lesson, and nothing of it is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.errors import AlreadyAnswered, LessonChanged, NotOurControl
from bot.learning import teacher as module
from bot.learning.teacher import Pupil, Teacher
from bot.store import CannotWrite, LessonRow, Store, StoreError
from bot.workers import WorkerPool
from engines.kernel.teaching import course

NOW = 1_000.0
ANN, BOB = 7, 8
GAME = "dueling_nobles"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "lessons.sqlite3", tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def teacher(store: Store) -> Teacher:
    return Teacher(store, WorkerPool(0), lambda: NOW)


async def on(teacher: Teacher, row: LessonRow, *, steps: int = 1, user: int = ANN) -> LessonRow:
    """Let the teacher do so many steps."""
    for _ in range(steps):
        async with teacher.attending(row.id, user, row.serial) as pupil:
            await teacher.go_on(pupil)
            row = pupil.row
    return row


async def test_two_persons_and_two_lessons_do_not_meet(store: Store, teacher: Teacher) -> None:
    rows = [await teacher.enter(user, game, "lesson") for user in (ANN, BOB) for game in (GAME, "noxtalia")]
    assert len({row.id for row in rows}) == 4
    moved = await on(teacher, rows[0], steps=2)
    assert moved.step == 2
    assert [(await store.lessons.get(row.id)).step for row in rows[1:]] == [0, 0, 0]  # pyright: ignore[reportOptionalMemberAccess]


async def test_who_ends_a_step_is_told_why_it_was_right_and_only_then(teacher: Teacher) -> None:
    row = await on(teacher, await teacher.enter(ANN, GAME, "lesson"), steps=2)
    async with teacher.attending(row.id, ANN, row.serial) as pupil:
        await teacher.answer(pupil, ["KH", "QC"])
        assert (pupil.wrong, pupil.right) == (True, None)
        await teacher.answer(pupil, ["KH"])
        assert (pupil.wrong, pupil.right) == (False, None), "the step goes on"
        await teacher.answer(pupil, ["QD"])
        assert pupil.right == "dn-lesson-challenge-right"
    async with teacher.attending(row.id, ANN) as pupil:
        assert (pupil.wrong, pupil.right) == (False, None), "at the next look it has been read"


async def test_a_lesson_is_its_persons_alone(teacher: Teacher) -> None:
    row = await teacher.enter(ANN, GAME, "lesson")
    for row_id, user in ((row.id, BOB), (row.id + 99, ANN)):
        with pytest.raises(NotOurControl):
            await on(teacher, row, user=user) if row_id == row.id else await _attend(teacher, row_id)
    with pytest.raises(NotOurControl):
        await teacher.enter(ANN, GAME, "lesson-2")
    with pytest.raises(NotOurControl):
        await teacher.enter(ANN, "chess", "lesson")


async def _attend(teacher: Teacher, row_id: int) -> None:
    async with teacher.attending(row_id, ANN):
        raise AssertionError


async def test_a_control_of_before_is_refused_and_changes_nothing(store: Store, teacher: Teacher) -> None:
    old = await teacher.enter(ANN, GAME, "lesson")
    new = await on(teacher, old)
    with pytest.raises(AlreadyAnswered):
        await on(teacher, old)
    assert await store.lessons.get(new.id) == new


async def test_of_two_presses_at_once_one_counts(store: Store, teacher: Teacher) -> None:
    row = await teacher.enter(ANN, GAME, "lesson")
    results = await asyncio.gather(on(teacher, row), on(teacher, row), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["AlreadyAnswered", "LessonRow"]
    kept = await store.lessons.get(row.id)
    assert kept is not None
    assert kept.step == 1


async def test_two_processes_do_not_overwrite_one_another(store: Store, teacher: Teacher) -> None:
    other = Teacher(store, WorkerPool(0), lambda: NOW)
    row = await teacher.enter(ANN, GAME, "lesson")
    async with teacher.attending(row.id, ANN) as pupil:
        await on(other, row)
        with pytest.raises(AlreadyAnswered):
            await teacher.go_on(pupil)
    async with teacher.attending(row.id, ANN) as again:
        assert again.course.step == 1


async def test_what_could_not_be_written_has_not_happened(
    store: Store, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await teacher.enter(ANN, GAME, "lesson")

    async def fails(_: Any) -> None:
        raise CannotWrite

    with monkeypatch.context() as patch:
        patch.setattr(store.lessons, "move", fails)
        with pytest.raises(StoreError):
            await on(teacher, row)
    async with teacher.attending(row.id, ANN, row.serial) as pupil:
        assert pupil.course.step == 0


async def test_a_wrong_answer_is_marked_and_not_written(store: Store, teacher: Teacher) -> None:
    row = await on(teacher, await teacher.enter(ANN, GAME, "lesson"), steps=2)
    async with teacher.attending(row.id, ANN, row.serial) as pupil:
        await teacher.answer(pupil, ("JC", "KD"))
        assert pupil.wrong
        assert pupil.row == row
        await teacher.answer(pupil, ("KH", "QD"))
        assert not pupil.wrong
    kept = await store.lessons.get(row.id)
    assert kept is not None
    assert (kept.step, kept.given) == (3, ("KH", "QD"))


async def test_a_lesson_that_has_changed_says_so_and_can_be_begun_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Teacher(store, WorkerPool(0), lambda: NOW)
    row = await on(before, await before.enter(ANN, GAME, "lesson"), steps=3)
    with monkeypatch.context() as patch:
        patch.setattr(module, "version", lambda *_: "of tomorrow")
        after = Teacher(store, WorkerPool(0), lambda: NOW)
        with pytest.raises(LessonChanged):
            await on(after, row)
        assert (await after.enter(ANN, GAME, "lesson")).id == row.id
        with pytest.raises(LessonChanged):
            await on(after, row)
        anew = await after.enter(ANN, GAME, "lesson", anew=True)
        assert (anew.id, anew.step, anew.version) == (row.id, 0, "of tomorrow")
        assert (await on(after, anew)).step == 1


async def test_answers_that_lead_nowhere_any_more_are_told_so_too(store: Store, teacher: Teacher) -> None:
    row = await on(teacher, await teacher.enter(ANN, GAME, "lesson"), steps=3)
    await store.lessons.move(LessonRow(**{**_values(row), "serial": row.serial + 1, "given": ("JC", "KD")}))
    with pytest.raises(LessonChanged):
        await _attend(Teacher(store, WorkerPool(0), lambda: NOW), row.id)


def _values(row: LessonRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in LessonRow.__dataclass_fields__}


async def solved(teacher: Teacher, lesson: str, *, helped: bool) -> Pupil:
    row = await teacher.enter(ANN, GAME, lesson)
    async with teacher.attending(row.id, ANN) as pupil:
        while not pupil.course.is_over:
            wanted = pupil.course.wanted
            if wanted and not helped:
                await teacher.answer(pupil, (wanted[0].answers[0],))
            else:
                await teacher.go_on(pupil)
        return pupil


async def test_a_puzzle_counts_as_solved_only_without_help_and_stays_so(teacher: Teacher) -> None:
    assert (await solved(teacher, "puzzle-1", helped=True)).row.done is None
    assert (await solved(teacher, "puzzle-1", helped=False)).row.done == NOW
    assert (await solved(teacher, "puzzle-1", helped=True)).row.done == NOW
    assert (await solved(teacher, "lesson", helped=True)).row.done == NOW


async def test_who_goes_back_goes_on_from_there_after_a_restart(store: Store, teacher: Teacher) -> None:
    row = await on(teacher, await teacher.enter(ANN, GAME, "lesson"), steps=4)
    async with teacher.attending(row.id, ANN) as pupil:
        await teacher.go_back(pupil)
        await teacher.go_back(pupil)
    async with Teacher(store, WorkerPool(0), lambda: NOW).attending(row.id, ANN) as pupil:
        assert pupil.course.step == 2
        assert pupil.course.progress.given == ()


async def test_what_is_asked_is_searched_once_however_often_it_is_shown_and_pressed(
    teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[int] = []
    monkeypatch.setattr(course, "compound_prompt", lambda *_: searched.append(1))
    row = await teacher.enter(ANN, GAME, "lesson")
    while True:
        async with teacher.attending(row.id, ANN) as pupil:
            if pupil.course.wanted:
                break
        row = await on(teacher, row)
    for _ in range(3):
        async with teacher.attending(row.id, ANN) as pupil:
            assert pupil.prompt is pupil.prompt
            assert len(searched) == 1
            assert not pupil.wrong
            await teacher.answer(pupil, ("nonsense",))
            assert pupil.wrong
    step = pupil.course.step
    while pupil.course.step == step or not pupil.course.wanted:
        row = await on(teacher, row)
        async with teacher.attending(row.id, ANN) as pupil:
            pass
    assert (pupil.prompt, len(searched)) == (None, 2)


async def test_a_puzzle_counts_what_was_tried_until_it_is_solved(teacher: Teacher) -> None:
    row = await teacher.enter(ANN, GAME, "puzzle-1")
    for tries in (1, 2):
        async with teacher.attending(row.id, ANN) as pupil:
            wrong = next(
                each for each in pupil.course.question.answers() if not pupil.course.is_right([each])
            )
            await teacher.answer(pupil, [wrong])
            assert (pupil.wrong, pupil.row.tries) == (True, tries)
    while not pupil.course.is_over:
        async with teacher.attending(row.id, ANN) as pupil:
            course = pupil.course
            right = next(filter(course.question.allows, course.wanted[0].answers))
            await teacher.answer(pupil, [right])
    assert (pupil.row.tries, pupil.row.done) == (3, NOW)
    row = await teacher.enter(ANN, GAME, "puzzle-1")
    async with teacher.attending(row.id, ANN) as pupil:
        await teacher.go_on(pupil)
        assert pupil.row.tries == 3, "once it is solved, nothing changes that"


async def test_a_solution_that_was_looked_at_leaves_no_tries(teacher: Teacher) -> None:
    assert (await solved(teacher, "puzzle-1", helped=True)).row.tries is None
    assert (await solved(teacher, "puzzle-1", helped=False)).row.tries is None
    assert (await solved(teacher, "lesson", helped=True)).row.tries == 0
