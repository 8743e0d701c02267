"""Drives tournaments: everything that goes on by itself, by the clock or when a match is over."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeAlias

from bot.backoff import log_failure
from bot.decks.library import Library
from bot.errors import PlayerError
from bot.matches.service import MatchService, Press
from bot.matches.start.appointments import Appointments
from bot.store import MatchStatus, Store, TablePlace, TableRow, TournamentDeadline, TournamentStatus
from bot.store.peers import TOURNAMENT
from bot.store.tournaments.deadlines import EventClock
from bot.tournaments.course.calling import Calling
from bot.tournaments.course.errors import TooFewEntrants, TournamentMoved, TournamentOver
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.leaving import Withdrawals
from bot.tournaments.course.results import Results
from bot.tournaments.course.rounds import RoundService, times
from bot.tournaments.course.signup import SignUp
from bot.tournaments.course.tables import Tables, needed
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork, overrule
from bot.tournaments.messages import Note, NoteKind, Status, TableThread
from bot.workers import WorkerPool

log = logging.getLogger(__name__)

RatedAnew: TypeAlias = Callable[[int, Sequence[int]], Awaitable[None]]
"""Is told of a match that has been given another outcome, with the rank of each of its seats."""
PAIRING = 60.0
"""Seconds that pairing a round may take; 256 entrants take a third of one."""


class TournamentService:
    """Tournament service: sign-up, rounds, tables, results, and what is due without a press."""

    def __init__(
        self,
        store: Store,
        match_service: MatchService,
        library: Library,
        worker_pool: WorkerPool,
        now: Callable[[], float],
        changed: Callable[[int], None] = lambda _: None,
        rated_anew: RatedAnew | None = None,
    ) -> None:
        """Work on this store by this clock; `changed` is told of every tournament that has changed."""
        self.unit_of_work = TournamentUnitOfWork(store, now, changed)
        self.store = store
        self._match_service = match_service
        self._rated_anew = rated_anew
        self.signup = SignUp(self.unit_of_work, library)
        self.rounds = RoundService(self.unit_of_work, worker_pool, PAIRING)
        self.tables = Tables(
            self.unit_of_work, match_service, library, Appointments(store, match_service, library)
        )
        self.results = Results(self.unit_of_work, match_service, self.tables, self.rounds)
        self.leaving = Withdrawals(self.unit_of_work, match_service)
        self.calling = Calling(self.unit_of_work, match_service)

    async def drive(self, tournament_id: int) -> None:
        """Do what is due: begin matches, take results, end the wave. Done again, it does nothing."""
        unit_of_work = self.unit_of_work
        if await self._is_elsewhere(tournament_id):
            return
        try:
            async with unit_of_work.step(tournament_id) as event:
                for step in (self._at_tables, self.rounds.add_tables, self.rounds.reopen):
                    if await step(event):
                        event = await unit_of_work.read(tournament_id)
                await self.rounds.settle(event)
        except TournamentOver:
            event = await unit_of_work.read(tournament_id)
            for table in event.tables:
                if table.table.outcome is None and table.match_status in _GOING_ON and table.match_id:
                    with suppress(PlayerError):  # it has just ended, or cannot be read any more
                        await self._match_service.end(table.match_id, overrule)

    async def _is_elsewhere(self, tournament_id: int) -> bool:
        """Tell whether another process looks after a tournament, which is told of it then."""
        store = self.unit_of_work.store
        part = await store.part_of("tournaments", tournament_id) if store.slot.of > 1 else None
        if part is None or part % store.slot.of == store.slot.number:
            return False
        await store.neighbours.tell(part % store.slot.of, f"{TOURNAMENT} {tournament_id}")
        return True

    async def _at_tables(self, event: Tournament) -> bool:
        """Do what is due at each table; one that fails does not hold the others up."""
        done = False
        for table in event.tables:
            try:
                done |= await self._at_table(event, table)
            except PlayerError as error:  # as it is when a match is put aside: the organiser sees the table
                log_failure(log, error, "table %s of tournament %s", table.place.key, event.row.code)
        return done

    async def _at_table(self, event: Tournament, table: TableRow) -> bool:
        if table.table.outcome is not None:
            return await self.tables.call_off(event, table)
        if table.match_id is None:
            return event.goes_on(table) and await self.tables.begin_if_ready(event, table)
        if table.match_status is MatchStatus.CHALLENGE:
            return await self.tables.seat(event, table, table.match_id)
        if table.match_status in _GOING_ON:
            return await self.leaving.give_up(event, table)
        return await self.results.take(event, table)

    async def enter(
        self,
        place: TablePlace,
        caller: Caller,
        scores: list[int],
        reason: str,
        *,
        keep: bool = False,
        void: bool = False,
    ) -> None:
        """Enter or correct a result, and pair again what was paired by the old one."""
        again = await self.results.enter(place, caller, scores, reason, keep=keep, void=void)
        await self.drive(place.tournament_id)
        await self._rate_anew(place)
        if again:
            event = await self.unit_of_work.read(place.tournament_id)
            await self.rounds.make_next(event.id, None, event.wave + 1)

    async def _rate_anew(self, place: TablePlace) -> None:
        event = await self.unit_of_work.read(place.tournament_id)
        table = event.find(place.stage, place.round, place.table_no)
        outcome = table.table.outcome if table else None
        if self._rated_anew is None or table is None or table.match_id is None or outcome is None:
            return
        ranks = [1 if outcome.winner in (None, seat) else 2 for seat in range(len(table.table.seats))]
        await self._rated_anew(table.match_id, ranks)

    # By the clock

    async def ring(self, deadline: TournamentDeadline) -> None:
        """Deal with a deadline that has fallen; `drive` goes on from there."""
        with suppress(TournamentOver):  # another of the same moment has ended it
            if deadline.kind in (EventClock.CHECK_IN, EventClock.START, EventClock.NEXT):
                await self._ring_for_all(deadline, deadline.kind)
                return
            async with self.unit_of_work.step(deadline.tournament_id) as event:
                await self._ring_at_tables(event, deadline)

    async def _ring_for_all(self, deadline: TournamentDeadline, kind: EventClock) -> None:
        event = await self.unit_of_work.read(deadline.tournament_id)
        if event.due(kind) != deadline.due:
            return  # it was set anew, or has gone
        if kind == EventClock.CHECK_IN:
            if event.status is TournamentStatus.OPEN:
                await self.rounds.open_check_in(event.id, None)
            return
        between = event.status is TournamentStatus.BETWEEN
        if (kind == EventClock.START and event.wave == 0) or (kind == EventClock.NEXT and between):
            try:
                await self.rounds.make_next(event.id, None, event.wave + 1)
            except TooFewEntrants:
                await self.rounds.cancel(event.id, None, "too-few")

    async def _ring_at_tables(self, event: Tournament, deadline: TournamentDeadline) -> None:
        where = deadline.stage, deadline.round
        here = [each for each in event.open if (each.place.stage, each.place.round) == where]
        if deadline.table_no:
            here = [each for each in here if each.place.table_no == deadline.table_no]
            if here and event.due(deadline.kind, here[0]) != deadline.due:
                return
        elif event.due(deadline.kind) != deadline.due:
            return
        for table in here:
            match deadline.kind:
                case EventClock.CALL:
                    await self.tables.call_again(event, table)
                case EventClock.READY:
                    await self.tables.no_show(event, table)
                case EventClock.REMIND:
                    await self._remind(event, table)
                case EventClock.WARN if deadline.table_no or event.due(EventClock.ROUND, table) is None:
                    await self.tables.time_soon(event, table)
                case EventClock.ROUND if deadline.table_no or event.due(EventClock.ROUND, table) is None:
                    await self.tables.time_up(event, table)
                case EventClock.LEAD:
                    await self.tables.lead(event, table)
                case _:
                    pass

    async def _remind(self, event: Tournament, table: TableRow) -> None:
        """Remind those who are not ready at a table, and nobody else."""
        away = [n for n in needed(event, table) if table.ready[table.table.seats.index(n)] is None]
        if table.match_id is None and away:
            note = Note(event.id, NoteKind.REMIND, *table.place.key[1:], facts={"away": away})
            await self.unit_of_work.put(note.to_row())

    # Threads

    async def thread_made(self, tournament_id: int, number: int, channel_id: int) -> None:
        """Keep a thread, or the channel itself where none can be made, and call the table that it serves."""
        await self.store.tournaments.set_thread(tournament_id, number, channel_id)
        event = await self.unit_of_work.read(tournament_id)
        table = next((each for each in event.open if event.seat_number(each) == number), None)
        if table is None:
            return
        if table.match_id is None and table.call is None:
            await self.unit_of_work.put(Note(event.id, NoteKind.TABLE, *table.place.key[1:]).to_row())
        await self._resume(event, table, channel_id)
        await self.drive(tournament_id)

    async def thread_lost(self, channel_id: int) -> None:
        """Have another thread made in place of one that somebody has deleted."""
        found = await self.store.tournaments.thread(channel_id)
        if found is None:
            return
        await self.store.tournaments.forget_thread(channel_id)
        event = await self.unit_of_work.read(found[0])
        for table in event.open:
            if table.call and table.call[0] == channel_id:
                await self.tables.take_call_back(table)
        await self.unit_of_work.put(TableThread(*found, waited_for=True).to_row())
        self.unit_of_work.changed(event.id)

    async def status_lost(self, channel_id: int, messages: Collection[int]) -> None:
        """Have the status message sent anew that somebody has deleted."""
        row = await self.store.tournaments.open_in_channel(channel_id)
        if row is not None and row.status_message_id in messages:
            await self.store.tournaments.set_status_message(row.id, None)
            await self.unit_of_work.put(Status(row.id).to_row())

    async def channel_lost(self, channel_id: int) -> None:
        """Have the status sent, which finds out that its channel is gone, and stops the clocks."""
        row = await self.store.tournaments.open_in_channel(channel_id)
        if row is not None:
            await self.unit_of_work.put(Status(row.id).to_row())

    async def place_refused(self, channel_id: int, gone: bool) -> None:
        """Deal with a thread that takes no message: make another if it is gone, else stop the clocks."""
        if gone:
            await self.thread_lost(channel_id)
        elif (found := await self.store.tournaments.thread(channel_id)) is not None:
            await self.strand(found[0])

    async def strand(self, tournament_id: int) -> None:
        """Stop the clocks of an event that Herald cannot speak in, and let its organisers know."""
        with suppress(TournamentOver, TournamentMoved):  # another message has found out before
            await self.rounds.pause(tournament_id, None, True)

    async def go_on(self, tournament_id: int, caller: Caller) -> None:
        """Let the clocks go on, and the matches that had stopped with them."""
        await self.rounds.pause(tournament_id, caller, False)
        event = await self.unit_of_work.read(tournament_id)
        for table in event.open:
            if (place := event.thread_of(table)) is not None:
                await self._resume(event, table, place)

    async def _resume(self, event: Tournament, table: TableRow, channel_id: int) -> None:
        """Let the match of a table go on in a channel, if it has stopped."""
        if table.match_id is None or table.match_status is not MatchStatus.STRANDED:
            return
        press = Press(event.by_number[table.table.seats[0]].user_id, None)
        with suppress(PlayerError):  # it was put aside, or they have given up
            await self._match_service.resume(
                table.match_id, channel_id, channel_id != event.row.channel_id, press
            )

    async def times_moved(self) -> None:
        """Correct the times that were told, after a standstill."""
        for row in await self.store.tournaments.unfinished():
            event = await self.unit_of_work.read(row.id)
            await self.unit_of_work.put(*self.unit_of_work.shown(event, *times(event)))


_GOING_ON = (MatchStatus.RUNNING, MatchStatus.STRANDED)
