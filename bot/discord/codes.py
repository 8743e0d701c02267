"""What Discord's errors mean for us: one table of its codes."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

from bot.host.outbox import Arrival

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
EDIT_LIMIT_OLD_MESSAGE = 30046
OPENING_DMS_TOO_FAST = 40003
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
CANNOT_DM_USER = 50007
MISSING_PERMISSIONS = 50013
WRONG_CHANNEL_TYPE = 50024
THREAD_ARCHIVED = 50083
NO_SHARED_SERVER = 50278
THREAD_LOCKED = 160005
THREADS_FULL = 160006

REFUSED = (discord.HTTPException, OSError, TimeoutError, aiohttp.ClientError)
"""What goes wrong at Discord's end of a request, or on the way there."""


class Trouble(Enum):
    """What to do about a failed request."""

    MESSAGE_GONE = "post it anew"
    CHANNEL_GONE = "pause the match and offer another place"
    NOT_PERMITTED = "pause the match and name the permission"
    DMS_CLOSED = "use the button on the board instead"
    ARCHIVED = "take the thread out of the archive first"
    INTERACTION_GONE = "the move is saved; the board will show it"
    NO_THREAD = "do without a thread"
    LATER = "try again later"
    OURS = "a fault of ours: log it"


_BY_CODE = {
    UNKNOWN_CHANNEL: Trouble.CHANNEL_GONE,
    UNKNOWN_MESSAGE: Trouble.MESSAGE_GONE,
    UNKNOWN_WEBHOOK: Trouble.INTERACTION_GONE,
    UNKNOWN_INTERACTION: Trouble.INTERACTION_GONE,
    ALREADY_ACKNOWLEDGED: Trouble.INTERACTION_GONE,
    EDIT_LIMIT_OLD_MESSAGE: Trouble.LATER,
    OPENING_DMS_TOO_FAST: Trouble.LATER,
    MISSING_ACCESS: Trouble.NOT_PERMITTED,
    MISSING_PERMISSIONS: Trouble.NOT_PERMITTED,
    CANNOT_DM_USER: Trouble.DMS_CLOSED,
    NO_SHARED_SERVER: Trouble.DMS_CLOSED,
    THREAD_ARCHIVED: Trouble.ARCHIVED,
    THREAD_LOCKED: Trouble.ARCHIVED,
    THREADS_FULL: Trouble.NO_THREAD,
    WRONG_CHANNEL_TYPE: Trouble.NO_THREAD,  # only threads are asked for where a channel may have none
}


def trouble(error: discord.HTTPException) -> Trouble:
    """Return what a failed request means."""
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status == 429 or error.status >= 500:
        return Trouble.LATER
    if error.status == 403:
        return Trouble.NOT_PERMITTED
    if error.status == 404:
        return Trouble.MESSAGE_GONE
    return Trouble.OURS


def fate_of(error: BaseException) -> Arrival:
    """Return what becomes of a message that one of the errors `REFUSED` has met."""
    if not isinstance(error, discord.HTTPException):
        return Arrival.LINE_DOWN
    return Arrival.LATER if trouble(error) is Trouble.LATER else Arrival.GIVEN_UP
