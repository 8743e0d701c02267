"""Plays many games at random and looks at every promise: `python -m tests.engines.magic.fuzzing`.

Games of the starter set, of invented decks, and by any options, in turn. What fails is told with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from random import Random
from typing import Any

from engines.kernel import Match
from engines.magic.cards.catalogue import starter
from tests.engines.magic.pack import pack
from tests.engines.magic.scenes import GAME
from tests.engines.magic.test_playouts import MOST_ANSWERS, NOBLES, holds, invented
from tests.engines.magic.wordy import WORDY
from tests.engines.options import random_options

CARDS = pack(*WORDY)
NAMES = [
    each.id
    for each in (*starter().cards, *CARDS.cards)
    if "basic" not in each.types.super and each.id not in NOBLES
]


def options_of(seed: int) -> Any:
    """Return what a game is played with."""
    chance = Random(f"fuzzing {seed}")
    if seed % 3 == 0:
        return GAME.options()
    decks = [invented(NAMES, chance) for _ in range(2)]
    chosen = random_options(GAME.options, chance).model_dump() if seed % 3 == 2 else {}
    return GAME.options.model_validate({**chosen, "cards": CARDS, "decks": decks})


def play(seed: int) -> int:
    """Play one game, and return how many answers it took."""
    chance = Random(seed)
    match = Match(GAME, options_of(seed), 2, f"fuzzing {seed}", light=True)
    for number in range(MOST_ANSWERS):
        if not match.decisions:
            return number
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
        holds(match.table)
    return MOST_ANSWERS


def main() -> int:
    """Play until all games are done, or the time is over; tell the seeds that failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=2_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1_200)
    given = parser.parse_args()
    begun, played, failed = time.monotonic(), 0, list[int]()
    for seed in range(given.first, given.first + given.games):
        if time.monotonic() - begun > given.seconds:
            break
        try:
            play(seed)
        except Exception:  # whatever it is, the others are played as well
            failed.append(seed)
            print(f"seed {seed}\n{traceback.format_exc(limit=-6)}", flush=True)
        played += 1
    print(f"{played} games, {len(failed)} failed: {failed}")
    return 1 if failed or not played else 0


if __name__ == "__main__":
    sys.exit(main())
