"""A regression alarm: greedy games must look as they did."""

from __future__ import annotations

from random import Random

from engines.dueling_nobles import NoblesOptions
from engines.kernel import Match
from tests.engines.dueling_nobles.anchors import measure
from tests.engines.dueling_nobles.scenes import GAME


def test_greedy_games_last_as_long_and_are_won_as_often_as_expected():
    found = measure(120)
    assert 9 <= found.turns <= 16
    assert found.longest <= 40
    assert 0.35 <= found.attacker <= 0.55
    assert 0.40 <= found.first <= 0.72
    assert found.draw <= 0.06
    assert 3.0 <= found.deaths <= 6.0


def test_quick_duels_and_glass_nobles_are_shorter():
    assert 4 <= measure(60, NoblesOptions(quick_duel=True)).turns <= 11
    assert 3 <= measure(60, NoblesOptions(glass_nobles=True)).turns <= 10


def test_the_greedy_player_beats_the_random_one():
    chance = Random(1)
    won = 0
    for number in range(40):
        greedy = number % 2
        match = Match(GAME, NoblesOptions(), 2, f"beats {number}", light=True)
        while asked := match.decisions:
            decision = asked[0]
            if decision.seat == greedy:
                match.answer(greedy, GAME.ai_support.prefer(match.table, decision, match.table.dice))
            else:
                match.answer(decision.seat, decision.any(chance))
        won += match.result is not None and match.result.winners == (greedy,)
    assert won >= 38
