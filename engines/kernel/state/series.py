"""A match of several games: who leads it, and whether it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K", int, str)

MOST_GAMES = 3
"""Games of a best of three; a game that is played again because it was drawn is not counted twice."""


def decided(points: Mapping[K, float], played: int, most: int = MOST_GAMES) -> tuple[K, ...] | None:
    """Return who leads a series that is over, several if they share the lead; None while it goes on.

    It is over when no game is left, or when nobody can catch up with a sole leader any more.
    """
    best = max(points.values())
    ahead = tuple(seat for seat, won in points.items() if won == best)
    left = most - played
    behind = max((won for won in points.values() if won < best), default=best)
    if left > 0 and (len(ahead) > 1 or best <= behind + left):
        return None
    return ahead
