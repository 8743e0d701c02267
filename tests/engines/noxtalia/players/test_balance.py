"""The ready-made teams are about even. A few matches, wide bounds; `tests.rigs.balance` measures it well."""

from __future__ import annotations

from statistics import median

import pytest

from tests.rigs import balance
from tests.rigs.balance import Balance, Played, play_some, weigh
from tests.rules import rule

PAIRINGS = (("a", "b"), ("a", "c"), ("b", "c"))
MATCHES = 60


@pytest.fixture(scope="module")
def found() -> list[Balance]:
    return [
        weigh(decks, play_some("noxtalia", decks, ("easy", "easy"), [f"even {n}" for n in range(MATCHES)]))
        for decks in PAIRINGS
    ]


@rule("NX-14")
@pytest.mark.deep
def test_no_team_is_much_stronger_than_another(found: list[Balance]) -> None:
    for one in found:
        assert 0.3 <= one.first_deck <= 0.7, one


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: list[Balance]) -> None:
    assert 0.42 <= sum(one.first_player for one in found) / len(found) <= 0.62


@pytest.mark.deep
def test_most_matches_end_in_the_turns_five_to_eight_and_few_by_the_limit(found: list[Balance]) -> None:
    assert 5 <= median(one.turns for one in found) <= 8
    for one in found:
        assert one.turns >= 4
        assert one.reasons.get("turn_limit", 0) <= 0.1
    assert sum(one.reasons.get("destroyed", 0) for one in found) / len(found) >= 0.5


def test_the_same_seed_gives_the_same_matches() -> None:
    seeds = ["again 1", "again 2"]
    once = play_some("noxtalia", ("a", "c"), ("easy", "easy"), seeds)
    assert once == play_some("noxtalia", ("a", "c"), ("easy", "easy"), seeds)


def test_wins_are_counted_for_decks_and_for_those_who_begin() -> None:
    played = [
        Played(0, 0, 5, "destroyed"),
        Played(1, 0, 6, "exhausted"),
        Played(0, 1, 7, "destroyed"),
        Played(None, 0, 8, "turn_limit"),
    ]
    one = weigh(("x", "y"), played)
    assert (one.games, one.first_deck, one.first_player, one.turns) == (4, 0.625, 0.375, 6.5)
    assert one.reasons == {"destroyed": 0.5, "exhausted": 0.25, "turn_limit": 0.25}
    assert "| x-y | 4 | 62.5% | 37.5% | 6.5 | 25.0% | 50.0% | 25.0% | 25.0% |" in balance.table([one])
