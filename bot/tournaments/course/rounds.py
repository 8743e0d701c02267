"""The event's course: announced, started, round after round, undone, paused, ended. Each step once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.competition import brackets
from bot.competition.cut import Seeding
from bot.competition.setup import Setup
from bot.competition.state import Format
from bot.errors import OutOfOrder
from bot.store import (
    EntrantRow,
    EntrantStatus,
    Follows,
    LeaderboardKey,
    Message,
    TableRow,
    TournamentDeadline,
    TournamentStatus,
)
from bot.store.tournaments.deadlines import EventClock
from bot.tournaments.course.errors import (
    NoCheckIn,
    RoundExists,
    RoundOpen,
    RoundPlayed,
    SetupContradicts,
    TooFewEntrants,
    TournamentBegun,
    TournamentMoved,
    TournamentPaused,
)
from bot.tournaments.course.event import Next, Stage, Tournament
from bot.tournaments.course.lots import lots
from bot.tournaments.course.pairing import Wave, bracket_wave, paired, seeds_of, work_of
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork, missing_threads
from bot.tournaments.messages import Note, NoteKind
from bot.workers import WorkerPool, WorkerTimeout

WAVE_CLOCKS = (*EventClock,)[2:]
"""Those of one round and its tables."""
LAST_MINUTES = timedelta(minutes=5).total_seconds()
"""Before the end of a round its tables are warned; a match that begins later has so much of its own."""
CALL_AGAIN = timedelta(minutes=5).total_seconds()
"""How long a call may take to arrive; then it is tried elsewhere. No clock of a table runs before it."""
_MINUTE = timedelta(minutes=1).total_seconds()


class RoundService:
    """Takes an event from one state to the next."""

    def __init__(self, unit_of_work: TournamentUnitOfWork, worker_pool: WorkerPool, seconds: float) -> None:
        """Pair with this crew, and end what takes longer than so many seconds."""
        self._unit_of_work = unit_of_work
        self._worker_pool = worker_pool
        self._seconds = seconds

    async def configure(self, seen: Tournament, caller: Caller, name: str, game: str, setup: Setup) -> None:
        """Change what is played, from what was seen, as long as nobody could have entered for something else.

        Raises TournamentBegun, or TournamentMoved where another choice has been quicker.
        """
        async with self._unit_of_work.step(seen.id, caller) as event:
            if event.status is not TournamentStatus.DRAFT:
                raise TournamentBegun
            act = self._unit_of_work.act("configure", caller)
            await self._unit_of_work.store.tournaments.configure(
                seen.row, act, name=name, game=game, format=setup.format, options=setup.kept()
            )

    async def announce(self, tournament_id: int, caller: Caller) -> None:
        """Open a tournament for registration. Raises SetupContradicts with the first contradiction."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.status is not TournamentStatus.DRAFT:
                raise TournamentBegun
            for fault in event.faults(self._unit_of_work.now()):
                raise SetupContradicts(problem=fault)
            follows = Follows(deadlines=_starts(event), outbox=self._unit_of_work.shown(event, at_once=True))
            act = self._unit_of_work.act("announce", caller)
            await self._unit_of_work.store.tournaments.advance(event.row, TournamentStatus.OPEN, act, follows)

    async def open_check_in(self, tournament_id: int, caller: Caller | None) -> None:
        """Ask all to say that they are there; who has not said so is called once. Raises NoCheckIn."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.status is not TournamentStatus.OPEN:
                raise NoCheckIn
            follows = Follows(
                stopped=[EventClock.CHECK_IN],
                outbox=self._unit_of_work.shown(event, Note(event.id, NoteKind.CHECK_IN)),
            )
            act = self._unit_of_work.act("check_in", caller)
            await self._unit_of_work.store.tournaments.advance(
                event.row, TournamentStatus.CHECK_IN, act, follows
            )

    async def make_next(self, tournament_id: int, caller: Caller | None, wave: int) -> Next:
        """Start the event, make the next round, or end it: whatever comes as this wave.

        Raises RoundExists when the wave was made a moment before, RoundOpen, TooFewEntrants or
        TournamentPaused.
        """
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.wave >= wave:
                raise RoundExists(round=event.wave)
            if event.wave + 1 < wave or event.status is TournamentStatus.DRAFT:
                raise TournamentMoved
            if event.row.paused:
                raise TournamentPaused
            if event.open:
                raise RoundOpen(tables=", ".join(str(each.place.table_no) for each in event.open))
            if event.next is Next.END and event.wave:
                await self._finish(event, caller)
                return Next.END
            absent = _absent(event)
            await self._make(without(event, absent), caller, absent)
            return event.next

    async def _make(
        self, event: Tournament, caller: Caller | None, absent: Sequence[EntrantRow] = ()
    ) -> None:
        least = 3 if event.setup.format is Format.PODS else 2
        if not event.wave and len(event.here) < least:
            raise TooFewEntrants(least=least)
        event = replace(event, row=replace(event.row, lots=lots(event)))
        seeds: Sequence[int] | None = None
        if event.next is Next.ROUND:
            wave: Wave = {(Stage.ROUNDS, len(event.played) + 1): await self._pair(event)}
        else:
            seeds = seeds_of(event, await self._rated(event))
            build = brackets.double if event.setup.format is Format.DOUBLE else brackets.single
            wave = bracket_wave(event, build(seeds))
        number = event.wave + 1
        act = self._unit_of_work.act("round", caller, wave=number)
        follows = Follows(
            stopped=[EventClock.START, EventClock.CHECK_IN, *WAVE_CLOCKS],
            deadlines=self._clocks(event, wave),
            outbox=self._called(event, number, wave),
        )
        await self._unit_of_work.store.rounds.make(
            event.row, number, wave, act, follows, seeds=seeds, absent=absent
        )

    async def _rated(self, event: Tournament) -> list[int]:
        """Return the rated entrants, as the server's list has them, where that decides the seeds."""
        if event.row.seeds is not None or event.next is Next.CUT or event.setup.seeding is not Seeding.RATING:
            return []
        board = LeaderboardKey.of_guild(event.row.guild_id, event.row.game)
        numbers = {each.user_id: each.number for each in event.here}
        ordered = await self._unit_of_work.store.leaderboards.order(
            board, self._unit_of_work.now(), numbers.keys()
        )
        return [numbers[user] for user in ordered]

    async def _pair(self, event: Tournament) -> dict[int, brackets.TournamentTable]:
        """Pair in a worker: 256 entrants take it a third of a second."""
        apart = await self._unit_of_work.store.blocks.apart([each.user_id for each in event.here])
        try:
            made = await self._worker_pool.do(
                self._seconds, event.row.guild_id, paired, work_of(event, apart)
            )
        except WorkerTimeout as error:
            raise OutOfOrder from error
        return dict(enumerate(made, 1))

    def _clocks(self, event: Tournament, wave: Wave) -> list[TournamentDeadline]:
        """Return when who has not been called by then is called elsewhere, and how long the round lasts.

        The time to be ready runs from the call.
        """
        now, times = self._unit_of_work.now(), event.setup.times
        clocks: list[TournamentDeadline] = []
        for (stage, number), tables in wave.items():
            clock = partial(
                TournamentDeadline, tournament_id=event.id, stage=stage, round=number, credited=True
            )
            for table_no, table in tables.items():
                if table.outcome is None:
                    clocks.append(clock(kind=EventClock.CALL, table_no=table_no, due=now + CALL_AGAIN))
            if times.round:
                ends = now + times.round * _MINUTE
                clocks.append(clock(kind=EventClock.ROUND, due=ends))
                if ends - LAST_MINUTES > now:
                    clocks.append(clock(kind=EventClock.WARN, due=ends - LAST_MINUTES))
        return clocks

    def _called(self, event: Tournament, number: int, wave: Wave) -> list[Message]:
        """Return the pairings for all, and a call to each table, or first the thread that it lacks."""
        made = [
            (stage, round, no)
            for (stage, round), tables in wave.items()
            for no, table in tables.items()
            if len(table.seats) > 1
        ]
        calls = [
            Note(event.id, NoteKind.TABLE, *place)
            for thread, place in enumerate(made, 1)
            if thread in event.threads
        ]
        threads = missing_threads(event, len(made))
        return self._unit_of_work.shown(
            event, Note(event.id, NoteKind.PAIRINGS, round=number), *calls, *threads
        )

    async def add_tables(self, event: Tournament) -> bool:
        """Make the tables that a correction has opened in a round of a bracket that is being played."""
        if event.bracket is None:
            return False
        made = {(each.stage, each.number) for each in event.rounds}
        known = bracket_wave(event, event.bracket)
        wave = {where: tables for where, tables in known.items() if where in made}
        if not wave:
            return False
        act = self._unit_of_work.act("tables", None, wave=event.wave)
        follows = Follows(deadlines=self._clocks(event, wave), outbox=self._called(event, event.wave, wave))
        await self._unit_of_work.store.rounds.make(event.row, event.wave, wave, act, follows)
        return True

    async def undo(self, tournament_id: int, caller: Caller, wave: int) -> None:
        """Take the last wave, which is this one, back as long as nobody has played.

        Raises RoundPlayed, or TournamentMoved when another is the last.
        """
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.wave != wave:
                raise TournamentMoved
            await self.take_back(event, caller)

    async def take_back(self, event: Tournament, caller: Caller | None) -> None:
        """Take the last wave back, within a step. Raises RoundPlayed."""
        if not not_begun(event):
            raise RoundPlayed
        back = TournamentStatus.BETWEEN
        if event.wave == 1:
            checked = any(each.status is EntrantStatus.CHECKED_IN for each in event.here)
            back = TournamentStatus.CHECK_IN if checked else TournamentStatus.OPEN
        first = min((each.wave for each in event.rounds if each.stage != Stage.ROUNDS), default=0)
        follows = Follows(
            stopped=WAVE_CLOCKS,
            outbox=self._unit_of_work.shown(event, Note(event.id, NoteKind.UNDONE, round=event.wave)),
        )
        act = self._unit_of_work.act("undo", caller, wave=event.wave)
        await self._unit_of_work.store.rounds.undo(
            event.row, back, act, follows, keep_seeds=event.wave != first
        )

    async def settle(self, event: Tournament) -> bool:
        """Note that a wave is over, once its last table is, and when the next comes; within a step."""
        if event.open or not event.wave:
            return False
        act = self._unit_of_work.act("between", None, wave=event.wave)
        next_wave: list[TournamentDeadline] = []
        if event.setup.by_clock and event.due(EventClock.NEXT) is None:
            due = self._unit_of_work.now() + event.setup.times.between * _MINUTE
            next_wave = [
                TournamentDeadline(tournament_id=event.id, kind=EventClock.NEXT, due=due, credited=True)
            ]
        if event.status is TournamentStatus.BETWEEN:
            if next_wave:  # a correction has taken the next one back
                await self._unit_of_work.store.tournament_deadlines.put(*next_wave)
            return False
        note = Note(event.id, NoteKind.STANDINGS, round=event.wave)
        follows = Follows(
            stopped=WAVE_CLOCKS, deadlines=next_wave, outbox=self._unit_of_work.shown(event, note)
        )
        await self._unit_of_work.store.tournaments.advance(event.row, TournamentStatus.BETWEEN, act, follows)
        return True

    async def reopen(self, event: Tournament) -> bool:
        """Go back into a wave in which a correction has opened tables again; within a step."""
        if event.status is not TournamentStatus.BETWEEN or not event.open:
            return False
        follows = Follows(stopped=[EventClock.NEXT], outbox=self._unit_of_work.shown(event))
        act = self._unit_of_work.act("reopen", None, wave=event.wave)
        await self._unit_of_work.store.tournaments.advance(event.row, TournamentStatus.LIVE, act, follows)
        return True

    async def pause(self, tournament_id: int, caller: Caller | None, paused: bool) -> None:
        """Stop the clocks, or let them go on with what they had left. Raises TournamentMoved."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            stood = 0.0
            if not paused:
                log = await self._unit_of_work.store.tournaments.log(event.id)
                began = next(
                    (each.at for each in reversed(log) if each.verb == "pause"), self._unit_of_work.now()
                )
                stood = max(0.0, self._unit_of_work.now() - began)
            act = self._unit_of_work.act("pause" if paused else "resume", caller)
            notes = [*times(event), *([] if paused else uncalled(event))]
            if paused and caller is None:
                notes += [Note(event.id, NoteKind.STRANDED), Note(event.id, NoteKind.HELD)]
            follows = Follows(outbox=self._unit_of_work.shown(event, *notes, at_once=True))
            await self._unit_of_work.store.tournaments.pause(event.row, paused, act, follows, stood=stood)

    async def end(self, tournament_id: int, caller: Caller) -> None:
        """End the event with what has been played. Raises RoundOpen; before the start TooFewEntrants."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.open:
                raise RoundOpen(tables=", ".join(str(each.place.table_no) for each in event.open))
            if not event.wave:
                raise TooFewEntrants(least=2)
            await self._finish(event, caller)

    async def _finish(self, event: Tournament, caller: Caller | None) -> None:
        follows = Follows(
            stopped=[EventClock.START, EventClock.CHECK_IN, *WAVE_CLOCKS],
            outbox=self._unit_of_work.shown(event, Note(event.id, NoteKind.FINAL), at_once=True),
        )
        act = self._unit_of_work.act("finish", caller)
        await self._unit_of_work.store.tournaments.advance(event.row, TournamentStatus.FINISHED, act, follows)

    async def cancel(self, tournament_id: int, caller: Caller | None, reason: str) -> None:
        """Call the event off; matches that go on are nobody's any more."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            told = [] if event.status is TournamentStatus.DRAFT else [
                *self._unit_of_work.shown(event, at_once=True),
                Note(event.id, NoteKind.CANCELLED, facts={"reason": reason}).to_row(),
            ]  # fmt: skip
            follows = Follows(stopped=[EventClock.START, EventClock.CHECK_IN, *WAVE_CLOCKS], outbox=told)
            act = self._unit_of_work.act("cancel", caller, reason=reason)
            await self._unit_of_work.store.tournaments.advance(
                event.row, TournamentStatus.CANCELLED, act, follows
            )

    async def move(self, tournament_id: int, caller: Caller, channel_id: int) -> None:
        """Go on in another channel, with threads of its own."""
        async with self._unit_of_work.step(tournament_id, caller) as event:
            if event.row.channel_id == channel_id:
                return
            tables = sum(len(each.table.seats) > 1 for each in event.current)
            elsewhere = replace(event, threads={})
            threads = missing_threads(elsewhere, tables)
            follows = Follows(outbox=self._unit_of_work.shown(event, *threads, at_once=True))
            act = self._unit_of_work.act("move", caller, channel=channel_id)
            await self._unit_of_work.store.tournaments.move(event.row, channel_id, act, follows)


def not_begun(event: Tournament) -> bool:
    """Tell whether the last wave can still be taken back."""
    free = ("bye", "walkover")
    played = [each for each in event.current if each.table.outcome and each.table.outcome.source not in free]
    begun = any(each.match_id is not None for each in event.current)
    made = event.status in (TournamentStatus.MADE, TournamentStatus.BETWEEN)
    return bool(event.wave) and made and not begun and not played


def table_clock(table: TableRow, kind: EventClock, due: float) -> TournamentDeadline:
    """Return a clock of one table."""
    tournament, stage, round, table_no = table.place.key
    return TournamentDeadline(
        tournament_id=tournament, kind=kind, stage=stage, round=round, table_no=table_no, due=due,
        credited=True,
    )  # fmt: skip


def times(event: Tournament) -> list[Note]:
    """Return what corrects the times that the tables have been told."""
    return [Note(event.id, NoteKind.TIMES, *each.place.key[1:]) for each in event.open if each.call]


def uncalled(event: Tournament) -> list[Note]:
    """Return the calls of tables that wait for theirs."""
    waits = (each for each in event.open if each.call is None and each.match_id is None)
    return [Note(event.id, NoteKind.TABLE, *each.place.key[1:]) for each in waits]


def _starts(event: Tournament) -> list[TournamentDeadline]:
    """Return when check-in opens and the event begins, where that is known."""
    start = event.setup.start
    if start is None:
        return []
    dues = [TournamentDeadline(tournament_id=event.id, kind=EventClock.START, due=start)]
    if event.setup.times.check_in:
        opens = start - event.setup.times.check_in * _MINUTE
        dues.append(TournamentDeadline(tournament_id=event.id, kind=EventClock.CHECK_IN, due=opens))
    return dues


def _absent(event: Tournament) -> list[EntrantRow]:
    """Return who has not checked in, as having left before the first round."""
    if event.status is not TournamentStatus.CHECK_IN:
        return []
    away = [each for each in event.here if each.status is not EntrantStatus.CHECKED_IN]
    return [replace(each, status=EntrantStatus.DROPPED, left_round=0) for each in away]


def without(event: Tournament, absent: Sequence[EntrantRow]) -> Tournament:
    """Return the event as it is when these have left."""
    if not absent:
        return event
    left = {each.number: each for each in absent}
    return replace(event, entrants=tuple(left.get(each.number, each) for each in event.entrants))
