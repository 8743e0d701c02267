"""What a strip shows: with the same, it is the same picture and the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engines.neo_noble.cards.catalogue import catalogue_of
from engines.neo_noble.seat.view import BattleView, NeoNobleView, SideView, SlotView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Place
from render.neo_noble.hand import between_games, in_order
from render.neo_noble.lanes import Lane
from render.neo_noble.tokens import CoinState
from render.neo_noble.words import (
    Marked,
    awaits_answer,
    columns,
    latest,
    own_side,
    ready_souls,
)
from render.shared.strip import WAITS, Strip

_OF_CARDS = frozenset(
    {"mulligan", "discard_down", "swap_out", "swap_in", "swap_noble", "pick_hand", "pick_deck",
     "pick_card", "target_card", "look_keep", "look_order", WAITS}
)  # fmt: skip
"""What is asked about cards alone."""
_OF_LANES = frozenset(
    {"attack", "lane", "pick_lane", "target_lane", "pick_spirit", "target_spirit", "pick_coin",
     "relinquish", "target_player"}
)  # fmt: skip
"""What is asked about what lies in lanes, and about no card."""

_OF_SLOTS = frozenset({"pick_slot", "target_slot"})
_LANES = frozenset({"attack", "lane", "pick_lane", "target_lane"})


class ShownLane(NamedTuple):
    """A player's side of a lane in a strip."""

    number: int
    """As its owner names it."""
    lane: Lane
    capacity: int
    meant: bool
    """An answer is the lane."""
    named: frozenset[int]
    """Places of the Spirits that answers name."""


class ShownColumn(NamedTuple):
    """Two lanes that face each other, the coin between them, or the attack."""

    far: ShownLane
    near: ShownLane
    coin: CoinState
    holder: int
    """Who holds the coin: 1 the side below, 0 the one above, -1 nobody."""
    coin_meant: bool
    battle: BattleView | None


class ShownSide(NamedTuple):
    """How a player stands."""

    seat: int
    own: bool
    active: bool
    reaped: int
    hand: int
    souls: tuple[int, int]
    """Of the Channel, and lingering ones."""
    bargain: bool
    slots: tuple[SlotView | None, ...]
    """As the viewer knows them; the other player's only where answers are among them."""
    meant: frozenset[int]
    """Channel slots that answers are."""
    changed: bool
    """Whether the last change was done to the player."""


class ShownCard(NamedTuple):
    """A card, or equal ones, in a strip."""

    card: str
    many: int
    ringed: bool
    held: bool
    """In the viewer's hand; else elsewhere, and an answer names it."""
    blocks: bool = False
    """It can only Block."""


class Shown(NamedTuple):
    """All that is on a strip."""

    sides: tuple[ShownSide, ...]
    """The viewer's first."""
    columns: tuple[ShownColumn, ...]
    """None where cards alone are asked about, one in an attack."""
    entry: str | None
    """The card of what is being resolved, or may be answered."""
    cards: tuple[ShownCard, ...]


def shown(strip: Strip) -> Shown:
    """Return what a strip shows. Raises ValueError for a spectator's view."""
    view: NeoNobleView = strip.view
    own, marked = own_side(view), Marked.of(view)
    of_cards = strip.kind in _OF_CARDS or view.stage in ("exchange", "setup")
    event = None if of_cards else latest(view)
    sides = (own,) if of_cards else (own, view.sides[1 - own.seat])
    return Shown(
        sides=() if between_games(view) else tuple(_side(strip, side, marked) for side in sides),
        columns=() if of_cards else tuple(_columns(strip, marked)),
        entry=None if event is None else event.card,
        cards=tuple(_cards(strip, marked)),
    )


def _keys(strip: Strip) -> tuple[str, ...]:
    question = strip.view.question
    return () if question is None or strip.kind is None else question.keys


