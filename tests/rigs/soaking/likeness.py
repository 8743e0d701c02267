"""Whether greedy games still look as they did in an independent simulation of the rules."""

from __future__ import annotations

from collections.abc import Callable

from tests.engines.dueling_nobles.anchors import Anchors, measure

GAMES = 20_000
EXPECTED: dict[str, float] = {
    "turns": 12, "decisions": 75, "attacker": 0.438, "defender": 0.526, "tie": 0.036, "first": 0.533,
    "second": 0.461, "draw": 0.007, "deaths": 4.6, "longest": 25,
}  # fmt: skip
BOUNDS: dict[str, tuple[float, float]] = {"turns": (9, 16), "attacker": (0.35, 0.55)}
"""Beyond these an error in the rules is likely."""


class Unlike(AssertionError):
    """Games no longer look as they should."""


def compare(seconds: float, tell: Callable[[str], object], games: int = GAMES) -> Anchors:
    """Play as many games as the time allows and tell the figures beside those expected. Raises Unlike."""
    found = measure(games, seconds=seconds)
    tell(f"{found.games} greedy games of Dueling Nobles:")
    for name, expected in EXPECTED.items():
        low, high = BOUNDS.get(name, (None, None))
        bounds = f"  (alarm outside {low} to {high})" if low is not None else ""
        tell(f"  {name:>10}  {getattr(found, name):8.3f}   expected {expected:8.3f}{bounds}")
    judge(found)
    return found


def judge(found: Anchors) -> None:
    """Raise Unlike for a figure outside its bounds."""
    for name, (low, high) in BOUNDS.items():
        value = getattr(found, name)
        if not low <= value <= high:
            raise Unlike(f"{name} of greedy games is {value:.3f}, outside {low} to {high}: suspect the rules")
