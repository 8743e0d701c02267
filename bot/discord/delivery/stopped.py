"""The private word that a match has stopped."""

from __future__ import annotations

import discord

from bot.discord.delivery.messenger import DiscordMessenger
from bot.discord.places import permission
from bot.matches.messages import StoppedMessage
from bot.matches.quarantine import BROKEN
from bot.store import MatchStatus, OutboxRow
from bot.table.panel import notice
from bot.texts import nearest_locale, texts_in


async def send(messenger: DiscordMessenger, row: OutboxRow, outbox_message: StoppedMessage) -> None:
    """Tell a player that the match has stopped, why, and how it goes on."""
    # Read from the store alone: what was put aside may be such that it cannot be loaded.
    match, seats = (
        await messenger.store.matches.get(outbox_message.match),
        await messenger.store.matches.seats(outbox_message.match),
    )
    user_id = seats[outbox_message.seat].user_id
    if match is None or user_id is None or match.status is not MatchStatus.STRANDED:
        return
    chosen = await messenger.store.preferences.user(user_id)
    if messenger.is_closed(match.id, user_id, chosen):
        return
    texts = texts_in(nearest_locale(chosen.language or match.locale))
    if outbox_message.why == BROKEN:
        told = texts.say("match-put-aside", code=match.code)
    else:
        lacking = [permission(name) for name in outbox_message.permissions]
        why = texts.say(f"paused-{outbox_message.why}", permissions=lacking)
        told = texts.say("match-paused", code=match.code, why=why)
    try:
        await messenger.send_private(user_id, row, notice(told))
    except discord.HTTPException as error:
        await messenger.not_reached(match.id, user_id, error)
