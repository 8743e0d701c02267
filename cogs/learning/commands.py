"""`/learn` and `/puzzle`."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.discord.places import require_playable
from bot.errors import NoSuchPuzzle, NotYourChannel, UnknownGame
from bot.learning.catalogue import puzzles_of, taught_games
from bot.learning.daily import puzzle_of_day
from bot.limits import Quota
from bot.table.panel import notice
from bot.texts.commands import command_text as _
from cogs.context import InteractionContext, answering
from cogs.learning.lessons import show_first_page, show_lesson
from cogs.starting import GAME_CHOICES, public_locale


class Learning(commands.Cog):
    """Teaches games."""

    @app_commands.command(name=_("cmd-learn"), description=_("cmd-learn-help"))
    @app_commands.rename(game=_("cmd-play-game"))
    @app_commands.describe(game=_("cmd-learn-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Open what teaches a game; only the person sees it."""
        async with answering(interaction) as context:
            _known(game)
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            await show_first_page(context, game or "")

    @app_commands.command(name=_("cmd-puzzle"), description=_("cmd-puzzle-help"))
    @app_commands.rename(game=_("cmd-play-game"), number=_("cmd-puzzle-number"), daily=_("cmd-puzzle-daily"))
    @app_commands.describe(
        game=_("cmd-puzzle-game-help"),
        number=_("cmd-puzzle-number-help"),
        daily=_("cmd-puzzle-daily-help"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        daily=[app_commands.Choice(name=_(f"puzzle-daily-{word}"), value=word) for word in ("begin", "stop")],
    )
    async def puzzle(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        number: app_commands.Range[int, 1, 99] | None = None,
        daily: Literal["begin", "stop"] | None = None,
    ) -> None:
        """Open a puzzle, the day's or the first open one; or post one here each day, or no more."""
        async with answering(interaction) as context:
            _known(game)
            if daily is not None:
                await _post_daily(context, game, begin=daily == "begin")
                return
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            chosen, puzzle = await _puzzle(context, game, number)
            await show_lesson(context, chosen, puzzle)


def _known(game: str | None) -> None:
    """Raise UnknownGame for a game that is not there, or has no lesson."""
    if game is not None and game not in taught_games():
        raise UnknownGame(game=game)


async def _puzzle(context: InteractionContext, game: str | None, number: int | None) -> tuple[str, str]:
    """Return the game and id of the puzzle that was asked for, else the day's, else the first that is open.

    Raises NoSuchPuzzle.
    """
    every = [
        (each, puzzle.id)
        for each in ([game] if game else sorted(taught_games()))
        for puzzle in puzzles_of(each)
    ]
    if number is not None:
        if number > len(every):
            raise NoSuchPuzzle(most=len(every))
        return every[number - 1]
    standing = await context.teacher.standing(context.user_id)
    solved = {key for key, row in standing.items() if row.done is not None}
    today = puzzle_of_day(context.bot.now(), game)
    return next((key for key in (today, *every) if key not in solved), today)


async def _post_daily(context: InteractionContext, game: str | None, *, begin: bool) -> None:
    """Let this channel get a puzzle each day, or none any more. Raises ServerOnly or NotYourChannel."""
    guild_id, channel_id = context.server_id, context.interaction.channel_id or 0
    if (
        not context.interaction.permissions.manage_channels
        and not context.interaction.permissions.manage_guild
    ):
        raise NotYourChannel
    if begin:
        require_playable(context.interaction.channel)
    await context.acknowledge(private=True)
    if begin:
        await context.bot.learning.daily.want(channel_id, guild_id, await public_locale(context), game)
    else:
        await context.store.puzzle_channels.stop(channel_id)
    await context.show(notice(context.texts.say("puzzle-daily-begun" if begin else "puzzle-daily-stopped")))


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Learning())
