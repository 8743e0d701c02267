"""What players grant one another: draws, claimed where the rules allow it, endings, more time."""

from __future__ import annotations

from datetime import timedelta
from enum import Enum

from bot.errors import EventHeld, NotOurControl
from bot.matches.agreements.errors import (
    AgainstComputer,
    AlreadyOffered,
    NobodyWantsTime,
    NoDrawToClaim,
    NoPauseInEvent,
    NothingOffered,
    NotResting,
    OrganiserCallsOff,
    TooLateToCallOff,
)
from bot.matches.move_builder import MatchChange, begins, time_allowed
from bot.matches.people import Agreement, Seat
from bot.matches.quarantine import step
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.store import MatchStatus
from bot.store.matches.matches import rests_statement
from engines.kernel import Decision, NotAsked

EARLY = 4
"""Answers a seat before which a match can be called off by agreement; from then on there are draws."""


class DrawOffer(Enum):
    """What a person does about an agreement."""

    MAKE = "make"
    ACCEPT = "accept"
    DECLINE = "decline"


async def claim(match_service: MatchService, match_id: int, press: Press) -> MatchSession:
    """Claim a draw that the rules allow, such as by stalling. Raises NoDrawToClaim."""
    async with match_service.seated(match_id, press) as (session, seat):
        try:
            with step(session):
                session.match.claim(seat.number)
        except NotAsked as error:
            raise NoDrawToClaim from error
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session


async def agree(
    match_service: MatchService,
    match_id: int,
    press: Press,
    offer: DrawOffer,
    what: Agreement = Agreement.DRAW,
) -> MatchSession:
    """Offer an agreement, or accept or decline a standing offer; when all want it, it is done.

    Raises AgainstComputer, AlreadyOffered, NothingOffered, TooLateToCallOff, OrganiserCallsOff
    or NoPauseInEvent.
    """
    if what is not Agreement.DRAW and await match_service.store.rounds.open_event_of(match_id) is not None:
        raise OrganiserCallsOff if what is Agreement.END else NoPauseInEvent
    async with match_service.seated(match_id, press) as (session, seat):
        others = [other for other in session.playing if other is not seat]
        change = MatchChange(press.interaction_id)
        _check(offer, what, seat, others)
        if what is Agreement.END and offer is DrawOffer.MAKE and not is_early(session):
            raise TooLateToCallOff
        if offer is DrawOffer.DECLINE:
            for each in session.people.seats:
                each.offers -= {what}
        else:
            seat.offers |= {what}
            if all(what in other.offers for other in others):
                change = _agreed(session, what, change)
        await match_service.commit(session, change)
    return session


async def call_off_alone(match_service: MatchService, match_id: int, press: Press) -> None:
    """End a match that has hardly begun against computers alone. Raises NotOurControl or TooLateToCallOff."""
    async with match_service.seated(match_id, press) as (session, seat):
        if any(other.user_id is not None for other in session.people.seats if other is not seat):
            raise NotOurControl
        if not is_early(session):
            raise TooLateToCallOff
        with step(session):
            session.match.call_off()
        await match_service.commit(session, MatchChange(None))


def _agreed(session: MatchSession, what: Agreement, change: MatchChange) -> MatchChange:
    """Do in a draft what all have agreed on; return what more is written."""
    if what is Agreement.PAUSE:
        for each in session.people.seats:
            each.offers -= {what}
        session.place.rests = True
        return change._replace(status=MatchStatus.STRANDED, also=[rests_statement(session.id, True)])
    with step(session):
        session.match.agree_draw() if what is Agreement.DRAW else session.match.call_off()
    return change


async def go_on(match_service: MatchService, match_id: int, press: Press) -> MatchSession:
    """Go on with a match that its players have paused; everybody has their whole time again.

    Raises NotResting, or Held where a moderator has paused it as well.
    """
    async with match_service.seated(match_id, press, standing_too=True) as (session, _):
        if session.place.held:
            raise EventHeld
        if not session.place.rests:
            raise NotResting
        session.place.rests = False
        goes_on = [rests_statement(session.id, False)]
        await match_service.commit(
            session, MatchChange(press.interaction_id, status=MatchStatus.RUNNING, also=goes_on)
        )
    return session


async def give_time(match_service: MatchService, match_id: int, press: Press) -> MatchSession:
    """Let all others who are asked have their whole time once more, from now. Raises NobodyWantsTime."""
    async with match_service.seated(match_id, press) as (session, seat):
        waited_for = may_be_given_time(session, seat.number)
        if not waited_for:
            raise NobodyWantsTime
        for decision in waited_for:
            allowed = time_allowed(session, decision) or timedelta()
            session.people.seats[decision.seat].late = False
            session.clocks.dues[decision.seat] = begins(session, decision.seat, match_service.now()) + allowed
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session


def may_be_given_time(session: MatchSession, seat: int) -> list[Decision]:
    """Return what others are asked whose time runs, as all see it: who has answered stays their secret."""
    return [each for each in session.match.awaited if each.seat != seat and each.seat in session.clocks.dues]


def is_early(session: MatchSession) -> bool:
    """Tell whether a match has hardly begun, so that it can be called off by agreement."""
    return session.match.serial < EARLY * session.match.seats


def _check(offer: DrawOffer, what: Agreement, seat: Seat, others: list[Seat]) -> None:
    if offer is not DrawOffer.MAKE:
        if not any(what in other.offers for other in others):
            raise NothingOffered(what=what)
    elif any(other.user_id is None for other in others):
        raise AgainstComputer
    elif what in seat.offers:
        raise AlreadyOffered(what=what)
