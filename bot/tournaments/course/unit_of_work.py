"""What all steps of a tournament share: one step at a time, who may do it, how it is written and shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator, Iterable
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.errors import AlreadyAnswered
from bot.matches.service import Press
from bot.store import ORGANISERS, OVER, AlreadyDone, AuditEntry, Changed, Message, Store, TournamentRow
from bot.tournaments.course.errors import NoSuchTournament, NotOrganiser, TournamentMoved, TournamentOver
from bot.tournaments.course.event import Tournament, read
from bot.tournaments.messages import Note, Status, TableThread, paced
from engines.kernel import Match


@dataclass(frozen=True, slots=True)
class Caller:
    """Who presses, and what makes them an organiser."""

    press: Press
    roles: frozenset[int] = frozenset()
    manages: bool = False
    """Whether they may manage the server."""

    @property
    def user_id(self) -> int:
        """Discord's id."""
        return self.press.user_id

    def organises(self, role_id: int | None, row: TournamentRow | None = None) -> bool:
        """Tell whether they organise: by the server's role, who manages it, of a tournament its creator."""
        made_it = row is not None and row.creator_id == self.user_id
        return self.manages or made_it or role_id in self.roles


class TournamentUnitOfWork:
    """Unit of work for tournaments: a lock per event, permissions, log and outbox. One per process."""

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        """Work on this store by this clock; `changed` is told of every tournament that has changed."""
        self.store = store
        self.now = now
        self.changed = changed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def read(self, tournament_id: int, guild_id: int | None = None) -> Tournament:
        """Return an event as it stands. Raises NoSuchTournament, also for other servers'."""
        event = await read(self.store, tournament_id)
        if guild_id is not None and event.row.guild_id != guild_id:
            raise NoSuchTournament
        return event

    @asynccontextmanager
    async def step(
        self, tournament_id: int, by: Caller | Press | None = None, *, corrects: bool = False
    ) -> AsyncGenerator[Tournament]:
        """Hold a tournament while a step of it is written: one at a time.

        A caller must be an organiser of it; a press is anybody's. What `corrects` may come for a time after
        the end. Raises NoSuchTournament, NotOrganiser, TournamentOver; AlreadyAnswered for an interaction
        that has done something before.
        """
        press = by.press if isinstance(by, Caller) else by
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            event = await self.read(tournament_id, press.guild_id if press else None)
            if isinstance(by, Caller):
                await self.check(by, event.row)
            if event.status in OVER and not (corrects and event.is_correctable(self.now())):
                raise TournamentOver
            with once():
                yield event
        if by is not None:  # what the clock does is done within a look at the tournament
            self.changed(tournament_id)

    async def role(self, guild_id: int) -> int | None:
        """Return the role of a server's organisers as it is now; it may have been deleted since."""
        return (await self.store.preferences.guild(guild_id)).settings.get(ORGANISERS)

    async def check(self, caller: Caller, row: TournamentRow) -> None:
        """Refuse who does not organise a tournament. Raises NotOrganiser."""
        if not caller.organises(await self.role(row.guild_id), row):
            raise NotOrganiser

    def act(self, verb: str, by: Caller | Press | None, **facts: Any) -> AuditEntry:
        """Return a line of the log; nobody is the clock."""
        press = by.press if isinstance(by, Caller) else by
        return AuditEntry(
            verb=verb,
            by=press.user_id if press else None,
            facts=facts,
            interaction_id=press.interaction_id if press else None,
            at=self.now(),
        )

    def shown(
        self, event: Tournament, *outbox_messages: Note | TableThread, at_once: bool = False
    ) -> list[Message]:
        """Return what is to be posted, and that the status is to be shown anew."""
        status = replace(Status(event.id).to_row(), not_before=0.0 if at_once else paced(self.now()))
        return [status, *(each.to_row() for each in outbox_messages)]

    async def put(self, *messages: Message) -> None:
        """Put messages into the outbox."""
        await self.store.outbox.put(self.now(), *messages)


@contextmanager
def once() -> Generator[None]:
    """Say in the person's words that somebody, or they themselves, has been quicker."""
    try:
        yield
    except AlreadyDone as error:
        raise AlreadyAnswered from error
    except Changed as error:
        raise TournamentMoved from error


def missing_threads(event: Tournament, tables: int) -> Iterable[TableThread]:
    """Return the threads to be made so that so many tables have one each."""
    return (TableThread(event.id, n) for n in range(1, tables + 1) if n not in event.threads)


def overrule(match: Match[Any]) -> None:
    """End a match without a result of its own: its organisers have decided, or ended the event."""
    match.call_off("overrule")
