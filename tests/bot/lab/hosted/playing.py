"""Runs of servers, played without Discord. As a program: opens a database and plays what waits in it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.host.opponents import Opponents
from bot.lab.hosted.feature import LabFeature
from bot.lab.hosted.preparing import RunWish
from bot.lab.hosted.standing_back import Gate, LoopDelay
from bot.settings import Settings
from bot.store import LabRunRow, Store
from bot.workers import WorkerPool

GUILD, KEEPER = 7, 5
WISH = RunWish("noxtalia", "seed", "easy", 96)


def feature(
    store: Store, processes: int = 0, now: Callable[[], float] = time.time, **settings: Any
) -> LabFeature:
    """Return a lab that plays in so many processes; with none in threads."""
    chosen = Settings(_env_file=None, **{"lab_processes": max(1, processes), **settings})  # pyright: ignore
    pool = WorkerPool(processes)
    lab = LabFeature(store, now, chosen, Opponents(0), WorkerPool(0), pool)
    lab._lab.gate = Gate(lambda: False, Punctual())
    return lab


class Punctual(LoopDelay):
    """A loop that is never late: the machine of tests has others to look after."""

    @property
    def p99(self) -> float:
        return 0.0


async def over(store: Store, run: LabRunRow) -> LabRunRow:
    """Return a run when it is over."""
    while True:
        row = await store.lab_runs.known(run.id)
        assert row is not None
        if row.status.is_over:
            return row
        await asyncio.sleep(0.02)


async def played(store: Store, lab: LabFeature, wish: RunWish = WISH, guild: int = GUILD) -> str:
    """Let a run be played to its end; return what it has found."""
    run = await lab.begin(guild, KEEPER, wish)
    await over(store, run)
    return await findings(store, run)


async def findings(store: Store, run: LabRunRow) -> str:
    content = await store.lab_runs.content(run.id)
    assert content is not None
    assert content.findings is not None
    return content.findings


async def main(folder: Path) -> None:
    """Go on with what waits in a database, and say when each piece is kept."""
    store = await Store.open(folder / "lab.sqlite3", folder)
    lab = feature(store, processes=1)
    await lab.start()
    while runs := await store.lab_runs.open():
        print(len(await store.lab_runs.pieces(runs[0].id)), flush=True)
        await asyncio.sleep(0.01)
    await lab.stop()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
