"""Mana and what is paid with it (106, 107.4, 202)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import Field

COLORS = "WUBRG"
"""105.1."""
BITS = {letter: 1 << place for place, letter in enumerate((*COLORS, "C"))}
"""Colours, and no colour, as bits: what can give or take one of several is a mask of them."""
ANY = sum(BITS.values())
"""What pays generic mana (107.4b)."""

CostText: TypeAlias = Annotated[str, Field(pattern=r"^(\d{1,2}|[WUBRGC])( [WUBRGC])*$", max_length=40)]
"""Generic mana first, then one letter for each symbol: `2 B`, `W W`, `0`."""


class Cost(NamedTuple):
    """A mana cost: generic mana, and a mask for each other symbol."""

    generic: int
    pips: tuple[int, ...]

    @property
    def value(self) -> int:
        """Return the mana value (202.3)."""
        return self.generic + len(self.pips)

    @property
    def colors(self) -> int:
        """Return the colours of an object with this cost, as a mask (202.2)."""
        found = 0
        for pip in self.pips:
            found |= pip
        return found & ~BITS["C"]


class Need(NamedTuple):
    """So many units of mana must be able to give one of these."""

    mask: int
    number: int


FREE = Cost(0, ())


@lru_cache(maxsize=4_096)
def read(text: str) -> Cost:
    """Return a cost as it is written."""
    first, *rest = text.split()
    letters = rest if first.isdecimal() else [first, *rest]
    return Cost(int(first) if first.isdecimal() else 0, tuple(BITS[letter] for letter in letters))


@lru_cache(maxsize=4_096)
def needs(cost: Cost) -> tuple[Need, ...]:
    """Return what mana must be there: it pays exactly where all of these are met, by Hall's condition."""
    kinds = sorted(set(cost.pips))
    unions = {_union(some) for size in range(1, len(kinds) + 1) for some in combinations(kinds, size)}
    found = [Need(mask, sum(pip | mask == mask for pip in cost.pips)) for mask in sorted(unions)]
    return (Need(ANY, cost.value), *found) if cost.value else ()


def _union(masks: tuple[int, ...]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
