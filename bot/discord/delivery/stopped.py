"""The private word that a match has stopped."""

from __future__ import annotations

import discord

from bot.discord.delivery.messenger import DiscordMessenger
from bot.discord.places import permission
from bot.matches.quarantine import BROKEN
from bot.store import MatchStatus, OutboxRow
from bot.store.outbox.messages import Stopped
from bot.table.panel import notice
from bot.texts import nearest_locale, texts_in


async def send(post: DiscordMessenger, row: OutboxRow, errand: Stopped) -> None:
    """Tell a player that the match has stopped, why, and how it goes on."""
    # Read from the store alone: what was put aside may be such that it cannot be loaded.
    match, seats = await post.store.matches.get(errand.match), await post.store.matches.seats(errand.match)
    user_id = seats[errand.seat].user_id
    if match is None or user_id is None or match.status is not MatchStatus.STRANDED:
        return
    chosen = await post.store.preferences.user(user_id)
    if post.is_closed(match.id, user_id, chosen):
        return
    texts = texts_in(nearest_locale(chosen.language or match.locale))
    if errand.why == BROKEN:
        told = texts.say("match-put-aside", code=match.code)
    else:
        lacking = [permission(name) for name in errand.permissions]
        why = texts.say(f"paused-{errand.why}", permissions=lacking)
        told = texts.say("match-paused", code=match.code, why=why)
    try:
        await post.send_private(user_id, row, notice(told))
    except discord.HTTPException as error:
        await post.not_reached(match.id, user_id, error)
