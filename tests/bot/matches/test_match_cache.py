"""Matches that nobody touches sleep in the store; what is over is not kept at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.errors import NotRunning
from bot.matches.service import MatchService
from bot.store import Store
from tests.bot.matches.scene import ANNE, Host, SlowDisk


@pytest.fixture
async def small(host: Host) -> Host:
    host.match_service = MatchService(host.store, lambda: host.time, most_awake=3)
    host.challenges._match_service = host.match_service
    return host


async def test_the_one_touched_longest_ago_sleeps(small: Host):
    lives = [await small.begin() for _ in range(5)]
    await small.match_service.session(lives[2].id)
    await small.begin()
    awake = list(small.match_service.awake._matches)
    assert awake == [lives[4].id, lives[2].id, lives[4].id + 1]
    before = lives[0].match.hash()
    again = await small.match_service.session(lives[0].id)
    assert again is not lives[0]
    assert again.match.hash() == before
    await small.answer(again)
    assert len(small.match_service.awake) == 3


async def test_who_is_being_changed_does_not_sleep(small: Host, monkeypatch: pytest.MonkeyPatch):
    session = await small.begin()
    others = [await small.begin() for _ in range(2)]
    with monkeypatch.context() as patch:
        disk = SlowDisk(small.store, patch)
        answering = asyncio.create_task(small.answer(session))
        await disk.held.wait()
        disk.go_on.set()
        more = [asyncio.create_task(small.begin()) for _ in range(4)]
        await asyncio.gather(answering, *more)
    assert (await small.match_service.session(session.id)).match.serial == 1
    assert (await small.match_service.session(others[0].id)).match.serial == 0


async def test_more_than_the_limit_may_be_changed_at_once(small: Host, monkeypatch: pytest.MonkeyPatch):
    lives = [await small.begin() for _ in range(8)]
    with monkeypatch.context() as patch:
        disk = SlowDisk(small.store, patch)
        answers = [
            asyncio.create_task(small.answer(await small.match_service.session(session.id)))
            for session in lives
        ]
        await disk.holds(len(lives))
        disk.go_on.set()
        await asyncio.gather(*answers)
    for session in lives:
        assert (await small.match_service.session(session.id)).match.serial == 1
    assert len(small.match_service.awake) <= 3


async def test_what_is_over_is_read_and_not_kept(host: Host):
    session = await host.begin()
    await host.match_service.concede(session.id, host.press(ANNE))
    assert len(host.match_service.awake) == 0
    seen = await host.match_service.session(session.id)
    assert seen.match.result is not None
    assert (await host.match_service.newest(session.id)).match.hash() == session.match.hash()
    with pytest.raises(NotRunning):
        await host.match_service.concede(session.id, host.press(ANNE))
    assert len(host.match_service.awake) == 0


async def test_many_finished_matches_leave_nothing_in_memory(tmp_path: Path):
    store = await Store.open(tmp_path / "many.sqlite3", tmp_path)
    host = Host(store)
    sizes: list[list[int]] = []
    for _ in range(60):
        session = await host.begin()
        await host.answer(session)
        await host.match_service.concede(session.id, host.press(ANNE))
        await host.match_service.newest(session.id)  # its last board
        for row in await store.outbox.take(host.time, 100):
            await store.outbox.done(row)
        parts = [
            *vars(host.match_service).values(),
            *vars(host.challenges).values(),
            *vars(store.outbox).values(),
        ]
        sizes.append([len(part) for part in parts if hasattr(part, "__len__")])
    assert sizes[0] == sizes[-1]
    assert max(sizes[-1]) <= 3
    await store.close()
