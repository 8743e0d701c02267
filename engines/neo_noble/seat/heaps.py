"""The cards that a viewer may read, as they lie (NN-32, NN-38, NN-41)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.seat.interface import VisiblePile
from engines.neo_noble.seat.view import NeoNobleView, SideView


def heaps(view: NeoNobleView) -> Iterator[VisiblePile]:
    """Yield the viewer's hand first, then what lies open or is known of each side, their own first."""
    for side in sorted(view.sides, key=lambda side: side.seat != view.seat):
        for kind, cards in _of(view, side):
            if cards:
                yield VisiblePile(kind, side.seat, tuple(cards))


def _of(view: NeoNobleView, side: SideView) -> Iterator[tuple[str, Sequence[str]]]:
    if side.hand is not None:
        yield "hand", sorted(side.hand)
    elif view.seat is not None:
        yield "known", sorted(side.known)
    yield "noble", [side.noble]
    yield "table", [spirit.card for lane in side.lanes for spirit in lane.spirits]
    yield "channel", [slot.card for slot in side.channel if slot is not None and slot.card is not None]
    yield "top", side.top
    yield "bottom", side.bottom
    yield "grave", side.grave
    yield "reaped", side.reaped
    yield "banished", side.banished
    yield "reserve", side.reserve if view.options.best_of > 1 else ()
    yield "deck", sorted(side.main or ()) if side.seat == view.seat else ()
