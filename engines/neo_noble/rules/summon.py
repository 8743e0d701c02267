"""Summoning, creating, placing (NN-120 to NN-125, NN-R30, NN-R32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation import changes, powers
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.rules import (
    activation,
    behaviours,
    channel,
    dominance,
    lanes,
    piles,
    sequences,
    souls,
    triggers,
    windows,
)
from engines.neo_noble.rules import costs as costing
from engines.neo_noble.table.contexts import Arriving
from engines.neo_noble.table.pieces import Origin, Place, Source, Spirit, SpiritEvent, place_named
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table


class Summoning(NamedTuple):
    """A card that is to be summoned: where it lies, how it is summoned, and for what."""

    card: str
    origin: Origin
    mode: Mode
    slot: int | None = None
    """Where it lies in the Channel."""
    price: int = 0
    """In Souls."""
    costs: tuple[Cost, ...] = ()
    """What is paid besides."""
    place: Place | None = None
    """The lane, where it is not asked for."""


def summon(table: Table, seat: int, summoning: Summoning, *, back: bool = False) -> Play[bool]:
    """Summon a card (NN-R30); False when nothing came of it.

    With `back` the player may go back until Souls are paid.
    """
    card, place = summoning.card, summoning.place
    use = paying(table, seat, card, summoning.origin, summoning.slot)
    # 1: the lane
    if place is None:
        places = open_lanes(table, use, summoning.costs, summoning.price)
        place = yield from choose_lane(seat, summoning, places, back)
        if place is None:
            return False
    # 2: all costs
    if not (yield from pay(table, use, summoning, place, back)):
        return False
    if not lanes.room(table, place):  # by a text that the very Souls, or what Shattered, kept in force
        place = yield from choose_lane(seat, summoning, lanes.rooms(table, seat))
        if place is None:
            return False
    # 3: on top
    lane_was_empty = not table.lane(place)
    take_from(table, seat, summoning)
    spirit = lanes.arrive(table, place, card, summoning.origin, summoning.mode)
    _tell_of_summon(table, spirit, place)
    side = table.sides[seat]
    side.done["summon"] = side.done.get("summon", 0) + 1
    dominance.due(table, place)
    # 4: behaviours
    yield from behaviours.on_arrival(table, spirit, lane_was_empty)
    # 5 to 8: ON SUMMON, its window and BRITTLE
    event = SpiritEvent("summoned", seat, card, spirit.key, place)
    triggers.happened(table, event)
    if not (yield from on_summon(table, spirit, event)):
        yield from windows.window(table, event)
    yield from sequences.settle(table)
    # 9: the check is due when the whole sequence is over (NN-70, NN-R28)
    return True


def paying(table: Table, seat: int, card: str, origin: Origin, slot: int | None = None) -> ResolvingEffect:
    """Return a card as what is paid for: it cannot be given for itself."""
    use = ResolvingEffect(Source(seat, card), table.card(card))
    use.lies_in, use.slot = origin, slot
    return use


def choose_lane(
    seat: int, summoning: Summoning, places: Sequence[Place], back: bool = False
) -> Play[Place | None]:
    """Choose one of some lanes for a card (NN-124, NN-D13); None when there is none, or to go back."""
    keys = tuple(place.key for place in places)
    if len(keys) < 2 and not back:
        return place_named(keys[0]) if keys else None
    default = BACK if back else None
    about = DecisionContext(card=summoning.card, rest=Arriving(summoning.origin, summoning.mode))
    key: str = yield Choose(seat, "lane", keys, default=default, back=back, hidden=back, about=about)
    return None if key == BACK else place_named(key)


def open_lanes(table: Table, use: ResolvingEffect, costs: Sequence[Cost] = (), price: int = 0) -> list[Place]:
    """Return lanes with room, or in which what is paid can make room (NN-81, NN-R30, NN-R81)."""
    if not costs:
        return lanes.rooms(table, use.seat)
    return costing.places(table, use, costs, price)


def pay(table: Table, use: ResolvingEffect, summoning: Summoning, place: Place, back: bool) -> Play[bool]:
    """Pay all that a summon costs, before the card moves (NN-121, NN-R21); False to go back."""
    price, costs = summoning.price, summoning.costs
    if costs:
        yield from costing.pay(table, use, costs, price, place)
    elif not (
        yield from souls.pay(
            table,
            use.seat,
            price,
            DecisionContext(card=use.card.id),
            back,
            souls.spared_slot(table, use.slot),
        )
    ):
        return False
    powers.use_up(table, "summon", use.seat, use.card)
    return True


def take_from(table: Table, seat: int, summoning: Summoning) -> None:
    """Take a card out of the zone that it leaves for the Battlefield (NN-123)."""
    side, card = table.sides[seat], summoning.card
    match summoning.origin:
        case "hand":
            piles.take_from_hand(table, side, card, EVERYBODY)
        case "channel":
            assert summoning.slot is not None
            channel.take_slot(table, side, summoning.slot, EVERYBODY)
        case "deck":
            piles.take_from_deck(table, side, card, EVERYBODY)
        case "grave":
            side.grave.remove(card)
        case "reap":
            side.reaped.remove(card)
        case "banished":
            side.banished.remove(card)
        case "created" | "lane":
            pass


def on_summon(table: Table, spirit: Spirit, event: SpiritEvent) -> Play[bool]:
    """Use the ON SUMMON text (NN-93); False when there is none, or it was declined or impossible."""
    texts = spirit.card.by_type.get("on_summon")
    source = changes.speaking(table, spirit)
    if not texts or source is None:
        return False
    return (yield from activation.activate(table, source, texts[0], event))


def create(table: Table, place: Place, token: str) -> Spirit | None:
    """Create a Token (NN-15, NN-69, NN-R32); None without room."""
    spirit = _put_on_top(table, place, token, "created", "create")
    if spirit is not None:
        dominance.due(table, place)
        triggers.happened(table, SpiritEvent("created", place.seat, token, spirit.key, place))
    return spirit


def put(table: Table, place: Place, card: str, origin: Origin) -> Spirit | None:
    """Place a card that is in no zone, without summoning it (NN-69, NN-R32); None without room."""
    spirit = _put_on_top(table, place, card, origin, "place")
    if spirit is not None:
        triggers.happened(table, SpiritEvent("placed", place.seat, card, spirit.key, place))
    return spirit


def _put_on_top(table: Table, place: Place, card: str, origin: Origin, told: str) -> Spirit | None:
    if not lanes.room(table, place):
        return None
    spirit = lanes.arrive(table, place, card, origin, None)
    if table.journal is not None:
        name, key = table.named(card), spirit.key
        table.tell(told, seat=place.seat, card=name, spirit=key, **table.told(place), on=key)
    return spirit


def _tell_of_summon(table: Table, spirit: Spirit, place: Place) -> None:
    if table.journal is not None:
        table.tell(
            "summon", seat=spirit.seat, card=table.named(spirit.card.id), spirit=spirit.key,
            **table.told(place), mode=spirit.mode, origin=spirit.origin, on=spirit.key,
        )  # fmt: skip
