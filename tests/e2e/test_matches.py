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


def over(club: Club, session: Any) -> None:
    """Assert that a match has ended as people should find it."""
    assert session.match.result is not None
    board = club.board(club.place(session))
    assert [custom_id.split(":")[3] for custom_id in buttons(board).values()] == [
        "rematch",
        "log",
        "replay",
        "review",
        "record",
        "rules",
    ]


async def test_two_people_play_a_match(club: Club) -> None:
    session = await challenge(club, options=GLASS)
    await play_out(club, session, 7)
    over(club, session)
    assert await club.waiting() == []
    assert f"`{session.code}`" in words(club.board())


@pytest.mark.parametrize(("locale", "options"), LAST_MOVES)
async def test_moves_by_house_rules(club: Club, locale: str, options: str) -> None:
    speak(club, locale)
    session = await challenge(club, options=options)
    await to_phase(club, session, "defender_cards")
    for _ in range(12):
        if session.match.result is None:
            await act(club, session, Random(5))
    assert await club.waiting() == []
    assert f"`{session.code}`" in words(club.board())
    assert not re.search(r"\bdn-", words(club.board())), "every text has its words"


async def test_each_reads_his_own_language(club: Club) -> None:
    club.guild_locale = "fr"
    club.locales = {club.ann.id: "en-GB", club.bob.id: "fr"}
    session = await challenge(club)
    assert {"Voir ma main", "Lire le journal"} <= set(buttons(club.board()))
    assert "de jouer" in words(club.board())
    english, french = await club.hand(club.ann, session), await club.hand(club.bob, session)
    assert {"Board", "More…"} <= set(buttons(english))
    assert {"Plateau", "Plus…"} <= set(buttons(french))
    assert menus(english)[0]["placeholder"] != menus(french)[0]["placeholder"]
    await club.ann.slash(club.channel, "settings mine", language="fr")
    assert set(buttons(await club.hand(club.ann, session))) == set(buttons(french))


async def test_a_match_in_a_thread(club: Club) -> None:
    await club.owner().slash(club.channel, "settings server", threads="always")
    session = await challenge(club, options="glass-nobles=yes quick-duel=no")
    assert session.place.channel_id != club.channel.id
    await to_phase(club, session, "announce_noble")
    for _ in range(6):
        await act(club, session, Random(2))
    assert [m for m in club.channel.history() if m.attachments] == []
    assert "ann – bob" in words(club.board(club.place(session)))


async def test_the_dm_hand_is_played_from_and_changes_in_place(club: Club) -> None:
    session = await challenge(club)
    for person in (club.ann, club.bob):
        dm = person.user.dm_channel.last_message
        menu = menus(dm)[0]
        values = [option["value"] for option in menu["options"]][:3]
        await person.user.select(dm, values, custom_id=menu["custom_id"])
    assert len(session.match.answers) == 2
    for person in (club.ann, club.bob):
        history = person.user.dm_channel.history()
        assert len(history) == 1
        assert [item for item in walk(raw(history[0])) if item["type"] == 12]


async def test_no_dm_is_sent_to_who_wants_none(club: Club) -> None:
    await club.ann.slash(club.channel, "settings mine", **{"hands-by-dm": False})
    await challenge(club)
    assert club.bob.user.dm_channel.history()
    assert f"recipient_id': {club.ann.id}" not in str(club.sent("POST", "/users/@me/channels"))
