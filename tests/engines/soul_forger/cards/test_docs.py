"""What the author's guides show besides their examples: a pack that is made from a card list."""

from __future__ import annotations

import json

import pytest

from bot.texts import LOCALES
from engines.kernel.state.yaml_file import read_yaml
from engines.soul_forger.cards.collection import SoulForgerCollection
from tests.engines.guide import Guide

COLLECTION = SoulForgerCollection()
GUIDES = [Guide("soul_forger", COLLECTION, locale) for locale in LOCALES]


@pytest.mark.parametrize("guide", GUIDES, ids=str)
def test_the_guide_shows_what_is_made_of_its_list(guide: Guide) -> None:
    (listed,), (names, declared) = guide.blocks("json"), guide.blocks("yml")
    found = COLLECTION.read_list(json.loads(listed), read_yaml(names)[0], "fords", "list.json")
    head, _, cards = found.packs["fords"].partition("cards:\n")
    assert cards.strip("\n") == guide.examples[-1].strip("\n")
    assert head.endswith(f"\n\n{declared}\n")
    assert found.unread == ()
