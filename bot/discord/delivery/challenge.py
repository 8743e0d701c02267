"""How a challenge stands, shown in the message that made it."""

from __future__ import annotations

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import DiscordMessenger
from bot.matches.start.challenges import expiry
from bot.store import OutboxRow
from bot.store.outbox.messages import Challenge
from bot.table.challenge import challenge
from bot.texts import nearest_locale, texts_in


async def send(post: DiscordMessenger, _: OutboxRow, errand: Challenge) -> None:
    """Show how a challenge stands now."""
    saved = await post.store.matches.get(errand.match)
    if saved is None:
        return
    seats = await post.store.matches.seats(saved.id)
    expires = await expiry(post.store, saved.id)
    layout = challenge(saved, seats, texts_in(nearest_locale(saved.locale)), expires)
    channel = await post.channel(errand.channel)
    try:
        await post.edit(channel, errand.message, lambda edit: edit(view=layout))
    except discord.HTTPException as error:
        if trouble(error) is not Trouble.MESSAGE_GONE:
            raise
