"""Where everything lies upon the table."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble.words import latest
from render.shared.box import Box

WIDE = 1200
EDGE = 6
BAR = 72
"""Height of a player's bar."""
ARCH = (200, 228)
"""Size of a Noble's arch."""
LANE = 322
_LANES_X, _STEP = 214, 328
CARD = 310
"""Width of a Spirit in a lane."""
TOTALS = 50
COINS = 92
RIBBON = 70
CHIP = 36
"""Height of a line of what lasts."""
_GAP = 4
HALF = 264
"""Height of the lanes of one side."""
QUIET = 2 * (EDGE + BAR + HALF) + COINS + 4 * _GAP
"""Height of a table while nothing goes on, and nothing holds for a while."""
TALL, LOW = 204, 116
"""Greatest and least height of an Active Spirit."""
STRIPS = (40, 36, 32, 28)
"""Heights of a covered Spirit: the first in which all find room."""


class LaneRows(NamedTuple):
    """Where the parts of the table lie, from above downwards."""

    high: int
    """Of the whole table."""
    far: Box
    """All lanes of the side above."""
    coins: Box
    ribbon: Box | None
    """Of what goes on, when something does."""
    chips: Box | None
    """Of what holds for a while."""
    lines: int
    """So many rows have those."""
    near: Box


def rows_of(view: NeoNobleView) -> LaneRows:
    """Return where the parts of a table lie: it is as high as what comes and goes needs."""
    goes_on = view.battle is not None or latest(view) is not None
    lines = min(len(view.lasting) + len(view.later), 1 if goes_on else 3)
    ribbon = RIBBON + _GAP if goes_on else 0
    chips = lines * CHIP + _GAP if lines else 0
    high = QUIET + ribbon + chips
    lanes = lanes_of(high)
    coins = lanes._replace(y=lanes.y + HALF + _GAP, high=COINS)
    below = coins.foot + _GAP
    return LaneRows(
        high=high,
        far=lanes.top(HALF),
        coins=coins,
        ribbon=lanes._replace(y=below, high=RIBBON).inset(EDGE) if ribbon else None,
        chips=lanes._replace(y=below + ribbon, high=chips - _GAP).inset(EDGE) if chips else None,
        lines=lines,
        near=lanes.bottom(HALF),
    )


def lanes_of(high: int) -> Box:
    """Return what the lanes of both sides cover, on a table of a height."""
    return Box(_LANES_X, EDGE + BAR + _GAP, WIDE - EDGE - _LANES_X, high - 2 * (EDGE + BAR + _GAP))


def bar_box(rows: LaneRows, *, below: bool) -> Box:
    """Return where a player's bar lies."""
    return Box(EDGE, rows.high - EDGE - BAR if below else EDGE, WIDE - 2 * EDGE, BAR)


def arch_box(rows: LaneRows, *, below: bool) -> Box:
    """Return where a player's Noble stands: at the outer end of the side."""
    wide, high = ARCH
    return Box(EDGE, rows.near.foot - high if below else rows.far.y, wide, high)


def turn_box(rows: LaneRows) -> Box:
    """Return where it is said how the match stands: between the Nobles."""
    top = arch_box(rows, below=False).foot + EDGE
    return Box(EDGE, top, ARCH[0], arch_box(rows, below=True).y - EDGE - top)


def column(row: Box, index: int) -> Box:
    """Return the part of a row that is a lane's."""
    return Box(_LANES_X + index * _STEP, row.y, LANE, row.high)


class BoardHalf(NamedTuple):
    """One side of a lane."""

    totals: Box
    field: Box
    """Of the Spirits."""


def half_of(box: Box, *, above: bool) -> BoardHalf:
    """Return the parts of one side of a lane: the totals lie towards the middle of the table."""
    inner = box.inset((LANE - CARD) / 2, 2)
    totals = inner.bottom(TOTALS) if above else inner.top(TOTALS)
    rest = inner.high - TOTALS - _GAP - 2
    return BoardHalf(totals, inner.top(rest) if above else inner.bottom(rest))


class Fan(NamedTuple):
    """How a link is fanned."""

    active: float
    """Height of the Active Spirit."""
    strip: float
    """Height of a covered one."""
    shown: int
    """Covered Spirits with a strip of their own, those next to the Active one."""


def fanned(room: float, covered: int) -> Fan:
    """Return how so many covered Spirits find room beside the Active one."""
    strip = next((float(high) for high in STRIPS if room - covered * high >= LOW), float(STRIPS[-1]))
    most = int((room - LOW) // strip)
    shown = covered if covered <= most else most - 1
    strips = shown + (shown < covered)
    return Fan(min(TALL, room - strips * strip), strip, shown)


class Link(NamedTuple):
    """Where the Spirits of a link lie."""

    active: Box
    strips: tuple[Box, ...]
    """Of covered ones, from the Active Spirit outwards; what finds no room has the last one together."""
    shown: int


def link_of(field: Box, covered: int, *, above: bool) -> Link:
    """Return where the Spirits of a link lie: the Active one next to the totals."""
    fan = fanned(field.high, covered)
    strips: list[Box] = []
    for index in range(fan.shown + (fan.shown < covered)):
        reach = fan.active + (index + 1) * fan.strip
        strip = field.bottom(reach).top(fan.strip) if above else field.top(reach).bottom(fan.strip)
        strips.append(strip)
    return Link(field.bottom(fan.active) if above else field.top(fan.active), tuple(strips), fan.shown)
