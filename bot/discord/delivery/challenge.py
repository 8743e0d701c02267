"""How a challenge stands, shown in the message that made it."""

from __future__ import annotations

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import DiscordMessenger
from bot.matches.messages import Challenge
from bot.matches.start.challenges import expiry
from bot.store import OutboxRow
from bot.table.challenge import challenge
from bot.texts import nearest_locale, texts_in


async def send(messenger: DiscordMessenger, _: OutboxRow, outbox_message: Challenge) -> None:
    """Show how a challenge stands now."""
    saved = await messenger.store.matches.get(outbox_message.match)
    if saved is None:
        return
    seats = await messenger.store.matches.seats(saved.id)
    expires = await expiry(messenger.store, saved.id)
    layout = challenge(saved, seats, texts_in(nearest_locale(saved.locale)), expires)
    channel = await messenger.channel(outbox_message.channel)
    try:
        await messenger.edit(channel, outbox_message.message, lambda edit: edit(view=layout))
    except discord.HTTPException as error:
        if trouble(error) is not Trouble.MESSAGE_GONE:
            raise
