"""What anybody may look at of a tournament: standings and bracket, why a place, open decks, the files."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import ui

from bot.discord.delivery.pictures import DEFAULT_THEME, Drawn
from bot.errors import NotOurControl
from bot.limits import Quota
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout
from bot.table.verbs import Verb
from bot.tournaments.course.errors import DecksHidden, NotEntered
from bot.tournaments.course.export import files
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.deck import deck_shown, whose_deck
from bot.tournaments.views.standings import page_of, standings, why
from cogs.commands.decks import Names, block
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments.tournament import event_of


async def _standings(context: InteractionContext, action: ActionId) -> None:
    """Show standings or bracket to the person alone; their own pages turn in place."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    event = await event_of(context, action)
    entry = event.of_user(context.user_id)
    own = entry.number if entry else 0
    page = page_of(event, context.texts, action.detail, action.number, own)
    drawn: Drawn | None = None
    if page is not None and not context.preferences.text_board:
        theme = context.preferences.theme or DEFAULT_THEME
        drawn = await context.delivery.pictures.sheet(page.sheet, context.texts, theme)
    part, attached = (drawn[0], [drawn[1]]) if drawn else (None, [])
    layout = standings(event, context.texts, page, own, part)
    await context.show(layout, attachments=attached)


async def _why(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge(private=True)
    event = await event_of(context, action)
    own = event.of_user(context.user_id)
    number = int(action.detail) if action.detail.isdecimal() else own.number if own else 0
    if number not in {row.number for row in event.standings}:
        raise NotEntered
    await context.show(why(event, number, context.texts))


async def _decks(context: InteractionContext, action: ActionId) -> None:
    """Open the menu of decks that all may see, turn its pages, or show the deck that was chosen."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    event = await event_of(context, action)
    if not event.shows_decks:
        raise DecksHidden
    if not context.chosen:
        await context.show(whose_deck(event, action.number, context.texts))
        return
    chosen = context.chosen[0]
    entrant = event.by_number.get(int(chosen)) if chosen.isdecimal() else None
    if entrant is None or entrant.deck is None:
        raise NotOurControl
    names = Names(await context.library.shelf(event.row.guild_id, event.game))
    names = await names.beside(context.store, [entrant.deck])
    words = block(names.show(entrant.deck, context.texts))
    await context.show(deck_shown(event, entrant, words, action.number, context.texts))


async def _export(context: InteractionContext, action: ActionId) -> None:
    """Give the event as files."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=True)
    event = await event_of(context, action)
    made = await asyncio.to_thread(files, event)
    said = ui.TextDisplay[MessageLayout](context.texts.say("tournament-exported", name=event.row.name))
    layout = MessageLayout(
        ui.Container(said, *(ui.File[MessageLayout](f"attachment://{name}") for name in made))
    )
    await context.show(
        layout, attachments=[discord.File(io.BytesIO(data), name) for name, data in made.items()]
    )


HANDLERS: dict[Verb, Handler] = {
    TournamentVerb.STANDINGS: _standings,
    TournamentVerb.WHY: _why,
    TournamentVerb.DECKS: _decks,
    TournamentVerb.EXPORT: _export,
}
