"""Options and seats of random matches."""

from __future__ import annotations

from random import Random

from engines.soul_forger.options import SoulForgerOptions
from tests.engines.options import random_options


def table_for(seed: int) -> tuple[SoulForgerOptions, int]:
    """Return the options and the number of seats that belong to a seed: each number of seats in turn."""
    options = random_options(SoulForgerOptions, Random(seed))
    assert isinstance(options, SoulForgerOptions)
    return options, (2, 3, 4)[seed % 3]
