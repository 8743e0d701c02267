"""How sure a figure is: intervals and tests, each from counts; where nothing was counted there is none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, sqrt
from typing import NamedTuple, TypeVar

K = TypeVar("K")

Z95 = 1.959964
"""Standard errors on each side of a normal interval of 95 %."""


class Estimate(NamedTuple):
    """A share or a mean, from how many cases, with its interval of 95 %."""

    value: float
    cases: int
    low: float
    high: float


class Effect(NamedTuple):
    """A difference in the chance to win, from how many cases, with its interval of 95 % and its test."""

    value: float
    cases: int
    low: float
    high: float
    z: float
    """The difference in standard errors."""
    p: float
    """How often chance alone brings one as great, in either direction."""


def share(wins: float, count: int) -> Estimate | None:
    """Return a share of cases with Wilson's score interval; None of no cases."""
    if count == 0:
        return None
    found, z2 = wins / count, Z95**2
    middle = (found + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 * sqrt(found * (1 - found) / count + z2 / (4 * count**2)) / (1 + z2 / count)
    return Estimate(found, count, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: int, squares: int, count: int) -> Estimate | None:
    """Return a mean with its normal interval; None of fewer than two cases."""
    if count < 2:
        return None
    found, half = total / count, Z95 * standard_error(total, squares, count)
    return Estimate(found, count, found - half, found + half)


def standard_error(total: int, squares: int, count: int) -> float:
    """Return the standard error of a mean, from the sum and the sum of squares; 0 of fewer than two cases."""
    if count < 2:
        return 0.0
    return sqrt(max(0.0, squares - total * total / count) / (count - 1) / count)


def effect(value: float, error: float, count: int) -> Effect | None:
    """Return a difference with its test, from its standard error; None where nothing ever differed."""
    if error <= 0:
        return None
    z = value / error
    return Effect(value, count, value - Z95 * error, value + Z95 * error, z, two_sided(z))


def two_sided(z: float) -> float:
    """Return how often a normal deviate is as far from 0."""
    return erfc(abs(z) / sqrt(2))


def holm(p_values: Mapping[K, float]) -> dict[K, float]:
    """Return p-values adjusted by Holm: below 5 %, all together are wrong in 5 % of runs at the most."""
    adjusted: dict[K, float] = {}
    least = 0.0
    for rank, (name, p) in enumerate(sorted(p_values.items(), key=lambda each: each[1])):
        least = max(least, min(1.0, p * (len(p_values) - rank)))
        adjusted[name] = least
    return adjusted


def benjamini_hochberg(p_values: Mapping[K, float]) -> dict[K, float]:
    """Return p-values adjusted by Benjamini and Hochberg: of those below 5 %, about 5 % are false."""
    adjusted: dict[K, float] = {}
    most = 1.0
    ranked: Sequence[tuple[K, float]] = sorted(p_values.items(), key=lambda each: each[1])
    for rank in range(len(ranked), 0, -1):
        name, p = ranked[rank - 1]
        most = min(most, p * len(ranked) / rank)
        adjusted[name] = most
    return adjusted
