"""Frames in the colours of a card, and dark plates upon its art."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.depth import bar, gradient, rounded
from render.drawing.pen import Sprite
from render.drawing.raster import resized, toned
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter
from render.magic.art.tints import tints_of
from render.magic.looks import BLACK, INK


@lru_cache(maxsize=256)
def frame(colours: str, wide: int, high: int, radius: int = 12, edge: int = 7) -> Sprite:
    """Return the frame of a card in its colours: of two colours the left and the right have one each."""
    first, last = tints_of(colours)
    left = gradient(wide, high, (lighter(first.main, 0.25), darker(first.main, 0.28)))
    whole = left.copy()
    if last is not first:
        right = gradient(wide, high, (lighter(last.main, 0.25), darker(last.main, 0.28)))
        blend = resized(Image.linear_gradient("L").rotate(90), wide, high)
        whole.paste(right, (0, 0), toned(blend, [min(255, max(0, (n - 96) * 4)) for n in range(256)]))
    pen = ImageDraw.Draw(whole)
    pen.rounded_rectangle((0, 0, wide - 1, high - 1), radius, outline=INK, width=2)
    pen.line([(radius, 2), (wide - radius, 2)], fill=lighter(first.light, 0.3), width=1)
    inner = (edge - 2, edge - 2, wide - edge + 1, high - edge + 1)
    pen.rounded_rectangle(inner, max(3, radius - 4), outline=darker(first.deep, 0.35), width=2)
    return Sprite(whole, rounded(wide, high, radius))


@lru_cache(maxsize=64)
def night(wide: int, high: int, line: Colour, radius: int = 8) -> Sprite:
    """Return a dark plate for what is written in light letters upon art."""
    return bar(wide, high, ((38, 48, 68), BLACK), line, radius, 2)
