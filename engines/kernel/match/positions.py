"""Matches that begin at a position: the table of a lesson, or of a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engines.kernel.match.game import Game
from engines.kernel.match.match import Match
from engines.kernel.state.game_state import GameState
from engines.kernel.state.options import Options

T = TypeVar("T", bound=GameState)


def begun_at(game: Game[T], options: Options, seats: int, seed: str, table: Mapping[str, Any]) -> Match[T]:
    """Return a match that begins with a table, as `dumped` gives it at a quiet point."""
    start = {
        "rules": game.rules_version, "seats": seats, "seed": seed, "serial": 0, "opened": 0,
        "floor": 0, "trail": [[0, table]], "since": [], "ending": None,
    }  # fmt: skip
    return Match[T].load(game, start, options)
