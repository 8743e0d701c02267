"""What an easy player prefers: their inclination for each kind of question, and the best that is offered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from random import Random
from typing import Any, TypeAlias, TypeVar

from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Arrange, Choose, Decision, Pick
from engines.kernel.match.match import Match
from engines.kernel.state.dice import Dice
from engines.kernel.state.game_state import GameState, Overrun

T = TypeVar("T", bound=GameState)
Inclination: TypeAlias = Callable[[T, Any], Answer | None]
"""From a table and a question to an answer; None where there is no inclination."""


def liked(match: Match[Any], asked: Decision) -> Answer:
    """Return what a game prefers for whom it asks, at an imagined table."""
    if asked.seat >= match.seats:  # a bystander has no choice
        return next(asked.answers())
    return match.game.ai_support.prefer(match.table, asked, match.table.dice)


def shuffled(decision: Decision, chance: Dice | Random) -> Decision:
    """Return a decision with its options in random order: to take the first of equals is fair then."""
    if not isinstance(decision, Choose | Pick | Arrange) or len(decision.keys) < 2:
        return decision
    keys = list(decision.keys)
    chance.shuffle(keys)
    twin = copy(decision)
    twin.keys = tuple(keys)
    return twin


def prefer_by(incline: Inclination[T] | None, table: T, decision: Decision, dice: Dice) -> Answer:
    """Answer by inclination; at random where there is none that is legal, or the numbers run wild.

    An inclination sees the options in random order: equal options have equal chances, whatever their keys.
    """
    if incline is None:
        return decision.any(dice)
    deeds, table.deeds = table.deeds, 0  # what is weighed is not done
    try:
        answer = incline(table, shuffled(decision, dice))
    except Overrun:
        answer = None
    finally:
        table.deeds = deeds
    if isinstance(decision, Pick) and isinstance(answer, tuple):
        answer = in_order(decision, answer)
    return decision.any(dice) if answer is None or not decision.allows(answer) else answer


def best_of(decision: Decision, worth: Callable[[str], Any], number: int | None = None) -> Answer:
    """Return what is worth most: one, or `number`, by default as few as may be; of equals the first."""
    assert isinstance(decision, Choose | Pick)
    return _first(decision, sorted(decision.keys, key=worth, reverse=True), number)


def least_of(decision: Decision, worth: Callable[[str], Any], number: int | None = None) -> Answer:
    """Return what is worth least: one, or `number`, by default as few as may be; of equals the first."""
    assert isinstance(decision, Choose | Pick)
    return _first(decision, sorted(decision.keys, key=worth), number)


def _first(decision: Choose | Pick, ranked: Sequence[str], number: int | None) -> Answer:
    if isinstance(decision, Choose):
        return ranked[0]
    return in_order(decision, ranked[: decision.least if number is None else number])


def in_order(decision: Pick, picked: Collection[str | int]) -> tuple[str, ...]:
    """Return what is picked, in the order of the question."""
    return tuple(key for key in decision.keys if key in picked)
