"""Keeps tournaments going: their own clocks, a sweep at the start, a look whenever something has happened."""

from __future__ import annotations

import logging
from collections.abc import Callable
from math import inf

from bot.backoff import log_failure
from bot.host.poller import Poller
from bot.store import Store, TournamentDeadline
from bot.tournaments.course.errors import NoSuchTournament
from bot.tournaments.course.service import TournamentService

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which it looks again in any case."""
AGAIN = 30.0
"""Seconds until what could not be dealt with is tried again: a deadline, a tournament."""


class TournamentScheduler:
    """Drives tournaments that are due or have changed, one at a time. One per process."""

    def __init__(self, store: Store, now: Callable[[], float], tournament_service: TournamentService) -> None:
        """Watch by this clock."""
        self._store = store
        self._now = now
        self._tournament_service = tournament_service
        self._waiting: dict[int, None] = {}
        self._matches: dict[int, None] = {}
        self.alarm = Poller("tournaments", now, self.look)

    async def sweep(self) -> None:
        """Take up all tournaments that go on."""
        for row in await self._store.tournaments.unfinished():
            self._waiting[row.id] = None
        self.alarm.wake()

    def changed(self, tournament_id: int) -> None:
        """Look at a tournament of which something has changed."""
        self._waiting[tournament_id] = None
        self.alarm.wake()

    def match_over(self, match_id: int) -> None:
        """Look at the tournament to which a finished match belongs, if it does."""
        self._matches[match_id] = None
        self.alarm.wake()

    async def look(self) -> None:
        """Do all that is due. Raises what the store raises."""
        while self._matches:
            match_id = next(iter(self._matches))
            place = await self._store.rounds.of_match(match_id)
            del self._matches[match_id]
            if place is not None:
                self._waiting[place.tournament_id] = None
        for deadline in await self._store.tournament_deadlines.due(self._now()):
            await self._deal_with(deadline)
        left: dict[int, None] = {}
        while self._waiting:
            tournament_id = next(iter(self._waiting))
            del self._waiting[tournament_id]
            if not await self._drive(tournament_id):
                left[tournament_id] = None
        due = await self._store.tournament_deadlines.next_due()
        if due is not None:  # whatever sets another one wakes
            self.alarm.at(min(due, self._now() + LONGEST_NAP))
        if left:  # a match that is over is told but once
            self._waiting |= left
            self.alarm.at(min(due or inf, self._now() + AGAIN))

    async def _drive(self, tournament_id: int) -> bool:
        """Take a tournament on; False where that has failed."""
        try:
            await self._tournament_service.drive(tournament_id)
        except NoSuchTournament:
            return True
        except Exception as error:  # one tournament must not stop the others
            log_failure(log, error, "tournament %d could not be taken on", tournament_id)
            return False
        return True

    async def _deal_with(self, deadline: TournamentDeadline) -> None:
        deadlines = self._store.tournament_deadlines
        try:
            await self._tournament_service.ring(deadline)
        except Exception as error:
            log_failure(log, error, "a deadline of tournament %d waits", deadline.tournament_id)
            await deadlines.delay(deadline, self._now() + AGAIN)
        else:
            await deadlines.drop(deadline)
            self._waiting[deadline.tournament_id] = None

    async def close(self) -> None:
        """Stop looking."""
        await self.alarm.close()
