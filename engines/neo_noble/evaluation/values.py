"""What each number in a text is (`values`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.kernel.effects.numbers import reckon
from engines.kernel.state.limits import saturated
from engines.neo_noble.evaluation import powers, selectors
from engines.neo_noble.language.values import (
    CountCards,
    CountCoins,
    CountLanes,
    CountSpirits,
    NumberOf,
    Souls,
    TotalOf,
    Value,
)
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Side, Table


def number(table: Table, use: ResolvingEffect, value: Value) -> int:
    """Return a value as it is now, held within the bound of all numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        known = {"done": use.done, "x": use.x}
        return saturated(known[value] if value in known else _battle_margin(table))
    table.tick()
    counted = COUNTING.get(type(value))
    if counted is None:
        return saturated(reckon(value, lambda part: number(table, use, part)))
    return saturated(counted(table, use, value))


def _battle_margin(table: Table) -> int:
    """Return what the attack was ahead by when totals were compared."""
    battle = table.fighting
    if battle is None or battle.outcome is None:
        return 0
    power, resolve, _ = battle.outcome
    return power - resolve


def _spirits(table: Table, use: ResolvingEffect, value: CountSpirits) -> int:
    return len(selectors.matching_spirits(table, use, value.of))


def _lanes(table: Table, use: ResolvingEffect, value: CountLanes) -> int:
    return len(selectors.matching_lanes(table, use, value.of))


def _cards(table: Table, use: ResolvingEffect, value: CountCards) -> int:
    return sum(_cards_of(table, use, value, side) for side in selectors.sides(table, use, value.whose))


def _cards_of(table: Table, use: ResolvingEffect, value: CountCards, side: Side) -> int:
    """Count one player's cards; in hidden zones all of them, whatever the filter says."""
    if value.zone == "channel":
        return sum(slot is not None for slot in side.channel)
    cards = selectors.pile(side, value.zone)
    if value.zone in ("hand", "deck"):
        return len(cards)
    return sum(selectors.fits_card(table, use, table.card(card), value.filter) for card in cards)


def _coins(table: Table, use: ResolvingEffect, value: CountCoins) -> int:
    holder = use.seat if value.held == "own" else 1 - use.seat
    return sum(
        coin.holder == holder and (value.state == "any" or coin.ready is (value.state == "ready"))
        for coin in table.coins
    )


def _number_of(table: Table, use: ResolvingEffect, value: NumberOf) -> int:
    spirit = selectors.spirit_of(table, use, value.of)
    if spirit is None:
        return _printed(table, use, value)
    if value.calc == "cost":
        return spirit.card.cost
    return powers.stats(table, spirit, basic=use.basic)[value.calc == "resolve"]


def _printed(table: Table, use: ResolvingEffect, value: NumberOf) -> int:
    """Return the number of a card that lies in no lane any more, as it is printed; 0 where there is none."""
    name = use.card.id if value.of == "self" else use.event.card if value.of == "that" and use.event else None
    if name is None:
        return 0
    card = table.card(name)
    return {"power": card.power, "resolve": card.resolve, "cost": card.cost}[value.calc]


def _total_of(table: Table, use: ResolvingEffect, value: TotalOf) -> int:
    place = selectors.lane(table, use, value.of)
    if place is None:
        return 0
    return powers.totals(table, place, basic=use.basic)[value.calc == "total_resolve"]


def _lingering(table: Table, use: ResolvingEffect, value: Souls) -> int:
    return table.sides[use.seat if value.whose == "own" else 1 - use.seat].lingering


COUNTING: dict[type[Any], Callable[[Table, ResolvingEffect, Any], int]] = {
    CountSpirits: _spirits,
    CountLanes: _lanes,
    CountCards: _cards,
    CountCoins: _coins,
    NumberOf: _number_of,
    TotalOf: _total_of,
    Souls: _lingering,
}
complete(Value, COUNTING)
