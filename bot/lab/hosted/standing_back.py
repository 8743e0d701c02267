"""When the lab stands back: while a computer's answer is waited for, or the loop is late."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

SAMPLE = 0.05
"""Seconds between two looks at how late the loop is."""
_SAMPLES = 100
LATE = 0.005
"""Seconds that the loop may be late in 99 of 100 looks."""
LONGEST = 10.0
"""Seconds for which a piece waits at most: on a busy machine, runs still come to their ends."""


class LoopDelay:
    """Measures how late the event loop is, while somebody wants to know."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=_SAMPLES)
        self._timer: asyncio.TimerHandle | None = None
        self._measuring = 0

    @property
    def p99(self) -> float:
        """The delay in seconds that 99 of 100 looks do not exceed; 0 before there are as many."""
        if len(self._delays) < _SAMPLES:
            return 0.0
        return sorted(self._delays)[-2]

    def begin(self) -> None:
        """Measure, until `end` was called as often."""
        self._measuring += 1
        if self._timer is None:
            self._set()

    def end(self) -> None:
        """Measure no more for one who has begun."""
        self._measuring -= 1
        if not self._measuring and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(SAMPLE, self._look, loop.time() + SAMPLE)

    def _look(self, due: float) -> None:
        self._delays.append(max(0.0, asyncio.get_running_loop().time() - due))
        self._set()


class Gate:
    """Lets pieces of runs begin while nothing that lives wants the processor: each is played within it."""

    def __init__(self, is_thinking: Callable[[], bool], delay: LoopDelay) -> None:
        self._is_thinking = is_thinking
        self._delay = delay

    @property
    def is_open(self) -> bool:
        """Whether a piece may begin now."""
        return not self._is_thinking() and self._delay.p99 <= LATE

    async def __aenter__(self) -> None:
        self._delay.begin()
        try:
            await self._wait()
        except BaseException:
            self._delay.end()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self._delay.end()

    async def _wait(self) -> None:
        """Wait until a piece may begin, but never for long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST
        while not self.is_open and loop.time() < until:  # noqa: ASYNC110  # no event tells of either
            await asyncio.sleep(SAMPLE)
