"""Two owners of one slot, made on purpose: what comes of it is what one owner would have made of it.

The lock of the first is taken away, and they have not noticed: their writes are let through, or held back
for a while as if they had been stopped in the middle of one. What both are asked to do is dealt at random.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple, Self, TypeAlias
from unittest.mock import patch

import psycopg
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bot.errors import PlayerError
from bot.host.timekeeper import Timekeeper
from bot.matches.agreements.patience import time_up
from bot.store import Changed, Deadline, DeadlineKind, Store
from bot.store.postgres.schema import SLOT
from engines.kernel import Answer
from tests.bot.matches.scene import Host
from tests.postgres import Server, cluster

MOST = 14
"""What is asked of two owners, at most, in one match."""

What: TypeAlias = Literal[
    "move", "concede", "look", "beat", "credit", "credit", "pass", "pass", "stop", "stop", "wake"
]

PRESSED: tuple[What, ...] = ("move", "concede")
"""What a person does: they may be told that it is not their turn, or that they were too late."""


class Deed(NamedTuple):
    """Something that one of two owners is asked to do."""

    what: What
    stale: bool
    """Whether it is asked of them who has lost their lock."""
    number: int
    """Chance for an answer; seconds for a clock."""


class Done(NamedTuple):
    """Something that counted, as one owner would have to do it."""

    what: What
    at: float
    number: float
    seat: int = 0
    answer: Answer = ""


class Owner:
    """A desk and its clocks, whose writes can be held back."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.scene = Host(store)
        self.keeper = Timekeeper(store, lambda: self.scene.time, self._ring)
        self.runs = asyncio.Event()
        self.runs.set()
        self._write = store.writer.write
        store.writer.write = self._held  # pyright: ignore[reportAttributeAccessIssue]

    async def _held(self, *statements: Any) -> Any:
        await self.runs.wait()
        return await self._write(*statements)

    async def _ring(self, deadline: Deadline) -> bool:
        match deadline.kind:
            case DeadlineKind.SOLE:
                await self.scene.match_service.spare(deadline)
            case DeadlineKind.REMINDER:
                await self.scene.match_service.remind(deadline)
            case _:
                await time_up(self.scene.match_service, deadline)
        return True

    async def look(self) -> None:
        """Deal with what has fallen, as the clock does when it rings. Raises Changed."""
        await self.store.deadlines.beat(self.scene.time)
        for deadline in await self.store.deadlines.due(self.scene.time):
            await self.keeper._deal_with(deadline)

    async def press(self, match_id: int, seat: int, answer: Answer) -> None:
        """Let a person answer what they are asked. Raises PlayerError."""
        session = await self.scene.match_service.session(match_id)
        press = self.scene.press(self.scene.user(session, seat))
        await self.scene.match_service.answer(match_id, session.question, answer, press)

    async def concede(self, match_id: int) -> None:
        """Let the first person give the match up. Raises PlayerError."""
        session = await self.scene.match_service.session(match_id)
        await self.scene.match_service.concede(match_id, self.scene.press(self.scene.user(session, 0)))


