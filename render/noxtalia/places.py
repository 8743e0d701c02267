"""Where everything lies upon the land, and how large it is, by how many sit there."""

from __future__ import annotations

from typing import NamedTuple

from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia.words import in_teams, seating
from render.shared.box import Box

WIDE, HIGH = 1200, 886
_EDGE = 6
_GAP = 8


class BarShape(NamedTuple):
    """How a player's plank is made."""

    high: int
    row: int
    """Height of its first row; what finds no place there stands in a second one."""
    names: tuple[int, ...]
    """Sizes of the name, the largest that fits."""
    number: int
    """Of mana, hand and pile."""
    small: int
    """Of what lies beside."""
    tile: tuple[int, int]
    """The uppermost discarded card."""
    columns: tuple[int, int, int, int, int, int]
    """Where mana, hand, pile, discard, what is removed and what is linked begin."""
    aside: tuple[int, int] | None
    """Where marks of the pile and games won begin in the second row; None beside the pile and the name."""


class Shape(NamedTuple):
    """How a Spirit's place is made."""

    totem: tuple[int, int]
    element: int
    role: int
    names: tuple[int, ...]
    numbers: tuple[int, ...]
    """Of life, the largest that fits."""
    most: int
    """Of how much it may be."""
    state: tuple[int, ...]
    bar: int
    """Height of the bar of life."""
    chip: int
    """Of what is attached."""


class Drum(NamedTuple):
    """How large letters upon the skin are."""

    titles: tuple[int, ...]
    number: int
    label: int
    total: int
    die: int
    damage: int


LONG = BarShape(74, 74, (48, 44, 40, 36, 32, 28, 24), 48, 48, (76, 57), (338, 494, 626, 798, 962, 1078), None)
SHORT = BarShape(
    100, 60, (44, 40, 36, 32, 28, 24), 42, 34, (50, 37), (262, 382, 490, 20, 150, 252), (480, 340)
)
LARGE = Shape((186, 226), 60, 52, (36, 33, 30, 28, 26, 24), (66, 58, 50, 42), 34, (30, 28, 26, 24), 24, 24)
SMALL = Shape((136, 164), 50, 50, (30, 28, 26, 24), (46, 42), 24, (26, 24), 18, 24)
LOW_TOTEM = Shape((144, 146), 50, 50, (32, 30, 28, 27), (48, 44, 42), 27, (27,), 16, 27)
"""In a strip above a question."""
BROAD_DRUM = Drum((32, 30, 28, 26, 24), 46, 24, 60, 52, 76)
LOW_DRUM = Drum((28, 26, 24), 42, 24, 50, 44, 58)
TIGHT_DRUM = Drum((24,), 32, 24, 50, 34, 44)
"""Below the word of who has won."""
LOW = 240
"""Height of a drum below which letters are smaller."""


class CardPlace(NamedTuple):
    """Where a side lies."""

    bar: Box
    bar_shape: BarShape
    spirits: tuple[Box, ...]
    shape: Shape

    @property
    def whole(self) -> Box:
        """All that is the side's, with the shadows around it."""
        top = min(self.bar.y, self.spirits[0].y - _EDGE)
        foot = max(self.bar.foot, self.spirits[0].foot + _EDGE)
        if self.shape is LARGE:
            return Box(0, max(0, top - _EDGE), WIDE, foot - top + _EDGE)
        return Box(self.bar.x, max(0, top - _EDGE), self.bar.wide, foot - top + _EDGE)


class Layout(NamedTuple):
    """Where all sides lie, the cycle, and the drum."""

    sides: dict[int, CardPlace]
    clock: Box
    drum: Box


def laid_out(view: NoxtaliaView) -> Layout:
    """Return where all lies: own side at the bottom, the others clockwise; a partner sits beside."""
    order = seating(view)
    if len(order) == 2:
        sides = {order[0]: _broad(below=True), order[1]: _broad(below=False)}
        return Layout(sides, *_middle(326, 568))
    left, right = _EDGE, WIDE / 2 + _EDGE
    if len(order) == 3:
        places = [_broad(below=True), _half(left, below=False), _half(right, below=False)]
        return Layout(dict(zip(order, places, strict=True)), *_middle(342, 554))
    near, far = (
        (_half(left, below=True), _half(right, below=True)),
        (
            _half(left, below=False),
            _half(right, below=False),
        ),
    )
    places = [*near, *far] if in_teams(view) else [near[0], *far, near[1]]
    return Layout(dict(zip(order, places, strict=True)), *_middle(342, 544))


def _middle(top: float, foot: float) -> tuple[Box, Box]:
    whole = Box(_EDGE, top, WIDE - 16, foot - top)
    return whole.left(178), whole.past(184)


def _broad(*, below: bool) -> CardPlace:
    """Return the place of a side that has the whole width."""
    high = LONG.high
    bar = Box(_EDGE, HIGH - _EDGE - high if below else _EDGE, WIDE - 2 * _EDGE, high)
    y = bar.y - _GAP - 2 - LARGE.totem[1] if below else bar.foot + _GAP + 2
    return CardPlace(
        bar, LONG, tuple(Box(14 + 396 * place, y, 382, LARGE.totem[1]) for place in range(3)), LARGE
    )


def _half(x: float, *, below: bool) -> CardPlace:
    """Return the place of a side that has half the width."""
    high = SMALL.totem[1] + 56
    bar = Box(x, HIGH - _EDGE - SHORT.high if below else _EDGE, WIDE / 2 - 2 * _EDGE, SHORT.high)
    y = bar.y - _GAP - high if below else bar.foot + _GAP
    return CardPlace(bar, SHORT, tuple(Box(x + 8 + 195 * place, y, 186, high) for place in range(3)), SMALL)
