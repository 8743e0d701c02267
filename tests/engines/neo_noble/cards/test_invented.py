"""Games with cards that nobody thought of: whatever the language can say is carried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from tests.engines.inventing import conforms, played
from tests.engines.neo_noble.cards.inventing import invented_options
from tests.engines.neo_noble.playing import check, check_quiet, new_match
from tests.engines.neo_noble.scenes import GAME
from tests.profiles import sampled


def whole(match: Match[Any]) -> None:
    """Every card is there once; between two actions nothing is half done."""
    check(match.table)
    if match.decisions and match.decisions[0].kind == "action":
        check_quiet(match.table)


@pytest.mark.parametrize("number", sampled(range(16)))
def test_invented_cards_keep_every_card_once_and_leave_nothing_half_done(number: int) -> None:
    chance = Random(number)
    played(new_match(invented_options(chance), f"invented {number}"), chance, whole)


@pytest.mark.parametrize("number", sampled(range(1000, 1004)))
def test_the_conformance_suite_with_invented_cards(number: int) -> None:
    conforms(GAME, invented_options(Random(number)), 2, number)
