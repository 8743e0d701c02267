"""What a strip shows: with the same, it is the same picture and the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engines.magic.cards.catalogue import catalogue_of
from engines.magic.language.costs import ANY
from engines.magic.seat.view import MagicView
from render.magic.board_model import BoardModel, Numbers, PieceModel, SideSeen
from render.magic.hand import HandSeen
from render.shared.strip import WAITS, Strip

_OF_CARDS = frozenset(
    {"keep", "bottom", "bottom_order", "discard", "look", "search", "swap_in", "swap_out", "first", WAITS}
)
"""What is asked about cards alone."""
_OF_FIELD = frozenset({
    "attackers", "blockers", "aim", "choose", "choose_one", "damage", "divide", "legend", "pay_sacrifice",
    "targets",
})  # fmt: skip
"""What is asked about what lies on the battlefield, and about no card of the hand."""
_ACTS = frozenset({"main", "priority", "attackers", "blockers"})
"""What is answered with one's own alone."""


class ShownPiece(NamedTuple):
    """A permanent in a strip."""

    model: PieceModel
    named: bool
    """An answer names it."""


class ShownSide(NamedTuple):
    """A player in a strip."""

    seat: int
    own: bool
    active: bool
    life: int
    hand: int
    mana: tuple[tuple[int, int], ...]
    """Of the viewer: what is in the pool or ready, each as a mask, with how much there is."""
    numbers: Numbers
    """Of what aims at the player."""
    changed: bool
    pieces: tuple[ShownPiece, ...]


class ShownCard(NamedTuple):
    """A card, or equal ones, in a strip."""

    card: str
    many: int
    ringed: bool
    held: bool
    """In the viewer's hand; else elsewhere: the Noble, or what an answer names."""
    noble: bool = False


class Shown(NamedTuple):
    """All that is on a strip."""

    sides: tuple[ShownSide, ...]
    """The viewer first, who blocks second; none where cards alone are asked about."""
    entry: tuple[int, str] | None
    """What resolves next: its number, and its card."""
    cards: tuple[ShownCard, ...]
    in_a_row: bool
    """The cards stand in one row, however small: no question is about them."""


def shown(strip: Strip) -> Shown:
    """Return what a strip shows. Raises ValueError for a spectator's view."""
    view: MagicView = strip.view
    hand, board = HandSeen.of(view), BoardModel.of(view)
    of_cards = strip.kind in _OF_CARDS or not view.laid
    waits = None if of_cards or not board.stack else board.stack[0]
    found = () if of_cards else tuple(_side(strip, board, hand, board.sides[seat]) for seat in board.seating)
    card = "" if waits is None else waits.under or waits.card
    printed = card in catalogue_of(view.options).definitions  # a token, or what is put right, is not
    return Shown(
        sides=tuple(reversed(found)) if strip.kind == "blockers" else found,
        entry=(waits.number, card) if waits is not None and printed else None,
        cards=tuple(_cards(strip, hand, found)),
        in_a_row=strip.kind == WAITS,
    )


def _side(strip: Strip, board: BoardModel, hand: HandSeen, side: SideSeen) -> ShownSide:
    own = side.seat == hand.seat
    held = {one.card for one in hand.held} if strip.kind in ("main", "priority") else set[str]()
    meant = strip.ringed - held if own or strip.kind not in _ACTS else frozenset[str]()
    units = Counter(hand.ready)
    for mask, many in hand.pool:
        units[mask & ANY] += many
    pieces = [
        ShownPiece(one, one.card in meant and _may(strip.kind, one))
        for one in (*side.creatures, *side.others, *side.lands)
    ]
    return ShownSide(
        seat=side.seat,
        own=own,
        active=board.is_playing and board.active == side.seat,
        life=side.life,
        hand=side.hand,
        mana=tuple(sorted(units.items())) if own else (),
        numbers=side.numbers,
        changed=side.changed,
        pieces=tuple(one for one in pieces if _stands(one)),
    )


def _may(kind: str | None, one: PieceModel) -> bool:
    """Tell whether a permanent can be what an answer names, where another of its name can."""
    match kind:
        case "attackers":
            return not one.tapped and not one.sick
        case "blockers":
            return not one.tapped
        case _:
            return True


def _stands(one: ShownPiece) -> bool:
    """Tell whether a permanent is shown: creatures, what answers name, what is aimed at."""
    return one.model.is_creature or one.named or bool(one.model.numbers)


def _cards(strip: Strip, hand: HandSeen, sides: tuple[ShownSide, ...]) -> Iterator[ShownCard]:
    """Yield the cards of the hand with the Noble, and those that answers name and that lie elsewhere."""
    view: MagicView = strip.view
    counts = Counter(one.card for one in hand.held)
    there = {one.model.card for side in sides for one in side.pieces}
    known = catalogue_of(view.options).definitions  # a token that is gone is no card
    noble = hand.noble.card if hand.noble.place == "home" else ""
    elsewhere = sorted(card for card in strip.ringed - set(counts) - there - {noble} if card in known)
    playable = {one.card for one in hand.held if one.playable}
    ringed = strip.ringed or playable
    if strip.kind not in _OF_FIELD and not (elsewhere and strip.kind in _OF_CARDS):
        for card in dict.fromkeys(one.card for one in hand.held):
            yield ShownCard(card, counts[card], card in ringed, held=True)
        if noble and strip.kind not in _OF_CARDS - {"keep", WAITS}:
            yield ShownCard(noble, 1, hand.castable or noble in strip.ringed, held=False, noble=True)
    for card in elsewhere:
        yield ShownCard(card, 1, ringed=True, held=False)
