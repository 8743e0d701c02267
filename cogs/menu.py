"""`/help`: a menu in place, whose buttons open what they say, each with a way back."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app.client import Herald
from bot.community.views import menu as view
from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import NotOurControl
from bot.learning.catalogue import course_of, lesson_of
from bot.learning.daily import puzzle_of_day
from bot.learning.shots import board, in_words, names_at
from bot.learning.views.daily import daily, pictured
from bot.limits import Quota
from bot.matches.start.challenges import Invitation
from bot.table.action_id import ActionId
from bot.table.rules import menu_button
from bot.table.verbs import MenuVerb, Verb
from bot.texts.commands import command_text as _
from cogs.commands.matches import show_matches
from cogs.community.settings import show_mine
from cogs.components.handler import Handler
from cogs.context import InteractionContext, answering
from cogs.ladder.lfg import search
from cogs.learning.lessons import show_first_page
from cogs.starting import (
    allow_challenge,
    check_place,
    chosen_member,
    person,
    post_challenge,
    public_locale,
    usual_clock,
)
from engines.registry import GAMES


class Menu(commands.Cog):
    """Says what can be done, and leads there."""

    @app_commands.command(name=_("cmd-help"), description=_("cmd-help-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Open the menu; only the person sees it."""
        async with answering(interaction) as context:
            await context.whisper(view.menu(context.texts))


async def _menu(context: InteractionContext, action: ActionId) -> None:
    """Open the menu, or one of its pages, in the pressed message. Raises NotOurControl."""
    page, _slash, game = action.detail.partition("/")
    if page not in ("", *view.PAGES) or (game and game not in GAMES):
        raise NotOurControl
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    match page:
        case "learn":
            await show_first_page(context, "")
        case "computer":
            await context.show(view.against_computer(context.texts))
        case "people":
            await context.show(
                view.opponents(game, context.texts) if game else view.against_people(context.texts)
            )
        case "puzzle":
            await _show_puzzle(context)
        case "matches":
            await show_matches(context)
        case "settings":
            await show_mine(context)
        case _:
            await context.show(view.menu(context.texts))


async def _show_puzzle(context: InteractionContext) -> None:
    """Show the puzzle of the day as channels get theirs."""
    game, puzzle = puzzle_of_day(context.bot.now())
    lesson = lesson_of(game, puzzle)
    assert lesson is not None
    course, texts = course_of(GAMES[game], lesson), context.texts
    names, back = names_at(texts, course), menu_button(texts)
    if context.preferences.text_board:
        await context.show(daily(course, texts, ui.TextDisplay(in_words(course, names, texts)), back))
        return
    theme = context.preferences.theme or DEFAULT_THEME
    shown = await board(context.bot.renderer, course, names, texts, theme)
    face = pictured(course, texts, shown, back)
    await context.show(face.layout, attachments=[face.file()])


async def _challenge(context: InteractionContext, action: ActionId) -> None:
    """Challenge who was chosen, or let anyone join. Raises what `/play` raises."""
    if action.detail not in GAMES:
        raise NotOurControl
    game = GAMES[action.detail]
    invitation = Invitation(
        game=game,
        options=game.options(),
        clock=await usual_clock(context),
        challenger=person(context.interaction.user),
        opponents=(chosen_member(context),) if context.chosen else (),
        guild_id=context.server_id,
        channel_id=context.interaction.channel_id or 0,
        locale=await public_locale(context),
    )
    await context.challenges.check(invitation)
    await check_place(context)
    await allow_challenge(context, context.server_id)
    await context.acknowledge()
    await post_challenge(context, invitation)


async def _search(context: InteractionContext, action: ActionId) -> None:
    if action.detail not in GAMES:
        raise NotOurControl
    await context.acknowledge()
    await search(context, action.detail)


HANDLERS: dict[Verb, Handler] = {
    MenuVerb.MENU: _menu,
    MenuVerb.CHALLENGE: _challenge,
    MenuVerb.SEARCH: _search,
}


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Menu())
