"""Whoever waits for a server's cards has been told before that an answer comes."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.texts import texts_in
from cogs import context
from tests.e2e.club import Club, said
from tests.e2e.hall import Hall

DECK = b"Team A\n"
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("deck show", {"name": "Team A"}),
    ("deck show", {"name": "Mine"}),
    ("deck list", {}),
    ("deck delete", {"name": "Mine"}),
    ("deck export", {"name": "Mine"}),
    ("deck import", {"file": ("deck.txt", DECK)}),
    ("card", {"name": "Glaciation"}),
    ("cards list", {}),
    ("lfg", {"game": "noxtalia", "deck": "ready:a"}),
)


@pytest.fixture
def order(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens, in order: acknowledgements, and looks at shelves."""
    happened: list[str] = []
    defer, shelf = discord.InteractionResponse.defer, club.bot.library.shelf

    async def noted_defer(response: Any, **how: Any) -> Any:
        happened.append("acknowledged")
        return await defer(response, **how)

    async def noted_shelf(*which: Any) -> Any:
        happened.append("shelf")
        return await shelf(*which)

    monkeypatch.setattr(discord.InteractionResponse, "defer", noted_defer)
    monkeypatch.setattr(club.bot.library, "shelf", noted_shelf)
    return happened


@pytest.mark.parametrize(("command", "options"), COMMANDS, ids=lambda value: str(value))
async def test_a_command_is_acknowledged_before_it_looks_at_cards(
    club: Club, order: list[str], command: str, options: dict[str, Any]
) -> None:
    await club.ann.slash(club.channel, command, **options)
    assert order[0] == "acknowledged", order


async def test_a_press_is_acknowledged_before_it_looks_at_cards(club: Club, order: list[str]) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="noxtalia"))
    for person in hall.people[:2]:
        order.clear()
        await hall.press(person, "t_register")
        assert order[0] == "acknowledged", order
        assert "shelf" in order
    order.clear()
    await club.press(club.ann, await hall.status(), "h1:1:0:t_deck:")
    assert order[0] == "acknowledged", order


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("deck new", {"name": "Mine", "game": "noxtalia"}),
        ("deck edit", {"name": "Mine", "game": "noxtalia"}),
        ("play", {"game": "noxtalia", "computer": "easy", "deck": "Team A"}),
    ],
)
async def test_what_cannot_be_acknowledged_first_does_not_wait_for_cards_that_are_being_read(
    club: Club, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, Any]
) -> None:
    read, shelf = asyncio.Event(), club.bot.library.shelf

    async def slow(*which: Any) -> Any:
        await club.env.external_wait(read.wait(), reason="the reader")
        return await shelf(*which)

    monkeypatch.setattr(context, "AT_ONCE", 0.05)
    monkeypatch.setattr(club.bot.library, "shelf", slow)
    refused = await club.ann.slash(club.channel, command, **options)
    assert said(refused) == texts_in("en").say("error-still-reading")
    read.set()
    await club.settle()
    again = await club.ann.slash(club.channel, "deck new", name="Mine", game="noxtalia")
    assert again.modal is not None
