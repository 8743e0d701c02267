"""Reaping: cards captured as victory points (NN-16, NN-17, NN-39 to NN-42, NN-148)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Play
from engines.neo_noble.pieces import Spirit
from engines.neo_noble.table import Side, Table


def reap(table: Table, spirit: Spirit) -> Play[bool]:
    """Reap a Spirit, or what lies beneath a Token (NN-R42, NN-R43)."""
    raise NotImplementedError


def reap_all(table: Table, seat: int, spirits: Sequence[Spirit]) -> Play[int]:
    """Reap Spirits by a text of a player; those of the opponent first (NN-R69)."""
    raise NotImplementedError


def reap_top(table: Table, side: Side) -> bool:
    """Reap the top card of a deck."""
    raise NotImplementedError
