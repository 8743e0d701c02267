"""What matches cost in memory: open ones that sleep, finished ones, and the garbage collector's pauses."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.host import collector
from bot.matches.service import MatchService, Press
from bot.store import Message
from tests.rigs.measuring.figure import Figure, Size, at
from tests.rigs.measuring.house import GUILD, House

_AT_ONCE = 50
_PAGE = os.sysconf("SC_PAGE_SIZE")


def measure(size: Size) -> list[Figure]:
    """Measure matches in memory, and the outbox when it is long."""
    with TemporaryDirectory() as folder:
        return [
            *asyncio.run(_sleeping(Path(folder) / "sleeping.sqlite3", size.sleeping)),
            *asyncio.run(_finished(Path(folder) / "finished.sqlite3", size.finished)),
            *asyncio.run(_long_outbox(Path(folder) / "outbox.sqlite3", size.waiting)),
        ]


def resident(process: int | None = None) -> int:
    """Return the bytes of memory that this process really uses, or another one."""
    if process is None:
        gc.collect()
    return int(Path(f"/proc/{process or 'self'}/statm").read_text().split()[1]) * _PAGE


async def _begin(house: House, matches: int) -> list[int]:
    found: list[int] = []
    for first in range(1, matches + 1, _AT_ONCE):
        channels = range(first, min(first + _AT_ONCE, matches + 1))
        found += [row.id for row in await asyncio.gather(*map(house.begin, channels))]
    return found


async def _sleeping(path: Path, matches: int) -> list[Figure]:
    house = await House.open(path)
    house.sender.wake = lambda: None  # what is sent is another figure
    collector.settle()  # as the bot does
    await _begin(house, _AT_ONCE)  # what the first matches load stays for all
    before = resident()
    ids = await _begin(house, matches)
    for match_id in ids:  # and somebody looks at each
        await house.match_service.session(match_id)
    ours = max(1, resident() - before) / matches / 1024
    pause = _pause()
    all_awake = house.match_service = MatchService(house.store, time.time, most_awake=matches + 1)
    before = resident()
    for match_id in ids:
        await all_awake.session(match_id)
    awake = max(1, resident() - before) / matches / 1024
    awake_pause = _pause()
    await house.close()
    bar = 30 if matches >= 1_000 else None
    return [
        Figure(f"memory: an open match, {matches} of them", ours, "KiB", awake, "all of them awake", bar),
        Figure(f"memory: full collection, {matches} open matches", pause, "ms", awake_pause, "all awake", 50),
    ]


def _pause() -> float:
    """Return the milliseconds of a full collection; what was loaded at the start is left out."""
    times: list[float] = []
    for _ in range(3):
        begin = time.perf_counter()
        gc.collect()
        times.append((time.perf_counter() - begin) * 1000)
    return at(times, 50)


async def _finished(path: Path, matches: int) -> list[Figure]:
    house = await House.open(path)
    used: list[int] = []
    half = max(1, matches // 2)
    for part in range(3):  # the first warms up
        for channel in range(half if part else min(half, 500)):
            row = await house.begin(channel + 1)
            await house.press(row)
            await house.match_service.concede(row.id, Press(row.challenger_id, GUILD, time.time_ns()))
            await house.match_service.newest(row.id)  # its last board
            for message in await house.store.outbox.take(time.time(), 100):
                await house.store.outbox.done(message)
        used.append(resident())
    grown = max(1, used[2] - used[1]) / half
    await house.close()
    name = f"memory: kept of a finished match, measured over {half}"
    return [
        Figure(name, grown, "bytes", 23 * 1024.0, "a match that is kept", 256 if matches >= 1_000 else None)
    ]


async def _long_outbox(path: Path, waiting: int) -> list[Figure]:
    house = await House.open(path)
    outbox = house.store.outbox
    for first in range(0, waiting, 500):
        batch = range(first, min(first + 500, waiting))
        await outbox.put(
            1.0, *(Message(match_id=None, kind="board", target=str(n), urgency=2) for n in batch)
        )
    times: list[float] = []
    plain: list[float] = []
    for _ in range(50):
        begin = time.perf_counter()
        await outbox.take(time.time(), 5, ["board", "hand"])
        times.append((time.perf_counter() - begin) * 1000)
        begin = time.perf_counter()
        sql = "SELECT * FROM outbox WHERE not_before <= 2 ORDER BY urgency DESC, +id LIMIT 5"
        await outbox._reader.rows(sql)
        plain.append((time.perf_counter() - begin) * 1000)
    await house.close()
    name = f"memory: outbox take p50, {waiting} rows waiting"
    return [Figure(name, at(times, 50), "ms", at(plain, 50), "sorting all of them", 5)]
