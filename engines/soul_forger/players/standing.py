"""How good a position is: the share of what the living have, squared."""

from __future__ import annotations

from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.table.state import Table


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    living = table.living()
    if seat not in living:
        return 0.0
    shares = {other: _strength(table, other) ** 2 for other in living}
    return shares[seat] / sum(shares.values())


def _strength(table: Table, seat: int) -> float:
    side = table.sides[seat]
    left = powers.player_endurance(table, seat) - side.damage
    board = sum(piece.card.on + piece.card.ronum for piece in table.creatures(seat))
    gear = sum(piece.card.on for piece in table.of(seat, "primary", "secondary"))
    return max(1.0, left + 1.5 * board + 2 * gear + len(side.hand) + 2 * side.level)
