"""Changes that outlive the texts that made them, and where they end (NN-13, NN-R36, NN-R37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engines.kernel.state.limits import MOST_KEPT, saturated
from engines.neo_noble.language.changes import Change, LaneStats, SkipsStep, SpiritStats
from engines.neo_noble.language.parts import Until
from engines.neo_noble.table.pieces import Lasting, Place
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table

Moment: TypeAlias = Literal["battle_end", "turn_end", "turn_start"]


def lasting(
    table: Table,
    use: ResolvingEffect,
    what: Change,
    until: Until,
    spirits: tuple[str, ...] = (),
    places: tuple[Place, ...] = (),
    power: int = 0,
    resolve: int = 0,
) -> Lasting:
    """Return a change that lasts, on what it is on now and with the numbers that it has now."""
    battles = table.battles if until == "this_battle" else 0
    return Lasting(what, use.source, spirits, places, power, resolve, until, table.turn, battles)


def keep(table: Table, change: Lasting) -> bool:
    """Let a change hold, as one with its like; False where as many hold already as a table keeps.

    Power and Resolve that come to the same things from the same card for the same time are added up.
    """
    if isinstance(change.what, SpiritStats | LaneStats):
        for place, other in enumerate(table.lasting):
            if other._replace(power=change.power, resolve=change.resolve) == change:
                power = saturated(other.power + change.power)
                resolve = saturated(other.resolve + change.resolve)
                table.lasting[place] = other._replace(power=power, resolve=resolve)
                return True
    if len(table.lasting) >= MOST_KEPT:
        return False
    table.lasting.append(change)
    return True


def expire(table: Table, moment: Moment) -> None:
    """End what lasts until a moment: while a battle or turn still is, or as the next turn has begun."""
    if table.lasting:
        over = _OVER[moment]
        table.lasting = [each for each in table.lasting if not over(table, each)]


def _with_battle(table: Table, each: Lasting) -> bool:
    return each.until == "this_battle" and each.battles >= table.battles


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


def forget_spirit(table: Table, spirit: str, *, gone: bool) -> None:
    """End what lasts while a Spirit is in its lane; when it is gone, all that is on it (NN-R36)."""
    if table.lasting:
        left = [_without(each, spirit) if gone or each.until == "in_lane" else each for each in table.lasting]
        table.lasting = [each for each in left if each is not None]


def _without(each: Lasting, spirit: str) -> Lasting | None:
    """Return a change as far as it goes on without a Spirit; None when nothing of it is left."""
    if each.until == "in_lane" and each.places and each.source.spirit == spirit:
        return None
    if spirit not in each.spirits:
        return each
    left = tuple(key for key in each.spirits if key != spirit)
    return each._replace(spirits=left) if left else None
