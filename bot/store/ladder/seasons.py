"""Seasons of a server, and the tournaments that count for them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.sql import Reader, Row, Statement, Value, inserting, to_json
from bot.store.tournaments.rows import TournamentStatus
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """A season. Times are Unix seconds."""

    id: int
    guild_id: int
    name: str
    points: tuple[int, ...]
    """By place, from the first; the last number is for all further places."""
    created: float
    ended: float | None


class Seasons:
    """Keeping seasons. Their names are told apart without regard to capitals."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def create(self, guild_id: int, name: str, points: Sequence[int], now: float) -> None:
        """Begin a season. Raises AlreadyDone when the server has one of this name."""
        columns: dict[str, Value] = {
            "guild_id": guild_id,
            "name": name,
            "name_key": name.casefold(),
            "points": to_json(list(points)),
            "created": now,
        }
        await self._writer.write(Statement(inserting("seasons", columns), columns))

    async def of_guild(self, guild_id: int) -> list[SeasonRow]:
        """Return a server's seasons: those that go on first, then the newest."""
        sql = "SELECT * FROM seasons WHERE guild_id = :guild ORDER BY ended IS NOT NULL, id DESC"
        return [_row(row) for row in await self._reader.rows(sql, guild=guild_id)]

    async def end(self, season_id: int, now: float) -> None:
        """End a season. Raises Changed when it has ended."""
        sql = "UPDATE seasons SET ended = :ended WHERE id = :id AND ended IS NULL"
        await self._writer.write(Statement(sql, {"ended": now, "id": season_id}, must_change=True))

    async def count(self, tournament_id: int, season_id: int) -> None:
        """Let a tournament count for a season, and for no other. Raises Changed when that has ended."""
        sql = """
            INSERT INTO season_events (tournament_id, season_id)
            SELECT CAST(:tournament AS BIGINT), id FROM seasons WHERE id = :id AND ended IS NULL
            ON CONFLICT (tournament_id) DO UPDATE SET season_id = excluded.season_id
        """
        await self._writer.write(
            Statement(sql, {"tournament": tournament_id, "id": season_id}, must_change=True)
        )

    async def leave_out(self, tournament_id: int) -> None:
        """Let a tournament count for no season."""
        await self._writer.write(
            Statement(
                "DELETE FROM season_events WHERE tournament_id = :tournament", {"tournament": tournament_id}
            )
        )

    async def of_tournament(self, tournament_id: int) -> SeasonRow | None:
        """Return the season for which a tournament counts."""
        sql = """
            SELECT seasons.* FROM seasons JOIN season_events ON season_id = id
            WHERE tournament_id = :tournament
        """
        row = await self._reader.row(sql, tournament=tournament_id)
        return _row(row) if row else None

    async def events(self, season_id: int) -> list[tuple[int, int, bool]]:
        """Return the tournaments of a season in order: id, revision, whether it is finished."""
        sql = """
            SELECT id, revision, status FROM tournaments JOIN season_events ON tournament_id = id
            WHERE season_id = :season ORDER BY id
        """
        rows = await self._reader.rows(sql, season=season_id)
        return [(row["id"], row["revision"], row["status"] == TournamentStatus.FINISHED) for row in rows]


def _row(row: Row) -> SeasonRow:
    values = dict(row)
    del values["name_key"]
    values["points"] = tuple(json.loads(values["points"]))
    return SeasonRow(**values)
