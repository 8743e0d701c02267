"""The button that ends a search for an opponent."""

from __future__ import annotations

from bot.ladder.verbs import LadderVerb
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.context import InteractionContext


async def _cancel(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await context.matchmaker.cancel(action.match, context.press)
    await context.show(notice(context.texts.say("search-cancelled")))


HANDLERS: dict[Verb, Handler] = {LadderVerb.CANCEL_SEARCH: _cancel}
