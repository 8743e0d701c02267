"""Who controls what, where an effect says so (613.1b, 110.2)."""

from __future__ import annotations

from engines.magic.evaluation.board import board_of
from engines.magic.rules import lasting
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table


def settle(table: Table) -> None:
    """Give permanents to whom effects give them, and back where none does any more."""
    while (control := board_of(table).control) or table.lent:
        moved = [
            (perm, seat)
            for perm in table.perms.values()
            if (seat := control.get(perm.id, perm.first if perm.first >= 0 else perm.seat)) != perm.seat
        ]
        if not moved:
            return
        for perm, seat in moved:
            _give(table, perm, seat)
        table.lent = any(perm.first >= 0 for perm in table.perms.values())
        table.touch()


def _give(table: Table, perm: Perm, seat: int) -> None:
    """Let a player control a permanent: it is out of combat, and new to them (302.6, 506.4)."""
    perm.first = perm.seat if perm.first < 0 else perm.first
    perm.seat, perm.since = seat, table.turn
    if seat == perm.first and perm.id not in board_of(table).control:
        perm.first = -1
    lasting.control_ends(table, perm)
    if table.combat is not None:
        table.combat = table.combat.without(perm.id)
