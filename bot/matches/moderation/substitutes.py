"""Somebody else takes a seat of a match that runs: what the one before knew and was shown is not theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.errors import NotRunning, NotYourSeat
from bot.matches.move_builder import MatchChange
from bot.matches.people import SILENT
from bot.matches.quarantine import step
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.matches.switches import of_computer
from bot.store import NumberedAnswer
from bot.store.matches.matches import hand_gone_statement, sat_statement
from engines.kernel import Level


class Substitute(NamedTuple):
    """Who sits down: a person by their id, or a computer by its level."""

    name: str
    user_id: int | None = None
    level: Level | None = None


async def seat_instead(
    match_service: MatchService,
    match_id: int,
    user_id: int,
    who: Substitute,
    change: MatchChange | None = None,
) -> MatchSession:
    """Give the seat of a person to somebody else. Raises NotRunning or NotYourSeat."""
    async with match_service.held(match_id) as session:
        if session.match.result is not None:
            raise NotRunning
        seat = session.people.seat_of(user_id)
        if seat is None or (who.user_id is not None and session.people.seat_of(who.user_id) is not None):
            raise NotYourSeat  # or they sit there already: two seats may have been offered to them
        answers = _seated(session, seat.number, who)
        change = change or MatchChange(None)
        gone = hand_gone_statement(session.id, seat.number)
        sat = sat_statement(session.id, match_service.now(), seat.number)
        await match_service.commit(session, change._replace(answers=answers, also=[gone, sat, *change.also]))
    return session


def _seated(session: MatchSession, number: int, who: Substitute) -> Sequence[NumberedAnswer]:
    """Seat somebody in a draft, with a clock of their own; return what a computer orders."""
    people = session.people
    people.seats[number] = replace(
        people.seats[number],
        user_id=who.user_id, level=who.level, name=who.name, absences=0, offers=frozenset(), said=SILENT,
        away=0.0, stood=0.0, late=False, waited=0,
    )  # fmt: skip
    seen = (people.called, people.pressed, people.spared, people.reopened)
    for known in (*seen, session.clocks.dues, session.clocks.sole):
        known.pop(number, None)
    if who.level is None or people.seats[number] not in session.playing:
        return ()
    with step(session):
        return of_computer(session, number)
