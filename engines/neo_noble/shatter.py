"""Shattering (NN-86 to NN-91)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.table import Table


def shatter_chain(table: Table, spared: frozenset[str] = frozenset()) -> Play[None]:
    """Let Arbiters that were uncovered Shatter, until none is left (NN-88, NN-89); `spared` are keys."""
    raise NotImplementedError
