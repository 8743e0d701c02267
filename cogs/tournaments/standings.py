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
from bot.table.layout import Layout
from bot.table.verbs import Verb
from bot.tournaments.course.errors import DecksHidden, NotEntered
from bot.tournaments.course.export import files
from bot.tournaments.views.deck import deck_shown, whose_deck
from bot.tournaments.views.standing import page_of, standings, why
from cogs.commands.decks import Names, block
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments.tournament import event_of


async def _standings(visit: InteractionContext, action: ActionId) -> None:
    """Show standings or bracket to the person alone; their own pages turn in place."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    event = await event_of(visit, action)
    entry = event.of_user(visit.user_id)
    own = entry.number if entry else 0
    page = page_of(event, visit.texts, action.detail, action.number, own)
    drawn: Drawn | None = None
    if page is not None and not visit.preferences.text_board:
        theme = visit.preferences.theme or DEFAULT_THEME
        drawn = await visit.delivery.pictures.sheet(page.sheet, visit.texts, theme)
    part, attached = (drawn[0], [drawn[1]]) if drawn else (None, [])
    layout = standings(event, visit.texts, page, own, part)
    await visit.show(layout, attachments=attached)


async def _why(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=True)
    event = await event_of(visit, action)
    own = event.of_user(visit.user_id)
    number = int(action.detail) if action.detail.isdecimal() else own.number if own else 0
    if number not in {row.number for row in event.standings}:
        raise NotEntered
    await visit.show(why(event, number, visit.texts))


async def _decks(visit: InteractionContext, action: ActionId) -> None:
    """Open the menu of decks that all may see, turn its pages, or show the deck that was chosen."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    event = await event_of(visit, action)
    if not event.shows_decks:
        raise DecksHidden
    if not visit.chosen:
        await visit.show(whose_deck(event, action.number, visit.texts))
        return
    chosen = visit.chosen[0]
    entrant = event.by_number.get(int(chosen)) if chosen.isdecimal() else None
    if entrant is None or entrant.deck is None:
        raise NotOurControl
    names = Names(await visit.library.shelf(event.row.guild_id, event.game))
    words = block(names.show(entrant.deck, visit.texts))
    await visit.show(deck_shown(event, entrant, words, action.number, visit.texts))


async def _export(visit: InteractionContext, action: ActionId) -> None:
    """Give the event as files."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=True)
    event = await event_of(visit, action)
    made = await asyncio.to_thread(files, event)
    said = ui.TextDisplay[Layout](visit.texts.say("tournament-exported", name=event.row.name))
    layout = Layout(ui.Container(said, *(ui.File[Layout](f"attachment://{name}") for name in made)))
    await visit.show(
        layout, attachments=[discord.File(io.BytesIO(data), name) for name, data in made.items()]
    )


HANDLERS: dict[Verb, Handler] = {
    Verb.T_STANDINGS: _standings,
    Verb.T_WHY: _why,
    Verb.T_DECKS: _decks,
    Verb.T_EXPORT: _export,
}
