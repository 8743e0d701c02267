"""`/away`: a person's correspondence matches stand while they are away, in all servers."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import NoSuchMatch, NotRunning, OutOfOrder
from bot.limits import Quota
from bot.matches.absence import DAY, MOST_DAYS, USUAL_DAYS, stand
from bot.store import AWAY, MatchRow, MatchStatus
from bot.table.board import timestamp
from bot.table.panel import notice
from bot.texts.commands import command_text as _
from cogs.context import InteractionContext, answering

LONGEST = 60
"""Days that can be asked for."""
_MOST = 100
"""Matches that are looked at."""


class Away(commands.Cog):
    """Lets matches wait."""

    @app_commands.command(name=_("cmd-away"), description=_("cmd-away-help"))
    @app_commands.rename(days=_("cmd-away-days"))
    @app_commands.describe(days=_("cmd-away-days-help"))
    async def away(self, interaction: discord.Interaction, days: app_commands.Range[int, 0, LONGEST]) -> None:
        """Let one's correspondence matches stand for so many days; none brings one back."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            until = context.bot.now() + days * DAY
            statuses = (MatchStatus.RUNNING, MatchStatus.STRANDED)
            rows = await context.store.matches.of_user(context.user_id, statuses, _MOST)
            slow = [row for row in rows if row.clock == "correspondence"]
            told = [told for row in slow if (told := await _stand(context, row, until))]
            heading = context.texts.say("away-set" if days else "away-back")
            await context.show(notice("\n".join([heading, *(told or [context.texts.say("away-nothing")])])))


async def _stand(context: InteractionContext, row: MatchRow, until: float) -> str:
    """Let a match stand, and say until when it does; empty for one that cannot be read or is over."""
    chosen = await context.store.preferences.guild(row.guild_id or 0)
    most = MOST_DAYS.get(str(chosen.settings.get(AWAY)), MOST_DAYS[USUAL_DAYS])
    try:
        stands = await stand(context.match_service, row.id, context.user_id, until, most)
    except (NoSuchMatch, NotRunning, OutOfOrder):
        return ""
    code = f"`{row.code}`"
    if stands is not None:
        when = timestamp(datetime.fromtimestamp(stands, UTC))
        return context.texts.say("away-stands", code=code, when=when)
    return context.texts.say("away-runs", code=code)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Away())
