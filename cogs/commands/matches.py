"""`/matches`: a person's own matches, in all channels and servers, for them alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.limits import Quota
from bot.table.history.mine import ALL, list_of, matches
from bot.texts.commands import command_text as _
from cogs.context import InteractionContext, answering


class MatchesCommand(commands.Cog):
    """The matches that await a person, that go on, that have ended."""

    @app_commands.command(name=_("cmd-matches"), description=_("cmd-matches-help"))
    async def matches(self, interaction: discord.Interaction) -> None:
        """List the person's matches, each with a way into it, and what is asked of them in a line."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            await show_matches(context)


async def show_matches(context: InteractionContext, which: str = ALL, page: int = 0) -> None:
    """Show a page of a person's matches where an answer was acknowledged."""
    listed = await list_of(context.store, context.match_service, context.user_id, which, page)
    await context.show(matches(listed, context.user_id, context.guild_id, context.texts))


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(MatchesCommand())
