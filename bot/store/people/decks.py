"""Decks of persons, and card packs of servers."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.sql import Reader, Row, Statement, Value, inserting, newer
from bot.store.writer import Writer
from bot.texts.sanitising import safe
from engines.kernel import Deck
from engines.kernel.cards.packs import Name


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
    name: Name
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
                INSERT INTO decks (user_id, game, name, name_key, content, at)
                VALUES (:user, :game, :name, :name_key, :content, :at)
                ON CONFLICT (user_id, game, name_key) DO UPDATE SET
                    name = excluded.name, content = excluded.content, at = excluded.at
                RETURNING *
                """,
                {
                    "user": user_id,
                    "game": deck.game,
                    "name": deck.name,
                    "name_key": deck.name.casefold(),
                    "content": deck.model_dump_json(),
                    "at": now,
                },
            )
        )
        return _deck_row(rows[0])

    async def get(self, deck_id: int) -> DeckRow | None:
        """Return a deck by id."""
        row = await self._reader.row("SELECT * FROM decks WHERE id = :id", id=deck_id)
        return _deck_row(row) if row else None

    async def called(self, user_id: int, game: str, name: str) -> DeckRow | None:
        """Return a person's deck by name."""
        sql = "SELECT * FROM decks WHERE user_id = :user AND game = :game AND name_key = :name"
        row = await self._reader.row(sql, user=user_id, game=game, name=name.strip().casefold())
        return _deck_row(row) if row else None

    async def of_user(self, user_id: int, game: str | None = None) -> list[DeckRow]:
        """Return a person's decks, by name."""
        sql = """
            SELECT * FROM decks WHERE user_id = :user AND (CAST(:game AS TEXT) IS NULL OR game = :game)
            ORDER BY name_key, game
        """
        return [_deck_row(row) for row in await self._reader.rows(sql, user=user_id, game=game)]

    async def names(self, user_id: int, game: str | None = None) -> list[str]:
        """Return the names of a person's decks, in their order, without reading what is in them."""
        sql = """
            SELECT name FROM decks WHERE user_id = :user AND (CAST(:game AS TEXT) IS NULL OR game = :game)
            ORDER BY name_key, game
        """
        return [row["name"] for row in await self._reader.rows(sql, user=user_id, game=game)]

    async def of_game(self, game: str) -> list[DeckRow]:
        """Return everybody's decks of a game, the oldest first."""
        rows = await self._reader.rows("SELECT * FROM decks WHERE game = :game ORDER BY id", game=game)
        return [_deck_row(row) for row in rows]

    async def of_guild(self, guild_id: int, game: str) -> list[DeckRow]:
        """Return the decks of a game of everybody who has played it in a server, the oldest first."""
        sql = """
            SELECT * FROM decks WHERE game = :game AND user_id IN (
                SELECT seats.user_id FROM matches JOIN seats ON seats.match_id = matches.id
                WHERE matches.guild_id = :guild AND matches.game = :game
            )
            ORDER BY id
        """
        return [_deck_row(row) for row in await self._reader.rows(sql, game=game, guild=guild_id)]

    async def delete(self, deck_id: int) -> bool:
        """Delete a deck; False when there was none."""
        return bool(
            await self._writer.write(
                Statement("DELETE FROM decks WHERE id = :id RETURNING id", {"id": deck_id})
            )
        )


_WITHOUT_CONTENT = "id, guild_id, game, pack, version, @at(content, name) AS name, user_id, at"
_OF_GUILD = "guild_id = :guild AND (CAST(:game AS TEXT) IS NULL OR game = :game) ORDER BY id"


class Packs:
    """Keeping packs. A server has one version of each; matches keep what they began with."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(
        self, guild_id: int, game: str, pack: str, version: int, content: str, user_id: int, now: float
    ) -> PackRow:
        """Take a pack in, in place of the version before. `content` is its JSON."""
        columns: dict[str, Value] = {
            "guild_id": guild_id,
            "game": game,
            "pack": pack,
            "version": version,
            "content": content,
            "user_id": user_id,
            "at": now,
        }
        sql = f"""
            {inserting("packs", columns)}
            ON CONFLICT (guild_id, game, pack) DO UPDATE SET {newer(("version", "content", "user_id", "at"))}
            RETURNING {_WITHOUT_CONTENT}
        """
        rows = await self._writer.write(Statement(sql, columns))
        return _pack_row(rows[0])

    async def of_guild(self, guild_id: int, game: str | None = None) -> list[PackRow]:
        """Return a server's packs, the oldest first, without what is in them."""
        sql = f"SELECT {_WITHOUT_CONTENT} FROM packs WHERE {_OF_GUILD}"
        return [_pack_row(row) for row in await self._reader.rows(sql, guild=guild_id, game=game)]

    async def contents(self, guild_id: int, game: str | None = None) -> list[str]:
        """Return a server's packs as JSON, the oldest first."""
        sql = f"SELECT content FROM packs WHERE {_OF_GUILD}"
        return [row["content"] for row in await self._reader.rows(sql, guild=guild_id, game=game)]

    async def content(self, guild_id: int, game: str, pack: str) -> str | None:
        """Return a pack as JSON."""
        sql = "SELECT content FROM packs WHERE guild_id = :guild AND game = :game AND pack = :pack"
        row = await self._reader.row(sql, guild=guild_id, game=game, pack=pack)
        return row["content"] if row else None

    async def rewrite(self, guild_id: int, game: str, pack: str, content: str) -> None:
        """Keep a pack with other pictures; all else of it stays, and so does its version."""
        sql = "UPDATE packs SET content = :content WHERE guild_id = :guild AND game = :game AND pack = :pack"
        await self._writer.write(
            Statement(sql, {"content": content, "guild": guild_id, "game": game, "pack": pack})
        )

    async def remove(self, guild_id: int, game: str, pack: str) -> bool:
        """Remove a pack; False when there was none."""
        sql = "DELETE FROM packs WHERE guild_id = :guild AND game = :game AND pack = :pack RETURNING id"
        return bool(await self._writer.write(Statement(sql, {"guild": guild_id, "game": game, "pack": pack})))


def stored_deck(content: str) -> Deck:
    """Return a deck as it was kept, whatever was allowed in its name then."""
    deck = Deck.model_validate_json(content)
    return deck.model_copy(update={"name": safe(deck.name)})


def _deck_row(row: Row) -> DeckRow:
    return DeckRow(id=row["id"], user_id=row["user_id"], deck=stored_deck(row["content"]), at=row["at"])


def _pack_row(row: Row) -> PackRow:
    values = dict(row)
    values["name"] = Name.model_validate_json(values["name"])
    return PackRow(**values)
