"""A server that sends Herald away: nothing goes for a month, and then all that is its."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend import serializers

from bot.community.departures import GRACE_DAYS
from bot.store import MatchStatus
from bot.store.privacy.periods import DAY, rules_of_server
from tests.e2e.club import Club, words
from tests.e2e.play import challenge, concede

pytestmark = pytest.mark.usefixtures("long_naps")


async def sent_away(club: Club, **outage: Any) -> None:
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), **outage})
    await club.settle()


async def aged(club: Club, days: float) -> None:
    """Let days pass, and look at once what is due then."""
    await club.env.advance_time(days * DAY)
    with club.env._bot_scope():
        await club.bot.ageing.look()
    await club.settle()


async def kept(club: Club) -> dict[str, int]:
    """How much of the server is there, by table."""
    found = {
        rule.table: len(await club.store.retention.of_server(rule, club.guild.id, 100))
        for rule in rules_of_server()
    }
    return {table: count for table, count in found.items() if count}


async def test_an_outage_is_no_farewell(club: Club) -> None:
    await challenge(club)
    await sent_away(club, unavailable=True)
    assert await club.store.retention.servers_gone() == {}


async def test_clocks_stand_meanwhile_and_all_goes_after_the_grace(club: Club) -> None:
    await concede(club, club.bob, await challenge(club))
    session = await challenge(club)
    await aged(club, 0)
    club.env.inject_error("GET", "/channels/*", status=403, code=50001, times=None)
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    club.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    await sent_away(club)
    assert club.guild.id in await club.store.retention.servers_gone()
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.STRANDED, "stopped its clocks"
    for _ in range(GRACE_DAYS - 1):
        await aged(club, 1)
    assert (await kept(club))["matches"] == 2
    assert club.guild.id in await club.store.retention.servers()
    await aged(club, 1)
    assert await kept(club) == {}
    assert await club.store.ratings.boards() == []


async def test_a_server_that_takes_herald_in_again_goes_on_where_it_was(club: Club) -> None:
    session = await challenge(club)
    await sent_away(club)
    assert club.guild.id in await club.store.retention.servers_gone()
    guild = club.env.backend.guilds[club.guild.id]
    club.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(club.env.backend, guild))
    await club.settle()
    assert await club.store.retention.servers_gone() == {}
    await concede(club, club.bob, session)
    assert "bob" in words(club.board())