class Pair:
    """The stale owner and the new one, and one owner of another database who does the same alone."""

    def __init__(self, stale: Store, new: Store, alone: Store) -> None:
        self.stale, self.new, self.alone = Owner(stale), Owner(new), Owner(alone)
        self._matches = 0
        self.refused = 0
        """What was asked of the stale owner, and not let through."""

    @classmethod
    async def open(cls, url: str, folder: Path) -> Self:
        """Take the lock from an owner, who goes on as if they had not noticed."""
        stale = await Store.open(url, folder, 1)
        waiting = asyncio.create_task(Store.open(url, folder, 1))
        with psycopg.connect(url, autocommit=True) as database:
            sql = "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE objid = %s AND granted"
            database.execute(sql, (SLOT,))
        new = await waiting
        await stale.lost.wait()
        stale.lost.clear()
        return cls(stale, new, await Store.open(folder / "alone.sqlite3", folder))

    async def close(self) -> None:
        for owner in (self.stale, self.new, self.alone):
            await owner.store.close()

    async def play(self, deeds: Sequence[Deed]) -> None:
        """Let both do what they are asked in a match, and one alone what of it has counted; compare."""
        owners = (self.stale, self.new, self.alone)
        for owner in owners:
            owner.scene.time = 1_800_000_000.0
        self._matches += 1
        with same_deal(self._matches):
            match_id = (await self.new.scene.begin()).id
        await self.stale.scene.match_service.session(match_id)
        counted: list[Done] = []
        waiting: list[asyncio.Task[None]] = []
        for deed in deeds:
            owner = self.stale if deed.stale else self.new
            match deed.what:
                case "pass":
                    for each in (self.stale, self.new):
                        each.scene.time += deed.number
                case "stop":
                    self.stale.runs.clear()
                case "wake":
                    await self._wake(waiting)
                case _:
                    work = self._do(owner, match_id, deed, counted)
                    if deed.stale and not self.stale.runs.is_set():
                        waiting.append(asyncio.create_task(work))
                        await asyncio.sleep(0.002)  # so that it comes as far as its first write
                    else:
                        await work
        await self._wake(waiting)
        await self._compare(match_id, counted)

    async def _wake(self, waiting: list[asyncio.Task[None]]) -> None:
        self.stale.runs.set()
        await asyncio.gather(*waiting)
        waiting.clear()

    async def _do(self, owner: Owner, match_id: int, deed: Deed, counted: list[Done]) -> None:
        """Do a deed, and note it where it counted: what the stale owner may not do is no word of theirs."""
        now = owner.scene.time
        try:
            match deed.what:
                case "move":
                    session = await owner.scene.match_service.session(match_id)
                    if not session.waiting:
                        return
                    seat = session.waiting[deed.number % len(session.waiting)]
                    answer = session.match.decision(seat).any(Random(deed.number))
                    await owner.press(match_id, seat, answer)
                    counted.append(Done("move", now, 0, seat, answer))
                case "concede":
                    await owner.concede(match_id)
                    counted.append(Done("concede", now, 0))
                case "credit":
                    await owner.scene.match_service.give_time(deed.number)
                    counted.append(Done("credit", now, deed.number))
                case "look":
                    await owner.look()
                    counted.append(Done("look", now, 0))
                case _:
                    await owner.store.deadlines.beat(now)
        except (Changed, PlayerError):
            assert deed.stale or deed.what in PRESSED, f"the owner was refused {deed}"
            self.refused += 1
        else:
            assert deed.what in PRESSED or not deed.stale, f"who was replaced has done {deed}"

    async def _compare(self, match_id: int, counted: Sequence[Done]) -> None:
        alone = self.alone
        with same_deal(self._matches):
            own_id = (await alone.scene.begin()).id
        for done in counted:
            alone.scene.time = done.at
            match done.what:
                case "move":
                    await alone.press(own_id, done.seat, done.answer)
                case "concede":
                    await alone.concede(own_id)
                case "credit":
                    await alone.scene.match_service.give_time(done.number)
                case _:
                    await alone.look()
        here, there = await _state(self.new.store, match_id), await _state(alone.store, own_id)
        assert here == there, f"two owners came to {here}, one alone to {there}, by {counted}"
        for owner, number in ((self.new, match_id), (alone, own_id)):
            owner.scene.match_service.forget(number)
            with suppress(PlayerError):  # it may be over; else its clocks would run in the next one
                await owner.concede(number)


async def _state(store: Store, match_id: int) -> dict[str, Any]:
    """Return all that a match has come to, times included."""
    saved = await store.moves.load(match_id)
    assert saved is not None
    assert saved.checkpoint is not None
    answers = await store.moves.answers(match_id)
    assert len({given.number for given in answers}) == len(answers)
    events = await store.moves.events(match_id)
    assert [event.number for event in events] == list(range(1, len(events) + 1)), "events have holes"
    return {
        "version": saved.row.version,
        "status": saved.row.status,
        "ending": saved.row.ending,
        "answers": answers,
        "dump": saved.checkpoint.dump,
        "seats": saved.seats,
        "deadlines": [
            (each.kind, each.seat, each.decision, round(each.due, 3))
            for each in await store.deadlines.of_match(match_id)
        ],
        "events": [event.event for event in events],
    }


@contextmanager
def same_deal(number: int) -> Iterator[None]:
    """Let a match be dealt as the other of this number."""
    with (
        patch("bot.store.matches.matches.new_code", lambda: f"SAME{number:05}"),
        patch("bot.matches.start.challenges.new_seed", lambda: f"{1:064x}"),
        patch("bot.matches.start.gathering.nonce", lambda _: "luck"),
    ):
        yield


_DEEDS = st.lists(
    st.builds(
        Deed,
        what=st.sampled_from(
            [
                *["move"] * 8,
                "concede",
                "look",
                "look",
                "beat",
                "credit",
                "credit",
                "pass",
                "pass",
                "stop",
                "stop",
                "wake",
            ]
        ),
        stale=st.booleans(),
        number=st.integers(1, 200),
    ),
    min_size=3,
    max_size=MOST,
)


def interleave(url: str, folder: Path, examples: int, chance: int) -> int:
    """Play so many matches between two owners; return how often the stale one was refused."""
    with asyncio.Runner() as runner:
        pair = runner.run(Pair.open(url, folder))

        @seed(chance)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )
        @given(_DEEDS)
        def played(deeds: list[Deed]) -> None:
            runner.run(pair.play(deeds))

        try:
            with patch("bot.matches.session.SystemRandom", lambda: Random(1)):  # what answers for who is late
                played()
        finally:
            runner.run(pair.close())
        return pair.refused


def soak(examples: int, chance: int, tell: Callable[[str], object]) -> None:
    """Play so many interleavings. Raises AssertionError."""
    with cluster() as started, TemporaryDirectory() as folder:
        refused = interleave(Server(started.url).new(), Path(folder), examples, chance)
    tell(
        f"{examples} interleavings of two owners end as with one;"
        f" who was replaced was refused {refused} times"
    )
