"""`/rules`, `/help`, `/about`."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Herald
from bot.errors import NotOurControl, UnknownGame
from bot.table import rules as of
from bot.table.action_id import ActionId
from bot.table.layout import Layout, legible, shorten
from bot.table.panel import notice
from bot.texts import Texts
from bot.texts.commands import command_text as _
from cogs.reply import answering, herald, texts_for, whisper
from engines.registry import GAMES

VERBS = (of.RULES, of.GAME, of.CHAPTER, of.FOUND)
"""Verbs of the controls that open rules."""


def rules_page(interaction: discord.Interaction, action: ActionId, say: Texts) -> Layout:
    """Return what a control that opens rules leads to. Raises NotOurControl."""
    values = [str(value) for value in (interaction.data or {}).get("values", [])]
    game, _slash, rest = action.detail.partition("/")
    if action.verb == of.GAME and len(values) == 1:
        game = values[0]
    if game not in GAMES and game:
        raise NotOurControl
    try:
        match action.verb:
            case of.FOUND:
                return of.found(game, rest, action.number, say)
            case of.CHAPTER if values:
                return of.chapter(game, _place(values[0]), 0, say)
            case of.CHAPTER:
                return of.chapter(game, _place(rest), action.number, say)
            case _:
                return of.contents(game, say) if game else of.games(say)
    except (ValueError, IndexError, KeyError) as error:
        raise NotOurControl from error


def _place(text: str) -> int:
    """Read the place of a chapter. Raises ValueError."""
    place = int(text)
    if place < 0:
        raise ValueError(text)
    return place


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
        self, interaction: discord.Interaction, question: str | None = None, game: str | None = None
    ) -> None:
        """Open the contents, or answer with the rules that fit best, in the asker's language."""
        async with answering(interaction):
            if game is not None and game not in GAMES:
                raise UnknownGame(game=game)
            say = await texts_for(interaction)
            if question and question.strip():
                await whisper(interaction, of.found(game or "", question, 0, say))
            else:
                await whisper(interaction, of.contents(game, say) if game else of.games(say))

    @rules.autocomplete("question")
    async def rules_autocomplete(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest rules while somebody types."""
        game = str(getattr(interaction.namespace, "game", "") or "")
        if (game and game not in GAMES) or not current.strip():
            return []
        say = await texts_for(interaction)
        books = [of.rulebook(name, say.locale) for name in ([game] if game else sorted(GAMES))]
        found = [hit for book in books for hit in book.search(current, 25)][:25]
        return [
            app_commands.Choice(name=shorten(legible(f"{rule.id} {rule.text}"), 100), value=rule.id)
            for rule in found
        ]

    @app_commands.command(name=_("cmd-help"), description=_("cmd-help-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Say how to begin, and which games there are."""
        async with answering(interaction):
            say = await texts_for(interaction)
            told = [f"- **{of.name_of(game, say)}** – {of.aim_of(game, say)}" for game in sorted(GAMES)]
            await whisper(interaction, notice("\n".join([say.say("help"), say.say("help-games"), *told])))

    @app_commands.command(name=_("cmd-about"), description=_("cmd-about-help"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Say what Herald is, under which licence, and what it keeps."""
        async with answering(interaction):
            say = await texts_for(interaction)
            servers = len(herald(interaction).guilds)
            games = ", ".join(of.name_of(game, say) for game in sorted(GAMES))
            await whisper(
                interaction, notice(say.say("about", servers=servers, games=games, version=_version()))
            )


def _version() -> str:
    """Return Herald's version as it is installed."""
    try:
        return version("herald")
    except PackageNotFoundError:  # run from a folder that was never installed
        return "0"


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Rules())
