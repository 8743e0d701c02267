"""Leaving: of one's own will, or because an organiser says so. What was played stays."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import NoSuchMatch, NotRunning, NotYourSeat, OutOfMatch, OutOfOrder
from bot.matches.desk import Desk, Press
from bot.organiser.errors import NotEntered, ReasonWanted
from bot.organiser.event import Event, Stage
from bot.organiser.office import Caller, Office
from bot.organiser.tables import told
from bot.store import EntrantRow, EntrantStatus, Follows, MatchStatus, TableRow
from bot.tournaments.setup import Format
from bot.tournaments.state import Outcome, Score, Source, given


class Leaving:
    """Lets people go."""

    def __init__(self, office: Office, desk: Desk) -> None:
        self._office = office
        self._desk = desk

    async def drop(self, tournament_id: int, press: Press) -> EntrantRow:
        """Let somebody leave: he loses the match that he plays, and is paired no more. Raises NotEntered."""
        async with self._office.step(tournament_id, press) as event:
            return await self._leave(event, press, event.of_user(press.user_id), "", out=False)

    async def remove(
        self, tournament_id: int, caller: Caller, user_id: int, reason: str, *, disqualify: bool = False
    ) -> EntrantRow:
        """Let an organiser drop or disqualify somebody. Raises NotEntered or ReasonWanted."""
        if not reason.strip():
            raise ReasonWanted
        async with self._office.step(tournament_id, caller) as event:
            return await self._leave(event, caller, event.of_user(user_id), reason, out=disqualify)

    async def _leave(
        self, event: Event, by: Caller | Press, entrant: EntrantRow | None, reason: str, *, out: bool
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
        act = self._office.act(verb, by, user=entrant.user_id, reason=reason)
        table = event.table_of(entrant.number)
        outcome = _lost(event, table, gone) if table is not None else None
        if table is None or outcome is None:
            follows = Follows(outbox=self._office.shown(event))
            await self._office.store.tournaments.change_entrant(event.row, gone, act, follows)
        else:
            match_id = table.match_id if table.match_status is not MatchStatus.CANCELLED else None
            follows = told(self._office, event, table, "left", who=entrant.number, out=out, reason=reason)
            await self._office.store.rounds.record(
                table, outcome, act, follows, reason=reason or verb, match_id=match_id, left=[gone]
            )
        if outcome is None and table is not None and table.table.outcome is None and table.match_id:
            await self._resign(table.match_id, entrant.user_id)
        return gone

    async def _resign(self, match_id: int, user_id: int) -> None:
        """Let who has left give the match up that he still plays with several others."""
        try:
            await self._desk.concede(match_id, Press(user_id, None))
        except (NoSuchMatch, NotRunning, NotYourSeat, OutOfMatch, OutOfOrder):
            return


def _lost(event: Event, table: TableRow, gone: EntrantRow) -> Outcome | None:
    """Return the result of the open table that somebody leaves; None where the others play on."""
    if table.table.outcome is not None:
        return None
    left = event.gone | {gone.number}
    here = [number for number in table.table.seats if number not in left]
    if (
        event.setup.format is Format.PODS
        and len(here) >= 2
        and (table.match_id or len(here) in event.game.seats)
    ):
        return None
    if gone.status is EntrantStatus.DISQUALIFIED:
        source = Source.DISQUALIFIED
    elif table.match_id is not None:
        source = Source.PLAYED
    else:
        source = Source.NO_SHOW if table.place.stage == Stage.ROUNDS else Source.WALKOVER
    win = event.setup.scoring.bye
    outcome = given(table.table, left & set(table.table.seats), Score(win.won), source).outcome
    assert outcome is not None
    return outcome
