"""A desk with its store and a clock that stands still until it is told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from bot.decks.library import Library
from bot.matches.beginning.challenges import Challenges, Invitation, Person
from bot.matches.clock import Preset
from bot.matches.desk import Desk, Press
from bot.matches.live import Live
from bot.store import MatchRow, Store
from bot.store.sql import Rows, Statement
from bot.workers import Crew
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
        self.desk = Desk(store, lambda: self.time, self.committed)
        self.challenges = Challenges(store, self.desk, Library(store, Crew(0), 20))

    def committed(self, live: Live | None) -> None:
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
    ) -> Live:
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
            live = await self.challenges.begin(row.id, self.press(ANNE), _here)
        else:
            live = await self.challenges.accept(row.id, self.press(BEN), Person(BEN, "Ben"), _here)
        assert live is not None
        return live

    async def answer(self, live: Live, seed: int = 1) -> Live:
        """Let a person who is asked answer anything."""
        seat = next(seat for seat in live.waiting if live.people.seats[seat].user_id)
        answer = live.match.decision(seat).any(Random(seed))
        return await self.desk.answer(live.id, live.question, answer, self.press(self.user(live, seat)))

    @staticmethod
    def user(live: Live, seat: int) -> int:
        return live.people.seats[seat].user_id or 0


class SlowDisk:
    """Holds the writes of a store back, before or after they reach the disk."""

    def __init__(self, store: Store, monkeypatch: Any, *, after: bool = False) -> None:
        self.held, self.go_on = asyncio.Event(), asyncio.Event()
        write = store.writer.write

        async def slow(*statements: Statement) -> Rows:
            rows: Rows | Sequence[Any] = await write(*statements) if after else []
            self.held.set()
            await self.go_on.wait()
            return list(rows) if after else await write(*statements)

        monkeypatch.setattr(store.writer, "write", slow)


async def until(happened: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> None:
    """Wait for something that comes by itself, however slow the machine is."""
    for _ in range(int(seconds / 0.005)):
        if await happened():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"it has not happened within {seconds:.0f} s")


async def _here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False
