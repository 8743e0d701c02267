"""Two who looked for an opponent: a place is found, their match begins, both are called once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import Channel, DiscordMessenger, Senders, nonce
from bot.discord.members import may_play
from bot.discord.places import place_for
from bot.errors import DeckRefused, DecksClash, PlayerError, WrongChannel
from bot.ladder.matchmaker import Matchmaker
from bot.ladder.messages import Meeting, SearchEnded
from bot.ladder.views.search import met
from bot.store import PLAYERS, Changed, MatchRow, MatchStatus, OutboxRow, SearchRow, SearchStatus
from bot.table.panel import notice
from bot.texts import nearest_locale, texts_in
from bot.texts.sanitising import told_apart

log = logging.getLogger(__name__)


def senders(messenger: DiscordMessenger, matchmaker: Matchmaker) -> Senders:
    """Return what sends each message of the ladder."""
    return {Meeting: partial(_meet, messenger, matchmaker), SearchEnded: partial(_tell_end, messenger)}


async def _meet(
    messenger: DiscordMessenger, matchmaker: Matchmaker, row: OutboxRow, outbox_message: Meeting
) -> None:
    """Bring one pair to its match; whatever was done before a kill is not done again."""
    pair = await matchmaker.pair_of(outbox_message.search)
    if pair is None:
        return
    found = await _match(messenger, matchmaker, pair)
    if found is None:
        return
    if found.status is not MatchStatus.CHALLENGE:
        return
    channel = await messenger.channel(found.channel_id)
    texts = texts_in(nearest_locale(found.locale))
    message = found.board_message_id
    if message is None:
        users = [discord.Object(each.user_id) for each in pair]
        allowed = discord.AllowedMentions(users=users, roles=False, everyone=False)
        sent = await channel.send(view=met(found, pair, texts), allowed_mentions=allowed, nonce=nonce(row))
        message = sent.id
        await messenger.store.matches.set_invitation(found.id, message)
    await matchmaker.start(found, message)
    begun = await messenger.store.matches.get(found.id)
    if begun is not None:
        await messenger.edit(channel, message, lambda edit: edit(view=met(begun, pair, texts)))


async def _match(
    messenger: DiscordMessenger, matchmaker: Matchmaker, pair: tuple[SearchRow, SearchRow]
) -> MatchRow | None:
    """Return the match of two, made now if it was not before; None where that cannot be."""
    if pair[0].status is SearchStatus.MET:
        return await messenger.store.matches.get(pair[0].match_id or 0)
    if pair[0].status is not SearchStatus.PAIRED:
        return None
    members = [(each, await _member(messenger, each)) for each in pair]
    if gone := [each for each, member in members if member is None]:
        await matchmaker.part(pair, gone)
        return None
    roles = (await messenger.store.preferences.guild(pair[0].guild_id)).settings.get(PLAYERS, [])
    if shut_out := [each for each, member in members if member and not _may_play(member, roles)]:
        await matchmaker.part(pair, shut_out, "shut-out")
        return None
    if await matchmaker.part_if_one_plays(pair):
        return None
    if not await matchmaker.may_meet(pair):
        await matchmaker.part(pair)
        return None
    try:
        ready = await matchmaker.brought(pair)
        place = await _place(messenger, pair)
        return await matchmaker.make(ready, place)
    except Changed:
        return None
    except (DeckRefused, DecksClash) as error:
        log.info("searches %d and %d cannot meet: %s", pair[0].id, pair[1].id, error)
        await matchmaker.keep_apart(pair)
        return None
    except PlayerError as error:  # there is no place
        log.info("searches %d and %d do not meet: %s", pair[0].id, pair[1].id, error)
        await matchmaker.part(pair)
        return None


async def _tell_end(messenger: DiscordMessenger, row: OutboxRow, outbox_message: SearchEnded) -> None:
    """Tell who looked for an opponent that the search has ended, if their DMs are open."""
    search = await messenger.store.searches.get(outbox_message.search)
    if search is None or search.status is not SearchStatus.ENDED:
        return
    chosen = await messenger.store.preferences.user(search.user_id)
    texts = texts_in(nearest_locale(chosen.language or search.locale))
    told = texts.say(f"search-ended-{outbox_message.why}", game=texts.game(search.game))
    try:
        await messenger.send_private(search.user_id, row, notice(told))
    except discord.HTTPException as error:
        if trouble(error) not in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED, Trouble.MESSAGE_GONE):
            raise


async def _member(messenger: DiscordMessenger, search: SearchRow) -> discord.Member | None:
    """Return somebody as a member of the server where they look; None where they, or we, are gone.

    A server that is not in the cache yet, just after a start, is asked for. Raises discord.HTTPException
    where Discord cannot say.
    """
    try:
        guild = messenger.client.get_guild(search.guild_id) or await messenger.client.fetch_guild(
            search.guild_id
        )
        return await guild.fetch_member(search.user_id)
    except (discord.NotFound, discord.Forbidden):
        return None


def _may_play(member: discord.Member, roles: Sequence[int]) -> bool:
    """Tell whether the server lets somebody play now: its list may be another than when the search began."""
    return may_play(member, member.guild.id, roles, manages=member.guild_permissions.manage_guild)


async def _place(messenger: DiscordMessenger, pair: tuple[SearchRow, SearchRow]) -> tuple[int, bool]:
    """Return where two can play: where the first has asked, else where the second has.

    Raises WrongChannel where neither will do.
    """
    first, second = pair
    texts = texts_in(nearest_locale(first.locale))
    one, other = told_apart([first.name, second.name], ["1", "2"])
    name = texts.say("search-thread", game=texts.game(first.game), first=one, second=other)
    chosen = await messenger.store.preferences.guild(first.guild_id)
    for channel_id in (first.channel_id, second.channel_id):
        try:
            channel = await messenger.channel(channel_id)
            made = await _made_before(messenger, channel, name[:100])
            return (made, True) if made else await place_for(channel, chosen.threads, messenger.store, name)
        except PlayerError as error:
            log.info("no match can begin in channel %d: %s", channel_id, error)
        except discord.HTTPException as error:
            if trouble(error) not in (Trouble.CHANNEL_GONE, Trouble.NOT_PERMITTED, Trouble.NO_THREAD):
                raise
    raise WrongChannel


async def _made_before(messenger: DiscordMessenger, channel: Channel, name: str) -> int | None:
    """Return a thread that was made for these two just before the process was killed."""
    own = messenger.client.user.id if messenger.client.user else 0
    for thread in channel.threads if isinstance(channel, discord.TextChannel) else ():
        ours = thread.owner_id == own and thread.name == name
        if ours and not await messenger.store.matches.in_channel(thread.id, 1):
            return thread.id
    return None
