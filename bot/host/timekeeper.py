"""Watches the deadlines in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.backoff import log_failure
from bot.host.poller import Poller
from bot.store import Deadline, Store

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which the timer looks again in any case, sooner where the store wants more of a sign of life.

Every clock gives more time than this, so a change of a match need not wake the
timer: the next look comes before the new deadline.
"""
AGAIN = 30.0
"""Seconds until a deadline that is not done with, or could not be dealt with, falls again."""


class Timekeeper:
    """Calls `ring` for each deadline that falls; its answer says whether the deadline is done with."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        ring: Callable[[Deadline], Awaitable[bool]],
        give_back: Callable[[float], Awaitable[None]] | None = None,
    ) -> None:
        """Watch the store's deadlines by this clock.

        `give_back` is told before each look by how many seconds that is late.
        """
        self._store = store
        self._now = now
        self._ring = ring
        self._give_back = give_back
        self.beaten: float | None = None
        """When it looked last, in Unix seconds."""
        self.alarm = Poller("deadlines", now, self.look)

    def wake(self) -> None:
        """Look at the deadlines now: they may have changed."""
        self.alarm.wake()

    async def look(self) -> None:
        """Deal with what has fallen. Raises what the store raises."""
        if self._give_back is not None:
            await self._give_back(self.alarm.late)
        now = self._now()
        await self._store.deadlines.beat(now)
        self.beaten = now
        fallen = await self._store.deadlines.due(now)
        # All at once: one match that is busy, or a row that cannot be written, holds up itself alone.
        dealt = await asyncio.gather(*map(self._deal_with, fallen), return_exceptions=True)
        for failure in filter(None, dealt):
            raise failure
        due = await self._store.deadlines.next_due()
        latest = self._now() + min(LONGEST_NAP, self._store.beat_every)
        self.alarm.at(latest if due is None else min(due, latest))

    async def _deal_with(self, deadline: Deadline) -> None:
        done = False
        try:
            done = await self._ring(deadline)
        except Exception as error:  # one match must not stop the clocks of the others
            log_failure(log, error, "the deadline of match %s could not be dealt with", deadline.match_id)
        if done:
            await self._store.deadlines.drop(deadline)
        else:
            await self._store.deadlines.postpone(deadline, self._now() + AGAIN)

    async def close(self) -> None:
        """Stop watching."""
        await self.alarm.close()
