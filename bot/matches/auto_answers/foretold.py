"""What persons have said in advance of what they are asked: how it answers, and when it is past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.matches.people import InAdvance, Said, Seat
from bot.matches.session import MatchSession
from engines.kernel import QUIET, Answer, Decision, as_answer, sole_answer, text_asking, usual


class Foretold(NamedTuple):
    """What the host answers for a seat that has said so."""

    answers: Sequence[Answer]
    """To the question that is open, and to those after it."""
    why: str = "foretold"
    """Names a text, `panel-<why>`: who has no choice is told so."""
    once: bool = False
    """Whether it was left for this question alone."""


def foretold(session: MatchSession, decision: Decision) -> Foretold | None:
    """Return what a person has said in advance to an open question; None where they are to be asked."""
    seat = session.people.seats[decision.seat]
    if session.people.reopened.get(seat.number) == session.match.opened:
        return None
    if (lasting := _lasting(session, seat, decision)) is not None:
        return Foretold((lasting,))
    left = seat.said.next
    if left is None or not _fits(session, left, decision):
        return None
    return Foretold(tuple(map(as_answer, left.answers)), once=True)


def _lasting(session: MatchSession, seat: Seat, decision: Decision) -> Answer | None:
    """Return what a person's orders answer."""
    text = text_asking(session.match.game, decision)
    always = seat.said.always.get(text) if text is not None else None
    if always is not None and decision.allows(always.answer):
        return always.answer
    return usual(session.match, decision, seat.said.habits) if seat.said.habits else None


def _fits(session: MatchSession, left: InAdvance, decision: Decision) -> bool:
    """Tell whether what was left is an answer to this question; what is pressed in a row goes on in a row."""
    row = session.match.game.in_a_row
    same = decision.kind == left.kind or (left.kind in row and decision.kind in row)
    return same and decision.allows(as_answer(left.answers[0]))


def settle(session: MatchSession) -> None:
    """Forget what is no longer of use: what was left for another question, quiet where the turn has come."""
    for decision in session.match.decisions:
        seat = session.people.seats[decision.seat]
        said = seat.said
        if seat.user_id is None:
            continue
        if QUIET in said.habits and decision.kind not in session.match.game.reaction_kinds:
            seat.said = said = said.model_copy(update={"habits": said.habits - {QUIET}})
        if said.next is not None and _is_in_vain(session, seat, said.next, decision):
            seat.said = said.model_copy(update={"next": None, "missed": said.next.label})
    if session.match.result is not None:
        for seat in session.people.seats:
            seat.said = _over(seat.said)


def _is_in_vain(session: MatchSession, seat: Seat, left: InAdvance, decision: Decision) -> bool:
    if _fits(session, left, decision) or sole_answer(decision) is not None:
        return False
    return _lasting(session, seat, decision) is None


def _over(said: Said) -> Said:
    return said.model_copy(update={"next": None, "missed": ""})


def answered(seat: Seat) -> None:
    """Note that a person has answered something themselves: what they had left in advance is past."""
    seat.said = _over(seat.said)


def leave_rest(session: MatchSession, asked: Decision, answers: Sequence[Answer], given: int) -> None:
    """Leave for later what a press says beyond a question of others, in steps that are answered in a row.

    That goes on only where others let their question go by: who answers it changes what comes next.
    """
    game = session.match.game
    if answers[0] != asked.default and answers[0] not in game.conveniences:
        for seat in session.people.seats:
            if seat.number != asked.seat and seat.said.next is not None and not seat.said.next.label:
                seat.said = _over(seat.said)
    rest = answers[given:]
    if rest and asked.kind in game.in_a_row and not session.asked(asked.seat):
        person = session.people.seats[asked.seat]
        left = InAdvance(kind=asked.kind, answers=tuple(rest))
        person.said = person.said.model_copy(update={"next": left})
