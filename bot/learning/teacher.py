"""The teacher: lets people go through lessons, each at their own pace, and keeps where they stand.

No lesson is a match: nothing of it is in the tables of matches, and so in no rating, statistic or season.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.errors import AlreadyAnswered, LessonChanged, NotOurControl
from bot.learning.catalogue import course_of, key_of, lesson_of, version
from bot.learning.judging import keeps_the_win, winning_answer
from bot.lru_dict import LruDict
from bot.store import Changed, LessonRow, Solvers, Store
from bot.workers import WorkerPool
from engines.kernel import Answer, Prompt
from engines.kernel.teaching import BadLesson, Course, Progress
from engines.lab.puzzles.win_course import WinCourse
from engines.registry import GAMES

MOST_KEPT = 256
"""Pupils whose courses are kept at hand; others are played again from their answers, in some milliseconds."""
SEARCH = 20.0
"""Seconds that the search for a win may take; the longest takes one."""


@dataclass(slots=True)
class Pupil:
    """Somebody at a lesson: the row that lasts, and the course that it stands for."""

    row: LessonRow
    course: Course
    wrong: bool = False
    """Whether they have just given an answer that leads nowhere."""
    right: str | None = None
    """What says why their last answers were right, if they have just ended a step with them."""
    is_new: bool = False
    """Whether they have played no match of the game to its end: the first one is prepared for them."""
    solvers: Solvers | None = None
    """Who has solved the puzzle, once the person is done with it."""
    _asked: tuple[Progress, Prompt] | None = None
    """What was asked when it was looked at last, and where they stood."""

    @property
    def prompt(self) -> Prompt:
        """What they are asked, with all that one press can answer: it is searched once. Raises NotAsked."""
        if self._asked is None or self._asked[0] != self.course.progress:
            self._asked = self.course.progress, self.course.prompt
        return self._asked[1]


class Teacher:
    """Takes people through lessons and puzzles, and keeps where they stand. One per process."""

    def __init__(self, store: Store, worker_pool: WorkerPool, now: Callable[[], float]) -> None:
        self._store = store
        self._worker_pool = worker_pool
        self._now = now
        self._pupils: LruDict[int, Pupil] = LruDict(MOST_KEPT)
        """By their rows' numbers, each as they were at the serial of its row."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def standing(self, user_id: int) -> dict[tuple[str, str], LessonRow]:
        """Return where a person stands, by game and lesson."""
        return {(row.game, row.lesson): row for row in await self._store.lessons.of_user(user_id)}

    async def enter(self, user_id: int, game: str, lesson: str, *, anew: bool = False) -> LessonRow:
        """Return where a person goes on in a lesson; who was done with it, or wants to, begins anew.

        Raises NotOurControl for a lesson that there is not.
        """
        found = lesson_of(game, lesson)
        if found is None:
            raise NotOurControl
        row = (await self.standing(user_id)).get((game, lesson))
        if row is None or anew or row.step >= len(found.steps) - 1:
            row = await self._store.lessons.begin(user_id, game, lesson, version(GAMES[game], found))
        return row

    @asynccontextmanager
    async def attending(self, row_id: int, user_id: int, number: int | None = None) -> AsyncGenerator[Pupil]:
        """Hold a person's lesson, at the moment that a control with this number is of.

        Raises NotOurControl, LessonChanged or, for a control of before, AlreadyAnswered.
        """
        async with self._locks.setdefault(row_id, asyncio.Lock()):
            row = await self._store.lessons.get(row_id)
            if row is None or row.user_id != user_id:
                raise NotOurControl
            pupil = self._pupil(row)
            if number is not None and number != row.serial:
                raise AlreadyAnswered
            try:
                yield pupil
            except BaseException:
                self._pupils.pop(row.id)  # it may have been left half-way: the row says where they stand
                raise

    def _pupil(self, row: LessonRow) -> Pupil:
        """Return whose row it is. Raises LessonChanged where what was answered no longer leads there."""
        kept = self._pupils.get(row.id)
        if kept is not None and kept.row.serial == row.serial:
            kept.row, kept.wrong, kept.right = row, False, None
            return kept
        lesson = lesson_of(row.game, row.lesson)
        if lesson is None:
            raise LessonChanged
        game = GAMES[row.game]
        if row.version != version(game, lesson):
            raise LessonChanged
        try:
            pupil = Pupil(row, course_of(game, lesson, Progress(row.step, tuple(row.given))))
        except BadLesson as error:
            raise LessonChanged from error
        self._pupils[row.id] = pupil
        return pupil

    async def answer(self, pupil: Pupil, answers: Sequence[Answer]) -> None:
        """Give answers; wrong ones change nothing but how often a puzzle was tried."""
        course, step = pupil.course, pupil.course.now
        pupil.wrong = not await self._is_right(pupil, answers)
        if not pupil.wrong:
            course.take(answers)
            pupil.right = key_of(course.game, course.lesson, step, "-right") if step != course.now else None
            await self._note(pupil)
        elif course.lesson.is_puzzle:
            await self._note(pupil)

    async def _is_right(self, pupil: Pupil, answers: Sequence[Answer]) -> bool:
        course, row = pupil.course, pupil.row
        if not isinstance(course, WinCourse):
            return course.is_right(answers)
        given = course.progress.given
        return await self._worker_pool.do(
            SEARCH, row.user_id, keeps_the_win, row.game, row.lesson, given, tuple(answers)
        )

    async def go_on(self, pupil: Pupil) -> None:
        """Go to the next step; what is still wanted at this one is done for the person.

        Of a win each press does one thing, so that the solution is seen.
        """
        course, step, row = pupil.course, pupil.course.now, pupil.row
        helped = course.is_asked
        if isinstance(course, WinCourse) and helped:
            given = course.progress.given
            found = self._worker_pool.do(SEARCH, row.user_id, winning_answer, row.game, row.lesson, given)
            course.take([await found])
        else:
            course.go_on()
        pupil.right = key_of(course.game, course.lesson, step, "-right")
        await self._note(pupil, helped=helped)

    async def go_back(self, pupil: Pupil) -> None:
        """Go back to the beginning of the step, or to the one before."""
        course = pupil.course
        pupil.course = course_of(course.game, course.lesson, course.before())
        await self._note(pupil)

    async def _note(self, pupil: Pupil, *, helped: bool = False) -> None:
        """Write down where the person stands now. Raises AlreadyAnswered when they went on elsewhere."""
        row, course = pupil.row, pupil.course
        progress = course.progress
        helped = row.helped or helped
        counts = course.is_over and not (helped and course.lesson.is_puzzle)
        row = replace(
            row, serial=row.serial + 1, step=progress.step, given=progress.given, helped=helped,
            tries=_tries(pupil, helped=helped), done=self._now() if counts and row.done is None else row.done,
        )  # fmt: skip
        self._pupils.pop(row.id)  # should the write fail, the row says where the person stands
        try:
            await self._store.lessons.move(row)
        except Changed as error:
            raise AlreadyAnswered from error
        pupil.row = row
        self._pupils[row.id] = pupil

    async def look_round(self, pupil: Pupil) -> None:
        """Find out how others did at a puzzle, once the person is done with it."""
        course = pupil.course
        if course.is_over and course.lesson.is_puzzle:
            pupil.solvers = await self._store.lessons.solvers(pupil.row.game, pupil.row.lesson)


def _tries(pupil: Pupil, *, helped: bool) -> int | None:
    """Return how often a puzzle was tried until it was solved first: None once its solution was looked at."""
    row, course = pupil.row, pupil.course
    if row.tries is None or row.done is not None or not course.lesson.is_puzzle:
        return row.tries
    if helped:
        return None
    return row.tries + (pupil.wrong or course.is_over)
