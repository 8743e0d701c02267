"""Cards on the table that nobody can tell apart, and may not have to."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from engines.kernel import Decision
from engines.soul_forger.seat.namesakes import is_known
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import OnTable
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


class Alike:
    """What tells the cards on a table from each other, as the seat that is asked sees them."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self._table = table
        self._seat = decision.seat
        about = (decision.about.piece, decision.about.rest)
        told = (table.flow, table.doing, table.frames, table.waiting, table.lasting, table.combat, about)
        self._spoken_of = frozenset(_numbers(told))
        """Cards that something else speaks of, and some numbers more: they are nobody's copies."""

    def nature(self, key: str) -> Hashable | None:
        """Return what a key means, but for which of several copies it is; None of what has no copies."""
        what = naming.announced(key)
        if what is not None:
            seen = self._seen(what.piece) if what.verb in ("use", "skill") else None
            return None if seen is None else (what.verb, what.slot, seen)
        aim = naming.aim(key)
        return self._seen(aim.piece) if isinstance(aim, OnTable) else None

    def _seen(self, number: int) -> Hashable | None:
        """Return all that can be seen of a card that nothing speaks of; where it lies in a row is nothing."""
        piece = self._table.pieces.get(number)
        if piece is None or number in self._spoken_of or piece.under or not is_known(piece, self._seat):
            return None
        return _state(piece, self._table.turn)


def _state(piece: Piece, turn: int) -> Hashable:
    """Return all that is seen of a card; of what was done with it in earlier turns nothing is."""
    since = piece.since if piece.zone == "action" else piece.since == turn
    used = frozenset(slot for slot, when in piece.used.items() if when == turn)
    return (
        piece.card.id, piece.owner, piece.seat, piece.zone, since, piece.on, piece.up, piece.entry,
        piece.damage, frozenset(piece.counters.items()), used,
    )  # fmt: skip


def _numbers(told: Any) -> Iterator[int]:
    """Yield every number in something, and that of every key of a card on the table."""
    match told:
        case int():
            yield told
        case str():
            aim = naming.aim(told)
            if isinstance(aim, OnTable):
                yield aim.piece
        case Mapping():
            yield from _numbers(tuple(told.items()))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        case tuple() | list() | frozenset():
            for each in told:  # pyright: ignore[reportUnknownVariableType]
                yield from _numbers(each)
        case _:
            pass
