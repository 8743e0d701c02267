"""Verdicts find what was planted, and nothing where chance alone has dealt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engines.lab.counting import Sums
from engines.lab.figures import CardFigures, figures
from engines.lab.intervals import share
from engines.lab.playing import SeatRecord
from engines.lab.verdicts import verdicts
from tests.engines.lab.records import LISTS, invented, summed

RUNS = 20
STRONG = "elm_4"


def test_shuffled_labels_flag_nothing() -> None:
    """Who wins is a coin's, so each verdict of strength is false: at most one a run, none beyond z 4."""
    false, worst = 0, 0.0
    for seed in range(RUNS):
        found = figures(summed([*invented(600, seed)]), LISTS).cards
        false += sum(each.by == "early" for each in verdicts(found))
        worst = max(worst, *(abs(each.early.z) for each in found if each.early is not None))
    assert false <= RUNS
    assert worst <= 4


def wins_by_the_strong_card(chance: Random, seats: Sequence[SeatRecord]) -> int:
    """Let a copy among the first three cards win four matches of five."""
    for seat, each in enumerate(seats):
        if STRONG in each.order[:3] and chance.random() < 0.6:
            return seat
    return chance.randrange(2)


def test_a_card_that_wins_is_too_strong_and_alone() -> None:
    found = figures(summed([*invented(1_000, 5, wins_by_the_strong_card)]), LISTS).cards
    strong = [each for each in verdicts(found) if each.by == "early"]
    assert strong[0].card == STRONG
    assert strong[0].kind == "too_strong"
    assert strong[0].p is not None
    assert strong[0].p < 0.001
    assert {each.deck for each in strong} == {"elm"}


def card(played: int, dead: int, held: int) -> CardFigures:
    shares = {"played": share(played, held), "spent": share(0, held), "dead": share(dead, held)}
    return CardFigures("elm", "elm_1", 2, None, None, turn=None, wait=None, did=None, hand=None, **shares)


@pytest.mark.parametrize(
    ("played", "dead", "held", "said"),
    [
        (5, 0, 100, ["never_played"]), (6, 0, 100, []), (2, 0, 99, []),
        (40, 50, 100, ["dead_weight"]), (40, 49, 100, []), (0, 100, 100, ["never_played"]),
    ],
)  # fmt: skip
def test_a_card_that_nobody_plays(played: int, dead: int, held: int, said: list[str]) -> None:
    assert [each.kind for each in verdicts([card(played, dead, held)])] == said


def worths(confirmed: frozenset[tuple[str, str]] | None) -> list[str]:
    """Return the cards that worth calls strong: two were worth half a win in nearly all of 100 matches."""
    sums = Sums()
    for each in ("elm_1", "elm_2"):
        sums |= Sums({f"worth|elm|{each}|n": 100, f"worth|elm|{each}|d": 588, f"worth|elm|{each}|dd": 3528})
    return [each.card for each in verdicts(figures(Sums(), LISTS, sums).cards, confirmed=confirmed)]


def test_worth_says_so_only_of_cards_that_were_played_again_on_new_seeds() -> None:
    assert worths(None) == ["elm_1", "elm_2"]
    assert worths(frozenset({("elm", "elm_2")})) == ["elm_2"]
    assert worths(frozenset()) == []
