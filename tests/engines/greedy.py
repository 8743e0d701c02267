"""How often a game's greedy player beats one who answers at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel import Dice, Match, Options


def wins_against_chance(game: Any, options: Options, matches: int) -> int:
    """Let the greedy player meet chance, in both seats by turns; return how many matches they win."""
    wins = 0
    for seed in range(matches):
        easy = seed % 2
        match: Match[Any] = Match(game, options, 2, f"easy {seed}", light=True)
        chance, own = Random(seed), Dice(f"own {seed}")
        while match.decisions:
            decision = match.decisions[0]
            greedy = decision.seat == easy
            answer = game.ai_support.prefer(match.table, decision, own) if greedy else decision.any(chance)
            match.answer(decision.seat, answer)
        assert match.result is not None
        wins += match.result.winners == (easy,)
    return wins
