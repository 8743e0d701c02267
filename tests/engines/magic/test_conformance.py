"""What every registered game promises, of this one, which is registered when it can be played whole."""

from __future__ import annotations

import pytest

from tests.engines import test_conformance as every
from tests.engines.magic.scenes import GAME

SEEDS = (0, 1, 2, every.SEEDS[-1])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_match_keeps_what_every_game_promises(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    every.test_a_random_match_keeps_what_every_game_promises(GAME, seed, monkeypatch)


def test_computer_players_answer_from_their_view() -> None:
    every.test_computer_players_answer_from_their_view(GAME)


@pytest.mark.parametrize("seed", every.PREFERRING[:2])
def test_what_it_prefers_looks_at_nothing_hidden_and_does_nothing(seed: int) -> None:
    every.test_what_a_game_prefers_looks_at_nothing_hidden_and_does_nothing(GAME, seed)


@pytest.mark.parametrize("seed", every.BULK[:2])
def test_a_match_in_bulk_is_the_one_that_easy_players_play_at_a_table(seed: int) -> None:
    every.test_a_match_in_bulk_is_the_one_that_easy_players_play_at_a_table(GAME, seed)


def test_every_option_of_the_match_is_exercised() -> None:
    every.test_every_option_of_the_match_is_exercised(GAME)
