"""Buttons of answers that are taken back by consent."""

from __future__ import annotations

from functools import partial

from bot.limits import Quota
from bot.matches.agreements import takebacks
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import play
from cogs.context import InteractionContext


async def _ask(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    context.spend(Quota.LOOK)
    return await takebacks.ask(context.match_service, context.bot.records, action.match, context.press), None


async def _agree(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    context.spend(Quota.LOOK)
    return await takebacks.agree(
        context.match_service, context.bot.records, action.match, context.press
    ), None


async def _refuse(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await takebacks.refuse(context.match_service, action.match, context.press), None


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.ASK_BACK: partial(play, do=_ask),
    MatchVerb.ACCEPT_BACK: partial(play, do=_agree),
    MatchVerb.DECLINE_BACK: partial(play, do=_refuse),
}
