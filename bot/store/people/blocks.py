"""Block lists: whom somebody does not want to meet. Each is its owner's; nobody else is told of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.store.sql import Reader, Statement, Value, to_json
from bot.store.writer import Writer
from bot.texts.sanitising import safe

MOST_BLOCKED = 200
"""Persons on one list."""


class Blocked(NamedTuple):
    """Somebody on a list."""

    user_id: int
    name: str
    """What they were called when they were put there."""


class Blocks:
    """Keeping block lists."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def add(self, user_id: int, blocked: Blocked, now: float) -> None:
        """Put somebody on a person's list, once. Raises Changed where it is full."""
        sql = """
            INSERT INTO blocks (user_id, blocked_id, name, at)
            SELECT :user, :blocked, :name, :now
            WHERE (SELECT count(*) FROM blocks WHERE user_id = :user) < :most
                OR EXISTS (SELECT 1 FROM blocks WHERE user_id = :user AND blocked_id = :blocked)
            ON CONFLICT (user_id, blocked_id) DO UPDATE SET name = excluded.name
        """
        values: dict[str, Value] = {
            "user": user_id,
            "blocked": blocked.user_id,
            "name": blocked.name,
            "now": now,
            "most": MOST_BLOCKED,
        }
        await self._writer.write(Statement(sql, values, must_change=True))

    async def remove(self, user_id: int, blocked_id: int) -> None:
        """Take somebody off a person's list. Raises Changed where they are not on it."""
        sql = "DELETE FROM blocks WHERE user_id = :user AND blocked_id = :blocked"
        await self._writer.write(Statement(sql, {"user": user_id, "blocked": blocked_id}, must_change=True))

    async def of_user(self, user_id: int) -> list[Blocked]:
        """Return a person's list, by name."""
        sql = "SELECT blocked_id, name FROM blocks WHERE user_id = :user ORDER BY lower(name), blocked_id"
        return [
            Blocked(row["blocked_id"], safe(row["name"]))
            for row in await self._reader.rows(sql, user=user_id)
        ]

    async def has_blocked(self, user_id: int, others: Collection[int]) -> set[int]:
        """Return which of these are on a person's list."""
        sql = """
            SELECT blocked_id FROM blocks
            WHERE user_id = :user AND blocked_id IN (@among(:others, BIGINT))
        """
        rows = await self._reader.rows(sql, user=user_id, others=to_json(sorted(others)))
        return {row["blocked_id"] for row in rows}

    async def apart(self, users: Collection[int]) -> Mapping[int, set[int]]:
        """Return whom of these each of them is not to meet, whichever of the two wants it so."""
        sql = """
            SELECT user_id, blocked_id FROM blocks
            WHERE user_id IN (@among(:users, BIGINT))
              AND blocked_id IN (@among(:users, BIGINT))
        """
        found: defaultdict[int, set[int]] = defaultdict(set)
        for row in await self._reader.rows(sql, users=to_json(sorted(users))):
            found[row["user_id"]].add(row["blocked_id"])
            found[row["blocked_id"]].add(row["user_id"])
        return found
