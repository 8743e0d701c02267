"""Computer players of every level play, and who thinks wins more. `bot selfplay` measures how much."""

from __future__ import annotations

import pytest

from engines.kernel import BACK, Dice, Level, Match, choose
from engines.lab.playing import Arena, Deal, play
from engines.magic.options import MagicOptions
from tests.engines.greedy import wins_against_chance
from tests.engines.magic.scenes import GAME

MIRROR = ("giants", "giants")
"""Both have one list, so that the players alone make the difference; its matches are short."""
MOST, EVERY = 120, 20
"""So many answers are given, and of so many one is thought about."""


def test_an_easy_player_beats_chance() -> None:
    assert wins_against_chance(GAME, MagicOptions(), 20) >= 17


@pytest.mark.deep
def test_a_medium_player_beats_an_easy_one() -> None:
    """The better of three; the third is played where the first two are not both won."""
    won = 0
    for number in range(3):
        played = play(Arena(GAME), Deal(MIRROR, f"gate {number}"), ("medium", "easy"))
        won += played.seats[0].won > played.seats[1].won
        if won == 2:
            return
    raise AssertionError(f"won {won} of 3")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_who_thinks_answers_whatever_is_asked(level: Level) -> None:
    match, dice = Match(GAME, MagicOptions(), 2, "levels"), Dice("own")
    while match.decisions and match.serial < MOST:
        decision = match.decisions[0]
        if match.serial % EVERY:
            answer = GAME.ai_support.prefer(match.table, decision, dice)
        else:
            answer = choose(GAME, match.observation(decision.seat), decision, level, str(match.serial))
        assert decision.allows(answer) or answer == BACK
        match.answer(decision.seat, answer)
    assert match.serial > EVERY
