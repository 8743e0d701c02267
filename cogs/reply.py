"""Answering one person: in his language, privately, with one sentence for whatever went wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import cast

import discord
from discord import app_commands

from bot.client import Herald
from bot.errors import OutOfOrder, PlayerError, TooLate
from bot.matches.desk import Press
from bot.store import StoreError
from bot.table.layout import Layout
from bot.table.panel import notice
from bot.texts import Locale, Texts, nearest_locale, texts
from bot.trouble import Trouble, trouble

log = logging.getLogger(__name__)

OLDEST = timedelta(seconds=2.8)
"""Age at which an interaction is refused: Discord gives three seconds to acknowledge it."""


def herald(interaction: discord.Interaction) -> Herald:
    """Return the bot that an interaction reached."""
    return cast(Herald, interaction.client)


def press(interaction: discord.Interaction) -> Press:
    """Return who pressed or called, for the desk."""
    return Press(interaction.user.id, interaction.guild_id, interaction.id)


async def texts_for(interaction: discord.Interaction) -> Texts:
    """Return the texts in a person's language: the one he chose, else that of his Discord."""
    chosen = await herald(interaction).store.preferences.user(interaction.user.id)
    return texts(nearest_locale(chosen.locale or str(interaction.locale)))


async def guild_locale(interaction: discord.Interaction) -> Locale:
    """Return the language of public messages: the one the server chose, else that of its Discord."""
    assert interaction.guild_id is not None
    chosen = await herald(interaction).store.preferences.guild(interaction.guild_id)
    return nearest_locale(chosen.locale or str(interaction.guild_locale or interaction.locale))


@asynccontextmanager
async def answering(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Run the answer to an interaction; whatever goes wrong is told to the person in one sentence."""
    try:
        yield
    except PlayerError as error:
        await whisper(interaction, error)
    except StoreError:
        log.exception("the store failed")
        await whisper(interaction, OutOfOrder())
    except discord.HTTPException as error:
        if trouble(error) is Trouble.INTERACTION_GONE:
            log.info("an interaction was gone before it was answered: %s", error)
            return
        log.exception("Discord refused an answer")
        await whisper(interaction, OutOfOrder())
    except Exception:  # a fault of ours: the person still gets a sentence
        log.exception("an interaction failed")
        await whisper(interaction, OutOfOrder())


async def acknowledge(interaction: discord.Interaction, **kind: bool) -> None:
    """Tell Discord that an answer comes, as `defer` does. Raises TooLate when it would not be taken."""
    if discord.utils.utcnow() - interaction.created_at > OLDEST:
        raise TooLate
    await interaction.response.defer(**kind)


async def whisper(interaction: discord.Interaction, what: PlayerError | Layout) -> None:
    """Say something to the person alone."""
    layout = what if isinstance(what, Layout) else notice((await texts_for(interaction)).tell(what.say))
    try:
        if interaction.response.type is discord.InteractionResponseType.deferred_channel_message and (
            interaction.extras.pop("public", False)
        ):
            # The first follow-up would fill the public "thinking" message, for all to read.
            await interaction.delete_original_response()
        if interaction.response.is_done():
            await interaction.followup.send(view=layout, ephemeral=True)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True)
    except discord.HTTPException as error:
        log.info("a private answer did not arrive: %s", error)


async def on_tree_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what discord.py itself refused, such as a command that is no longer known."""
    log.warning("a command was refused: %s", error)
    await whisper(interaction, OutOfOrder())
