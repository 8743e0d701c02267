"""Nobody is called in their quiet hours, and who wants it learns in the morning what awaits them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.matches.hours import QUIET
from tests.e2e.club import Club, buttons, stands, words
from tests.e2e.play import challenge
from tests.e2e.test_away import asked_of
from tests.e2e.test_clocks import idle

pytestmark = pytest.mark.usefixtures("long_naps")


async def until_hour(club: Club, hour: int) -> None:
    """Let time pass until a clock in UTC shows this hour and a minute."""
    now = datetime.fromtimestamp(club.now(), UTC)
    there = now.replace(hour=hour, minute=1, second=0, microsecond=0)
    there += timedelta(days=there <= now)
    await idle(club, (there - now).total_seconds())
    with club.env._bot_scope():
        club.bot.mornings.alarm.wake()
        club.bot.host.sender.wake()
    await club.settle()


def calls(club: Club) -> list[str]:
    return [str(message.content) for message in club.channel.history() if message.content]


def dms(person: Any) -> list[Any]:
    channel = person.user.dm_channel
    return channel.history() if channel else []


async def test_a_call_waits_for_the_end_of_quiet_hours(club: Club) -> None:
    await until_hour(club, 23)
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "settings mine", quiet="22-8")
    session = await challenge(club, clock="correspondence")
    await club.settle()
    assert session.waiting
    assert calls(club) == []
    await club.restart()
    await until_hour(club, 7)
    assert calls(club) == []
    await until_hour(club, 8)
    assert len(calls(club)) == len(session.waiting)


async def test_the_morning_list_comes_once_a_day_in_private_while_something_awaits(club: Club) -> None:
    await until_hour(club, 12)
    session = await challenge(club, clock="correspondence")
    _seat, person = asked_of(club, session)
    panel: Any = (await person.slash(club.channel, "settings mine", morning=True)).response
    assert stands(panel)["Morning list"] == "on"
    before = len(dms(person))
    await until_hour(club, 7)
    assert len(dms(person)) == before
    await club.restart()
    await until_hour(club, 8)
    sent = dms(person)[before:]
    assert [session.code in words(message) for message in sent] == [True]
    assert buttons(sent[0])
    await until_hour(club, 12)
    assert len(dms(person)) == before + 1
    await person.slash(club.channel, "settings mine", morning=False)
    await until_hour(club, 9)
    assert len(dms(person)) == before + 1


async def test_where_nothing_awaits_nothing_is_sent(club: Club) -> None:
    await club.cyd.slash(club.channel, "settings mine", morning=True, quiet="0-10", zone="utc")
    assert "0-10" in QUIET
    await until_hour(club, 11)
    assert len(dms(club.cyd)) == 0