def _side(strip: Strip, side: SideView, marked: Marked) -> ShownSide:
    view: NeoNobleView = strip.view
    own, places, keys = side.seat == view.seat, range(len(side.channel)), _keys(strip)
    meant = {place for place in places if naming.owned(side.seat, place) in keys and strip.kind in _OF_SLOTS}
    if own:
        meant |= {place for place in places if naming.slot(place) in keys} | marked.now.slots
    return ShownSide(
        seat=side.seat,
        own=own,
        active=view.active == side.seat and view.turn > 0 and view.result is None,
        reaped=len(side.reaped),
        hand=side.hand_size,
        souls=(ready_souls(side), side.lingering),
        bargain=side.bargain,
        slots=tuple(slot and _seen(slot, own=own) for slot in side.channel) if own or meant else (),
        meant=frozenset(meant),
        changed=naming.player(side.seat) in view.touched,
    )


def _seen(slot: SlotView, *, own: bool) -> SlotView:
    return slot if own or slot.face_up else slot.model_copy(update={"card": None})


def _columns(strip: Strip, marked: Marked) -> Iterator[ShownColumn]:
    """Yield what lies in the lanes; in an attack that may be answered those alone that fight."""
    view: NeoNobleView = strip.view
    near = own_side(view).seat
    battle = view.battle
    if battle is not None and awaits_answer(view) and strip.kind not in _OF_LANES:
        both = (battle.attacker, battle.defender)
        mine, theirs = both if battle.attacker.seat == near else both[::-1]
        yield _column(strip, marked, theirs, mine, battle)
        return
    for each in columns(view):
        yield _column(strip, marked, Place(1 - near, each.far), Place(near, each.near), None)


def _column(strip: Strip, marked: Marked, far: Place, near: Place, battle: BattleView | None) -> ShownColumn:
    view: NeoNobleView = strip.view
    number = next(one.coin for one in columns(view) if one.near == near.lane)
    coin = view.coins[number]
    sources = (naming.coin(number), naming.kept(number))
    return ShownColumn(
        far=_lane(strip, marked, far),
        near=_lane(strip, marked, near),
        coin="neutral" if coin.holder < 0 else "ready" if coin.ready else "spent",
        holder=-1 if coin.holder < 0 else int(coin.holder == near.seat),
        coin_meant=any(key in sources for key in _keys(strip)),
        battle=battle,
    )


def _lane(strip: Strip, marked: Marked, place: Place) -> ShownLane:
    view: NeoNobleView = strip.view
    found, battle, keys = view.sides[place.seat].lanes[place.lane], view.battle, _keys(strip)
    fights = battle is not None and awaits_answer(view)
    role = None
    if battle is not None and fights:
        role = "acts" if place == battle.attacker else "aimed" if place == battle.defender else None
    lane = Lane.of(view, place, marked, above=place.seat != view.seat, role=role)
    named = frozenset(
        number
        for number, (one, shown_) in enumerate(zip(found.spirits, lane.spirits, strict=True))
        if (one.key in keys or shown_.ready) and (not strip.ringed or one.card in strip.ringed)
    )
    bare = tuple(one._replace(used=frozenset(), ready=False) for one in lane.spirits)
    return ShownLane(
        number=place.lane,
        lane=lane._replace(spirits=bare),
        capacity=found.capacity,
        meant=(strip.kind in _LANES and place.key in keys) or lane.ready,
        named=named,
    )


def _cards(strip: Strip, marked: Marked) -> Iterator[ShownCard]:
    """Yield the cards of the hand, and those that answers name and that lie elsewhere."""
    view: NeoNobleView = strip.view
    catalogue = catalogue_of(view.options)
    hand = Counter(own_side(view).hand or ()) if not between_games(view) else Counter[str]()
    in_lanes = {one.card for side in view.sides for lane in side.lanes for one in lane.spirits}
    elsewhere = [card for card in strip.ringed - set(hand) if card in catalogue.cards]
    if between_games(view) and not elsewhere:
        elsewhere = list(dict.fromkeys(own_side(view).reserve))
    if strip.kind not in _OF_CARDS:
        elsewhere = [card for card in elsewhere if card not in in_lanes]
    only_named = strip.kind in _OF_LANES or (bool(elsewhere) and strip.kind in _OF_CARDS)
    now = marked.now
    ringed = strip.ringed or now.cards or now.blocks
    for card in () if only_named else in_order(tuple(hand), catalogue):
        blocks = card in now.blocks and card not in now.cards
        yield ShownCard(card, hand[card], card in ringed, held=True, blocks=blocks)
    for card in in_order(elsewhere, catalogue):
        yield ShownCard(card, 1, ringed=True, held=False)
