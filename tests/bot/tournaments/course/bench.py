"""How soon all tables of a round are called: figures for `tests.rigs.bench`.

Service, store and sender are the real ones. What stands for Discord takes a quarter of a second a request,
50 requests a second, and 20 new threads in five minutes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.host.outbox import Arrival, Sender
from bot.store import OutboxRow, Statement
from bot.store.outbox.messages import read_message
from bot.tournaments.messages import Note, NoteKind, TableThread
from tests.bot.store.bench import loop_delays
from tests.bot.tournaments.course.scene import Hall
from tests.rigs.measuring.figure import Figure, Size, at

REQUEST, GLOBAL = 0.25, 50
BUCKET, REFILL = 20, 300.0
MENTIONS = 80
"""In one message of pairings."""
DROP = Statement("DELETE FROM outbox")


class Discord:
    """Takes what is sent, as slowly as the real one may."""

    def __init__(self, hall: Hall, tables: int) -> None:
        self.hall = hall
        self.pairings = asyncio.Event()
        self.called: set[int] = set()
        self.all_called = asyncio.Event()
        self._tables = tables
        self._threads = BUCKET
        self._next = 0.0

    async def take(self, row: OutboxRow) -> Arrival:
        outbox_message = read_message(row)
        match outbox_message:
            case Note(what=NoteKind.PAIRINGS):
                for _ in range(-(-2 * self._tables // MENTIONS)):
                    await self._request()
                self.pairings.set()
            case Note(what=NoteKind.TABLE):
                await self._request()
                self.called.add(outbox_message.table)
                if len(self.called) == self._tables:
                    self.all_called.set()
            case TableThread(tournament, number):
                if self._threads == 0:
                    await asyncio.sleep(REFILL)
                self._threads -= 1
                await self._request()
                await self.hall.tournament_service.thread_made(tournament, number, 10_000 + number)
            case _:
                await self._request()
        return Arrival.SENT

    async def _request(self) -> None:
        """Wait for one's turn under the global limit, and for the answer."""
        now = time.monotonic()
        self._next = max(now, self._next) + 1 / GLOBAL
        await asyncio.sleep(self._next - now + REQUEST)


async def _idle() -> list[float]:
    """Return the delays of a loop that has nothing else to do."""
    delays: list[float] = []
    watch = asyncio.create_task(loop_delays(delays))
    await asyncio.sleep(0.5)
    watch.cancel()
    return delays


async def _round(folder: Path, entrants: int, threads: bool) -> tuple[float, list[float]]:
    """Return how long it takes from the press until all are called, in threads or by the pairings.

    With it the event loop's delays meanwhile, in milliseconds.
    """
    hall = await Hall(folder).open()
    try:
        await hall.begin(entrants, rounds=3)
        if threads:
            await hall.settle()  # they are made while people enter
        else:
            await hall.store.outbox._writer.write(DROP)
        discord = Discord(hall, entrants // 2)
        sender = Sender(hall.store, lambda: hall.time, discord.take)
        delays: list[float] = []
        watch = asyncio.create_task(loop_delays(delays))
        start = time.monotonic()
        await hall.tournament_service.rounds.make_next(hall.id, hall.keeper, 1)
        sender.wake()
        await (discord.all_called if threads else discord.pairings).wait()
        took = time.monotonic() - start
        watch.cancel()
        await sender.close()
        return took, delays
    finally:
        await hall.close()


def measure(size: Size) -> Iterator[Figure]:
    """Yield the time until the last table is called, with threads made at sign-up and without."""
    tables = size.entrants // 2
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        ready, delays = asyncio.run(_round(Path(one), size.entrants, True))
        late, more = asyncio.run(_round(Path(other), size.entrants, False))
    alone = tables * REQUEST
    name = f"tournament: round of {tables} tables called, threads made at sign-up"
    yield Figure(name, ready, "s", alone, "one request after the other", bar=30)
    name = f"tournament: round of {tables} tables called by the pairings, without threads"
    yield Figure(name, late, "s", alone, "one request after the other", bar=300)
    name = f"tournament: event loop delay p99 while {tables} tables are called"
    idle = at(asyncio.run(_idle()), 99)
    yield Figure(name, at([*delays, *more], 99), "ms", idle, "an idle loop", bar=5)
