"""Costs of texts, Tributes and summons besides Souls (`cards.language.costs`, NN-118, NN-122, NN-R13).

All parts are chosen before any is given, so that each finds something of its own (NN-R81).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.kernel import DecisionContext, Number, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.exhaustiveness import complete
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation import powers
from engines.neo_noble.evaluation.selectors import ANY_CARD, fits_card, fits_spirit, pick
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
    chosen_number,
    paying_x,
)
from engines.neo_noble.rules import channel, dominance, joint, lanes, piles, removal, shatter, souls, zones
from engines.neo_noble.table import course
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.keys import SoulSource
from engines.neo_noble.table.pieces import Place, Spirit
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import PLACES, Table

Pool: TypeAlias = Literal["spirit", "hand", "coin", "slot", "grave", "bargain"]


class Thing(NamedTuple):
    """What can be given once: a Spirit, a card, a coin, Noble's Bargain; its key is that of answers."""

    pool: Pool
    key: str


class Portion(NamedTuple):
    """One part of a cost: so many of some things. Of Souls there is one for all (`cost` is None)."""

    cost: Cost | None
    number: int
    things: tuple[Thing, ...]


Given: TypeAlias = tuple[tuple[Cost, tuple[Thing, ...]], ...]
"""What was chosen for each part of a cost that is no Souls."""
MOST_X = 30
"""The greatest X, for a cost that could be paid without end."""


def payable(
    table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int = 0, place: Place | None = None
) -> bool:
    """Tell whether all parts of a cost, and a Soul cost, can be paid together by different things (NN-R81).

    With a `place`, for a card that is summoned there, this leaves it room in that lane.
    """
    if not (costs or price or place):
        return True
    portions = _parts(table, use, costs, price)
    return portions is not None and (place is None or _leaves_room(table, use, portions, place))


def places(table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int) -> list[Place]:
    """Return the lanes in which a card can be summoned for what is paid together with a Soul cost."""
    portions = _parts(table, use, costs, price)
    if portions is None:
        return []
    return [place for place in PLACES[use.seat] if _leaves_room(table, use, portions, place)]


def pay(
    table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int = 0, place: Place | None = None
) -> Play[None]:
    """Pay what is `payable`: choose, then give what could also have given Souls, the Souls, and the rest."""
    if not (costs or price):
        return
    costs = yield from _with_x(table, use, costs, price, place)
    price += _souls(table, use, costs)  # before anything is given that could change it
    given = yield from _choose(table, use, list(_portions(table, use, costs, price)), place)
    yield from _give(table, use, tuple(part for part in given if _gives_souls(part[0])))
    if price:
        yield from souls.pay(
            table, use.seat, price, DecisionContext(card=use.card.id), spared=_spared(table, use)
        )
    yield from _give(table, use, tuple(part for part in given if not _gives_souls(part[0])))


def _with_x(
    table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int, place: Place | None
) -> Play[Sequence[Cost]]:
    """Let the player choose the X of a cost, up to what can be paid, and return the cost with it."""
    bounds = chosen_number(costs)
    if bounds is None:
        return costs
    least, use.x = bounds.least, most_x(table, use, costs, price, place)
    if use.x > least:
        use.x = yield Number(use.seat, "x", least, use.x, default=least, about=use.about)
    return paying_x(costs, use.x)


def most_x(
    table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int = 0, place: Place | None = None
) -> int:
    """Return the greatest X with which a cost can be paid; 0 for one without X."""
    bounds = chosen_number(costs)
    if bounds is None:
        return 0
    x = bounds.least
    while x < (bounds.most or MOST_X) and payable(table, use, paying_x(costs, x + 1), price, place):
        x += 1
    return x


def _souls(table: Table, use: ResolvingEffect, costs: Sequence[Cost]) -> int:
    """Return the Souls among costs; texts change those of PAY texts."""
    parts = [_number(cost) for cost in costs if isinstance(cost, PaySouls)]
    return powers.pay_cost(table, use.seat, sum(parts)) if parts and use.pays else sum(parts)


def _number(cost: Cost) -> int:
    """Return how many a part of a cost takes; X was chosen before."""
    assert isinstance(cost.number, int)
    return cost.number


def _spared(table: Table, use: ResolvingEffect) -> int | None:
    return souls.spared_slot(table, use.slot)


def _gives_souls(cost: Cost) -> bool:
    """Tell whether what is given could have been a source of Souls."""
    return isinstance(cost, Relinquish | SpendDominance | GiveChannelCards)


