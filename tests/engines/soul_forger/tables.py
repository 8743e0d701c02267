"""Options and seats of random matches."""

from __future__ import annotations

from random import Random

from engines.soul_forger.options import SoulForgerOptions
from tests.engines.options import random_options
from tests.engines.soul_forger.pack import loadout, pack


def table_for(seed: int) -> tuple[SoulForgerOptions, int]:
    """Return the options and the number of seats that belong to a seed: each number of seats in turn.

    Every other match is one with decks of the tests' own cards.
    """
    chance = Random(seed)
    options, seats = random_options(SoulForgerOptions, chance), (2, 3, 4)[seed % 3]
    assert isinstance(options, SoulForgerOptions)
    if seed % 2:
        decks = [loadout(chance.randrange(40)) for _ in range(seats)]
        options = SoulForgerOptions.model_validate({**options.model_dump(), "cards": pack(), "decks": decks})
    return options, seats
