"""Matches between computer players alone, in bulk.

What a game prefers looks at nothing hidden and does nothing; every game is held to that. So where no person
plays, who answers by preference is asked at the table itself, and answers as at one imagined from what its
seat knows: the same match comes out, several times as fast. At a table with people a computer player is told
a `Observation` and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Decision
from engines.kernel.match.game import Game
from engines.kernel.match.levels import Level
from engines.kernel.match.match import Match
from engines.kernel.play.players import choose, preferred, unthinking
from engines.kernel.state.game_state import GameState
from engines.kernel.state.options import Options

T = TypeVar("T", bound=GameState)


def begin(game: Game[T], options: Options, levels: Sequence[Level], seed: str) -> Match[T]:
    """Begin a match between computer players, by seat: a light one where no situation is wanted."""
    observed = any(level == "gentle" or level in game.ai_support.budgets for level in levels)
    match = Match(game, options, len(levels), seed, light=not observed)
    for seat in range(match.seats):
        match.seat_computer(seat)
    return match


def answer(match: Match[T], decision: Decision, levels: Sequence[Level], seed: str) -> Answer:
    """Return what `choose` answers for the seat that is asked; only who imagines is told a situation."""
    game = match.game
    if decision.seat >= match.seats:  # a bystander has no choice
        return next(decision.answers())
    level = levels[decision.seat]
    only = unthinking(game, decision, level, seed)
    if only is not None:
        return only
    if level == "easy" or (level != "gentle" and decision.kind in game.ai_support.plain_kinds):
        match.table.deeds = 0
        return preferred(match, decision, seed)
    return choose(game, match.observation(decision.seat), decision, level, seed)
