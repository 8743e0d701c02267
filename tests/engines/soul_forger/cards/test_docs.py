"""What the author's guides show besides their examples: a pack that is made from a card list."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel.state.yaml_file import read_yaml
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.language.parts import Counter, Keyword
from tests.engines.guide import Guide
from tests.engines.test_rule_links import LEADS
from tests.engines.test_rulebook import BOOKS

COLLECTION = SoulForgerCollection()
GUIDES = [Guide("soul_forger", COLLECTION, locale) for locale in LOCALES]


def test_the_french_guide_says_keywords_and_counters_in_french_too() -> None:
    page = " ".join(Guide("soul_forger", COLLECTION, "fr").page.split())
    said = {
        **{word: ("sf-keyword", {"keyword": word.replace("_", "-")}) for word in get_args(Keyword)},
        **{word: ("sf-counter-named", {"counter": word}) for word in get_args(Counter)},
    }
    glosses = {f"`{word}` ({texts_in('fr').say(key, **values)})" for word, (key, values) in said.items()}
    missing = sorted(gloss for gloss in glosses if gloss not in page)
    assert missing == [], "write it so in engines/soul_forger/cards/docs/cards.fr.md, where words are listed"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_book_calls_keywords_as_cards_do(locale: Locale) -> None:
    book, leads = BOOKS["soul_forger", locale], LEADS["soul_forger"]
    for word in get_args(Keyword):
        name = texts_in(locale).say("sf-keyword", keyword=word.replace("_", "-"))
        statement = book.get(next(iter(leads.of_keyword(word)), ""))
        assert statement is not None, f"{name}: book/en.md and book/fr.md have no statement of it"
        assert statement.text.startswith(name), f"book/{locale}.md: {statement.id} does not begin with {name}"


@pytest.mark.parametrize("guide", GUIDES, ids=str)
def test_the_guide_shows_what_is_made_of_its_list(guide: Guide) -> None:
    (listed,), (names, declared) = guide.blocks("json"), guide.blocks("yml")
    found = COLLECTION.read_list(json.loads(listed), read_yaml(names)[0], "fords", "list.json")
    head, _, cards = found.packs["fords"].partition("cards:\n")
    assert cards.strip("\n") == guide.examples[-1].strip("\n")
    assert head.endswith(f"\n\n{declared}\n")
    assert found.unread == ()
