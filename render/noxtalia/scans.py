"""Scans of whole cards: each is shown whole, and what is ours stands below it."""

from __future__ import annotations

from engines.noxtalia.language.pack import Capacity, Spirit
from render.drawing.depth import plate
from render.drawing.lettering import plain, width
from render.drawing.themes import Colour
from render.noxtalia.art.tints import tint
from render.noxtalia.scene import face_of
from render.noxtalia.theme_colors import CHIP_LINE, INK, NIGHT, PAPER, RIM
from render.noxtalia.tokens import gem
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.pictures import whole_scan
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_FOOT = 0.27
"""Of the height: what is ours."""
_NAMES = (34, 32, 30, 28, 26, 24)
"""Sizes of the name upon a face 266 wide."""
_USUAL = 266


def put_scan(canvas: Canvas, card: Spirit | Capacity, box: Box) -> bool:
    """Put a card's whole scan, with our name, cost and numbers below; False for a card that has none."""
    foot = box.bottom(round(box.high * _FOOT))
    scan = whole_scan(card.picture, round(box.wide), round(box.high - foot.high - 4))
    if scan is None:
        return False
    canvas.paste(scan, box.x, box.y)
    canvas.paste(plate(round(foot.wide), round(foot.high), PAPER, CHIP_LINE), foot.x, foot.y)
    unit = box.wide / _USUAL
    name = plain(canvas.speech.name(card.name)) or card.id
    row, face = foot.top(foot.high * 0.46), face_of(name)
    size = largest(name, [max(24, round(each * unit)) for each in _NAMES], row.wide - 16, face)
    canvas.text(row.centre, row.middle, name, size, INK, "middle", face=face, room=row.wide - 16)
    row, letters = foot.below(foot.high * 0.46), max(34, round(38 * unit))
    is_spirit = isinstance(card, Spirit)
    cost, power = (card.attack.cost, card.attack.power) if is_spirit else (card.cost, card.power)
    side = round(row.high * 0.9)
    canvas.centre(gem(side), row.x + 8 + side / 2, row.middle)
    canvas.label(row.x + 8 + side / 2, row.middle, str(cost), letters, WHITE, RIM, "middle")
    if power is not None:
        _put_number(canvas, row, row.end - 8, str(power), letters, tint(card.element).ink)
    if is_spirit:
        _put_number(canvas, row, row.centre + row.wide * 0.14, str(card.max_pv), letters, NIGHT)
    return True


def _put_number(canvas: Canvas, row: Box, end: float, text: str, letters: int, ground: Colour) -> None:
    """Put a number upon a plate that ends at a point."""
    wide, high = round(width(text, letters) + letters * 0.7), round(row.high * 0.8)
    canvas.paste(plate(wide, high, ground, WHITE, 10, 3), end - wide, row.middle - high / 2)
    canvas.text(end - wide / 2, row.middle, text, letters, WHITE, "middle")
