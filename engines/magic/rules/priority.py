"""Who has priority (117.3)."""

from __future__ import annotations

from engines.magic.table.state import Table
from engines.magic.table.stops import stop_at


def give(table: Table, seat: int) -> None:
    """Let a player receive priority; nobody has passed since."""
    table.priority = True
    table.holder, table.passes = seat, 0


def is_stop(table: Table, seat: int) -> bool:
    """Tell whether a player wants to be asked in this step, though nothing is on the stack."""
    whose = "own" if seat == table.active else "other"
    return stop_at(whose, table.step) in table.sides[seat].stops


def after_own_spell(table: Table, seat: int) -> None:
    """Let the one who has cast keep priority if they hold it, else pass it on (117.3c)."""
    give(table, seat)
    if not table.sides[seat].hold:
        table.holder, table.passes = table.other(seat), 1
