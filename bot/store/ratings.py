"""Ratings: events in the order in which they count, and what stands after them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from bot.store.reader import Reader, to_json
from bot.store.writer import Statement, Writer
from bot.tournaments.ratings import Change, Event, Rating


@dataclass(frozen=True, slots=True)
class Board:
    """Whose ratings: one game within one scope, such as a server."""

    scope: str
    game: str

    @classmethod
    def of_guild(cls, guild_id: int, game: str) -> Self:
        """Return the board of a server."""
        return cls(f"guild:{guild_id}", game)


class Ratings:
    """Keeping rating events and the cache of what they come to."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def next_id(self) -> int:
        """Return the id of the next event."""
        row = await self._reader.row("SELECT coalesce(max(id), 0) + 1 AS id FROM rating_events")
        return row["id"] if row else 1

    async def add(
        self, board: Board, event: Event, changes: Iterable[Change], version: int, match_id: int | None
    ) -> None:
        """Keep an event with what it changed.

        Raises AlreadyDone when the match counts already, Changed when a rating is not what it was before.
        """
        sql = """
            INSERT INTO rating_events (id, scope, game, match_id, at, teams, ranks, played, void)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
        values = (
            event.id, board.scope, board.game, match_id, event.at, to_json(event.teams), to_json(event.ranks),
            event.played, event.void,
        )  # fmt: skip
        upsert = f"{_PUT} WHERE ratings.matches = excluded.matches - 1 AND ratings.version = excluded.version"
        await self._writer.write(
            Statement(sql, values),
            *(
                Statement(upsert, _values(board, each.user, each.after, version), must_change=True)
                for each in changes
            ),
        )

    async def events(self, board: Board, since: float = 0.0) -> list[Event]:
        """Return the history in its order, the whole of it or what was since."""
        sql = "SELECT * FROM rating_events WHERE scope = ? AND game = ? AND at >= ? ORDER BY at, id"
        return [_event(row) for row in await self._reader.rows(sql, board.scope, board.game, since)]

    async def boards(self) -> list[Board]:
        """Return all that have a history."""
        rows = await self._reader.rows("SELECT DISTINCT scope, game FROM rating_events ORDER BY scope, game")
        return [Board(row["scope"], row["game"]) for row in rows]

    async def standing(self, board: Board) -> dict[int, Rating]:
        """Return everybody's rating."""
        sql = "SELECT * FROM ratings WHERE scope = ? AND game = ?"
        rows = await self._reader.rows(sql, board.scope, board.game)
        return {row["user_id"]: _rating(row) for row in rows}

    async def unrated(self, limit: int) -> list[int]:
        """Return finished matches of persons alone that have no event yet, the oldest first.

        None of before the last event, as the history is told in its order.
        """
        sql = """
            SELECT id FROM matches
            WHERE status = 'finished' AND guild_id IS NOT NULL
              AND updated >= (SELECT coalesce(max(at), 0) FROM rating_events)
              AND NOT EXISTS (SELECT 1 FROM rating_events WHERE rating_events.match_id = matches.id)
              AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND user_id IS NULL)
              AND (SELECT count(*) FROM seats WHERE seats.match_id = matches.id) > 1
            ORDER BY updated, id LIMIT ?
        """
        return [row["id"] for row in await self._reader.rows(sql, limit)]

    async def of_match(self, match_id: int) -> int | None:
        """Return the event of a match that counts."""
        row = await self._reader.row("SELECT id FROM rating_events WHERE match_id = ? AND NOT void", match_id)
        return row["id"] if row else None

    async def void(self, event_id: int) -> None:
        """Take an event back: a history played again passes over it. Raises Changed when it is void."""
        sql = "UPDATE rating_events SET void = 1 WHERE id = ? AND NOT void"
        await self._writer.write(Statement(sql, (event_id,), must_change=True))

    async def replace(self, board: Board, ratings: Mapping[int, Rating], version: int) -> None:
        """Put what a history played again came to in place of what stood there."""
        sql = "DELETE FROM ratings WHERE scope = ? AND game = ?"
        await self._writer.write(
            Statement(sql, (board.scope, board.game)),
            *(Statement(_PUT, _values(board, user, each, version)) for user, each in ratings.items()),
        )


_PUT = """
    INSERT INTO ratings (scope, game, user_id, mu, sigma, at, matches, opponents, version)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, at = excluded.at,
        matches = excluded.matches, opponents = excluded.opponents, version = excluded.version
"""


def _values(board: Board, user: int, rating: Rating, version: int) -> tuple[str | int | float, ...]:
    opponents = to_json(sorted(rating.opponents))
    numbers = (rating.mu, rating.sigma, rating.at, rating.matches)
    return board.scope, board.game, user, *numbers, opponents, version


def _event(row: sqlite3.Row) -> Event:
    return Event(
        id=row["id"],
        at=row["at"],
        teams=tuple(tuple(team) for team in json.loads(row["teams"])),
        ranks=tuple(json.loads(row["ranks"])),
        played=bool(row["played"]),
        void=bool(row["void"]),
    )


def _rating(row: sqlite3.Row) -> Rating:
    opponents = frozenset[int](json.loads(row["opponents"]))
    return Rating(row["mu"], row["sigma"], row["at"], row["matches"], opponents)
