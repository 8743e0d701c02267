"""From a press to the disk through the real desk, with many matches at once; and the start with many open."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.host import collector
from bot.host.outbox import Arrival
from bot.matches.messages import BoardMessage
from bot.store import MatchRow, Move, OutboxRow
from bot.store.matches.moves import _statements
from bot.store.sqlite.dialect import text_of
from bot.table.openings import openings
from bot.texts import texts_in
from bot.workers import workers
from render import RenderService
from tests.bot.store.bench import loop_delays, play
from tests.rigs.measuring.figure import Figure, Size, at
from tests.rigs.measuring.house import House

THINK = 1.0
"""Mean seconds between two presses in a match: a quick table."""
ALONE_BAR = 10
"""Times that a move may take alone, from the press on, of what a plain transaction takes on this disk."""
P50_BAR, P99_BAR = 5, 30
"""Times that a move may take among many of what it takes alone: the disk and the processor are in both."""
ANSWERS = 10
"""Answers already given in each match that is open at a restart."""


def measure_moves(size: Size) -> list[Figure]:
    """Measure moves and the event loop under load."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_moves(Path(folder) / "moves.sqlite3", size))


async def _moves(path: Path, size: Size) -> list[Figure]:
    idle: list[float] = []
    watch = asyncio.create_task(loop_delays(idle))
    await asyncio.sleep(min(1.0, size.seconds))
    watch.cancel()
    collector.settle()  # as the bot does
    house = await House.open(path)
    rows = await asyncio.gather(*(house.begin(channel) for channel in range(1, size.matches + 1)))
    alone = at([await _took(house, row) for row in rows for _ in range(2)], 50)
    ours, delays = await play(rows, house.press, THINK, 1, size.seconds)
    renderer = RenderService(partial(workers, 1))
    if size.warm:
        await asyncio.wrap_future(renderer.warm_up([texts_in("en")], openings()))
    drawn = _draw_boards(house, renderer)
    drawing, delays_drawing = await play(rows, house.press, THINK, 1, size.seconds)
    house.deliver = house.discord_takes_it
    singly = await _one_commit_a_move(house, path)
    theirs, _ = await play(rows, house.press, THINK, 1, size.seconds / 2)
    await singly.close()
    await house.close()
    renderer.close()
    plain = _plain_transactions(path.with_name("plain.sqlite3"), max(20, size.frames))
    many, one = f"{size.matches} matches at once", "one commit a move by plain aiosqlite"
    lone = "a move alone, through the same desk, median"
    boards = f"{len(drawn) / size.seconds:.0f} boards a second drawn"
    wait = "desk: move to durable"
    return [
        Figure(
            f"{wait} p50, alone", alone, "ms",
            plain, "one row in a plain transaction with its fsync, median", ALONE_BAR, bar_on_ratio=True,
        ),
        Figure(f"{wait} p50, {many}", at(ours, 50), "ms", alone, lone, P50_BAR, bar_on_ratio=True),
        Figure(f"{wait} p99, {many}", at(ours, 99), "ms", alone, lone, P99_BAR, bar_on_ratio=True),
        Figure(f"{wait} p50 beside one commit a move, {many}", at(ours, 50), "ms", at(theirs, 50), one),
        Figure(f"{wait} p99 beside one commit a move, {many}", at(ours, 99), "ms", at(theirs, 99), one),
        Figure(f"desk: event loop delay p99, {many}", at(delays, 99), "ms", at(idle, 99), "idle", 5),
        Figure(
            f"desk: event loop delay p99, {many} and {boards}",
            at(delays_drawing, 99), "ms", at(idle, 99), "idle", 5,
        ),
        Figure(f"{wait} p50 while drawing, {many}", at(drawing, 50), "ms", at(theirs, 50), one),
        Figure(f"{wait} p99 while drawing, {many}", at(drawing, 99), "ms", at(theirs, 99), one),
    ]  # fmt: skip


def _draw_boards(house: House, renderer: RenderService) -> list[int]:
    """Let the outbox draw every board that it sends, as the bot does; return a list that counts them."""
    drawn: list[int] = []

    async def deliver(row: OutboxRow) -> Arrival:
        if row.kind == BoardMessage.kind and row.match_id is not None:
            session = await house.match_service.newest(row.match_id)
            say = texts_in(session.place.locale)
            key = (session.id, session.match.serial)
            picture = await renderer.board(
                key, session.match.view(None), session.people.names(say), say, "dark"
            )
            drawn.append(len(picture.data))
        return await house.discord_takes_it(row)

    house.deliver = deliver
    return drawn


async def _took(house: House, row: MatchRow) -> float:
    """Return the milliseconds of a press while nobody else presses."""
    begin = time.perf_counter()
    await house.press(row)
    return (time.perf_counter() - begin) * 1000


def _plain_transactions(path: Path, runs: int) -> float:
    """Return the median milliseconds of a transaction of one row, safe on disk, nothing else going on."""
    plain = sqlite3.connect(path, isolation_level=None)
    plain.execute("PRAGMA journal_mode = WAL")
    plain.execute("PRAGMA synchronous = FULL")
    plain.execute("CREATE TABLE rows (number INTEGER)")
    times: list[float] = []
    for number in range(runs):
        begin = time.perf_counter()
        plain.execute("BEGIN IMMEDIATE")
        plain.execute("INSERT INTO rows VALUES (?)", (number,))
        plain.execute("COMMIT")
        times.append((time.perf_counter() - begin) * 1000)
    plain.close()
    return at(times, 50)


async def _one_commit_a_move(house: House, path: Path) -> aiosqlite.Connection:
    """Let the desk commit every move by itself from now on; return the connection that does it."""
    plain = await aiosqlite.connect(path, isolation_level=None, timeout=30)
    await plain.execute("PRAGMA synchronous = FULL")
    lock = asyncio.Lock()

    async def commit(move: Move, now: float) -> None:
        async with lock:
            await plain.execute("BEGIN IMMEDIATE")
            for sql, values, *_ in _statements(move, now):
                await plain.execute(text_of(sql), values)
            await plain.commit()

    house.store.moves.commit = commit
    return plain


def measure_restart(size: Size) -> list[Figure]:
    """Measure the start with many open matches, to the first answer that is safe on disk."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_restart(Path(folder) / "restart.sqlite3", size.open_matches))


async def _restart(path: Path, matches: int) -> list[Figure]:
    house = await House.open(path)
    rows = await asyncio.gather(*(house.begin(channel) for channel in range(1, matches + 1)))
    for number in range(ANSWERS):
        await asyncio.gather(*(house.press(row, number) for row in rows))
    await house.close()
    took: dict[bool, float] = {}
    for eagerly in (False, True):
        begin = time.perf_counter()
        house = await House.open(path)
        if eagerly:
            for row in rows:
                await house.match_service.session(row.id)
        await house.press(rows[matches // 2])
        took[eagerly] = time.perf_counter() - begin
        await house.close()
    name = f"restart: to the first answer, {matches} open matches"
    return [Figure(name, took[False], "s", took[True], "loading all of them first", 2)]
