"""Names and descriptions of slash commands, from the same resources as everything else."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.texts import texts_in

_FRENCH = discord.Locale.french


def command_text(key: str) -> app_commands.locale_str:
    """Return a command's name or description: English, with its key for the translator."""
    return app_commands.locale_str(texts_in("en").say(key), key=key)


class CommandTexts(app_commands.Translator):
    """Gives Discord the French names and descriptions."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language of ours; None lets Discord show the English one."""
        key = string.extras.get("key")
        if locale is not _FRENCH or key is None:
            return None
        return texts_in("fr").say(key)
