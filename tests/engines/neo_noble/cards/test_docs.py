"""The author's guide: every example in it is valid, and reads as the guide says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import engines.neo_noble
from bot.texts import texts_in
from engines.kernel.decks import read_deck
from engines.kernel.packs import read_pack
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.cards.language.pack import NeoNoblePack
from engines.neo_noble.cards.printed import rules_text
from engines.neo_noble.options import NeoNobleOptions

GUIDE = (Path(engines.neo_noble.__file__).parent / "cards" / "docs" / "cards.md").read_text(encoding="utf-8")
COLLECTION = NeoNobleCollection()


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


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)


EXAMPLES = blocks("yaml")


def pack_after(number: int) -> NeoNoblePack:
    """The pack that the examples so far make together."""
    return read_pack("\n".join(EXAMPLES[:number]), NeoNoblePack, "my_club.yaml")


WHOLE = pack_after(len(EXAMPLES))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_example_goes_on_from_the_one_before(number: int) -> None:
    pack = pack_after(number)
    assert COLLECTION.check(pack, []) == []
    counts = (len(pack.spirits), len(pack.nobles), len(pack.decks))
    assert counts == {1: (1, 0, 0), 2: (4, 0, 0), 3: (4, 1, 1)}[number]


def test_every_card_reads_as_the_guide_says() -> None:
    say = texts_in("en")
    pages = {page.name.en: page for page in COLLECTION.pages([WHOLE]).values()}
    shown = [card.splitlines() for block in blocks("text") for card in block.split("\n\n")]
    assert len(shown) == 4
    for name, *lines in shown:
        assert [say.tell(line) for line in pages[name].lines] == lines


def test_the_deck_as_text_is_legal() -> None:
    (written,) = blocks("deck")
    names = {key: page.name for key, page in COLLECTION.pages([WHOLE]).items()}
    deck = read_deck(written, "neo_noble", "Mine", COLLECTION.headings([WHOLE]), names)
    assert deck.name == "Late bells, my way"
    assert COLLECTION.faults(deck, NeoNobleOptions(), [WHOLE]) == []


def test_every_word_that_the_guide_names_is_known() -> None:
    schema = json.dumps(NeoNoblePack.model_json_schema())
    section = GUIDE[GUIDE.index("## How a text is built") : GUIDE.index("## Second")]
    words = set(re.findall(r"`([a-z_0-9]+)`", section))
    words |= {
        word for piece in re.findall(r"`\{(.*?)\}`", section) for word in re.findall(r"[a-z_]{2,}", piece)
    }
    assert len(words) > 50
    assert {word for word in words if f'"{word}"' not in schema} == {"true"}


def test_every_text_of_its_own_is_valid_and_reads_as_the_guide_says() -> None:
    (written,), (printed,) = blocks("yaml-text"), blocks("text-of-text")
    for text, line in zip(written.splitlines(), printed.splitlines(), strict=True):
        card = read_pack(CARD + f"    texts: [{text}]\n", NeoNoblePack, "my_club.yaml")
        assert COLLECTION.check(card, []) == []
        (said,) = rules_text(card.spirits[0], {})
        assert texts_in("en").tell(said) == line


def test_the_guide_names_every_word_of_the_schema() -> None:
    named = set(re.findall(r"[a-z_0-9]+", " ".join(re.findall(r"`([^`\n]+)`", GUIDE) + EXAMPLES)))
    assert words_of(NeoNoblePack.model_json_schema()) - named == set()


def words_of(schema: Any) -> set[str]:
    """Return the fields of a schema, and the words that may stand in them."""
    if isinstance(schema, list):
        return {word for part in schema for word in words_of(part)}
    if not isinstance(schema, dict):
        return set()
    found = set(schema.get("properties", {}))
    found |= {word for word in (*schema.get("enum", ()), schema.get("const")) if isinstance(word, str)}
    return found | {word for part in schema.values() for word in words_of(part)}
