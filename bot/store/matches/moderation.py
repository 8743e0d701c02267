"""The log of moderators: who decided what of which match, and why; a seat is offered until it is taken."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.sql import Reader, Row, Statement, Value, inserting, to_json
from bot.store.writer import Writer


class Ruling(StrEnum):
    """What a moderator has decided."""

    END = "end"
    PAUSE = "pause"
    RESUME = "resume"
    WINNER = "winner"
    DRAW = "draw"
    OFFER = "offer"
    """A seat is offered to somebody, who may take it in place of who is absent."""
    DECLINED = "declined"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True, kw_only=True)
class ModerationEntry:
    """One line of the log."""

    id: int
    """That of the interaction."""
    guild_id: int
    match_id: int | None
    code: str
    by: int | None
    """None for who has been forgotten."""
    verb: Ruling
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Names of those concerned, by what becomes of them; `user` and `new` are ids."""
    at: float


class Moderation:
    """Keeping the log."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def add(self, entry: ModerationEntry, message: Message) -> None:
        """Write a line that changes nothing of its match, and let it be told.

        Raises AlreadyDone when the interaction has written one.
        """
        await self._writer.write(entry_statement(entry), message_statement(message, entry.at))

    async def get(self, entry_id: int) -> ModerationEntry | None:
        """Return a line by id."""
        row = await self._reader.row("SELECT * FROM moderation WHERE id = :id", id=entry_id)
        return _entry(row) if row else None

    async def decline(self, entry_id: int) -> None:
        """Note that nobody takes a seat that was offered. Raises Changed when that is settled."""
        await self._writer.write(settled_statement(entry_id, Ruling.DECLINED))

    async def newest(self, guild_id: int, limit: int) -> list[ModerationEntry]:
        """Return a server's last lines, the newest first."""
        sql = "SELECT * FROM moderation WHERE guild_id = :guild ORDER BY id DESC LIMIT :most"
        return [_entry(row) for row in await self._reader.rows(sql, guild=guild_id, most=limit)]

    async def has_replaced(self, match_id: int) -> bool:
        """Tell whether somebody else has taken a seat of a match."""
        sql = "SELECT id FROM moderation WHERE match_id = :match AND verb = 'replace'"
        return await self._reader.row(sql, match=match_id) is not None


def entry_statement(entry: ModerationEntry) -> Statement:
    """Return what writes a line; the batch fails with AlreadyDone when its interaction has written one."""
    columns: dict[str, Value] = {
        "id": entry.id,
        "guild_id": entry.guild_id,
        "match_id": entry.match_id,
        "code": entry.code,
        "by_user": entry.by,
        "verb": entry.verb,
        "reason": entry.reason,
        "facts": to_json(dict(entry.facts)),
        "at": entry.at,
    }
    return Statement(inserting("moderation", columns), columns)


def settled_statement(entry_id: int, verb: Ruling) -> Statement:
    """Return what settles an offer; the batch fails with Changed when that is done."""
    sql = "UPDATE moderation SET verb = :verb WHERE id = :id AND verb = 'offer'"
    return Statement(sql, {"verb": verb, "id": entry_id}, must_change=True)


def held_statement(match_id: int, held: bool) -> Statement:
    """Return what notes that a moderator holds a match, or lets it go."""
    return Statement("UPDATE matches SET held = :held WHERE id = :match", {"held": held, "match": match_id})


def _entry(row: Row) -> ModerationEntry:
    return ModerationEntry(
        id=row["id"], guild_id=row["guild_id"], match_id=row["match_id"], code=row["code"],
        by=row["by_user"], verb=Ruling(row["verb"]), reason=row["reason"],
        facts=json.loads(row["facts"]), at=row["at"],
    )  # fmt: skip
