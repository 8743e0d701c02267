"""At the tables: who is ready, the match that begins, who has not come, extra time."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.competition.state import Outcome, Score, SeatSource, given
from bot.decks.library import Library
from bot.errors import (
    ChallengeOver,
    DeckRefused,
    DecksClash,
    NoSuchMatch,
    NotRunning,
    OutOfOrder,
    PlayerError,
)
from bot.matches.service import MatchService, Press
from bot.matches.start.appointments import Appointment, Appointments
from bot.matches.start.seating import promised
from bot.store import (
    AlreadyDone,
    Changed,
    EntrantRow,
    EntrantStatus,
    Follows,
    MatchRow,
    MatchStatus,
    SeatRow,
    TablePlace,
    TableRow,
    TournamentDeadline,
)
from bot.store.matches.matches import new_code
from bot.store.tournaments.deadlines import EventClock
from bot.store.tournaments.rounds import begin_statements
from bot.tournaments.course.errors import (
    AlreadyReady,
    DeckWanted,
    NoSuchTable,
    NotYourTable,
    TableBegun,
    TableOver,
    TournamentPaused,
)
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.course.rounds import (
    CALL_AGAIN,
    LAST_MINUTES,
    table_clock,
)
from bot.tournaments.course.signup import entered, is_legal, wants_deck
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork, overrule
from bot.tournaments.messages import Note, NoteKind, TableThread
from engines.kernel import Match, new_seed

log = logging.getLogger(__name__)

_MINUTE = 60.0
_REMIND_AT = 0.5
"""The part of the time to be ready after which who is not is reminded."""
_LOOK_AGAIN = 60.0
"""Seconds between two looks at a table whose time is up, and which could not be ended."""


class Tables:
    """Lets matches begin, by the same door as `/play`."""

    def __init__(
        self,
        unit_of_work: TournamentUnitOfWork,
        match_service: MatchService,
        library: Library,
        appointments: Appointments,
    ) -> None:
        self._unit_of_work = unit_of_work
        self._match_service = match_service
        self._library = library
        self._appointments = appointments

    async def ready(self, place: TablePlace, press: Press) -> TableRow:
        """Note that somebody is ready; when all are, their match begins.

        Raises NoSuchTable, NotYourTable, TableOver, TableBegun, AlreadyReady, DeckWanted, TournamentPaused.
        """
        async with self._unit_of_work.step(place.tournament_id, press) as event:
            table = table_at(event, place)
            entrant = event.of_user(press.user_id)
            if entrant is None or entrant.number not in needed(event, table):
                raise NotYourTable
            if table.table.outcome is not None:
                raise TableOver
            if table.match_id is not None:
                raise TableBegun
            if event.row.paused:
                raise TournamentPaused
            seat = table.table.seats.index(entrant.number)
            if table.ready[seat] is not None:
                raise AlreadyReady
            if wants_deck(event) and entrant.deck is None:
                raise DeckWanted
            await self._unit_of_work.store.rounds.set_ready(place, entrant.number, press.interaction_id or 0)
            return table

    async def call(self, tournament_id: int, press: Press) -> Tournament:
        """Call the table of somebody whom no call has reached yet, where that can be. Raises NotEntered."""
        async with self._unit_of_work.step(tournament_id, press) as event:
            table = event.table_of(entered(event, press.user_id).number)
            if table is not None:
                await self.call_again(event, table)
            return event

    async def call_again(self, event: Tournament, table: TableRow) -> None:
        """Call a table that waits for its call, in the channel where it has no thread; within a step."""
        if table.call or table.match_id is not None or table.table.outcome is not None or event.row.paused:
            return
        note = Note(event.id, NoteKind.TABLE, *table.place.key[1:]).to_row()
        clock = table_clock(table, EventClock.CALL, self._unit_of_work.now() + CALL_AGAIN)
        await self._unit_of_work.store.tournament_deadlines.put(clock)
        await self._unit_of_work.put(note, *(each.to_row() for each in self._thread_for(event, table)))

    @staticmethod
    def _thread_for(event: Tournament, table: TableRow) -> list[TableThread]:
        number = event.seat_number(table)
        return [] if number in event.threads else [TableThread(event.id, number, waited_for=True)]

    async def sealed(self, event: Tournament, table: TableRow) -> TableRow:
        """Return a table with the dice that its call shows sealed: drawn once, however often it is called.

        They are drawn anew only where they could not be thrown any more, as after a change of the rules.
        Raises Changed where it plays.
        """
        if _still_hold(event, table):
            return table
        options = event.setup.match_options(event.game).model_dump(mode="json")
        sealed = promised(event.game, new_seed(), new_code(), options)
        await self._unit_of_work.store.rounds.seal(table.place, sealed)
        return replace(table, sealed=sealed)

    def ready_until(self, event: Tournament, table: TableRow) -> float:
        """Return until when the players of a table must be ready that is called now."""
        later = self._unit_of_work.now() + event.setup.times.ready * _MINUTE
        return max(later, event.due(EventClock.READY, table) or 0.0)

    async def called(self, table: TableRow, call: tuple[int, int], until: float) -> None:
        """Let the time to be ready run, which this message has told; not before."""
        now = self._unit_of_work.now()
        remind = now + (until - now) * _REMIND_AT
        clocks = [table_clock(table, EventClock.READY, until), table_clock(table, EventClock.REMIND, remind)]
        with suppress(Changed):  # they have begun already
            await self._unit_of_work.store.rounds.called(table.place, call, clocks)
        self._unit_of_work.changed(table.place.tournament_id)

    async def take_call_back(self, table: TableRow) -> None:
        """Let no time run to be ready: the message that called the table is gone."""
        clock = table_clock(table, EventClock.CALL, self._unit_of_work.now() + CALL_AGAIN)
        with suppress(Changed):  # they play
            await self._unit_of_work.store.rounds.call_lost(table.place, clock)

    async def begin_if_ready(self, event: Tournament, table: TableRow) -> bool:
        """Begin the match of a table at which all are ready, once it has a thread; within a step."""
        if table.match_id is not None or table.table.outcome is not None or event.row.paused:
            return False
        if not all(table.ready[table.table.seats.index(each)] for each in needed(event, table)):
            return False
        return await self.begin(event, table, needed(event, table))

    async def begin(self, event: Tournament, table: TableRow, players: list[int]) -> bool:
        """Begin the match of a table with these; False while it has no thread. Within a step."""
        where = event.thread_of(table)
        if where is None:
            await self._unit_of_work.put(*(each.to_row() for each in self._thread_for(event, table)))
            return False
        if table.call is None or not _still_hold(event, table):
            await self._call_first(event, table)
            return False
        seats = tuple(
            _seat(event.by_number[number], index, table.ready[table.table.seats.index(number)])
            for index, number in enumerate(players)
        )
        new = Appointment(
            game=event.game,
            options=event.setup.match_options(event.game),
            clock=event.setup.pace,
            seats=seats,
            guild_id=event.row.guild_id,
            place=(where, where != event.row.channel_id),
            locale=event.row.locale,
            sealed=table.sealed,
        )
        now = self._unit_of_work.now()
        try:
            late = self._begun_late(event, table)
            row = await self._appointments.make(
                new, lambda code: begin_statements(table.place, code, now, late)
            )
        except Changed:
            return False  # it has been begun meanwhile
        except AlreadyDone:  # one code in 64 million is drawn twice
            await self._unit_of_work.store.rounds.seal(table.place, None)
            await self._call_first(event, replace(table, sealed=None))
            return False
        await self._unit_of_work.put(*self._unit_of_work.shown(event))
        return await self.seat(event, table, row.id)

    async def _call_first(self, event: Tournament, table: TableRow) -> None:
        """Have a table called whose players do not know its sealed dice yet; then it can begin."""
        if event.due(EventClock.CALL, table) is None:
            await self.take_call_back(table)

    def _begun_late(self, event: Tournament, table: TableRow) -> Follows:
        """Return what gives a match that begins near the end of its round some time, and says so."""
        ends = event.due(EventClock.ROUND, table) or event.due(EventClock.ROUND)
        least = self._unit_of_work.now() + LAST_MINUTES
        if ends is None or ends >= least:
            return Follows()
        kinds = (NoteKind.TIME_SOON, NoteKind.TIMES)
        notes = [Note(event.id, kind, *table.place.key[1:]).to_row() for kind in kinds]
        return Follows(deadlines=[table_clock(table, EventClock.ROUND, least)], outbox=notes)

    async def time_soon(self, event: Tournament, table: TableRow) -> None:
        """Warn a table that plays of the end of its round."""
        if table.match_id is not None:
            note = Note(event.id, NoteKind.TIME_SOON, *table.place.key[1:]).to_row()
            await self._unit_of_work.put(note)

    async def seat(self, event: Tournament, table: TableRow, match_id: int) -> bool:
        """Let a match begin that was written down; a kill may have come between the two. Within a step."""
        row = await self._unit_of_work.store.matches.get(match_id)
        if row is None or row.status is not MatchStatus.CHALLENGE:
            return False
        try:
            await self._appointments.begin(row, table.call[1] if table.call else 0)
        except ChallengeOver:
            return False
        except DeckRefused as error:
            await self._choose_anew(event, table, row, error)
        except (DecksClash, OutOfOrder) as error:
            what = NoteKind.DECKS_CLASH if isinstance(error, DecksClash) else NoteKind.UNREAD
            note = Note(event.id, what, *table.place.key[1:], facts=_opened(row))
            await self._put_off(event, table, row.id, error, note)
        else:  # its call shows the second seal
            await self._unit_of_work.put(Note(event.id, NoteKind.TIMES, *table.place.key[1:]).to_row())
        return True

    async def _choose_anew(
        self, event: Tournament, table: TableRow, row: MatchRow, error: PlayerError
    ) -> None:
        """Let those choose another deck whose own is no longer legal, and call them; others stay ready."""
        players = [event.by_number[number] for number in needed(event, table)]
        legal = [each.deck is None or await is_legal(self._library, event, each.deck) for each in players]
        anew = [replace(each, deck=None) for each, fits in zip(players, legal, strict=True) if not fits]
        problem = [error.say.key, dict(error.say.values)]
        facts = {"problem": problem, **_opened(row)}
        note = Note(event.id, NoteKind.DECK_TROUBLE, *table.place.key[1:], facts=facts)
        clock = table_clock(table, EventClock.CALL, self._unit_of_work.now() + CALL_AGAIN)
        await self._put_off(event, table, row.id, error, note, [clock], anew)

    async def _put_off(
        self,
        event: Tournament,
        table: TableRow,
        match_id: int,
        error: PlayerError,
        note: Note,
        clocks: Sequence[TournamentDeadline] = (),
        anew: Sequence[EntrantRow] = (),
    ) -> None:
        """Take a match from its table that cannot begin."""
        log.info("a match of tournament %s cannot begin: %s", event.row.code, error)
        act = self._unit_of_work.act("deck-trouble", None, table=table.place.table_no)
        follows = Follows(deadlines=clocks, outbox=[note.to_row()])
        await self._appointments.withdraw(match_id)
        await self._unit_of_work.store.rounds.leave_match(table.place, match_id, act, follows, changed=anew)

    async def no_show(self, event: Tournament, table: TableRow) -> None:
        """Decide a table at which somebody is not ready in time: a loss, for all if nobody is. Within a step.

        Of a pod those who have come play, if the game can be played by so many.
        """
        if table.table.outcome is not None or table.match_id is not None:
            return
        wanted = needed(event, table)
        here = [each for each in wanted if table.ready[table.table.seats.index(each)] is not None]
        if len(here) == len(wanted):
            await self._unit_of_work.store.tournament_deadlines.put(self._again(table, EventClock.READY))
            return  # they wait for a thread
        if len(here) >= 2 and len(here) in event.game.seats:
            await self.begin(event, table, here)
            return
        away = [number for number in table.table.seats if number not in here]
        outcome = given(table.table, away, event.setup.scoring.bye, SeatSource.NO_SHOW).outcome
        assert outcome is not None
        act = self._unit_of_work.act("no_show", None, table=table.place.table_no, away=away)
        drops = event.setup.no_show_drops
        left = [_dropped(event, number) for number in away if number not in event.gone and drops]
        follows = told(self._unit_of_work, event, table, NoteKind.NO_SHOW, away=away, drops=bool(left))
        await self._unit_of_work.store.rounds.record(
            table, outcome, act, follows, reason="no_show", left=left
        )

    async def extra_time(self, place: TablePlace, caller: Caller, minutes: int) -> None:
        """Give a table more time: to be ready, or to play on after the round's.

        Raises NoSuchTable or TableOver.
        """
        async with self._unit_of_work.step(place.tournament_id, caller) as event:
            table = table_at(event, place)
            if table.table.outcome is not None:
                raise TableOver
            clocks = self._extended(event, table, minutes * _MINUTE)
            note = Note(event.id, NoteKind.TIMES, *place.key[1:])
            follows = told(self._unit_of_work, event, table, NoteKind.EXTRA_TIME, minutes=minutes)
            follows = replace(follows, deadlines=clocks, outbox=[*follows.outbox, note.to_row()])
            act = self._unit_of_work.act("extra_time", caller, table=place.table_no, minutes=minutes)
            await self._unit_of_work.store.tournaments.note(event.id, act, follows)

    def _extended(self, event: Tournament, table: TableRow, seconds: float) -> list[TournamentDeadline]:
        """Return later clocks of a table: to be ready, as long as it has not begun, and to play."""
        now, ready = self._unit_of_work.now(), event.due(EventClock.READY, table)
        clocks = [] if ready is None else [table_clock(table, EventClock.READY, max(ready, now) + seconds)]
        ends = event.due(EventClock.ROUND, table) or event.due(EventClock.ROUND)
        if ends is None and table.match_id is not None:
            ends = now
        if ends is not None:
            ends = max(ends, now) + seconds
            clocks.append(table_clock(table, EventClock.ROUND, ends))
            if seconds > LAST_MINUTES:
                clocks.append(table_clock(table, EventClock.WARN, ends - LAST_MINUTES))
        return clocks

    async def time_up(self, event: Tournament, table: TableRow) -> None:
        """End a table whose time is up: games that were won count, the one under way is drawn. Within a step.

        A match of a bracket must have a winner: where nobody leads it is played on, and who takes the lead
        has won. A table that has not begun, as its match is replayed, is looked at again when it has.
        """
        if table.table.outcome is not None:
            return
        if table.match_id is None:
            await self._unit_of_work.store.tournament_deadlines.put(self._again(table, EventClock.ROUND))
        elif not await self._ended(event, table, table.match_id):
            act = self._unit_of_work.act("time-level", None, table=table.place.table_no)
            follows = told(self._unit_of_work, event, table, NoteKind.TIME_LEVEL)
            ends_itself = await self._ends_itself(event, table.match_id)
            clocks = [] if ends_itself else [self._again(table, EventClock.LEAD)]
            await self._unit_of_work.store.tournaments.note(event.id, act, replace(follows, deadlines=clocks))

    async def lead(self, event: Tournament, table: TableRow) -> None:
        """End a match of a bracket whose time was up as soon as somebody leads; within a step."""
        if table.table.outcome is not None:
            return
        extra = event.due(EventClock.ROUND, table) is not None
        if table.match_id is None or extra or not await self._ended(event, table, table.match_id):
            await self._unit_of_work.store.tournament_deadlines.put(self._again(table, EventClock.LEAD))

    async def _ended(self, event: Tournament, table: TableRow, match_id: int) -> bool:
        """End a match whose time is up, at the match service: so table, record and rating tell of one result.

        The result is taken as that of any other match. False where a bracket waits for somebody to lead;
        of one that cannot be read any more nobody knows who leads, and the organisers are told.
        """
        draws = table.place.stage == Stage.ROUNDS
        try:
            return await self._match_service.end(match_id, Match[Any].time_up, draws=draws)
        except NotRunning:
            return True
        except (NoSuchMatch, OutOfOrder):  # it cannot be read any more, and must not hold the others up
            if draws:
                await self._drawn_unread(event, table)
            else:
                await self._unit_of_work.put(Note(event.id, NoteKind.UNREAD, *table.place.key[1:]).to_row())
            return True

    async def _drawn_unread(self, event: Tournament, table: TableRow) -> None:
        act = self._unit_of_work.act("time_up", None, table=table.place.table_no)
        outcome = Outcome((Score(0, 0, 1),) * len(table.table.seats))
        follows = told(self._unit_of_work, event, table, NoteKind.TIME_UP)
        await self._unit_of_work.store.rounds.record(
            table, outcome, act, follows, reason="time", match_id=table.match_id
        )

    async def _ends_itself(self, event: Tournament, match_id: int) -> bool:
        """Tell whether whoever wins the game that goes on has won the match."""
        try:
            session = await self._match_service.newest(match_id)
        except (NoSuchMatch, OutOfOrder):
            return False
        won = session.match.game.rules.score(session.match.table)
        return int(max(won, default=0)) + 1 >= (event.setup.best_of + 1) // 2

    def _again(self, table: TableRow, kind: EventClock) -> TournamentDeadline:
        """Return when a table is looked at again that could not be dealt with now."""
        return table_clock(table, kind, self._unit_of_work.now() + _LOOK_AGAIN)

    async def call_off(self, event: Tournament, table: TableRow) -> bool:
        """End a match whose table has its result by other means; within a step."""
        outcome, match_id = table.table.outcome, table.match_id
        running = (MatchStatus.CHALLENGE, MatchStatus.RUNNING, MatchStatus.STRANDED)
        if outcome is None or match_id is None or table.match_status not in running:
            return False
        if table.match_status is MatchStatus.CHALLENGE:
            await self._appointments.withdraw(match_id)
            return True
        try:
            await self._match_service.end(match_id, overrule)
        except (NoSuchMatch, NotRunning):
            return False
        return True


def table_at(event: Tournament, place: TablePlace) -> TableRow:
    """Return a table of the wave that goes on. Raises NoSuchTable."""
    table = event.find(place.stage, place.round, place.table_no)
    if table is None or not event.goes_on(table):
        raise NoSuchTable
    return table


def needed(event: Tournament, table: TableRow) -> list[int]:
    """Return who must be ready at a table: all who have not left."""
    return [number for number in table.table.seats if number not in event.gone]


def told(
    unit_of_work: TournamentUnitOfWork, event: Tournament, table: TableRow, what: NoteKind, **facts: object
) -> Follows:
    """Return what tells a table something, and all how the event stands."""
    return Follows(outbox=unit_of_work.shown(event, Note(event.id, what, *table.place.key[1:], facts=facts)))


def _dropped(event: Tournament, number: int) -> EntrantRow:
    """Return an entrant as they are when their absence ends the event for them."""
    return replace(event.by_number[number], status=EntrantStatus.DROPPED, left_round=len(event.played))


def _opened(row: MatchRow) -> dict[str, str]:
    """Return the sealed secret of a match that cannot begin: the next one has another."""
    return {"seed": row.seed, "code": row.code}


def _still_hold(event: Tournament, table: TableRow) -> bool:
    """Tell whether the dice that a table was called with can be thrown."""
    sealed = table.sealed
    options = event.setup.match_options(event.game).model_dump(mode="json")
    return sealed is not None and (sealed.rules, sealed.options) == (event.game.rules_version, options)


def _seat(entrant: EntrantRow, number: int, ready: int | None) -> SeatRow:
    return SeatRow(
        seat=number,
        name=entrant.name,
        user_id=entrant.user_id,
        joined=True,
        deck=entrant.deck,
        nonce=str(ready or ""),
    )
