"""What a strip shows: with the same, it is the same picture and the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engines.soul_forger.cards.catalogue import Catalogue, catalogue_of
from engines.soul_forger.seat.view import PieceView, SideView, SoulForgerView
from engines.soul_forger.table import keys as naming
from render.drawing.signs import Mark
from render.shared.strip import WAITS, Strip
from render.soul_forger.board_model import ShownModel
from render.soul_forger.hand import in_order, playable
from render.soul_forger.words import Numbers, fights, is_over, lying, numbers_of, own_side, seating, stack

_OF_CARDS = frozenset(
    {"mulligan", "quest", "discard", "search", "organize_bottom", "organize_top", "organize_under", WAITS}
)
"""What is asked about cards alone."""
_OF_FIELD = frozenset({"attack", "target", "redirect", "block", "overflow", "levels"})
"""What is asked about those who fight, or about no card."""
_OF_OWN = frozenset({"attack", "block", "overflow"})


class ShownPiece(NamedTuple):
    """A creature or a weapon in a strip."""

    piece: int
    """Its number on the table."""
    model: ShownModel
    named: bool
    """An answer names it."""


class ShownSide(NamedTuple):
    """A player in a strip."""

    seat: int
    own: bool
    active: bool
    level: int
    ronum: int
    xp: int
    damage: int
    endurance: int
    on_guard: bool
    hand: int
    mark: Mark | None
    """Whether the player is attacked, the Flow aims at them, or the last change was theirs."""
    pieces: tuple[ShownPiece, ...]


class ShownCard(NamedTuple):
    """A card, or equal ones, in a strip."""

    card: str
    times: int
    ringed: bool
    held: bool
    """In the viewer's hand; else elsewhere, and an answer names it."""


class Shown(NamedTuple):
    """All that is on a strip."""

    sides: tuple[ShownSide, ...]
    """From left to right: the viewer first, who blocks second."""
    with_field: bool
    """Those who fight are shown."""
    entry: str | None
    """The card of the Flow that resolves next, where it may be answered."""
    cards: tuple[ShownCard, ...]


def shown(strip: Strip) -> Shown:
    """Return what a strip shows. Raises ValueError for a spectator's view."""
    view: SoulForgerView = strip.view
    own, catalogue = own_side(view), catalogue_of(view.options)
    waiting = () if is_over(view) else stack(view)
    entry = waiting[0] if waiting and strip.kind not in _OF_CARDS else None
    with_field = strip.kind not in _OF_CARDS
    numbers = numbers_of(view, 1 if entry is not None else 0)
    seats = [seat for seat in seating(view) if view.sides[seat].living or seat == own.seat]
    sides = [_side(strip, view.sides[seat], numbers, catalogue, with_field=with_field) for seat in seats]
    if strip.kind == "block" and len(sides) == 2:
        sides.reverse()
    return Shown(
        tuple(sides),
        with_field,
        None if entry is None else entry.card,
        tuple(_cards(strip, sides, catalogue)),
    )


def _side(
    strip: Strip, side: SideView, numbers: Numbers, catalogue: Catalogue, *, with_field: bool
) -> ShownSide:
    view: SoulForgerView = strip.view
    own, fight, key = side.seat == view.seat, view.combat, naming.player(side.seat)
    attacked = fight is not None and not is_over(view) and not fight.target and fight.defender == side.seat
    aimed = attacked or bool(numbers.get(key))
    return ShownSide(
        seat=side.seat,
        own=own,
        active=view.active == side.seat and view.turn > 0 and not is_over(view),
        level=side.level,
        ronum=side.ronum,
        xp=side.xp,
        damage=side.damage,
        endurance=side.endurance,
        on_guard=side.on_guard,
        hand=side.hand_size,
        mark="aimed" if aimed else "changed" if key in view.touched else None,
        pieces=tuple(_fighting(strip, side, numbers, catalogue)) if with_field else (),
    )


def _fighting(strip: Strip, side: SideView, numbers: Numbers, catalogue: Catalogue) -> Iterator[ShownPiece]:
    """Yield a player's creatures, and weapons that fight or that an answer names."""
    view: SoulForgerView = strip.view
    meant = side.seat == view.seat or strip.kind not in _OF_OWN
    for piece in lying(view, side.seat, "field", "primary", "secondary"):
        model = ShownModel.of(view, piece, numbers, catalogue)
        named = meant and piece.card in strip.ringed
        if piece.zone == "field" or (_is_weapon(piece, catalogue) and (named or model.role is not None)):
            yield ShownPiece(piece.id, model, named)


def _is_weapon(piece: PieceView, catalogue: Catalogue) -> bool:
    return piece.up and fights(piece, catalogue)


def _cards(strip: Strip, sides: list[ShownSide], catalogue: Catalogue) -> Iterator[ShownCard]:
    """Yield the cards below those who fight: of the hand, and what answers name that lies elsewhere."""
    view: SoulForgerView = strip.view
    on_field = {one.model.card for side in sides for one in side.pieces if one.named}
    hand = Counter(own_side(view).hand or ())
    elsewhere = [card for card in strip.ringed - on_field - set(hand) if card in catalogue.cards]
    ringed = strip.ringed or playable(view)
    held = [] if strip.kind in _OF_FIELD or (elsewhere and strip.kind in _OF_CARDS) else list(hand)
    for card in in_order(held, catalogue):
        yield ShownCard(card, hand[card], card in ringed, held=True)
    for card in in_order(elsewhere, catalogue):
        yield ShownCard(card, 1, card in ringed, held=False)
