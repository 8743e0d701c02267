"""Buttons of what players grant one another: draws, endings by agreement, more time."""

from __future__ import annotations

from functools import partial

from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.people import Agreement
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import play
from cogs.context import InteractionContext


async def _claim(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await draws.claim(context.match_service, action.match, context.press), None


async def _agree(
    context: InteractionContext, action: ActionId, offer: DrawOffer, what: Agreement = Agreement.DRAW
) -> tuple[MatchSession, None]:
    return await draws.agree(context.match_service, action.match, context.press, offer, what), None


async def _give_time(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await draws.give_time(context.match_service, action.match, context.press), None


async def _go_on(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await draws.go_on(context.match_service, action.match, context.press), None


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.CLAIM: partial(play, do=_claim),
    MatchVerb.OFFER_DRAW: partial(play, do=partial(_agree, offer=DrawOffer.MAKE)),
    MatchVerb.ACCEPT_DRAW: partial(play, do=partial(_agree, offer=DrawOffer.ACCEPT)),
    MatchVerb.DECLINE_DRAW: partial(play, do=partial(_agree, offer=DrawOffer.DECLINE)),
    MatchVerb.OFFER_PAUSE: partial(play, do=partial(_agree, offer=DrawOffer.MAKE, what=Agreement.PAUSE)),
    MatchVerb.ACCEPT_PAUSE: partial(play, do=partial(_agree, offer=DrawOffer.ACCEPT, what=Agreement.PAUSE)),
    MatchVerb.DECLINE_PAUSE: partial(play, do=partial(_agree, offer=DrawOffer.DECLINE, what=Agreement.PAUSE)),
    MatchVerb.GO_ON: partial(play, do=_go_on),
    MatchVerb.GIVE_TIME: partial(play, do=_give_time),
    MatchVerb.OFFER_END: partial(play, do=partial(_agree, offer=DrawOffer.MAKE, what=Agreement.END)),
    MatchVerb.ACCEPT_END: partial(play, do=partial(_agree, offer=DrawOffer.ACCEPT, what=Agreement.END)),
    MatchVerb.DECLINE_END: partial(play, do=partial(_agree, offer=DrawOffer.DECLINE, what=Agreement.END)),
}
