"""Numbers for cards on the table that bear the same name, as buttons, boards and words show them."""

from __future__ import annotations

from collections import defaultdict

from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def namesakes(table: Table, seat: int | None) -> dict[int, int]:
    """Return, by its number as a piece, which of its player's cards of that name a card is, from 1.

    Who has no namesake is left out. What the viewer does not know counts by the turn in which it was set.
    """
    alike = defaultdict[tuple[int, str | int], list[int]](list)
    for piece in table.pieces.values():
        alike[piece.seat, piece.card.id if is_known(piece, seat) else piece.since].append(piece.id)
    return {
        number: place
        for numbers in alike.values()
        if len(numbers) > 1
        for place, number in enumerate(numbers, 1)
    }


def is_known(piece: Piece, seat: int | None) -> bool:
    """Tell whether a seat, or a spectator, knows which card a piece is."""
    return piece.up or piece.seat == seat
