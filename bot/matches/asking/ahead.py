"""Answers that are left in advance."""

from __future__ import annotations

from bot.errors import NotAhead
from bot.matches.move_builder import MatchChange
from bot.matches.people import InAdvance
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession


async def leave(
    match_service: MatchService, match_id: int, press: Press, question: int, left: InAdvance
) -> MatchSession:
    """Leave an answer to what a player will probably be asked next. Raises NotAhead if it has changed."""
    async with match_service.seated(match_id, press) as (session, seat):
        if session.question != question or session.asked(seat.number):
            raise NotAhead
        seat.said = seat.said.model_copy(update={"next": left, "missed": ""})
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session


async def take_back(match_service: MatchService, match_id: int, press: Press) -> MatchSession:
    """Take back what a player has left in advance. Raises NotAhead where nothing is left."""
    async with match_service.seated(match_id, press) as (session, seat):
        if seat.said.next is None:
            raise NotAhead
        seat.said = seat.said.model_copy(update={"next": None})
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session
