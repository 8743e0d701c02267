"""`/rank`: ratings, one's own and of others; private unless the person wants it shown."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import UnknownGame
from bot.limits import Quota
from bot.store import LeaderboardKey
from bot.texts.commands import command_text as _
from cogs.access import server_only
from cogs.context import InteractionContext, answering
from cogs.ladder.ranking import show_leaderboard, show_mine
from cogs.starting import GAME_CHOICES
from engines.registry import GAMES


@server_only
class RankCommands(commands.GroupCog, group_name=_("cmd-rank"), group_description=_("cmd-rank-help")):
    """Shows ratings."""

    @app_commands.command(name=_("cmd-rank-me"), description=_("cmd-rank-me-help"))
    @app_commands.rename(game=_("cmd-play-game"), show=_("cmd-rank-show"))
    @app_commands.describe(game=_("cmd-rank-mine-game-help"), show=_("cmd-rank-show-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def me(self, interaction: discord.Interaction, game: str | None = None, show: bool = False) -> None:
        """Show one's own ratings, and how one of them went."""
        async with answering(interaction) as context:
            if game is not None and game not in GAMES:
                raise UnknownGame(game=game)
            await context.acknowledge(private=not show, public=show)
            await show_mine(context, game)

    @app_commands.command(name=_("cmd-rank-server"), description=_("cmd-rank-server-help"))
    @app_commands.rename(game=_("cmd-play-game"), show=_("cmd-rank-show"))
    @app_commands.describe(game=_("cmd-rank-game-help"), show=_("cmd-rank-show-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def server(self, interaction: discord.Interaction, game: str, show: bool = False) -> None:
        """Show the leaderboard of this server."""
        async with answering(interaction) as context:
            await _show(context, LeaderboardKey.of_guild(context.server_id, game), show)

    @app_commands.command(name=_("cmd-rank-across"), description=_("cmd-rank-across-help"))
    @app_commands.rename(game=_("cmd-play-game"), show=_("cmd-rank-show"))
    @app_commands.describe(game=_("cmd-rank-game-help"), show=_("cmd-rank-show-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def across(self, interaction: discord.Interaction, game: str, show: bool = False) -> None:
        """Show the leaderboard across servers."""
        async with answering(interaction) as context:
            await _show(context, LeaderboardKey.across(game), show)


async def _show(context: InteractionContext, board: LeaderboardKey, show: bool) -> None:
    if board.game not in GAMES:
        raise UnknownGame(game=board.game)
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not show, public=show)
    await show_leaderboard(context, board)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(RankCommands())
