"""Every kind of channel that Discord has: what begins there, and what is said before anything is posted."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.store import MatchStatus
from tests.e2e.club import Club, raw, walk, words

TEXT, NEWS, POST, IN_TEXT, IN_NEWS, VOICE, STAGE = (
    "text", "announcements", "post of a forum", "thread in text", "thread in announcements", "voice", "stage",
)  # fmt: skip
KINDS = (TEXT, NEWS, POST, IN_TEXT, IN_NEWS, VOICE, STAGE)
WITH_THREADS = {TEXT: 11, NEWS: 10}
"""Channels in which threads can be made, each with the type that Discord demands there."""


def told(result: Any) -> str:
    """What is answered, wherever."""
    return "\n".join(words(message) for message in (*result.followups, result.response) if message)


def shown(club: Club, channel: Any) -> int:
    """How many messages all can see in a channel."""
    return sum(message.visible_to(None) for message in club.env.backend.messages[channel.id].values())


async def opened(club: Club, kind: str) -> Any:
    guild = club.guild
    match kind:
        case "text":
            return guild.create_text_channel("here")
        case "announcements":
            return guild.create_news_channel("here")
        case "voice":
            return guild.create_voice_channel("here")
        case "stage":
            return guild.create_stage_channel("here")
        case "post of a forum":
            forum: Any = club.env.bot.get_channel(guild.create_forum_channel("here").id)
            made = await forum.create_thread(name="a post", content="for matches")
            await club.settle()
            return handle(club, made.thread.id)
        case _:
            outer = await opened(club, kind.removeprefix("thread in "))
            channel: Any = club.env.bot.get_channel(outer.id)
            made = await channel.create_thread(name="a thread", type=channel_kind(kind))
            await club.settle()
            return handle(club, made.id)


def channel_kind(kind: str) -> Any:
    return discord.ChannelType.news_thread if kind == IN_NEWS else discord.ChannelType.public_thread


def handle(club: Club, channel_id: int) -> Any:
    return ChannelHandle(club.env, club.guild, club.env.backend.channels[channel_id])


async def played(club: Club, channel: Any) -> Any:
    """Let ann challenge bob, who accepts; return the match's row."""
    await club.ann.slash(channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last(channel)
    accept = next(
        str(item["custom_id"]) for item in walk(raw(message)) if ":accept:" in str(item.get("custom_id"))
    )
    await club.bob.click(message, custom_id=accept)
    return (await club.store.matches.of_user(club.ann.id))[0]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_match_is_played_in_every_channel_and_a_second_one_where_threads_are(
    club: Club, kind: str
) -> None:
    channel = await opened(club, kind)
    row = await played(club, channel)
    assert (row.status, row.channel_id) == (MatchStatus.RUNNING, channel.id)
    assert "ann – bob" in words(club.board(channel))
    before = shown(club, channel)
    second = await club.cyd.slash(channel, "play", game="dueling_nobles", computer="easy")
    if kind in WITH_THREADS:
        (made,) = club.sent("POST", f"/channels/{channel.id}/threads")
        assert made.json["type"] == WITH_THREADS[kind]
        other = (await club.store.matches.of_user(club.cyd.id))[0]
        assert other.channel_id != channel.id
        assert club.board(handle(club, other.channel_id))
    else:
        assert "already a match in this channel" in told(second)
        assert shown(club, channel) == before
        assert club.sent("POST", f"/channels/{channel.id}/threads") == []


@pytest.mark.parametrize("kind", KINDS)
async def test_a_tournament_is_made_where_its_tables_get_threads(club: Club, kind: str) -> None:
    channel, keeper = await opened(club, kind), club.owner()
    before = shown(club, channel)
    result = await keeper.slash(channel, "tournament create")
    assert shown(club, channel) == before
    if kind in WITH_THREADS:
        assert await club.store.tournaments.open_in_channel(channel.id) is not None
    else:
        assert "needs a text or announcement channel" in told(result)
        assert await club.store.tournaments.open_in_channel(channel.id) is None


@pytest.mark.parametrize("kind", KINDS)
async def test_two_searchers_meet_in_every_channel(club: Club, kind: str) -> None:
    channel = await opened(club, kind)
    for person in (club.ann, club.bob):
        await person.slash(channel, "lfg", game="dueling_nobles")
    await club.env.advance_time(120)
    (row,) = await club.store.matches.of_user(club.ann.id)
    assert (row.status, row.channel_id) == (MatchStatus.RUNNING, channel.id)
    assert club.board(channel)


@pytest.mark.usefixtures("long_naps")
@pytest.mark.parametrize("kind", KINDS)
async def test_a_puzzle_is_posted_daily_in_every_channel(club: Club, kind: str) -> None:
    channel, keeper = await opened(club, kind), club.owner()
    begun = await keeper.slash(channel, "puzzle", daily="begin")
    assert "every day" in told(begun)
    before = shown(club, channel)
    await club.env.advance_time(86_400)
    assert shown(club, channel) > before


@pytest.mark.parametrize("code", [160006, 50024, 50013])
async def test_where_discord_makes_no_thread_a_match_goes_into_the_channel(club: Club, code: int) -> None:
    await club.owner().slash(club.channel, "settings server", threads="always")
    club.env.inject_error("POST", "/channels/*/threads", status=400, code=code, times=None)
    row = await played(club, club.channel)
    assert (row.status, row.channel_id) == (MatchStatus.RUNNING, club.channel.id)


@pytest.mark.parametrize("code", [160006, 50024, 50013])
async def test_a_second_match_that_gets_no_thread_is_refused_in_words(club: Club, code: int) -> None:
    await played(club, club.channel)
    club.env.inject_error("POST", "/channels/*/threads", status=400, code=code, times=None)
    await club.cyd.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    answer = club.sent("POST", "/webhooks/*")[-1]  # which the simulator takes for one to a deleted message
    assert "already a match in this channel" in str(answer.json)
    rows = await club.store.matches.of_user(club.cyd.id)
    assert not [row for row in rows if row.status in (MatchStatus.RUNNING, MatchStatus.CHALLENGE)]


@pytest.mark.parametrize("command", ["play", "lfg", "puzzle", "tournament create"])
async def test_what_herald_may_not_post_is_said_before_anything_is_begun(club: Club, command: str) -> None:
    mute = club.guild.create_text_channel("mute", overwrites=club.deny("send_messages"))
    given = {
        "play": {"game": "dueling_nobles"},
        "lfg": {"game": "dueling_nobles"},
        "puzzle": {"daily": "begin"},
    }
    assert "Send Messages" in told(await club.owner().slash(mute, command, **given.get(command, {})))
    assert list(mute.history()) == []
