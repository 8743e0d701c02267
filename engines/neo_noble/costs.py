"""Costs of texts, Tributes and summons besides the Soul cost (`vocabulary.costs`, NN-118, NN-122, NN-R13)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Play
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.costs import (
    Cost,
)
from engines.neo_noble.vocabulary.use import Use


def payable(table: Table, use: Use, costs: Sequence[Cost]) -> bool:
    """Tell whether costs can be met in full (NN-R13)."""
    raise NotImplementedError


def pay(table: Table, use: Use, costs: Sequence[Cost]) -> Play[None]:
    """Pay costs."""
    raise NotImplementedError
