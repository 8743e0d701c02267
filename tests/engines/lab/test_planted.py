"""Faults that were planted in cards of the starter sets are found, within the matches that are allowed."""

from __future__ import annotations

from typing import Any

import pytest

from engines.lab.figures import CardFigures
from engines.lab.playing import Arena
from engines.lab.runs import Findings
from tests.engines.lab.planting import planted
from tests.engines.meeting import findings

pytestmark = pytest.mark.deep


def of(card: str, found: Findings) -> list[CardFigures]:
    return [each for each in found.figures.cards if each.card == card]


def found_with(arena: Arena, matches: int) -> Findings:
    return findings(arena, matches, "plant")


def test_a_card_of_double_power_is_too_strong_within_a_thousand_matches() -> None:
    """Two of thirty: 3 Power for 2 Souls becomes 6."""
    found = found_with(planted("neo_noble", "well_digger", power=6), 1_000)
    assert ("too_strong", "well_digger") in {(each.kind, each.card) for each in found.verdicts}


@pytest.mark.parametrize(
    ("card", "changes"), [("nurse_log", {"cost": 8}), ("stile_hare", {"power": 0})], ids=["cost", "power"]
)
def test_a_useless_card_is_among_the_three_that_are_played_least_within_500_matches(
    card: str, changes: dict[str, Any]
) -> None:
    found = found_with(planted("neo_noble", card, **changes), 500)
    for planted_card in of(card, found):
        own = [each for each in found.figures.cards if each.deck == planted_card.deck and each.played]
        least = sorted(own, key=lambda each: each.played.value if each.played else 1)[:3]
        assert card in [each.card for each in least]
