"""`/rules`, `/help`, `/about`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

import engines
from bot.client import Herald
from bot.commands_texts import command_text as _
from bot.errors import NoRuleFound, UnknownGame
from bot.table.layout import Layout, shorten
from bot.table.panel import notice
from bot.texts import Locale
from cogs.reply import answering, herald, texts_for, whisper
from engines.kernel.rulebook import Rulebook
from engines.registry import GAMES

FOUND = 5
"""Rules shown for one question."""


@cache
def rulebook(game: str, locale: Locale) -> Rulebook:
    """Return a game's rules in a language; the file is read once."""
    return Rulebook.load(Path(engines.__path__[0]) / game / "rules", locale)


class Rules(commands.Cog):
    """Explains games and Herald."""

    @app_commands.command(name=_("cmd-rules"), description=_("cmd-rules-help"))
    @app_commands.rename(question=_("cmd-rules-question"), game=_("cmd-play-game"))
    @app_commands.describe(question=_("cmd-rules-question-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(
        game=[
            app_commands.Choice(name=_(f"game-{game.replace('_', '-')}"), value=game)
            for game in sorted(GAMES)
        ]
    )
    async def rules(
        self, interaction: discord.Interaction, question: str, game: str = "dueling_nobles"
    ) -> None:
        """Answer with the rules that fit best, with their numbers, in the asker's language."""
        async with answering(interaction):
            if game not in GAMES:
                raise UnknownGame(game=game)
            say = await texts_for(interaction)
            found = rulebook(game, say.locale).search(question, FOUND)
            if not found:
                raise NoRuleFound(question=shorten(question, 100))
            title = say.say(f"game-{game.replace('_', '-')}")
            lines = [f"### {title}", *(f"**{rule.id}** · *{rule.heading}*\n{rule.text}" for rule in found)]
            await whisper(interaction, notice("\n".join(lines)))

    @rules.autocomplete("question")
    async def rules_autocomplete(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest rules while somebody types."""
        game = str(getattr(interaction.namespace, "game", "") or "dueling_nobles")
        if game not in GAMES or not current.strip():
            return []
        say = await texts_for(interaction)
        found = rulebook(game, say.locale).search(current, 25)
        return [
            app_commands.Choice(name=shorten(f"{rule.id} {rule.text}", 100), value=rule.id) for rule in found
        ]

    @app_commands.command(name=_("cmd-help"), description=_("cmd-help-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Say how to begin."""
        async with answering(interaction):
            say = await texts_for(interaction)
            await whisper(interaction, notice(say.say("help")))

    @app_commands.command(name=_("cmd-about"), description=_("cmd-about-help"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Say what Herald is."""
        async with answering(interaction):
            say = await texts_for(interaction)
            servers = len(herald(interaction).guilds)
            games = ", ".join(say.say(f"game-{game.replace('_', '-')}") for game in sorted(GAMES))
            layout: Layout = notice(say.say("about", servers=servers, games=games))
            await whisper(interaction, layout)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Rules())
