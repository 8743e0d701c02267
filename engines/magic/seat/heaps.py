"""The cards that a viewer may read, as they lie (MN-17, MN-R30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.seat.interface import VisiblePile
from engines.magic.cards.catalogue import catalogue_of
from engines.magic.cards.token_names import maker_of
from engines.magic.seat.view import MagicView, SideView
from engines.magic.table.pieces import HIDDEN


def heaps(view: MagicView) -> Iterator[VisiblePile]:
    """Yield the viewer's hand first, then what lies open or is known of each side, their own first."""
    for side in sorted(view.sides, key=lambda side: side.seat != view.seat):
        for kind, cards in _of(view, side):
            known = [card for card in cards if card != HIDDEN and maker_of(card) == card]
            if known:
                yield VisiblePile(kind, side.seat, tuple(known))


def _of(view: MagicView, side: SideView) -> Iterator[tuple[str, Sequence[str]]]:
    if side.hand is not None:
        yield "hand", _in_order(view, side.hand)
    else:
        yield "known", _in_order(view, side.known)
    yield "command", [each.card for each in side.command]
    yield "table", [perm.under or perm.card for perm in view.perms if perm.seat == side.seat]
    yield "stack", [item.real for item in reversed(view.stack) if item.seat == side.seat]
    yield "top", side.top
    yield "bottom", side.bottom
    yield "grave", [each.card for each in reversed(side.graveyard)]
    yield "exile", [each.card for each in reversed(side.exile)]
    yield "deck", _in_order(view, side.brought or ())
    yield "sideboard", _in_order(view, side.sideboard or ())


def _in_order(view: MagicView, cards: Sequence[str]) -> list[str]:
    """Sort cards as pictures do: lands last, the rest by what it costs."""
    known = catalogue_of(view.options).cards
    return sorted(cards, key=lambda card: (known[card].is_land, known[card].cost.value, card))
