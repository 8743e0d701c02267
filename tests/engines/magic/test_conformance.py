"""What every registered game promises, of this one, which is registered when it can be played whole."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match, driver
from tests.engines import conformance
from tests.engines import test_conformance as every
from tests.engines.magic.pack import loadout, pack
from tests.engines.magic.scenes import GAME
from tests.engines.options import tables

SEEDS = (0, 1, 2, every.SEEDS[-1])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_match_keeps_what_every_game_promises(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if seed == SEEDS[-1]:  # soon nobody may go back, order or take back any more
        monkeypatch.setattr(driver, "IDLE_LIMIT", 5)
    changed, tried, played = False, False, list[Match[Any]]()
    for number, (match, chance) in enumerate(conformance.random_match(GAME, *tables(GAME, seed), seed)):
        played = [match]
        if conformance.is_looked_at(number):
            conformance.check_legality(match, chance)
            conformance.check_prompt(match)
            conformance.check_copies(match, chance)
            conformance.check_quiet(match)
            conformance.check_orders(match, chance)
            changed |= conformance.check_secrecy(match, number)
            tried |= conformance.check_undo(match, number)
            conformance.check_ways(match, number)
    assert changed, "the exchange changed nothing, so it proved nothing"
    assert tried, "nothing could be taken back, so this proved nothing"
    assert played[0].result is not None
    conformance.check_record(played[0])


def test_cards_of_the_players_own_stay_as_hidden_as_any() -> None:
    cards = (("bear", "hawk", "rhino", "mouse"), ("hare", "gang", "viper", "queen"))
    options = {"cards": pack(), "decks": [loadout(*each) for each in cards]}
    changed = False
    moments = conformance.moments(GAME, GAME.options.model_validate(options), 2, 7)
    for number, (match, chance) in enumerate(moments):
        conformance.check_copies(match, chance)
        conformance.check_prompt(match)
        changed |= conformance.check_secrecy(match, number)
    assert changed


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
