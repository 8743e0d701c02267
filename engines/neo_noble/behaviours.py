"""Behaviours: keywords with rules of their own (NN-101 to NN-105)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Spirit
from engines.neo_noble.table import Table


def after_activation(table: Table, spirit: Spirit) -> Play[None]:
    """Do what behaviours ask for after a text of the Spirit has resolved (NN-105, NN-R44)."""
    raise NotImplementedError
