"""What happens in a channel that somebody does not see is unknown to them, whatever code they have heard."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.store import MatchRow
from bot.table.action_id import ActionId
from bot.texts import texts_in
from bot.tournaments.course import unit_of_work
from bot.tournaments.verbs import TournamentVerb
from tests.e2e.club import Club, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede

UNKNOWN = texts_in("en").say("error-no-such-match")


class House:
    """A club with a channel that dan does not see, and another one where they are."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.lobby = club.channel
        hidden = discord.PermissionOverwrite(view_channel=False)
        club.channel = self.den = club.guild.create_text_channel("den", overwrites={club.dan: hidden})

    async def played(self) -> MatchRow:
        """A match between ann and bob in the den, which ann gives up."""
        session = await challenge(self.club)
        await concede(self.club, self.club.ann, session)
        row = await self.club.store.matches.get(session.id)
        assert row is not None
        return row

    async def let(self, who: Any, *, see: bool) -> None:
        """Let somebody, or everybody by their role, see the den, or no longer."""
        view = str(discord.Permissions(view_channel=True).value)
        given = (view, "0") if see else ("0", view)
        kind = 0 if who.id == self.club.guild.id else 1
        await self.club.bot.http.edit_channel_permissions(self.den.id, who.id, *given, kind)
        await self.club.settle()

    async def looks(self, person: Any, row: MatchRow, channel: Any = None) -> dict[str, str]:
        """What somebody is answered who looks at a match from the lobby, in each way that takes its code."""
        told: dict[str, str] = {}
        for name in ("board", "log", "export", "replay", "gif", "review", "verify"):
            result = await person.slash(channel or self.lobby, f"match {name}", code=row.code)
            told[name] = words((result.followups or [result.response])[-1])
        return told

    async def counted(self, person: Any) -> str:
        result = await person.slash(self.lobby, "stats", person=self.club.ann, against=self.club.bob)
        return words((result.followups or [result.response])[-1])

    async def history(self, person: Any) -> str:
        result = await person.slash(self.lobby, "match history", person=self.club.ann)
        return words((result.followups or [result.response])[-1])


@pytest.fixture
async def house(club: Club) -> House:
    house = House(club)
    await club.settle()
    return house


async def test_a_match_is_unknown_to_who_does_not_see_its_channel(house: House) -> None:
    club, row = house.club, await house.played()
    assert set((await house.looks(club.dan, row)).values()) == {UNKNOWN}
    assert row.code not in await house.history(club.dan)
    assert UNKNOWN not in (await house.looks(club.cyd, row)).values()
    assert row.code in await house.history(club.cyd)


async def test_no_number_tells_that_two_have_played_in_a_hidden_channel(house: House) -> None:
    club = house.club
    nothing = await house.counted(club.dan)
    await house.played()
    assert await house.counted(club.dan) == nothing
    assert "0 won, 0 drawn, 1 lost" in await house.counted(club.cyd)
    await house.let(club.bob, see=False)
    assert "0 won, 0 drawn, 1 lost" in await house.counted(club.bob), "he sat there"


async def test_whoever_sat_there_still_sees_it(house: House) -> None:
    club, row = house.club, await house.played()
    await house.let(club.bob, see=False)
    assert UNKNOWN not in (await house.looks(club.bob, row)).values()
    assert row.code in await house.history(club.bob)


async def test_an_animation_is_shown_to_all_where_all_may_see_its_match(house: House) -> None:
    club, row = house.club, await house.played()
    assert not (await club.cyd.slash(house.den, "match gif", code=row.code)).ephemeral
    assert not (await club.cyd.slash(house.lobby, "match gif", code=row.code)).ephemeral, "all see the den"
    for each in (club.cyd, club.bot.user):
        await house.let(each, see=True)
    await house.let(club.guild.default_role, see=False)
    assert (await club.cyd.slash(house.lobby, "match gif", code=row.code)).ephemeral
    assert not (await club.cyd.slash(house.den, "match gif", code=row.code)).ephemeral
    refused = await club.press(club.cyd, await club.aside(club.cyd, house.lobby), f"h1:{row.id}:0:continue:0")
    assert said(refused) == texts_in("en").say("error-played-elsewhere"), "all would see how it stood"
    begun = await club.press(club.cyd, await club.aside(club.cyd), f"h1:{row.id}:0:continue:0")
    assert f"`{row.code}`" in words(begun.followups[-1])


