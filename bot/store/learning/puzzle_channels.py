"""Channels that want a puzzle each day."""

from __future__ import annotations

from dataclasses import dataclass, fields

from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.partition import OF_GUILD, Slot
from bot.store.sql import Reader, Row, Statement, Value, inserting, newer
from bot.store.writer import Writer

PART_OF_CHANNEL = f"SELECT {OF_GUILD} FROM puzzle_channels WHERE channel_id = :owner"
"""SQL for the part of what such a channel gets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleChannel:
    """A channel, and which puzzle it gets next."""

    channel_id: int
    guild_id: int
    locale: str
    game: str | None
    """None is any game, by turns."""
    posted: int
    """Puzzles that were posted there: the next one follows from it."""
    due: float
    """When the next one is posted; Unix seconds."""


class PuzzleChannels:
    """Keeping the channels that want puzzles."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._owned = slot.where(OF_GUILD)

    async def get(self, channel_id: int) -> PuzzleChannel | None:
        """Return a channel that wants puzzles."""
        row = await self._reader.row(
            "SELECT * FROM puzzle_channels WHERE channel_id = :channel", channel=channel_id
        )
        return _row(row) if row else None

    async def of_guild(self, guild_id: int) -> list[PuzzleChannel]:
        """Return all channels of a server that want puzzles."""
        rows = await self._reader.rows(
            "SELECT * FROM puzzle_channels WHERE guild_id = :guild", guild=guild_id
        )
        return [_row(row) for row in rows]

    async def want(self, channel: PuzzleChannel) -> None:
        """Note that a channel wants puzzles, of this game from now on."""
        columns: dict[str, Value] = {each.name: getattr(channel, each.name) for each in fields(channel)}
        sql = f"""
            {inserting("puzzle_channels", columns)}
            ON CONFLICT (channel_id) DO UPDATE SET {newer(("locale", "game", "due"))}
        """
        await self._writer.write(Statement(sql, columns))

    async def stop(self, channel_id: int) -> None:
        """Note that a channel wants none any more."""
        await self._writer.write(
            Statement("DELETE FROM puzzle_channels WHERE channel_id = :channel", {"channel": channel_id})
        )

    async def due(self, now: float) -> list[PuzzleChannel]:
        """Return the channels whose time has come."""
        sql = f"SELECT * FROM puzzle_channels WHERE due <= :due AND {self._owned} ORDER BY due, channel_id"
        return [_row(row) for row in await self._reader.rows(sql, due=now)]

    async def next_due(self) -> float | None:
        """Return when the next puzzle is to be posted."""
        row = await self._reader.row(f"SELECT min(due) AS due FROM puzzle_channels WHERE {self._owned}")
        return row["due"] if row else None

    async def post(self, channel: PuzzleChannel, due: float, message: Message, now: float) -> None:
        """Put a channel's puzzle into the outbox and set the next time. Raises Changed when it is done."""
        sql = """
            UPDATE puzzle_channels SET posted = posted + 1, due = :due
            WHERE channel_id = :channel AND posted = :posted
        """
        await self._writer.write(
            Statement(
                sql, {"due": due, "channel": channel.channel_id, "posted": channel.posted}, must_change=True
            ),
            message_statement(message, now),
        )


def _row(row: Row) -> PuzzleChannel:
    return PuzzleChannel(**dict(row))
