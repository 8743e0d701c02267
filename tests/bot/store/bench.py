"""Measure the store: `python -m tests.bot.store.bench` prints one JSON line a figure.

Paced, 500 matches move once a second each; flat out, each moves again as soon
as its last move is safe, which is many times what people can do and shows the
ceiling. Moves are whole ones: interaction, answer, two events, deadline, two outbox
rows, and every third a checkpoint. The reference, in the same run, writes the
same statements through plain aiosqlite with one commit a move.
"""

import asyncio
import itertools
import json
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.store import Checkpoint, Deadline, MatchRow, Message, Move, NumberedAnswer, Store
from bot.store.matches import seen_statement
from bot.store.moves import _statements
from engines.kernel import Event
from tests.bot.store.scene import dump, running

MATCHES = 500
SECONDS = 4.0
THINK = 1.0
"""Mean seconds between an answer and the next one of a match: a quick table of people or computers."""
PACES = (("paced", THINK), ("flat out", 0.0))
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
    rows: list[MatchRow], write: Callable[[MatchRow, int], Awaitable[None]], think: float, first: int
) -> tuple[list[float], list[float]]:
    """Let every match move, wait until the move is safe, think, and move again.

    Returns milliseconds from move to durable, and the loop's delays.
    """
    waits: list[float] = []
    delays: list[float] = []
    end = time.perf_counter() + SECONDS

    async def one(row: MatchRow) -> None:
        await asyncio.sleep(random.random() * think)
        for number in itertools.count(first):
            start = time.perf_counter()
            if start > end:
                return
            await write(row, number)
            waits.append((time.perf_counter() - start) * 1000)
            await asyncio.sleep(random.expovariate(1 / think) if think else 0)

    watch = asyncio.create_task(loop_delays(delays))
    await asyncio.gather(*(one(row) for row in rows))
    watch.cancel()
    return waits, delays


async def moves(folder: Path) -> None:
    store = await Store.open(folder / "a.sqlite3", folder)
    rows = [await running(store) for _ in range(MATCHES)]
    plain = await aiosqlite.connect(folder / "a.sqlite3", isolation_level=None)
    await plain.execute("PRAGMA synchronous = FULL")
    lock = asyncio.Lock()

    async def grouped(row: MatchRow, number: int) -> None:
        await store.moves.commit(a_move(row, number), time.time())

    async def singly(row: MatchRow, number: int) -> None:
        move = a_move(row, number)
        async with lock:
            await plain.execute("BEGIN IMMEDIATE")
            for sql, values, _ in _statements(move, time.time()):
                await plain.execute(sql, values)
            await plain.commit()

    for place, (pace, think) in enumerate(PACES):
        before = store.writer.commits
        ours, delays = await play(rows, grouped, think, first=1 + place * 200_000)
        commits = store.writer.commits - before
        theirs, _ = await play(rows, singly, think, first=100_001 + place * 200_000)
        flat_out = not think
        say(f"move to durable p50, {pace}", at(ours, 50), "ms", at(theirs, 50), None if flat_out else 2.0)
        say(f"move to durable p99, {pace}", at(ours, 99), "ms", at(theirs, 99), None if flat_out else 30.0)
        say(f"event loop delay p99, {pace}", at(delays, 99), "ms", None, None if flat_out else 5.0)
        say(f"moves a second, {pace}", len(ours) / SECONDS, "1/s", len(theirs) / SECONDS, None)
        say(f"moves a commit, {pace}", len(ours) / commits, "", 1.0, None)

    async def one_row(_row: MatchRow, _number: int) -> None:
        await store.writer.write(seen_statement(next(_interactions), time.time()))

    async def one_row_singly(_row: MatchRow, _number: int) -> None:
        async with lock:
            await plain.execute("BEGIN IMMEDIATE")
            await plain.execute(*seen_statement(next(_interactions), time.time())[:2])
            await plain.commit()

    ours, delays = await play(rows, one_row, 0.0, first=1)
    theirs, _ = await play(rows, one_row_singly, 0.0, first=1)
    say("one row to durable p50, flat out", at(ours, 50), "ms", at(theirs, 50), None)
    say("one row to durable p99, flat out", at(ours, 99), "ms", at(theirs, 99), 30.0)
    say("event loop delay p99, one row, flat out", at(delays, 99), "ms", None, None)
    await plain.close()
    await store.close()


async def restart(folder: Path) -> None:
    path = folder / "b.sqlite3"
    store = await Store.open(path, folder)
    rows = [await running(store) for _ in range(1000)]
    await asyncio.gather(*(fill(store, row) for row in rows))
    await store.close()
    start = time.perf_counter()
    store = await Store.open(path, folder)
    await store.deadlines.resume(time.time())
    say("restart: open the store", since(start), "ms", None, None)
    due = await store.deadlines.due(time.time() + 1000, 1000)
    assert len(due) == 1000
    say("restart: 1,000 deadlines read as well", since(start), "ms", None, None)
    await store.moves.load(rows[500].id)
    say("restart: and one match loaded, of 1,000", since(start), "ms", None, 2000.0)
    loads = []
    for row in rows:
        start = time.perf_counter()
        await store.moves.load(row.id)
        loads.append(since(start))
    say("load one match p50", at(loads, 50), "ms", None, None)
    await store.close()


async def fill(store: Store, row: MatchRow) -> None:
    for number in range(1, 31):
        await store.moves.commit(a_move(row, number), time.time())


def at(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def since(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def say(name: str, value: float, unit: str, reference: float | None, bar: float | None) -> None:
    """Print one figure; `bar` is the most that is allowed, None where none is set."""
    line = {
        "name": name,
        "value": round(value, 3),
        "unit": unit,
        "reference": round(reference, 3) if reference is not None else None,
        "ratio": round(value / reference, 3) if reference else None,
        "bar": bar,
        "ok": value <= bar if bar is not None else None,
    }
    sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.stdout.flush()


async def main() -> None:
    with TemporaryDirectory() as folder:
        await moves(Path(folder))
        await restart(Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
