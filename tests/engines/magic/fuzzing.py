"""Plays many games at random and looks at every promise: `python -m tests.engines.magic.fuzzing`.

Games of the starter set, of invented decks, by any options, and of cards that the reader of real cards makes,
in turn; `--real` plays the last alone. What fails is told with its seed.
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
from engines.magic.cards.stub import nouns
from tests.engines.conformance import check_copies, check_prompt, check_secrecy
from tests.engines.magic.cards.real.shapes import every_shape
from tests.engines.magic.pack import pack
from tests.engines.magic.scenes import GAME
from tests.engines.magic.test_playouts import MOST_ANSWERS, NOBLES, holds, invented
from tests.engines.magic.wordy import WAYS, WORDY
from tests.engines.options import random_options

KINDS, REAL = 4, 3
"""Of games, and which of them is of real cards."""
SHAPES, LOOKED_AT = 12, 40
"""Different cards of a deck, and after how many answers all is looked at."""
CARDS = pack(*WORDY, *WAYS)
NAMES = [
    each.id
    for each in (*starter().cards, *CARDS.cards)
    if "basic" not in each.types.super and each.id not in NOBLES
]


def options_of(seed: int) -> Any:
    """Return what a game is played with."""
    chance = Random(f"fuzzing {seed}")
    kind = seed % KINDS
    if kind == 0:
        return GAME.options()
    if kind == REAL:
        return real_options(chance)
    decks = [invented(NAMES, chance) for _ in range(2)]
    chosen = random_options(GAME.options, chance).model_dump() if kind == 2 else {}
    return GAME.options.model_validate({**chosen, "cards": CARDS, "decks": decks})


def real_options(chance: Random) -> Any:
    """Return options with two decks of cards that the reader makes, three of each."""
    cards = chance.sample(every_shape(), 2 * SHAPES)
    basics = ["plains", "island", "swamp", "mountain", "forest"]
    decks = [
        {"deck": ["lord", *(card.id for card in some for _ in range(3)), *chance.choices(basics, k=23)],
         "noble": "lord"}
        for some in (cards[:SHAPES], cards[SHAPES:])
    ]  # fmt: skip
    used = pack().model_copy(update={"cards": (*pack().cards, *cards), "subtypes": nouns(cards)})
    return GAME.options.model_validate({"cards": used, "decks": decks})


def play(seed: int) -> int:
    """Play one game, and return how many answers it took."""
    chance, is_real = Random(seed), seed % KINDS == REAL
    match = Match(GAME, options_of(seed), 2, f"fuzzing {seed}", light=not is_real)
    for number in range(MOST_ANSWERS):
        if not match.decisions:
            return number
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
        holds(match.table)
        if is_real and number % LOOKED_AT == 0:
            check_prompt(match)
            check_copies(match, chance)
            check_secrecy(match, number)
    return MOST_ANSWERS


def main() -> int:
    """Play until all games are done, or the time is over; tell the seeds that failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=2_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--real", action="store_true", help="play only cards that the reader makes")
    parser.add_argument("--seconds", type=float, default=1_200)
    given = parser.parse_args()
    begun, played, failed = time.monotonic(), 0, list[int]()
    for number in range(given.first, given.first + given.games):
        seed = number * KINDS + REAL if given.real else number
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
