"""Events and what waits for them: ONGOING triggers (NN-R53), things put off, React windows (NN-R54)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Event
from engines.neo_noble.table import Table


def happened(table: Table, event: Event) -> None:
    """Note an event: what waits for it is due from now on, whatever becomes of its card."""
    raise NotImplementedError


def settle(table: Table) -> Play[None]:
    """Do what is due, one after the other, then open the windows of cards revealed and reaped.

    In the middle of a text nothing happens: what is due waits until the text is done.
    """
    raise NotImplementedError
