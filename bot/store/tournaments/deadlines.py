"""Deadlines of tournaments: check-in, rounds, no-shows, reminders. Those of matches are in `Deadlines`."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.store.sqlite.reader import Reader
from bot.store.sqlite.writer import Statement, Writer


class Clock(StrEnum):
    """What falls due: of the whole tournament, of a round, or of one table of it."""

    CHECK_IN = "check_in"
    START = "start"
    NEXT = "next"
    """The next round."""
    CALL = "call"
    """A call that has not reached its table is tried elsewhere."""
    READY = "ready"
    """Who is not ready by now does not come."""
    REMIND = "remind"
    WARN = "warn"
    """The round's time is nearly up."""
    ROUND = "round"
    """The round's time is up."""
    LEAD = "lead"
    """A match of a bracket whose time is up is looked at again, until somebody leads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentDeadline:
    """A moment at which a tournament goes on by itself. There is one of each kind for each table."""

    tournament_id: int
    kind: Clock
    stage: int = 0
    round: int = 0
    table_no: int = 0
    """0 for the whole round."""
    due: float
    credited: bool = False
    """Whether `Deadlines` gives a downtime back, as it does to the clock of a round."""


_SAME = "tournament_id = ? AND kind = ? AND stage = ? AND round = ? AND table_no = ? AND due = ?"


class TournamentDeadlines:
    """Setting and reading them. Those of a paused tournament do not fall."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, *deadlines: TournamentDeadline) -> None:
        """Set deadlines, each in place of the one of the same kind and table."""
        await self._writer.write(*map(put_statement, deadlines))

    async def of_tournament(self, tournament_id: int) -> list[TournamentDeadline]:
        """Return the deadlines of a tournament, the next first."""
        sql = "SELECT * FROM tournament_deadlines WHERE tournament_id = ? ORDER BY due"
        return [_deadline(row) for row in await self._reader.rows(sql, tournament_id)]

    async def next_due(self) -> float | None:
        """Return when the next deadline falls; None without any."""
        row = await self._reader.row(f"SELECT min(due) AS due {_RUNNING}")
        return row["due"] if row else None

    async def due(self, now: float, limit: int = 100) -> list[TournamentDeadline]:
        """Return deadlines that have fallen, the oldest first."""
        sql = f"SELECT tournament_deadlines.* {_RUNNING} AND due <= ? ORDER BY due LIMIT ?"
        rows = await self._reader.rows(sql, now, limit)
        return [_deadline(row) for row in rows]

    async def drop(self, deadline: TournamentDeadline) -> None:
        """Remove a deadline that has been dealt with, unless it was set anew meanwhile."""
        await self._writer.write(Statement(f"DELETE FROM tournament_deadlines WHERE {_SAME}", _key(deadline)))

    async def delay(self, deadline: TournamentDeadline, due: float) -> None:
        """Let a deadline fall later, unless it was set anew, or has gone, meanwhile."""
        sql = f"UPDATE tournament_deadlines SET due = ? WHERE {_SAME}"
        await self._writer.write(Statement(sql, (due, *_key(deadline))))


_RUNNING = """
    FROM tournament_deadlines JOIN tournaments ON tournaments.id = tournament_id
    WHERE NOT paused AND status NOT IN ('finished', 'cancelled')
"""


def put_statement(deadline: TournamentDeadline) -> Statement:
    """Set a deadline."""
    sql = """
        INSERT INTO tournament_deadlines (tournament_id, kind, stage, round, table_no, due, credited)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET due = excluded.due, credited = excluded.credited
    """
    return Statement(sql, (*_key(deadline), deadline.credited))


def postpone_statement(tournament_id: int, seconds: float) -> Statement:
    """Let all deadlines of a tournament fall later, after a pause."""
    sql = "UPDATE tournament_deadlines SET due = due + ? WHERE tournament_id = ?"
    return Statement(sql, (seconds, tournament_id))


def _key(deadline: TournamentDeadline) -> tuple[int, str, int, int, int, float]:
    where = (deadline.stage, deadline.round, deadline.table_no)
    return deadline.tournament_id, deadline.kind, *where, deadline.due


def _deadline(row: sqlite3.Row) -> TournamentDeadline:
    facts: dict[str, Any] = dict(row)
    facts["kind"], facts["credited"] = Clock(row["kind"]), bool(row["credited"])
    return TournamentDeadline(**facts)
