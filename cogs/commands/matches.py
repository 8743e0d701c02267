"""`/matches`: a person's own matches, in all channels and servers, for them alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.limits import Quota
from bot.store import OPEN, MatchStatus
from bot.table.history.mine import gathered, matches
from bot.texts.commands import command_text as _
from cogs.context import answering

ENDED = 5
"""Matches that ended lately."""


class MatchesCommand(commands.Cog):
    """What awaits a person, what runs, what ended lately."""

    @app_commands.command(name=_("cmd-matches"), description=_("cmd-matches-help"))
    async def matches(self, interaction: discord.Interaction) -> None:
        """List the person's matches, each with a link, and what is asked of them in a line."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            of_user = context.store.matches.of_user
            rows = [
                *await of_user(context.user_id, OPEN),
                *await of_user(context.user_id, (MatchStatus.FINISHED,), ENDED),
            ]
            found = await gathered(context.store, context.match_service, rows)
            await context.show(matches(found, context.user_id, context.guild_id, context.texts))


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(MatchesCommand())
