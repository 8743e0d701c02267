"""Eight processes that write the same matches in other orders: nobody waits for another in a circle.

PostgreSQL ends one of two who wait for each other. A person would see that only where nothing else is tried.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psycopg

from bot.store import Deadline, MatchRow, Message, Store
from tests.bot.store.scene import NOW, move, running
from tests.postgres import Server, cluster

WRITERS = 8
MATCHES = 40
AT_ONCE = 12
"""Moves that a writer has in a group, in any order."""
CREDITS = 0.1


def write(url: str, folder: Path, seconds: float, chance: int, credits: float) -> tuple[int, int]:
    """Let all write for a while; return how many moves are written, and the circles that the server has cut.

    `credits` is the share of groups with what moves all clocks of a slot, in an order of the server's own.
    Raises CannotWrite where a person would have seen one.
    """
    return asyncio.run(_write(url, folder, seconds, Random(chance), credits))


async def _write(url: str, folder: Path, seconds: float, chance: Random, credits: float) -> tuple[int, int]:
    stores = [await Store.open(url, folder, WRITERS) for _ in range(WRITERS)]
    try:
        rows = [await running(stores[0], guild_id=number << 22) for number in range(MATCHES)]
        end = time.monotonic() + seconds
        written = await asyncio.gather(
            *(
                _writer(store, number, rows, end, Random(chance.random()), credits)
                for number, store in enumerate(stores)
            )
        )
        return sum(written), _cut(url)
    finally:
        for store in stores:
            await store.close()


async def _writer(
    store: Store, own: int, rows: list[MatchRow], end: float, chance: Random, credits: float
) -> int:
    """Write groups of moves, and now and then what moves all clocks of a slot."""
    number, written = own + 1, 0
    while time.monotonic() < end:
        group = chance.sample(rows, AT_ONCE)
        work = [_move(store, row, number, chance) for row in group]
        if chance.random() < credits:
            work.append(store.deadlines.credit(1.0))
        if chance.random() < 0.3:
            work.append(store.deadlines.beat(NOW))
        await asyncio.gather(*work)
        written += len(group)
        number += WRITERS  # no other writer has it
    return written


async def _move(store: Store, row: MatchRow, number: int, chance: Random) -> None:
    """Write a move with its clocks and messages, as the desk does."""
    clocks = [Deadline(match_id=row.id, seat=seat, due=NOW) for seat in chance.sample((0, 1), 2)]
    messages = [
        Message(match_id=row.id, kind=kind, target="")
        for kind in chance.sample(("board", "hand", "ping"), 2)
    ]  # fmt: skip
    await store.moves.commit(move(row, number, deadlines=clocks, outbox=messages), NOW)


def _cut(url: str) -> int:
    with psycopg.connect(url) as database:
        database.execute("SELECT pg_stat_force_next_flush()")
        sql = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        (found,) = database.execute(sql).fetchone() or (0,)
    return found


def soak(seconds: float, chance: int, tell: Callable[[str], object]) -> None:
    """Write for so long. Raises AssertionError."""
    with cluster() as started, TemporaryDirectory() as folder:
        written, cut = write(Server(started.url).new(), Path(folder), seconds, chance, CREDITS)
    tell(f"{written} moves of {WRITERS} writers; {cut} circles were cut, and nobody has seen one")
