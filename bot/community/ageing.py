"""Ageing: what is kept no longer goes, day by day, in small batches beside all other work."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from bot.community.batches import MANY, Batches
from bot.community.departures import Departures
from bot.host.poller import Poller
from bot.ladder.rater import Rater
from bot.store import Store
from bot.store.privacy.periods import DAY, RULES, Keeps, RetentionRule
from bot.store.privacy.retention import AgeClock

log = logging.getLogger(__name__)

LOOK_EVERY = DAY
"""Seconds between two looks."""
AFTER_START = 600.0
"""Seconds after a start before the first look: people who have waited go first."""
CATCH_UP = 2 * DAY
"""Seconds by which the clock of retention goes on in one look, however far the machine's clock has jumped.

Twice as fast as time passes, so that it catches up after Herald was away."""
PEOPLE = 20
"""People who are forgotten at once: meanwhile nobody is rated."""


class Ageing:
    """A feature; one per process. Of several the one with the first slot looks after all tables."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        rater: Rater,
        departures: Departures,
        batches: Batches,
        keep_days: int,
    ) -> None:
        """Keep things for some days, 0 for ever."""
        self._store = store
        self._now = now
        self._rater = rater
        self._departures = departures
        self._batches = batches
        self._keep = keep_days * DAY
        self.alarm = Poller("ageing", now, self.look)

    async def look(self) -> None:
        """Let go what is due, and look again in a day. Cut off, it is begun anew: what went stays gone."""
        now, clock, is_first = self._now(), await self._store.retention.clock(), self._store.slot.is_first
        if is_first and clock is not None and 0 <= now - clock.looked < LOOK_EVERY:
            self.alarm.at(clock.looked + LOOK_EVERY)
            return
        time = await self._time(now, clock)
        await self._departures.look(time)
        if is_first:
            await self._tables(time)
            await self._people(time)
            if not self._batches.stopping:
                await self._store.retention.set_clock(AgeClock(time, now))
        self.alarm.at(now + LOOK_EVERY)

    async def _time(self, now: float, clock: AgeClock | None) -> float:
        """Return how late it is for retention: a clock that jumps must not let everything go at once."""
        before = await self._store.retention.newest() if clock is None else clock.time
        time = now if before is None else min(now, before + CATCH_UP)
        if now - time >= DAY:
            days = (now - time) // DAY
            log.warning("the clock is %d days ahead: what is kept no longer goes little by little", days)
        return time

    async def _tables(self, time: float) -> None:
        retention = self._store.retention
        for rule in RULES:
            period = self._period(rule)
            if period is None:
                continue
            before = time - period
            find, delete = partial(retention.over, rule, before), partial(retention.delete_over, rule, before)
            gone = await self._batches.delete(rule, find, delete)
            if gone:
                log.info("%d rows of %s are gone: they are kept no longer", gone, rule.table)

    def _period(self, rule: RetentionRule) -> float | None:
        """Return after how many seconds rows may go; None for never."""
        if rule.keeps is Keeps.NAMED:
            return 0.0
        if rule.keeps is not Keeps.PERIOD:
            return None
        return rule.seconds or self._keep or None

    async def _people(self, time: float) -> None:
        """Forget people who have not come for so long, and are awaited nowhere."""
        retention = self._store.retention
        while not self._batches.stopping and await retention.count_from(time, MANY):
            await self._batches.rest()
        while self._keep and not self._batches.stopping:
            people = await retention.people_gone(time - self._keep, PEOPLE)
            if not people:
                return
            async with self._rater.at_rest():
                for user_id in people:
                    await self._store.forgetting.forget(user_id)
                    await self._batches.rest()

    async def start(self) -> None:
        """Look when what has waited for the start is done."""
        self.alarm.at(self._now() + AFTER_START)

    async def stop(self) -> None:
        """Finish the batch that is under way."""
        self._batches.stopping = True
        await self.alarm.close()

    def match_over(self, match_id: int) -> None:
        """Do nothing: it is kept for long."""

    async def times_moved(self) -> None:
        """Do nothing: no time is told here."""
