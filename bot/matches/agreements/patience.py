"""Whose time is up: the passive answer is given for them, and after the last absence they have lost.

In slow matches between people the others choose first: they claim the win or wait. They are called, and come
back by answering. Where nobody chooses, they have lost when as much time has passed once more.

A missed reaction is an absence like any other, so who is asked in others' turns alone loses as well. A window
that others close before their time is up is none: nobody has waited for them, and the match has gone on.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from bot.matches.agreements.errors import AnswerFirst, NobodyIsLate, WaitedEnough
from bot.matches.clock import CLOCKS, REMINDED_FROM
from bot.matches.hours import quiet_until
from bot.matches.messages import Call
from bot.matches.move_builder import MatchChange, begins, time_allowed
from bot.matches.people import Seat
from bot.matches.quarantine import step
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession, default_answer
from bot.store import Deadline
from engines.kernel import HostEvent

MOST_WAITS = 3
"""How often in a row the others may wait for one who is late."""


async def time_up(match_service: MatchService, deadline: Deadline) -> None:
    """Do what falls when a seat's time is up, unless it has answered meanwhile."""
    async with match_service.held(deadline.match_id) as session:
        seat = session.people.seats[deadline.seat]
        if session.stands or session.match.opened != deadline.decision or not session.asked(seat.number):
            return
        if deadline not in await match_service.store.deadlines.of_match(session.id):
            return  # while it waited for its turn, somebody has given more time, or sits there instead
        limit = CLOCKS[session.clocks.preset].absences
        if not limit or seat.absences + 1 < limit:
            seat.absences += 1
            with step(session):
                session.match.missed(seat.number)
                answer = default_answer(session.match.decision(seat.number))
            await match_service.give(session, seat.number, (answer,), None)
        elif seat.late or not await _others_choose(match_service, session, seat):
            seat.absences += 1
            with step(session):
                session.match.missed(seat.number)
            await match_service.give_up(session, seat.number, None, "run_out")
        else:
            await _leave_choice(match_service, session, seat)


async def _others_choose(match_service: MatchService, session: MatchSession, seat: Seat) -> bool:
    """Tell whether others may choose: people alone play, nobody sits there waiting, no round has an end."""
    allowed = time_allowed(session, session.match.decision(seat.number))
    people = all(each.user_id is not None for each in session.people.seats)
    slow = allowed is not None and allowed >= REMINDED_FROM
    return people and slow and await match_service.store.rounds.open_event_of(session.id) is None


async def _leave_choice(match_service: MatchService, session: MatchSession, seat: Seat) -> None:
    """Let the others choose, and call who is late; in their quiet hours nothing falls."""
    chosen = await match_service.store.preferences.user(seat.user_id or 0)
    quiet = quiet_until(chosen, match_service.now())
    if quiet is not None:
        session.clocks.dues[seat.number] = datetime.fromtimestamp(quiet, UTC)
        await match_service.commit(session, MatchChange(None))
        return
    seat.late = True
    _give_whole_time(session, seat, match_service.now())
    session.match.table.tell(HostEvent.LATE, seat=seat.number)
    turn = session.match.turn
    called = [seat, *(each for each in session.playing if chooses(session, each.number) is not None)]
    calls = [Call(session.id, each.number, turn, last=True).to_row() for each in called]
    await match_service.commit(session, MatchChange(None, more=calls))


def _give_whole_time(session: MatchSession, seat: Seat, now: float) -> None:
    allowed = time_allowed(session, session.match.decision(seat.number))
    assert allowed is not None
    session.clocks.dues[seat.number] = begins(session, seat.number, now) + allowed


def late(session: MatchSession) -> Iterator[Seat]:
    """Yield whose time is up while the others choose."""
    if not session.stands and session.match.result is None:
        yield from (seat for seat in session.playing if seat.late)


async def claim_win(match_service: MatchService, match_id: int, press: Press, number: int) -> MatchSession:
    """Claim the win from who is late: they have lost, and where others remain, they play on.

    Raises NobodyIsLate or AnswerFirst.
    """
    async with match_service.seated(match_id, press) as (session, seat):
        loses = _late(session, seat, number)
        how = HostEvent.CLAIMED if decides(session, loses.number) else HostEvent.WITHOUT
        session.match.table.tell(how, seat=seat.number, other=loses.number)
        await match_service.give_up(session, loses.number, press, "desert")
    return session


async def wait(match_service: MatchService, match_id: int, press: Press, number: int) -> MatchSession:
    """Give who is late their whole time once more. Raises NobodyIsLate, AnswerFirst or WaitedEnough."""
    async with match_service.seated(match_id, press) as (session, seat):
        waited_for = _late(session, seat, number)
        if waited_for.waited >= MOST_WAITS:
            raise WaitedEnough(most=MOST_WAITS)
        waited_for.late = False
        waited_for.waited += 1
        _give_whole_time(session, waited_for, match_service.now())
        session.match.table.tell(HostEvent.WAITS, seat=seat.number, other=waited_for.number)
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session


def chooses(session: MatchSession, seat: int) -> Seat | None:
    """Return who is late, where this seat may choose what becomes of them, and is not late itself."""
    if session.people.seats[seat].late or session.people.seats[seat] not in session.playing:
        return None
    return next((each for each in late(session) if may_choose(session, seat, each.number)), None)


def decides(session: MatchSession, number: int) -> bool:
    """Tell whether the match is over when a seat has lost."""
    match = session.match
    return match.game.rules.conceded(match.table, number, range(match.seats)) is not None


def may_choose(session: MatchSession, seat: int, number: int) -> bool:
    """Tell whether a seat may choose what becomes of one who is late: neither they nor their partner do."""
    return seat not in session.match.game.rules.partners(session.match.table, number)


def _late(session: MatchSession, seat: Seat, number: int) -> Seat:
    """Return who is late, for one who may choose. Raises NobodyIsLate or AnswerFirst."""
    found = next((each for each in late(session) if each.number == number), None)
    if found is None or not may_choose(session, seat.number, number):
        raise NobodyIsLate
    if seat.late:
        raise AnswerFirst
    return found
