"""The host at its end: all that it does is ended, whatever comes late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import host as module
from bot.app.host import Host
from bot.decks.library import Library
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.ladder.feature import LadderFeature
from bot.store import OutboxRow, Store
from bot.workers import WorkerPool
from tests.bot.matches.scene import Host as Scene


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield store
    await store.close()


async def taken(_: OutboxRow) -> Arrival:
    return Arrival.SENT


async def test_a_clock_that_is_late_at_the_end_keeps_nothing_else_going(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, falling = Scene(store), asyncio.Event()
    library = Library(store, WorkerPool(0), 20)
    host = Host(store, lambda: scene.time, taken, library, Opponents(0), pace=1_000.0)
    ladder = LadderFeature(store, host.match_service, library, lambda: scene.time)
    host.join(ladder)
    session = await scene.begin(level="easy")
    while not any(session.people.seats[seat].level for seat in session.waiting):
        session = await scene.answer(session)
    host.computers.wake(session)

    async def for_ever(_: float) -> None:
        falling.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr(store.deadlines, "beat", for_ever)
    host.timekeeper.wake()
    await falling.wait()
    await host.stop()
    looks: list[float] = []

    async def look() -> None:
        looks.append(scene.time)

    monkeypatch.setattr(ladder.rater.alarm, "_look", look)
    ladder.rater.match_over(session.id)
    names = {task.get_name() for task in asyncio.all_tasks()}
    await asyncio.sleep(0)
    assert not [name for name in names if name.startswith("computer")]
    assert looks == []
