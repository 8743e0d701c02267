"""A poller: runs `look` on demand or at a set time, never twice at once, and backs off after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.backoff import Backoff, log_failure

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before the next look after a failure, doubled for each further one up to the longest."""


class Poller:
    """One for each thing that is watched. Between looks it has no task, only a timer."""

    def __init__(self, what: str, now: Callable[[], float], look: Callable[[], Awaitable[None]]) -> None:
        """Watch something by this clock. A look may set the time of the next one."""
        self._what = what
        self._now = now
        self._look = look
        self._again = False
        self._timer: asyncio.TimerHandle | None = None
        self._backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        self._closed = False
        self.late = 0.0
        """Seconds by which the look that is under way comes later than its time; 0 when it was poked."""
        self.due: float | None = None
        """When it looks next by itself."""
        self.looking: asyncio.Task[None] | None = None
        """The look that is under way, or was the last."""

    def wake(self) -> None:
        """Wake the poller. A look under way is followed by one more; a pause is waited for."""
        self._again = True
        if not self._backoff.failures:
            self._begin()

    def at(self, when: float) -> None:
        """Look at this time, and at no other that was set before."""
        self._forget()
        if not self._closed:
            loop, wait = asyncio.get_running_loop(), max(0.0, when - self._now())
            self.due, self._timer = when, loop.call_later(wait, self._fall, loop.time() + wait)

    async def close(self) -> None:
        """Look no more, once the look that is under way has ended."""
        self._closed = True
        self._forget()
        if self.looking is not None:
            await asyncio.gather(self.looking, return_exceptions=True)

    def _fall(self, when: float) -> None:
        self.late = asyncio.get_running_loop().time() - when
        self._begin()

    def _begin(self) -> None:
        if not self._closed and (self.looking is None or self.looking.done()):
            self.looking = asyncio.create_task(self._run(), name=self._what)

    async def _run(self) -> None:
        self._forget()
        self._again = True
        try:
            while self._again:  # a wake-up meanwhile looks once more
                self._again = False
                await self._look()
                self.late = 0.0
        except Exception as error:  # whatever it is, looks must go on when it has passed
            pause = self._backoff.next()
            log_failure(log, error, "%s: a look has failed; the next is in %.0f s", self._what, pause)
            self.at(self._now() + pause)
        else:
            self._backoff.reset()

    def _forget(self) -> None:
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
