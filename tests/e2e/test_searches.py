"""How searches for an opponent end: with a word, and never because a process has just begun."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ladder import senders
from bot.ladder.matchmaker import REST, Matchmaker
from bot.store import PLAYERS, GuildPreferences, MatchStatus, SearchStatus
from bot.store.people.blocks import Blocked
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge

GAME = "dueling_nobles"


async def look(club: Club, person: Any, **more: Any) -> Any:
    found = await person.slash(club.channel, "lfg", game=GAME, **more)
    await club.settle()
    return found


def told(person: Any) -> str:
    """All that stands in somebody's DMs."""
    channel = person.user.dm_channel
    return "\n".join(words(message) for message in channel.history()) if channel is not None else ""


async def test_two_meet_though_their_server_is_not_known_yet(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start the cache fills server by server, while what was begun before is taken up again."""
    await look(club, club.ann)
    monkeypatch.setattr(type(club.bot), "get_guild", lambda *_: None)
    await look(club, club.bob)
    assert len(await club.store.matches.of_user(club.ann.id)) == 1


async def test_who_has_left_the_server_looks_no_more_and_the_other_looks_on(club: Club) -> None:
    await look(club, club.ann)
    club.guild.remove_member(club.ann)
    await look(club, club.bob)
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    other = await club.store.searches.of_user(club.bob.id, GAME)
    assert other is not None
    assert other.status is SearchStatus.OPEN


async def test_who_is_shut_out_meanwhile_looks_no_more_and_the_other_looks_on(club: Club) -> None:
    """A search that runs is no door beside the list of who may play."""
    await look(club, club.ann)
    await only_for_players(club, club.bob, club.cyd)
    await look(club, club.bob)
    assert await club.store.matches.of_user(club.ann.id) == []
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    assert "roles that may play" in told(club.ann)
    assert told(club.bob) == ""
    await look(club, club.cyd)
    assert len(await club.store.matches.of_user(club.bob.id)) == 1, "the others meet at once"


async def test_who_manages_the_server_meets_whatever_its_list_says(club: Club) -> None:
    owner = club.owner()
    await look(club, owner)
    await only_for_players(club, club.bob)
    await look(club, club.bob)
    assert len(await club.store.matches.of_user(owner.id)) == 1


async def only_for_players(club: Club, *people: Any) -> None:
    """Let only these people play here, by a role on the server's list."""
    role = club.guild.create_role("players")
    for person in people:
        await club.bot.http.add_role(club.guild.id, person.id, role.id)
    chosen = GuildPreferences(settings={PLAYERS: [role.id]})
    await club.store.preferences.set_guild(club.guild.id, chosen)
    await club.settle()


async def test_who_looked_in_vain_is_told_so(club: Club) -> None:
    await look(club, club.ann, minutes=10)
    await club.env.advance_time(11 * 60)
    await club.settle()
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    assert "No opponent found" in told(club.ann)
    assert "/lfg" in told(club.ann)


async def test_who_sits_down_with_somebody_else_looks_no_more_and_is_told_so(club: Club) -> None:
    await look(club, club.ann)
    await challenge(club)
    await club.env.advance_time(61)
    await club.settle()
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    assert "Search ended" in told(club.ann)


async def test_who_plays_the_computer_meanwhile_looks_on(club: Club) -> None:
    await look(club, club.ann)
    other = club.guild.create_text_channel("elsewhere")
    await club.ann.slash(other, "play", game=GAME, computer="easy")
    await club.env.advance_time(61)
    await club.settle()
    assert await club.store.searches.of_user(club.ann.id, GAME) is not None


async def test_who_looks_already_is_told_where(club: Club) -> None:
    await look(club, club.ann)
    again = await club.ann.slash(club.guild.create_text_channel("elsewhere"), "lfg", game=GAME)
    assert "You are already searching" in said(again)
    assert f"<#{club.channel.id}>" in said(again)


async def test_who_has_met_somebody_does_not_look_for_another_before_they_play(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed when their match is written down, and has not begun."""

    async def killed(*_: Any) -> None:
        raise OSError("killed")

    monkeypatch.setattr(Matchmaker, "start", killed)
    await look(club, club.ann)
    await look(club, club.bob)
    (met,) = await club.store.matches.of_user(club.ann.id)
    assert met.status is MatchStatus.CHALLENGE
    await club.env.advance_time(1)
    again = await look(club, club.ann)
    monkeypatch.undo()
    await club.env.advance_time(600)
    await club.settle()
    assert (await club.store.matches.of_user(club.ann.id))[0].status is MatchStatus.RUNNING
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    assert "You are already searching" in said(again)


async def test_nobody_is_looked_up_before_his_first_message(club: Club) -> None:
    await challenge(club)
    assert told(club.ann)
    assert club.sent("GET", "/users/*") == []


async def test_who_is_blocked_while_their_place_is_looked_for_is_not_met(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = senders._member

    async def slow(*asked: Any) -> Any:
        await club.store.blocks.add(club.ann.id, Blocked(club.bob.id, "bob"), club.now())
        return await member(*asked)

    monkeypatch.setattr(senders, "_member", slow)
    await look(club, club.ann)
    await look(club, club.bob)
    await club.env.advance_time(REST + 1)
    await club.settle()
    assert await club.store.matches.of_user(club.ann.id) == []
    for person in (club.ann, club.bob):
        search = await club.store.searches.of_user(person.id, GAME)
        assert search is not None
        assert search.status is SearchStatus.OPEN


async def test_who_accepts_a_challenge_that_was_there_before_looks_no_more(club: Club) -> None:
    """One who was challenged, then looked, then accepted, was given a second match."""
    offered: Any = await club.ann.slash(club.channel, "play", game=GAME, opponent=club.bob)
    await club.env.advance_time(5)
    await look(club, club.bob)
    await club.bob.click(offered.response, custom_id=buttons(offered.response)["Accept"])
    await club.settle()
    await look(club, club.cyd)
    await club.env.advance_time(120)
    await club.settle()
    assert len(await club.store.matches.of_user(club.bob.id)) == 1
    assert await club.store.searches.of_user(club.bob.id, GAME) is None
    assert "Search ended" in told(club.bob)
    assert await club.store.searches.of_user(club.cyd.id, GAME) is not None
