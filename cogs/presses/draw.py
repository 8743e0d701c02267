"""Buttons of draws: claimed where the rules allow it, else offered, accepted, declined."""

from __future__ import annotations

from functools import partial

from bot.matches.live import DrawStep, Live
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from cogs.presses.handler import Handler
from cogs.presses.playing import play
from cogs.visit import Visit


async def _claim(visit: Visit, action: ActionId) -> tuple[Live, None]:
    return await visit.desk.claim(action.match, visit.press), None


async def _draw(visit: Visit, action: ActionId, step: DrawStep) -> tuple[Live, None]:
    return await visit.desk.draw(action.match, visit.press, step), None


HANDLERS: dict[Verb, Handler] = {
    Verb.CLAIM: partial(play, do=_claim),
    Verb.OFFER_DRAW: partial(play, do=partial(_draw, step=DrawStep.OFFER)),
    Verb.ACCEPT_DRAW: partial(play, do=partial(_draw, step=DrawStep.ACCEPT)),
    Verb.DECLINE_DRAW: partial(play, do=partial(_draw, step=DrawStep.DECLINE)),
}
