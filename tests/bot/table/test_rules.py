"""The rules as messages: how to search them."""

from __future__ import annotations

import re

from bot.table.rules import found
from bot.texts import LOCALES, texts_in
from engines.registry import GAMES
from tests.e2e.club import walk


def test_what_is_named_as_an_example_of_a_search_finds_statements_in_every_game() -> None:
    for locale in LOCALES:
        texts = texts_in(locale)
        (example,) = re.findall("[“«]\\s?(.+?)\\s?[”»]", texts.say("rules-how-to-search"))
        for game in GAMES.values():
            shown = found(game.id, example, 0, texts).to_components()
            said = "".join(item.get("content", "") for item in walk(shown))
            assert f"**{game.prefix.upper()}-" in said, f"{example} of {game.id}"
