"""Dominance: coins and checks (NN-66 to NN-77)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Place
from engines.neo_noble.table import Table


def check(table: Table, place: Place) -> None:
    """Compare the two sides of a lane; the higher total gains its coin (NN-71)."""
    raise NotImplementedError


def due(table: Table, place: Place) -> None:
    """Note that a lane is to be checked when this sequence is over (NN-R28)."""
    raise NotImplementedError


def run_checks(table: Table) -> Play[None]:
    """Make the checks that are due, in the order of arrival (NN-70, NN-R28)."""
    raise NotImplementedError


def gain(table: Table, place: Place, ready: bool = False) -> bool:
    """Give the coin of a lane to its side, Spent; an empty side gains none (NN-72, NN-74, NN-R27)."""
    raise NotImplementedError


def to_neutral(table: Table, column: int) -> bool:
    """Return a coin to neutral."""
    raise NotImplementedError


def relinquish(table: Table, column: int) -> None:
    """Give a coin back to neutral as its holder."""
    raise NotImplementedError


def set_ready(table: Table, column: int, ready: bool) -> bool:
    """Turn a coin that is held Ready or Spent."""
    raise NotImplementedError


def drop_empty(table: Table) -> None:
    """Return coins to neutral whose holder has no Spirit in the lane (NN-75)."""
    raise NotImplementedError
