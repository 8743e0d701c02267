"""What computer players know of a game, and what they imagine with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engines.kernel.decisions.answers import Answer, Chance
from engines.kernel.decisions.decisions import Decision
from engines.kernel.match.levels import BUDGETS, Budget, Level
from engines.kernel.state.dice import Dice

T = TypeVar("T")


class Consequence(NamedTuple):
    """A kind of event that is a reason for an answer, or against it."""

    kind: str
    good: bool
    """Whether it is good for its `seat`."""
    amount: str = ""
    """The fact that says how much; where there is one, nothing has happened by an event that says 0."""
    by_itself: bool = False
    """Whether it also happens as turns change, whatever was answered: then it does not count there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AiSupport:
    """What computer players know of a game besides its rules. It looks at nothing that a seat cannot know."""

    prefer: Callable[[Any, Decision, Dice], Answer]
    """Returns a sensible answer by ordered preferences, from what the decision's seat knows of a table.

    It serves the easy computer player and the playouts of the stronger ones, so it must be quick. It must
    not change the table: between computers alone it is asked at the real one.
    """
    evaluate: Callable[[Any, int], float]
    """Estimates a seat's chance to win, from 0 to 1. Finished tables never come here."""
    sampler: Callable[[Any, Any], Callable[[Dice], Any]]
    """Returns what deals tables that a seat cannot tell from the real one.

    It is given the seat's views at the last quiet point, where the tables stand, and at this moment, so that
    cards shown since then lie where they came from. What is hidden from the seat is dealt anew by the dice,
    which each table also keeps as its own. Spectators' views will do too.
    """
    offers: Callable[[Any, Decision], Sequence[Answer] | None] = lambda _, __: None
    """Returns the answers that a search tries: none that is foolish, no more than it can. None is all."""
    suppose: Callable[[Any, Decision, Chance], Answer] = lambda _, decision, chance: decision.any(chance)
    """Returns what another seat may have answered unseen, in an imagined table: any, if nothing tells."""
    plain_kinds: frozenset[str] = frozenset()
    """Kinds of decisions on which little hangs: searching players answer them by preference."""
    fresh_kinds: frozenset[str] = frozenset()
    """Kinds of decisions by which a player begins something new: what another seat begins is no consequence
    of what was answered before, so no hint tells it as one."""
    orders: tuple[str, ...] = ()
    """Orders that a computer player gives as a match begins: it never tires of being asked."""
    consequences: tuple[Consequence, ...] = ()
    """What a hint tells of two answers where they differ in it, the weightiest first."""
    thumbs: frozenset[str] = frozenset()
    """For which questions, by kind, and which answers, as `answer-land`, there is a rule of thumb.

    Each names a text of the game, `thumb-<name>`: what a hint tells where two answers do not differ.
    """
    carelessness: float = 0.7
    """The share of its questions that the gentle player answers at random.

    By it, who answers every second question at random wins three matches of four (`tests.rigs.gentle`).
    """
    budgets: Mapping[Level, Budget] = field(default_factory=lambda: BUDGETS)
    """How long the searching players think, by level."""


def dealing(sample: Callable[[Any, Any, Dice], T]) -> Callable[[Any, Any], Callable[[Dice], T]]:
    """Return the sampler of a game that deals each table by itself."""
    return lambda then, now: partial(sample, then, now)
