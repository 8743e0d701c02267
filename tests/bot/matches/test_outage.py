"""Clocks stand while nobody can press: the machine sleeps, its clock is set, Discord is away."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.app.host import Host as Whole
from bot.decks.library import Library
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.host.timekeeper import Timekeeper
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.clock import CLOCKS
from bot.matches.outage import TOLERANCE, Standstill
from bot.matches.session import MatchSession
from bot.store import CannotWrite, Deadline, OutboxRow, StoreError
from bot.store.sql import Statement
from bot.workers import WorkerPool
from tests.bot.matches.scene import ANNE, Host

DAY = 86_400.0


class Watch:
    """A host with a wall's clock that can be set, a steady one, and a timekeeper that looks when told."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.steady = 5.0
        self.rung: list[int] = []
        self.standstill = Standstill(lambda: host.time, lambda: self.steady, self.give)
        self.keeper = Timekeeper(host.store, lambda: host.time, self.ring, self.standstill.look)
        self.standstill.begin()

    async def give(self, seconds: float, shard: int | None) -> None:
        await self.host.match_service.give_time(seconds, shard, 1)

    async def ring(self, deadline: Deadline) -> bool:
        self.rung.append(deadline.match_id)
        return True

    def passes(self, seconds: float) -> None:
        self.host.time += seconds
        self.steady += seconds

    async def look(self, late: float = 0.0) -> None:
        self.keeper.alarm.late = late
        await self.keeper.look()

    async def left(self, session: MatchSession) -> tuple[float, float]:
        """Return the time that is left, in the store and in memory."""
        (deadline,) = {row.due for row in await self.host.store.deadlines.of_match(session.id)}
        (due,) = {
            due.timestamp()
            for due in (await self.host.match_service.session(session.id)).clocks.dues.values()
        }
        return round(deadline - self.host.time, 3), round(due - self.host.time, 3)


@pytest.fixture
def watch(host: Host) -> Watch:
    return Watch(host)


ALLOWED = (CLOCKS["live"].decision or timedelta()).total_seconds()


@pytest.mark.parametrize("jump", [3_600.0, 2 * DAY, -2 * DAY, 30 * DAY])
async def test_a_clock_that_is_set_changes_no_time_that_is_left(host: Host, watch: Watch, jump: float):
    session = await host.begin("live")
    watch.passes(30)
    await watch.look()
    host.time += jump  # set, or the machine has slept
    watch.passes(20)
    await watch.look()
    assert watch.rung == []
    assert await watch.left(session) == (ALLOWED - 50, ALLOWED - 50)
    host.time -= jump
    watch.passes(10)
    await watch.look()
    assert await watch.left(session) == (ALLOWED - 60, ALLOWED - 60)


async def test_a_clock_that_was_wrong_at_the_start_takes_back_what_it_gave(host: Host):
    session = await host.begin("live")
    await host.store.deadlines.beat(host.time)
    host.time += 30 * DAY
    watch = Watch(host)
    host.match_service.forget(session.id)
    await host.store.deadlines.resume(host.time)
    watch.standstill.begin()
    assert await watch.left(session) == (ALLOWED, ALLOWED)
    host.time -= 30 * DAY
    watch.passes(10)
    await watch.look()
    assert await watch.left(session) == (ALLOWED - 10, ALLOWED - 10)


class Slow:
    """A feature that takes its time to start."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def start(self) -> None:
        self.host.time += 20

    async def stop(self) -> None: ...

    def match_over(self, match_id: int) -> None: ...

    async def times_moved(self) -> None: ...


async def taken(_: OutboxRow) -> Arrival:
    return Arrival.SENT


async def test_clocks_stand_from_the_end_of_one_process_until_the_next_has_found_discord(host: Host):
    session = await host.begin("live")
    await host.store.deadlines.beat(host.time)
    host.time += 100
    library = Library(host.store, WorkerPool(0), 20)
    whole = Whole(host.store, lambda: host.time, taken, library, Opponents(0))
    whole.join(Slow(host))
    await whole.start(0)
    host.time += 30
    whole.standstill.found(0)
    await whole.standstill.look(0.0)
    assert {row.due - host.time for row in await host.store.deadlines.of_match(session.id)} == {ALLOWED}
    await whole.stop()


async def test_a_process_that_was_stopped_gives_the_time_back(host: Host, watch: Watch):
    session = await host.begin("live")
    watch.passes(60 + 500)
    await watch.look(late=500)
    assert watch.rung == []
    assert await watch.left(session) == (ALLOWED - 60, ALLOWED - 60)


async def test_a_busy_machine_moves_no_clock(host: Host, watch: Watch):
    session = await host.begin("live")
    watch.passes(60)
    host.time += TOLERANCE - 1
    await watch.look(late=TOLERANCE - 1)
    assert await watch.left(session) == (ALLOWED - 60 - TOLERANCE + 1, ALLOWED - 60 - TOLERANCE + 1)


async def test_clocks_stand_while_discord_is_away(host: Host, watch: Watch):
    session = await host.begin("live")
    watch.passes(50)
    watch.standstill.lost(0)
    for _ in range(100):  # two hours, and a suspension in the middle of them
        watch.passes(60)
        await watch.look()
    host.time += DAY
    watch.passes(30)
    watch.standstill.found(0)
    await watch.look()
    assert watch.rung == []
    assert await watch.left(session) == (ALLOWED - 50, ALLOWED - 50)
    watch.passes(ALLOWED - 50)
    await watch.look()
    assert set(watch.rung) == {session.id}


async def test_what_changes_after_the_clocks_have_stood_keeps_its_time(host: Host, watch: Watch):
    session = await host.begin("live")
    host.time += DAY
    watch.passes(10)
    await watch.look()
    await draws.agree(host.match_service, session.id, host.press(ANNE), DrawOffer.MAKE)
    assert await watch.left(session) == (ALLOWED - 10, ALLOWED - 10)


async def test_what_cannot_be_given_back_now_is_given_later(
    host: Host, watch: Watch, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin("live")
    host.time += DAY

    async def full(*_: Statement) -> None:
        raise CannotWrite(reason="full")

    with monkeypatch.context() as patch:
        patch.setattr(host.store.writer, "write", full)
        for _ in range(2):
            with pytest.raises(StoreError):
                await watch.look()
    await watch.look()
    assert watch.rung == []
    assert await watch.left(session) == (ALLOWED, ALLOWED)
