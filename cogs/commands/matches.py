"""`/matches`: a person's own matches, in all channels and servers, for him alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import NoSuchMatch, OutOfOrder
from bot.limits import Quota
from bot.store import OPEN, MatchRow, MatchStatus
from bot.table.history.mine import Mine, matches
from bot.texts.commands import command_text as _
from cogs.visit import Visit, answering

ENDED = 5
"""Matches that ended lately."""


class Matches(commands.Cog):
    """What awaits a person, what runs, what ended lately."""

    @app_commands.command(name=_("cmd-matches"), description=_("cmd-matches-help"))
    async def matches(self, interaction: discord.Interaction) -> None:
        """List the person's matches, each with a link, and what is asked of him in a line."""
        async with answering(interaction) as visit:
            visit.spend(Quota.LOOK)
            await visit.acknowledge(private=True)
            of_user = visit.store.matches.of_user
            rows = [
                *await of_user(visit.user_id, OPEN),
                *await of_user(visit.user_id, (MatchStatus.FINISHED,), ENDED),
            ]
            found = [await _mine(visit, row) for row in rows]
            await visit.show(matches(found, visit.user_id, visit.guild_id, visit.texts))


async def _mine(visit: Visit, row: MatchRow) -> Mine:
    seats = await visit.store.matches.seats(row.id)
    if row.status not in (MatchStatus.RUNNING, MatchStatus.STRANDED):
        return Mine(row, seats, None)
    try:
        return Mine(row, seats, await visit.desk.live(row.id))
    except (NoSuchMatch, OutOfOrder):  # one that cannot be read must not hide the others
        return Mine(row, seats, None)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Matches())
