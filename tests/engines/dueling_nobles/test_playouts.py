"""Whole games at random, over random options: what must always hold."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.dueling_nobles import NoblesView
from engines.kernel import Dice, Match, record_of, replay
from tests.engines.dueling_nobles.playing import answer_at_random, check, new_match, some_options
from tests.engines.dueling_nobles.scenes import GAME, scene
from tests.profiles import sampled
from tests.rules import rule


@rule("DN-2", "DN-20")
@pytest.mark.parametrize("number", sampled(range(30)))
def test_a_random_game_keeps_the_pack_whole_and_ends(number):
    chance = Random(number)
    match = new_match(some_options(chance) if number else {}, f"game {number}")
    while match.decisions:
        check(match.table)
        answer_at_random(match, chance)
    check(match.table)
    assert match.result is not None
    assert match.result.reason != "decision_limit"


@pytest.mark.parametrize("number", sampled(range(12)))
def test_copies_saves_and_undos_agree_with_the_original(number):
    chance = Random(100 + number)
    match = new_match(some_options(chance), f"copies {number}")
    for _ in range(60):
        if not match.decisions:
            break
        before = match.hash()
        twin = match.copy()
        assert twin.hash() == before
        saved = Match.load(GAME, json.loads(json.dumps(match.dump())), match.options)
        assert saved.hash() == before
        seat = match.decisions[0].seat
        answer = match.decisions[0].any(chance)
        for each in (match, twin, saved):
            each.answer(seat, answer)
        assert match.hash() == twin.hash() == saved.hash()
        if match.can_undo(seat):
            match.undo(seat)
            assert match.hash() == before
            answer_at_random(match, chance)


@pytest.mark.parametrize("number", sampled(range(8)))
def test_a_record_is_played_again_with_the_same_hashes(number):
    chance = Random(200 + number)
    options = some_options(chance)
    match = new_match(options, f"record {number}")
    while match.decisions and len(match.answers) < 400:
        answer_at_random(match, chance)
    record = record_of(GAME, options, 2, match.seed, match.answers, match.ending)
    again = replay(GAME, record)
    assert again.hash() == match.hash()
    assert again.events == match.events


@pytest.mark.parametrize("number", sampled(range(14)))
def test_no_seat_can_tell_an_imagined_table_from_the_real_one(number):
    chance = Random(300 + number)
    match = new_match(some_options(chance), f"imagine {number}")
    for place in range(70):
        if not match.decisions:
            break
        for decision in match.decisions:
            observation = match.observation(decision.seat)
            then, now = observation.then, observation.now
            assert isinstance(then, NoblesView)
            assert isinstance(now, NoblesView)
            table = GAME.ai_support.sampler(then, now)(Dice(f"own {place}"))
            check(table)
            assert GAME.seat_interface.view(table, decision.seat) == then
            imagined = Match.imagine(GAME, observation, Dice(f"own {place}"))
            asked = imagined.decision(decision.seat)
            assert (asked.kind, list(asked.answers())[:50]) == (decision.kind, list(decision.answers())[:50])
            assert imagined.prompt(decision.seat) == match.prompt(decision.seat)
        answer_at_random(match, chance)
    seen = GAME.seat_interface.view(match.table, None)
    assert GAME.seat_interface.view(GAME.ai_support.sampler(seen, seen)(Dice("own")), None) == seen


@pytest.mark.parametrize("number", sampled(range(6)))
def test_the_greedy_player_is_legal_and_blind_to_hidden_cards(number):
    chance = Random(400 + number)
    match = new_match(some_options(chance), f"greedy {number}")
    for place in range(150):
        if not match.decisions:
            break
        decision = match.decisions[0]
        answer = GAME.ai_support.prefer(match.table, decision, Dice("own"))
        assert decision.allows(answer)
        imagined = Match.imagine(GAME, match.observation(decision.seat), Dice(f"own {place}"))
        same = imagined.decision(decision.seat)
        assert GAME.ai_support.prefer(imagined.table, same, Dice("own")) == answer
        assert 0 <= GAME.ai_support.evaluate(match.table, decision.seat) <= 1
        match.answer(decision.seat, answer)


def test_a_match_given_up_in_the_middle_of_a_duel_is_saved_as_it_lies():
    for steps in (("Q♥", "Q♣"), ("Q♥", "Q♣", "keep"), ("Q♥", "Q♣", "keep", ("2H",))):
        s = scene(hand="2♥ 3♥", other_hand="4♥", other_resources=2, phase="announce").do(*steps)
        s.match.concede(0)
        saved = Match.load(GAME, json.loads(json.dumps(s.match.dump())), s.match.options)
        assert saved.hash() == s.match.hash() == s.match.copy().hash()
        assert saved.view(None) == s.view(None)
