"""The mixture that no deck beats, of games whose solution is known."""

from __future__ import annotations

import pytest

from engines.lab.intervals import Estimate, share
from engines.lab.metagame import equilibrium, metagame

PAPER = [[0, -0.1, 0.1], [0.1, 0, -0.1], [-0.1, 0.1, 0]]
BIASED = [[0, -0.2, 0.1], [0.2, 0, -0.1], [-0.1, 0.1, 0]]
"""Of such a triangle each plays in proportion to what the other two gain from one another."""


@pytest.mark.parametrize(
    ("payoffs", "mixture"),
    [
        (PAPER, (1 / 3, 1 / 3, 1 / 3)),
        (BIASED, (1 / 4, 1 / 4, 1 / 2)),
        ([[0, 0.1], [-0.1, 0]], (1, 0)),
    ],
)
def test_the_mixture_of_a_known_game(payoffs: list[list[float]], mixture: tuple[float, ...]) -> None:
    assert equilibrium(payoffs, 4_000) == pytest.approx(mixture, abs=0.02)


def figure(wins: int) -> Estimate:
    found = share(wins, 400)
    assert found is not None
    return found


def test_a_deck_that_beats_all_others_is_all_that_is_played_and_the_same_seed_says_the_same() -> None:
    matchups = {("a", "b"): figure(280), ("a", "c"): figure(300), ("b", "c"): figure(200)}
    found = metagame(["a", "b", "c"], matchups, "seed")
    assert found["a"].value > 0.95
    assert found["a"].low > 0.9
    assert found["c"].high < 0.1
    assert found == metagame(["a", "b", "c"], matchups, "seed")


def test_no_mixture_of_one_deck() -> None:
    assert metagame(["a"], {}, "seed") == {}
