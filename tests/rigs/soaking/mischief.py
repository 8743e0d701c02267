"""What goes wrong around a victim besides its death: its disk, its clock, its line to Discord.

A mischief is a function that does its harm, takes it back, and raises nothing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from bot.decks.reading import collections
from bot.host import outbox, poller
from engines.kernel import Match, record_of
from engines.kernel.cards.decks import BadDeck
from engines.kernel.cards.packs import BadPack
from engines.kernel.state.limits import PACK_BYTES
from engines.registry import GAMES
from tests.databases import reading, writing
from tests.rigs import strangers
from tests.rigs.soaking.persons import GUILD

if TYPE_CHECKING:
    from tests.rigs.soaking.victim import Victim

SHORTEST, LONGEST = 0.002, 0.03
"""Seconds that something goes wrong, and between two things."""
FIRST_PAUSE = 0.005
"""Seconds before something that failed is tried again: lives are short."""
DAY = 86_400.0
STRANGER = 99
"""Who sends packs."""
SLACK = 400.0
"""Seconds of the hasty clock, one of the real ones, by which a busy machine may be late."""


class Mischief:
    """Does one thing after another to a victim."""

    def __init__(self, victim: Victim, chance: Random) -> None:
        outbox.FIRST_PAUSE = poller.FIRST_PAUSE = FIRST_PAUSE
        self.victim = victim
        self.chance = Random(chance.random())
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, and go on until the process ends."""
        self._task = asyncio.create_task(self._go_on(), name="mischief")

    async def _go_on(self) -> None:
        while True:
            await self.pause()
            try:
                await self.chance.choice(MISCHIEFS)(self)
            except Exception:  # whatever a mischief finds ends the victim by itself, which fails the test
                traceback.print_exc()
                os._exit(4)

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
    await mischief.fails(writing(mischief.victim.store), "commit", error)


async def disk_cannot_be_read(mischief: Mischief) -> None:
    """Let queries fail."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    connection = reading(mischief.victim.store)
    await mischief.fails(connection, "execute_fetchall", error)


async def discord_goes_away(mischief: Mischief) -> None:
    """Lose the line for a while, which is hours by the hasty clock."""
    victim = mischief.victim
    victim.discord_away = True
    victim.host.standstill.lost(0)
    victim.host.timekeeper.wake()
    await mischief.pause()
    victim.discord_away = False
    victim.host.standstill.found(0)
    victim.host.timekeeper.wake()
    victim.host.sender.wake()


async def clock_is_set(mischief: Mischief) -> None:
    """Set the clock, forward or back: the time that people have left must not change."""
    victim = mischief.victim
    before, then = await _left(victim), victim.now()
    jump = mischief.chance.choice((-2 * DAY, -3_600.0, 3_600.0, 2 * DAY))
    victim.clock_set += jump
    victim.host.timekeeper.wake()
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
        await victim.host.standstill.look(0.0)
        rows = await victim.store.deadlines.due(10.0**12, 50)
    except Exception:  # the disk may just fail: then there is nothing to compare
        return {}
    now = victim.now()
    return {(row.match_id, row.seat, row.decision): row.due - now for row in rows if row.kind == "decision"}


async def pack_is_sent(mischief: Mischief) -> None:
    """Send a card pack to the server in which the matches are played; a sound one is kept."""
    victim, data = mischief.victim, strangers.pack(mischief.chance.randrange(10**9))
    if len(data) > PACK_BYTES:  # as the door looks first
        return
    with suppress(BadPack):
        game, pack, content = await victim.library.read(GUILD, data, "x.yaml")
        await victim.store.packs.put(GUILD, game, pack.id, pack.version, content, STRANGER, victim.now())
        victim.library.changed(GUILD, game)


async def deck_is_sent(mischief: Mischief) -> None:
    """Send a deck for the cards of that server."""
    victim, text = mischief.victim, strangers.deck(mischief.chance.randrange(10**9))
    shelves = [await victim.library.shelf(GUILD, game) for game in collections().values()]
    with suppress(BadDeck):
        await victim.library.read_deck(GUILD, text, "x", shelves)


async def record_is_sent(mischief: Mischief) -> None:
    """Send the record of a match."""
    data = strangers.record(mischief.chance.randrange(10**9), await asyncio.to_thread(_sound_record))
    told = await mischief.victim.records.check(GUILD, data)
    assert told.key.startswith("record-")


@cache
def _sound_record() -> bytes:
    match, chance = Match(next(iter(GAMES.values())), None, 2, "sound"), Random(1)
    while asked := match.decisions:
        match.answer(asked[0].seat, asked[0].any(chance))
    record = record_of(match.game, {}, match.seats, match.seed, match.answers, match.ending)
    return record.model_dump_json().encode()


MISCHIEFS: tuple[Callable[[Mischief], Awaitable[None]], ...] = (
    disk_is_full,
    disk_cannot_be_read,
    discord_goes_away,
    clock_is_set,
    pack_is_sent,
    deck_is_sent,
    record_is_sent,
)
