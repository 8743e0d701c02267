"""Which decks people would bring: the mixture that no deck beats, by regret matching."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import quantiles

from engines.lab.intervals import Estimate

ROUNDS = 2_000
BOOTSTRAPS, ROUNDS_EACH = 200, 300
"""Runs that chance might have brought as well, and the rounds of regret matching for each."""
Matchups = Mapping[tuple[str, str], Estimate]
"""The first deck's share of wins against the second."""


def metagame(decks: Sequence[str], matchups: Matchups, seed: str) -> dict[str, Estimate]:
    """Return each deck's share of the mixture that no deck beats, with its interval; nothing of one deck."""
    if len(decks) < 2 or not matchups:
        return {}
    found = equilibrium(_payoffs(decks, {pair: each.value for pair, each in matchups.items()}), ROUNDS)
    chance = Random(seed)
    others = [
        equilibrium(_payoffs(decks, {pair: _again(each, chance) for pair, each in matchups.items()}),
                    ROUNDS_EACH)
        for _ in range(BOOTSTRAPS)
    ]  # fmt: skip
    count = sum(each.cases for each in matchups.values())
    figures: dict[str, Estimate] = {}
    for place, deck in enumerate(decks):
        cuts = quantiles([each[place] for each in others], n=40, method="inclusive")
        figures[deck] = Estimate(found[place], count, cuts[0], cuts[-1])
    return figures


def _again(figure: Estimate, chance: Random) -> float:
    """Return the share that as many matches again might have brought."""
    return sum(chance.random() < figure.value for _ in range(figure.cases)) / figure.cases


def _payoffs(decks: Sequence[str], shares: Mapping[tuple[str, str], float]) -> list[list[float]]:
    """Return what each deck gains against each other one: its share above one half."""
    rows = [[0.0] * len(decks) for _ in decks]
    for (one, other), share in shares.items():
        if one != other:
            here, there = decks.index(one), decks.index(other)
            rows[here][there], rows[there][here] = share - 0.5, 0.5 - share
    return rows


def equilibrium(payoffs: Sequence[Sequence[float]], rounds: int) -> list[float]:
    """Return the mean mixture of regret matching+ (Tammelin 2014), later rounds weighing more."""
    size = len(payoffs)
    regrets, total = [0.0] * size, [0.0] * size
    for number in range(1, rounds + 1):
        summed = sum(regrets)
        mixture = [each / summed for each in regrets] if summed > 0 else [1 / size] * size
        total = [before + number * now for before, now in zip(total, mixture, strict=True)]
        gains = [sum(a * b for a, b in zip(row, mixture, strict=True)) for row in payoffs]
        level = sum(a * b for a, b in zip(gains, mixture, strict=True))
        regrets = [max(0.0, before + gain - level) for before, gain in zip(regrets, gains, strict=True)]
    weight = sum(total)
    return [each / weight for each in total]
