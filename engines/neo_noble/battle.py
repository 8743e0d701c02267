"""Battle (NN-126 to NN-134, NN-R59)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Place
from engines.neo_noble.table import Table


def attack_now(table: Table, place: Place) -> Play[bool]:
    """Attack from a lane at once, by a text: without cost and beyond its number of attacks."""
    raise NotImplementedError
