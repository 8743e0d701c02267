"""Players call the organisers to their table: once until they are answered, and then not at once again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.errors import NoSuchMatch, OutOfOrder
from bot.matches.agreements import disputes
from bot.matches.agreements.disputes import Dispute, dispute_of
from bot.matches.agreements.errors import NothingDisputed
from bot.matches.service import MatchService, Press
from bot.store import AuditEntry, Follows, TablePlace, TableRow
from bot.texts import Texts
from bot.tournaments.course.errors import CalledAlready, CalledLately, NotYourTable, OwnTable, TableOver
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.signup import entered
from bot.tournaments.course.tables import told
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork
from bot.tournaments.messages import Note, NoteKind

REPEATED_AFTER = timedelta(minutes=30).total_seconds()
"""How long a call may stay without an answer; then the table may call again."""
REST = timedelta(minutes=5).total_seconds()
"""After an answer, in which a table does not call."""
_CALL, _COMING, _RULING = "call", "coming", "ruling"
_ANSWERS = (_COMING, _RULING, "enter", "correct", "extra_time")
"""What an organiser does at a table that has called, and with which they have answered."""


class Calling:
    """Brings organisers to tables."""

    def __init__(self, unit_of_work: TournamentUnitOfWork, match_service: MatchService) -> None:
        self._unit_of_work = unit_of_work
        self._match_service = match_service

    async def call(self, place: TablePlace, press: Press) -> None:
        """Call the organisers to the table at which somebody sits.

        Raises NotEntered, NotYourTable, TableOver, CalledAlready or CalledLately.
        """
        async with self._unit_of_work.step(place.tournament_id, press) as event:
            own = entered(event, press.user_id)
            table = _open_table(event, place)
            if own.number not in table.table.seats:
                raise NotYourTable
            self._check_rest(place, await self._unit_of_work.store.tournaments.log(event.id))
            act = self._unit_of_work.act(_CALL, press, table=place.table_no, at=list(place.key[1:]))
            note = Note(event.id, NoteKind.CALLED, *place.key[1:], facts={"who": own.number})
            await self._unit_of_work.store.tournaments.note(event.id, act, Follows(outbox=[note.to_row()]))

    def _check_rest(self, place: TablePlace, log: Sequence[AuditEntry]) -> None:
        """Refuse a call while the last one waits for its answer, or has just had it."""
        call, answer = last_call(log, place)
        if call is None:
            return
        again = answer.at + REST if answer else call.at + REPEATED_AFTER
        if self._unit_of_work.now() >= again:
            return
        if answer is not None:
            raise CalledLately(again=str(int(again)))
        raise CalledAlready(at=str(int(call.at)), again=str(int(again)))

    async def come(self, place: TablePlace, caller: Caller) -> int:
        """Let a table know that an organiser comes; return who does: the first who said so.

        Raises NotOrganiser or TableOver.
        """
        async with self._unit_of_work.step(place.tournament_id, caller) as event:
            table = _open_table(event, place)
            _, answer = last_call(await self._unit_of_work.store.tournaments.log(event.id), place)
            if answer is not None and answer.verb == _COMING and answer.by is not None:
                return answer.by
            act = self._unit_of_work.act(_COMING, caller, table=place.table_no)
            follows = told(self._unit_of_work, event, table, NoteKind.COMING, who=caller.user_id)
            await self._unit_of_work.store.tournaments.note(event.id, act, follows)
            return caller.user_id

    async def rule(self, place: TablePlace, caller: Caller, answer: str) -> None:
        """Let an organiser who does not sit there decide what the players of a table differ about.

        Raises NotOrganiser, TableOver, OwnTable or NothingDisputed.
        """
        async with self._unit_of_work.step(place.tournament_id, caller) as event:
            table = _open_table(event, place)
            own = event.of_user(caller.user_id)
            if own is not None and own.number in table.table.seats:
                raise OwnTable
            if table.match_id is None:
                raise NothingDisputed
            await disputes.decide(self._match_service, table.match_id, answer)
            act = self._unit_of_work.act(_RULING, caller, table=place.table_no, answer=answer)
            follows = told(self._unit_of_work, event, table, NoteKind.RULED, who=caller.user_id)
            await self._unit_of_work.store.tournaments.note(event.id, act, follows)

    async def dispute(self, table: TableRow, texts: Texts) -> Dispute | None:
        """Return what the players of a table differ about; None where they do not, or do not play."""
        if table.match_id is None or table.table.outcome is not None:
            return None
        try:
            return dispute_of(await self._match_service.newest(table.match_id), texts)
        except (NoSuchMatch, OutOfOrder):
            return None


def last_call(log: Sequence[AuditEntry], place: TablePlace) -> tuple[AuditEntry | None, AuditEntry | None]:
    """Return the last call of a table, and what has answered it first.

    Numbers of tables come again each round.
    """
    answer: AuditEntry | None = None
    for act in reversed(log):
        if act.facts.get("table") != place.table_no:
            continue
        if act.verb == _CALL:
            return (act, answer) if act.facts["at"] == list(place.key[1:]) else (None, None)
        if act.verb in _ANSWERS:
            answer = act
    return None, None


def _open_table(event: Tournament, place: TablePlace) -> TableRow:
    """Return a table that has no result. Raises TableOver; NotYourTable for one that was taken back."""
    table = event.find(*place.key[1:])
    if table is None:
        raise NotYourTable
    if table.table.outcome is not None:
        raise TableOver
    return table