# What may be given


def _parts(table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int) -> list[Portion] | None:
    """Return the parts of a cost, with the least X, if each of them can have different things."""
    if (x := chosen_number(costs)) is not None:
        costs = paying_x(costs, x.least)
    found: list[Portion] = []
    for portion in _portions(table, use, costs, price + _souls(table, use, costs)):
        if len(portion.things) < portion.number:
            return None
        found.append(portion)
    return found if _together(found) else None


def _portions(table: Table, use: ResolvingEffect, costs: Sequence[Cost], price: int) -> Iterator[Portion]:
    """Yield the parts of a cost in printed order, the Souls last."""
    for cost in costs:
        if not isinstance(cost, PaySouls):
            pool = _POOLS[type(cost)]
            things = tuple(Thing(pool, key) for key in _GIVING[type(cost)](table, use, cost))
            yield Portion(cost, _number(cost), things)
    missing = price - table.sides[use.seat].lingering
    if missing > 0:
        yield Portion(None, missing, _sources(table, use))


def _sources(table: Table, use: ResolvingEffect) -> tuple[Thing, ...]:
    """Return the sources of Souls besides Lingering Souls, which pay for nothing else."""
    side = table.sides[use.seat]
    found: list[Thing] = []
    for source in (*souls.plain(side, _spared(table, use)), *souls.special(table, side)):
        match naming.soul_source(source):
            case SoulSource("slot", place):
                found.append(Thing("slot", naming.owned(use.seat, place)))
            case SoulSource("coin"):
                found.append(Thing("coin", source))
            case SoulSource("bargain"):
                found.append(Thing("bargain", source))
            case _:
                pass
    return tuple(found)


def _sacrifices(table: Table, use: ResolvingEffect, cost: Sacrifice) -> list[str]:
    return [
        spirit.key
        for spirits in table.sides[use.seat].lanes
        for depth, spirit in enumerate(reversed(spirits))
        if _may_be_sacrificed(table, use, cost, spirit, depth) and not powers.indestructible(table, spirit)
    ]


def _may_be_sacrificed(
    table: Table, use: ResolvingEffect, cost: Sacrifice, spirit: Spirit, depth: int
) -> bool:
    if cost.this:
        return spirit.key == use.source.spirit
    return (cost.layer == "any" or (depth == 0) is (cost.layer == "active")) and fits_spirit(
        table, use, spirit, cost.filter
    )


def _hand_cards(table: Table, use: ResolvingEffect, cost: DiscardCards) -> list[str]:
    cards = table.sides[use.seat].hand[:]
    if use.lies_in == "hand":
        cards.remove(use.card.id)
    fitting = [card for card in cards if fits_card(table, use, table.card(card), cost.filter)]
    if len(fitting) < _number(cost) and _could_pay(table, use):
        fitting = cards
    return copies(fitting)


def _could_pay(table: Table, use: ResolvingEffect) -> bool:
    """Tell whether a player has been asked what only somebody is asked whose hand can pay (NN-R51)."""
    text = use.card.texts[use.text] if use.card.texts else None
    asked = text is not None and course.foretold(table, use.seat, text.type)
    return bool(asked) or course.awaits(table, use.seat, _QUESTIONS["hand"])


def _coins(table: Table, use: ResolvingEffect, _cost: Relinquish) -> list[str]:
    return [naming.coin(column) for column, coin in enumerate(table.coins) if coin.holder == use.seat]


def _ready_coins(table: Table, use: ResolvingEffect, _cost: SpendDominance) -> list[str]:
    return [
        naming.coin(column)
        for column, coin in enumerate(table.coins)
        if coin.holder == use.seat and coin.ready
    ]  # fmt: skip


def _channel_cards(table: Table, use: ResolvingEffect, cost: GiveChannelCards) -> list[str]:
    return [
        naming.owned(use.seat, number)
        for number, slot in enumerate(table.sides[use.seat].channel)
        if slot is not None
        and (slot.ready or not cost.ready)
        and (cost.face == "any" or slot.face_up is (cost.face == "up"))
        and number != use.slot
    ]


def _grave_cards(table: Table, use: ResolvingEffect, cost: BanishCards) -> list[str]:
    cards = table.sides[use.seat].grave[:]
    if use.lies_in == "grave":
        cards.remove(use.card.id)
    return copies([card for card in cards if fits_card(table, use, table.card(card), cost.filter)])


