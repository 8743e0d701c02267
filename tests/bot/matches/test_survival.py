"""Whatever fails, wherever: when it has passed, clocks, messages, computers and matches go on."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.errors import PlayerError
from bot.host import outbox, poller, timekeeper
from bot.host.computers import Computers
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival, Sender
from bot.host.timekeeper import Timekeeper
from bot.matches.agreements import patience
from bot.matches.session import MatchSession
from bot.store import (
    CannotRead,
    CannotWrite,
    Deadline,
    DeadlineKind,
    MatchStatus,
    OutboxRow,
    Store,
    StoreError,
)
from bot.store.store import SUBJECTS
from tests.bot.matches.scene import Host, until
from tests.bot.store.scene import challenge
from tests.databases import writing

METHODS = {
    subject: [
        name for name, _ in inspect.getmembers(kind, inspect.iscoroutinefunction) if not name.startswith("_")
    ]
    for subject, kind in SUBJECTS.items()
}
ERRORS = [
    CannotRead(reason="injected"),
    sqlite3.OperationalError("injected"),
    MemoryError("injected"),
]


class House(Host):
    """All loops of the bot, without Discord, by the real time."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.match_service.now = time.time
        self.delivered: list[OutboxRow] = []
        self.opponents = Opponents(0)
        self.computers = Computers(self.match_service, self.opponents, pace=0.0)
        self.sender = Sender(store, time.time, self.deliver)
        self.timekeeper = Timekeeper(store, time.time, self.ring)

    def committed(self, session: MatchSession | None) -> None:
        self.sender.wake()
        if session is not None:
            self.computers.wake(session)

    async def ring(self, deadline: Deadline) -> bool:
        if deadline.kind is DeadlineKind.EXPIRY:
            await self.challenges.expire(deadline.match_id)
        elif deadline.kind is DeadlineKind.COMPUTER:
            return await self.computers.ring(deadline)
        else:
            await patience.time_up(self.match_service, deadline)
        return True

    async def deliver(self, row: OutboxRow) -> Arrival:
        if row.match_id is not None and row.kind != "challenge":
            await self.match_service.newest(row.match_id)
        self.delivered.append(row)
        return Arrival.SENT

    async def act(self, match_id: int) -> None:
        """Let the person answer, if it is their move; what fails is told to them and no more."""
        session = await self.match_service.session(match_id)
        if any(session.people.seats[seat].user_id for seat in session.waiting):
            await self.answer(session)

    async def goes_on(self, match_id: int) -> None:
        """Wait until the match, the computer, a deadline and the outbox have all moved."""
        before = len(await self.store.moves.answers(match_id))
        row = await self.store.matches.create(challenge(), time.time())
        await self.store.deadlines.put(
            Deadline(match_id=row.id, due=time.time() - 1, kind=DeadlineKind.EXPIRY)
        )
        self.timekeeper.wake()

        async def moved() -> bool:
            await self.act(match_id)
            answers = (await self.store.moves.answers(match_id))[before:]
            return len(answers) >= 6 and {given.seat for given in answers} == {0, 1}

        async def expired() -> bool:
            now = await self.store.matches.get(row.id)
            return now is not None and now.status is MatchStatus.EXPIRED

        await until(moved)
        await until(expired)
        await self.all_sent()

    async def all_sent(self) -> None:
        async def empty() -> bool:
            return not await self.store.outbox.waiting(0.0)

        await until(empty)

    async def close(self) -> None:
        await self.timekeeper.close()
        await self.computers.close()
        await self.sender.close()


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    for module in (outbox, poller):
        monkeypatch.setattr(module, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(timekeeper, "AGAIN", 0.05)
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    made = House(store)
    yield made
    await made.close()
    await store.close()


def failing(error: Exception) -> Callable[..., Any]:
    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


async def stumble(house: House, match_id: int) -> None:
    """Let everything be tried for a while, though it fails."""
    for _ in range(4):
        house.timekeeper.wake()
        house.sender.wake()
        with suppress(PlayerError, StoreError, sqlite3.Error, RuntimeError, MemoryError):
            await house.act(match_id)
        await asyncio.sleep(0.01)


def test_all_subjects_of_the_store_are_failed():
    assert all(METHODS.values())
    assert "commit" in METHODS["moves"]


@pytest.mark.parametrize("subject", METHODS)
async def test_matches_go_on_when_each_method_of_the_store_has_failed(
    house: House, subject: str, monkeypatch: pytest.MonkeyPatch
):
    session = await house.begin(level="easy")
    for method in METHODS[subject]:
        with monkeypatch.context() as patch:
            patch.setattr(getattr(house.store, subject), method, failing(RuntimeError("injected")))
            await stumble(house, session.id)
    fresh = await house.begin(level="easy")  # the first may have come to its end meanwhile
    await house.goes_on(fresh.id)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("where", ["rows of the reader", "write of the writer", "deliver", "answer"])
async def test_a_match_goes_on_after_any_error(
    house: House, where: str, error: Exception, monkeypatch: pytest.MonkeyPatch
):
    session = await house.begin(level="easy")
    objects: dict[str, Any] = {
        "rows of the reader": house.store.outbox._reader,
        "write of the writer": house.store.writer,
        "deliver": house.match_service,
        "answer": house.opponents,
    }
    names = {"rows of the reader": "rows", "write of the writer": "write", "deliver": "newest"}
    with monkeypatch.context() as patch:
        patch.setattr(objects[where], names.get(where, where), failing(error))
        await stumble(house, session.id)
    await house.goes_on(session.id)


@pytest.mark.sqlite
@pytest.mark.parametrize("code", ["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CORRUPT", "SQLITE_ERROR"])
async def test_a_match_goes_on_when_commits_have_failed(
    house: House, code: str, monkeypatch: pytest.MonkeyPatch
):
    session = await house.begin(level="easy")
    error = sqlite3.OperationalError(code)
    error.sqlite_errorcode = getattr(sqlite3, code)  # pyright: ignore[reportAttributeAccessIssue]
    with monkeypatch.context() as patch:
        patch.setattr(writing(house.store), "commit", failing(error))
        await stumble(house, session.id)
    await house.goes_on(session.id)


async def test_a_failure_that_lasts_is_told_by_few_lines_without_a_traceback(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(house.store.outbox._reader, "rows", failing(CannotRead(reason="injected")))
    end = time.monotonic() + 0.5
    while time.monotonic() < end:  # as a busy house does
        house.sender.wake()
        await asyncio.sleep(0.001)
    told = [line for line in caplog.records if line.name == "bot.host.poller"]
    assert 1 <= len(told) <= 8, "pauses are doubled"
    assert not any(line.exc_info for line in told)
    assert not any("\n" in line.getMessage() for line in told)


async def test_a_full_disk_lets_nothing_be_sent_twice(house: House, monkeypatch: pytest.MonkeyPatch):
    session = await house.begin()
    await house.all_sent()
    house.delivered.clear()
    await house.answer(session)
    with monkeypatch.context() as patch:
        full = failing(CannotWrite(reason="database or disk is full"))
        for _ in range(3):
            patch.setattr(house.store.writer, "write", full)
            for _ in range(30):
                house.sender.wake()
                await asyncio.sleep(0.003)
    sent = [(row.kind, row.target, row.version) for row in house.delivered]
    assert len(sent) == len(set(sent)) >= 3
    await house.all_sent()
    assert len(house.delivered) == len(sent), "what was sent was only marked so"
