"""What follows from a change of a match: who must decide by when, and what Discord must show anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from bot.matches.auto_answers.foretold import settle
from bot.matches.auto_answers.spared import spared, wait
from bot.matches.clock import REMINDED_AFTER, REMINDED_FROM, time_to_decide
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
from bot.store.outbox.messages import Board, Call, Hand, OutboxMessage, message_of
from bot.store.people.preferences import Switch
from engines.kernel import Decision, Origin


class Change(NamedTuple):
    """What a change of a match is, besides what has become of the match."""

    interaction_id: int | None
    answers: Sequence[NumberedAnswer] = ()
    undo: int | None = None
    back_to: int | None = None
    status: MatchStatus | None = None
    more: Iterable[Message] = ()
    """Messages besides those that follow from the match."""
    options: Mapping[str, Any] | None = None
    switches: Sequence[Switch] = ()
    place: tuple[int, bool] | None = None
    origin: Origin | None = None
    also: Sequence[Statement] = ()
    """What else is written with it or not at all."""


def move_of(live: MatchSession, change: Change, seats_on_disk: list[Seat], now: float) -> Move:
    """Return everything that a change has changed, to be written as one."""
    match, status = live.match, change.status
    settle(live)
    clocks = deadlines(live, now)  # they tell who is back, and late no more
    if match.result is not None:
        status = MatchStatus.FINISHED
    elif live.stands and status is None:
        status = MatchStatus.STRANDED
    return Move(
        match_id=live.id,
        version=live.log.version,
        interaction_id=change.interaction_id,
        answers=change.answers,
        undo=change.undo,
        back_to=change.back_to,
        drop=live.log.dropped,
        origin=change.origin,
        events=live.log.take(match),
        checkpoint=Checkpoint(match.serial, match.dump()),
        seats=[row_of(seat) for seat in live.people.seats[: match.seats] if seat not in seats_on_disk],
        deadlines=clocks,
        outbox=[*change.more, *messages(live)],
        status=status,
        ending=match.ending,
        result=match.result,
        options=change.options,
        switches=change.switches,
        place=change.place,
        also=change.also,
    )


def deadlines(live: MatchSession, now: float) -> list[Deadline]:
    """Set the clocks of the seats that are asked; who has been asked the same before keeps his time.

    In a window the clock of a person who has answered is seen to run on: that he has is his secret. Where the
    match stands, no clock runs.
    """
    match, clocks = live.match, live.clocks
    dues, sole = clocks.turn_to(match.opened)
    for person in live.people.persons:
        if person.away <= now:
            person.away = 0.0  # he is back
        person.late = person.late and person.number in dues  # else he has his whole time anew
    if live.stands:
        return []
    made: list[Deadline] = []
    for decision in match.awaited:
        seat = decision.seat
        if live.people.seats[seat].user_id is None:
            if match.has_answered(seat):
                continue
            made.append(
                Deadline(
                    match_id=live.id, kind=DeadlineKind.COMPUTER, seat=seat, decision=match.opened, due=now
                )
            )
            continue
        if spared(live, decision) is not None and not match.has_answered(seat):
            clocks.sole[seat] = sole.get(seat) or now + wait(live, decision)
            made.append(
                Deadline(
                    match_id=live.id, kind=DeadlineKind.SOLE, seat=seat, decision=match.opened,
                    due=clocks.sole[seat],
                )
            )  # fmt: skip
        allowed = time_allowed(live, decision)
        if allowed is None:
            continue
        due = dues.get(seat) or begins(live, seat, now) + allowed
        clocks.dues[seat] = due
        made.append(Deadline(match_id=live.id, seat=seat, decision=match.opened, due=due.timestamp()))
        reminded = due.timestamp() - allowed.total_seconds() * (1 - REMINDED_AFTER)
        if allowed >= REMINDED_FROM and reminded > now:
            made.append(
                Deadline(
                    match_id=live.id, kind=DeadlineKind.REMINDER, seat=seat, decision=match.opened,
                    due=reminded,
                )
            )  # fmt: skip
    return made


def begins(live: MatchSession, seat: int, now: float) -> datetime:
    """Return from when a seat that is asked now has its time: when its person is back."""
    return datetime.fromtimestamp(max(now, live.people.seats[seat].away), UTC)


def time_allowed(live: MatchSession, decision: Decision) -> timedelta | None:
    """Return the time that the match's options give, else the clock's."""
    game = live.match.game
    seconds = game.seconds_to_decide(live.match.options)
    if seconds is not None:
        return timedelta(seconds=seconds)
    return time_to_decide(live.clocks.preset, decision.kind in game.reaction_kinds)


def messages(live: MatchSession) -> list[Message]:
    """Name what Discord must show anew. The content is made when it is sent, from the newest state."""
    errands: list[OutboxMessage] = [Board(live.id), *hands(live)]
    turn = live.match.game.turn(live.match.table)
    for seat in live.people.persons:
        if live.asked(seat.number) and live.people.called.get(seat.number) != turn:
            live.people.called[seat.number] = turn
            errands.append(Call(live.id, seat.number, turn))
    return [message_of(errand) for errand in errands]


def hands(live: MatchSession) -> list[Hand]:
    """Name the private panels, which are copied to the players' DMs."""
    return [Hand(live.id, seat.number) for seat in live.people.persons]
