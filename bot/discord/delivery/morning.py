"""The morning list: what awaits a person, as a private message."""

from __future__ import annotations

import discord

from bot.discord.delivery.messenger import DiscordMessenger
from bot.host.messages import Morning
from bot.store import OutboxRow
from bot.table.history.mine import list_of, matches
from bot.texts import nearest_locale, texts_in


async def send(messenger: DiscordMessenger, row: OutboxRow, outbox_message: Morning) -> None:
    """Send the list; nothing where nothing awaits them, or they want none, or their DMs are closed."""
    user_id = outbox_message.user
    chosen = await messenger.store.preferences.user(user_id)
    if not chosen.morning or chosen.dm_closed:
        return
    listed = await list_of(messenger.store, messenger.match_service, user_id)
    if not listed.counts["awaits"]:
        return
    first = listed.shown[0].row
    locale = chosen.language or first.locale
    try:
        layout = matches(listed, user_id, None, texts_in(nearest_locale(locale)))
        await messenger.send_private(user_id, row, layout)
    except discord.HTTPException as error:
        await messenger.not_reached(first.id, user_id, error)
