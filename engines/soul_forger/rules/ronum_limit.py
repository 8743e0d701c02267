"""The Ronum Limit: the creatures of a player come to at most his level (SF-59 to SF-63)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.rules import zones
from engines.soul_forger.table.pieces import piece_named
from engines.soul_forger.table.state import Table


def missing(table: Table, seat: int, more: int) -> int:
    """Return by how much a creature of this Ronum would break the limit (SF-60); 0 where it fits."""
    return max(0, powers.controlled_ronum(table, seat) + more - table.sides[seat].level)


def over(table: Table) -> int | None:
    """Return who is over the limit: the first in turn order (SF-R18), or None."""
    for seat in (table.active, *table.others(table.active)):
        if table.creatures(seat) and missing(table, seat, 0):
            return seat
    return None


def send_one(table: Table) -> Play[bool]:
    """Let the player who is over the limit send a creature, singly until the total fits (SF-62, SF-D20).

    It is sent, not destroyed, and nothing starts because of it (SF-63).
    """
    (seat,) = table.asked
    keys = tuple(piece.key for piece in table.creatures(seat))
    key = keys[0]
    if len(keys) > 1:
        key = yield Choose(seat, "overflow", keys, default=keys[-1])
    zones.leave(table, table.pieces[piece_named(key)], "sent", quietly=True)
    return True
