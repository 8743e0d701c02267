"""A greedy player, and an estimate of who is ahead: what the computer players rest on."""

from __future__ import annotations

from engines.kernel import Answer, Decision, Dice
from engines.noxtalia.table import Table


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Answer greedily, from what the decision's seat knows."""
    return decision.any(dice)


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    return 0.5
