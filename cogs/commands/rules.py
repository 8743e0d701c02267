"""`/rules` and `/about`."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import UnknownGame
from bot.limits import Quota
from bot.table import rules as of
from bot.table.layout import legible, shorten
from bot.table.panel import notice
from bot.texts import dashed
from bot.texts.commands import command_text as _
from cogs.context import InteractionContext, answering
from cogs.typed import completing
from engines.registry import GAMES

_Question: TypeAlias = app_commands.Range[str, 1, of.LONGEST_QUESTION]


class Rules(commands.Cog):
    """Explains games and Herald."""

    @app_commands.command(name=_("cmd-rules"), description=_("cmd-rules-help"))
    @app_commands.rename(question=_("cmd-rules-question"), game=_("cmd-play-game"))
    @app_commands.describe(question=_("cmd-rules-question-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(
        game=[app_commands.Choice(name=_(f"game-{dashed(game)}"), value=game) for game in sorted(GAMES)]
    )
    async def rules(
        self, interaction: discord.Interaction, question: _Question | None = None, game: str | None = None
    ) -> None:
        """Open the contents, or answer with the rules that fit best, in the asker's language."""
        async with answering(interaction) as context:
            texts = context.texts
            context.spend(Quota.LOOK)
            if game is not None and game not in GAMES:
                raise UnknownGame(game=game)
            if question and question.strip():
                await context.whisper(of.found(game or "", question, 0, texts))
            else:
                await context.whisper(of.contents(game, texts) if game else of.games(texts))

    @rules.autocomplete("question")
    @completing
    async def rules_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest rules while somebody types."""
        game = str(getattr(context.interaction.namespace, "game", "") or "")
        if (game and game not in GAMES) or not current.strip():
            return []
        books = (of.rulebook(name, context.texts.locale) for name in ([game] if game else sorted(GAMES)))
        hits = (hit for book in books for hit in book.search(current[: of.LONGEST_QUESTION], 25))
        return [
            app_commands.Choice(name=shorten(legible(f"{rule.id} {rule.text}"), 100), value=rule.id)
            for rule in islice(hits, 25)
        ]

    @app_commands.command(name=_("cmd-about"), description=_("cmd-about-help"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Say what Herald is, under which licence, and what it keeps."""
        async with answering(interaction) as context:
            servers = len(context.bot.guilds)
            games = ", ".join(context.texts.game(game) for game in sorted(GAMES))
            lines = [context.texts.say("about", servers=servers, games=games, version=_version())]
            if (url := context.bot.settings.privacy_url) is not None:
                lines.append(context.texts.say("privacy-statement", url=url))
            await context.whisper(notice("\n".join(lines)))


def _version() -> str:
    """Return Herald's version as it is installed."""
    try:
        return version("herald")
    except PackageNotFoundError:  # run from a folder that was never installed
        return "0"


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Rules())
