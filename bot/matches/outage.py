"""Notices time in which nobody could press, so that no clock has run in it.

What counts is how long people have had: a clock shows the time that is left,
and that must not change while the machine sleeps, the process is stopped, its
clock is set, or Discord cannot be reached. So all deadlines are moved by what
the wall's clock has gone further than people's time has, forward or back: a
clock that was wrong at the start, and is put right later, takes back what it
gave. There is no upper limit, because none is needed for that.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

TOLERANCE = 5.0
"""Seconds that a look may be late, or the clocks may differ, without anything being made of it."""

Give: TypeAlias = "Callable[[float, int | None], Awaitable[None]]"
"""Moves deadlines by so many seconds: those of a shard's servers, or with None all."""


class Standstill:
    """Compares the wall's clock with a steady one, and knows which shards have lost Discord."""

    def __init__(self, now: Callable[[], float], steady: Callable[[], float], give: Give) -> None:
        """Use the wall's clock, a clock that nobody sets, and what moves the deadlines."""
        self._now = now
        self._steady = steady
        self._give = give
        self._lost: dict[int | None, float] = {}
        """Up to when the clocks of shards without Discord have been moved; None is all of them."""
        self._back: set[int | None] = set()
        """Shards that have found Discord again since the last look."""
        self._owed: defaultdict[int | None, float] = defaultdict(float)
        self._looking = asyncio.Lock()
        self._then: tuple[float, float] | None = None
        """The wall's and the steady clock at the last look."""

    def begin(self, *away: int | None) -> None:
        """Count from now on. The clocks of shards that are still away stand; None is all of them."""
        now = self._now()
        self._then = now, self._steady()
        self._lost = dict.fromkeys(away, now)
        self._owed.clear()

    def lost(self, shard: int | None = None) -> None:
        """Let the clocks of a shard's servers stand: it has lost Discord. None is all of them."""
        self._back.discard(shard)
        self._lost.setdefault(shard, self._now())

    def found(self, shard: int | None = None) -> None:
        """Let the clocks run again; what they have stood is given back with the next look."""
        if shard in self._lost:
            self._back.add(shard)

    async def look(self, late: float) -> None:
        """Give back what is owed, before any deadline is read. `late` is by how much the look comes too late.

        What cannot be written is owed still.
        """
        async with self._looking:
            self._reckon(late)
            for shard, seconds in list(self._owed.items()):
                if seconds:
                    await self._give(seconds, shard)
                del self._owed[shard]

    def _reckon(self, late: float) -> None:
        wall, steady = self._now(), self._steady()
        wall_then, steady_then = self._then or (wall, steady)
        gap = (wall - wall_then) - (steady - steady_then) + (late if late > TOLERANCE else 0.0)
        if abs(gap) < TOLERANCE:
            gap = 0.0
        self._owed[None] += gap
        for shard, since in self._lost.items():
            self._owed[shard] += max(0.0, wall - since - gap)
            self._lost[shard] = wall
        for shard in self._back:
            self._lost.pop(shard, None)
        self._back.clear()
        self._then = wall, steady
