"""Where each person stands in each lesson and puzzle."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.sql import Reader, Row, Statement, Value, to_json
from bot.store.writer import Writer
from engines.kernel import Answer, as_answer


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """A person's way through a lesson."""

    id: int
    user_id: int
    game: str
    lesson: str
    version: str
    """Another one when what is to be done in the lesson, or the game's rules, have changed."""
    serial: int
    """Raised by each change, so that a control of before is known."""
    step: int
    given: Sequence[Answer]
    """All that the person has answered."""
    helped: bool
    """Whether something was done for them since they began."""
    tries: int | None = 0
    """Answers that were tried at a puzzle until it was solved first: None once its solution was looked at,
    and where they were not counted yet."""
    done: float | None
    """When they came to the end first, and of a puzzle without help; Unix seconds."""


class Solvers(NamedTuple):
    """How many people have solved a puzzle without help, and in how many tries all together."""

    people: int
    tries: int

    @property
    def average(self) -> float:
        """How many tries one of them needed. There must be one."""
        return round(self.tries / self.people, 1)


class Lessons:
    """Keeping lessons: one row for each person and lesson, however often they begin it anew."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def get(self, lesson_id: int) -> LessonRow | None:
        """Return a row by its number."""
        row = await self._reader.row("SELECT * FROM lessons WHERE id = :id", id=lesson_id)
        return _row(row) if row else None

    async def of_user(self, user_id: int) -> list[LessonRow]:
        """Return where a person stands, in every lesson that they have begun."""
        rows = await self._reader.rows("SELECT * FROM lessons WHERE user_id = :user", user=user_id)
        return [_row(row) for row in rows]

    async def solvers(self, game: str, lesson: str) -> Solvers:
        """Return how many people have solved a puzzle, as far as their tries were counted."""
        sql = """
            SELECT count(*) AS people, coalesce(sum(tries), 0) AS tries FROM lessons
            WHERE game = :game AND lesson = :lesson AND done IS NOT NULL AND tries IS NOT NULL
        """
        row = await self._reader.row(sql, game=game, lesson=lesson)
        assert row is not None
        return Solvers(row["people"], int(row["tries"]))

    async def begin(self, user_id: int, game: str, lesson: str, version: str) -> LessonRow:
        """Let a person begin a lesson, or begin it anew; when they were done with it stays known."""
        sql = """
            INSERT INTO lessons (user_id, game, lesson, version, serial, step, given, helped, tries)
            VALUES (:user, :game, :lesson, :version, 0, 0, '[]', 0, 0)
            ON CONFLICT (user_id, game, lesson) DO UPDATE SET
                version = excluded.version, serial = lessons.serial + 1, step = 0, given = '[]', helped = 0
        """
        await self._writer.write(
            Statement(sql, {"user": user_id, "game": game, "lesson": lesson, "version": version})
        )
        sql = "SELECT * FROM lessons WHERE user_id = :user AND game = :game AND lesson = :lesson"
        row = await self._reader.row(sql, user=user_id, game=game, lesson=lesson)
        assert row is not None
        return _row(row)

    async def move(self, row: LessonRow) -> None:
        """Write where a person stands now. Raises Changed when they have gone on elsewhere meanwhile."""
        sql = """
            UPDATE lessons SET serial = :serial, step = :step, given = :given, helped = :helped,
                tries = :tries, done = coalesce(done, :done)
            WHERE id = :id AND serial = :before
        """
        values: dict[str, Value] = {
            "serial": row.serial,
            "step": row.step,
            "given": to_json(list(row.given)),
            "helped": row.helped,
            "tries": row.tries,
            "done": row.done,
            "id": row.id,
            "before": row.serial - 1,
        }
        await self._writer.write(Statement(sql, values, must_change=True))


def _row(row: Row) -> LessonRow:
    values = dict(row)
    values["given"] = tuple(as_answer(answer) for answer in json.loads(values["given"]))
    values["helped"] = bool(values["helped"])
    return LessonRow(**values)
