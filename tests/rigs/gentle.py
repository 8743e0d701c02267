"""How often the gentle computer loses to a learner, whose stand-in answers every second question at random.

`python -m tests.rigs.gentle soul_forger --games 200` plays that many first matches: those of the published
list, with their decks, over and over. The stand-in has the newcomer's seat, and answers the other half as the
easy player does. It should win 65 to 85 % (`AiSupport.carelessness`).
`--share 0.6` tries another share than the game's own, `--level easy` another opponent.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, ClassVar

from bot.matches.start.first_matches import LEARNER, first_matches, seed_of
from engines.kernel import Answer, Decision, Game, Level, Match, sole_answer
from engines.kernel.play import bulk
from engines.registry import GAMES
from tests.rigs.first_hands import prepared

LEARNT = 0.5
"""The share of their questions that a learner answers as the easy player would."""


def learner(match: Match[Any], decision: Decision, chance: Random, seed: str) -> Answer:
    """Return what the stand-in for a learner answers."""
    if sole_answer(decision) is None and chance.random() >= LEARNT:
        return decision.any(chance)
    return bulk.answer(match, decision, ("easy",) * match.seats, seed)


def won(game: Game[Any], number: int, level: Level = "gentle") -> float:
    """Play a first match; return 1 where the learner has won it, and half for a draw."""
    listed, own = first_matches()[game.id].seeds, f"gentle {number}"
    match = bulk.begin(game, prepared(game), (level, level), seed_of(game.id, listed[number % len(listed)]))
    chance = Random(own)
    while match.decisions:
        decision, seed = match.decisions[0], f"{own}-{match.serial}"
        if decision.seat == LEARNER:
            answer = learner(match, decision, chance, seed)
        else:
            answer = bulk.answer(match, decision, (level, level), seed)
        match.answer(decision.seat, answer)
        match.events.clear()
    winners = match.result.winners if match.result else ()
    return float(LEARNER in winners) if winners else 0.5


def with_share(game: Game[Any], share: float) -> Game[Any]:
    """Return the game with another share of random answers of the gentle player."""

    class Tried(type(game)):
        ai_support: ClassVar[Any] = replace(game.ai_support, carelessness=share)

    return Tried()


def main() -> None:
    """Play, and print how often the learner has won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--share", type=float)
    parser.add_argument("--level", default="gentle")
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    if chosen.share is not None:
        game = with_share(game, chosen.share)
    began, sum_ = time.perf_counter(), 0.0
    for number in range(chosen.games):
        sum_ += won(game, number, chosen.level)
        print(f"{number + 1}: {sum_:g}", end="\r", file=sys.stderr)
    rate = sum_ / chosen.games
    spread = 1.96 * sqrt(rate * (1 - rate) / chosen.games)
    share = game.ai_support.carelessness
    took = time.perf_counter() - began
    print(f"{game.id} {chosen.level} {share}: {rate:.1%} ± {spread:.1%} of {chosen.games} ({took:.0f} s)")


if __name__ == "__main__":
    main()
