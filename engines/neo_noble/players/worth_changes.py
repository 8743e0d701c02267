"""What a change is worth to its user, by how long it holds: for the computer players.

What is over with the turn, or the battle, is worth what it makes possible until then, and nothing else.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, cast

from engines.neo_noble.effects.rules import change_of
from engines.neo_noble.evaluation import powers, selectors, values
from engines.neo_noble.language import actions as do
from engines.neo_noble.language import changes as hold
from engines.neo_noble.language.selectors import LaneRef
from engines.neo_noble.players.weights import SOUL, can_attack, fleeting, reap_worth, strike
from engines.neo_noble.rules import souls
from engines.neo_noble.seat.blocks import shortfall
from engines.neo_noble.table.pieces import Lasting, Place
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import PLACES, Side, Table

_OVER_SOON = ("this_turn", "this_battle")
_BATTLE = (
    "spirit_stats", "lane_stats", "set_stats", "swap_stats", "wins_ties", "extra_attack", "free_attack",
    "no_attack", "no_block", "block_bonus",
)  # fmt: skip
"""Kinds of changes that matter in battle alone, where they are over soon."""
_STOPPED = 0.7
"""What stopping an attack is worth, of the reap that it would be."""


def changed(table: Table, use: ResolvingEffect, action: do.Apply) -> float:
    """Return what a change is worth while it holds."""
    what = action.what
    if action.until in _OVER_SOON:
        if what.change in _BATTLE:
            return _in_battles(table, use, action)
        if isinstance(what, hold.CostChange):
            return _saved(table, use, action, what)
    match what:
        case hold.SpiritStats() | hold.LaneStats():
            amount = values.number(table, use, what.power) + values.number(table, use, what.resolve)
            return 0.35 * amount * _whose(table, use, what.on)
        case hold.CostChange():
            helps = (what.whose == "own") is (values.number(table, use, what.value) < 0)
            return 0.8 if helps else -0.8
        case hold.Silenced():
            return 0.6 if what.on != "own_noble" else -0.6
        case hold.NoAttack() | hold.NoBlock():
            return -0.8 * _whose(table, use, what.on)
        case hold.SwapStats() | hold.SetStats():
            return _restated(table, use, what)
        case _:
            return 0.4


# Over soon


@contextmanager
def _held(table: Table, change: Lasting) -> Generator[None]:
    """Let a change hold while something is weighed."""
    lasting = table.lasting
    table.lasting = [*lasting, change]
    try:
        yield
    finally:
        table.lasting = lasting


def _in_battles(table: Table, use: ResolvingEffect, action: do.Apply) -> float:
    """Return how much better this turn's battles go for the user with a change."""
    change = change_of(table, use, action)
    if change is None:
        return 0.0
    before = _battles(table, use)
    with _held(table, change):
        after = _battles(table, use)
    return after - before if table.active == use.seat else before - after


def _battles(table: Table, use: ResolvingEffect) -> float:
    """Return what the battle under way, or the best one to come this turn, is worth to who attacks."""
    battle = table.fighting
    if battle is not None:
        defender = battle.defender.seat
        return _STOPPED * reap_worth(len(table.sides[defender].reaped)) if shortfall(table, defender) else 0.0
    if table.stage in ("end", "discard"):
        return 0.0
    side = table.sides[table.active]
    arriving = _arriving(use)
    due = 0 if arriving is None else powers.summon_cost(table, use.seat, use.card)
    at_hand = len(souls.plain(side)) - due
    return max(_attack(table, place, arriving, use, at_hand) for place in PLACES[side.seat])


def _arriving(use: ResolvingEffect) -> Place | None:
    """Return the lane into which the card that speaks is still to be summoned."""
    return use.place if use.source.spirit is None and use.source.slot is None else None


def _attack(table: Table, place: Place, arriving: Place | None, use: ResolvingEffect, at_hand: int) -> float:
    joins = place == arriving and not fleeting(use.card)
    breaks = [each for each in table.lane(place) if each.key == use.source.spirit and fleeting(use.card)]
    due = powers.attack_cost(table, place)
    if not (len(table.lane(place)) > len(breaks) or joins) or due > at_hand or not can_attack(table, place):
        return 0.0
    power = powers.lane_power(table, place) + use.card.power * (joins - len(breaks))
    won = strike(table, place, power, powers.lane_resolve(table, table.facing(place)))
    return max(0.0, won - SOUL * due)


def _saved(table: Table, use: ResolvingEffect, action: do.Apply, what: hold.CostChange) -> float:
    """Return the Souls that a change of costs saves on what can be done in this turn."""
    side = table.sides[use.seat]
    change = change_of(table, use, action)
    if change is None or table.active != use.seat or table.stage in ("end", "discard"):
        return 0.0
    before = _dues(table, side, what)
    with _held(table, change):
        after = _dues(table, side, what)
    at_hand = len(souls.plain(side))
    return SOUL * max(
        (was - due for was, due in zip(before, after, strict=True) if due <= at_hand), default=0
    )


def _dues(table: Table, side: Side, what: hold.CostChange) -> list[int]:
    match what.of:
        case "summon":
            return [powers.summon_cost(table, side.seat, table.card(card)) for card in side.hand]
        case "attack":
            places = [place for place in PLACES[side.seat] if table.lane(place) and can_attack(table, place)]
            return [powers.attack_cost(table, place) for place in places]
        case "draw":
            return [powers.draw_cost(table, side.seat)]
        case "pay":
            return []


def _restated(table: Table, use: ResolvingEffect, what: hold.SwapStats | hold.SetStats) -> float:
    """Return what other numbers are worth on a Spirit, by how much more it then has."""
    found = selectors.meant_spirits(table, use, what.on)
    total = 0.0
    for spirit in found:
        power, resolve = powers.stats(table, spirit)
        if isinstance(what, hold.SwapStats):
            change = 0.3 * (resolve - power)
        else:
            new_power = power if what.power is None else values.number(table, use, what.power)
            new_resolve = resolve if what.resolve is None else values.number(table, use, what.resolve)
            change = 0.3 * (new_power + new_resolve - power - resolve)
        total += change if spirit.seat == use.seat else -change
    return total


def _whose(table: Table, use: ResolvingEffect, scope: Any) -> int:
    """Return 1 for what is on the own side, -1 for the other, 0 for neither or both."""
    if isinstance(scope, str):
        lane = cast("LaneRef", scope)
        place = use.place if scope in ("self", "top") else selectors.lane(table, use, lane)
        if place is None:
            spirit = selectors.spirit_of(table, use, scope) if scope == "target" else None
            return 0 if spirit is None else 1 if spirit.seat == use.seat else -1
        return 1 if place.seat == use.seat else -1
    return {"own": 1, "opposing": -1}.get(scope.whose, 0)
