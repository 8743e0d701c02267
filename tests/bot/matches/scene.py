"""A desk with its store and a clock that stands still until it is told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from bot.decks.library import Library
from bot.matches.clock import Preset
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Challenges, Invitation, Person
from bot.store import MatchRow, Store
from bot.store.sql import Rows, Statement
from bot.workers import WorkerPool
from engines.kernel import Level
from engines.registry import GAMES

ANNE, BEN, GUILD = 11, 12, 7

_interactions = itertools.count(1)
"""As Discord's ids: never the same again, not even after a restart."""


class Host:
    """What the client puts together, without Discord."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1_800_000_000.0
        self.match_service = MatchService(store, lambda: self.time, self.committed)
        self.challenges = Challenges(store, self.match_service, Library(store, WorkerPool(0), 20))

    def committed(self, session: MatchSession | None) -> None:
        """What happens after each change; nothing, unless a test wants something."""

    def press(self, user: int) -> Press:
        return Press(user, GUILD, next(_interactions))

    async def begin(
        self,
        clock: Preset = "live",
        level: Level | None = None,
        *,
        takebacks: bool = False,
        game_id: str = "dueling_nobles",
    ) -> MatchSession:
        """Let Anne play against Ben, or against the computer; both bring ready-made decks where wanted."""
        game = GAMES[game_id]
        opponents = () if level else (Person(BEN, "Ben"),)
        ready = game.collection.ready_made(()).values() if game.collection is not None else ()
        invitation = Invitation(
            game=game, options=game.options(), clock=clock, challenger=Person(ANNE, "Anne"),
            opponents=opponents, level=level, guild_id=GUILD, channel_id=1, locale="en-GB",
            takebacks=takebacks, decks=dict(zip((ANNE, BEN), (each.deck for each in ready), strict=False)),
        )  # fmt: skip
        row = await self.challenges.create(invitation, self.press(ANNE).interaction_id or 0)
        if level:
            session = await self.challenges.begin(row.id, self.press(ANNE), _here)
        else:
            session = await self.challenges.accept(row.id, self.press(BEN), Person(BEN, "Ben"), _here)
        assert session is not None
        return session

    async def answer(self, session: MatchSession, seed: int = 1) -> MatchSession:
        """Let a person who is asked answer anything."""
        seat = next(seat for seat in session.waiting if session.people.seats[seat].user_id)
        answer = session.match.decision(seat).any(Random(seed))
        return await self.match_service.answer(
            session.id, session.question, answer, self.press(self.user(session, seat))
        )

    @staticmethod
    def user(session: MatchSession, seat: int) -> int:
        return session.people.seats[seat].user_id or 0


class SlowDisk:
    """Holds the writes of a store back, before or after they reach the disk."""

    def __init__(self, store: Store, monkeypatch: Any, *, after: bool = False) -> None:
        self.held, self.go_on = asyncio.Event(), asyncio.Event()
        self.waiting = 0
        """How many writes it holds, or has held."""
        write = store.writer.write

        async def slow(*statements: Statement) -> Rows:
            rows: Rows | Sequence[Any] = await write(*statements) if after else []
            self.waiting += 1
            self.held.set()
            await self.go_on.wait()
            return list(rows) if after else await write(*statements)

        monkeypatch.setattr(store.writer, "write", slow)

    async def holds(self, writes: int) -> None:
        """Wait until it holds so many."""

        async def enough() -> bool:
            return self.waiting >= writes

        await until(enough)


async def until(happened: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> None:
    """Wait for something that comes by itself, however slow the machine is."""
    for _ in range(int(seconds / 0.005)):
        if await happened():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"it has not happened within {seconds:.0f} s")


async def queued(lock: asyncio.Lock, tasks: int = 1) -> None:
    """Wait until so many wait for a lock: before that, they have not come to where they can be in the way."""

    async def all_there() -> bool:
        return len(lock._waiters or ()) >= tasks  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]

    await until(all_there)


async def _here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False
