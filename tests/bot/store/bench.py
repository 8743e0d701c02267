"""Speed of the store alone, with made-up moves: figures for `tests.rigs.bench`.

Flat out, each match moves again as soon as its last move is safe, which is many
times what people can do and shows the ceiling. Moves are whole ones:
interaction, answer, two events, deadline, two outbox rows, and every third a
checkpoint. The reference, in the same run, writes the same statements through
plain aiosqlite with one commit a move.
"""

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.store import Checkpoint, Deadline, MatchRow, Message, Move, NumberedAnswer, Store
from bot.store.matches.matches import seen_statement
from bot.store.matches.moves import _statements
from bot.store.sqlite.dialect import text_of
from engines.kernel import Event
from tests.bot.store.scene import dump, running
from tests.rigs.measuring.figure import Figure, Size, at

LARGE = {"cards": ["A♥"] * 400}  # about 4 KB, as a table's dump

_interactions = itertools.count(1)


def a_move(row: MatchRow, number: int) -> Move:
    seat = number % 2
    return Move(
        match_id=row.id,
        interaction_id=next(_interactions),
        answers=[NumberedAnswer(number, seat, "9H")],
        events=[Event("play", {"seat": seat, "card": "9H"}, {}), Event("roll", {"dice": [3, 4]}, {})],
        checkpoint=Checkpoint(number, dump(number) | {"table": LARGE}) if number % 3 == 0 else None,
        deadlines=[Deadline(match_id=row.id, seat=1 - seat, decision=number, due=time.time() + 90)],
        outbox=[
            Message(match_id=row.id, kind="board", target="board", payload={"number": number}),
            Message(match_id=row.id, kind="hand", target=f"seat-{seat}", payload={"number": number}),
        ],
    )


async def loop_delays(found: list[float]) -> None:
    """Note by how much the event loop wakes a sleeper late."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.005)
        found.append((time.perf_counter() - start - 0.005) * 1000)


async def play(
    rows: list[MatchRow],
    write: Callable[[MatchRow, int], Awaitable[None]],
    think: float,
    first: int,
    seconds: float,
) -> tuple[list[float], list[float]]:
    """Let every match move, wait until the move is safe, think, and move again.

    Returns milliseconds from move to durable, and the loop's delays.
    """
    waits: list[float] = []
    delays: list[float] = []
    end = time.perf_counter() + seconds

    async def one(row: MatchRow) -> None:
        await asyncio.sleep(random.random() * think)
        for number in itertools.count(first):
            start = time.perf_counter()
            await write(row, number)
            waits.append((time.perf_counter() - start) * 1000)
            pause = random.expovariate(1 / think) if think else 0.0
            if time.perf_counter() + pause > end:
                return
            await asyncio.sleep(pause)

    watch = asyncio.create_task(loop_delays(delays))
    await asyncio.gather(*(one(row) for row in rows))
    watch.cancel()
    return waits, delays


def measure(size: Size) -> list[Figure]:
    """Measure whole moves and single rows, flat out."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_moves(Path(folder), size))


async def _moves(folder: Path, size: Size) -> list[Figure]:
    store = await Store.open(folder / "a.sqlite3", folder)
    rows = [await running(store) for _ in range(size.matches)]
    plain = await aiosqlite.connect(folder / "a.sqlite3", isolation_level=None)
    await plain.execute("PRAGMA synchronous = FULL")
    lock = asyncio.Lock()

    async def grouped(row: MatchRow, number: int) -> None:
        await store.moves.commit(a_move(row, number), time.time())

    async def singly(row: MatchRow, number: int) -> None:
        move = a_move(row, number)
        async with lock:
            await plain.execute("BEGIN IMMEDIATE")
            for sql, values, *_ in _statements(move, time.time()):
                await plain.execute(text_of(sql), values)
            await plain.commit()

    async def one_row(_row: MatchRow, _number: int) -> None:
        await store.writer.write(seen_statement(next(_interactions), time.time()))

    async def one_row_singly(_row: MatchRow, _number: int) -> None:
        async with lock:
            await plain.execute("BEGIN IMMEDIATE")
            sql, values, *_ = seen_statement(next(_interactions), time.time())
            await plain.execute(text_of(sql), values)
            await plain.commit()

    seconds = size.seconds / 2
    before = store.writer.commits
    ours, _ = await play(rows, grouped, 0.0, 1, seconds)
    commits = store.writer.commits - before
    theirs, _ = await play(rows, singly, 0.0, 100_001, seconds)
    ours_row, _ = await play(rows, one_row, 0.0, 1, seconds)
    theirs_row, _ = await play(rows, one_row_singly, 0.0, 1, seconds)
    await plain.close()
    await store.close()
    one = "one commit a move by plain aiosqlite"
    return [
        Figure("store: moves a second, flat out", len(ours) / seconds, "1/s", len(theirs) / seconds, one),
        Figure("store: move to durable p99, flat out", at(ours, 99), "ms", at(theirs, 99), one),
        Figure("store: moves a commit, flat out", len(ours) / commits, "", 1.0, one),
        Figure("store: one row to durable p99, flat out", at(ours_row, 99), "ms", at(theirs_row, 99), one),
    ]
