"""Sight: whether somebody may know of a match or a tournament, by the channel in which it is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import discord

from bot.app.client import Herald
from bot.discord.places import parent_of
from bot.errors import NoSuchMatch
from bot.store import ORGANISERS, MatchRow, TournamentRow, TournamentStatus
from bot.store.matches.statistics import Eyes
from bot.tournaments.course.errors import NoSuchTournament

FETCHED_WITHIN = 1.0
"""Seconds in which Discord must say where a thread belongs: an interaction is acknowledged after it."""


class ShownSubject(NamedTuple):
    """What of a match or a tournament decides who may see it."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    """The channel whose members see the thread that it is in, as far as that is known."""
    sits: bool = False
    """Whether the person sits in it, has entered it, or organises it."""
    organises: bool = False
    is_hidden: bool = False
    """Whether it was shown to nobody yet."""


async def subject_of_match(interaction: discord.Interaction, match_id: int) -> ShownSubject | None:
    """Return what decides who sees a match; one that is awake is asked without the store."""
    bot, user_id = cast(Herald, interaction.client), interaction.user.id
    session = bot.host.match_service.awake.get(match_id)
    if session is not None:
        sits = session.people.seat_of(user_id) is not None
        return ShownSubject(session.place.guild_id, session.place.channel_id, sits=sits)
    row = await bot.store.matches.get(match_id)
    return row and await _of_match(interaction, row)


async def _of_match(interaction: discord.Interaction, row: MatchRow) -> ShownSubject:
    seats = await cast(Herald, interaction.client).store.matches.seats(row.id)
    sits = any(seat.user_id == interaction.user.id for seat in seats)
    return ShownSubject(row.guild_id, row.channel_id, row.parent_id, sits)


async def subject_of_tournament(interaction: discord.Interaction, tournament_id: int) -> ShownSubject | None:
    """Return what decides who sees a tournament."""
    row = await cast(Herald, interaction.client).store.tournaments.get(tournament_id)
    return row and await _of_tournament(interaction, row)


async def _of_tournament(interaction: discord.Interaction, row: TournamentRow) -> ShownSubject:
    store, user_id = cast(Herald, interaction.client).store, interaction.user.id
    theirs = row.creator_id == user_id or await organises(interaction)
    entered = theirs or await store.tournaments.has_entered(row.id, user_id)
    is_draft = row.status is TournamentStatus.DRAFT
    return ShownSubject(row.guild_id, row.channel_id, None, entered, theirs, is_draft)


async def sees(interaction: discord.Interaction, subject: ShownSubject) -> bool:
    """Tell whether a person may know of a match or a tournament where they are now."""
    if subject.is_hidden and not subject.organises:
        return False
    if interaction.guild_id is None:
        return subject.sits
    if interaction.guild_id != subject.guild_id:
        return False
    return subject.sits or await _sees_channel(interaction, subject)


async def _sees_channel(interaction: discord.Interaction, subject: ShownSubject) -> bool:
    """Tell whether a person sees a channel of the server; what cannot be said is not seen."""
    if interaction.channel_id == subject.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(subject.channel_id)
    if channel is None and (parent := guild.get_channel(subject.parent_id or 0)) is not None:
        return parent.permissions_for(member).view_channel  # a thread sleeps, or is gone
    if channel is None:
        channel = await _fetched(guild, subject.channel_id)
    if not isinstance(channel, discord.Thread):
        return channel is not None and channel.permissions_for(member).view_channel
    if channel.parent is None:
        return False
    allowed = channel.parent.permissions_for(member)
    open_to_all = not channel.is_private() or allowed.manage_threads
    return allowed.view_channel and (open_to_all or await _has_joined(channel, member))


async def _fetched(guild: discord.Guild, channel_id: int) -> Any:
    """Return a channel that is not in memory, such as a thread that sleeps; None where it is gone."""
    try:
        async with asyncio.timeout(FETCHED_WITHIN):
            return await guild.fetch_channel(channel_id)
    except (discord.HTTPException, discord.InvalidData, TimeoutError):
        return None


async def _has_joined(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        async with asyncio.timeout(FETCHED_WITHIN):
            return bool(await thread.fetch_member(member.id))
    except (discord.HTTPException, TimeoutError):
        return False


def is_there(interaction: discord.Interaction, subject: ShownSubject) -> bool:
    """Tell whether an interaction comes from where its subject is: the channel, or a thread beside it."""
    thread = interaction.guild and interaction.guild.get_thread(subject.channel_id)
    there = {subject.channel_id, subject.parent_id, thread and thread.parent_id}
    return not (around(interaction) & there) <= {None}


async def match_called(interaction: discord.Interaction, code: str) -> MatchRow:
    """Return the match of a code that the person may see. Raises NoSuchMatch."""
    row = await cast(Herald, interaction.client).store.matches.by_code(code)
    if row is None or not await sees(interaction, await _of_match(interaction, row)):
        raise NoSuchMatch
    return row


async def tournament_called(interaction: discord.Interaction, code: str) -> TournamentRow:
    """Return the tournament of a code that the person may see. Raises NoSuchTournament."""
    row = await cast(Herald, interaction.client).store.tournaments.by_code(code)
    if row is None or not await sees(interaction, await _of_tournament(interaction, row)):
        raise NoSuchTournament
    return row


def eyes_of(interaction: discord.Interaction) -> Eyes:
    """Return what a person sees of the server: channels and threads, as far as they are in memory."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return Eyes(member.id, [])
    seen = {each.id for each in guild.channels if each.permissions_for(member).view_channel}
    beside = {each.id for each in guild.threads if each.parent_id in seen and not each.is_private()}
    return Eyes(member.id, sorted({*seen, *beside, interaction.channel_id or 0}))


def is_for_all(interaction: discord.Interaction, row: MatchRow) -> bool:
    """Tell whether everybody here may see a match: it is played here, or where everybody sees it."""
    guild = interaction.guild
    if guild is None:
        return False
    thread = guild.get_thread(row.channel_id)
    seen_in = (parent_of(thread) if thread is not None else row.parent_id) or row.channel_id
    if seen_in in around(interaction):
        return True
    channel = guild.get_channel(seen_in)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel


def around(interaction: discord.Interaction) -> set[int | None]:
    """Return the channel where somebody is, and that of its thread: whoever is here sees both."""
    return {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}


# What a server has chosen


async def settings_of(interaction: discord.Interaction) -> Mapping[str, Any]:
    """Return what the server has chosen."""
    bot = cast(Herald, interaction.client)
    return (await bot.store.preferences.guild(interaction.guild_id or 0)).settings


async def organises(interaction: discord.Interaction) -> bool:
    """Tell whether a person organises the server's tournaments."""
    return await holds(interaction, ORGANISERS)


async def holds(interaction: discord.Interaction, setting: str) -> bool:
    """Tell whether a person has the role of a setting, or manages the server."""
    user = interaction.user
    if interaction.permissions.manage_guild:
        return True
    role = (await settings_of(interaction)).get(setting)
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None
