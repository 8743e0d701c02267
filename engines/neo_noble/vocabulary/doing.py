"""Resolving texts: actions in printed order, as much as possible of each (NN-R52)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Play
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.actions import Action
from engines.neo_noble.vocabulary.use import Use


def apply(table: Table, use: Use, actions: Sequence[Action]) -> Play[None]:
    """Do actions in order."""
    raise NotImplementedError
