"""Where everything lies upon the table."""

from __future__ import annotations

from typing import NamedTuple

from engines.soul_forger.seat.view import SoulForgerView
from render.shared.box import Box
from render.soul_forger.ground import FLOW
from render.soul_forger.words import FLOW_SHOWN, seating

WIDE, HIGH = 1200, 892
_BAR = 72
_SHORT_BAR = 84
_MARGIN = 6
LARGE, SLIM, LYING, SMALL = (190, 262), (150, 262), (200, 134), (98, 134)
"""Creatures of a half: few, four, six, twelve."""
LARGE_4, SLIM_4, TALL_4, SMALL_4 = (188, 178), (138, 178), (92, 178), (92, 86)
"""Those of a quarter."""
GEAR = (98, 98)
GEAR_4 = ((90, 84), (66, 84), (52, 84))
"""Equipment and Actions in a quarter: up to six, up to eight, more."""
COUNTS = 68
"""Height of what is counted in a half."""
TURN = 230
"""Width of what is said of the turn."""
FIGHTER = 104
"""Width of one that fights."""
ENTRY = 352
"""Width of an entry of the Flow."""
MORE = 54
_BETWEEN = 18


class Cells(NamedTuple):
    """Where one player's side lies."""

    bar: Box
    field: Box
    """Of creatures."""
    kit: Box
    """Of Equipment and Actions, in a half with the counts."""
    broad: bool
    """Whether the side is half the table."""


def cells_of(view: SoulForgerView) -> dict[int, Cells]:
    """Return the cells of each side; the viewer's is at the bottom, the others follow clockwise."""
    order = seating(view)
    near = _half(below=True)
    if len(order) == 2:
        spots = [near, _half(below=False)]
    elif len(order) == 3:
        spots = [near, *(_quarter(x, below=False) for x in (0, WIDE / 2))]
    else:
        right = WIDE / 2
        corners = ((0.0, True), (0.0, False), (right, False), (right, True))
        spots = [_quarter(x, below=below) for x, below in corners]
    return dict(zip(order, spots, strict=True))


def _half(*, below: bool) -> Cells:
    bar = Box(_MARGIN, HIGH - _MARGIN - _BAR if below else _MARGIN, WIDE - 2 * _MARGIN, _BAR)
    top = FLOW[1] + 4 if below else bar.foot + 4
    high = (bar.y if below else FLOW[0]) - 4 - top
    return Cells(bar, Box(14, top, 626, high), Box(656, top, 532, high), True)


def _quarter(x: float, *, below: bool) -> Cells:
    top = FLOW[1] + 4 if below else _MARGIN
    bar = Box(x + 4, top, WIDE / 2 - 8, _SHORT_BAR)
    kit = GEAR_4[0][1]
    foot = HIGH - _MARGIN if below else FLOW[0] - 4
    field = Box(x + 9, bar.foot + 6, WIDE / 2 - 18, foot - kit - 8 - bar.foot - 6)
    return Cells(bar, field, Box(x + 9, foot - kit, WIDE / 2 - 18, kit), False)


class Grid(NamedTuple):
    """Tiles in rows: how large they are, and how many a row."""

    size: tuple[int, int]
    row: int
    rows: int


_HALF = ((3, Grid(LARGE, 3, 1)), (4, Grid(SLIM, 4, 1)), (6, Grid(LYING, 3, 2)), (12, Grid(SMALL, 6, 2)))
_QUARTER = (
    (3, Grid(LARGE_4, 3, 1)),
    (4, Grid(SLIM_4, 4, 1)),
    (6, Grid(TALL_4, 6, 1)),
    (12, Grid(SMALL_4, 6, 2)),
)
MOST = 12
"""So many creatures find room."""


def tiles(cells: Cells, count: int) -> list[Box]:
    """Return where creatures stand: as large as there is room for."""
    grids = _HALF if cells.broad else _QUARTER
    grid = next((grid for most, grid in grids if count <= most), grids[-1][1])
    (wide, high), field = grid.size, cells.field
    across = (field.wide - grid.row * wide) / (grid.row + 1)
    down = (field.high - grid.rows * high) / (grid.rows + 1)
    return [
        Box(
            field.x + across + place % grid.row * (wide + across),
            field.y + down + place // grid.row * (high + down),
            wide,
            high,
        )
        for place in range(min(count, MOST))
    ]


def gear_tiles(cells: Cells, gear: int, actions: int) -> list[Box]:
    """Return where Equipment lies, then where Actions lie: in a half each has a row of its own."""
    kit = cells.kit
    if not cells.broad:
        count = gear + actions
        wide, high = GEAR_4[0 if count <= 6 else 1 if count <= 8 else 2]
        step = min(wide + 8.0, (kit.wide - wide) / max(1, count - 1))
        return [Box(kit.x + place * step, kit.y, wide, high) for place in range(count)]
    wide, high = GEAR
    step = (kit.wide - wide) / 4
    gap = (kit.high - COUNTS - 2 * high) / 3
    rows = ((0, gear), (1, actions))
    return [
        Box(kit.x + place * step, kit.y + COUNTS + gap + row * (high + gap), wide, high)
        for row, count in rows
        for place in range(count)
    ]


# The Flow


class Band(NamedTuple):
    """What lies in the bed of the Flow."""

    turn: Box
    entries: tuple[Box, ...]
    more: Box | None
    """Where it is said how many more entries there are."""
    fight: Box | None
    rest: Box
    """What is free beside the turn."""


def band_of(entries: int, fighters: int) -> Band:
    """Return where entries lie, the first one at the left, and a combat at the right end."""
    bed = Box(0, FLOW[0] + 16, WIDE, FLOW[1] - FLOW[0] - 32)
    turn = bed.inset(14).left(TURN)
    rest = bed.inset(14).past(TURN + _BETWEEN)
    fight = rest.right(fighters * FIGHTER + 16) if fighters else None
    free = rest if fight is None else rest.left(rest.wide - fight.wide - _BETWEEN)
    shown, wide = _entries(entries, free.wide)
    boxes = tuple(free.past(place * (wide + _BETWEEN)).left(wide) for place in range(shown))
    more = boxes[-1]._replace(x=boxes[-1].end + 10, wide=MORE) if entries > shown else None
    return Band(turn, boxes, more, fight, rest)


_LEAST = 246
"""Width of an entry below which rather fewer are shown."""


def _entries(count: int, room: float) -> tuple[int, float]:
    """Return how many entries are shown, and how wide."""
    for shown in range(min(count, FLOW_SHOWN), 0, -1):
        free = room - (MORE + 10 if count > shown else 0) - (shown - 1) * _BETWEEN
        if free / shown >= _LEAST or shown == 1:
            return shown, min(ENTRY, free / shown)
    return 0, 0.0