def _returns(table: Table, use: ResolvingEffect, cost: ReturnSpirits) -> list[str]:
    return [
        spirits[-1].key
        for spirits in table.sides[use.seat].lanes
        if spirits and fits_spirit(table, use, spirits[-1], cost.filter)
    ]


_GIVING: dict[type[Any], Callable[[Table, ResolvingEffect, Any], Sequence[str]]] = {
    Sacrifice: _sacrifices,
    DiscardCards: _hand_cards,
    Relinquish: _coins,
    SpendDominance: _ready_coins,
    GiveChannelCards: _channel_cards,
    BanishCards: _grave_cards,
    ReturnSpirits: _returns,
}
_POOLS: dict[type[Any], Pool] = {
    Sacrifice: "spirit",
    ReturnSpirits: "spirit",
    DiscardCards: "hand",
    Relinquish: "coin",
    SpendDominance: "coin",
    GiveChannelCards: "slot",
    BanishCards: "grave",
}
_QUESTIONS: dict[Pool, str] = {
    "spirit": "pick_spirit",
    "hand": "pick_hand",
    "coin": "pick_coin",
    "slot": "pick_slot",
    "grave": "pick_card",
}


# All parts together (NN-R81)


def _possible(
    table: Table, use: ResolvingEffect, portions: Sequence[Portion], place: Place | None, given: Given = ()
) -> bool:
    """Tell whether what is still to be paid finds different things, and leaves room in a lane."""
    return _together(portions) and (place is None or _leaves_room(table, use, portions, place, given))


def _together(portions: Sequence[Portion]) -> bool:
    return joint.together([(portion.number, portion.things) for portion in portions])


def _leaves_room(
    table: Table, use: ResolvingEffect, portions: Sequence[Portion], place: Place, given: Given = ()
) -> bool:
    """Tell whether a lane can have room when all is paid."""
    after = _room_after
    if not _texts_on_room(table):
        if lanes.room(table, place):
            return True
        portions = [portion for portion in portions if isinstance(portion.cost, Sacrifice | ReturnSpirits)]
        if lanes.just_full(table, place):
            after = _gives_from
    return any(after(table, use, (*given, *rest), place) for rest in _ways(portions, frozenset()))


def _gives_from(table: Table, _use: ResolvingEffect, given: Given, place: Place) -> bool:
    """Tell whether any of the things given is a Spirit of a lane."""
    keys = {spirit.key for spirit in table.lane(place)}
    return any(thing.key in keys for _, things in given for thing in things)


def _texts_on_room(table: Table) -> bool:
    """Tell whether a text in play says how many Spirits a lane may hold: what is given can change that."""
    if any(each.what.change == "capacity" for each in table.lasting):
        return True
    nobles = (table.card(side.noble) for side in table.sides)
    spirits = (spirit.card for side in table.sides for spirit in side.spirits())
    return any("capacity" in card.words for card in (*nobles, *spirits))


def _ways(portions: Sequence[Portion], taken: frozenset[Thing]) -> Iterator[Given]:
    """Yield the ways of paying parts of a cost by different things; of Souls it makes no difference."""
    if not portions or portions[0].cost is None:
        yield ()
        return
    first, *others = portions
    assert first.cost is not None
    for things in combinations([thing for thing in first.things if thing not in taken], first.number):
        for rest in _ways(others, taken.union(things)):
            yield ((first.cost, things), *rest)


def _room_after(table: Table, use: ResolvingEffect, given: Given, place: Place) -> bool:
    """Tell whether a lane has room once things have been given; texts that may spare Arbiters do so."""
    twin = table.copy()
    giving = _give(twin, use, given)
    try:
        next(giving)
        while True:
            giving.send(shatter.APPLY)
    except StopIteration:
        return lanes.room(twin, place)


# Choosing and giving


def _choose(
    table: Table, use: ResolvingEffect, portions: Sequence[Portion], place: Place | None
) -> Play[Given]:
    """Let the player choose what is given for each part, so that the rest can be paid too (NN-D15)."""
    given: Given = ()
    while portions and portions[0].cost is not None:
        first, *rest = portions
        assert first.cost is not None
        use.verb = first.cost.cost
        chosen: tuple[Thing, ...] = ()
        hides = _hides_choice(first)
        if _is_free(table, first, rest, place):
            chosen = yield from _pick(use, first.things, first.number, hides)
        while len(chosen) < first.number:
            fitting = [
                thing
                for thing in first.things
                if thing not in chosen
                and _possible(
                    table, use, _without([first, *rest], (*chosen, thing)), place,
                    (*given, (first.cost, (*chosen, thing))),
                )
            ]  # fmt: skip
            chosen += yield from _pick(use, fitting, 1, hides)
        given = (*given, (first.cost, chosen))
        portions = _without([first, *rest], chosen)[1:]
    return given


