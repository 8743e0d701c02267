"""The levels of the computer players, and how long each of them thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["random", "gentle", "easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("random", "gentle", "easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a searching player thinks. Counted in iterations, so that its choice can be repeated."""

    iterations: int
    playout: int
    """Answers played on by preference below the tree, at most, before the table is evaluated."""
    curiosity: float = 0.7
    """Weight of curiosity against experience in the tree (UCB1, for rewards from 0 to 1)."""
    within_turn: bool = False
    """It looks as far as the end of the turn and no further, so that all tables it compares are alike."""


BUDGETS: Mapping[Level, Budget] = {"medium": Budget(40, 12), "hard": Budget(160, 12)}
