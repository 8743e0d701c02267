"""Where a match may be played: channels, threads, and what Herald must be allowed there."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.discord.codes import Trouble, trouble
from bot.errors import ChannelBusy, MissingPermissions, WrongChannel
from bot.store import MatchStatus, Store, Threads
from bot.texts import dashed
from engines.kernel import Say

log = logging.getLogger(__name__)

PLAYABLE = (discord.TextChannel, discord.Thread, discord.VoiceChannel, discord.StageChannel)
"""Channels with a chat of their own: text, announcements, threads and posts of forums, voice, stages."""
REQUIRED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which no board can be posted."""
A_WEEK = 7 * 24 * 60
"""Minutes without messages after which Discord archives a thread: the longest that it offers."""
REQUIRED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
REQUIRED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
WANTED_FOR_TOURNAMENTS = ("pin_messages",)
"""What a tournament does without if need be."""


def missing_permissions(channel: Any, wanted: tuple[str, ...]) -> list[str]:
    """Return the permissions that Herald lacks in a channel."""
    if isinstance(channel, discord.Thread) and wanted == REQUIRED:
        wanted = REQUIRED_IN_THREAD
    allowed = channel.permissions_for(channel.guild.me)
    return [name for name in wanted if not getattr(allowed, name)]


def parent_of(channel: Any) -> int | None:
    """Return the channel whose members all see a thread; None for what is none, and for a private one."""
    in_public = isinstance(channel, discord.Thread) and not channel.is_private()
    return channel.parent_id if in_public else None


def is_open(channel: Any) -> bool:
    """Tell whether Herald may speak in a channel, as far as it knows without asking; in DMs it may."""
    if isinstance(channel, discord.PartialMessageable):
        return True
    closed = isinstance(channel, discord.Thread) and (
        channel.archived or channel.locked or channel.parent is None
    )
    return not (closed or channel.guild.unavailable or missing_permissions(channel, REQUIRED))


def permission(name: str) -> Say:
    """Return what a permission is called."""
    return Say(f"permission-{dashed(name)}")


def require(channel: Any, wanted: tuple[str, ...]) -> None:
    """Raise MissingPermissions when Herald lacks some in a channel."""
    lacking = missing_permissions(channel, wanted)
    if lacking:
        raise MissingPermissions(channel=channel.mention, permissions=[permission(name) for name in lacking])


def require_playable(channel: Any) -> None:
    """Raise why Herald can post nothing in a channel: WrongChannel or MissingPermissions."""
    if not isinstance(channel, PLAYABLE):
        raise WrongChannel
    require(channel, REQUIRED)


async def require_free(channel: Any, store: Store, match_id: int) -> None:
    """Raise why a match cannot go on in a channel: WrongChannel, MissingPermissions or ChannelBusy."""
    require_playable(channel)
    open_here = await store.matches.open_in_channel(channel.id)
    if any(row.status is not MatchStatus.CHALLENGE and row.id != match_id for row in open_here):
        raise ChannelBusy


async def wants_thread(channel: Any, threads: Threads, store: Store) -> bool:
    """Tell whether a match begun in a channel gets a thread: one match in a channel at a time.

    Raises WrongChannel, ChannelBusy or MissingPermissions.
    """
    if not isinstance(channel, PLAYABLE):
        raise WrongChannel
    open_here = await store.matches.open_in_channel(channel.id)
    busy = any(row.status is not MatchStatus.CHALLENGE for row in open_here)
    if isinstance(channel, discord.TextChannel) and (
        threads == "always" or (busy and threads == "when_busy")
    ):
        require(channel, REQUIRED + REQUIRED_FOR_THREADS)
        return True
    if busy:
        raise ChannelBusy
    require(channel, REQUIRED)
    return False


async def place_for(channel: Any, threads: Threads, store: Store, name: str) -> tuple[int, bool]:
    """Return the channel in which a new match goes, and whether it is a new thread.

    Where Discord makes no thread the match goes into the channel. Raises what `wants_thread` raises.
    """
    if not await wants_thread(channel, threads, store):
        return channel.id, False
    try:
        return await new_thread(channel, name), True
    except discord.HTTPException as error:
        if trouble(error) in (Trouble.LATER, Trouble.CHANNEL_GONE):
            raise
        log.info("a match does without a thread in channel %d: %s", channel.id, error)
    await wants_thread(channel, "never", store)
    return channel.id, False


async def new_thread(channel: discord.TextChannel, name: str) -> int:
    """Make a thread for all to see; an announcement channel has a kind of its own.

    Raises discord.HTTPException.
    """
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    made = await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=A_WEEK)
    return made.id
