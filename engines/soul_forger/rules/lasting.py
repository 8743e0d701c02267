"""Changes that hold for a while end."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.state.limits import MOST_KEPT, saturated
from engines.soul_forger.language.parts import Until
from engines.soul_forger.table.entry import Lasting
from engines.soul_forger.table.keys import piece_named
from engines.soul_forger.table.state import Table

_ADDED = frozenset(
    ("power", "endurance", "endurance:less", "ronum", "player_endurance", "player_power", "extra_damage")
)
"""Kinds of changes whose values are added up: two alike are one of both together."""
_EACH_COUNTS = frozenset(("later", "prevent", "control"))
"""Kinds of which two alike are not as good as one."""


def keep(table: Table, change: Lasting) -> bool:
    """Let a change hold, as one with its like; False where as many hold already as a table keeps."""
    alike = [each for each in table.lasting if _is_like(each, change)]
    if change.kind in _ADDED:
        change = change._replace(value=saturated(change.value + sum(each.value for each in alike)))
    others = [each for each in table.lasting if each not in alike]
    put_off = change.kind == "later"
    if sum((each.kind == "later") is put_off for each in others) >= MOST_KEPT:
        return False
    table.keep((*others, change))
    return True


def _is_like(one: Lasting, other: Lasting) -> bool:
    """Tell whether one change will do for both."""
    if one.kind != other.kind or one.kind in _EACH_COUNTS:
        return False
    return one == (other._replace(value=one.value) if one.kind in _ADDED else other)


def is_over_before(table: Table, until: Until, source: int) -> bool:
    """Tell whether something is over before it begins: there is no combat, or what says it is gone."""
    if until == "while_here":
        return source not in table.pieces
    return until == "this_combat" and table.combat is None


def end(table: Table, until: str, seat: int | None = None) -> None:
    """End the changes that last so long; of one player's alone where a seat is named."""
    _end(table, lambda change: change.until == until and seat in (None, change.seat))


def forget(table: Table, piece: int) -> None:
    """End what a card that leaves has brought about while it was there, and what was done to it."""
    if not table.lasting:
        return
    _end(table, lambda change: change.until == "while_here" and change.source == piece)
    table.keep(
        change._replace(pieces=tuple(each for each in change.pieces if each != piece))
        for change in table.lasting
        if change.pieces != (piece,) or change.seats
    )


def _end(table: Table, is_over: Callable[[Lasting], bool]) -> None:
    over = [change for change in table.lasting if is_over(change)]
    if not over:
        return
    table.keep(change for change in table.lasting if not is_over(change))
    for change in reversed(over):
        _give_back(table, change)


def _give_back(table: Table, change: Lasting) -> None:
    """Give a card back to whom it was taken from, or to its owner where that player is out."""
    if change.kind != "control":
        return
    piece = table.pieces.get(piece_named(change.targets[0])) if change.targets else None
    if piece is None or piece.seat != change.seat:
        return
    table.move(piece, seat=change.value if change.value in table.living() else piece.owner)
    table.tell("control", seat=piece.seat, card=table.named(piece.card.id))
