"""How a game ends, and a match of several games (NN-141 to NN-144, NN-R1, NN-R69, NN-R75)."""

from __future__ import annotations

from typing import NoReturn

from engines.neo_noble.table import Table


class GameOver(Exception):
    """The game ended in the middle of something."""


def win(table: Table, seat: int, reason: str) -> NoReturn:
    """End the game at once (NN-R69). Raises GameOver."""
    raise NotImplementedError


def one_more_step(table: Table) -> None:
    """Count a step that nobody decided; 200 in succession end the game as a draw (NN-R75)."""
    raise NotImplementedError
