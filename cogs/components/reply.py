"""The one request that answers a press, where the answer is soon ready."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any, Self

import discord

from bot.errors import TooLate
from bot.table.message_view import MessageView
from cogs.context import OLDEST, InteractionContext

log = logging.getLogger(__name__)

PATIENCE = timedelta(seconds=1.5)
"""Age at which an interaction is acknowledged whose answer is not ready yet."""


class Reply:
    """The answer to a press: one request where it is soon ready, else a deferral first and the rest later."""

    def __init__(self, context: InteractionContext) -> None:
        self._pressed = context.delivery.pressed
        self._interaction = context.interaction
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
        await self._interaction.response.defer()
        self._pressed(self._interaction)

    async def edit(self, **parts: Any) -> None:
        """Change the pressed message, as `discord.InteractionMessage.edit` does."""
        async with self._one:
            if self._interaction.response.is_done():
                await self._interaction.edit_original_response(**parts)
            else:
                await self._interaction.response.edit_message(**parts)
                self._pressed(self._interaction)

    async def send_beside(self, face: MessageView) -> discord.WebhookMessage:
        """Send a private message beside the pressed one, which stays as it is."""
        async with self._one:
            if not self._interaction.response.is_done():
                await self._defer()
        return await self._interaction.followup.send(
            view=face.layout, file=face.file(), ephemeral=True, wait=True
        )
