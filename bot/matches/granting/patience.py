"""Whose time is up: the passive answer is given for him, and after the last absence he has lost.

In slow matches between people the others choose first: they claim the win or wait. He is called, and comes
back by answering. Where nobody chooses, he has lost when as much time has passed once more.

A missed reaction is an absence like any other, so who is asked in others' turns alone loses as well. A window
that others close before his time is up is none: nobody has waited for him, and the match has gone on.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from bot.matches.clock import CLOCKS, REMINDED_FROM
from bot.matches.consequences import Change, begins, time_allowed
from bot.matches.desk import Desk, Press
from bot.matches.granting.errors import AnswerFirst, NobodyIsLate, WaitedEnough
from bot.matches.hours import quiet_until
from bot.matches.live import Live, default_answer
from bot.matches.people import Seat
from bot.matches.quarantine import step
from bot.store import Deadline
from bot.store.outbox.errands import Call, message_of

MOST_WAITS = 3
"""How often in a row the others may wait for one who is late."""


async def time_up(desk: Desk, deadline: Deadline) -> None:
    """Do what falls when a seat's time is up, unless it has answered meanwhile."""
    async with desk.held(deadline.match_id) as live:
        seat = live.people.seats[deadline.seat]
        if live.stands or live.match.opened != deadline.decision or not live.asked(seat.number):
            return
        if deadline not in await desk.store.deadlines.of_match(live.id):
            return  # while it waited for its turn, somebody has given more time, or sits there instead
        limit = CLOCKS[live.clocks.preset].absences
        if not limit or seat.absences + 1 < limit:
            seat.absences += 1
            with step(live):
                live.match.missed(seat.number)
                answer = default_answer(live.match.decision(seat.number))
            await desk.give(live, seat.number, (answer,), None)
        elif seat.late or not await _others_choose(desk, live, seat):
            seat.absences += 1
            with step(live):
                live.match.missed(seat.number)
            await desk.give_up(live, seat.number, None, "run_out")
        else:
            await _leave_choice(desk, live, seat)


async def _others_choose(desk: Desk, live: Live, seat: Seat) -> bool:
    """Tell whether others may choose: people alone play, nobody sits there waiting, no round has an end."""
    allowed = time_allowed(live, live.match.decision(seat.number))
    people = all(each.user_id is not None for each in live.people.seats)
    slow = allowed is not None and allowed >= REMINDED_FROM
    return people and slow and await desk.store.rounds.open_event_of(live.id) is None


async def _leave_choice(desk: Desk, live: Live, seat: Seat) -> None:
    """Let the others choose, and call who is late; in his quiet hours nothing falls."""
    chosen = await desk.store.preferences.user(seat.user_id or 0)
    quiet = quiet_until(chosen, desk.now())
    if quiet is not None:
        live.clocks.dues[seat.number] = datetime.fromtimestamp(quiet, UTC)
        await desk.commit(live, Change(None))
        return
    seat.late = True
    _give_whole_time(live, seat, desk.now())
    live.match.table.tell("late", seat=seat.number)
    turn = live.match.game.turn(live.match.table)
    called = [seat, *(each for each in live.playing if chooses(live, each.number) is not None)]
    calls = [message_of(Call(live.id, each.number, turn, last=True)) for each in called]
    await desk.commit(live, Change(None, more=calls))


def _give_whole_time(live: Live, seat: Seat, now: float) -> None:
    allowed = time_allowed(live, live.match.decision(seat.number))
    assert allowed is not None
    live.clocks.dues[seat.number] = begins(live, seat.number, now) + allowed


def late(live: Live) -> Iterator[Seat]:
    """Yield whose time is up while the others choose."""
    if not live.stands and live.match.result is None:
        yield from (seat for seat in live.playing if seat.late)


async def claim_win(desk: Desk, match_id: int, press: Press, number: int) -> Live:
    """Claim the win from who is late: he has lost, and where others remain, they play on.

    Raises NobodyIsLate or AnswerFirst.
    """
    async with desk.seated(match_id, press) as (live, seat):
        loses = _late(live, seat, number)
        how = "claimed" if decides(live, loses.number) else "without"
        live.match.table.tell(how, seat=seat.number, other=loses.number)
        await desk.give_up(live, loses.number, press, "desert")
    return live


async def wait(desk: Desk, match_id: int, press: Press, number: int) -> Live:
    """Give who is late his whole time once more. Raises NobodyIsLate, AnswerFirst or WaitedEnough."""
    async with desk.seated(match_id, press) as (live, seat):
        waited_for = _late(live, seat, number)
        if waited_for.waited >= MOST_WAITS:
            raise WaitedEnough(most=MOST_WAITS)
        waited_for.late = False
        waited_for.waited += 1
        _give_whole_time(live, waited_for, desk.now())
        live.match.table.tell("waits", seat=seat.number, other=waited_for.number)
        await desk.commit(live, Change(press.interaction_id))
    return live


def chooses(live: Live, seat: int) -> Seat | None:
    """Return who is late, where this seat may choose what becomes of him, and is not late itself."""
    if live.people.seats[seat].late or live.people.seats[seat] not in live.playing:
        return None
    return next((each for each in late(live) if may_choose(live, seat, each.number)), None)


def decides(live: Live, number: int) -> bool:
    """Tell whether the match is over when a seat has lost."""
    match = live.match
    return match.game.conceded(match.table, number, range(match.seats)) is not None


def may_choose(live: Live, seat: int, number: int) -> bool:
    """Tell whether a seat may choose what becomes of one who is late: neither he nor his partner does."""
    return seat not in live.match.game.partners(live.match.table, number)


def _late(live: Live, seat: Seat, number: int) -> Seat:
    """Return who is late, for one who may choose. Raises NobodyIsLate or AnswerFirst."""
    found = next((each for each in late(live) if each.number == number), None)
    if found is None or not may_choose(live, seat.number, number):
        raise NobodyIsLate
    if seat.late:
        raise AnswerFirst
    return found
