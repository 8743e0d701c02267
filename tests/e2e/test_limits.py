"""How often and how much: one person's many requests cost the others nothing, and each refusal says why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.settings import Allowance
from cogs.typed import LONGEST_SUGGESTION
from tests.e2e.club import Club, buttons, raw, said, words
from tests.e2e.test_decks import PACK
from tests.profiles import sampled
from tests.rigs import strangers

Opened = Callable[..., Awaitable[Club]]


async def play(club: Club, person: Any, **options: Any) -> Any:
    return await person.slash(club.channel, "play", game="dueling_nobles", **options)


async def test_challenges_are_allowed_so_often_and_again_later(open_club: Opened) -> None:
    club = await open_club(rate_challenges=Allowance(2, 3, 120))
    for _ in range(2):
        await play(club, club.ann, opponent=club.bob)
    refused = said(await play(club, club.ann, opponent=club.bob))
    assert "too often" in refused
    assert f"<t:{int(club.now() + 120) + 1}:R>" in refused
    await play(club, club.cyd)  # somebody else may
    assert "too often" in said(await play(club, club.dan))  # until the server has had its share
    assert len(await club.store.matches.of_user(club.ann.id)) == 2
    await club.env.advance_time(121)
    await play(club, club.ann, opponent=club.cyd)
    assert len(await club.store.matches.of_user(club.ann.id)) == 3


async def test_a_person_has_so_many_matches_open_at_most(open_club: Opened) -> None:
    club = await open_club(most_matches=2)
    for _ in range(2):
        await play(club, club.ann, opponent=club.bob)
    assert "You already have 2 open matches" in said(await play(club, club.ann, opponent=club.bob))
    await club.ann.click(club.last(), custom_id=buttons(club.last())["Cancel"])
    await play(club, club.ann, opponent=club.bob)
    assert len(await club.store.matches.of_user(club.ann.id)) == 2


async def test_a_server_has_so_many_matches_open_at_most(open_club: Opened) -> None:
    club = await open_club(most_matches_server=1)
    await play(club, club.ann, opponent=club.bob)
    assert "This server already has 1 open matches" in said(await play(club, club.cyd))


async def test_a_server_keeps_so_many_packs_and_may_still_renew_them(open_club: Opened) -> None:
    club = await open_club(most_packs=1)
    keeper = club.owner()

    async def bring(text: str) -> Any:
        return await keeper.slash(club.channel, "cards import", file=("club.yaml", text.encode()))

    await bring(PACK)
    other = PACK.replace("id: club", "id: other").replace("ember_song", "other_song")
    assert "already has 1 card packs" in said(await bring(other))
    assert "version 2" in words((await bring(PACK.replace("version: 1", "version: 2"))).response)
    assert [row.pack for row in await club.store.packs.of_guild(club.guild.id)] == ["club"]


async def test_imports_decks_and_looks_have_their_measure(open_club: Opened) -> None:
    one = Allowance(1, 9, 300)
    club = await open_club(rate_imports=one, rate_decks=one, rate_looks=one)
    keeper = club.owner()
    text = strangers.deck(1)
    asked = [
        (keeper, "cards import", {"file": ("club.yaml", PACK.encode())}),
        (club.ann, "deck import", {"file": ("a.txt", text.encode())}),
        (club.bob, "card", {"name": "glaciation"}),
    ]
    for person, command, options in asked:
        await person.slash(club.channel, command, **options)
        assert "too often" in said(await person.slash(club.channel, command, **options))


NAMES = ("[gift](https://evil.example)", "**loud**\u202e", "Z" + "\u0300" * 40 + "oe")


@pytest.mark.parametrize("name", NAMES)
async def test_a_nickname_neither_links_nor_hides_nor_towers(club: Club, name: str) -> None:
    eve = club.guild.add_member(club.env.create_user("eve"), nick=name)
    await play(club, eve, opponent=club.bob)
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    shown = "\n".join(words(message) + str(raw(message)) for message in club.channel.history())
    assert "](" not in shown.replace("］(", "")
    assert "\u202e" not in shown
    assert "\u0300" * 3 not in shown
    assert "**loud**" not in shown


@pytest.mark.parametrize("seed", sampled(range(12)))
async def test_whatever_is_uploaded_is_answered_and_a_match_goes_on(club: Club, seed: int) -> None:
    keeper = club.owner()
    files = {
        "cards import": ("x.yaml", strangers.pack(seed)),
        "deck import": ("x.txt", strangers.deck(seed).encode()),
    }
    for command, file in files.items():
        result = await keeper.slash(club.channel, command, file=file)
        assert "went wrong" not in words(result.response if result.response else result.followups[-1])
    for word in strangers.ODD_WORDS[seed::6]:
        for command, option in (("card", "name"), ("deck show", "name"), ("cards remove", "pack")):
            if word:
                await keeper.slash(club.channel, command, **{option: word[:LONGEST_SUGGESTION]})
    await play(club, club.ann, opponent=club.bob)
    assert "Accept" in buttons(club.last())
