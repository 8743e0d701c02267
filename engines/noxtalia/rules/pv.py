"""PV, the life of Spirits: what was lost and regained is told (NX-71, NX-73)."""

from __future__ import annotations

from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.state import Table


def tell_lost(table: Table, spirit: Spirit, amount: int, kind: str) -> None:
    """Tell how many PV a Spirit has lost, and by what kind of event."""
    _tell(table, spirit, amount, kind, was=spirit.pv + amount)


def tell_healed(table: Table, spirit: Spirit, amount: int) -> None:
    """Tell how many PV a Spirit has regained."""
    _tell(table, spirit, amount, "heal", was=spirit.pv - amount)


def _tell(table: Table, spirit: Spirit, amount: int, kind: str, was: int) -> None:
    name = table.named(spirit.body.id)
    table.tell(kind, seat=spirit.seat, spirit=name, amount=amount, was=was, pv=spirit.pv, on=spirit.key)
