"""Whole games at random, over random options and lively decks: what must always hold."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Match
from tests.engines import conformance
from tests.engines.neo_noble.playing import check, check_quiet, new_match, some_options
from tests.engines.neo_noble.scenes import GAME
from tests.profiles import sampled
from tests.rules import rule


@rule("NN-R36", "NN-R73", "NN-24", "NN-74")
@pytest.mark.parametrize("number", sampled(range(16)))
def test_a_random_game_keeps_every_card_once_and_ends(number):
    chance = Random(number)
    match = new_match(some_options(chance), f"game {number}")
    while match.decisions:
        check(match.table)
        decision = chance.choice(match.decisions)
        back = decision.back and chance.random() < 0.1
        match.answer(decision.seat, BACK if back else decision.any(chance))
    check(match.table)
    assert match.result is not None
    assert match.result.reason in ("reaped", "deck_out", "best_of_three")
    assert json.loads(json.dumps([list(event) for event in match.events]))


@pytest.mark.parametrize("number", sampled(range(100, 104)))
def test_the_conformance_suite_over_all_options(number):
    options = some_options(Random(number))
    played = list[Match[Any]]()
    for place, (match, chance) in enumerate(conformance.random_match(GAME, options, 2, number)):
        played = [match]
        if place % 5 == number % 5 and conformance.is_looked_at(place // 5):
            conformance.check_legality(match, chance)
            conformance.check_copies(match, chance)
    conformance.check_record(played[0])


@pytest.mark.parametrize("number", sampled(range(200, 204)))
def test_nothing_is_half_done_at_a_quiet_point(number):
    chance = Random(number)
    match = new_match(some_options(chance), f"quiet {number}")
    while match.decisions:
        if match.decisions[0].kind == "action":
            check_quiet(match.table)
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
