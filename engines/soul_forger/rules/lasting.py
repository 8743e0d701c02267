"""Changes that hold for a while end (durations of section 5.4)."""

from __future__ import annotations

from engines.soul_forger.table.state import Table


def end(table: Table, until: str, seat: int | None = None) -> None:
    """End the changes that last so long; of one player's alone where a seat is named."""
    table.lasting = [
        change
        for change in table.lasting
        if change.until != until or (seat is not None and change.seat != seat)
    ]


def forget(table: Table, piece: int) -> None:
    """End what a card that leaves has brought about while it was there, and what was done to it."""
    if not table.lasting:
        return
    kept = (change for change in table.lasting if change.until != "while_here" or change.source != piece)
    table.lasting = [
        change._replace(pieces=tuple(each for each in change.pieces if each != piece))
        for change in kept
        if change.pieces != (piece,) or change.seats
    ]
