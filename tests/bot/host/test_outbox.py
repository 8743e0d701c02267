"""The sender: nothing that was put is overlooked, nothing that failed is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from bot.host import outbox
from bot.host.outbox import MOST_ATTEMPTS, Arrival, Sender
from bot.matches.messages import Challenge
from bot.store import CannotRead, Message, OutboxRow, Store, Want
from bot.store.outbox.messages import OutboxLane, kinds_in
from bot.store.outbox.outbox import Taken
from bot.store.sql import Statement
from tests.bot.matches.scene import until


class Office:
    """A sender with a clock that stands, whose deliveries fail as often as they are told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1_000.0
        self.sent: list[str] = []
        self.failures: list[Arrival | Exception] = []
        self.sender = Sender(store, lambda: self.time, self.deliver)

    async def deliver(self, row: OutboxRow) -> Arrival:
        if not self.failures:
            self.sent.append(row.target)
            return Arrival.SENT
        failure = self.failures.pop(0)
        if isinstance(failure, Exception):
            raise failure
        return failure

    async def put(self, target: str) -> None:
        message = Message(match_id=None, kind="board", target=target)
        await self.store.outbox.put(self.time, message)

    async def left(self) -> int:
        """Count what waits still."""
        return sum(waiting.messages for waiting in (await self.store.outbox.waiting(self.time)).values())

    async def rest(self) -> None:
        """Let the sender do all it can do now."""
        alarm = self.sender.alarm
        while alarm.looking is not None and not alarm.looking.done():
            await alarm.looking
            for task in list(self.sender._sending):
                await task


@pytest.fixture
async def unit_of_work(tmp_path: Path) -> AsyncIterator[Office]:
    store = await Store.open(tmp_path / "outbox.sqlite3", tmp_path)
    made = Office(store)
    yield made
    await made.sender.close()
    await store.close()


async def test_what_is_put_while_the_sender_looks_is_sent_too(
    unit_of_work: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_each = unit_of_work.store.outbox.take_each

    async def late(now: float, wants: Iterable[Want]) -> Taken:
        taken = await take_each(now, wants)
        monkeypatch.setattr(unit_of_work.store.outbox, "take_each", take_each)
        await unit_of_work.put("second")
        unit_of_work.sender.wake()
        return taken

    monkeypatch.setattr(unit_of_work.store.outbox, "take_each", late)
    await unit_of_work.put("first")
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert sorted(unit_of_work.sent) == ["first", "second"]
    assert await unit_of_work.left() == 0


@pytest.mark.parametrize(
    "failure", [Arrival.LATER, Arrival.LINE_DOWN, CannotRead(reason="busy"), BrokenExecutor("gone")], ids=repr
)
async def test_what_may_pass_is_tried_again_later(unit_of_work: Office, failure: Arrival | Exception) -> None:
    unit_of_work.failures = [failure]
    await unit_of_work.put("board")
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert (unit_of_work.sent, await unit_of_work.left()) == ([], 1)
    unit_of_work.time += outbox.FIRST_PAUSE
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert (unit_of_work.sent, await unit_of_work.left()) == (["board"], 0)


@pytest.mark.parametrize("failure", [Arrival.GIVEN_UP, ValueError("ours")], ids=repr)
async def test_what_will_not_pass_is_given_up(unit_of_work: Office, failure: Arrival | Exception) -> None:
    unit_of_work.failures = [failure]
    await unit_of_work.put("board")
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert (unit_of_work.sent, await unit_of_work.left()) == ([], 0)


async def test_an_endless_failure_is_given_up_in_the_end(unit_of_work: Office) -> None:
    unit_of_work.failures = [Arrival.LATER] * 100
    await unit_of_work.put("board")
    for _ in range(MOST_ATTEMPTS + 1):
        unit_of_work.sender.wake()
        await unit_of_work.rest()
        unit_of_work.time += outbox.LONGEST_PAUSE
    assert await unit_of_work.left() == 0
    assert len(unit_of_work.failures) == 100 - MOST_ATTEMPTS - 1


async def test_a_line_that_is_down_is_waited_for_however_long_that_lasts(unit_of_work: Office) -> None:
    unit_of_work.failures = [Arrival.LINE_DOWN] * (3 * MOST_ATTEMPTS)
    await unit_of_work.put("board")
    for _ in range(3 * MOST_ATTEMPTS + 1):
        unit_of_work.sender.wake()
        await unit_of_work.rest()
        unit_of_work.time += outbox.LONGEST_PAUSE
    assert (unit_of_work.sent, await unit_of_work.left()) == (["board"], 0)


async def test_what_takes_too_long_at_the_end_stays_in_the_store(
    unit_of_work: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.05)
    begun, wait = asyncio.Event(), asyncio.Event()

    async def slow(_row: OutboxRow) -> Arrival:
        begun.set()
        await wait.wait()
        return Arrival.SENT

    monkeypatch.setattr(unit_of_work.sender, "_deliver", slow)
    await unit_of_work.put("table")
    unit_of_work.sender.wake()
    await begun.wait()
    await asyncio.wait_for(unit_of_work.sender.close(), 5)
    assert await unit_of_work.left() == 1


async def test_pictures_leave_room_for_words(unit_of_work: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    wait = asyncio.Event()

    async def slow_pictures(row: OutboxRow) -> Arrival:
        if row.kind in kinds_in(OutboxLane.PICTURES):
            await wait.wait()
        unit_of_work.sent.append(row.target)
        return Arrival.SENT

    monkeypatch.setattr(unit_of_work.sender, "_deliver", slow_pictures)
    for number in range(20):
        await unit_of_work.put(f"board {number}")
    words = Message(match_id=None, kind=Challenge.kind, target="words")
    await unit_of_work.store.outbox.put(unit_of_work.time, words)
    unit_of_work.sender.wake()

    async def words_are_sent() -> bool:
        return unit_of_work.sent == ["words"]

    async def all_is_sent() -> bool:
        return not await unit_of_work.left()

    await until(words_are_sent)
    wait.set()
    await until(all_is_sent)


async def test_while_it_rests_nothing_is_sent_and_afterwards_all_that_waits(unit_of_work: Office) -> None:
    unit_of_work.sender.rest(60.0)
    await unit_of_work.put("board")
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert unit_of_work.sent == []
    assert unit_of_work.sender.alarm.due == 1_060.0
    unit_of_work.time = 1_060.0
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert unit_of_work.sent == ["board"]


async def test_what_cannot_get_through_for_days_is_not_given_up(unit_of_work: Office) -> None:
    await unit_of_work.put("first")
    await unit_of_work.store.writer.write(Statement("UPDATE outbox SET attempts = 2000"))
    unit_of_work.failures = [Arrival.LINE_DOWN]
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert await unit_of_work.left() == 1
    unit_of_work.time += outbox.LONGEST_PAUSE
    unit_of_work.sender.wake()
    await unit_of_work.rest()
    assert unit_of_work.sent == ["first"]
