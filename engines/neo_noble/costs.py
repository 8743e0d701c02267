"""Costs of texts, Tributes and summons besides the Soul cost (`vocabulary.costs`, NN-118, NN-122, NN-R13)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engines.kernel import Play
from engines.neo_noble import channel, dominance, piles, powers, removal, souls
from engines.neo_noble.pieces import EVERYBODY, Spirit
from engines.neo_noble.table import Table
from engines.neo_noble.vocabulary import zones
from engines.neo_noble.vocabulary.costs import (
    BanishCards,
    Cost,
    DiscardCards,
    GiveChannelCards,
    PaySouls,
    Relinquish,
    ReturnSpirits,
    Sacrifice,
    SpendDominance,
)
from engines.neo_noble.vocabulary.selecting import (
    At,
    card_of,
    copies,
    fits_card,
    fits_spirit,
    pick_cards,
    pick_coins,
    pick_slots,
    pick_spirits,
)
from engines.neo_noble.vocabulary.use import Use


def payable(table: Table, use: Use, costs: Sequence[Cost], price: int = 0) -> bool:
    """Tell whether costs, and a Soul cost beside them, can be met in full, each from its own (NN-R13)."""
    given: dict[str, set[Hashable]] = {}
    wanted: dict[str, int] = {}
    for cost in costs:
        if isinstance(cost, PaySouls):
            continue
        found = _GIVING[type(cost)](table, use, cost)
        pool = _POOLS[type(cost)]
        given.setdefault(pool, set()).update(found)
        wanted[pool] = wanted.get(pool, 0) + cost.number
        if len(found) < cost.number or len(given[pool]) < wanted[pool]:
            return False
    price += _souls(table, use, costs)
    if not price:
        return True
    spared = souls.spared_slot(table, use.slot)
    return souls.affordable(table, use.seat, price + _reserved(table, use, costs), spared)


def pay(table: Table, use: Use, costs: Sequence[Cost], price: int = 0) -> Play[None]:
    """Pay what is `payable`; first what could also have given Souls, then the Souls, then the rest."""
    price += _souls(table, use, costs)  # before anything is given that could change it
    for cost in costs:
        if _gives_souls(cost):
            yield from _pay_one(table, use, cost)
    if price:
        spared = souls.spared_slot(table, use.slot)
        yield from souls.pay(table, use.seat, price, (use.card.id,), spared=spared)
    for cost in costs:
        if not isinstance(cost, PaySouls) and not _gives_souls(cost):
            yield from _pay_one(table, use, cost)


def _souls(table: Table, use: Use, costs: Sequence[Cost]) -> int:
    """Return the Souls among costs; texts change those of PAY texts."""
    price = sum(cost.number for cost in costs if isinstance(cost, PaySouls))
    return powers.pay_cost(table, use.seat, price) if price and use.pays else price


def _gives_souls(cost: Cost) -> bool:
    """Tell whether what is given could have been a source of Souls."""
    return isinstance(cost, Relinquish | SpendDominance) or (
        isinstance(cost, GiveChannelCards) and cost.ready
    )


def _reserved(table: Table, use: Use, costs: Sequence[Cost]) -> int:
    """Return how many sources of Souls the other costs may take; coins are some in the own Action Phase."""
    return sum(
        cost.number
        for cost in costs
        if not isinstance(cost, PaySouls)
        and _gives_souls(cost)
        and (isinstance(cost, GiveChannelCards) or souls.own_action(table, use.seat))
    )


def _pay_one(table: Table, use: Use, cost: Cost) -> Play[None]:
    use.verb = cost.cost
    yield from PAYING[type(cost)](table, use, cost)


# What may be given


def _sacrifices(table: Table, use: Use, cost: Sacrifice) -> list[Spirit]:
    if cost.this:
        spirits = [table.spirit(use.source.spirit)]
        return [spirit for spirit in spirits if spirit is not None and spirit.seat == use.seat]
    return [
        spirit
        for spirits in table.sides[use.seat].lanes
        for depth, spirit in enumerate(reversed(spirits))
        if (cost.layer == "any" or (depth == 0) is (cost.layer == "active"))
        and fits_spirit(table, use, spirit, cost.filter)
        and not powers.indestructible(table, spirit)
    ]


def _hand_cards(table: Table, use: Use, cost: DiscardCards) -> list[str]:
    cards = table.sides[use.seat].hand[:]
    if use.lies_in == "hand":
        cards.remove(use.card.id)
    return copies([card for card in cards if fits_card(table, use, table.card(card), cost.filter)])


def _coins(table: Table, use: Use, _cost: Relinquish) -> list[int]:
    return [column for column, coin in enumerate(table.coins) if coin.holder == use.seat]


def _ready_coins(table: Table, use: Use, _cost: SpendDominance) -> list[int]:
    return [column for column, coin in enumerate(table.coins) if coin.holder == use.seat and coin.ready]


def _channel_cards(table: Table, use: Use, cost: GiveChannelCards) -> list[At]:
    return [
        At(use.seat, number)
        for number, slot in enumerate(table.sides[use.seat].channel)
        if slot is not None
        and (slot.ready or not cost.ready)
        and (cost.face == "any" or slot.face_up is (cost.face == "up"))
        and number != use.slot
    ]


def _grave_cards(table: Table, use: Use, cost: BanishCards) -> list[str]:
    cards = table.sides[use.seat].grave[:]
    if use.lies_in == "grave":
        cards.remove(use.card.id)
    return copies([card for card in cards if fits_card(table, use, table.card(card), cost.filter)])


def _returns(table: Table, use: Use, cost: ReturnSpirits) -> list[Spirit]:
    return [
        spirits[-1]
        for spirits in table.sides[use.seat].lanes
        if spirits and fits_spirit(table, use, spirits[-1], cost.filter)
    ]


_GIVING: dict[type[Any], Callable[[Table, Use, Any], Sequence[Hashable]]] = {
    Sacrifice: _sacrifices,
    DiscardCards: _hand_cards,
    Relinquish: _coins,
    SpendDominance: _ready_coins,
    GiveChannelCards: _channel_cards,
    BanishCards: _grave_cards,
    ReturnSpirits: _returns,
}
_POOLS: dict[type[Any], str] = {
    Sacrifice: "spirits",
    ReturnSpirits: "spirits",
    DiscardCards: "hand",
    Relinquish: "coins",
    SpendDominance: "coins",
    GiveChannelCards: "channel",
    BanishCards: "grave",
}


# Giving it


def _sacrifice(table: Table, use: Use, cost: Sacrifice) -> Play[None]:
    spirits = yield from pick_spirits(use, _sacrifices(table, use, cost), cost.number)
    yield from removal.destroy(table, spirits, use.seat)


def _discard(table: Table, use: Use, cost: DiscardCards) -> Play[None]:
    cards = [card_of(key) for key in _hand_cards(table, use, cost)]
    for card in (yield from pick_cards(use, "pick_hand", cards, cost.number, hidden=True)):
        piles.discard(table, table.sides[use.seat], card)


def _relinquish(table: Table, use: Use, cost: Relinquish) -> Play[None]:
    for column in (yield from pick_coins(use, _coins(table, use, cost), cost.number)):
        dominance.relinquish(table, column)


def _spend_dominance(table: Table, use: Use, cost: SpendDominance) -> Play[None]:
    for column in (yield from pick_coins(use, _ready_coins(table, use, cost), cost.number)):
        dominance.set_ready(table, column, False)


def _channel_card(table: Table, use: Use, cost: GiveChannelCards) -> Play[None]:
    side = table.sides[use.seat]
    for at in (yield from pick_slots(use, _channel_cards(table, use, cost), cost.number)):
        card, _ = channel.take_slot(table, side, at.slot, EVERYBODY)
        zones.lay(table, side, card, "grave", origin="channel")


def _banish(table: Table, use: Use, cost: BanishCards) -> Play[None]:
    side = table.sides[use.seat]
    cards = [card_of(key) for key in _grave_cards(table, use, cost)]
    for card in (yield from pick_cards(use, "pick_card", cards, cost.number)):
        side.grave.remove(card)
        zones.lay(table, side, card, "banished", origin="grave")


def _return(table: Table, use: Use, cost: ReturnSpirits) -> Play[None]:
    spirits = yield from pick_spirits(use, _returns(table, use, cost), cost.number)
    yield from removal.bounce(table, spirits)


PAYING: dict[type[Any], Callable[[Table, Use, Any], Play[None]]] = {
    Sacrifice: _sacrifice,
    DiscardCards: _discard,
    Relinquish: _relinquish,
    SpendDominance: _spend_dominance,
    GiveChannelCards: _channel_card,
    BanishCards: _banish,
    ReturnSpirits: _return,
}
