"""What lies below cards: the place of one that is not there, and shadows."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Theme


@lru_cache(maxsize=32)
def place_sprite(wide: int, high: int, theme: Theme) -> Sprite:
    """Return the empty place of a card: a dashed outline."""
    pen = Pen(wide, high)
    pen.panel((1, 1, wide - 1, high - 1), 10, None, theme.quiet, 2)
    shape = pen.sprite()
    dashes = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(dashes)
    for start in range(-high, wide, 16):
        draw.line([(start, high), (start + high, 0)], fill=255, width=8)
    return Sprite(shape.image, Image.composite(shape.mask, Image.new("L", (wide, high), 0), dashes))


@lru_cache(maxsize=64)
def shadow_mask(wide: int, high: int, strength: int) -> Image.Image:
    """Return a soft shadow, eight pixels larger than the card on each side."""
    mask = Image.new("L", (wide + 16, high + 16), 0)
    ImageDraw.Draw(mask).rounded_rectangle((8, 8, wide + 7, high + 7), 10, fill=strength)
    return mask.filter(ImageFilter.GaussianBlur(4))
