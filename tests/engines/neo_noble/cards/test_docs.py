"""What the author's guide shows besides its examples: a deck as text, and texts one by one."""

from __future__ import annotations

from bot.texts import texts_in
from engines.kernel.decks import read_deck
from engines.kernel.packs import read_pack
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.cards.language.pack import NeoNoblePack
from engines.neo_noble.cards.printed import rules_text
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.guide import Guide

COLLECTION = NeoNobleCollection()
GUIDE = Guide("neo_noble", COLLECTION)
WHOLE = GUIDE.pack_after(len(GUIDE.examples))

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


def test_the_deck_as_text_is_legal() -> None:
    (written,) = GUIDE.blocks("deck")
    names = {key: page.name for key, page in COLLECTION.pages([WHOLE]).items()}
    deck = read_deck(written, "neo_noble", "Mine", COLLECTION.headings([WHOLE]), names)
    assert deck.name == "Late bells, my way"
    assert COLLECTION.faults(deck, NeoNobleOptions(), [WHOLE]) == []


def test_every_text_of_its_own_is_valid_and_reads_as_the_guide_says() -> None:
    (written,), (printed,) = GUIDE.blocks("yaml-text"), GUIDE.blocks("text-of-text")
    for text, line in zip(written.splitlines(), printed.splitlines(), strict=True):
        card = read_pack(CARD + f"    texts: [{text}]\n", NeoNoblePack, "my_club.yaml")
        assert COLLECTION.check(card, []) == []
        (said,) = rules_text(card.spirits[0], {})
        assert texts_in("en").tell(said) == line
