"""The outbox: what is still to be sent to Discord, safe across restarts.

A row is what one target should show: a newer state for the same match, kind
and target takes the place of an older one, even while that is being sent.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.reader import Reader, to_json
from bot.store.writer import Statement, Writer


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """Something to send."""

    match_id: int | None
    kind: str
    target: str
    """Whom or what it reaches, such as "board", a seat or a user."""
    payload: Mapping[str, Any] = field(default_factory=dict, repr=False)
    urgency: int = 0
    """Higher goes first."""
    not_before: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow(Message):
    """A message in the outbox."""

    id: int
    version: int
    """Raised whenever the message is overtaken."""
    attempts: int
    """Attempts that failed."""
    created: float


class Outbox:
    """Taking, finishing and retrying messages. A taken row is not taken again until it is done or retried.

    What is taken is known in memory only: after a restart everything may be
    sent, so a send must bear repetition.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._taken: set[int] = set()

    async def put(self, now: float, *messages: Message) -> None:
        """Add messages, each in place of the one of the same match, kind and target."""
        await self._writer.write(*(message_statement(message, now) for message in messages))

    async def take(self, now: float, limit: int = 20) -> list[OutboxRow]:
        """Return messages that are due, the most urgent and then the oldest first."""
        rows = await self._reader.rows(
            """
            SELECT * FROM outbox
            WHERE not_before <= ? AND id NOT IN (SELECT value FROM json_each(?))
            ORDER BY urgency DESC, id LIMIT ?
            """,
            now,
            to_json(list(self._taken)),
            limit,
        )
        taken = [_outbox_row(row) for row in rows if row["id"] not in self._taken]
        self._taken.update(row.id for row in taken)
        return taken

    async def next_time(self) -> float | None:
        """Return when the next message that is not taken becomes due; None without any."""
        row = await self._reader.row(
            "SELECT min(not_before) AS due FROM outbox WHERE id NOT IN (SELECT value FROM json_each(?))",
            to_json(list(self._taken)),
        )
        return row["due"] if row else None

    async def done(self, row: OutboxRow) -> bool:
        """Remove a message that was sent. False when a newer state has overtaken it, which is due then."""
        try:
            rows = await self._writer.write(
                Statement(
                    "DELETE FROM outbox WHERE id = ? AND version = ? RETURNING id", (row.id, row.version)
                )
            )
        finally:
            self._taken.discard(row.id)
        return bool(rows)

    async def retry(self, row: OutboxRow, when: float) -> None:
        """Count a failed attempt and try again at `when`; what has overtaken it keeps its own time."""
        sql = "UPDATE outbox SET not_before = ?, attempts = attempts + 1 WHERE id = ? AND version = ?"
        try:
            await self._writer.write(Statement(sql, (when, row.id, row.version)))
        finally:
            self._taken.discard(row.id)

    async def count(self) -> int:
        """Return how many messages wait."""
        row = await self._reader.row("SELECT count(*) AS waiting FROM outbox")
        return row["waiting"] if row else 0


def message_statement(message: Message, now: float) -> Statement:
    """Put a message, in place of an older one for the same target."""
    return Statement(
        """
        INSERT INTO outbox (match_id, kind, target, payload, urgency, not_before, created)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (coalesce(match_id, 0), kind, target) DO UPDATE SET
            payload = excluded.payload, version = version + 1, urgency = excluded.urgency,
            not_before = excluded.not_before, attempts = 0, created = excluded.created
        """,
        (
            message.match_id,
            message.kind,
            message.target,
            to_json(dict(message.payload)),
            message.urgency,
            message.not_before,
            now,
        ),
    )


def _outbox_row(row: sqlite3.Row) -> OutboxRow:
    values = dict(row)
    values["payload"] = json.loads(values["payload"])
    return OutboxRow(**values)
