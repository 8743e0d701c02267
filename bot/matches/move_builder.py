"""What follows from a change of a match: who must decide by when, and what Discord must show anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from bot.matches.auto_answers.foretold import settle
from bot.matches.auto_answers.spared import spared, wait
from bot.matches.clock import REMINDED_AFTER, REMINDED_FROM, time_to_decide
from bot.matches.messages import BoardMessage, Call, Disputed, Hand
from bot.matches.people import Seat, row_of
from bot.matches.session import MatchSession
from bot.store import (
    Checkpoint,
    Deadline,
    DeadlineKind,
    MatchStatus,
    Message,
    Move,
    NumberedAnswer,
    Statement,
)
from bot.store.outbox.messages import OutboxMessage
from bot.store.people.preferences import SwitchRow
from engines.kernel import Decision, Origin


class MatchChange(NamedTuple):
    """What a change of a match is, besides what has become of the match."""

    interaction_id: int | None
    answers: Sequence[NumberedAnswer] = ()
    undo: int | None = None
    back_to: int | None = None
    status: MatchStatus | None = None
    more: Iterable[Message] = ()
    """Messages besides those that follow from the match."""
    options: Mapping[str, Any] | None = None
    switches: Sequence[SwitchRow] = ()
    place: tuple[int, bool] | None = None
    origin: Origin | None = None
    also: Sequence[Statement] = ()
    """What else is written with it or not at all."""


def move_of(session: MatchSession, change: MatchChange, seats_on_disk: list[Seat], now: float) -> Move:
    """Return everything that a change has changed, to be written as one."""
    match, status = session.match, change.status
    settle(session)
    clocks = deadlines(session, now)  # they tell who is back, and late no more
    if match.result is not None:
        status = MatchStatus.FINISHED
    elif session.stands and status is None:
        status = MatchStatus.STRANDED
    return Move(
        match_id=session.id,
        version=session.log.version,
        interaction_id=change.interaction_id,
        answers=change.answers,
        undo=change.undo,
        back_to=change.back_to,
        drop=session.log.dropped,
        origin=change.origin,
        events=session.log.take(match),
        checkpoint=Checkpoint(match.serial, match.dump()),
        seats=[row_of(seat) for seat in session.people.seats[: match.seats] if seat not in seats_on_disk],
        deadlines=clocks,
        outbox=[*change.more, *messages(session)],
        status=status,
        ending=match.ending,
        result=match.result,
        options=change.options,
        switches=change.switches,
        place=change.place,
        also=change.also,
    )


def deadlines(session: MatchSession, now: float) -> list[Deadline]:
    """Set the clocks of the seats that are asked; who has been asked the same before keeps their time.

    In a window the clock of a person who has answered is seen to run on: that is their secret. Where the
    match stands, no clock runs.
    """
    match, clocks = session.match, session.clocks
    dues, sole = clocks.turn_to(match.opened)
    for person in session.people.persons:
        if person.away <= now:
            person.away = 0.0  # they are back
        person.late = person.late and person.number in dues  # else they have their whole time anew
    if session.stands:
        return []
    made: list[Deadline] = []
    for decision in match.awaited:
        seat = decision.seat
        if session.people.seats[seat].user_id is None:
            if match.has_answered(seat):
                continue
            made.append(
                Deadline(
                    match_id=session.id, kind=DeadlineKind.COMPUTER, seat=seat, decision=match.opened, due=now
                )
            )
            continue
        if spared(session, decision) is not None and not match.has_answered(seat):
            clocks.sole[seat] = sole.get(seat) or now + wait(session, decision)
            made.append(
                Deadline(
                    match_id=session.id, kind=DeadlineKind.SOLE, seat=seat, decision=match.opened,
                    due=clocks.sole[seat],
                )
            )  # fmt: skip
        allowed = time_allowed(session, decision)
        if allowed is None:
            continue
        due = dues.get(seat) or begins(session, seat, now) + allowed
        clocks.dues[seat] = due
        made.append(Deadline(match_id=session.id, seat=seat, decision=match.opened, due=due.timestamp()))
        reminded = due.timestamp() - allowed.total_seconds() * (1 - REMINDED_AFTER)
        if allowed >= REMINDED_FROM and reminded > now:
            made.append(
                Deadline(
                    match_id=session.id, kind=DeadlineKind.REMINDER, seat=seat, decision=match.opened,
                    due=reminded,
                )
            )  # fmt: skip
    return made


def begins(session: MatchSession, seat: int, now: float) -> datetime:
    """Return from when a seat that is asked now has its time: when its person is back."""
    return datetime.fromtimestamp(max(now, session.people.seats[seat].away), UTC)


def time_allowed(session: MatchSession, decision: Decision) -> timedelta | None:
    """Return the time that the match's options give, else the clock's."""
    game = session.match.game
    seconds = game.seconds_to_decide(session.match.options)
    if seconds is not None:
        return timedelta(seconds=seconds)
    return time_to_decide(session.clocks.preset, decision.kind in game.reaction_kinds)


def messages(session: MatchSession) -> list[Message]:
    """Name what Discord must show anew. The content is made when it is sent, from the newest state."""
    outbox_messages: list[OutboxMessage] = [BoardMessage(session.id), *hands(session)]
    turn = session.match.turn
    for seat in session.people.persons:
        if session.asked(seat.number) and session.people.called.get(seat.number) != turn:
            session.people.called[seat.number] = turn
            outbox_messages.append(Call(session.id, seat.number, turn))
    if disputed(session) and not any(map(session.match.has_answered, range(session.match.seats))):
        outbox_messages.append(Disputed(session.id, session.match.opened))
    return [outbox_message.to_row() for outbox_message in outbox_messages]


def disputed(session: MatchSession) -> list[Decision]:
    """Return what the players are asked because they differ about what was done."""
    return [each for each in session.match.awaited if each.kind in session.match.game.disputed_kinds]


def hands(session: MatchSession) -> list[Hand]:
    """Name the private panels, which are copied to the players' DMs."""
    return [Hand(session.id, seat.number) for seat in session.people.persons]
