"""Whole answers of several parts that suit: what comes to so much, with nothing to spare."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from engines.kernel.decisions.keys import card_of

MOST = 24
"""Cards that are looked at, and sets that can be looked through."""


FEW = 3
"""Cards of a set, at the most."""


def reaching(worth: Mapping[str, int], wanted: int) -> list[tuple[str, ...]]:
    """Return the sets of few cards that come to so much, none to spare; what is least first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    looked_at = [*worth][:MOST]  # of a hand beyond measure
    for size in range(1, FEW + 1):
        for keys in combinations(looked_at, size):
            total = sum(worth[key] for key in keys)
            if total >= wanted > total - min(worth[key] for key in keys):
                found.setdefault(tuple(sorted(map(card_of, keys))), keys)
    return sorted(found.values(), key=lambda keys: sum(worth[key] for key in keys))[:MOST]


def hand_reaching(worth: Mapping[str, int], wanted: int) -> list[tuple[str, ...]]:
    """Return all cards as the only set, where they are more than a few and none of them is to spare."""
    total = sum(worth.values())
    needed = FEW < len(worth) <= MOST and total >= wanted > total - min(worth.values())
    return [tuple(worth)] if needed else []
