"""What holds for a while, as chips between the sides, the latest first (NN-R37)."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.depth import bar
from render.drawing.lettering import fitted, width
from render.drawing.marks import hourglass
from render.neo_noble.lasting import Told
from render.neo_noble.places import CHIP
from render.neo_noble.scene import Scene
from render.neo_noble.theme_colors import GOLD_TEXT, PLATE, PLATE_LINE, PLATE_QUIET
from render.shared.box import Box
from render.shared.theme_colors import WHITE

_PAD, _GAP = 8, 6
_TALL = CHIP - 8
_GLASS = 24
_SIZE = 24
_MORE = 28
_LEAST = 130
"""Room for what a change is on, when that must be cut."""


def draw_lasting(scene: Scene, box: Box, found: Sequence[Told], lines: int) -> None:
    """Draw as much as there is room for, then the number of the rest."""
    rest = width("+99", _MORE) + _PAD if len(found) > lines else 0
    room = box.wide - rest
    y, hidden = box.y, len(found)
    for row in _rows(found, lines, room)[:lines]:
        x = box.x
        for one in row:
            x += _draw_one(scene, one, Box(x, y + 1, box.x + room - x, CHIP - 3)) + _GAP
        y, hidden = y + CHIP, hidden - len(row)
    if hidden:
        scene.canvas.paste(bar(round(rest), CHIP - 3, PLATE, PLATE_LINE, 8, 2), box.end - rest, y - CHIP + 1)
        more = Box(box.end - rest, y - CHIP + 1, rest, CHIP - 3)
        scene.canvas.text(more.centre, more.middle, f"+{hidden}", _MORE, WHITE, "middle")


def _rows(found: Sequence[Told], lines: int, room: float) -> list[list[Told]]:
    """Give each a line of its own while lines last; else as many to a line as it has room for."""
    if len(found) <= lines:
        return [[one] for one in found]
    rows: list[list[Told]] = []
    left = 0.0
    for one in found:
        wide = _wide(one) + _GAP
        if not rows or wide > left:
            rows.append([])
            left = room
        rows[-1].append(one)
        left -= wide
    return rows


def _wide(one: Told) -> float:
    words = width(one.on, _SIZE) + width(one.what, _SIZE) + width(one.until, _SIZE)
    return _TALL + _GLASS + 6 * _PAD + words


def _draw_one(scene: Scene, one: Told, box: Box) -> float:
    """Draw the card that spoke, what it changed, how, and until when. Return how wide that is."""
    canvas = scene.canvas
    wide = min(box.wide, _wide(one))
    canvas.paste(bar(round(wide), round(box.high), PLATE, PLATE_LINE, 8, 2), box.x, box.y)
    canvas.paste(scene.cards.square(one.card, _TALL, 3), box.x + 4, box.middle - _TALL / 2)
    room = wide - _TALL - _GLASS - 6 * _PAD
    until = fitted(one.until, _SIZE, room * 0.4)
    room -= width(until, _SIZE)
    on = fitted(one.on, _SIZE, max(_LEAST, room - width(one.what, _SIZE)))
    x = box.x + _TALL + _PAD + 4
    x += canvas.text(x, box.middle, on, _SIZE, WHITE) + _PAD
    room -= width(on, _SIZE)
    x += canvas.text(x, box.middle, one.what, _SIZE, GOLD_TEXT, room=room) + _PAD
    canvas.paste(hourglass(_GLASS, PLATE_QUIET), x, box.middle - _GLASS / 2)
    canvas.text(x + _GLASS + 4, box.middle, until, _SIZE, PLATE_QUIET)
    return wide
