"""Faults that were planted in cards of the starter sets are found, within the matches that are allowed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.lab.planting import planted
from tests.engines.meeting import findings

pytestmark = pytest.mark.deep


def test_a_card_of_double_power_is_too_strong_within_a_thousand_matches() -> None:
    """Two of thirty: 3 Power for 2 Souls becomes 6."""
    found = findings(planted("neo_noble", "well_digger", power=6), 1_000, "plant")
    assert ("too_strong", "well_digger") in {(each.kind, each.card) for each in found.verdicts}


@pytest.mark.parametrize(
    ("card", "deck", "changes"),
    [("nurse_log", "underorchard", {"cost": 8}), ("pale_cabman", "fog_office", {"power": 0})],
    ids=["cost", "power"],
)
def test_a_useless_card_is_among_the_three_that_are_played_least_within_500_matches(
    card: str, deck: str, changes: dict[str, Any]
) -> None:
    found = findings(planted("neo_noble", card, **changes), 500, "plant")
    own = [each for each in found.figures.cards if each.deck == deck and each.played]
    least = sorted(own, key=lambda each: each.played.value if each.played else 1)[:3]
    assert card in [each.card for each in least]
    assert ("never_played", deck, card) in {(each.kind, each.deck, each.card) for each in found.verdicts}
