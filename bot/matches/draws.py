"""Draws: claimed where the rules allow it, else offered, accepted or declined."""

from __future__ import annotations

from enum import Enum

from bot.errors import AgainstComputer, DrawAlreadyOffered, NoDrawOffered, NoDrawToClaim
from bot.matches.consequences import Change
from bot.matches.desk import Desk, Press
from bot.matches.live import Live
from bot.matches.people import Seat
from bot.matches.quarantine import step
from engines.kernel import NotAsked


class Offer(Enum):
    """What a person does about a draw by agreement."""

    MAKE = "make"
    ACCEPT = "accept"
    DECLINE = "decline"


async def claim(desk: Desk, match_id: int, press: Press) -> Live:
    """Claim a draw that the rules allow, such as by stalling. Raises NoDrawToClaim."""
    async with desk.seated(match_id, press) as (live, seat):
        try:
            with step(live):
                live.match.claim(seat.number)
        except NotAsked as error:
            raise NoDrawToClaim from error
        await desk.commit(live, Change(press.interaction_id))
    return live


async def agree(desk: Desk, match_id: int, press: Press, offer: Offer) -> Live:
    """Offer a draw, or accept or decline a standing offer; when all want one, the match is drawn.

    Raises AgainstComputer, DrawAlreadyOffered or NoDrawOffered.
    """
    async with desk.seated(match_id, press) as (live, seat):
        others = [other for other in live.playing if other is not seat]
        _check(offer, seat, others)
        if offer is Offer.DECLINE:
            for each in live.people.seats:
                each.offers_draw = False
        else:
            seat.offers_draw = True
            if all(other.offers_draw for other in others):
                with step(live):
                    live.match.agree_draw()
        await desk.commit(live, Change(press.interaction_id))
    return live


def _check(offer: Offer, seat: Seat, others: list[Seat]) -> None:
    if offer is not Offer.MAKE:
        if not any(other.offers_draw for other in others):
            raise NoDrawOffered
    elif any(other.user_id is None for other in others):
        raise AgainstComputer
    elif seat.offers_draw:
        raise DrawAlreadyOffered
