"""The guides for authors of cards: every example is valid and reads as it says; no word is left out."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.registry import GAMES
from tests.engines.guide import Guide

GUIDES = [
    Guide(name, game.collection, locale)
    for name, game in sorted(GAMES.items())
    for locale in LOCALES
    if game.collection is not None
]
each_guide = pytest.mark.parametrize("guide", GUIDES, ids=str)


@each_guide
def test_every_example_goes_on_from_the_one_before(guide: Guide) -> None:
    assert guide.examples
    for number in range(1, len(guide.examples) + 1):
        assert guide.collection.check(guide.pack_after(number), []) == []


@each_guide
def test_every_card_of_the_examples_reads_as_the_guide_says(guide: Guide) -> None:
    whole = guide.pack_after(len(guide.examples))
    every = guide.collection.pages([whole]).values()
    pages = {getattr(page.name, guide.locale): page for page in every if page.pack == whole.id}
    shown = [card.splitlines() for block in guide.blocks("text") for card in block.split("\n\n")]
    assert {name for name, *_ in shown} <= pages.keys()
    assert shown
    for name, *lines in shown:
        assert [texts_in(guide.locale).tell(line) for line in pages[name].lines] == lines


@each_guide
def test_the_guide_names_every_word_of_the_schema(guide: Guide) -> None:
    code = " ".join(re.findall(r"`([^`\n]+)`", guide.page) + guide.examples)
    assert words_of(guide.schema) - set(re.findall(r"[a-z_0-9]+", code)) == set()


@each_guide
def test_every_word_that_the_guide_names_is_known(guide: Guide) -> None:
    (section,) = re.findall(r"^## (?:How an?|Comment) .*?(?=^## )", guide.page, re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"`([a-z_0-9]+)`", section))
    named |= {
        word for piece in re.findall(r"`\{(.*?)\}`", section) for word in re.findall(r"[a-z_]{2,}", piece)
    }
    assert len(named) > 25
    schema = json.dumps(guide.schema)
    assert {word for word in named if f'"{word}"' not in schema} <= {"true", "false"}


@pytest.mark.parametrize("guide", [each for each in GUIDES if each.locale != "en"], ids=str)
def test_a_guide_has_the_examples_of_the_english_one(guide: Guide) -> None:
    english = Guide(guide.game, guide.collection)
    assert len(guide.examples) == len(english.examples)
    for number in range(1, len(english.examples) + 1):
        assert guide.pack_after(number) == english.pack_after(number)


def words_of(schema: Any) -> set[str]:
    """Return the fields of a schema, and the words that may stand in them."""
    if isinstance(schema, list):
        return {word for part in schema for word in words_of(part)}
    if not isinstance(schema, dict):
        return set()
    found = set(schema.get("properties", {}))
    found |= {word for word in (*schema.get("enum", ()), schema.get("const")) if isinstance(word, str)}
    return found | {word for part in schema.values() for word in words_of(part)}
