"""The cards that a viewer may read, as they lie (SF-R76)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.seat.interface import VisiblePile
from engines.soul_forger.cards.catalogue import catalogue_of
from engines.soul_forger.seat.view import SideView, SoulForgerView

_KINDS = ("creature", "equipment", "action")


def heaps(view: SoulForgerView) -> Iterator[VisiblePile]:
    """Yield the viewer's hand first, then what lies open or is known of each side, their own first."""
    for side in sorted(view.sides, key=lambda side: side.seat != view.seat):
        for kind, cards in _of(view, side):
            if cards:
                yield VisiblePile(kind, side.seat, tuple(cards))


def _of(view: SoulForgerView, side: SideView) -> Iterator[tuple[str, Sequence[str]]]:
    lying = [piece for piece in view.pieces if piece.seat == side.seat]
    if side.hand is not None:
        yield "hand", _in_order(view, side.hand)
    else:
        yield "known", _in_order(view, side.known)
    yield "set", [piece.card for piece in lying if not piece.up and piece.card is not None]
    yield "table", [piece.card for piece in lying if piece.up and piece.card is not None]
    yield "forge", _in_order(view, side.forge or ())
    yield "material", _in_order(view, side.material)
    yield "top", side.top
    yield "bottom", side.bottom
    yield "grave", side.grave
    yield "removed", side.removed
    yield "deck", _in_order(view, side.list or ())


def _in_order(view: SoulForgerView, cards: Sequence[str]) -> list[str]:
    """Sort cards as pictures do: creatures, Equipment, Actions, each by Ronum."""
    known = catalogue_of(view.options).cards
    return sorted(cards, key=lambda card: (_KINDS.index(known[card].type), known[card].ronum, card))
