"""Where everything lies upon the table: sizes are chosen by how much there is."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

from render.shared.box import Box

WIDE, HIGH = 1200, 826
BAR = 62
"""Height of a player's bar."""
NOBLE = (150, 186)
LAND, SMALL = 122, 168
"""Widths of a pile of basic lands, and of what is no creature."""
ROW = 78
"""Their height."""
LARGE = (176, 198)
FORWARD = 18
"""How far attackers and blockers stand nearer to the middle, where there is room."""
_TOP = 6 + BAR + 9
_LEFT, _FIELD, _STACK = (
    Box(x, _TOP, wide, HIGH - 2 * _TOP) for x, wide in ((10, 150), (174, 774), (962, 228))
)
_STEPS_HIGH = 40
_FRONT_HIGH = 226
_GAP = 6
_BESIDE = 3
"""So many stand one above the other in a column beside the creatures."""
_MOST_COLUMNS = 2
_BROADER = 1.34
"""So much broader may a card be than the least of its size."""

Size: TypeAlias = Literal["large", "middle", "small", "least"]


class Grid(NamedTuple):
    """How creatures of a size stand."""

    size: Size
    wide: float
    """With the gap to the next."""
    rows: int


_GRIDS = (
    Grid("large", 192, 1),
    Grid("middle", 193.5, 2),
    Grid("small", 100, 2),
    Grid("least", 86, 3),
)


class BoardHalf(NamedTuple):
    """Where things of one player lie."""

    bar: Box
    noble: Box
    back: Box
    """Of lands and what is no creature."""
    front: Box
    """Of creatures."""
    below: bool


class Layout(NamedTuple):
    """Where a player's permanents lie; what finds no place is counted in the last one."""

    lands: tuple[Box, ...]
    others: tuple[Box, ...]
    creatures: tuple[Box, ...]
    size: Size


def halves(*, broad: bool = False) -> tuple[BoardHalf, BoardHalf]:
    """Return the viewer's half, below, and the other; `broad` over the column of the stack too."""
    field = _field(broad=broad)
    low, high = field.bottom(ROW), field.top(ROW)
    return (
        BoardHalf(
            Box(6, HIGH - 6 - BAR, WIDE - 12, BAR),
            _LEFT.bottom(NOBLE[1]),
            low,
            Box(low.x, low.y - _GAP - _FRONT_HIGH, low.wide, _FRONT_HIGH),
            True,
        ),
        BoardHalf(
            Box(6, 6, WIDE - 12, BAR),
            _LEFT.top(NOBLE[1]),
            high,
            Box(high.x, high.foot + _GAP, high.wide, _FRONT_HIGH),
            False,
        ),
    )


def _field(*, broad: bool) -> Box:
    return _FIELD._replace(wide=_STACK.end - _FIELD.x) if broad else _FIELD


def steps(*, broad: bool = False) -> Box:
    """Return the band of the steps, between the halves."""
    field = _field(broad=broad)
    return field._replace(y=field.middle - _STEPS_HIGH / 2, high=_STEPS_HIGH)


def turn_box() -> Box:
    """Return where it is said whose turn it is: a little broader than the Nobles, for the sake of names."""
    return _LEFT.inset(-6, NOBLE[1] + _GAP)


def stack_box() -> Box:
    """Return the column of the stack."""
    return _STACK


def laid_out(half: BoardHalf, basics: int, lands: int, others: int, creatures: int) -> Layout:
    """Return where so many piles of lands, other permanents and creatures lie."""
    room = half.back.wide
    wide = _land_pitch(basics, room - (SMALL + _GAP) * min(1, lands + others))
    shown = min(basics, int((room + _GAP) // wide))
    spots = [
        Box(half.back.x + place * wide, half.back.y, wide - _GAP, half.back.high) for place in range(shown)
    ]
    x, rest = half.back.x + shown * wide, lands + others
    fit = max(0, int((half.back.end - x + _GAP) // (SMALL + _GAP)))
    row = [
        Box(x + place * (SMALL + _GAP), half.back.y, SMALL, half.back.high) for place in range(min(fit, rest))
    ]
    over = rest - len(row)
    columns = min(_MOST_COLUMNS, math.ceil(over / _BESIDE))
    beside = _columns(half, columns, over)
    field = half.front.left(half.front.wide - columns * (SMALL + _GAP))
    size, places = _stand(field, half.below, creatures)
    small = [*row, *beside]
    return Layout(tuple(spots + small[:lands]), tuple(small[lands:]), tuple(places), size)


def _land_pitch(count: int, room: float) -> float:
    """Return how far piles of lands lie from one another."""
    return LAND + _GAP if count * (LAND + _GAP) <= room else max(76.0, room / max(1, count))


def _columns(half: BoardHalf, columns: int, count: int) -> list[Box]:
    """Return places for what finds none in its row, beside the creatures."""
    high = (half.front.high - (_BESIDE - 1) * _GAP) / _BESIDE
    return [
        Box(
            half.front.end - (columns - place // _BESIDE) * (SMALL + _GAP) + _GAP,
            half.front.y + place % _BESIDE * (high + _GAP),
            SMALL,
            high,
        )
        for place in range(min(count, columns * _BESIDE))
    ]


def _stand(field: Box, below: bool, count: int) -> tuple[Size, list[Box]]:
    """Return how creatures stand: as large as they all find room."""
    grid, row = _GRIDS[-1], 0
    for grid in _GRIDS:
        row = max(1, int((field.wide + _GAP) // grid.wide))
        if count <= row * grid.rows:
            break
    if grid.size == "large":
        y = field.foot - LARGE[1] - 2 if below else field.y + 2
        return "large", [Box(field.x + place * grid.wide, y, *LARGE) for place in range(count)]
    gap = 6
    high = (field.high - (grid.rows - 1) * gap) / grid.rows
    row = min(row, math.ceil(count / grid.rows))  # rows about equally long, and so as broad as may be
    pitch = min((field.wide + gap) / row, grid.wide * _BROADER)
    places = [
        Box(field.x + place % row * pitch, field.y + place // row * (high + gap), pitch - gap, high)
        for place in range(min(count, row * grid.rows))
    ]
    return grid.size, places
