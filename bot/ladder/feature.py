"""The ladder as a whole: who is rated, who looks for whom, what counts for a season."""

from __future__ import annotations

from collections.abc import Callable

from bot.decks.library import Library
from bot.ladder.matchmaker import Matchmaker
from bot.ladder.rater import Rater
from bot.ladder.seasons import SeasonService
from bot.matches.service import MatchService
from bot.store import Store


class LadderFeature:
    """The ladder as a feature: matchmaker, rater and seasons. One per process."""

    def __init__(
        self, store: Store, match_service: MatchService, library: Library, now: Callable[[], float]
    ) -> None:
        """Put its parts together, by this clock."""
        self.rater = Rater(store, now)
        self.matchmaker = Matchmaker(store, match_service, library, now)
        self.seasons = SeasonService(store, now)

    async def start(self) -> None:
        """Rate and pair what the process before had no time for."""
        self.rater.alarm.wake()
        self.matchmaker.alarm.wake()

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.rater.close()
        await self.matchmaker.close()

    def match_over(self, match_id: int) -> None:
        """Rate a match that has ended."""
        self.rater.match_over(match_id)

    async def times_moved(self) -> None:
        """Do nothing: no time is told here."""
