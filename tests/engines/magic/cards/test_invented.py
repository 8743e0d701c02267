"""Games with cards that nobody thought of: whatever makes sense in the language is said, and carried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Match
from engines.magic.cards.catalogue import starter
from engines.magic.cards.printed import Definitions, card_text
from engines.magic.language.pack import CardModel
from tests.engines.inventing import conforms, played
from tests.engines.magic.cards.inventing import invented_cards, invented_options
from tests.engines.magic.cards.test_wording import read
from tests.engines.magic.scenes import GAME
from tests.engines.magic.test_playouts import holds
from tests.engines.reading import faults
from tests.profiles import sampled


def whole(match: Match[Any]) -> None:
    holds(match.table)


@pytest.mark.parametrize("number", sampled(range(8)))
def test_invented_cards_are_carried_out_and_keep_every_promise(number: int) -> None:
    chance = Random(number)
    played(Match(GAME, invented_options(chance), 2, f"invented {number}"), chance, whole)


@pytest.mark.parametrize("number", sampled(range(1000, 1002)))
def test_the_conformance_suite_with_invented_cards(number: int) -> None:
    conforms(GAME, invented_options(Random(number)), 2, number)


@pytest.mark.parametrize("number", sampled(range(20, 30)))
def test_invented_cards_are_said_in_both_languages(number: int) -> None:
    definitions = Definitions(starter().subtypes)
    for card in invented_cards(Random(number)):
        for locale in LOCALES:
            said = card_text(CardModel.model_validate(card), definitions)
            lines = [texts_in(locale).tell(line) for line in said[1:]]
            assert {line: found for line in lines if (found := faults(read(line), locale))} == {}
