"""Several processes on PostgreSQL: figures for `tests.rigs.bench`. The reference is SQLite, in the same run.

`python -m tests.rigs.measuring.several URL MATCHES SECONDS PROCESSES` is one process that only stores moves;
it prints how many, and the seconds of processor time that they took it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from bot.app.forwarding import InteractionForwarding
from bot.store import MatchRow, Store
from bot.store.matches.moves import _statements
from bot.store.postgres.connections import ADAPTERS, OPTIONS, PREPARED
from bot.store.postgres.dialect import text_of
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from tests.bot.store import bench
from tests.bot.store.bench import a_move, play
from tests.bot.store.scene import running as match_of
from tests.postgres import SAFE, Server, cluster
from tests.rigs.measuring.figure import Figure, Size, at
from tests.rigs.measuring.house import House
from tests.rigs.measuring.move import cpu

PACE = 240
"""Moves a second that four people at a time make in the evening of a large club network."""
PRESSES = 200
"""Presses a second that are handed over."""
PROCESSES = 4
_LATE = 1_000_000
"""Numbers of moves in which nobody has moved yet."""


class Stored(NamedTuple):
    """What storing moves came to."""

    moves: int
    cpu: float
    """Seconds of the processor, of all who took part."""

    @property
    def per_move(self) -> float:
        """Milliseconds of the processor for a move."""
        return self.cpu / max(1, self.moves) * 1e3


def measure(size: Size) -> list[Figure]:
    """Measure storing by one and by several, presses that are handed over, a start with many matches."""
    with cluster(SAFE) as started, tempfile.TemporaryDirectory() as folder:
        server = Server(started.url)
        return [
            *asyncio.run(_storing(server, Path(folder), size)),
            *asyncio.run(_together(server, started.pid, size)),
            *asyncio.run(_handing(server, Path(folder), size)),
            *asyncio.run(_start(server, Path(folder), size)),
        ]


async def _storing(server: Server, folder: Path, size: Size) -> list[Figure]:
    """Store moves as they come in live play, and flat out, on both databases."""
    url, seconds = server.new(), size.seconds / 2
    lite, big = await Store.open(folder / "a.sqlite3", folder), await Store.open(url, folder)
    paced: dict[str, list[float]] = {}
    flat: dict[str, list[float]] = {}
    for name, store in (("sqlite", lite), ("postgres", big)):
        rows = [await match_of(store) for _ in range(size.matches)]

        async def write(row: MatchRow, number: int, store: Store = store) -> None:
            await store.moves.commit(a_move(row, number), time.time())

        await play(rows, write, size.matches / PACE, 1, 1.0)  # statements are prepared, pages are there
        paced[name], _ = await play(rows, write, size.matches / PACE, 10_001, size.seconds)
        flat[name], _ = await play(rows, write, 0.0, 20_001, seconds)
    singly, _ = await _one_by_one(url, rows, seconds)
    await lite.close()
    await big.close()
    wait, beside = f"several: move to durable {{}}, {PACE} moves a second", "SQLite"
    ours, theirs = (len(flat[name]) / seconds for name in ("postgres", "sqlite"))
    here, there = paced["postgres"], paced["sqlite"]
    return [
        Figure(wait.format("p50"), at(here, 50), "ms", at(there, 50), beside, 2, bar_on_ratio=True),
        Figure(wait.format("p99"), at(here, 99), "ms", at(there, 99), beside, 30),
        Figure(
            "several: moves a second, flat out", ours, "1/s", theirs, beside, 0.4, at_least=True,
            bar_on_ratio=True,
        ),
        Figure(
            "several: moves a second, flat out, beside one transaction a move", ours, "1/s",
            len(singly) / seconds, "by the same driver", 1.5, at_least=True, bar_on_ratio=True,
        ),
    ]  # fmt: skip


async def _one_by_one(url: str, rows: Sequence[MatchRow], seconds: float) -> tuple[list[float], list[float]]:
    """Store each move in a transaction of its own, statement by statement."""
    lock = asyncio.Lock()
    connection = await psycopg.AsyncConnection.connect(url, prepare_threshold=0, context=ADAPTERS, **OPTIONS)
    connection.prepared_max = PREPARED

    async def write(row: MatchRow, number: int) -> None:
        async with lock, connection.transaction():
            for sql, values, must_change, *_ in _statements(a_move(row, number), time.time()):
                await connection.execute(text_of(sql, must_change), values)

    try:
        return await play(list(rows), write, 0.0, _LATE, seconds)
    finally:
        await connection.close()


async def _together(server: Server, process: int, size: Size) -> list[Figure]:
    """Store flat out by four processes, and by one; PostgreSQL's time of the processor counts too."""
    alone = await _stored(server, process, 1, size)
    all_of_them = await _stored(server, process, PROCESSES, size)
    return [
        Figure(
            f"several: CPU for storing a move, {PROCESSES} processes and PostgreSQL", all_of_them.per_move,
            "ms", alone.per_move, "one process and PostgreSQL", 1.3, bar_on_ratio=True,
        )
    ]  # fmt: skip


