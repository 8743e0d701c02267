"""Boards, channels and threads that vanish, close or archive: the match waits, and goes on elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from bot.store import MatchStatus
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.play import act, challenge


def dms(person: Any) -> list[str]:
    """What a person reads in their DMs with the bot."""
    return [words(message) for message in person.user.dm_channel.history()]


async def play_some(club: Club, session: Any, seed: int) -> None:
    """Make a few moves, to see that the match goes on."""
    before, chance = session.match.serial, Random(seed)
    for _ in range(4):
        await act(club, session, chance)
    assert session.match.serial >= before + 4


async def row_of(club: Club, session: Any) -> Any:
    return await club.store.matches.get(session.id)


async def test_a_deleted_board_is_posted_anew(club: Club) -> None:
    session = await challenge(club)
    before = club.board()
    keeper = club.guild.add_member(
        club.env.create_user("mod"),
        roles=[club.guild.create_role("mods", permissions=discord.Permissions.all())],
    )
    await keeper.delete(before)
    after = club.board()
    assert after.id != before.id
    assert "My Hand" in buttons(after)
    assert (await row_of(club, session)).board_message_id == after.id
    await play_some(club, session, 5)
    boards = [m for m in club.channel.history() if any(item["type"] == 12 for item in walk(raw(m)))]
    assert len(boards) == 1


async def test_a_board_that_discord_no_longer_knows_is_posted_anew(club: Club) -> None:
    session = await challenge(club)
    before = club.board()
    club.refuse_edits(f"/channels/*/messages/{before.id}", status=404, code=10008)
    await act(club, session, Random(1))
    await act(club, session, Random(1))
    assert club.board().id != before.id
    assert await club.waiting() == []


async def test_a_deleted_channel_pauses_the_match_until_it_is_brought_elsewhere(club: Club) -> None:
    session = await challenge(club, clock="live")
    other = club.guild.create_text_channel("elsewhere")
    await club.env.bot.get_channel(club.channel.id).delete()  # pyright: ignore
    await club.settle()
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    for person in (club.ann, club.bob):
        assert any("its channel was deleted" in text and session.code in text for text in dms(person))
    before = await club.state(session)
    await club.env.advance_time(3600.0)
    assert await club.state(session) == before, "the clocks stand"

    shown = await club.cyd.slash(other, "match board", code=session.code)
    assert shown.ephemeral
    assert (await row_of(club, session)).status is MatchStatus.STRANDED, (
        "only players bring a match elsewhere"
    )
    await club.ann.slash(other, "match board", code=session.code)
    row = await row_of(club, session)
    assert (row.status, row.channel_id) == (MatchStatus.RUNNING, other.id)
    assert "ann – bob" in words(club.board(other))
    club.channel = other
    await play_some(club, session, 2)


async def test_in_a_paused_match_nothing_is_played_but_one_may_concede(club: Club) -> None:
    session = await challenge(club)
    dm = club.ann.user.dm_channel.last_message
    bobs = club.bob.user.dm_channel.history()[0]
    menu, bobs_menu = menus(dm)[0], menus(bobs)[0]
    club.env.inject_error("PATCH", f"/channels/{club.channel.id}/messages/*", status=403, code=50001)
    values = [option["value"] for option in menu["options"]]
    await club.ann.user.select(dm, values[:3], custom_id=menu["custom_id"])
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    before = await club.state(session)
    bobs = club.bob.user.dm_channel.history()[0]
    assert "is paused" in words(bobs)
    assert menus(bobs) == []
    values = [option["value"] for option in bobs_menu["options"]]
    refused = await club.press(club.bob.user, bobs, bobs_menu["custom_id"], values[:3])
    assert "is paused" in said(refused)
    assert await club.state(session) == before
    await club.bob.user.click(bobs, custom_id="h1:1:0:ask_concede:")
    bobs = club.bob.user.dm_channel.history()[0]
    await club.bob.user.click(bobs, custom_id=buttons(bobs)["Concede"])
    assert (await row_of(club, session)).status is MatchStatus.FINISHED
    assert await club.waiting() == []


async def test_missing_permissions_later_on_are_named(club: Club) -> None:
    session = await challenge(club)
    channel: Any = club.env.bot.get_channel(club.channel.id)
    await channel.set_permissions(channel.guild.default_role, send_messages=False, attach_files=False)
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=403, code=50013, times=None
    )
    await act(club, session, Random(3))
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    assert any("Send Messages, Attach Files" in text for text in dms(club.ann))
    again = await club.ann.slash(club.channel, "match board")
    assert ": Send Messages, Attach Files" in words(again.response or again.followups[0])
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    await channel.set_permissions(channel.guild.default_role, send_messages=True, attach_files=True)
    club.env.backend.faults.clear()
    await club.ann.slash(club.channel, "match board")
    assert (await row_of(club, session)).status is MatchStatus.RUNNING
    await play_some(club, session, 3)


async def test_a_match_is_not_brought_into_a_busy_channel(club: Club) -> None:
    session = await challenge(club)
    other = club.guild.create_text_channel("elsewhere")
    await club.cyd.slash(other, "play", game="dueling_nobles", computer="easy")
    await club.env.bot.get_channel(club.channel.id).delete()  # pyright: ignore
    await club.settle()
    refused = await club.ann.slash(other, "match board", code=session.code)
    assert "already a match in this channel" in words(
        refused.followups[0] if refused.followups else refused.response
    )
    assert (await row_of(club, session)).status is MatchStatus.STRANDED


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_thread_is_opened_again_and_a_locked_one_is_not(club: Club, locked: bool) -> None:
    owner = club.owner()
    await owner.slash(club.channel, "settings server", threads="always")
    session = await challenge(club)
    thread: Any = club.env.bot.get_channel(session.place.channel_id)
    panel = await club.hand(club.ann, session)
    await thread.edit(archived=True, locked=locked)
    times = None if locked else 1
    club.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=times)
    menu = menus(panel)[0]
    three = [option["value"] for option in menu["options"]][:3]
    await club.press(club.ann, panel, menu["custom_id"], three)
    stored = club.env.backend.get_channel(thread.id).thread_metadata
    assert stored is not None
    assert stored.archived == locked
    if locked:
        assert (await row_of(club, session)).status is MatchStatus.STRANDED
        assert any("its thread is archived or locked" in text for text in dms(club.bob))
    else:
        assert (await row_of(club, session)).status is MatchStatus.RUNNING
    assert await club.waiting() == []


async def test_a_deleted_thread_pauses_the_match(club: Club) -> None:
    owner = club.owner()
    await owner.slash(club.channel, "settings server", threads="always")
    session = await challenge(club)
    await club.env.bot.get_channel(session.place.channel_id).delete()  # pyright: ignore
    await club.settle()
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    await club.bob.slash(club.channel, "match board", code=session.code)
    assert "ann – bob" in words(club.board())


async def test_a_finished_match_without_channel_troubles_nobody(club: Club) -> None:
    session = await challenge(club)
    dm = club.ann.user.dm_channel.last_message
    club.env.inject_error("PATCH", f"/channels/{club.channel.id}/messages/*", status=403, code=50001)
    await club.ann.user.click(dm, custom_id=buttons(dm)["More…"])
    dm = club.ann.user.dm_channel.last_message
    await club.ann.user.click(dm, custom_id=buttons(dm)["Concede"])
    dm = club.ann.user.dm_channel.last_message
    await club.ann.user.click(dm, custom_id=buttons(dm)["Concede"])
    assert (await row_of(club, session)).status is MatchStatus.FINISHED
    assert await club.waiting() == []
    assert not any("paused" in text for text in dms(club.bob))
