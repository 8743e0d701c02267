"""Which Spirits, lanes, cards, Channel slots and coins are meant (`selectors`), and who picks (NN-D19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from engines.kernel import DecisionContext, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects import picking
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.parts import Player, Whose
from engines.neo_noble.language.selectors import (
    AllLanes,
    AllSpirits,
    CardFilter,
    ChosenCoins,
    ChosenLane,
    ChosenSlots,
    ChosenSpirits,
    CoinOf,
    Coins,
    LaneRef,
    Lanes,
    LaneScope,
    LaneTarget,
    Slots,
    SlotTarget,
    SpiritFilter,
    SpiritRef,
    Spirits,
    SpiritScope,
    SpiritTarget,
)
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import NOBODY, Aim, ChannelSlot, Place, Spirit
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import LANES, Side, Table

T = TypeVar("T")

ANY_CARD = CardFilter()
"""The filter that everything fits."""
_LANE_NAMES = {"left": 0, "middle": 1, "right": 2}


class At(NamedTuple):
    """A Channel slot."""

    seat: int
    slot: int


def pick(
    use: ResolvingEffect,
    kind: str,
    keys: Sequence[str],
    number: int = 1,
    *,
    up_to: bool = False,
    by: int = NOBODY,
    hidden: bool = False,
    always: bool = False,
) -> Play[tuple[str, ...]]:
    """Let a player pick; no question where there is no choice, unless `always`."""
    return (
        yield from picking.pick(
            use.seat if by == NOBODY else by, kind, keys, number,
            up_to=up_to, always=always, hidden=hidden, about=DecisionContext(card=use.card.id, verb=use.verb),
        )
    )  # fmt: skip


def pick_cards(
    use: ResolvingEffect,
    kind: str,
    cards: Sequence[str],
    number: int = 1,
    *,
    up_to: bool = False,
    by: int = NOBODY,
    hidden: bool = False,
    always: bool = False,
) -> Play[list[str]]:
    """Let a player pick cards by their names; of two copies it makes no difference which."""
    single = number == 1 and not up_to
    keys = list(dict.fromkeys(cards)) if single else copies(cards)
    picked = yield from pick(use, kind, keys, number, up_to=up_to, by=by, hidden=hidden, always=always)
    return [card_of(key) for key in picked]


# Players


def players(table: Table, use: ResolvingEffect, who: Player) -> list[Side]:
    """Return the players that a word means; of both, the acting one first."""
    match who:
        case "you":
            return [table.sides[use.seat]]
        case "opponent":
            return [table.sides[1 - use.seat]]
        case "each":
            return [table.sides[table.active], table.sides[1 - table.active]]
        case "target":
            return [table.sides[aim.seat] for aim in use.aims[:1] if aim is not None]


def sides(table: Table, use: ResolvingEffect, whose: Whose) -> list[Side]:
    """Return the sides whose things are meant, the own one first."""
    if whose == "any":
        return [table.sides[use.seat], table.sides[1 - use.seat]]
    return [table.sides[use.seat if whose == "own" else 1 - use.seat]]


def aimed(use: ResolvingEffect, word: str) -> Aim | None:
    """Return a target, if there is one."""
    place = 1 if word == "target_2" else 0
    return use.aims[place] if place < len(use.aims) else None


# Cards


def fits_card(
    table: Table, use: ResolvingEffect, card: Card, wanted: CardFilter, spirit: Spirit | None = None
) -> bool:
    """Tell whether a card is of the kind."""
    table.tick()
    if wanted.type and card.type not in wanted.type:
        return False
    if wanted.fate and card.fate not in wanted.fate:
        return False
    if wanted.max_cost is not None and card.cost > wanted.max_cost:
        return False
    if wanted.min_cost is not None and card.cost < wanted.min_cost:
        return False
    if wanted.react and card.react is None:
        return False
    if wanted.same_name and card.id != use.card.id:
        return False
    keyword = wanted.behaviour
    if keyword is None or keyword in card.behaviours:
        return True
    basic = use.basic and use.verb in ("grants", "silenced")
    return spirit is not None and powers.has_behaviour(table, spirit.seat, card, keyword, spirit, basic=basic)


def pile(side: Side, zone: str) -> list[str]:
    """Return the cards of a zone."""
    match zone:
        case "hand":
            return side.hand
        case "deck":
            return side.deck
        case "grave":
            return side.grave
        case "reap":
            return side.reaped
        case _:
            return side.banished


# Lanes


def here(table: Table, use: ResolvingEffect) -> Place | None:
    """Return the lane of the Spirit that speaks: where it lies, or lay last."""
    return table.place_of(use.source.spirit) or use.place if use.source.spirit else use.place


def lane(table: Table, use: ResolvingEffect, word: LaneRef) -> Place | None:
    """Return the lane that a word means."""
    match word:
        case "this":
            return here(table, use)
        case "facing":
            own = here(table, use)
            return None if own is None else table.facing(own)
        case "target" | "target_2":
            return _aimed_lane(table, aimed(use, word))
        case "that":
            event = use.event
            if event is None:
                return None
            return event.place or (table.place_of(event.spirit) if event.spirit else None)
        case "attacking":
            return table.fighting.attacker if table.fighting is not None else None
        case "defending":
            return table.fighting.defender if table.fighting is not None else None
        case _:
            return Place(use.seat, _LANE_NAMES[word])


def _aimed_lane(table: Table, aim: Aim | None) -> Place | None:
    if aim is None:
        return None
    if aim.kind == "lane":
        return Place(aim.seat, aim.number)
    return table.place_of(aim.name) if aim.kind == "spirit" else None


def fits_lane(
    table: Table, use: ResolvingEffect, place: Place, wanted: AllLanes | ChosenLane | LaneTarget
) -> bool:
    """Tell whether a lane is of the kind."""
    if wanted.whose != "any" and (place.seat == use.seat) is not (wanted.whose == "own"):
        return False
    if wanted.names and all(_LANE_NAMES[name] != place.lane for name in wanted.names):
        return False
    if wanted.empty is not None and (not table.lane(place)) is not wanted.empty:
        return False
    return not wanted.other or place != here(table, use)


def matching_lanes(
    table: Table, use: ResolvingEffect, wanted: AllLanes | ChosenLane | LaneTarget
) -> list[Place]:
    """Return every lane of a kind, the own ones first."""
    table.tick()
    return [
        place
        for side in sides(table, use, wanted.whose)
        for place in (Place(side.seat, number) for number in range(LANES))
        if fits_lane(table, use, place, wanted)
    ]


def meant_lanes(table: Table, use: ResolvingEffect, scope: LaneScope) -> list[Place]:
    """Return lanes that nobody need pick."""
    if isinstance(scope, AllLanes):
        return matching_lanes(table, use, scope)
    place = lane(table, use, scope)
    return [] if place is None else [place]


def lanes(table: Table, use: ResolvingEffect, selector: Lanes) -> Play[list[Place]]:
    """Return the lanes that an action works on; ask where the player has a choice."""
    if not isinstance(selector, ChosenLane):
        return meant_lanes(table, use, selector)
    return (yield from pick_lane(use, matching_lanes(table, use, selector)))


def pick_lane(use: ResolvingEffect, places: Sequence[Place], by: int = NOBODY) -> Play[list[Place]]:
    """Let a player pick one of some lanes."""
    keys = yield from pick(use, "pick_lane", [place.key for place in places], by=by)
    return [place for place in places if place.key in keys]


# Spirits


def spirit_of(table: Table, use: ResolvingEffect, word: SpiritRef) -> Spirit | None:
    """Return the Spirit that a word means, while it lies in a lane."""
    match word:
        case "self":
            return table.spirit(use.source.spirit) if use.source.spirit else None
        case "target" | "target_2":
            aim = aimed(use, word)
            return table.spirit(aim.name) if aim is not None and aim.kind == "spirit" else None
        case "that":
            return table.spirit(use.event.spirit) if use.event is not None and use.event.spirit else None
        case "top":
            place = here(table, use)
            return None if place is None else table.sides[place.seat].active(place.lane)


def fits_spirit(table: Table, use: ResolvingEffect, spirit: Spirit, wanted: SpiritFilter) -> bool:
    """Tell whether a Spirit is of the kind, by its present numbers."""
    if not fits_card(table, use, spirit.card, wanted, spirit):
        return False
    if wanted.other and spirit.key == use.source.spirit:
        return False
    if wanted.max_power is None and wanted.min_power is None and wanted.max_resolve is None:
        return True
    power, resolve = powers.stats(table, spirit, basic=use.basic)
    if wanted.max_power is not None and power > wanted.max_power:
        return False
    if wanted.min_power is not None and power < wanted.min_power:
        return False
    return wanted.max_resolve is None or resolve <= wanted.max_resolve


def matching_spirits(
    table: Table, use: ResolvingEffect, wanted: AllSpirits | ChosenSpirits | SpiritTarget
) -> list[Spirit]:
    """Return every Spirit of a kind, the own ones first."""
    table.tick()
    return [
        spirit
        for side in sides(table, use, wanted.whose)
        for number, spirits in enumerate(side.lanes)
        if spirits and (wanted.lane is None or lane(table, use, wanted.lane) == Place(side.seat, number))
        for spirit in _layer(spirits, wanted.layer)
        if fits_spirit(table, use, spirit, wanted.filter)
    ]


def _layer(spirits: list[Spirit], layer: str) -> Iterator[Spirit]:
    match layer:
        case "active":
            yield spirits[-1]
        case "covered":
            yield from spirits[:-1]
        case _:
            yield from spirits


def is_among(table: Table, use: ResolvingEffect, scope: SpiritScope, spirit: Spirit) -> bool:
    """Tell whether a Spirit is one of those that nobody need pick."""
    if scope == "self":
        return spirit.key == use.source.spirit
    return any(spirit is other for other in meant_spirits(table, use, scope))


def meant_spirits(table: Table, use: ResolvingEffect, scope: SpiritScope | SpiritRef) -> list[Spirit]:
    """Return Spirits that nobody need pick."""
    if isinstance(scope, AllSpirits):
        return matching_spirits(table, use, scope)
    spirit = spirit_of(table, use, scope)
    return [] if spirit is None else [spirit]


def spirits(table: Table, use: ResolvingEffect, selector: Spirits) -> Play[list[Spirit]]:
    """Return the Spirits that an action works on; ask where somebody has a choice."""
    if not isinstance(selector, ChosenSpirits):
        return meant_spirits(table, use, selector)
    found = matching_spirits(table, use, selector)
    return (
        yield from pick_spirits(
            use, found, selector.number, up_to=selector.up_to, by=chooser(use, selector.by)
        )
    )


def pick_spirits(
    use: ResolvingEffect, found: Sequence[Spirit], number: int, *, up_to: bool = False, by: int = NOBODY
) -> Play[list[Spirit]]:
    """Let a player pick among Spirits."""
    keys = [spirit.key for spirit in found]
    picked = yield from pick(use, "pick_spirit", keys, number, up_to=up_to, by=by)
    return [spirit for spirit in found if spirit.key in picked]


def chooser(use: ResolvingEffect, by: str) -> int:
    """Return who picks."""
    return use.seat if by == "you" else 1 - use.seat


# Channel slots


def matching_slots(table: Table, use: ResolvingEffect, wanted: ChosenSlots | SlotTarget) -> list[At]:
    """Return every occupied slot of a kind, the own ones first."""
    return [
        At(side.seat, number)
        for side in sides(table, use, wanted.whose)
        for number, slot in enumerate(side.channel)
        if slot is not None and _fits_slot(table, use, slot, wanted)
    ]


def _fits_slot(
    table: Table, use: ResolvingEffect, slot: ChannelSlot, wanted: ChosenSlots | SlotTarget
) -> bool:
    if wanted.face != "any" and slot.face_up is not (wanted.face == "up"):
        return False
    if wanted.state != "any" and slot.ready is not (wanted.state == "ready"):
        return False
    if isinstance(wanted, SlotTarget) or wanted.filter == ANY_CARD:
        return True
    return slot.face_up and fits_card(table, use, table.card(slot.card), wanted.filter)


def slots(table: Table, use: ResolvingEffect, selector: Slots) -> Play[list[At]]:
    """Return the slots that an action works on; ask where the player has a choice."""
    if isinstance(selector, str):
        return _named_slot(table, use, selector)
    found = matching_slots(table, use, selector)
    if selector.pick == "all":
        return found
    if selector.pick == "random":
        return at_random(table, found, selector.number)
    return (yield from pick_slots(use, found, selector.number, up_to=selector.up_to))


def pick_slots(
    use: ResolvingEffect, found: Sequence[At], number: int, *, up_to: bool = False
) -> Play[list[At]]:
    """Let the player pick among slots; what lies face-down there stays unknown."""
    keys = yield from pick(
        use, "pick_slot", [naming.owned(at.seat, at.slot) for at in found], number, up_to=up_to
    )
    return [at for at in found if naming.owned(at.seat, at.slot) in keys]


def _named_slot(table: Table, use: ResolvingEffect, word: str) -> list[At]:
    if word == "that":
        event = use.event
        channel = [] if event is None else table.sides[event.seat].channel
        return [
            At(event.seat, number)
            for number, slot in enumerate(channel)
            if event is not None and slot is not None and slot.face_up and slot.card == event.card
        ][-1:]
    aim = aimed(use, word)
    if aim is None or aim.kind != "slot" or table.sides[aim.seat].channel[aim.number] is not aim.slot:
        return []
    return [At(aim.seat, aim.number)]


# Coins


def coins(table: Table, use: ResolvingEffect, selector: Coins) -> Play[list[int]]:
    """Return the columns of the coins that an action works on; ask where the player has a choice."""
    if isinstance(selector, CoinOf):
        place = lane(table, use, selector.coin_of)
        return [] if place is None else [table.column(place)]
    found = matching_coins(table, use, selector)
    if selector.pick == "all":
        return found
    return (yield from pick_coins(use, found, selector.number, up_to=selector.up_to))


def pick_coins(
    use: ResolvingEffect, found: Sequence[int], number: int, *, up_to: bool = False
) -> Play[list[int]]:
    """Let the player pick among coins."""
    keys = yield from pick(use, "pick_coin", [naming.coin(column) for column in found], number, up_to=up_to)
    return [column for column in found if naming.coin(column) in keys]


def matching_coins(table: Table, use: ResolvingEffect, wanted: ChosenCoins) -> list[int]:
    """Return the columns of every coin of a kind."""
    holders = {"own": (use.seat,), "opposing": (1 - use.seat,), "neutral": (NOBODY,), "any": (0, 1, NOBODY)}
    return [
        column
        for column, coin in enumerate(table.coins)
        if coin.holder in holders[wanted.held]
        and (wanted.state == "any" or (coin.holder != NOBODY and coin.ready is (wanted.state == "ready")))
    ]


def at_random(table: Table, among: Sequence[T], number: int) -> list[T]:
    """Return some of several, picked openly at random."""
    left = list(among)
    return [left.pop(table.dice.randrange(len(left))) for _ in range(min(number, len(left)))]
