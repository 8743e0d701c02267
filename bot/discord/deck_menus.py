"""The private deck menus that stand open, so that they are closed when there is nothing left to choose."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.table.panel import notice
from bot.texts import Texts

log = logging.getLogger(__name__)


class OpenMenu(NamedTuple):
    """A menu as it was shown last: Discord lets it be changed as long as the interaction lives."""

    interaction: discord.Interaction
    message: discord.InteractionMessage | discord.WebhookMessage
    texts: Texts


class DeckMenus:
    """The menus that can still be changed; one from before a restart says the same when it is used."""

    def __init__(self) -> None:
        self._open: dict[int, dict[int, OpenMenu]] = {}
        """By match and message."""

    def opened(self, match_id: int, menu: OpenMenu) -> None:
        """Remember a menu, and forget those that can no longer be changed."""
        self._open.setdefault(match_id, {})[menu.message.id] = menu
        for match, menus in list(self._open.items()):
            living = {key: each for key, each in menus.items() if not each.interaction.is_expired()}
            if living:
                self._open[match] = living
            else:
                del self._open[match]

    def closed(self, match_id: int, message_id: int) -> None:
        """Forget a menu that something else stands in the place of."""
        self._open.get(match_id, {}).pop(message_id, None)

    async def close(self, match_id: int, told: Callable[[Texts], str], user_id: int | None = None) -> None:
        """Put a sentence in the place of a match's menus, or of one person's."""
        menus = self._open.get(match_id, {})
        closed = [key for key, menu in menus.items() if user_id in (None, menu.interaction.user.id)]
        for menu in [menus.pop(key) for key in closed]:
            try:
                await menu.message.edit(view=notice(told(menu.texts)))
            except discord.HTTPException as error:
                log.info("a deck menu could not be closed: %s", error)
