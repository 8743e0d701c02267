"""The gentle player: careless by a share that each game sets, and never past a win that lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Answer, Dice, Game, Match, choose
from engines.registry import GAMES
from tests.rigs.gentle import with_share, won

CARELESSNESS = {
    "dueling_nobles": 0.75, "noxtalia": 0.95, "neo_noble": 0.5, "soul_forger": 0.95, "magic": 0.85
}  # fmt: skip
"""Measured over 200 matches a game (`tests.rigs.gentle`): a learner should win 65 to 85 %, and wins 76, 70,
79, 80 and 78 %, each within 6. Measure anew before you change it."""
SEEDS = 4


def test_the_measured_shares_are_played() -> None:
    assert {game.id: game.ai_support.carelessness for game in GAMES.values()} == CARELESSNESS


def last_of_the_winner(game: Game[Any], number: int) -> Match[Any]:
    """Return a match between easy players before the last answer of the one who wins."""
    match, dice = Match(game, game.options(), 2, f"last {number}"), Dice(f"last {number}")
    before = dict[int, Match[Any]]()
    while match.result is None:
        decision = match.decisions[0]
        before[decision.seat] = match.copy()
        match.answer(decision.seat, game.ai_support.prefer(match.table, decision, dice))
    return before[match.result.winners[0]]


def leads_to_a_win(match: Match[Any], seat: int, answer: Answer) -> bool:
    """Tell whether an answer wins at once, or whatever others answer by preference."""
    after, dice = match.copy(), Dice("after")
    after.answer(seat, answer)
    while after.result is None and after.decisions[0].seat != seat:
        decision = after.decisions[0]
        after.answer(decision.seat, after.game.ai_support.prefer(after.table, decision, dice))
    return after.result is not None and seat in after.result.winners


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_a_win_that_lies_on_the_table_however_careless(name: str) -> None:
    """What the others hold is hidden: of what easy would win by, all but a few must be taken."""
    careless, wins, taken = with_share(GAMES[name], 1.0), 0, 0
    for number in range(3):
        match = last_of_the_winner(GAMES[name], number)
        seat = next(each.seat for each in match.decisions)
        decision, observation = match.decision(seat), match.observation(seat)
        for seed in map(str, range(SEEDS)):
            easy = choose(GAMES[name], observation, decision, "easy", seed)
            if leads_to_a_win(match, seat, easy):
                wins += 1
                taken += choose(careless, observation, decision, "gentle", seed) == easy
    assert wins >= SEEDS, "too few wins were on the table"
    assert taken >= 0.8 * wins, f"{taken} of {wins}"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_careless_by_its_share_and_answers_alike_by_the_same_seed(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.options(), 2, "share")
    dice = Dice("share")
    while len(list(zip(match.decisions[0].answers(), range(4), strict=False))) < 4:
        match.answer(match.decisions[0].seat, game.ai_support.prefer(match.table, match.decisions[0], dice))
    decision, observation = match.decisions[0], match.observation(match.decisions[0].seat)

    def answers(share: float, level: Any) -> list[Any]:
        tried = with_share(game, share)
        return [choose(tried, observation, decision, level, str(seed)) for seed in range(40)]

    assert answers(0.0, "gentle") == answers(0.0, "easy")
    assert len(set(answers(1.0, "gentle"))) > 1
    assert answers(0.5, "gentle") == answers(0.5, "gentle")


@pytest.mark.parametrize(
    "name", ["dueling_nobles", *(pytest.param(name, marks=pytest.mark.deep) for name in list(GAMES)[1:])]
)
def test_a_learner_wins_most_matches_and_not_all(name: str) -> None:
    """The bar is 65 to 85 % of 200; a sample of 40 lies within 15 points of it but once in hundreds."""
    rate = sum(won(GAMES[name], number) for number in range(40)) / 40
    assert 0.5 <= rate <= 1.0
