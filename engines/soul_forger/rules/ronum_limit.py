"""The Ronum Limit: the creatures of a player come to at most their level (SF-59 to SF-63)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.soul_forger.evaluation import powers
from engines.soul_forger.rules import zones
from engines.soul_forger.table.keys import piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

NUMBER = -1
"""Of a creature that is tried: no piece has it."""


def excess(table: Table, seat: int) -> int:
    """Return by how much the creatures of a player break the limit (SF-59); 0 where they keep it."""
    return max(0, powers.controlled_ronum(table, seat) - table.sides[seat].level)


def missing(table: Table, seat: int, card: str) -> int:
    """Return by how much a creature would break the limit, as it would be on the field (SF-60)."""
    creature = table.catalogue.cards[card]
    if table.kinds.isdisjoint(powers.OF_RONUM) and creature.holds.keys().isdisjoint(powers.OF_RONUM):
        return max(0, powers.controlled_ronum(table, seat) + creature.ronum - table.sides[seat].level)
    tried = Piece(NUMBER, creature, seat, seat, "field", table.turn)
    table.lay(tried)
    found = excess(table, seat)
    table.take_away(tried)
    return found


def over(table: Table) -> int | None:
    """Return who is over the limit: the first in turn order (SF-R18), or None."""
    if not table.crowded and table.kinds.isdisjoint(powers.OF_RONUM):
        return None
    for seat in (table.active, *table.others(table.active)):
        if excess(table, seat):
            return seat
    table.crowded = False
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
