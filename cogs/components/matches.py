"""The list of one's matches: another list, another page."""

from __future__ import annotations

from bot.limits import Quota
from bot.table.action_id import ActionId
from bot.table.verbs import MenuVerb, Verb
from cogs.commands.matches import show_matches
from cogs.components.handler import Handler
from cogs.context import InteractionContext


async def _turn(context: InteractionContext, action: ActionId) -> None:
    """Show the list that was chosen, or another page of the one that stands there."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    await show_matches(context, context.chosen[0] if context.chosen else action.detail, action.number)


HANDLERS: dict[Verb, Handler] = {MenuVerb.MATCHES: _turn}
