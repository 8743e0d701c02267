"""Decks of persons, and card packs of servers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.reader import Reader, to_json
from bot.store.writer import Statement, Writer
from engines.kernel import Deck


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """A deck that a person keeps."""

    id: int
    user_id: int
    deck: Deck
    at: float
    """When it was last changed, in Unix seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRow:
    """A card pack that a server has taken in."""

    id: int
    guild_id: int
    game: str
    pack: str
    version: int
    content: Mapping[str, Any] = field(repr=False)
    user_id: int
    """Who brought it."""
    at: float


class Decks:
    """Keeping decks. A person's names are told apart without regard to capitals."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, user_id: int, deck: Deck, now: float) -> DeckRow:
        """Keep a deck, in place of the one of the same name."""
        rows = await self._writer.write(
            Statement(
                """
                INSERT INTO decks (user_id, game, name, content, at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user_id, game, name) DO UPDATE SET
                    name = excluded.name, content = excluded.content, at = excluded.at
                RETURNING *
                """,
                (user_id, deck.game, deck.name, deck.model_dump_json(), now),
            )
        )
        return _deck_row(rows[0])

    async def get(self, deck_id: int) -> DeckRow | None:
        """Return a deck by id."""
        row = await self._reader.row("SELECT * FROM decks WHERE id = ?", deck_id)
        return _deck_row(row) if row else None

    async def called(self, user_id: int, game: str, name: str) -> DeckRow | None:
        """Return a person's deck by name."""
        sql = "SELECT * FROM decks WHERE user_id = ? AND game = ? AND name = ?"
        row = await self._reader.row(sql, user_id, game, name.strip())
        return _deck_row(row) if row else None

    async def of_user(self, user_id: int, game: str | None = None) -> list[DeckRow]:
        """Return a person's decks, by name."""
        sql = "SELECT * FROM decks WHERE user_id = ? AND (?2 IS NULL OR game = ?2) ORDER BY name"
        return [_deck_row(row) for row in await self._reader.rows(sql, user_id, game)]

    async def delete(self, deck_id: int) -> bool:
        """Delete a deck; False when there was none."""
        return bool(
            await self._writer.write(Statement("DELETE FROM decks WHERE id = ? RETURNING id", (deck_id,)))
        )


class Packs:
    """Keeping packs. A server has one version of each; matches keep what they began with."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(
        self, guild_id: int, game: str, pack: str, version: int, content: Mapping[str, Any],
        user_id: int, now: float,
    ) -> PackRow:  # fmt: skip
        """Take a pack in, in place of the version before."""
        rows = await self._writer.write(
            Statement(
                """
                INSERT INTO packs (guild_id, game, pack, version, content, user_id, at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (guild_id, game, pack) DO UPDATE SET version = excluded.version,
                    content = excluded.content, user_id = excluded.user_id, at = excluded.at
                RETURNING *
                """,
                (guild_id, game, pack, version, to_json(dict(content)), user_id, now),
            )
        )
        return _pack_row(rows[0])

    async def of_guild(self, guild_id: int, game: str | None = None) -> list[PackRow]:
        """Return a server's packs, the oldest first."""
        sql = "SELECT * FROM packs WHERE guild_id = ? AND (?2 IS NULL OR game = ?2) ORDER BY id"
        return [_pack_row(row) for row in await self._reader.rows(sql, guild_id, game)]

    async def remove(self, guild_id: int, game: str, pack: str) -> bool:
        """Remove a pack; False when there was none."""
        sql = "DELETE FROM packs WHERE guild_id = ? AND game = ? AND pack = ? RETURNING id"
        return bool(await self._writer.write(Statement(sql, (guild_id, game, pack))))


def _deck_row(row: sqlite3.Row) -> DeckRow:
    deck = Deck.model_validate_json(row["content"])
    return DeckRow(id=row["id"], user_id=row["user_id"], deck=deck, at=row["at"])


def _pack_row(row: sqlite3.Row) -> PackRow:
    values = dict(row)
    values["content"] = json.loads(values["content"])
    return PackRow(**values)
