"""Leaving: of one's own will, or because an organiser says so. What was played stays."""

from __future__ import annotations

from dataclasses import replace

from bot.competition.state import Format, Outcome, Score, SeatSource, given
from bot.errors import NoSuchMatch, NotRunning, NotYourSeat, OutOfMatch, OutOfOrder
from bot.matches.service import MatchService, Press
from bot.store import EntrantRow, EntrantStatus, Follows, MatchStatus, TableRow
from bot.tournaments.course.errors import NotEntered, ReasonWanted
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.course.rounds import without
from bot.tournaments.course.tables import told
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork
from bot.tournaments.messages import NoteKind

BEGUN = (MatchStatus.RUNNING, MatchStatus.STRANDED, MatchStatus.FINISHED)
"""A match that has begun is left by conceding it."""


class Withdrawals:
    """Lets people go."""

    def __init__(self, unit_of_work: TournamentUnitOfWork, match_service: MatchService) -> None:
        self._unit_of_work = unit_of_work
        self._match_service = match_service

    async def drop(self, tournament_id: int, press: Press) -> EntrantRow:
        """Let somebody leave: they lose the match they play, and are paired no more. Raises NotEntered."""
        async with self._unit_of_work.step(tournament_id, press) as event:
            return await self._leave(event, press, event.of_user(press.user_id), "", out=False)

    async def remove(
        self, tournament_id: int, caller: Caller, user_id: int, reason: str, *, disqualify: bool = False
    ) -> EntrantRow:
        """Let an organiser drop or disqualify somebody. Raises NotEntered or ReasonWanted."""
        if not reason.strip():
            raise ReasonWanted
        async with self._unit_of_work.step(tournament_id, caller) as event:
            return await self._leave(event, caller, event.of_user(user_id), reason, out=disqualify)

    async def _leave(
        self, event: Tournament, by: Caller | Press, entrant: EntrantRow | None, reason: str, *, out: bool
    ) -> EntrantRow:
        if entrant is None or (entrant not in event.here and not out):
            raise NotEntered
        if entrant.status is EntrantStatus.DISQUALIFIED:
            raise NotEntered
        gone = replace(
            entrant,
            status=EntrantStatus.DISQUALIFIED if out else EntrantStatus.DROPPED,
            left_round=len(event.played) if entrant.left_round is None else entrant.left_round,
        )
        verb = "disqualify" if out else "drop"
        act = self._unit_of_work.act(verb, by, user=entrant.user_id, reason=reason)
        left = without(event, [gone])
        table = event.table_of(entrant.number)
        begun = table is not None and table.table.outcome is None and table.match_status in BEGUN
        outcome = _lost(left, table, gone) if table is not None and not begun else None
        facts = {"who": entrant.number, "out": out, "reason": reason}
        if table is not None and outcome is not None:
            match_id = table.match_id if table.match_status is not MatchStatus.CANCELLED else None
            follows = told(self._unit_of_work, event, table, NoteKind.LEFT, **facts)
            await self._unit_of_work.store.rounds.record(
                table, outcome, act, follows, reason=reason or verb, match_id=match_id, left=[gone]
            )
            return gone
        follows = Follows(outbox=self._unit_of_work.shown(event))
        if table is not None and begun:
            follows = told(self._unit_of_work, event, table, NoteKind.GIVES_UP, **facts)
        await self._unit_of_work.store.tournaments.change_entrant(event.row, gone, act, follows)
        if table is not None and begun:
            await self.give_up(left, table)
        return gone

    async def give_up(self, event: Tournament, table: TableRow) -> bool:
        """Let who has left lose the match that they still play, as if they conceded it; within a step.

        So record and rating are those of a concession, and the result says why.
        """
        done = False
        for number in event.gone.intersection(table.table.seats):
            gone = event.by_number[number]
            assert table.match_id is not None
            try:
                how = "disqualify" if gone.status is EntrantStatus.DISQUALIFIED else "leave"
                await self._match_service.concede(table.match_id, Press(gone.user_id, None), how)
            except (NotRunning, NotYourSeat, OutOfMatch):
                continue
            except (NoSuchMatch, OutOfOrder):  # it cannot be read any more: it is decided without it
                return await self._decide(event, table, gone)
            done = True
        return done

    async def _decide(self, event: Tournament, table: TableRow, gone: EntrantRow) -> bool:
        outcome = _lost(event, table, gone)
        if outcome is None:
            return False
        act = self._unit_of_work.act("result", None, table=table.place.table_no)
        follows = told(self._unit_of_work, event, table, NoteKind.RESULT)
        await self._unit_of_work.store.rounds.record(table, outcome, act, follows, match_id=table.match_id)
        return True


def _lost(event: Tournament, table: TableRow, gone: EntrantRow) -> Outcome | None:
    """Return the result of the open table that somebody has left; None where the others play on."""
    if table.table.outcome is not None:
        return None
    here = [number for number in table.table.seats if number not in event.gone]
    begun = table.match_status in BEGUN
    if event.setup.format is Format.PODS and len(here) >= 2 and (begun or len(here) in event.game.seats):
        return None
    if gone.status is EntrantStatus.DISQUALIFIED:
        source = SeatSource.DISQUALIFIED
    elif begun:
        source = SeatSource.PLAYED
    else:
        source = SeatSource.NO_SHOW if table.place.stage == Stage.ROUNDS else SeatSource.WALKOVER
    win, left = event.setup.scoring.bye, event.gone
    outcome = given(table.table, left & set(table.table.seats), Score(win.won), source).outcome
    assert outcome is not None
    return outcome
