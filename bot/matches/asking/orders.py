"""Habits, and texts that are always answered alike."""

from __future__ import annotations

from bot.errors import NotAhead, NotYourTurn
from bot.matches.move_builder import MatchChange
from bot.matches.people import StandingAnswer
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession, waiting_names
from bot.matches.switches import HABIT
from bot.store.people.preferences import SwitchRow
from engines.kernel import QUIET, habit_sheet, text_asking

MOST = 20
"""Texts that one player may answer always alike in one match."""


async def turn_habit(match_service: MatchService, match_id: int, press: Press, key: str) -> MatchSession:
    """Turn one of a player's habits, which they keep for their next matches. Raises NotAhead."""
    async with match_service.seated(match_id, press) as (session, seat):
        game = session.match.game
        if key not in [option.key for option in habit_sheet(game, ()).options]:
            raise NotAhead
        on = key not in seat.said.habits
        seat.said = seat.said.model_copy(update={"habits": seat.said.habits ^ {key}})
        kept = [] if key == QUIET else [SwitchRow(press.user_id, game.id, HABIT + key, on)]
        await match_service.commit(session, MatchChange(press.interaction_id, switches=kept))
    return session


async def answer_always(
    match_service: MatchService, match_id: int, press: Press, question: int, answer: str, label: str
) -> MatchSession:
    """Let the text that asks a player now have this answer always, in this match.

    Raises NotAhead, also if it is another question by now.
    """
    async with match_service.seated(match_id, press) as (session, seat):
        if not session.asked(seat.number):
            raise NotYourTurn(who=waiting_names(session))
        if session.question != question:
            raise NotAhead
        decision = session.match.decision(seat.number)
        text = text_asking(session.match.game, decision)
        if text is None or not decision.allows(answer) or len(seat.said.always) >= MOST:
            raise NotAhead
        always = {**seat.said.always, text: StandingAnswer(answer=answer, label=label)}
        seat.said = seat.said.model_copy(update={"always": always})
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session


async def ask_again(match_service: MatchService, match_id: int, press: Press, place: int) -> MatchSession:
    """Let a text, by its place among those that have an answer, ask once more. Raises NotAhead."""
    async with match_service.seated(match_id, press) as (session, seat):
        texts = [*seat.said.always]
        if not 0 <= place < len(texts):
            raise NotAhead
        always = {text: given for text, given in seat.said.always.items() if text != texts[place]}
        seat.said = seat.said.model_copy(update={"always": always})
        await match_service.commit(session, MatchChange(press.interaction_id))
    return session
