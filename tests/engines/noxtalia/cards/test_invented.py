"""Games with cards that nobody thought of: whatever the language can say is carried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from tests.engines.inventing import conforms, played
from tests.engines.noxtalia.cards.inventing import invented_options
from tests.engines.noxtalia.playing import GAME, check, new_match
from tests.profiles import sampled


def whole(match: Match[Any]) -> None:
    """Every card is there once."""
    check(match.table)


@pytest.mark.parametrize("number", sampled(range(16)))
def test_invented_cards_keep_every_card_once(number: int) -> None:
    chance = Random(number)
    played(new_match(invented_options(chance), 2, f"invented {number}"), chance, whole)


@pytest.mark.parametrize("number", sampled(range(1000, 1004)))
def test_the_conformance_suite_with_invented_cards(number: int) -> None:
    conforms(GAME, invented_options(Random(number)), 2, number)
