"""Deadlines of tournaments: check-in, rounds, no-shows, reminders. Those of matches are in `Deadlines`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.store.partition import Slot
from bot.store.sql import Reader, Row, Statement, Value
from bot.store.writer import Writer


class EventClock(StrEnum):
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
    kind: EventClock
    stage: int = 0
    round: int = 0
    table_no: int = 0
    """0 for the whole round."""
    due: float
    credited: bool = False
    """Whether `Deadlines` gives a downtime back, as it does to the clock of a round."""


_ORDER = "due, tournament_id, kind, stage, round, table_no"
"""The next first; of several at once always the same."""
_SAME = """
    tournament_id = :tournament AND kind = :kind AND stage = :stage AND round = :round
    AND table_no = :number AND due = :due
"""


class TournamentDeadlines:
    """Setting and reading them. Those of a paused tournament do not fall."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._owned = slot.where("tournament_deadlines.part")

    async def put(self, *deadlines: TournamentDeadline) -> None:
        """Set deadlines, each in place of the one of the same kind and table."""
        await self._writer.write(*map(put_statement, deadlines))

    async def of_tournament(self, tournament_id: int) -> list[TournamentDeadline]:
        """Return the deadlines of a tournament, the next first."""
        sql = f"SELECT * FROM tournament_deadlines WHERE tournament_id = :tournament ORDER BY {_ORDER}"
        return [_deadline(row) for row in await self._reader.rows(sql, tournament=tournament_id)]

    async def next_due(self) -> float | None:
        """Return when the next deadline falls; None without any."""
        row = await self._reader.row(f"SELECT min(due) AS due {_RUNNING} AND {self._owned}")
        return row["due"] if row else None

    async def due(self, now: float, limit: int = 100) -> list[TournamentDeadline]:
        """Return deadlines that have fallen, the oldest first."""
        sql = f"""
            SELECT tournament_deadlines.* {_RUNNING} AND {self._owned} AND due <= :due
            ORDER BY {_ORDER} LIMIT :most
        """
        rows = await self._reader.rows(sql, due=now, most=limit)
        return [_deadline(row) for row in rows]

    async def drop(self, deadline: TournamentDeadline) -> None:
        """Remove a deadline that has been dealt with, unless it was set anew meanwhile."""
        await self._writer.write(
            Statement(f"DELETE FROM tournament_deadlines WHERE {_SAME}", _values(deadline))
        )

    async def delay(self, deadline: TournamentDeadline, due: float) -> None:
        """Let a deadline fall later, unless it was set anew, or has gone, meanwhile."""
        sql = f"UPDATE tournament_deadlines SET due = :later WHERE {_SAME}"
        await self._writer.write(Statement(sql, {**_values(deadline), "later": due}))


_RUNNING = """
    FROM tournament_deadlines JOIN tournaments ON tournaments.id = tournament_id
    WHERE paused = 0 AND status NOT IN ('finished', 'cancelled')
"""


def put_statement(deadline: TournamentDeadline) -> Statement:
    """Set a deadline."""
    sql = """
        INSERT INTO tournament_deadlines (tournament_id, part, kind, stage, round, table_no, due, credited)
        VALUES (
            :tournament, (SELECT part FROM tournaments WHERE id = :tournament), :kind, :stage, :round,
            :number, :due, :credited
        )
        ON CONFLICT (tournament_id, kind, stage, round, table_no)
        DO UPDATE SET due = excluded.due, credited = excluded.credited
    """
    return Statement(sql, {**_values(deadline), "credited": deadline.credited})


def postpone_statement(tournament_id: int, seconds: float) -> Statement:
    """Let all deadlines of a tournament fall later, after a pause."""
    sql = "UPDATE tournament_deadlines SET due = due + :seconds WHERE tournament_id = :tournament"
    return Statement(sql, {"seconds": seconds, "tournament": tournament_id})


def _values(deadline: TournamentDeadline) -> dict[str, Value]:
    return {
        "tournament": deadline.tournament_id,
        "kind": deadline.kind,
        "stage": deadline.stage,
        "round": deadline.round,
        "number": deadline.table_no,
        "due": deadline.due,
    }


def _deadline(row: Row) -> TournamentDeadline:
    facts: dict[str, Any] = dict(row)
    del facts["part"]
    facts["kind"], facts["credited"] = EventClock(row["kind"]), bool(row["credited"])
    return TournamentDeadline(**facts)
