"""React windows: the one way of answering what happens (NN-R54 to NN-R56)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Event
from engines.neo_noble.table import Table


def window(table: Table, *events: Event) -> Play[None]:
    """Let the players answer in turn until both pass in succession (NN-R54)."""
    raise NotImplementedError
