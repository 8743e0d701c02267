"""Whole matches by clicks: in both languages, by several rules, in threads, by text boards."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.e2e.club import Club, buttons, menus, raw, walk, words
from tests.e2e.play import act, challenge, play_out, to_phase

GLASS = "glass-nobles=yes"
LAST_MOVES = [
    ("fr", "quick-duel=yes blind-cards=yes compensation=yes stall-claim=4 stall-draw=6"),
    ("en-US", "open-draft=yes glass-nobles=yes restless-courts=yes"),
    ("fr", "glass-nobles=yes best-of-three=yes"),
]
"""Language and house rules of matches of which only some moves are played."""


def speak(club: Club, locale: str) -> None:
    club.guild_locale = locale
    club.locales = {club.ann.id: locale, club.bob.id: locale}


def over(club: Club, live: Any) -> None:
    """Assert that a match has ended as people should find it."""
    assert live.match.result is not None
    board = club.board(club.place(live))
    assert [custom_id.split(":")[3] for custom_id in buttons(board).values()] == [
        "rematch",
        "log",
        "replay",
        "review",
        "record",
        "rules",
    ]


async def test_two_people_play_a_match(club: Club) -> None:
    live = await challenge(club, options=GLASS)
    await play_out(club, live, 7)
    over(club, live)
    assert await club.waiting() == []
    assert f"`{live.code}`" in words(club.board())


@pytest.mark.parametrize(("locale", "options"), LAST_MOVES)
async def test_moves_by_house_rules(club: Club, locale: str, options: str) -> None:
    speak(club, locale)
    live = await challenge(club, options=options)
    await to_phase(club, live, "defender_cards")
    for _ in range(12):
        if live.match.result is None:
            await act(club, live, Random(5))
    assert await club.waiting() == []
    assert f"`{live.code}`" in words(club.board())
    assert not re.search(r"\bdn-", words(club.board())), "every text has its words"


async def test_each_reads_his_own_language(club: Club) -> None:
    club.guild_locale = "fr"
    club.locales = {club.ann.id: "en-GB", club.bob.id: "fr"}
    live = await challenge(club)
    assert {"Voir ma main", "Lire le journal"} <= set(buttons(club.board()))
    assert "décide" in words(club.board())
    english, french = await club.hand(club.ann, live), await club.hand(club.bob, live)
    assert {"Refresh", "More …"} <= set(buttons(english))
    assert {"Actualiser", "Plus …"} <= set(buttons(french))
    assert menus(english)[0]["placeholder"] != menus(french)[0]["placeholder"]
    await club.ann.slash(club.channel, "settings mine", language="fr")
    assert set(buttons(await club.hand(club.ann, live))) == set(buttons(french))


async def test_a_match_in_a_thread(club: Club) -> None:
    await club.owner().slash(club.channel, "settings server", threads="always")
    live = await challenge(club, options="glass-nobles=yes quick-duel=no")
    assert live.place.channel_id != club.channel.id
    await to_phase(club, live, "announce_noble")
    for _ in range(6):
        await act(club, live, Random(2))
    assert [m for m in club.channel.history() if m.attachments] == []
    assert "ann – bob" in words(club.board(club.place(live)))


async def test_the_dm_hand_is_played_from_and_changes_in_place(club: Club) -> None:
    live = await challenge(club)
    for person in (club.ann, club.bob):
        dm = person.user.dm_channel.last_message
        menu = menus(dm)[0]
        values = [option["value"] for option in menu["options"]][:3]
        await person.user.select(dm, values, custom_id=menu["custom_id"])
    assert len(live.match.answers) == 2
    for person in (club.ann, club.bob):
        history = person.user.dm_channel.history()
        assert len(history) == 1
        assert [item for item in walk(raw(history[0])) if item["type"] == 12]


async def test_no_dm_is_sent_to_who_wants_none(club: Club) -> None:
    await club.ann.slash(club.channel, "settings mine", **{"hands-by-dm": False})
    await challenge(club)
    assert club.bob.user.dm_channel.history()
    assert f"recipient_id': {club.ann.id}" not in str(club.sent("POST", "/users/@me/channels"))
