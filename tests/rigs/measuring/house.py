"""The parts of the bot that matches go through, without Discord; persons press when they are told."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path
from random import Random
from typing import Any, Self

from bot.app.host import Host, features
from bot.decks.library import Library
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival, Deliver
from bot.matches.service import Press
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow, OutboxRow, Store
from bot.workers import WorkerPool
from engines.kernel import Deck, Game
from engines.registry import GAMES

GUILD = 1
NAMES = ("Anne", "Ben", "Cleo", "Dan")
SEATS = len(NAMES)


class House:
    """A store, a desk, its clock and its outbox."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.deliver: Deliver = self.discord_takes_it
        self._gate = asyncio.Lock()
        worker_pool = WorkerPool(0)
        library = Library(store, worker_pool, 20)
        self.host = Host(store, time.time, self._deliver, library, Opponents(0))
        features(self.host, store, library, worker_pool, time.time)
        self.match_service, self.sender = self.host.match_service, self.host.sender
        self.challenges = self.host.challenges
        self._interactions = itertools.count(time.time_ns())
        self._chance = Random(1)

    @classmethod
    async def open(cls, database: Path | str, folder: Path | None = None) -> Self:
        """Open the store and take up what it holds, as the bot does at its start; backups have a folder."""
        house = cls(await Store.open(database, folder or Path(database).parent))
        await house.host.start()
        return house

    async def _deliver(self, row: OutboxRow) -> Arrival:
        return await self.deliver(row)

    async def begin(
        self, channel: int, game: Game[Any] | None = None, seats: int = 2, guild: int = GUILD
    ) -> MatchRow:
        """Begin a match between persons, of the first game where none is named."""
        game = game or next(iter(GAMES.values()))
        first, *others = (Person(user, name) for user, name in sitting(channel, seats).items())
        decks: list[Deck] = []
        if game.collection is not None:
            decks = [ready.deck for ready in game.collection.ready_made(()).values()]
        invitation = Invitation(
            game=game, options=game.options(), clock="live", challenger=first, opponents=tuple(others),
            decks=dict(zip(sitting(channel, seats), itertools.cycle(decks), strict=False)), guild_id=guild,
            channel_id=channel, locale="en-GB", seats=seats,
        )  # fmt: skip
        row = await self.challenges.create(invitation, next(self._interactions))
        for other in others:
            press = Press(other.id, guild, next(self._interactions))
            await self.challenges.accept(row.id, press, other, _here)
        return row

    async def press(self, row: MatchRow, _number: int = 0) -> None:
        """Let a person of the match press any answer; on return it is safe on disk."""
        session = await self.match_service.session(row.id)
        if not session.waiting:
            return
        decision = session.match.decisions[0]
        user = session.people.seats[decision.seat].user_id
        assert user is not None
        press = Press(user, GUILD, next(self._interactions))
        await self.match_service.answer(row.id, session.question, decision.any(self._chance), press)

    async def discord_takes_it(self, _: OutboxRow) -> Arrival:
        """Take as long as Discord does, which lets fifty requests a second through."""
        async with self._gate:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.08)
        return Arrival.SENT

    async def close(self) -> None:
        """Stop, as the bot does."""
        await self.host.stop()
        await self.store.close()


def sitting(channel: int, seats: int = 2) -> dict[int, str]:
    """Return who sits at the table of a channel, by user id."""
    return {SEATS * channel + seat: name for seat, name in zip(range(seats), NAMES, strict=False)}


async def _here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False
