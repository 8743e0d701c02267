"""Deadlines: when somebody's time is up, and what a downtime gives back."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.store.sqlite.reader import Reader
from bot.store.sqlite.writer import Statement, Writer

NO_SEAT = -1
"""The seat of a deadline that concerns the whole match, such as a challenge's expiry."""

_SAME = "match_id = ? AND kind = ? AND seat = ? AND decision = ? AND due = ?"
_ALIVE = "alive"  # key in `meta`: when the process was last known to run


class DeadlineKind(StrEnum):
    """What is to be done when a deadline falls."""

    DECISION = "decision"
    """A person's default answer is given."""
    REMINDER = "reminder"
    """A person is called once more, since his time is nearly up."""
    SOLE = "sole"
    """The only answer that a person has is given for him."""
    COMPUTER = "computer"
    """A computer player is woken, so that a restart wakes it too."""
    EXPIRY = "challenge"
    """A challenge expires."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """A moment at which the desk must act. A match holds one for each kind and seat."""

    match_id: int
    seat: int = NO_SEAT
    decision: int = 0
    """The decision number that it belongs to; a later decision makes it void."""
    due: float
    kind: DeadlineKind = DeadlineKind.DECISION


class Deadlines:
    """Reading deadlines and moving all of them. They are set by `Moves.commit`, or singly here."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, *deadlines: Deadline) -> None:
        """Set deadlines, each in place of the one of the same match, kind and seat."""
        await self._writer.write(*(deadline_statement(deadline) for deadline in deadlines))

    async def next_due(self) -> float | None:
        """Return when the next deadline falls; None without any."""
        row = await self._reader.row("SELECT min(due) AS due FROM deadlines")
        return row["due"] if row else None

    async def due(self, now: float, limit: int = 100) -> list[Deadline]:
        """Return deadlines that have fallen, the oldest first."""
        sql = "SELECT * FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?"
        return [_deadline(row) for row in await self._reader.rows(sql, now, limit)]

    async def of_match(self, match_id: int) -> list[Deadline]:
        """Return the deadlines of a match, the next first."""
        sql = "SELECT * FROM deadlines WHERE match_id = ? ORDER BY due"
        return [_deadline(row) for row in await self._reader.rows(sql, match_id)]

    async def drop(self, deadline: Deadline) -> None:
        """Remove a deadline that has been dealt with, unless it was set anew meanwhile."""
        await self._writer.write(Statement(f"DELETE FROM deadlines WHERE {_SAME}", _key(deadline)))

    async def postpone(self, deadline: Deadline, due: float) -> None:
        """Let a deadline fall later, unless it was set anew, or has gone with its match, meanwhile."""
        sql = f"UPDATE deadlines SET due = ? WHERE {_SAME}"
        await self._writer.write(Statement(sql, (due, *_key(deadline))))

    async def hasten(self, kind: DeadlineKind, due: float) -> None:
        """Let all deadlines of a kind fall no later than this."""
        sql = "UPDATE deadlines SET due = ? WHERE kind = ? AND due > ?"
        await self._writer.write(Statement(sql, (due, kind, due)))

    async def credit(self, seconds: float, shard: int | None = None, shards: int = 1) -> None:
        """Move all deadlines, or those of one shard's servers, by so much: people had no use of that time."""
        await self._writer.write(*_credit(seconds, shard, shards))

    async def beat(self, now: float) -> None:
        """Note that the process is alive. What passes after the last beat is downtime."""
        await self._writer.write(_beat(now))

    async def resume(self, now: float) -> float:
        """Move all deadlines by the time since the last beat, once; return it in seconds.

        It is negative when the clock has been set back since: the time left is
        what counts, see `bot.matches.standstill`. One transaction: killed before
        or after, nobody is credited twice or not at all.
        """
        row = await self._reader.row("SELECT value FROM meta WHERE key = ?", _ALIVE)
        downtime = now - float(row["value"]) if row else 0.0
        await self._writer.write(*_credit(downtime), _beat(now))
        return downtime


def deadline_statement(deadline: Deadline) -> Statement:
    """Set a deadline."""
    return Statement(
        """
        INSERT INTO deadlines (match_id, kind, seat, decision, due) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET decision = excluded.decision, due = excluded.due
        """,
        (deadline.match_id, deadline.kind, deadline.seat, deadline.decision, deadline.due),
    )


def _key(deadline: Deadline) -> tuple[int, str, int, int, float]:
    return (deadline.match_id, deadline.kind, deadline.seat, deadline.decision, deadline.due)


_CLOCKS = "UPDATE tournament_deadlines SET due = due + ? WHERE (credited OR ? < 0)"
"""Clocks of rounds go with those of matches; all do where the time itself was set back."""


def _credit(seconds: float, shard: int | None = None, shards: int = 1) -> list[Statement]:
    if shard is not None:  # Discord deals servers out to shards by their ids
        sql = """
            UPDATE deadlines SET due = due + ?
            WHERE match_id IN (SELECT id FROM matches WHERE (guild_id >> 22) % ? = ?)
        """
        of_shard = "AND tournament_id IN (SELECT id FROM tournaments WHERE (guild_id >> 22) % ? = ?)"
        clocks = Statement(f"{_CLOCKS} {of_shard}", (seconds, seconds, shards, shard))
        return [Statement(sql, (seconds, shards, shard)), clocks]
    moved = [
        Statement("UPDATE deadlines SET due = due + ?", (seconds,)),
        Statement(_CLOCKS, (seconds, seconds)),
    ]
    if seconds < 0:  # else what waits for its next attempt would wait until the clock is there again
        moved.append(Statement("UPDATE outbox SET not_before = not_before + ?", (seconds,)))
    return moved


def _beat(now: float) -> Statement:
    sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
    return Statement(sql, (_ALIVE, repr(now)))


def _deadline(row: sqlite3.Row) -> Deadline:
    facts: dict[str, Any] = dict(row)
    facts["kind"] = DeadlineKind(row["kind"])
    return Deadline(**facts)
