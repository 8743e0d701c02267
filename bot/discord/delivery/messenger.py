"""Discord's side of a delivery: channels, people and their DMs, sending and removing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, TypeAlias, TypeVar, cast

import discord

from bot.discord.codes import EDIT_LIMIT_OLD_MESSAGE, Trouble, trouble
from bot.discord.interaction_tokens import InteractionTokens
from bot.discord.places import is_open
from bot.lru_dict import LruDict
from bot.matches.service import MatchService
from bot.store import OutboxRow, Store, UserPreferences
from bot.table.layout import MessageLayout
from bot.table.message_view import Edit, MessageView, ShownViews

log = logging.getLogger(__name__)

Channel: TypeAlias = "discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel"
Senders: TypeAlias = Mapping[type, Callable[[OutboxRow, Any], Awaitable[None]]]
"""What sends a message, by its kind; the row is how it lies in the outbox."""
NOBODY = discord.AllowedMentions.none()

T = TypeVar("T")


class Withheld(Exception):
    """Something cannot be told now, as Herald may not speak there; it is told when it can."""


class DiscordMessenger:
    """What every delivery needs: whom to ask for the newest state, and how it gets to Discord."""

    def __init__(self, client: discord.Client, store: Store, match_service: MatchService) -> None:
        self.client = client
        self.store = store
        self.match_service = match_service
        self.shown = ShownViews()
        self.tokens = InteractionTokens(match_service.now)
        self._refused: LruDict[tuple[int, int], bool] = LruDict()
        """Persons who could not be reached by DM at a match: at the next one it is tried again."""

    async def channel(self, channel_id: int) -> Channel:
        """Return a channel. Raises discord.HTTPException when it is gone or closed to us."""
        channel = self.client.get_channel(channel_id) or await self.client.fetch_channel(channel_id)
        return cast(Channel, channel)

    async def post(self, channel: Channel, face: MessageView, row: OutboxRow) -> discord.Message:
        """Send a public message, which calls nobody."""
        sent = await channel.send(
            view=face.layout, file=face.file(), allowed_mentions=NOBODY, nonce=nonce(row)
        )
        self.shown.showing(sent.id, face)
        return sent

    async def edit(
        self,
        channel: Channel | discord.PartialMessageable,
        message_id: int,
        change: Callable[[Edit], Awaitable[T]],
    ) -> T:
        """Change a message by the newest press on it; where none lives, as the bot, which Discord counts.

        What the press is refused the bot tries at once, so its answer is what holds. Where Herald may no
        longer speak, a press might: there the bot is asked alone, so that it is noticed.
        """
        by_press = self.tokens.of(message_id)
        if by_press is not None and is_open(channel):
            try:
                return await change(by_press)
            except discord.HTTPException as error:
                if trouble(error) is Trouble.LATER:
                    raise
                log.debug("a message is no longer edited by a press: %s", error)
                self.tokens.gone(message_id)
        return await change(partial(channel.get_partial_message(message_id).edit, allowed_mentions=NOBODY))

    async def bring(
        self, channel: Channel | discord.PartialMessageable, message_id: int, face: MessageView
    ) -> None:
        """Let a message with a picture look so, unless it does; it calls nobody."""
        await self.edit(channel, message_id, lambda edit: self.shown.bring(message_id, face, edit))

    async def remove(self, channel: Any, message_id: int) -> None:
        """Take a message away, if that can be."""
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException:
            log.debug("an old message could not be removed")

    # Private messages

    async def send_private(
        self, user_id: int, row: OutboxRow, layout: MessageLayout, part: int = 0, **parts: Any
    ) -> discord.Message:
        """Send a person a private message. Raises discord.HTTPException when their DMs are closed."""
        channel = await self.client.create_dm(discord.Object(user_id))
        return await channel.send(view=layout, nonce=nonce(row, part), **parts)

    def is_closed(self, match_id: int, user_id: int, chosen: UserPreferences) -> bool:
        """Tell whether a person's DMs were refused at this match, and they have not asked for them since."""
        return chosen.dm_closed and (match_id, user_id) in self._refused

    async def not_reached(self, match_id: int, user_id: int, error: discord.HTTPException) -> None:
        """Remember whose DMs are closed, for this match and for `/settings`; raise other errors again."""
        if trouble(error) not in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED):
            raise error
        self._refused[match_id, user_id] = True
        await self.store.preferences.set_dm_closed(user_id, True)


def wants_new_message(error: discord.HTTPException) -> bool:
    """Tell whether a message that cannot be edited is to be sent anew."""
    return trouble(error) in (Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE) or (
        error.code == EDIT_LIMIT_OLD_MESSAGE
    )


def nonce(row: OutboxRow, part: int = 0) -> str:
    """Return what keeps a send that is tried again from doubling; Discord takes 25 characters.

    Discord answers a nonce that it has seen lately with the old message, wherever that is. A row's
    id comes again once the outbox was empty, so the nonce is of the moment and the target too.
    """
    text = f"{row.match_id}/{row.kind}/{row.target}/{row.version}/{row.created!r}/{part}"
    return blake2b(text.encode(), digest_size=12).hexdigest()
