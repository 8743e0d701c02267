"""PM, magic points: gained and lost (NX-33, NX-42, NX-72)."""

from __future__ import annotations

from engines.noxtalia.table.state import Side, Table


def gain_pm(table: Table, side: Side, amount: int) -> None:
    """Let a player gain PM, and tell of it (NX-33, NX-42, NX-72)."""
    before = side.pm
    table.gain_pm(side, max(0, amount))
    if side.pm > before and table.journal is not None:
        table.tell("gain_pm", seat=side.seat, amount=side.pm - before, was=before, pm=side.pm)


def lose_pm(table: Table, side: Side, amount: int) -> int:
    """Let a player lose PM, as far as there are any, tell of it, and return how many."""
    was = side.pm
    lost = table.lose_pm(side, amount)
    if lost:
        table.tell("lose_pm", seat=side.seat, amount=lost, was=was, pm=side.pm)
    return lost
