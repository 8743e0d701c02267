"""Brings to the table what a moderator has decided."""

from __future__ import annotations

from functools import partial

import discord

from bot.community.views.moderation import ruling
from bot.discord.delivery.messenger import DiscordMessenger, Senders, nonce
from bot.matches.messages import Moderated
from bot.store import OutboxRow
from bot.store.matches.moderation import Ruling
from bot.texts import nearest_locale, texts_in


def senders(messenger: DiscordMessenger) -> Senders:
    """Return what sends each message of moderators."""
    return {Moderated: partial(_tell, messenger)}


async def _tell(messenger: DiscordMessenger, row: OutboxRow, outbox_message: Moderated) -> None:
    """Tell a ruling where its match is played; only who is offered a seat is called."""
    entry = await messenger.store.moderation.get(outbox_message.entry)
    match = await messenger.store.matches.get(outbox_message.match)
    if entry is None or match is None:
        return
    channel = await messenger.channel(match.channel_id)
    called = [discord.Object(entry.facts["new"])] if entry.verb is Ruling.OFFER else []
    allowed = discord.AllowedMentions(users=called, roles=False, everyone=False)
    layout = ruling(entry, texts_in(nearest_locale(match.locale)))
    await channel.send(view=layout, allowed_mentions=allowed, nonce=nonce(row))
