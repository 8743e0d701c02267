"""The menu of decks that all may see."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from bot.store import EntrantRow
from bot.texts import texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.views.deck import deck_shown, whose_deck
from engines.registry import GAMES
from tests.e2e.club import buttons, menus, words

EN = texts_in("en")


def test_every_deck_is_reached_and_who_brings_none_is_not_listed() -> None:
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    deck = next(iter(collection.ready_made([]).values())).deck
    entrants = [
        EntrantRow(number=n, user_id=n, name=f"P{n}", deck=None if n == 7 else deck) for n in range(1, 61)
    ]
    event = cast(Tournament, SimpleNamespace(id=3, entrants=entrants))
    found: list[str] = []
    for page in range(3):
        shown = whose_deck(event, page, EN)
        message = SimpleNamespace(components=shown.to_components())
        (menu,) = menus(message)
        assert len(menu["options"]) <= 25
        found += [option["value"] for option in menu["options"]]
        assert len(buttons(message)) == (2 if page == 1 else 1)
    assert found == [str(n) for n in range(1, 61) if n != 7]
    layout = deck_shown(event, entrants[30], "```\nlist\n```", 1, EN)
    message = SimpleNamespace(components=layout.to_components())
    assert "P31 plays" in words(message)
    (chosen,) = [option for option in menus(message)[0]["options"] if option.get("default")]
    assert chosen["value"] == "31"
