"""A table rebuilt from what a seat sees: for samples, and for what its prompts reckon."""

from __future__ import annotations

from engines.kernel import Dice
from engines.soul_forger.cards.catalogue import Card, Catalogue
from engines.soul_forger.seat.view import PieceView, SideView, SoulForgerView
from engines.soul_forger.table.pieces import HIDDEN, Piece
from engines.soul_forger.table.side import Side
from engines.soul_forger.table.state import Table


def open_table(view: SoulForgerView, dice: Dice | None = None) -> Table:
    """Return a table on which lies what the view shows; `HIDDEN` stands for unknown cards of piles.

    A card that lies face down has any card in its place: see `Piece.up`.
    """
    table = Table(dice or Dice("open"), view.options, len(view.sides))
    table.result = view.result
    table.turn, table.active, table.first = view.turn, view.active, view.first
    table.phase, table.point, table.moment, table.stage = view.phase, view.point, view.moment, view.stage
    table.asked = view.asked
    table.flow = list(view.flow)
    table.resolving, table.combat = view.resolving, view.combat
    table.doing, table.frames = view.doing, list(view.frames)
    table.waiting = list(view.waiting)
    table.keep(view.lasting)
    table.fall(*view.out)
    table.serial, table.entries = view.serial, view.entries
    for piece in view.pieces:
        table.lay(_piece(piece, table.catalogue))
    for side, seen in zip(table.sides, view.sides, strict=True):
        _lay(side, seen)
    return table


def _piece(seen: PieceView, catalogue: Catalogue) -> Piece:
    card = catalogue.cards[seen.card] if seen.card is not None else stand_in(catalogue, seen)
    return Piece(
        seen.id, card, seen.owner, seen.seat, seen.zone, seen.since, seen.on, seen.up, seen.entry,
        seen.damage, dict(seen.counters), seen.under, dict(seen.used),
    )  # fmt: skip


def stand_in(catalogue: Catalogue, seen: PieceView) -> Card:
    """Return a card that may lie face down in such a zone; any card, where the viewer knows of none."""
    cards = list(catalogue.cards.values())
    return next((card for card in cards if may_lie(card, seen.zone)), cards[0])


def may_lie(card: Card, zone: str) -> bool:
    """Tell whether a card may lie face down in a zone: an Action, or Starting Gear before SF-28."""
    if zone == "action":
        return card.type == "action"
    return card.starting_gear and card.equip == ("weapon" if zone == "primary" else zone)


def _lay(side: Side, seen: SideView) -> None:
    side.level, side.xp, side.damage, side.switched = seen.level, seen.xp, seen.damage, seen.switched
    unknown = seen.deck_size - len(seen.top) - len(seen.bottom)
    side.deck = [*seen.bottom[::-1], *[HIDDEN] * unknown, *seen.top[::-1]]
    side.tops, side.bottoms = len(seen.top), len(seen.bottom)
    side.list = seen.list or ()
    side.forge = list(seen.forge if seen.forge is not None else [HIDDEN] * seen.forge_size)
    side.hand = list(seen.hand if seen.hand is not None else [HIDDEN] * seen.hand_size)
    side.known = list(seen.known)
    side.material, side.grave, side.removed = list(seen.material), list(seen.grave), list(seen.removed)
    if seen.stops is not None and seen.quiet is not None:
        side.stops, side.quiet = frozenset(seen.stops), seen.quiet