async def _stored(server: Server, process: int, processes: int, size: Size) -> Stored:
    """Let so many processes store moves, all at the same time."""
    given = (size.matches // processes, size.seconds, processes)
    words = [sys.executable, "-m", "tests.rigs.measuring.several", server.new(), *map(str, given)]
    children = [
        await asyncio.create_subprocess_exec(
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for _ in range(processes)
    ]
    await asyncio.gather(*map(_line, children))  # all are ready
    before = cpu(process)
    for child in children:
        _stdin(child).write(b"go\n")
    said = [json.loads(line) for line in await asyncio.gather(*map(_line, children))]
    took = sum(each["cpu"] for each in said) + cpu(process) - before  # while their sessions are there
    for child in children:
        _stdin(child).close()
        await child.wait()
    return Stored(sum(each["moves"] for each in said), took)


async def _line(child: asyncio.subprocess.Process) -> bytes:
    assert child.stdout is not None
    return await child.stdout.readline()


def _stdin(child: asyncio.subprocess.Process) -> asyncio.StreamWriter:
    assert child.stdin is not None
    return child.stdin


async def _handing(server: Server, folder: Path, size: Size) -> list[Figure]:
    """Hand presses from one process to another, from what Discord sends to what is read there."""
    url = server.new()
    stores = [await Store.open(url, folder, 2) for _ in range(2)]
    here, there = sorted(stores, key=lambda store: store.slot.number)
    row = await match_of(there)
    guild = 1 << 22
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as database:
        await database.execute("UPDATE matches SET part = 1, guild_id = %s WHERE id = %s", (guild, row.id))
    sent: dict[str, float] = {}
    took: list[float] = []

    async def nothing(*_: Any) -> None:
        return

    def read(event: Any) -> None:
        took.append((time.perf_counter() - sent[event["id"]]) * 1e3)

    first = InteractionForwarding(here, time.time, read, nothing, nothing)
    second = InteractionForwarding(there, time.time, read, nothing, nothing)
    first.verbs = {MatchVerb.ANSWER}
    there.neighbours.on_word = second.told
    second.begin()
    end, number = time.perf_counter() + size.seconds, 0
    while time.perf_counter() < end:
        number += 1
        custom_id = str(ActionId(row.id, 1, MatchVerb.ANSWER))
        event: dict[str, Any] = {"id": str(number), "token": "x" * 200, "data": {"custom_id": custom_id}}
        sent[str(number)] = time.perf_counter()
        first.hear(event)
        await asyncio.sleep(random.expovariate(PRESSES))
    await asyncio.sleep(0.5)
    for handing in (first, second):
        await handing.close()
    for store in stores:
        await store.close()
    assert len(took) == number, f"{len(took)} of {number} presses have arrived"
    name = f"several: press handed over {{}}, {PRESSES} a second"
    return [
        Figure(name.format("p50"), at(took, 50), "ms", bar=10),
        Figure(name.format("p99"), at(took, 99), "ms", bar=60),
    ]


async def _start(server: Server, folder: Path, size: Size) -> list[Figure]:
    """Take over a slot with many open matches, to the first answer that is safe on disk."""
    url, matches = server.new(), size.open_matches
    house = House(await Store.open(url, folder))
    await house.host.start()
    rows: list[MatchRow] = []
    for first in range(1, matches + 1, 50):
        channels = range(first, min(first + 50, matches + 1))
        rows += await asyncio.gather(*(house.begin(channel) for channel in channels))
    await house.close()
    begin = time.perf_counter()
    house = House(await Store.open(url, folder, 1))
    await house.host.start()
    await house.press(rows[matches // 2])
    took = time.perf_counter() - begin
    await house.close()
    return [
        Figure(
            f"several: restart of a slot with {matches} open matches, to the first answer", took, "s", bar=2
        )
    ]


async def _only_store(url: str, matches: int, seconds: float, processes: int) -> None:
    """Store moves flat out, as one of several processes, when it is told to."""
    bench._interactions = itertools.count(os.getpid() << 32)  # no two have the same
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(url, Path(folder), processes)
        rows = [await match_of(store) for _ in range(max(1, matches))]

        async def write(row: MatchRow, number: int) -> None:
            await store.moves.commit(a_move(row, number), time.time())

        await play(rows, write, 0.0, 1, 0.5)
        _say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        before = time.process_time()
        moves, _ = await play(rows, write, 0.0, 10_001, seconds)
        _say(json.dumps({"moves": len(moves), "cpu": time.process_time() - before}))
        await asyncio.to_thread(sys.stdin.readline)
        await store.close()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, where, how_many, how_long, of = sys.argv
    asyncio.run(_only_store(where, int(how_many), float(how_long), int(of)))
