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
    return _called(event, texts, "tournament-held", name=event.row.name)


def decks_clash(event: Event, table: int, texts: Texts) -> tuple[Layout, list[discord.Object]]:
    """Return that nobody at a table is at fault, and that somebody must decide."""
    return _called(event, texts, "tournament-decks-clash", table=texts.say("tournament-table", table=table))


def _called(event: Event, texts: Texts, key: str, **values: str) -> tuple[Layout, list[discord.Object]]:
    creator = event.row.creator_id
    said = texts.say(key, whom=f"<@{creator}>", **values)
    return Layout(ui.Container(ui.TextDisplay(said))), [discord.Object(creator)]
