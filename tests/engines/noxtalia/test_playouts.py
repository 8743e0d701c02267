"""Whole games at random, over random options and teams: what must always hold."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Dice, Match
from tests.engines import conformance
from tests.engines.noxtalia.playing import GAME, check, new_match, some_options
from tests.profiles import sampled
from tests.rules import rule


@rule("NX-R43")
@pytest.mark.parametrize("number", sampled(range(24)))
def test_a_random_game_keeps_every_card_once_and_ends(number):
    options, seats = some_options(Random(number))
    chance = Random(number)
    match = new_match(options, seats, f"game {number}")
    while match.decisions:
        check(match.table)
        decision = match.decisions[0]
        back = decision.back and chance.random() < 0.1
        match.answer(decision.seat, BACK if back else decision.any(chance))
    check(match.table)
    assert match.result is not None
    assert match.result.reason != "decision_limit"
    assert json.loads(json.dumps([list(event) for event in match.events]))


@pytest.mark.parametrize("number", sampled(range(100, 104)))
def test_the_conformance_suite_over_all_modes_options_and_libre_teams(number):
    options, seats = some_options(Random(number))
    played = list[Match[Any]]()
    for place, (match, chance) in enumerate(conformance.random_match(GAME, options, seats, number)):
        played = [match]
        if place % 3 == number % 3:
            conformance.check_legality(match, chance)
            conformance.check_copies(match, chance)
            conformance.check_secrecy(match, place)
            conformance.check_prompt(match)
    conformance.check_record(played[0])


@pytest.mark.parametrize("number", sampled(range(200, 206)))
def test_the_greedy_player_is_legal_and_blind_to_hidden_cards(number):
    options, seats = some_options(Random(number))
    match = new_match(options, seats, f"greedy {number}")
    for place in range(120):
        if not match.decisions:
            break
        decision = match.decisions[0]
        answer = GAME.ai_support.prefer(match.table, decision, Dice("own"))
        assert decision.allows(answer)
        observation = match.observation(decision.seat)
        if all(given is not None for _, given in observation.since):
            imagined = Match.imagine(GAME, observation, Dice(f"own {place}"))
            same = imagined.decision(decision.seat)
            assert GAME.ai_support.prefer(imagined.table, same, Dice("own")) == answer
        assert 0 <= GAME.ai_support.evaluate(match.table, decision.seat) <= 1
        match.answer(decision.seat, answer)
