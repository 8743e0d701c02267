"""Tests that stop by themselves: how soon, how often wrong; an interval that holds at every moment."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

import pytest

from engines.lab.intervals import share
from engines.lab.sequential import Fairness, FairnessTest, confidence_sequence
from engines.lab.verdicts import deck_verdict

RUNS, BATCH = 300, 10


def decided(truth: float, seed: int) -> FairnessTest:
    """Toss a coin until the test has decided."""
    chance, test, wins, count = Random(seed), FairnessTest(), 0, 0
    while test.decided is None:
        wins += sum(chance.random() < truth for _ in range(BATCH))
        count += BATCH
        test.look(wins, count)
    return test


@pytest.mark.parametrize(
    ("truth", "right", "median_at_most"),
    [(0.5, "fair", 800), (0.6, "strong", 250), (0.65, "strong", 150), (0.4, "weak", 250)],
)
def test_a_deck_is_decided_soon_and_seldom_wrongly(
    truth: float, right: Fairness, median_at_most: int
) -> None:
    tests = [decided(truth, seed) for seed in range(RUNS)]
    found = Counter(test.decided for test in tests)
    assert median(test.count for test in tests) <= median_at_most
    assert found[right] >= 0.95 * RUNS, found


def test_what_is_decided_stays_decided() -> None:
    test = FairnessTest()
    assert test.look(90, 100) == "strong"
    assert test.look(90, 1_000) == "strong"
    assert test.count == 100


@pytest.mark.parametrize("wins", [0, 12.5, 50, 100])
def test_a_confidence_sequence_is_where_the_mixture_does_not_refuse_a_share(wins: float) -> None:
    """Robbins: the uniform mixture of likelihoods is below 20 times that of each share inside."""
    low, high = confidence_sequence(wins, 100)
    assert 0 <= low <= wins / 100 <= high <= 1
    for end in {low, high} - {0.0, 1.0}:
        if 1e-9 < end < 1 - 1e-9:
            assert _mixture(wins, 100, end) == pytest.approx(20, rel=1e-3)
    assert confidence_sequence(0, 0) == (0.0, 1.0)


def _mixture(wins: float, count: int, truth: float) -> float:
    """Return the mean likelihood over all shares against that of one, by adding up thin slices."""
    slices = 20_000
    shares = [(each + 0.5) / slices for each in range(slices)]
    total = sum((each / truth) ** wins * ((1 - each) / (1 - truth)) ** (count - wins) for each in shares)
    return total / slices


def test_a_confidence_sequence_is_seldom_left_at_any_moment() -> None:
    left = 0
    for seed in range(200):
        chance, wins = Random(seed), 0
        for count in range(1, 301):
            wins += chance.random() < 0.5
            low, high = confidence_sequence(wins, count) if count % 10 == 0 else (0, 1)
            if not low <= 0.5 <= high:
                left += 1
                break
    assert left <= 10


@pytest.mark.parametrize(
    ("what", "wins", "said"),
    [
        (None, 50, "open"), ("fair", 50, "fair"), ("strong", 60, "strong"), ("strong", 54, "slightly_strong"),
        ("weak", 40, "weak"), ("weak", 46, "slightly_weak"),
    ],
)  # fmt: skip
def test_a_deck_is_called_unfair_only_where_its_share_is(what: Fairness | None, wins: int, said: str) -> None:
    assert deck_verdict(what, share(wins, 100)) == said
    assert deck_verdict(what, None) == "open"
