"""The other processes, through tables that only they share, and notifications.

A notification is never a part of a move: commits with one in them wait for each other on the whole server.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.store.peers import PRESSES
from bot.store.postgres.schema import HERALD, SLOT
from bot.store.sql import Statement
from bot.store.writer import Writer

CHANNEL = "herald_slot_"
"""What the name of the channel of a slot begins with."""
APART = 5.5
"""Seconds between two turns: Discord lets one of a bucket in each five seconds."""
_NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
_TELL = "SELECT pg_notify(:channel, :word)"
_TURN = f"""
    INSERT INTO identifies (bucket, next) VALUES (:bucket, {_NOW} + :apart)
    ON CONFLICT (bucket) DO UPDATE SET next = greatest(identifies.next + :apart, excluded.next)
    RETURNING greatest(0, next - :apart - {_NOW}) AS wait
"""
_HAND = """
    WITH left_there AS (
        INSERT INTO presses (slot, event, created) VALUES (:slot, :event, :now) RETURNING id
    )
    SELECT id, pg_notify(:channel, :word) FROM left_there
"""
_HELD = f"""
    SELECT count(*) AS held FROM pg_locks
    WHERE locktype = 'advisory' AND classid::bigint = {HERALD} AND granted
        AND objid::bigint BETWEEN {SLOT} AND {SLOT} + CAST(:slots AS BIGINT) - 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_COLLECT = "DELETE FROM presses WHERE slot = :slot RETURNING id, event, created"


class ServerNeighbours:
    """Those who are connected to the same database."""

    def __init__(self, writer: Writer) -> None:
        self.on_word: Callable[[str], None] = lambda _: None
        self._writer = writer

    async def tell(self, slot: int, word: str) -> None:
        """Tell somebody a word, who may not be there."""
        await self._writer.write(Statement(_TELL, {"channel": f"{CHANNEL}{slot}", "word": word}))

    async def turn(self, bucket: int) -> float:
        """Take the next turn of a bucket, by the server's clock; return the seconds until it comes.

        Nothing is held meanwhile: who dies before their turn has only wasted it.
        """
        (row,) = await self._writer.write(Statement(_TURN, {"bucket": bucket, "apart": APART}))
        return row["wait"]

    async def missing(self, slots: int) -> int:
        """Return how many of so many slots nobody has."""
        (row,) = await self._writer.write(Statement(_HELD, {"slots": slots}))
        return slots - row["held"]

    async def hand(self, slot: int, event: str, now: float) -> int:
        """Leave an event for somebody, and tell them; return its number."""
        values = {"slot": slot, "event": event, "now": now, "channel": f"{CHANNEL}{slot}", "word": PRESSES}
        (row,) = await self._writer.write(Statement(_HAND, values))
        return row["id"]

    async def take_back(self, number: int) -> bool:
        """Remove an event; False when it has been taken."""
        sql = "DELETE FROM presses WHERE id = :id RETURNING id"
        return bool(await self._writer.write(Statement(sql, {"id": number})))

    async def collect(self, slot: int, since: float) -> list[str]:
        """Return the events that were left for a slot since then, and remove them with the older ones."""
        rows = await self._writer.write(Statement(_COLLECT, {"slot": slot}))
        return [row["event"] for row in sorted(rows, key=lambda row: row["id"]) if row["created"] >= since]
