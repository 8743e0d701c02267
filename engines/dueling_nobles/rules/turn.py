"""Turns: their beginning, their end, and stalling (DN-13, DN-15, DN-R41)."""

from __future__ import annotations

from engines.dueling_nobles.table.state import Table


def begin_turn(table: Table, seat: int) -> None:
    """Begin a player's turn with its first phase (DN-13, DN-15)."""
    table.active = seat
    table.turn += 1
    table.phase = "prepare"
    table.fresh_turn()
    for side in table.sides:
        side.glimpse = None
        for noble in side.courtyard:
            noble.taxed = False
    if table.journal is not None:
        table.tell("turn", seat=seat, turn=table.turn)


def may_claim_draw(table: Table) -> bool:
    """Tell whether so many turns went by without a duel that a draw may be claimed (DN-R41, H5)."""
    limit = table.options.stall_claim
    return 0 < limit <= table.turns_without_duel and not table.options.restless_courts


def stalled(table: Table) -> bool:
    """Tell whether so many turns went by without a duel that the game is drawn (DN-R41, H5)."""
    limit = table.options.stall_draw
    return 0 < limit <= table.turns_without_duel and not table.options.restless_courts
