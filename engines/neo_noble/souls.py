"""Souls: where they come from, and paying (NN-54 to NN-65)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.table import Table


def affordable(table: Table, seat: int, price: int) -> bool:
    """Tell whether a player can pay so many Souls now, from all sources (NN-64)."""
    raise NotImplementedError


def pay(table: Table, seat: int, price: int, subject: tuple[str, ...] = (), back: bool = False) -> Play[bool]:
    """Pay Souls (NN-R13); False when the player goes back, where `back` allows it."""
    raise NotImplementedError


def gain(table: Table, seat: int, count: int) -> None:
    """Give Lingering Souls (NN-63)."""
    raise NotImplementedError


def lose(table: Table, seat: int, count: int) -> int:
    """Take Lingering Souls away, as far as there are any, and return how many."""
    raise NotImplementedError
