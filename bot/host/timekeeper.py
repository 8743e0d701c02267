"""Watches the deadlines in the store with one timer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.endurance import Backoff, complain
from bot.store import Deadline, Store

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which the timer looks again in any case; each look notes that the process is alive.

Every clock gives more time than this, so a change of a match need not wake the
timer: the next look comes before the new deadline.
"""
AGAIN = 30.0
"""Seconds until a deadline that is not done with, or could not be dealt with, falls again."""
FIRST_PAUSE = 1.0
"""Seconds until the next look after a failure, doubled for each further one, up to `AGAIN`."""


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
        self._late = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._backoff = Backoff(FIRST_PAUSE, AGAIN)
        self._again = False
        self._closed = False

    def arm(self) -> None:
        """Look at the deadlines now: they may have changed."""
        if self._closed:
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._look(), name="timekeeper")

    async def _look(self) -> None:
        try:
            nap = await self._deal_with_all()
        except Exception as error:  # whatever it is, the clocks must go on when it has passed
            nap = self._backoff.next()
            complain(log, error, "the deadlines could not be dealt with; the next look is in %.0f s", nap)
        else:
            self._backoff.reset()
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(nap, self._wake, loop.time() + nap)

    def _wake(self, when: float) -> None:
        self._late = asyncio.get_running_loop().time() - when
        self.arm()

    async def _deal_with_all(self) -> float:
        """Deal with what has fallen; return the seconds until the next look. Raises what the store raises."""
        while True:
            self._again = False
            if self._give_back is not None:
                late, self._late = self._late, 0.0
                await self._give_back(late)
            now = self._now()
            await self._store.deadlines.beat(now)
            fallen = await self._store.deadlines.due(now)
            # All at once: one match that is busy, or a row that cannot be written, holds up itself alone.
            dealt = await asyncio.gather(*map(self._deal_with, fallen), return_exceptions=True)
            for failure in filter(None, dealt):
                raise failure
            due = await self._store.deadlines.next_due()
            if not self._again:  # else something has changed since we looked
                return LONGEST_NAP if due is None else min(LONGEST_NAP, max(0.0, due - self._now()))

    async def _deal_with(self, deadline: Deadline) -> None:
        done = False
        try:
            done = await self._ring(deadline)
        except Exception as error:  # one match must not stop the clocks of the others
            complain(log, error, "the deadline of match %s could not be dealt with", deadline.match_id)
        if done:
            await self._store.deadlines.drop(deadline)
        else:
            await self._store.deadlines.postpone(deadline, self._now() + AGAIN)

    async def close(self) -> None:
        """Stop watching."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
