"""The cards that a viewer may read, as they lie (NX-R66)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.seat.interface import VisiblePile
from engines.noxtalia.cards.catalogue import catalogue_of
from engines.noxtalia.seat.view import NoxtaliaView, SideView

_KINDS = ("attack", "defence", "support")


def heaps(view: NoxtaliaView) -> Iterator[VisiblePile]:
    """Yield the viewer's hand first, then what lies open or is known of each side, their own first."""
    for side in sorted(view.sides, key=lambda side: side.seat != view.seat):
        for kind, cards in _of(view, side):
            if cards:
                yield VisiblePile(kind, side.seat, tuple(cards))


def _of(view: NoxtaliaView, side: SideView) -> Iterator[tuple[str, Sequence[str]]]:
    hand = side.hand if side.hand is not None else side.seen_hand
    yield "hand", _in_order(view, hand or ())
    yield "table", [spirit.card for spirit in side.spirits if spirit.alive]
    yield "attached", [each.card for spirit in side.spirits for each in spirit.attached]
    yield "linked", side.linked
    yield "top", side.top or ()
    yield "bottom", side.bottom or ()
    yield "discard", side.discard
    yield "removed", side.removed
    yield "fallen", [spirit.card for spirit in side.spirits if not spirit.alive]
    yield "deck", sorted(side.cards or ()) if side.seat == view.seat else ()


def _in_order(view: NoxtaliaView, hand: Sequence[str]) -> list[str]:
    """Sort a hand as its picture does: Attacks, Defences, Supports, each by cost."""
    known = catalogue_of(view.options).capacities
    return sorted(hand, key=lambda card: (_KINDS.index(known[card].type), known[card].cost, card))
