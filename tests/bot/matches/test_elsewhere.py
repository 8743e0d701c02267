"""Matches of other processes: they are looked at, seldom changed, and never kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.host import Host as Whole
from bot.decks.library import Library
from bot.errors import AlreadyAnswered
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.store import DeadlineKind, OutboxRow, Store
from bot.workers import WorkerPool
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host, until


@pytest.fixture
async def stores(fresh_url: str, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Return two processes' stores; the first has the server in which is played."""
    opened = [await Store.open(fresh_url, tmp_path, 2) for _ in range(2)]
    yield sorted(opened, key=lambda store: not store.slot.has(GUILD))
    for store in opened:
        await store.close()


async def test_what_another_plays_is_read_anew_whenever_it_is_looked_at(stores: list[Store]):
    here, there = (Host(store) for store in stores)
    session = await here.begin()
    assert (await there.match_service.session(session.id)).match.serial == session.match.serial
    session = await here.answer(session)
    assert (await there.match_service.session(session.id)).match.serial == session.match.serial


async def test_who_is_behind_is_told_so_and_sees_what_stands_there(stores: list[Store]):
    here, there = (Host(store) for store in stores)
    session = await here.begin()
    await there.answer(await there.match_service.session(session.id))
    with pytest.raises(AlreadyAnswered):
        await here.answer(session)
    assert (await here.match_service.session(session.id)).match.serial == (
        await there.match_service.session(session.id)
    ).match.serial


async def taken(_: OutboxRow) -> Arrival:
    return Arrival.SENT


def whole(store: Store, clock: Host) -> Whole:
    library = Library(store, WorkerPool(0), 20)
    return Whole(store, lambda: clock.time, taken, library, Opponents(0), pace=0.0)


async def test_who_plays_a_match_acts_on_what_another_process_has_changed(stores: list[Store]):
    """A computer is woken there, and what has ended leaves the memory."""
    clock, far = Host(stores[0]), Host(stores[1])
    here, there = whole(stores[0], clock), whole(stores[1], far)
    heard: list[str] = []

    def on_word(word: str) -> None:
        heard.append(word)
        kind, _, number = word.partition(" ")
        assert kind == "match"
        changes.append(asyncio.create_task(here.changed_elsewhere(int(number))))

    changes: list[asyncio.Task[None]] = []
    stores[0].neighbours.on_word = on_word
    session = await clock.begin()
    kept = await here.match_service.session(session.id)
    assert kept.match.result is None
    await there.match_service.concede(session.id, far.press(ANNE))

    async def is_over() -> bool:
        return (await here.match_service.session(session.id)).match.result is not None

    await until(is_over)
    assert heard == [f"match {session.id}"]
    await asyncio.gather(*changes)
    for host in (here, there):
        await host.stop()


async def test_a_second_start_leaves_alone_what_is_being_done_in_the_other_slot(stores: list[Store]):
    """Else it puts a match aside that is just being played, and moves its clocks."""
    clock = Host(stores[0])
    session = await clock.begin()
    await stores[0].troubles.trying(session.id, session.match.game.rules_version, session.match.serial)
    before = await stores[0].deadlines.of_match(session.id)
    second = whole(stores[1], Host(stores[1]))
    await second.start()
    assert await stores[0].deadlines.of_match(session.id) == before
    assert await stores[0].troubles.unended() == [session.id]
    assert (await stores[0].matches.get(session.id)).status == "running"  # pyright: ignore[reportOptionalMemberAccess]
    assert all(each.kind is not DeadlineKind.COMPUTER for each in before)
    assert BEN in [seat.user_id for seat in await stores[1].matches.seats(session.id)]
    await second.stop()
