"""How the game ends (104)."""

from __future__ import annotations

from collections.abc import Collection

from engines.magic.rules import series
from engines.magic.table.state import Table


def lose(table: Table, seats: Collection[int], reason: str) -> None:
    """Let players lose at the same moment: the other wins, or it is a draw (104.2a, 104.4a)."""
    winners = tuple(side.seat for side in table.sides if side.seat not in seats)
    series.end_game(table, winners, reason if winners else "draw")


def is_loop(table: Table) -> bool:
    """Tell whether so much went on the stack without a question that it is a loop, a draw (104.4b)."""
    return table.items > table.options.loop_cap
