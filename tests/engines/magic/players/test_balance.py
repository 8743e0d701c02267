"""The ready-made decks are about even. A few matches, wide bounds; `tests.rigs.balance` measures it well."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.engines.magic.starter import DECKS
from tests.rigs.balance import Balance, play_some, weigh

MATCHES = 24


@pytest.fixture(scope="module")
def found() -> list[Balance]:
    return [
        weigh(decks, play_some("magic", decks, ("easy", "easy"), [f"{decks} {n}" for n in range(MATCHES)]))
        for decks in combinations(DECKS, 2)
    ]


@pytest.mark.deep
def test_no_deck_is_much_stronger_than_the_others(found: list[Balance]) -> None:
    wins: Counter[str] = Counter()
    for one in found:
        wins[one.decks[0]] += round(one.first_deck * MATCHES)
        wins[one.decks[1]] += round((1 - one.first_deck) * MATCHES)
    against = MATCHES * (len(DECKS) - 1)
    assert all(0.3 <= total / against <= 0.7 for total in wins.values()), wins


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: list[Balance]) -> None:
    assert 0.42 <= sum(one.first_player for one in found) / len(found) <= 0.6


@pytest.mark.deep
def test_matches_last_seven_to_twelve_turns_and_end_by_life(found: list[Balance]) -> None:
    assert 7 <= sum(one.turns for one in found) / len(found) <= 12
    assert all(5 <= one.turns <= 15 and max(one.lengths) <= 60 for one in found)
    assert all(one.reasons.get("life", 0) >= 0.9 for one in found)