def _hides_choice(portion: Portion) -> bool:
    """Tell whether others cannot see if there is a choice: what fits in a hand, and what is alike."""
    cost = portion.cost
    return isinstance(cost, DiscardCards) and (
        cost.filter != ANY_CARD or len(portion.things) > portion.number
    )


def _is_free(table: Table, first: Portion, rest: Sequence[Portion], place: Place | None) -> bool:
    """Tell whether a part can be paid by anything that it may be paid by, whatever else is due."""
    if any(thing in each.things for each in rest for thing in first.things):
        return False
    if type(first.cost) is DiscardCards and any(type(each.cost) is DiscardCards for each in rest):
        return False  # whether one card fits both is hidden
    return place is None or (lanes.room(table, place) and not _texts_on_room(table))


def _without(portions: Sequence[Portion], chosen: Sequence[Thing]) -> list[Portion]:
    """Return what is still due once things have been chosen for the first of some parts."""
    first, *rest = (
        each._replace(things=tuple(thing for thing in each.things if thing not in chosen))
        for each in portions
    )
    return [first._replace(number=first.number - len(chosen)), *rest]


def _pick(
    use: ResolvingEffect, things: Sequence[Thing], number: int, always: bool
) -> Play[tuple[Thing, ...]]:
    """Ask for some of several things; of two copies of a card it makes no difference which."""
    pool = things[0].pool
    named = {thing.key: thing for thing in things}
    if pool in ("hand", "grave"):
        if number == 1:
            named = {card_of(thing.key): thing for thing in things}
        else:
            named = dict(zip(copies([card_of(thing.key) for thing in things]), things, strict=True))
    keys = yield from pick(use, _QUESTIONS[pool], tuple(named), number, hidden=pool == "hand", always=always)
    return tuple(named[key] for key in keys)


def _give(table: Table, use: ResolvingEffect, given: Given) -> Play[None]:
    """Give what was chosen: things of a kind together, whichever part of the cost they were chosen for."""
    for kind, giving in PAYING.items():
        keys = [thing.key for cost, things in given if type(cost) is kind for thing in things]
        if keys:
            yield from giving(table, use, keys)


def _relinquish(table: Table, _use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    for key in keys:
        dominance.relinquish(table, naming.coin_named(key).column)
    yield from ()


def _spend_dominance(table: Table, _use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    for key in keys:
        dominance.set_ready(table, naming.coin_named(key).column, False)
    yield from ()


def _channel_card(table: Table, use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    side = table.sides[use.seat]
    for key in keys:
        card, _ = channel.take_slot(table, side, naming.owned_named(key).number, EVERYBODY)
        zones.lay(table, side, card, "grave", origin="channel")
    yield from ()


def _discard(table: Table, use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    side = table.sides[use.seat]
    for card in course.as_foretold(table, "from_hand", [card_of(key) for key in keys], side.hand):
        piles.discard(table, side, card)
    yield from ()


def _banish(table: Table, use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    side = table.sides[use.seat]
    for key in keys:
        side.grave.remove(card_of(key))
        zones.lay(table, side, card_of(key), "banished", origin="grave")
    yield from ()


def _sacrifice(table: Table, _use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    yield from removal.sacrifice(table, _spirits(table, keys))


def _return(table: Table, _use: ResolvingEffect, keys: Sequence[str]) -> Play[None]:
    yield from removal.bounce(table, _spirits(table, keys))


def _spirits(table: Table, keys: Sequence[str]) -> list[Spirit]:
    return [spirit for spirit in map(table.spirit, keys) if spirit is not None]


PAYING: dict[type[Any], Callable[[Table, ResolvingEffect, Sequence[str]], Play[None]]] = {
    Relinquish: _relinquish,
    SpendDominance: _spend_dominance,
    GiveChannelCards: _channel_card,
    DiscardCards: _discard,
    BanishCards: _banish,
    Sacrifice: _sacrifice,
    ReturnSpirits: _return,
}
"""In the order of giving: coins before their lanes empty, what lies beneath before what it would uncover."""
complete(Cost, PAYING, {PaySouls: souls.pay})
