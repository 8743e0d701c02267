"""The puzzle of the day: a position that all may see, with a button for who wants to solve it."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import NOBODY, DiscordMessenger, Senders, nonce
from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.learning.catalogue import course_of, lesson_of
from bot.learning.messages import DailyPuzzle
from bot.learning.shots import board, names_at
from bot.learning.views.daily import pictured
from bot.store import OutboxRow
from bot.texts import nearest_locale, texts_in
from engines.registry import GAMES
from render import RenderService

log = logging.getLogger(__name__)


def senders(messenger: DiscordMessenger, renderer: RenderService) -> Senders:
    """Return what sends each message of lessons and puzzles."""
    return {DailyPuzzle: partial(_post, messenger, renderer)}


async def _post(
    messenger: DiscordMessenger, renderer: RenderService, row: OutboxRow, outbox_message: DailyPuzzle
) -> None:
    """Post a puzzle; where that can never be done again, the channel gets none any more."""
    channels = messenger.store.puzzle_channels
    wanted = await channels.get(outbox_message.channel)
    puzzle = lesson_of(outbox_message.game, outbox_message.puzzle)
    if wanted is None or puzzle is None:
        return
    texts = texts_in(nearest_locale(wanted.locale))
    course = course_of(GAMES[outbox_message.game], puzzle)
    names = names_at(texts, course)
    shown = await board(renderer, course, names, texts, DEFAULT_THEME)
    face = pictured(course, texts, shown)
    try:
        channel = await messenger.channel(outbox_message.channel)
        await channel.send(view=face.layout, file=face.file(), allowed_mentions=NOBODY, nonce=nonce(row))
    except discord.HTTPException as error:
        if trouble(error) not in (Trouble.CHANNEL_GONE, Trouble.NOT_PERMITTED, Trouble.ARCHIVED):
            raise
        log.info("channel %d gets no puzzles any more: %s", outbox_message.channel, error)
        await channels.stop(outbox_message.channel)
