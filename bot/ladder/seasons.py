"""Seasons of a server: begun, ended, and counted from the tournaments that belong to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.competition.seasons import USUAL, BadPoints, SeasonLine, read_points, table
from bot.store import AlreadyDone, Changed, SeasonRow, Store, TournamentRow, TournamentStatus
from bot.texts.sanitising import users_told_apart
from bot.tournaments.course.errors import (
    NoSuchSeason,
    NoTournamentHere,
    PointsUnreadable,
    SeasonExists,
    SeasonOver,
    TooManySeasonEvents,
)
from bot.tournaments.course.event import Tournament, read

MOST_EVENTS = 60
"""Tournaments of one season."""
_KEPT = 256
"""Finished tournaments whose ends are remembered."""


class EndedEvent(NamedTuple):
    """How a tournament has ended: users by places, and what they are called."""

    ranking: tuple[tuple[int, ...], ...]
    names: dict[int, str]


class CountedSeason(NamedTuple):
    """How a season stands."""

    season: SeasonRow
    rows: tuple[SeasonLine, ...]
    names: dict[int, str]
    finished: int
    events: int


class SeasonService:
    """Counts seasons and caches their tables. One per process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._ends: dict[tuple[int, int], EndedEvent] = {}
        """By tournament and revision: a correction makes another."""

    async def create(self, guild_id: int, name: str, points: str) -> SeasonRow:
        """Begin a season. Raises SeasonExists or PointsUnreadable."""
        try:
            given = read_points(points) if points.strip() else USUAL
        except BadPoints as error:
            raise PointsUnreadable from error
        try:
            await self._store.seasons.create(guild_id, name, given, self._now())
        except AlreadyDone as error:
            raise SeasonExists(name=name) from error
        return await self.called(guild_id, name)

    async def called(self, guild_id: int, name: str | None) -> SeasonRow:
        """Return a server's season by name, or without one the newest that goes on. Raises NoSuchSeason."""
        seasons = await self._store.seasons.of_guild(guild_id)
        word = None if name is None else name.strip().casefold()
        found = next((each for each in seasons if word in (None, each.name.casefold())), None)
        if found is None:
            raise NoSuchSeason
        return found

    async def end(self, guild_id: int, name: str | None) -> SeasonRow:
        """End a season. Raises NoSuchSeason or SeasonOver."""
        season = await self.called(guild_id, name)
        try:
            await self._store.seasons.end(season.id, self._now())
        except Changed as error:
            raise SeasonOver(name=season.name) from error
        return season

    async def count(
        self, guild_id: int, channel_id: int, name: str | None
    ) -> tuple[SeasonRow, TournamentRow]:
        """Let a channel's tournament count for a season.

        Raises NoTournamentHere, NoSuchSeason, SeasonOver or TooManySeasonEvents.
        """
        tournament = await self._here(channel_id)
        season = await self.called(guild_id, name)
        events = await self._store.seasons.events(season.id)
        if len(events) >= MOST_EVENTS and tournament.id not in {each for each, _, _ in events}:
            raise TooManySeasonEvents(most=MOST_EVENTS)
        try:
            await self._store.seasons.count(tournament.id, season.id)
        except Changed as error:
            raise SeasonOver(name=season.name) from error
        return season, tournament

    async def leave_out(self, channel_id: int) -> TournamentRow:
        """Let a channel's tournament count for no season. Raises NoTournamentHere."""
        tournament = await self._here(channel_id)
        before = await self._store.seasons.of_tournament(tournament.id)
        if before is not None and before.ended is not None:
            raise SeasonOver(name=before.name)
        await self._store.seasons.leave_out(tournament.id)
        return tournament

    async def _here(self, channel_id: int) -> TournamentRow:
        row = await self._store.tournaments.newest_in_channel(channel_id)
        if row is None or row.status is TournamentStatus.CANCELLED:
            raise NoTournamentHere
        return row

    async def standing(self, guild_id: int, name: str | None) -> CountedSeason:
        """Return how a season stands by the tournaments that are finished. Raises NoSuchSeason."""
        season = await self.called(guild_id, name)
        events = await self._store.seasons.events(season.id)
        ends = [await self._end(each, revision) for each, revision, over in events if over]
        return await asyncio.to_thread(_counted, season, ends, len(events))  # there may be many people

    async def _end(self, tournament_id: int, revision: int) -> EndedEvent:
        """Return how a tournament has ended; reckoned beside the loop, as large ones take a while."""
        key = tournament_id, revision
        if key not in self._ends:
            event = await read(self._store, tournament_id)
            self._ends[key] = await asyncio.to_thread(_ended, event)
            while len(self._ends) > _KEPT:
                del self._ends[next(iter(self._ends))]
        return self._ends[key]


def _counted(season: SeasonRow, ends: Sequence[EndedEvent], events: int) -> CountedSeason:
    rows = table([each.ranking for each in ends], season.points)
    names = {user: called for each in ends for user, called in each.names.items()}
    return CountedSeason(season, rows, users_told_apart(names), len(ends), events)


def _ended(event: Tournament) -> EndedEvent:
    users = {number: entrant.user_id for number, entrant in event.by_number.items()}
    ranking = tuple(tuple(users[number] for number in group) for group in event.ranking)
    return EndedEvent(ranking, {each.user_id: each.name for each in event.entrants})
