"""Answering one person: in his language, privately, with one sentence for whatever went wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Self, cast

import discord
from discord import app_commands

from bot.discord.client import Herald
from bot.discord.codes import Trouble, trouble
from bot.errors import OutOfOrder, PlayerError, TooLate
from bot.matches.desk import Press
from bot.store import StoreError
from bot.table.face import Face
from bot.table.layout import Layout
from bot.table.panel import notice
from bot.texts import Locale, Texts, nearest_locale, texts_in

log = logging.getLogger(__name__)

OLDEST = timedelta(seconds=2.8)
"""Age at which an interaction is refused: Discord gives three seconds to acknowledge it."""

PATIENCE = timedelta(seconds=1.5)
"""Age at which an interaction is acknowledged whose answer is not ready yet."""


def herald(interaction: discord.Interaction) -> Herald:
    """Return the bot that an interaction reached."""
    return cast(Herald, interaction.client)


def press(interaction: discord.Interaction) -> Press:
    """Return who pressed or called, for the desk."""
    return Press(interaction.user.id, interaction.guild_id, interaction.id)


async def texts_for(interaction: discord.Interaction) -> Texts:
    """Return the texts in a person's language: the one he chose, else that of his Discord."""
    chosen = await herald(interaction).store.preferences.user(interaction.user.id)
    return texts_in(nearest_locale(chosen.locale or str(interaction.locale)))


async def guild_locale(interaction: discord.Interaction) -> Locale:
    """Return the language of public messages: the one the server chose, else that of its Discord."""
    assert interaction.guild_id is not None
    chosen = await herald(interaction).store.preferences.guild(interaction.guild_id)
    return nearest_locale(chosen.locale or str(interaction.guild_locale or interaction.locale))


def written_in(interaction: discord.Interaction) -> str:
    """Return what was written in the only field of a form, which is called `text`."""
    data: Any = interaction.data or {}
    for row in data.get("components", []):
        for item in [*row.get("components", []), row.get("component") or {}]:
            if item.get("custom_id") == "text":
                return str(item.get("value", ""))
    return ""


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


class Reply:
    """The answer to a press: one request where it is soon ready, else a deferral first and the rest later.

    `own` is an answer by a private message of its own; else the pressed message is changed.
    """

    def __init__(self, interaction: discord.Interaction, *, own: bool) -> None:
        self._interaction = interaction
        self._own = own
        self._one = asyncio.Lock()
        """Held while something goes out: the timer and the answer never answer both."""
        self._timer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Begin to wait. Raises TooLate when an answer would not be taken."""
        age = discord.utils.utcnow() - self._interaction.created_at
        if age > OLDEST:
            raise TooLate
        self._timer = asyncio.create_task(self._defer_later(max(0.0, (PATIENCE - age).total_seconds())))
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Tell Discord at least that the press has come; what went wrong is told by `answering`."""
        assert self._timer is not None
        async with self._one:
            self._timer.cancel()
            if kind is None and not self._interaction.response.is_done():
                await self._defer()

    async def _defer_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with self._one:
            if not self._interaction.response.is_done():
                try:
                    await self._defer()
                except discord.HTTPException as error:
                    log.info("a press could not be acknowledged: %s", error)

    async def _defer(self) -> None:
        if self._own:
            await self._interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self._interaction.response.defer()

    async def edit(self, **parts: Any) -> None:
        """Change the pressed message, as `discord.InteractionMessage.edit` does."""
        async with self._one:
            if self._interaction.response.is_done():
                await self._interaction.edit_original_response(**parts)
            else:
                await self._interaction.response.edit_message(**parts)

    async def send(self, face: Face) -> int:
        """Send the private message that answers the press; return its id."""
        async with self._one:
            if self._interaction.response.is_done():
                sent = await self._interaction.edit_original_response(
                    view=face.layout, attachments=[face.file()]
                )
                return sent.id
            answered = await self._interaction.response.send_message(
                view=face.layout, file=face.file(), ephemeral=True
            )
            assert answered.message_id is not None
            return answered.message_id

    async def send_beside(self, face: Face) -> discord.WebhookMessage:
        """Send a private message beside the pressed one, which stays as it is."""
        async with self._one:
            if not self._interaction.response.is_done():
                await self._defer()
        return await self._interaction.followup.send(
            view=face.layout, file=face.file(), ephemeral=True, wait=True
        )


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
