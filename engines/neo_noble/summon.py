"""Summoning, creating, placing (NN-120 to NN-125, NN-R30, NN-R32)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.pieces import Origin, Place, Spirit
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.costs import Cost
from engines.neo_noble.vocabulary.parts import Mode


def summon(
    table: Table,
    seat: int,
    card: str,
    origin: Origin,
    mode: Mode,
    *,
    price: int,
    costs: tuple[Cost, ...] = (),
    place: Place | None = None,
    slot: int | None = None,
    back: bool = False,
) -> Play[bool]:
    """Summon a card (NN-R30). `slot` is where it lies in the Channel; False when nothing came of it."""
    raise NotImplementedError


def create(table: Table, place: Place, token: str) -> Play[Spirit | None]:
    """Create a Token (NN-15, NN-R32); None without room."""
    raise NotImplementedError


def put(table: Table, place: Place, card: str, origin: Origin) -> Play[Spirit | None]:
    """Place a card that is in no zone, without summoning it (NN-R32); None without room."""
    raise NotImplementedError
