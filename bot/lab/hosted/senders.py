"""Tells a person that their run of the lab is over. What it has found stays in its server."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import DiscordMessenger, Senders
from bot.lab.hosted.messages import RunOver
from bot.store import OutboxRow
from bot.table.panel import notice
from bot.texts import nearest_locale, texts_in

log = logging.getLogger(__name__)


def senders(messenger: DiscordMessenger) -> Senders:
    """Return what sends each message of the lab."""
    return {RunOver: partial(_tell, messenger)}


async def _tell(messenger: DiscordMessenger, row: OutboxRow, outbox_message: RunOver) -> None:
    """Tell that a run is over; nothing where nobody is there any more, or their DMs are closed."""
    run = await messenger.store.lab_runs.known(outbox_message.run)
    if run is None or not run.user_id:
        return
    chosen = await messenger.store.preferences.user(run.user_id)
    if chosen.dm_closed:
        return
    texts = texts_in(nearest_locale(chosen.language or "en"))
    try:
        told = texts.say("lab-over", game=texts.game(run.game), run=run.id, status=run.status)
        await messenger.send_private(run.user_id, row, notice(told))
    except discord.HTTPException as error:
        if trouble(error) not in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED):
            raise
        log.info("a person could not be told that their run is over: %s", error)
