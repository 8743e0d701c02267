"""Interaction tokens by message: an edit by a fresh one does not count against the bot's rate limit.

It counts 50 requests a second for a bot, whatever the number of its processes. A
press that was answered in the place of the pressed message has a token that edits
that message for a quarter of an hour. All this is in memory, and in no log: after
a restart messages are edited as the bot until somebody presses on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.lru_dict import LruDict
from bot.table.message_view import Edit

LIFE = 13.5 * 60.0
"""Seconds for which a press edits: less than its token lives, for a dead one is counted as a refusal."""
MOST = 2_048
"""Presses that are kept, some 13 KiB each."""
_IN_PLACE = (
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)
"""Answers to a press after which its token stands for the pressed message, and for no other one."""


class _Pass(NamedTuple):
    edit: Edit
    until: float


class InteractionTokens:
    """The newest press on each message that still lives, whoever pressed."""

    def __init__(self, now: Callable[[], float], most: int = MOST) -> None:
        self._now = now
        self._passes: LruDict[int, _Pass] = LruDict(most)

    def pressed(self, interaction: discord.Interaction) -> None:
        """Keep a press that has been answered, if it can edit the message on which it was made.

        What one person sees alone is edited by presses anyway.
        """
        message, answer = interaction.message, interaction.response.type
        if message is not None and not message.flags.ephemeral and answer in _IN_PLACE:
            self._passes[message.id] = _Pass(interaction.edit_original_response, self._now() + LIFE)

    def of(self, message_id: int) -> Edit | None:
        """Return what edits a message by a press, or None."""
        kept = self._passes.get(message_id)
        if kept is not None and kept.until <= self._now():
            self.gone(message_id)
            return None
        return kept.edit if kept is not None else None

    def gone(self, message_id: int) -> None:
        """Edit a message by no press any more."""
        self._passes.pop(message_id)
