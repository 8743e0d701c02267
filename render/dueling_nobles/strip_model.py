"""What a strip shows: with the same, it is the same picture and the same words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.dueling_nobles.seat.previews import expected
from engines.dueling_nobles.seat.view import DuelView, NoblesView, NobleView
from engines.dueling_nobles.table.cards import NUMBERS
from render.drawing.signs import Mark
from render.dueling_nobles.cards import is_noble
from render.dueling_nobles.words import own_side, sorted_hand, uses_of
from render.shared.strip import WAITS, Strip

_DUELLING = frozenset({"attacker_cards", "defender_cards"})
"""What is asked while dice lie open."""
_CHALLENGING = frozenset({"announce_noble", "announce_target", "redirect"})
"""What is asked about who duels whom."""
_OF_NOBLES = frozenset({"king_tax_king", "king_tax_confirm", "boost_noble", "heart_noble", "rearrange"})
_OF_CARDS = frozenset({"boost_card", "heart_card", "diamond_card", "club_card", "club_take", "spade_card",
                       "triple_cards", "triple_suit", WAITS})  # fmt: skip


class ShownNoble(NamedTuple):
    """A noble in a strip."""

    noble: NobleView
    named: bool
    """An answer names it."""
    mark: Mark | None
    """What it does in the duel that is announced, or that the last change was done to it."""
    expected: float | None
    """What its total will be, where that is compared."""


class ShownCard(NamedTuple):
    """A card in a strip."""

    card: str
    named: bool
    bonus: int
    """What its suit adds in the duel."""
    seen: bool
    """Everybody knows that it is in the hand."""


class Shown(NamedTuple):
    """All that is on a strip."""

    seat: int
    """The viewer's."""
    courts: tuple[tuple[ShownNoble, ...], ...]
    """The viewer's nobles, then the other's where both matter."""
    open: tuple[ShownCard, ...]
    """Nobles to choose from."""
    duel: DuelView | None
    cards: tuple[ShownCard, ...]
    """Of the hand, or those that answers name and that lie elsewhere."""
    held: bool
    """The cards are the hand."""
    purse: tuple[int, tuple[str, ...]] | None
    """Resources and the suit abilities that are used up, beside one's own nobles and cards."""


def shown(strip: Strip) -> Shown:
    """Return what a strip shows. Raises ValueError for a spectator's view."""
    view: NoblesView = strip.view
    own, kind = own_side(view), strip.kind
    opened = own.dealt if own.dealt is not None else view.draft if kind == "draft" else ()
    apart = kind in _CHALLENGING or kind == WAITS
    duel = view.duel if view.duel is not None and not view.duel.over and not apart else None
    cards = () if opened or kind in _CHALLENGING or kind in _OF_NOBLES else tuple(_cards(strip))
    alone = bool(opened) or duel is not None or kind in _OF_CARDS
    return Shown(
        seat=view.seat or 0,
        courts=() if alone else tuple(_courts(strip)),
        open=tuple(ShownCard(card, card in strip.ringed, 0, seen=False) for card in opened),
        duel=duel,
        cards=cards,
        held={card.card for card in cards} <= set(own.hand or ()),
        purse=(own.resources, own.used_suits) if not opened and duel is None and kind not in _CHALLENGING
        else None,
    )  # fmt: skip


def _courts(strip: Strip) -> Iterator[tuple[ShownNoble, ...]]:
    view: NoblesView = strip.view
    seat = view.seat or 0
    compares = strip.kind in _CHALLENGING
    for each in (seat, 1 - seat) if compares else (seat,):
        yield tuple(_noble(strip, one, compares=compares) for one in view.seats[each].courtyard)


def _noble(strip: Strip, one: NobleView, *, compares: bool) -> ShownNoble:
    view: NoblesView = strip.view
    return ShownNoble(
        one,
        named=one.card in strip.ringed,
        mark=_mark(view, one.card),
        expected=expected(view, one) if compares else None,
    )


def _mark(view: NoblesView, card: str) -> Mark | None:
    if view.duel is not None and not view.duel.over:
        if card == view.duel.attacker.card:
            return "acts"
        if card == view.duel.defender.card:
            return "aimed"
    return "changed" if card in view.touched else None


def _cards(strip: Strip) -> Iterator[ShownCard]:
    """Yield the cards of the hand, or what answers name that lies elsewhere: in the discard pile."""
    view: NoblesView = strip.view
    own, uses = own_side(view), uses_of(view)
    hand = sorted_hand(own.hand or ())
    ringed = frozenset(card for card in strip.ringed if not is_noble(card)) or frozenset(uses)
    elsewhere = sorted_hand([card for card in ringed if card in NUMBERS and card not in hand])
    for card in elsewhere or hand:
        bonus = uses[card].bonus if card in uses else 0
        yield ShownCard(card, card in ringed, bonus, seen=card in own.shown)
