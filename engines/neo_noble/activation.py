"""Using texts: named, aimed, paid for, answered, resolved (NN-92 to NN-100, NN-R50, NN-R51)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Event, Source
from engines.neo_noble.table import Table


def usable(table: Table, seat: int, kind: str) -> list[tuple[Source, int]]:
    """Return the texts of a type that a player may use now, with their places on the card."""
    raise NotImplementedError


def must(table: Table, source: Source, place: int) -> bool:
    """Tell whether a text must be used when it can be (NN-92, NN-93, NN-R47)."""
    raise NotImplementedError


def activate(
    table: Table, source: Source, place: int, event: Event | None = None, *, back: bool = False
) -> Play[bool]:
    """Use a text; False when that is impossible, declined, or taken back, where `back` allows it.

    `event` is the summon that an ON SUMMON text answers: its React window is the same one.
    """
    raise NotImplementedError
