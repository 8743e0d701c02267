"""Takes every press and every form. No view is kept: each is read from its custom id."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import NotOurControl
from bot.table.action_id import ActionId, BadActionId, is_ours
from bot.table.verbs import Verb
from cogs import menu
from cogs.access import NEEDS_MATCH, admit_press
from cogs.community import block, moderate, privacy, settings
from cogs.components import (
    ahead,
    answer,
    challenge,
    continuing,
    deck,
    draw,
    look,
    matches,
    patience,
    takeback,
)
from cogs.components.handler import Handler
from cogs.context import answering, let_in
from cogs.lab import controls
from cogs.ladder import pages, search
from cogs.learning import lessons
from cogs.tournaments import entering, organise, setting_up, standings, tournament

HANDLERS: dict[Verb, Handler] = {
    **challenge.HANDLERS,
    **deck.HANDLERS,
    **answer.HANDLERS,
    **draw.HANDLERS,
    **patience.HANDLERS,
    **takeback.HANDLERS,
    **look.HANDLERS,
    **continuing.HANDLERS,
    **ahead.HANDLERS,
    **tournament.HANDLERS,
    **standings.HANDLERS,
    **setting_up.HANDLERS,
    **organise.HANDLERS,
    **entering.HANDLERS,
    **search.HANDLERS,
    **pages.HANDLERS,
    **privacy.HANDLERS,
    **block.HANDLERS,
    **moderate.HANDLERS,
    **settings.HANDLERS,
    **lessons.HANDLERS,
    **controls.HANDLERS,
    **matches.HANDLERS,
    **menu.HANDLERS,
}
FORMS: dict[Verb, Handler] = {**challenge.FORMS, **deck.FORMS, **organise.FORMS, **entering.FORMS}
"""What answers a form, by the verb in its custom id."""


class Presses(commands.Cog):
    """Gives each press to the one who answers its verb."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press on one of our controls, or a form that was sent."""
        if interaction.type is discord.InteractionType.component:
            handlers = HANDLERS
        elif interaction.type is discord.InteractionType.modal_submit:
            handlers = FORMS
        else:
            return
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if not is_ours(custom_id):
            return
        async with answering(interaction) as context:
            try:
                action = ActionId.parse(custom_id)
                handle = handlers[action.verb]
            except (BadActionId, KeyError) as error:
                raise NotOurControl from error
            await admit_press(interaction, action)
            await handle(context, action)


async def setup(bot: commands.Bot | Herald) -> None:
    """Add the cog, and the door of all commands; say which presses other processes must answer."""
    bot.tree.interaction_check = let_in
    if isinstance(bot, Herald):  # one that only lists its commands hears no presses
        bot.handing.verbs = NEEDS_MATCH
    await bot.add_cog(Presses())
