"""Games with cards that nobody thought of: whatever the language can say is carried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from tests.engines.inventing import conforms, played
from tests.engines.soul_forger.cards.inventing import invented_options
from tests.engines.soul_forger.playing import check
from tests.engines.soul_forger.scenes import GAME
from tests.profiles import sampled


def whole(match: Match[Any]) -> None:
    """Every card is there once, and no zone overflows."""
    check(match.table)


@pytest.mark.parametrize("number", sampled(range(5)))
def test_invented_cards_keep_every_card_once_and_every_zone_within_its_bounds(number: int) -> None:
    chance, seats = Random(number), 2 + number % 3
    played(Match(GAME, invented_options(chance, seats), seats, f"invented {number}"), chance, whole)


@pytest.mark.parametrize("number", sampled(range(1000, 1001)))
def test_the_conformance_suite_with_invented_cards(number: int) -> None:
    seats = 2 + number % 3
    conforms(GAME, invented_options(Random(number), seats), seats, number)
