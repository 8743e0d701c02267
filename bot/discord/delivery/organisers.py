"""What organisers are told when their event cannot go on by itself."""

from __future__ import annotations

import logging

import discord
from discord import ui

from bot.discord.delivery.post import Post
from bot.organiser.event import Event
from bot.store import OutboxRow
from bot.table.layout import Layout
from bot.table.panel import notice
from bot.texts import Texts, nearest_locale, texts_in

log = logging.getLogger(__name__)


async def write_to_creator(post: Post, row: OutboxRow, event: Event) -> None:
    """Tell who made a tournament, in private, that it stands still: in its channel nothing can be said."""
    chosen = await post.store.preferences.user(event.row.creator_id)
    texts = texts_in(nearest_locale(chosen.locale or event.row.locale))
    where = f"<#{event.row.channel_id}>"
    told = texts.say("tournament-stranded", name=event.row.name, where=where, code=event.row.code)
    try:
        await post.send_private(event.row.creator_id, row, notice(told))
    except discord.HTTPException as error:
        log.info("who made tournament %s is not reached: %s", event.row.code, error)


def held(event: Event, texts: Texts) -> tuple[Layout, list[discord.Object]]:
    """Return what is said in the channel as soon as that can be, and whom it calls."""
    creator = event.row.creator_id
    said = texts.say("tournament-held", whom=f"<@{creator}>", name=event.row.name)
    return Layout(ui.Container(ui.TextDisplay(said))), [discord.Object(creator)]
