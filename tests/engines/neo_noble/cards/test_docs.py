"""What the author's guides show besides their examples: a deck as text, and texts one by one."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel.cards.decks import read_deck
from engines.kernel.cards.packs import read_pack
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.cards.printed import rules_text
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.guide import Guide

COLLECTION = NeoNobleCollection()
GUIDES = [Guide("neo_noble", COLLECTION, locale) for locale in LOCALES]
each_guide = pytest.mark.parametrize("guide", GUIDES, ids=str)

CARD = """\
game: neo_noble
id: my_club
name: {en: Mine, fr: À moi}
version: 1
spirits:
  - id: mine
    name: {en: Mine, fr: À moi}
    type: arbiter
    fate: hellbound
    colour: red
    cost: 1
    power: 1
    resolve: 1
"""


@each_guide
def test_the_deck_as_text_is_legal(guide: Guide) -> None:
    (written,) = guide.blocks("deck")
    whole = guide.pack_after(len(guide.examples))
    names = {key: page.name for key, page in COLLECTION.pages([whole]).items()}
    deck = read_deck(written, "neo_noble", "Mine", COLLECTION.headings([whole]), names)
    assert deck.name == {"en": "Late bells, my way", "fr": "Cloches tardives, à ma façon"}[guide.locale]
    assert COLLECTION.faults(deck, NeoNobleOptions(), [whole]) == []


@each_guide
def test_every_text_of_its_own_is_valid_and_reads_as_the_guide_says(guide: Guide) -> None:
    (written,), (printed,) = guide.blocks("yaml-text"), guide.blocks("text-of-text")
    for text, line in zip(written.splitlines(), printed.splitlines(), strict=True):
        card = read_pack(CARD + f"    texts: [{text}]\n", NeoNoblePack, "my_club.yaml")
        assert COLLECTION.check(card, []) == []
        (said,) = rules_text(card.spirits[0], {})
        assert texts_in(guide.locale).tell(said) == line
