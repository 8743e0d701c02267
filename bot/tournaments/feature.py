"""Tournaments as a whole: what their organiser decides, and who wakes him when something falls due."""

from __future__ import annotations

from collections.abc import Callable

from bot.decks.library import Library
from bot.matches.service import MatchService
from bot.store import Store
from bot.tournaments.course.service import RatedAnew, TournamentService
from bot.tournaments.scheduler import TournamentScheduler
from bot.workers import WorkerPool


class TournamentsWing:
    """One for the process."""

    def __init__(
        self,
        store: Store,
        desk: MatchService,
        library: Library,
        crew: WorkerPool,
        now: Callable[[], float],
        rated_anew: RatedAnew | None = None,
    ) -> None:
        """Put its parts together, by this clock."""
        self.organiser = TournamentService(store, desk, library, crew, now, self._changed, rated_anew)
        self.keeper = TournamentScheduler(store, now, self.organiser)

    def _changed(self, tournament_id: int) -> None:
        self.keeper.changed(tournament_id)

    async def start(self) -> None:
        """Take up all tournaments that go on."""
        await self.keeper.sweep()

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.keeper.close()

    def match_over(self, match_id: int) -> None:
        """Look at the tournament of a match that has ended."""
        self.keeper.match_over(match_id)

    async def times_moved(self) -> None:
        """Let events correct the times that they have told, where that makes a difference to anybody."""
        await self.organiser.times_moved()
