"""Watches the deadlines in the store with one timer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store import Deadline, Store

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which the timer looks again in any case; each look notes that the process is alive."""
AGAIN = 30.0
"""Seconds until a deadline that could not be dealt with is tried again."""


class Timekeeper:
    """Calls `ring` for each deadline that falls, which is then gone unless it was postponed."""

    def __init__(
        self, store: Store, now: Callable[[], float], ring: Callable[[Deadline], Awaitable[None]]
    ) -> None:
        self._store = store
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
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
        while True:
            self._again = False
            now = self._now()
            await self._store.deadlines.beat(now)
            for deadline in await self._store.deadlines.due(now):
                await self._deal_with(deadline)
            if not self._again:
                break
        due = await self._store.deadlines.next_due()
        nap = min(LONGEST_NAP, max(0.0, due - self._now())) if due is not None else LONGEST_NAP
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(nap, self.arm)

    async def _deal_with(self, deadline: Deadline) -> None:
        try:
            await self._ring(deadline)
        except Exception:
            log.exception("the deadline of match %s could not be dealt with", deadline.match_id)
            await self._store.deadlines.postpone(deadline, self._now() + AGAIN)
        else:
            await self._store.deadlines.drop(deadline)

    async def close(self) -> None:
        """Stop watching."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
