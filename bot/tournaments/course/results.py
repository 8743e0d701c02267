"""Results: taken from the matches themselves, entered by hand, corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.competition import brackets, outcomes
from bot.competition.brackets import AlreadyBegun
from bot.competition.outcomes import Ended, Impossible
from bot.competition.state import Outcome, SeatSource
from bot.errors import NoSuchMatch, NotRunning, OutOfOrder
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import OVER, Follows, MatchStatus, TablePlace, TableRow
from bot.store.tournaments.deadlines import EventClock
from bot.tournaments.course.errors import BadScore, BracketPlayedOn, NoSuchTable, ReasonWanted
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.course.rounds import CALL_AGAIN, RoundService, not_begun, table_clock
from bot.tournaments.course.tables import Tables, told
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork, overrule
from bot.tournaments.messages import Note, NoteKind


class Results:
    """Writes down how tables ended."""

    def __init__(
        self,
        unit_of_work: TournamentUnitOfWork,
        match_service: MatchService,
        tables: Tables,
        rounds: RoundService,
    ) -> None:
        self._unit_of_work = unit_of_work
        self._match_service = match_service
        self._tables = tables
        self._rounds = rounds

    async def take(self, event: Tournament, table: TableRow) -> bool:
        """Take the result of a table from its match, if that is over; within a step.

        A draw that decides nothing is played again, and so is a match that was put off without a result.
        """
        over = (MatchStatus.FINISHED, MatchStatus.CANCELLED, MatchStatus.EXPIRED)
        if table.table.outcome is not None or table.match_id is None or table.match_status not in over:
            return False
        taken = await self._taken(event, table) if table.match_status is MatchStatus.FINISHED else None
        if taken is None:
            await self._again(event, table)
            return True
        outcome, by_time = taken
        verb, what = ("time_up", NoteKind.TIME_UP) if by_time else ("result", NoteKind.RESULT)
        act = self._unit_of_work.act(verb, None, table=table.place.table_no, match=table.match_id)
        await self._unit_of_work.store.rounds.record(
            table, outcome, act, told(self._unit_of_work, event, table, what),
            reason="time" if by_time else None, match_id=table.match_id,
        )  # fmt: skip
        return True

    async def _again(self, event: Tournament, table: TableRow) -> None:
        """Let a table play another match."""
        assert table.match_id is not None
        act = self._unit_of_work.act("replay", None, table=table.place.table_no, match=table.match_id)
        clock = table_clock(table, EventClock.CALL, self._unit_of_work.now() + CALL_AGAIN)
        follows = replace(told(self._unit_of_work, event, table, NoteKind.REPLAY), deadlines=[clock])
        await self._unit_of_work.store.rounds.leave_match(table.place, table.match_id, act, follows)

    async def _taken(self, event: Tournament, table: TableRow) -> tuple[Outcome, bool] | None:
        """Return what a finished match says of its table, and whether its time was up.

        None where it decides nothing.
        """
        assert table.match_id is not None
        try:
            session = await self._match_service.newest(table.match_id)
        except (NoSuchMatch, OutOfOrder):  # it cannot be read any more: the organiser decides
            return None
        ended = _ended(event, table, session)
        outcome, reason = outcomes.of_match(ended, event.setup), ended.result.reason
        if outcome.drawn:
            decides = table.place.stage == Stage.ROUNDS and not ended.result.counts_for_nobody
            if not decides or (outcome.source is SeatSource.AGREED and not event.setup.draws):
                return None
        return outcome, reason == "time_up"

    async def enter(
        self,
        place: TablePlace,
        caller: Caller,
        scores: Sequence[int],
        reason: str,
        *,
        keep: bool = False,
        void: bool = False,
    ) -> bool:
        """Enter a result by hand, or correct one. The games of each seat are given; equal ones are a draw.

        A round that was paired since and has not begun is taken back, unless it is to be kept: then True is
        returned, for it to be paired again. In a bracket a new winner takes the place of the old; once
        matches that follow have begun they must be voided, and after the end they stay as they are. Raises
        NoSuchTable, ReasonWanted, BadScore or BracketPlayedOn.
        """
        if not reason.strip():
            raise ReasonWanted
        async with self._unit_of_work.step(place.tournament_id, caller, corrects=True) as event:
            table = event.find(place.stage, place.round, place.table_no)
            if table is None or len(table.table.seats) < 2:
                raise NoSuchTable
            try:
                outcome = outcomes.by_hand(scores, len(table.table.seats), event.setup)
            except Impossible as error:
                raise BadScore from error
            in_bracket = place.stage != Stage.ROUNDS
            if in_bracket and outcome.drawn:
                raise BadScore
            again = not event.goes_on(table) and not_begun(event) and (in_bracket or not keep)
            if again:
                await self._rounds.take_back(event, None)
                event = await self._unit_of_work.read(event.id)
            if in_bracket:
                void = void and event.status not in OVER
                await self._in_bracket(event, table, outcome, caller, reason, void=void)
            else:
                await self._write(event, table, outcome, caller, reason)
            return again

    async def _in_bracket(
        self, event: Tournament, table: TableRow, outcome: Outcome, caller: Caller, reason: str, *, void: bool
    ) -> None:
        assert event.bracket is not None
        number = table.place.table_no
        in_bracket = [each for each in event.tables if each.place.stage != Stage.ROUNDS]
        begun = [each.place.table_no for each in in_bracket if each.match_id is not None]
        after = set(brackets.dependents(event.bracket, number))
        walked = {
            each.place.table_no
            for each in in_bracket
            if each.table.outcome and each.table.outcome.source is SeatSource.WALKOVER
        }
        kept = {no: each for no, each in event.outcomes.items() if no not in walked & after}
        try:
            left = brackets.corrected(event.bracket, kept, number, outcome, begun, void=void)
        except AlreadyBegun as error:
            raise BracketPlayedOn(tables=", ".join(map(str, error.matches))) from error
        moved = self._winner(event, event.outcomes, number) != self._winner(event, left, number)
        voided = [each for each in in_bracket if moved and each.place.table_no in after]
        for each in voided:
            if each.match_id is not None and each.table.outcome is None:
                with suppress(NotRunning):  # it has just ended, and goes with its table
                    await self._match_service.end(each.match_id, overrule)
        await self._write(event, table, outcome, caller, reason, [each.place for each in voided])

    def _winner(self, event: Tournament, outcomes: Mapping[int, Outcome], number: int) -> int | None:
        assert event.bracket is not None
        return brackets.fill(event.bracket, outcomes)[number].winner

    async def _write(
        self,
        event: Tournament,
        table: TableRow,
        outcome: Outcome,
        caller: Caller,
        reason: str,
        voided: Sequence[TablePlace] = (),
    ) -> None:
        verb = "correct" if table.table.outcome else "enter"
        scores = [[each.won, each.lost, each.drawn] for each in outcome.scores]
        act = self._unit_of_work.act(
            verb, caller, stage=table.place.stage, round=table.place.round, table=table.place.table_no,
            scores=scores, reason=reason, voided=[each.table_no for each in voided],
        )  # fmt: skip
        follows: Follows = told(self._unit_of_work, event, table, NoteKind.CORRECTED, reason=reason)
        if event.status in OVER:
            final = Note(event.id, NoteKind.FINAL, facts={"table": table.place.table_no, "reason": reason})
            follows = Follows(outbox=self._unit_of_work.shown(event, final, at_once=True))
        await self._unit_of_work.store.rounds.record(
            table, outcome, act, follows, reason=reason, voided=voided
        )


def _ended(event: Tournament, table: TableRow, session: MatchSession) -> Ended:
    """Return how a table's finished match has ended."""
    assert session.match.result is not None
    at = {each.user_id: each.number for each in session.people.persons}
    entrants = [event.by_number[number] for number in table.table.seats]
    return Ended(
        session.match.result,
        tuple(at.get(each.user_id) for each in entrants),
        session.match.game.rules.score(session.match.table),
        any(each.entrant.disqualified for each in entrants),
    )
