"""The ready-made decks are about even. A few matches, wide bounds; `tests.rigs.balance` measures it well."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.engines.neo_noble.starter import DECKS
from tests.rigs import balance
from tests.rigs.balance import Balance, play_some, weigh
from tests.rules import rule

MATCHES = 20


@pytest.fixture(scope="module")
def found() -> list[Balance]:
    return [
        weigh(decks, play_some("neo_noble", decks, ("easy", "easy"), [f"even {n}" for n in range(MATCHES)]))
        for decks in combinations(DECKS, 2)
    ]


@rule("NN-28")
@pytest.mark.deep
def test_no_deck_is_much_stronger_than_the_others(found: list[Balance]) -> None:
    wins: Counter[str] = Counter()
    for one in found:
        wins.update(
            {one.decks[0]: round(one.first_deck * 100), one.decks[1]: round(100 - one.first_deck * 100)}
        )
    assert all(30 <= total / 3 <= 70 for total in wins.values()), wins


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: list[Balance]) -> None:
    assert 0.4 <= sum(one.first_player for one in found) / len(found) <= 0.65


@pytest.mark.deep
def test_most_matches_end_in_seven_to_eleven_turns_by_the_fourth_reap(found: list[Balance]) -> None:
    assert all(5 <= one.turns <= 13 for one in found)
    assert 7 <= sum(one.turns for one in found) / len(found) <= 11
    assert sum(one.reasons.get("reaped", 0) for one in found) / len(found) >= 0.9


@pytest.mark.parametrize(
    ("first", "second", "seed"),
    [
        ("fog_office", "underorchard", "balance underorchard-fog_office 5"),
        ("brass_stair", "underorchard", "balance underorchard-brass_stair 193"),
        ("underorchard", "brass_stair", "balance underorchard-brass_stair 388"),
        ("fog_office", "underorchard", "balance underorchard-fog_office 796"),
    ],
)
def test_no_match_stands_still(first: str, second: str, seed: str) -> None:
    """In these matches one side once attacked each turn, and the other Blocked, for ever."""
    played = balance.play(balance.ARENAS["neo_noble"](), (first, second), ("easy", "easy"), seed)
    assert played.reason != "decision_limit"
    assert played.turns <= 60


@pytest.mark.deep
def test_all_pairings_are_summed_up(found: list[Balance]) -> None:
    told = balance.summary(found)
    assert told.startswith(f"All {MATCHES * 6} matches: underorchard ")
    assert "10th percentile" in told
