"""`/stats`: how often somebody has won, two against one another, or a deck; for who asks alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import ServerOnly, UnknownGame
from bot.limits import Quota
from bot.store.matches.statistics import MatchFilter
from bot.table.history.stats import stats
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.context import InteractionContext, answering
from cogs.sight import eyes_of
from cogs.starting import GAME_CHOICES, complete_deck
from cogs.typed import completing
from engines.registry import GAMES

LONGEST_NAME = 200
"""Characters of a deck's name."""


class Stats(commands.Cog):
    """What has been played, in numbers."""

    @app_commands.command(name=_("cmd-stats"), description=_("cmd-stats-help"))
    @app_commands.rename(
        person=_("cmd-stats-person"),
        against=_("cmd-stats-against"),
        game=_("cmd-play-game"),
        deck=_("cmd-play-deck"),
    )
    @app_commands.describe(
        person=_("cmd-stats-person-help"),
        against=_("cmd-stats-against-help"),
        game=_("cmd-stats-game-help"),
        deck=_("cmd-stats-deck-help"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        self,
        interaction: discord.Interaction,
        person: discord.User | discord.Member | None = None,
        against: discord.User | discord.Member | None = None,
        game: str | None = None,
        deck: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
    ) -> None:
        """Count what the person may see of this server; in direct messages one's own of all servers."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            if game is not None and game not in GAMES:
                raise UnknownGame(game=game)
            if context.guild_id is None and (person or against):
                raise ServerOnly
            await context.acknowledge(private=True)
            of_all = deck is not None and person is None and context.guild_id is not None
            user = None if of_all else (person or interaction.user).id
            which = MatchFilter(user, against.id if against else None, game, context.guild_id, deck)
            scores = await context.store.statistics.scores(which, eyes_of(interaction))
            await context.show(stats(_title(context, which), scores, context.texts))

    @stats.autocomplete("deck")
    @completing
    async def deck_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a deck: ready-made ones, and the person's own."""
        offered = await complete_deck(context, current)
        return [app_commands.Choice(name=each.name, value=each.name) for each in offered[1:]]


def _title(context: InteractionContext, which: MatchFilter) -> str:
    """Say whose matches are counted, and where."""
    who = context.texts.mention(which.user) if which.user else ""
    deck = safe(which.deck) if which.deck else ""
    if which.against:
        other = context.texts.mention(which.against)
        return context.texts.say("stats-title-pair", who=who, other=other, deck=deck)
    return context.texts.say("stats-title", who=who, deck=deck)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Stats())
