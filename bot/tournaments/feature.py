"""Tournaments as a whole: what their organiser decides, and who wakes them when something falls due."""

from __future__ import annotations

from collections.abc import Callable

from bot.decks.library import Library
from bot.matches.service import MatchService
from bot.store import Store
from bot.tournaments.course.service import RatedAnew, TournamentService
from bot.tournaments.scheduler import TournamentScheduler
from bot.workers import WorkerPool


class TournamentsFeature:
    """Tournaments as a feature: the service and its scheduler. One per process."""

    def __init__(
        self,
        store: Store,
        match_service: MatchService,
        library: Library,
        worker_pool: WorkerPool,
        now: Callable[[], float],
        rated_anew: RatedAnew | None = None,
    ) -> None:
        """Put its parts together, by this clock."""
        self.tournament_service = TournamentService(
            store, match_service, library, worker_pool, now, self._changed, rated_anew
        )
        self.scheduler = TournamentScheduler(store, now, self.tournament_service)

    def _changed(self, tournament_id: int) -> None:
        self.scheduler.changed(tournament_id)

    async def start(self) -> None:
        """Take up all tournaments that go on."""
        await self.scheduler.sweep()

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.scheduler.close()

    def match_over(self, match_id: int) -> None:
        """Look at the tournament of a match that has ended."""
        self.scheduler.match_over(match_id)

    async def times_moved(self) -> None:
        """Let events correct the times that they have told, where that makes a difference to anybody."""
        await self.tournament_service.times_moved()
