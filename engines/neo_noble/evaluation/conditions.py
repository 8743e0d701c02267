"""What each condition asks (`conditions`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.kernel.effects.logic import met, within
from engines.neo_noble.evaluation import selectors, values
from engines.neo_noble.language.conditions import (
    CameFrom,
    Compare,
    Condition,
    Done,
    FirstThisTurn,
    GainedNoCoin,
    HoldsCoin,
    InBattle,
    LaneEmpty,
    SpiritIs,
    SummonedBy,
    YourTurn,
)
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table


def holds(table: Table, use: ResolvingEffect, conditions: Sequence[Condition]) -> bool:
    """Tell whether every condition holds now."""
    return not conditions or all(_holds(table, use, each) for each in conditions)


def _holds(table: Table, use: ResolvingEffect, asked: Condition) -> bool:
    table.tick()
    test = TESTING.get(type(asked))
    if test is not None:
        return test(table, use, asked)
    return met(asked, lambda each, denied: _holds(table, use, each) is not denied)


def _compare(table: Table, use: ResolvingEffect, asked: Compare) -> bool:
    amount = values.number(table, use, asked.of)
    return within(asked, amount, lambda bound: values.number(table, use, bound))


def _lane_empty(table: Table, use: ResolvingEffect, asked: LaneEmpty) -> bool:
    place = selectors.lane(table, use, asked.lane)
    return place is not None and not table.lane(place)


def _spirit_is(table: Table, use: ResolvingEffect, asked: SpiritIs) -> bool:
    spirit = selectors.spirit_of(table, use, asked.of)
    return spirit is not None and selectors.fits_spirit(table, use, spirit, asked.filter)


def _your_turn(table: Table, use: ResolvingEffect, _asked: YourTurn) -> bool:
    return table.active == use.seat


def _came_from(table: Table, use: ResolvingEffect, asked: CameFrom) -> bool:
    spirit = selectors.spirit_of(table, use, "self")
    return spirit is not None and spirit.origin == asked.zone


def _summoned_by(table: Table, use: ResolvingEffect, asked: SummonedBy) -> bool:
    spirit = selectors.spirit_of(table, use, "self")
    return spirit is not None and spirit.mode in asked.mode


_DOING = {"summon": "summoned", "attack": "attack", "draw": "drew"}


def _first_this_turn(table: Table, use: ResolvingEffect, asked: FirstThisTurn) -> bool:
    """Ask for what was done before: what the text answers does not count itself."""
    event = use.event
    itself = event is not None and event.seat == use.seat and event.kind == _DOING[asked.of]
    return table.sides[use.seat].done.get(asked.of, 0) <= itself


def _holds_coin(table: Table, use: ResolvingEffect, asked: HoldsCoin) -> bool:
    place = selectors.lane(table, use, asked.lane)
    holder = use.seat if asked.who == "you" else 1 - use.seat
    return place is not None and table.coin(place).holder == holder


def _gained_no_coin(table: Table, use: ResolvingEffect, _asked: GainedNoCoin) -> bool:
    return not table.sides[use.seat].done.get("coin")


def _in_battle(table: Table, use: ResolvingEffect, asked: InBattle) -> bool:
    battle, place = table.fighting, selectors.here(table, use)
    if battle is None or place is None:
        return False
    attacking = asked.side != "defending" and place == battle.attacker
    return attacking or (asked.side != "attacking" and place == battle.defender)


def _done(_table: Table, use: ResolvingEffect, _asked: Done) -> bool:
    return use.full


TESTING: dict[type[Any], Callable[[Table, ResolvingEffect, Any], bool]] = {
    Compare: _compare,
    LaneEmpty: _lane_empty,
    SpiritIs: _spirit_is,
    YourTurn: _your_turn,
    CameFrom: _came_from,
    SummonedBy: _summoned_by,
    FirstThisTurn: _first_this_turn,
    HoldsCoin: _holds_coin,
    GainedNoCoin: _gained_no_coin,
    InBattle: _in_battle,
    Done: _done,
}
complete(Condition, TESTING)
