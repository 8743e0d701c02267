"""A hall with a clock that stands still until it is told: the service and its store, without Discord."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.competition.setup import Setup
from bot.decks.library import Library
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Person
from bot.store import ORGANISERS, EntrantRow, GuildPreferences, MatchStatus, NewTournament, Store, TableRow
from bot.store.outbox.messages import read_message
from bot.tournaments.course.event import Next, Tournament
from bot.tournaments.course.service import TournamentService
from bot.tournaments.course.unit_of_work import Caller
from bot.tournaments.messages import Note, Status, TableThread
from bot.tournaments.views.table import CALLING
from bot.workers import WorkerPool
from engines.kernel import Deck

GUILD, CHANNEL, KEEPER, ROLE = 7, 70, 900, 55
THREADS = 10_000
LATER = 300.0
"""Seconds until a thread is tried again that a limit held up."""

_interactions = itertools.count(1)
"""As Discord's ids: never the same again, not even after a restart."""


class Hall:
    """Everything between the store and Discord; what would be posted is kept in `said`."""

    def __init__(self, folder: Path, time: float = 1_800_000_000.0) -> None:
        self.folder = folder
        self.time = time
        self.id = 0
        self.channel = CHANNEL
        self.said: list[Note] = []
        self.threads = True
        """Whether Discord makes threads."""
        self.new_threads = 10_000
        """How many more Discord makes before its limit."""
        self.calls = True
        """Whether calls arrive."""
        self.told_until: dict[int, float] = {}
        """Until when each table was told to be ready."""

    async def open(self) -> Hall:
        self.store = await Store.open(self.folder / "hall.sqlite3", self.folder)
        self.match_service = MatchService(self.store, lambda: self.time)
        worker_pool = WorkerPool(0)
        self.tournament_service = TournamentService(
            self.store,
            self.match_service,
            Library(self.store, worker_pool, 20),
            worker_pool,
            lambda: self.time,
        )
        return self

    async def close(self) -> None:
        await self.store.close()

    async def reopen(self) -> None:
        """Kill the process and start another."""
        await self.close()
        await self.open()

    # People

    def press(self, user: int) -> Press:
        return Press(user, GUILD, next(_interactions))

    @property
    def keeper(self) -> Caller:
        """An organiser by their role."""
        return Caller(self.press(KEEPER), roles=frozenset({ROLE}))

    async def event(self) -> Tournament:
        return await self.tournament_service.unit_of_work.read(self.id)

    async def draft(self, game: str = "dueling_nobles", **setup: Any) -> Tournament:
        """Write a tournament down that nobody knows of yet."""
        made = Setup(**setup)
        new = NewTournament(
            guild_id=GUILD, channel_id=self.channel, name="Thursday", game=game, format=made.format,
            options=made.kept(), creator_id=KEEPER,
        )  # fmt: skip
        row = await self.store.tournaments.create(
            new, self.tournament_service.unit_of_work.act("create", self.keeper)
        )
        self.id = row.id
        await self.store.preferences.set_guild(GUILD, GuildPreferences(settings={ORGANISERS: ROLE}))
        return await self.event()

    async def begin(self, people: int, game: str = "dueling_nobles", **setup: Any) -> Tournament:
        """Announce a tournament, and let so many sign up."""
        await self.draft(game, **setup)
        await self.tournament_service.rounds.announce(self.id, self.keeper)
        for number in range(1, people + 1):
            await self.register(number)
        return await self.event()

    async def register(self, number: int, deck: Deck | None = None) -> EntrantRow:
        press = self.press(1000 + number)
        return await self.tournament_service.signup.register(
            self.id, press, Person(1000 + number, f"P{number}"), deck
        )

    async def next(self) -> Next:
        """Press *Next Round*."""
        event = await self.event()
        came = await self.tournament_service.rounds.make_next(self.id, self.keeper, event.wave + 1)
        await self.settle()
        return came

    async def settle(self) -> None:
        """Deliver what waits, make threads, drive, until nothing is left to be done now."""
        for _ in range(20):
            await self.tournament_service.drive(self.id)
            rows = await self.store.outbox.take(self.time + 30, 2_000)
            for row in rows:
                if await self._deliver(row):
                    await self.store.outbox.done(row)
            if not rows:
                return

    async def _deliver(self, row: Any) -> bool:
        """Deliver a message; False for one that is tried again later."""
        if row.match_id is not None:
            return True
        outbox_message = read_message(row)
        match outbox_message:
            case TableThread(tournament, number):
                if self.new_threads == 0:
                    await self.store.outbox.retry(row, self.time + LATER)
                    return False
                self.new_threads -= 1
                place = THREADS + number if self.threads else self.channel
                await self.tournament_service.thread_made(tournament, number, place)
            case Note():
                self.said.append(outbox_message)
                if outbox_message.what in CALLING and self.calls:
                    await self._call(outbox_message)
            case Status():
                pass
            case _:
                raise AssertionError(outbox_message)
        return True

    async def _call(self, note: Note) -> None:
        """Deliver a call, as Discord does."""
        event, tables = await self.event(), self.tournament_service.tables
        table = event.find(note.stage, note.round, note.table)
        if table is None or event.row.paused or table.match_id is not None or table.table.outcome is not None:
            return
        where = event.thread_of(table) or self.channel
        until = tables.ready_until(event, table)
        self.told_until[note.table] = until
        table = await tables.sealed(event, table)
        await tables.called(table, (where, next(_interactions)), until)

    async def advance(self, minutes: float) -> None:
        """Let time pass, and ring what falls."""
        end = self.time + minutes * 60
        while True:
            due = await self.store.tournament_deadlines.next_due()
            if due is None or due > end:
                break
            self.time = max(self.time, due)
            for deadline in await self.store.tournament_deadlines.due(self.time):
                await self.tournament_service.ring(deadline)
                await self.store.tournament_deadlines.drop(deadline)
            await self.settle()
        self.time = end
        await self.settle()

    # Tables

    async def ready(self, table: TableRow, numbers: Iterable[int] | None = None) -> None:
        event = await self.event()
        for number in table.table.seats if numbers is None else numbers:
            user = event.by_number[number].user_id
            await self.tournament_service.tables.ready(table.place, self.press(user))

    async def session(self, table: TableRow) -> MatchSession:
        event = await self.event()
        found = event.find(*table.place.key[1:])
        assert found is not None
        assert found.match_id is not None
        return await self.match_service.session(found.match_id)

    async def lose(self, table: TableRow, *losers: int) -> None:
        """Let entrants concede the match at a table."""
        event = await self.event()
        session = await self.session(table)
        for number in losers:
            await self.match_service.concede(session.id, self.press(event.by_number[number].user_id))

    async def play(self, stronger: Callable[[int], float] = lambda n: -n) -> None:
        """Let all be ready at the open tables, and the weaker concede."""
        event = await self.event()
        for table in event.open:
            await self.ready(table, [n for n in needed(event, table) if self._waits(table, n)])
        await self.settle()
        event = await self.event()
        for table in event.open:
            assert table.match_status is MatchStatus.RUNNING, table
            weak = sorted(needed(event, table), key=stronger)[:-1]
            await self.lose(table, *weak)
        await self.settle()

    @staticmethod
    def _waits(table: TableRow, number: int) -> bool:
        return table.match_id is None and table.ready[table.table.seats.index(number)] is None

    async def play_all(self, stronger: Callable[[int], float] = lambda n: -n) -> Tournament:
        """Play round after round to the end."""
        for _ in range(60):
            if await self.next() is Next.END:
                return await self.event()
            await self.play(stronger)
        raise AssertionError("it does not end")

    def places(self, event: Tournament) -> list[str]:
        return ["".join(str(n) for n in group) for group in event.ranking]


def needed(event: Tournament, table: TableRow) -> list[int]:
    return [n for n in table.table.seats if n not in event.gone]


async def entered(hall: Hall, table: Any, *scores: int, **how: Any) -> None:
    await hall.tournament_service.enter(table.place, hall.keeper, list(scores), "slip of the pen", **how)
    await hall.settle()
