"""Changes that outlive the texts that made them, and where they end (NN-13, NN-R36, NN-R37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engines.neo_noble.pieces import Lasting, Place
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary.changes import Change, SkipsStep
from engines.neo_noble.vocabulary.parts import Until
from engines.neo_noble.vocabulary.use import Use

Moment: TypeAlias = Literal["battle_end", "turn_end", "turn_start"]


def last(
    table: Table,
    use: Use,
    what: Change,
    until: Until,
    spirits: tuple[str, ...] = (),
    places: tuple[Place, ...] = (),
    power: int = 0,
    resolve: int = 0,
) -> None:
    """Let a change last, on what it is on now and with the numbers that it has now."""
    table.lasting.append(
        Lasting(what, use.source, spirits, places, power, resolve, until, table.turn),
    )


def expire(table: Table, moment: Moment) -> None:
    """End what lasts until a moment: while a battle or turn still is, or as the turn after has begun."""
    if moment == "battle_end" and table.battle is not None:
        table.battle.step = "over"
    if table.later:
        table.later = [each for each in table.later if not _is_past(moment, each.what.when)]
    if table.lasting:
        over = _OVER[moment]
        table.lasting = [each for each in table.lasting if not over(table, each)]


def _is_past(moment: Moment, when: str) -> bool:
    return moment == "turn_end" or (moment == "battle_end" and when != "turn_end")


def _with_battle(_table: Table, each: Lasting) -> bool:
    return each.until == "this_battle"


def _with_turn(table: Table, each: Lasting) -> bool:
    if isinstance(each.what, SkipsStep):
        whose = each.source.seat if each.what.whose == "own" else 1 - each.source.seat
        return whose == table.active and each.turn < table.turn
    return each.until in ("this_turn", "this_battle")


def _as_turn_begins(table: Table, each: Lasting) -> bool:
    skips = isinstance(each.what, SkipsStep)
    own = each.source.seat == table.active and each.turn < table.turn
    return each.until == "your_next_turn" and own and not skips


_OVER: dict[Moment, Callable[[Table, Lasting], bool]] = {
    "battle_end": _with_battle,
    "turn_end": _with_turn,
    "turn_start": _as_turn_begins,
}


def expire_in_lane(table: Table, spirit: str) -> None:
    """End what lasts while a Spirit, by its key, is in the lane that it has left."""
    if table.lasting:
        table.lasting = [
            left
            for each in table.lasting
            if (left := _without(each, spirit) if each.until == "in_lane" else each) is not None
        ]


def expire_on_spirit(table: Table, spirit: str) -> None:
    """End what is on a Spirit, by its key, that has left the Battlefield (NN-R36)."""
    expire_in_lane(table, spirit)
    if table.lasting:
        table.lasting = [
            left
            for each in table.lasting
            if (left := _without(each, spirit) if spirit in each.spirits else each) is not None
        ]


def _without(each: Lasting, spirit: str) -> Lasting | None:
    """Return a change without a Spirit that is gone; None when nothing of it is left."""
    if spirit not in each.spirits:
        return None if each.source.spirit == spirit and each.places else each
    left = tuple(key for key in each.spirits if key != spirit)
    return each._replace(spirits=left) if left or each.places else None
