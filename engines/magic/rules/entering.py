"""How a permanent would be once it has entered: what replaces its entering is asked of that (614.12)."""

from __future__ import annotations

from engines.magic.evaluation.board import board_of, make
from engines.magic.evaluation.objects import Seen, item_of
from engines.magic.table.batch import GameEvent
from engines.magic.table.board import Board
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def on_trial(table: Table, what: GameEvent) -> tuple[Board, Seen]:
    """Return the board on which a permanent would lie, and the permanent.

    What replaces already how it enters is in it, its own static abilities, and all that holds by now. What
    enters at the same time is not there.
    """
    card = table.catalogue.cards[what.card]
    seat = what.seat if what.by < 0 else what.by
    perm = Perm(table.serial + 1, card, what.seat, seat, table.turn, what.tapped)
    perm.attached = what.attached
    for kind, number in what.counters:
        perm.put(kind, number, perm.id)
    board = board_of(table)
    if not (board.changed or card.statics or perm.counters):  # it would be as printed, and all else as it is
        return board, Seen(perm.id, card.traits, seat, what.seat, card.id, "battlefield")
    there, table.perms = table.perms, {**table.perms, perm.id: perm}
    try:
        board = make(table)
    finally:
        table.perms = there
    return board, Seen(perm.id, board.traits[perm.id], seat, what.seat, card.id, "battlefield")


def voice_of(table: Table, what: GameEvent, seen: Seen) -> StackObject:
    """Return the permanent as its own text speaks of how it enters: X and kicker are those of the spell."""
    spell = item_of(table, what.thing) if what.came == "stack" else None
    voice = StackObject(0, "static", seen.seat, seen.card, seen.owner, source=seen.id)
    return voice if spell is None else voice._replace(x=spell.x, kicked=spell.kicked, way=spell.way)
