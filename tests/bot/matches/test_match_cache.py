"""Matches that nobody touches sleep in the store; what is over is not kept at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.errors import NotRunning
from bot.matches.service import Desk
from bot.store import Store
from tests.bot.matches.scene import ANNE, Host, SlowDisk


@pytest.fixture
async def small(host: Host) -> Host:
    host.desk = Desk(host.store, lambda: host.time, most_awake=3)
    host.challenges._desk = host.desk
    return host


async def test_the_one_touched_longest_ago_sleeps(small: Host):
    lives = [await small.begin() for _ in range(5)]
    await small.desk.live(lives[2].id)
    await small.begin()
    awake = list(small.desk.awake._matches)
    assert awake == [lives[4].id, lives[2].id, lives[4].id + 1]
    before = lives[0].match.hash()
    again = await small.desk.live(lives[0].id)
    assert again is not lives[0]
    assert again.match.hash() == before
    await small.answer(again)
    assert len(small.desk.awake) == 3


async def test_who_is_being_changed_does_not_sleep(small: Host, monkeypatch: pytest.MonkeyPatch):
    live = await small.begin()
    others = [await small.begin() for _ in range(2)]
    with monkeypatch.context() as patch:
        disk = SlowDisk(small.store, patch)
        answering = asyncio.create_task(small.answer(live))
        await disk.held.wait()
        disk.go_on.set()
        more = [asyncio.create_task(small.begin()) for _ in range(4)]
        await asyncio.gather(answering, *more)
    assert (await small.desk.live(live.id)).match.serial == 1
    assert (await small.desk.live(others[0].id)).match.serial == 0


async def test_more_than_the_limit_may_be_changed_at_once(small: Host, monkeypatch: pytest.MonkeyPatch):
    lives = [await small.begin() for _ in range(8)]
    with monkeypatch.context() as patch:
        disk = SlowDisk(small.store, patch)
        answers = [asyncio.create_task(small.answer(await small.desk.live(live.id))) for live in lives]
        await disk.holds(len(lives))
        disk.go_on.set()
        await asyncio.gather(*answers)
    for live in lives:
        assert (await small.desk.live(live.id)).match.serial == 1
    assert len(small.desk.awake) <= 3


async def test_what_is_over_is_read_and_not_kept(host: Host):
    live = await host.begin()
    await host.desk.concede(live.id, host.press(ANNE))
    assert len(host.desk.awake) == 0
    seen = await host.desk.live(live.id)
    assert seen.match.result is not None
    assert (await host.desk.newest(live.id)).match.hash() == live.match.hash()
    with pytest.raises(NotRunning):
        await host.desk.concede(live.id, host.press(ANNE))
    assert len(host.desk.awake) == 0


async def test_many_finished_matches_leave_nothing_in_memory(tmp_path: Path):
    store = await Store.open(tmp_path / "many.sqlite3", tmp_path)
    host = Host(store)
    sizes: list[list[int]] = []
    for _ in range(60):
        live = await host.begin()
        await host.answer(live)
        await host.desk.concede(live.id, host.press(ANNE))
        await host.desk.newest(live.id)  # its last board
        for row in await store.outbox.take(host.time, 100):
            await store.outbox.done(row)
        parts = [*vars(host.desk).values(), *vars(host.challenges).values(), *vars(store.outbox).values()]
        sizes.append([len(part) for part in parts if hasattr(part, "__len__")])
    assert sizes[0] == sizes[-1]
    assert max(sizes[-1]) <= 3
    await store.close()
