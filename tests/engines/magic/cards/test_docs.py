"""The author’s guides: examples are valid and read as they say, in both languages; no word is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel.cards.packs import read_pack
from engines.magic.cards.collection import MagicCollection
from engines.magic.cards.printed import Definitions, card_text
from engines.magic.language.pack import MagicPack
from tests.engines.test_guides import words_of

DOCS = Path(__file__).parents[4] / "engines" / "magic" / "cards" / "docs"
PAGES: dict[Locale, str] = {
    "en": (DOCS / "cards.md").read_text(encoding="utf-8"),
    "fr": (DOCS / "cards.fr.md").read_text(encoding="utf-8"),
}


def blocks(kind: str, locale: Locale) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGES[locale], re.DOTALL)


EXAMPLES = blocks("yaml", "en")


def pack_after(number: int, locale: Locale = "en") -> MagicPack:
    """Return the pack that the examples of a page make together so far."""
    return read_pack("\n".join(blocks("yaml", locale)[:number]), MagicPack, "my_club.yaml")


def test_every_example_goes_on_from_the_one_before() -> None:
    sizes = [len(pack_after(number).cards) for number in range(1, len(EXAMPLES) + 1)]
    assert sizes == sorted(set(sizes))
    assert len(sizes) == 5
    assert MagicCollection().check(pack_after(len(EXAMPLES)), []) == []


def test_both_pages_have_the_same_examples() -> None:
    assert len(blocks("yaml", "fr")) == len(EXAMPLES)
    for number in range(1, len(EXAMPLES) + 1):
        assert pack_after(number, "fr") == pack_after(number)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_examples_reads_as_the_guide_says(locale: Locale) -> None:
    pack = pack_after(len(EXAMPLES))
    definitions = Definitions(pack.subtypes)
    cards = {getattr(card.name, locale): card for card in pack.cards}
    shown = [card.splitlines() for block in blocks("text", locale) for card in block.split("\n\n")]
    assert {name for name, *_ in shown} == cards.keys()
    for name, *lines in shown:
        said = card_text(cards[name], definitions)
        assert [texts_in(locale).tell(line) for line in said] == lines


@pytest.mark.parametrize("locale", LOCALES)
def test_the_guides_name_every_word_of_the_schema(locale: Locale) -> None:
    code = " ".join(re.findall(r"`([^`\n]+)`", PAGES[locale]) + EXAMPLES)
    named = set(re.findall(r"[a-z_0-9]+", code))
    assert words_of(MagicPack.model_json_schema()) - named == set()


def test_every_word_that_the_guides_name_is_known() -> None:
    known = words_of(MagicPack.model_json_schema()) | {"river_otter"}
    for locale in LOCALES:
        prose = re.sub(r"```.*?```", "", PAGES[locale], flags=re.DOTALL)
        named = set(re.findall(r"`([a-z_]+)`", prose))
        assert named - known == set()
