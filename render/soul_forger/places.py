"""Where everything lies upon the table: cells that leave no gap, so that arrows may cross them."""

from __future__ import annotations

from typing import NamedTuple

from engines.soul_forger.seat.view import PieceView, SoulForgerView
from engines.soul_forger.table import keys as naming
from render.shared.box import Box
from render.soul_forger.words import FLOW_SHOWN, gear, lying, seating, stack

WIDE, HIGH = 1200, 900
TILE = 92
"""Width of a creature."""
ROW = 6
FEW = 4
"""So many creatures have broader tiles."""
_HIGHEST = 222
_GAP = 5
TURN = 248
"""Width of the part of the band that says whose turn it is."""
COMBAT = 330
GEAR_PLACES = 5
"""For Equipment; there are as many for Actions at most (SF-R26)."""


class Cells(NamedTuple):
    """The cells of one player's side."""

    head: Box
    field: Box
    kit: Box
    """Gear and Actions, in a half with the counts."""
    broad: bool
    """Whether the side is half the table."""


def band_of(view: SoulForgerView) -> Box:
    """Return the band along the upper edge."""
    return Box(0, 0, WIDE, 192 if len(view.sides) == 2 else 164)


def cells_of(view: SoulForgerView) -> dict[int, Cells]:
    """Return the cells of each side; the viewer's is at the bottom, the others follow clockwise."""
    top = band_of(view).foot
    order = seating(view)
    if len(order) == 2:
        high = (HIGH - top) / 2
        return {order[0]: _half(top + high, high), order[1]: _half(top, high)}
    high, wide = (HIGH - top) / 2, WIDE / 2
    left, right = (0.0, wide)
    if len(order) == 3:
        spots = [(wide / 2, top + high), (left, top), (right, top)]
    else:
        spots = [(left, top + high), (left, top), (right, top), (right, top + high)]
    return {seat: _quarter(x, y, high) for seat, (x, y) in zip(order, spots, strict=True)}


def _half(y: float, high: float) -> Cells:
    whole = Box(0, y, WIDE, high)
    field = whole.below(74)
    return Cells(whole.top(74), field.left(608), field.past(608), True)


def _quarter(x: float, y: float, high: float) -> Cells:
    whole = Box(x, y, WIDE / 2, high)
    return Cells(whole.top(90), whole.below(90).top(high - 90 - 66), whole.bottom(66), False)


def tiles(field: Box, count: int) -> list[Box]:
    """Return where creatures stand: six a row; high ones while one row is enough, broad ones while few."""
    inner = field.inset(6, 4)
    row = FEW if count <= FEW else ROW
    wide = (ROW * TILE + (ROW - row) * _GAP) / row
    left = inner.x + (inner.wide - ROW * TILE - (ROW - 1) * _GAP) / 2
    rows = 1 if count <= ROW else 2
    high = min((inner.high - (rows + 1) * _GAP) / rows, _HIGHEST)
    return [
        Box(left + (place % row) * (wide + _GAP), inner.y + _GAP + (place // row) * (high + _GAP), wide, high)
        for place in range(min(count, 2 * ROW))
    ]


def chips(kit: Box, broad: bool) -> list[Box]:
    """Return the places for the five pieces of Equipment, then those for five Actions."""
    inner = kit.inset(6, 4)
    if broad:
        left, wide = inner.x + _GAP, (inner.wide - 6 * _GAP) / 5
        high = (inner.high - 62 - 2 * _GAP) / 2
        return [
            Box(left + place % 5 * (wide + _GAP), inner.y + 62 + place // 5 * (high + _GAP), wide, high)
            for place in range(10)
        ]  # fmt: skip
    wide = (inner.wide - 11 * _GAP - 8) / 10
    return [
        Box(
            inner.x + _GAP + place * (wide + _GAP) + (8 if place >= 5 else 0),
            inner.y + 3,
            wide,
            inner.high - 6,
        )
        for place in range(10)
    ]  # fmt: skip


def doings(view: SoulForgerView) -> Box:
    """Return the part of the band beside the turn."""
    return band_of(view).past(TURN)


def entries(view: SoulForgerView) -> list[Box]:
    """Return where the newest entries of the Flow are drawn, what resolves first at the left."""
    box = doings(view).inset(6, 8)
    shown = stack(view)
    room = box.wide - (COMBAT if view.combat is not None else 0)
    room -= 64 if len(shown) > FLOW_SHOWN else 0
    count = min(len(shown), FLOW_SHOWN)
    wide = min(300, (room - (count - 1) * 18) / max(1, count))
    return [box.past(place * (wide + 18)).left(wide) for place in range(count)]


def combat_box(view: SoulForgerView) -> Box:
    """Return where the combat is drawn."""
    return doings(view).inset(6, 8).right(COMBAT - 12)


def spots(view: SoulForgerView) -> dict[str, Box]:
    """Return where players, cards on the table and entries are drawn, by their names in answers."""
    found = {naming.entry(entry.id): box for entry, box in zip(stack(view), entries(view), strict=False)}
    for seat, cells in cells_of(view).items():
        found[naming.player(seat)] = cells.head
        found |= _pieces(view, seat, cells)
    return found


def _pieces(view: SoulForgerView, seat: int, cells: Cells) -> dict[str, Box]:
    creatures = lying(view, seat, "field")
    places = tiles(cells.field, len(creatures))
    found = {
        naming.piece(piece.id): _art(places[min(place, len(places) - 1)])
        for place, piece in enumerate(creatures)
    }
    kit: list[PieceView | None] = [
        *gear(view, seat)[:GEAR_PLACES],
        *lying(view, seat, "action")[:GEAR_PLACES],
    ]
    for piece, box in zip(kit, chips(cells.kit, cells.broad), strict=False):
        if piece is not None:
            found[naming.piece(piece.id)] = box
    return found


def _art(tile: Box) -> Box:
    """Return the upper part of a creature: its numbers stay free."""
    return tile.top(tile.high - 44)
