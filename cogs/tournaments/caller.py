"""What commands and presses of tournaments share: who asks, and decks for an event."""

from __future__ import annotations

import discord

from bot.decks.offers import DeckOffer, offers
from bot.errors import NoDecks
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.unit_of_work import Caller
from cogs.context import InteractionContext


def caller(context: InteractionContext) -> Caller:
    """Return who came as the organiser's service knows them."""
    user = context.interaction.user
    roles = (
        frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    )
    return Caller(context.press, roles, context.interaction.permissions.manage_guild)


async def event_decks(context: InteractionContext, event: Tournament) -> list[DeckOffer]:
    """Return what somebody may bring to an event, with what is wrong with it. Raises NoDecks."""
    options = event.setup.match_options(event.game)
    if not event.game.wants_decks(options):
        raise NoDecks
    shelf = await context.library.shelf(event.row.guild_id, event.game)
    return await offers(context.store, shelf, context.user_id, options, context.texts)
