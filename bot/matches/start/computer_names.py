"""What computer players are called: a first name each, so that several can be told apart."""

from __future__ import annotations

from random import Random

NAMES = ("Ada", "Basil", "Clio", "Dora", "Edgar", "Flora", "Hugo", "Iris", "Leo", "Nora")
"""Short names that both languages know; more than any table has seats."""


def computer_names(seed: str) -> list[str]:
    """Return all names in an order of chance, which the seed tells."""
    return Random(seed).sample(NAMES, len(NAMES))
