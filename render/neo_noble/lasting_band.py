"""What holds for a while, in a band of its own, the latest first (NN-R37)."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.lettering import fitted, width
from render.neo_noble.lasting import Told
from render.neo_noble.scene import Scene
from render.playing_cards.marks import hourglass
from render.shared.box import Box

LINE = 30
"""Height of a line."""
_PAD = 8
_TALL = LINE - 6
_GLASS = 18
_ON, _WHAT, _UNTIL, _MORE = 19, 20, 18, 22
"""Sizes of the words."""
_LEAST = 120
"""Room for what a change is on, when that must be cut."""


def draw_lasting(scene: Scene, box: Box, found: Sequence[Told]) -> None:
    """Draw as much as there is room for, then the number of the rest."""
    canvas, theme = scene.canvas, scene.theme
    canvas.panel(*box, theme.panel, theme.panel_line, 8)
    lines = round(box.high / LINE)
    room = box.wide - 2 * _PAD - width("+99", _MORE)
    y, hidden = box.y, len(found)
    for row in _rows(found, lines, room)[:lines]:
        x = box.x + _PAD
        for one in row:
            x = _draw_one(scene, one, Box(x, y, box.x + _PAD + room - x, LINE)) + 2 * _PAD
        y, hidden = y + LINE, hidden - len(row)
    if hidden:
        more = f"+{hidden}"
        canvas.text(box.end - _PAD, y - LINE / 2, more, _MORE, theme.ink, "right")


def _rows(found: Sequence[Told], lines: int, room: float) -> list[list[Told]]:
    """Give each a line of its own while lines last; else as many to a line as it has room for."""
    if len(found) <= lines:
        return [[one] for one in found]
    rows: list[list[Told]] = []
    left = 0.0
    for one in found:
        wide = _wide(one) + 2 * _PAD
        if not rows or wide > left:
            rows.append([])
            left = room
        rows[-1].append(one)
        left -= wide
    return rows


def _wide(one: Told) -> float:
    words = width(one.on, _ON) + width(one.what, _WHAT) + width(one.until, _UNTIL)
    return _TALL + _GLASS + 4 * _PAD + words


def _draw_one(scene: Scene, one: Told, box: Box) -> float:
    """Draw the card that spoke, what it changed, how, and until when. Return where that ends."""
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(scene.cards.square(one.card, _TALL, 3), box.x, box.y + 3)
    room = box.wide - (_wide(one) - width(one.on, _ON) - width(one.what, _WHAT))
    on = fitted(one.on, _ON, max(_LEAST, room - width(one.what, _WHAT)))
    x = box.x + _TALL + _PAD
    x += canvas.text(x, box.middle, on, _ON, theme.ink) + _PAD
    room -= width(on, _ON)
    x += canvas.text(x, box.middle, one.what, _WHAT, theme.gold, room=room) + _PAD
    canvas.paste(hourglass(_GLASS, theme.quiet), x, box.middle - _GLASS / 2)
    x += _GLASS + _PAD
    return x + canvas.text(x, box.middle, one.until, _UNTIL, theme.quiet)
