"""All that matches need besides Discord: put together, started and stopped in one order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from bot.decks.library import Library
from bot.host.coach import Coach
from bot.host.computers import PACE, Computers
from bot.host.daily_digest import DailyDigest
from bot.host.feature import Feature
from bot.host.opponents import Opponents
from bot.host.outbox import Deliver, Sender
from bot.host.timekeeper import Timekeeper
from bot.ladder.feature import LadderFeature
from bot.learning.feature import LearningFeature
from bot.matches.agreements.patience import time_up
from bot.matches.match_cache import MOST_AWAKE
from bot.matches.outage import Standstill
from bot.matches.service import MatchService, OnCommit
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Challenges
from bot.store import Deadline, DeadlineKind, Store
from bot.store.peers import MATCH
from bot.tournaments.feature import TournamentsFeature
from bot.workers import WorkerPool

log = logging.getLogger(__name__)

NOTICED = 30.0
"""Seconds by which a time that was told may be wrong."""
PATIENCE = 0.5
"""Seconds that clocks and computers get at the end; what they were at is done after the next start."""


class Host:
    """The match service, and what runs beside it: challenges, computers, clocks, features, the sender."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        deliver: Deliver,
        library: Library,
        opponents: Opponents,
        *,
        pace: float = PACE,
        steady: Callable[[], float] | None = None,
        shards: Callable[[], int] = lambda: 1,
        most_awake: int = MOST_AWAKE,
        on_commit: OnCommit = lambda _: None,
    ) -> None:
        """Put the parts together. `steady` is a clock that nobody sets, where `now` is not the machine's."""
        self._store = store
        self._now = now
        self._shards = shards
        self._on_commit = on_commit
        self.match_service = MatchService(store, now, self._committed, most_awake)
        self.challenges = Challenges(store, self.match_service, library)
        self.computers = Computers(self.match_service, opponents, pace)
        self.coach = Coach(self.match_service, self.computers)
        self.sender = Sender(store, now, deliver)
        store.outbox.wake(self.sender.wake)
        self.standstill = Standstill(now, steady or (time.monotonic if now is time.time else now), self._give)
        self.timekeeper = Timekeeper(store, now, self._ring, self.standstill.look)
        self._wings: tuple[Feature, ...] = ()
        self._telling: set[asyncio.Task[None]] = set()

    def join(self, *features: Feature) -> None:
        """Let features start, hear of what happens, and stop with the matches."""
        self._wings += features

    async def start(self, *away: int | None) -> None:
        """Take up where the process before stopped. Nobody can press on shards that are still away."""
        await self.challenges.withdraw_unseen()
        await self.match_service.quarantine.sift()
        self.standstill.begin(*away)  # first: no moment may lie between what stood before and what stands now
        downtime = await self._store.deadlines.resume(self._now())
        await self._store.deadlines.hasten(DeadlineKind.COMPUTER, self._now())
        log.info("credited %.0f s of downtime to all clocks", downtime)
        await self._told_again(downtime)
        self.timekeeper.wake()
        for feature in self._wings:
            await feature.start()
        self.sender.wake()

    async def stop(self) -> None:
        """Finish what is under way, if that is soon done; the rest is done after the next start."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):  # at once: whoever is late keeps nobody else going
                features = (feature.stop() for feature in self._wings)
                await asyncio.gather(
                    self.timekeeper.close(), *features, self.coach.close(), self.computers.close()
                )
        await self.sender.close()

    def _committed(self, session: MatchSession | None) -> None:
        self._on_commit(session)
        if session is not None and not self._store.slot.has(session.place.guild_id):
            self._tell_owner(session)
        elif session is not None:
            self.computers.wake(session)
            self.coach.wake(session)
            if session.clocks.sole:  # these fall before the next look
                self.timekeeper.wake()
            if session.match.result is not None:
                for feature in self._wings:
                    feature.match_over(session.id)

    async def changed_elsewhere(self, match_id: int) -> None:
        """Act on a match that another process has changed. Raises NoSuchMatch."""
        self.match_service.forget(match_id)
        self._committed(await self.match_service.newest(match_id))

    def _tell_owner(self, session: MatchSession) -> None:
        """Let the process that plays a match act on what was changed here."""
        slot = self._store.slot.of_guild(session.place.guild_id)
        task = asyncio.create_task(self._store.neighbours.tell(slot, f"{MATCH} {session.id}"), name="tell")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _ring(self, deadline: Deadline) -> bool:
        """Deal with a deadline; False when it is to fall again."""
        match deadline.kind:
            case DeadlineKind.EXPIRY:
                await self.challenges.expire(deadline.match_id)
            case DeadlineKind.COMPUTER:
                return await self.computers.ring(deadline)
            case DeadlineKind.SOLE:
                await self.match_service.spare(deadline)
            case DeadlineKind.REMINDER:
                await self.match_service.remind(deadline)
            case DeadlineKind.DECISION:
                await time_up(self.match_service, deadline)
        return True

    async def _give(self, seconds: float, shard: int | None) -> None:
        await self.match_service.give_time(seconds, shard, self._shards())
        await self._told_again(seconds)

    async def _told_again(self, seconds: float) -> None:
        """Let features correct the times that they have told, where that makes a difference to anybody."""
        if abs(seconds) >= NOTICED:
            for feature in self._wings:
                await feature.times_moved()


def features(
    host: Host, store: Store, library: Library, worker_pool: WorkerPool, now: Callable[[], float]
) -> tuple[LadderFeature, TournamentsFeature, LearningFeature, DailyDigest]:
    """Put the features together, and let them join the host."""
    mornings = DailyDigest(store, now)
    ladder = LadderFeature(store, host.match_service, library, now)
    tournaments = TournamentsFeature(
        store, host.match_service, library, worker_pool, now, ladder.rater.corrected
    )
    learning = LearningFeature(store, worker_pool, now)
    host.join(tournaments, ladder, learning, mornings)
    return ladder, tournaments, learning, mornings
