"""What an action is worth to its user now, where a card in hand is worth about 1.4: for the computer players.

It need not be exact, but quick. What is missing here is worth nothing by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.neo_noble.evaluation import conditions, selectors, values
from engines.neo_noble.language import actions as do
from engines.neo_noble.language.costs import (
    BanishCards,
    Cost,
    DiscardCards,
    GiveChannelCards,
    PaySouls,
    Relinquish,
    ReturnSpirits,
    Sacrifice,
    SpendDominance,
    X,
)
from engines.neo_noble.language.selectors import (
    CardsIn,
    ChosenCoins,
    ChosenLane,
    ChosenSlots,
    ChosenSpirits,
    Slots,
    Spirits,
)
from engines.neo_noble.players.weights import (
    CARD,
    COIN,
    REAP,
    SOUL,
    TOKEN,
    WIN,
    body,
    reap_worth,
    room_worth,
)
from engines.neo_noble.players.worth_changes import changed
from engines.neo_noble.rules import channel, costs, lanes
from engines.neo_noble.seat.blocks import shortfall
from engines.neo_noble.table.pieces import NOBODY, Place, Spirit
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table

_SLIGHT = 0.2


def worth(table: Table, use: ResolvingEffect, actions: Sequence[do.Action]) -> float:
    """Return what actions are worth together."""
    return sum(_WORTH[type(each)](table, use, each) for each in actions if type(each) in _WORTH)


def price(table: Table, use: ResolvingEffect, costs: Sequence[Cost]) -> float:
    """Return what costs are worth to who pays them."""
    return sum(
        _sacrifice(table, use, cost) if isinstance(cost, Sacrifice) else _PRICE[type(cost)] * _many(use, cost)
        for cost in costs
    )


def _many(use: ResolvingEffect, cost: Cost) -> int:
    """Return how many a part of a cost takes; X as it was chosen, or what it is at least."""
    return max(use.x, cost.number.least) if isinstance(cost.number, X) else cost.number


_PRICE: dict[type[Any], float] = {
    PaySouls: SOUL,
    DiscardCards: 1.0,
    Relinquish: COIN,
    SpendDominance: 0.5,
    GiveChannelCards: SOUL,
    BanishCards: 0.1,
    ReturnSpirits: 0.8,
}


def _sacrifice(table: Table, use: ResolvingEffect, cost: Sacrifice) -> float:
    """Return what the least of the Spirits that may be sacrificed are worth, and what would Shatter."""
    lost: list[float] = []
    for lane in table.sides[use.seat].lanes:
        for depth, spirit in enumerate(reversed(lane)):
            if cost.this and spirit.key != use.source.spirit:
                continue
            if cost.layer != "any" and (depth == 0) is not (cost.layer == "active"):
                continue
            if selectors.fits_spirit(table, use, spirit, cost.filter):
                lost.append(_gone(spirit) + (_uncovering(lane) if depth == 0 else 0))
    return sum(sorted(lost)[: _many(use, cost)])


def _uncovering(lane: list[Spirit]) -> float:
    """Return what is lost besides when the Active Spirit of a lane leaves."""
    beneath = lane[-2] if len(lane) > 1 else None
    return _gone(beneath) if beneath is not None and beneath.card.type == "arbiter" else 0


# Spirits


def _on_spirits(table: Table, use: ResolvingEffect, who: Spirits, harm: Callable[[Spirit], float]) -> float:
    """Return what an action on Spirits is worth, by the harm that it does; the user picks the best."""
    if not isinstance(who, ChosenSpirits):
        found = selectors.meant_spirits(table, use, who)
    else:
        found = selectors.matching_spirits(table, use, who)
    each = [harm(spirit) if spirit.seat != use.seat else -harm(spirit) for spirit in found]
    if not isinstance(who, ChosenSpirits):
        return sum(each)
    best = sorted(each, reverse=who.by == "you")[: who.number]
    return sum(one for one in best if one > 0) if who.up_to else sum(best)


def _gone(spirit: Spirit) -> float:
    return (TOKEN if spirit.card.type == "token" else 1) + max(0.0, body(spirit.card))


def _removal(table: Table, use: ResolvingEffect, action: Any) -> float:
    return _on_spirits(table, use, action.who, _gone)


def _bounced(table: Table, use: ResolvingEffect, action: do.Bounce) -> float:
    return _on_spirits(table, use, action.who, lambda spirit: 0.6 * _gone(spirit))


def _controlled(table: Table, use: ResolvingEffect, action: do.GainControl) -> float:
    if not lanes.any_room(table, use.seat):
        return 0
    return _on_spirits(table, use, action.who, lambda spirit: 2 * _gone(spirit) * (spirit.seat != use.seat))


def _given_back(table: Table, use: ResolvingEffect, action: do.GiveBack) -> float:
    return _on_spirits(table, use, action.who, lambda spirit: _gone(spirit) * (spirit.seat != spirit.owner))


def _shattered(table: Table, use: ResolvingEffect, action: do.Shatter) -> float:
    return _on_spirits(
        table, use, action.who, lambda spirit: _gone(spirit) if spirit.card.type == "arbiter" else 0
    )


def _reaped(table: Table, use: ResolvingEffect, action: do.ReapSpirit) -> float:
    return _on_spirits(
        table, use, action.who, lambda spirit: reap_worth(len(table.sides[spirit.seat].reaped))
    )


def _reaped_top(table: Table, use: ResolvingEffect, action: do.ReapTop) -> float:
    return sum(
        reap_worth(len(side.reaped)) * (1 if side.seat != use.seat else -1)
        for side in selectors.players(table, use, action.who)
    )


def _sacrificed(table: Table, use: ResolvingEffect, action: do.SacrificeThem) -> float:
    if action.up_to:
        return 0
    total = 0.0
    for side in selectors.players(table, use, action.who):
        tops = sorted(_gone(lane[-1]) for lane in side.lanes if lane)
        total += sum(tops[: action.number]) * (1 if side.seat != use.seat else -1)
    return total


def _arrives(table: Table, use: ResolvingEffect, action: do.Summon) -> float:
    source = action.source
    if not lanes.any_room(table, use.seat):
        return 0
    if source == "channel":
        side = table.sides[use.seat]
        return 1.0 if any(slot is not None and slot.face_up for slot in side.channel) else 0
    if isinstance(source, CardsIn) and source.zone not in ("hand", "deck"):
        pile = selectors.pile(table.sides[use.seat], source.zone)
        fitting = [card for card in pile if selectors.fits_card(table, use, table.card(card), source.filter)]
        rescued = REAP * 0.6 if source.zone == "reap" else 0
        return max((body(table.card(card)) for card in fitting), default=-rescued) + rescued
    return 2.0


def _created(table: Table, use: ResolvingEffect, action: do.Create) -> float:
    place = None if action.lane is None or isinstance(action.lane, str) else action.lane
    theirs = isinstance(place, ChosenLane) and place.whose == "opposing"
    free = lanes.free(table, 1 - use.seat if theirs else use.seat)
    number = min(free, values.number(table, use, action.number))
    value = TOKEN + body(table.card(action.token)) - 0.4 - room_worth(free)
    return number * (-value if theirs else value)


def _placed(table: Table, use: ResolvingEffect, _action: do.Place) -> float:
    return 2.0 if lanes.any_room(table, use.seat) else 0


# Cards


def _signed(table: Table, use: ResolvingEffect, who: Any, amount: float) -> float:
    return sum(amount if side.seat == use.seat else -amount for side in selectors.players(table, use, who))


def _drawn(table: Table, use: ResolvingEffect, action: do.Draw) -> float:
    return _signed(table, use, action.who, CARD * values.number(table, use, action.number))


def _discarded(table: Table, use: ResolvingEffect, action: do.Discard) -> float:
    if action.up_to:
        return 0
    number = values.number(table, use, action.number)
    return sum(
        min(number, len(side.hand)) * (-0.8 if side.seat == use.seat else 1.2)
        for side in selectors.players(table, use, action.who)
    )


def _milled(table: Table, use: ResolvingEffect, action: do.Mill) -> float:
    return _signed(table, use, action.who, 0.1 * values.number(table, use, action.number))


def _looked(_table: Table, _use: ResolvingEffect, action: do.LookAtTop) -> float:
    return 0.3 + CARD * action.keep


_LEAVING = {"reap": REAP * 0.6, "grave": 0.2, "hand": -0.8, "deck": 0.0, "banished": 0.3}
_GOING = {
    "hand": CARD,
    "grave": 0.1,
    "deck_top": 0.6,
    "deck_bottom": 0.1,
    "deck_shuffled": 0.1,
    "banished": -0.1,
}


def _moved_cards(table: Table, use: ResolvingEffect, action: do.MoveCards) -> float:
    cards = action.cards
    if not isinstance(cards, CardsIn):
        return _GOING[action.to]
    side = table.sides[use.seat if cards.whose == "own" else 1 - use.seat]
    count = min(cards.number, len(selectors.pile(side, cards.zone)))
    value = _LEAVING[cards.zone] + _GOING[action.to]
    if side.seat != use.seat:
        return count * (_SLIGHT if cards.zone == "grave" else -value)
    return count * value


def _swapped_reap(table: Table, use: ResolvingEffect, _action: do.SwapReap) -> float:
    side = table.sides[use.seat]
    if not side.reaped or not side.hand:
        return 0
    best = max(body(table.card(card)) for card in side.reaped)
    return best - min(body(table.card(card)) for card in side.hand) - 1


# Channel, Souls


def _channeled(table: Table, use: ResolvingEffect, action: do.Channel) -> float:
    side = table.sides[use.seat]
    if not channel.can_channel(side):
        return 0
    if isinstance(action.source, CardsIn) and action.source.zone == "hand":
        return 0.8 if len(side.hand) > 3 else -0.3
    return min(values.number(table, use, action.number), side.channel.count(None)) * (
        1.6 if action.ready else 1.1
    )


def _slots(table: Table, use: ResolvingEffect, selector: Slots, ours: float, theirs: float) -> float:
    if isinstance(selector, ChosenSlots):
        found = selectors.matching_slots(table, use, selector)
        each = sorted((ours if at.seat == use.seat else theirs for at in found), reverse=True)
        return sum(each if selector.pick == "all" else each[: selector.number])
    aim = selectors.aimed(use, selector)
    return 0 if aim is None else ours if aim.seat == use.seat else theirs


def _revealed(table: Table, use: ResolvingEffect, action: do.Reveal) -> float:
    return _slots(table, use, action.slots, 0.1, 0.3)


def _turned(table: Table, use: ResolvingEffect, action: do.SetSlots) -> float:
    sign = 1 if action.action == "ready_slots" else -1
    return _slots(table, use, action.slots, sign * SOUL, -sign * SOUL)


def _taken(table: Table, use: ResolvingEffect, action: do.TakeSlots) -> float:
    ours = 0.4 if action.to == "hand" else -1.0
    return _slots(table, use, action.slots, ours, -ours)


def _gained(table: Table, use: ResolvingEffect, action: do.GainSouls) -> float:
    return _signed(table, use, action.who, SOUL * values.number(table, use, action.number))


def _lost(table: Table, use: ResolvingEffect, action: do.LoseSouls) -> float:
    return -_signed(table, use, action.who, SOUL * values.number(table, use, action.number))


# Dominance


def _coin_gained(table: Table, use: ResolvingEffect, action: do.GainCoin) -> float:
    seat = use.seat if action.who == "you" else 1 - use.seat
    columns = _columns(table, use, action.coins)
    gained = [
        COIN * (2 if table.coins[column].holder == 1 - seat else 1)
        for column in columns
        if table.coins[column].holder != seat and _may_hold(table, seat, column)
    ]
    return (max(gained, default=0)) * (1 if seat == use.seat else -1)


def _may_hold(table: Table, seat: int, column: int) -> bool:
    mine = Place(0, column)
    return bool(table.lane(mine if seat == 0 else table.facing(mine)))


def _columns(table: Table, use: ResolvingEffect, coins: Any) -> list[int]:
    if isinstance(coins, ChosenCoins):
        return selectors.matching_coins(table, use, coins)
    place = selectors.lane(table, use, coins.coin_of)
    return [] if place is None else [table.column(place)]


def _neutral(table: Table, use: ResolvingEffect, action: do.NeutralCoin) -> float:
    holders = [table.coins[column].holder for column in _columns(table, use, action.coins)]
    return max((-COIN if holder == use.seat else COIN for holder in holders if holder != NOBODY), default=0)


def _coin_turned(table: Table, use: ResolvingEffect, action: do.SetCoin) -> float:
    ready = action.action == "ready_coin"
    coins = [table.coins[column] for column in _columns(table, use, action.coins)]
    changed = [coin for coin in coins if coin.holder != NOBODY and coin.ready is not ready]
    return sum(0.5 if (coin.holder == use.seat) is ready else -0.5 for coin in changed)


# Battle


def _blocks(table: Table, use: ResolvingEffect, action: do.RaiseBlock) -> float:
    missing = shortfall(table, use.seat)
    value = values.number(table, use, action.value)
    if missing <= 0:
        return 0
    return CARD + 0.5 if value >= missing else 0.3 * value


def _fails(table: Table, use: ResolvingEffect, _action: do.FailAttack) -> float:
    if table.battle is None or not table.battle.on:
        return 0
    if shortfall(table, use.seat) > 0:
        return 0.7 * reap_worth(len(table.sides[use.seat].reaped))
    return 0


# Connectives


def _best_mode(table: Table, use: ResolvingEffect, action: do.ChooseOne) -> float:
    modes = [worth(table, use, mode.do) for mode in action.modes]
    return max(modes) if action.by == "you" else min(modes)


def _if_it_helps(table: Table, use: ResolvingEffect, action: do.May) -> float:
    use.x = costs.most_x(table, use, action.cost) or use.x
    value = worth(table, use, action.do) - price(table, use, action.cost)
    return max(0.0, value) if action.by == "you" else min(0.0, value)


def _as_it_stands(table: Table, use: ResolvingEffect, action: do.Conditional) -> float:
    use.full = True
    met = conditions.holds(table, use, action.conditions)
    return worth(table, use, action.do if met else action.otherwise)


def _later(table: Table, use: ResolvingEffect, action: do.Later) -> float:
    return 0.7 * worth(table, use, action.do)


def _constant(amount: float) -> Callable[[Table, ResolvingEffect, Any], float]:
    return lambda _table, _use, _action: amount


_WORTH: dict[type[Any], Callable[[Table, ResolvingEffect, Any], float]] = {
    do.Draw: _drawn,
    do.Discard: _discarded,
    do.Mill: _milled,
    do.LookAtTop: _looked,
    do.RevealHand: _constant(_SLIGHT),
    do.MoveCards: _moved_cards,
    do.SwapReap: _swapped_reap,
    do.Channel: _channeled,
    do.Reveal: _revealed,
    do.SetSlots: _turned,
    do.TakeSlots: _taken,
    do.GainSouls: _gained,
    do.LoseSouls: _lost,
    do.Summon: _arrives,
    do.Create: _created,
    do.Place: _placed,
    do.Move: _constant(_SLIGHT),
    do.GainControl: _controlled,
    do.GiveBack: _given_back,
    do.Destroy: _removal,
    do.SacrificeThem: _sacrificed,
    do.ReapSpirit: _reaped,
    do.ReapTop: _reaped_top,
    do.BanishSpirits: _removal,
    do.Bounce: _bounced,
    do.Shatter: _shattered,
    do.Apply: changed,
    do.Renew: _constant(0.3),
    do.GainCoin: _coin_gained,
    do.NeutralCoin: _neutral,
    do.SetCoin: _coin_turned,
    do.Check: _constant(_SLIGHT),
    do.RaiseBlock: _blocks,
    do.FailAttack: _fails,
    do.BattleNow: _constant(2.0),
    do.Later: _later,
    do.UseText: _constant(1.0),
    do.Win: _constant(WIN),
    do.ChooseOne: _best_mode,
    do.May: _if_it_helps,
    do.Conditional: _as_it_stands,
}