async def test_a_thread_is_seen_as_its_channel_also_while_it_sleeps(house: House) -> None:
    club = house.club
    await club.owner().slash(house.den, "settings server", threads="always")
    row = await house.played()
    assert row.channel_id != house.den.id
    thread: Any = club.bot.get_channel(row.channel_id)
    for sleeps in (False, True):
        if sleeps:
            await thread.edit(archived=True)
            await club.settle()
            thread.guild._remove_thread(thread)  # as after a start
            assert club.bot.get_channel(row.channel_id) is None
        assert set((await house.looks(club.dan, row)).values()) == {UNKNOWN}
        assert row.code not in await house.history(club.dan)
        assert UNKNOWN not in (await house.looks(club.cyd, row)).values()
        assert row.code in await house.history(club.cyd)


async def test_a_private_thread_is_seen_by_its_members_and_who_may_manage_threads(house: House) -> None:
    club = house.club
    parent: Any = club.bot.get_channel(house.lobby.id)
    made = await parent.create_thread(name="secret", type=discord.ChannelType.private_thread)
    for person in (club.ann, club.bob, club.cyd):
        await made.add_user(discord.Object(person.id))
    await club.settle()
    club.channel = next(each for each in house.lobby.threads if each.id == made.id)
    row = await house.played()
    warden = club.guild.create_role("warden", permissions=discord.Permissions(manage_threads=True))
    keeper = club.guild.add_member(club.env.create_user("warden"), roles=[warden])
    assert set((await house.looks(club.dan, row)).values()) == {UNKNOWN}
    assert row.code not in await house.history(club.dan)
    for person in (club.cyd, keeper):
        assert UNKNOWN not in (await house.looks(person, row)).values()
    assert (await club.cyd.slash(house.lobby, "match gif", code=row.code)).ephemeral
    assert row.parent_id is None


async def test_a_match_whose_channel_is_gone_is_its_players(house: House) -> None:
    club, row = house.club, await house.played()
    channel: Any = club.bot.get_channel(house.den.id)
    await channel.delete()
    await club.settle()
    assert set((await house.looks(club.cyd, row)).values()) == {UNKNOWN}
    assert UNKNOWN not in (await house.looks(club.ann, row)).values()


async def test_a_tournament_is_unknown_to_who_does_not_see_its_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)
    club, hall = house.club, Hall(house.club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter([club.ann, club.bob])
    event = (await hall.event()).row
    unknown = texts_in("en").say("error-no-such-tournament")
    aside = {person.id: await club.aside(person, house.lobby) for person in (club.dan, club.cyd)}
    for verb in (
        TournamentVerb.STANDINGS,
        TournamentVerb.EXPORT,
        TournamentVerb.REGISTER,
        TournamentVerb.MINE,
    ):
        custom_id = str(ActionId(event.id, 0, verb))
        assert said(await club.press(club.dan, aside[club.dan.id], custom_id)) == unknown
        pressed = await club.press(club.cyd, aside[club.cyd.id], custom_id)
        assert not pressed.followups or words(pressed.followups[-1]) != unknown
    assert said(await club.dan.slash(house.lobby, "tournament here", code=event.code)) == unknown
    assert len((await hall.event()).here) == 3, "cyd has entered, dan has not"


async def test_a_draft_is_its_organisers_alone(house: House) -> None:
    club, hall = house.club, Hall(house.club)
    await hall.create(game="dueling_nobles")
    event = (await hall.event()).row
    custom_id = str(ActionId(event.id, 0, TournamentVerb.STANDINGS))
    told = said(await club.press(club.cyd, await club.aside(club.cyd), custom_id))
    assert told == texts_in("en").say("error-no-such-tournament")
