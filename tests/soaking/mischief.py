"""What goes wrong around a victim besides its death: its disk, its clock, its line to Discord.

A mischief is a function that does its harm, takes it back, and raises nothing.
Those who send something, such as packs, decks or records, have their place in
`MISCHIEFS` too.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

from bot import outbox
from bot.matches import timekeeper

if TYPE_CHECKING:
    from tests.soaking.victim import Victim

SHORTEST, LONGEST = 0.002, 0.03
"""Seconds that something goes wrong, and between two things."""
FIRST_PAUSE = 0.005
"""Seconds before something that failed is tried again: lives are short."""
DAY = 86_400.0
SLACK = 400.0
"""Seconds of the hasty clock, one of the real ones, by which a busy machine may be late."""


class Mischief:
    """Does one thing after another to a victim."""

    def __init__(self, victim: Victim, chance: Random) -> None:
        outbox.FIRST_PAUSE = timekeeper.FIRST_PAUSE = FIRST_PAUSE
        self.victim = victim
        self.chance = Random(chance.random())
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, and go on until the process ends."""
        self._task = asyncio.create_task(self._go_on(), name="mischief")

    async def _go_on(self) -> None:
        while True:
            await self.pause()
            await self.chance.choice(MISCHIEFS)(self)

    async def pause(self) -> None:
        """Let some time pass."""
        await asyncio.sleep(self.chance.uniform(SHORTEST, LONGEST))

    async def fails(self, holder: Any, name: str, error: Exception) -> None:
        """Let a function fail for a while."""

        async def fail(*_: object) -> None:
            await asyncio.sleep(0)  # as the real one gives way
            raise error

        works = getattr(holder, name)
        setattr(holder, name, fail)
        await self.pause()
        setattr(holder, name, works)


async def disk_is_full(mischief: Mischief) -> None:
    """Let commits fail."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    await mischief.fails(mischief.victim.store.writer._connection, "commit", error)


async def disk_cannot_be_read(mischief: Mischief) -> None:
    """Let queries fail."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    connection = mischief.victim.store.outbox._reader._connection
    await mischief.fails(connection, "execute_fetchall", error)


async def discord_goes_away(mischief: Mischief) -> None:
    """Lose the line for a while, which is hours by the hasty clock."""
    victim = mischief.victim
    victim.discord_away = True
    victim.standstill.lost(0)
    victim.timekeeper.arm()
    await mischief.pause()
    victim.discord_away = False
    victim.standstill.found(0)
    victim.timekeeper.arm()
    victim.sender.poke()


async def clock_is_set(mischief: Mischief) -> None:
    """Set the clock, forward or back: the time that people have left must not change."""
    victim = mischief.victim
    before, then = await _left(victim), victim.now()
    jump = mischief.chance.choice((-2 * DAY, -3_600.0, 3_600.0, 2 * DAY))
    victim.clock_set += jump
    victim.timekeeper.arm()
    await mischief.pause()
    after, passed = await _left(victim), victim.now() - then - jump
    for key in before.keys() & after.keys():
        if not before[key] - passed - SLACK <= after[key] <= before[key] + SLACK:
            sys.stderr.write(f"the clock was set by {jump:.0f} s: {key} had {before[key]:.0f} s left,")
            sys.stderr.write(f" {passed:.0f} s later {after[key]:.0f} s\n")
            os._exit(4)


async def _left(victim: Victim) -> dict[tuple[int, int, int], float]:
    """Return the seconds that are left, by match, seat and decision, once the clocks have been looked at."""
    try:
        await victim.standstill.look(0.0)
        rows = await victim.store.deadlines.due(10.0**12, 50)
    except Exception:
        return {}
    now = victim.now()
    return {(row.match_id, row.seat, row.decision): row.due - now for row in rows if row.kind == "decision"}


MISCHIEFS: tuple[Callable[[Mischief], Awaitable[None]], ...] = (
    disk_is_full,
    disk_cannot_be_read,
    discord_goes_away,
    clock_is_set,
)
