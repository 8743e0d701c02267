"""`/block`, and the same in the menu of a person: whom one does not want to meet."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.community.errors import BlockedBot, BlockedSelf, NotBlocked, TooManyBlocked
from bot.community.verbs import CommunityVerb
from bot.community.views.blocks import block_list
from bot.errors import NotOurControl
from bot.limits import Quota
from bot.store import Changed
from bot.store.people.blocks import MOST_BLOCKED, Blocked
from bot.table.action_id import LARGEST, ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts.commands import command_text as _
from cogs.components.handler import Handler
from cogs.context import InteractionContext, answering
from cogs.starting import person


class BlockCommands(commands.GroupCog, group_name=_("cmd-block"), group_description=_("cmd-block-help")):
    """Keeps a person's block list; only they are told of it."""

    @app_commands.command(name=_("cmd-block-add"), description=_("cmd-block-add-help"))
    @app_commands.rename(user=_("cmd-block-user"))
    @app_commands.describe(user=_("cmd-block-add-user-help"))
    async def add(self, interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
        """Put somebody on the list."""
        async with answering(interaction) as context:
            await _block(context, user)

    @app_commands.command(name=_("cmd-block-remove"), description=_("cmd-block-remove-help"))
    @app_commands.rename(user=_("cmd-block-user"))
    @app_commands.describe(user=_("cmd-block-remove-user-help"))
    async def remove(self, interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
        """Take somebody off the list."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            who = person(user)
            try:
                await context.store.blocks.remove(context.user_id, who.id)
            except Changed as error:
                raise NotBlocked(who=who.name) from error
            await context.show(notice(context.texts.say("block-removed", who=who.name)))

    @app_commands.command(name=_("cmd-block-list"), description=_("cmd-block-list-help"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the list."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            await _show(context, 0)


@app_commands.context_menu(name=_("cmd-block-menu"))
async def block_menu(interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
    """Put somebody on the list, from their own menu."""
    async with answering(interaction) as context:
        await _block(context, user)


async def _block(context: InteractionContext, user: discord.User | discord.Member) -> None:
    """Put somebody on the list of who asks. Raises BlockedSelf, BlockedBot or TooManyBlocked."""
    who = person(user)
    if who.id == context.user_id:
        raise BlockedSelf
    if who.bot:
        raise BlockedBot
    context.spend(Quota.LOOK)
    await context.acknowledge(private=True)
    try:
        await context.store.blocks.add(context.user_id, Blocked(who.id, who.name), context.bot.now())
    except Changed as error:
        raise TooManyBlocked(most=MOST_BLOCKED) from error
    context.matchmaker.alarm.wake()  # they may be the one who was waited for
    await context.show(notice(context.texts.say("block-added", who=who.name)))


async def _show(context: InteractionContext, page: int) -> None:
    await context.show(block_list(await context.store.blocks.of_user(context.user_id), page, context.texts))


async def _turn(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge()
    await _show(context, action.number)


async def _unblock(context: InteractionContext, action: ActionId) -> None:
    """Take who was chosen off the list of who has pressed, and show what is left of it."""
    chosen = context.chosen[0] if len(context.chosen) == 1 else ""
    if not chosen.isdecimal() or int(chosen) > LARGEST:
        raise NotOurControl
    await context.acknowledge()
    try:
        await context.store.blocks.remove(context.user_id, int(chosen))
    except Changed as error:
        raise NotBlocked(who=context.texts.mention(int(chosen))) from error
    await _show(context, action.number)


HANDLERS: dict[Verb, Handler] = {CommunityVerb.BLOCKS: _turn, CommunityVerb.UNBLOCK: _unblock}


async def setup(bot: Herald) -> None:
    """Add the cog and the menu."""
    await bot.add_cog(BlockCommands())
    bot.tree.add_command(block_menu, override=True)
