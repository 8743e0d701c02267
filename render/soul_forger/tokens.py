"""Marks that mean the same thing all over Soul-Forger's table."""

from __future__ import annotations

from functools import lru_cache

from render.drawing.pen import Pen, Sprite
from render.drawing.tones import LINE, darker
from render.soul_forger.art.signs import draw_sign
from render.soul_forger.theme_colors import BRONZE, IRON, MOLTEN


@lru_cache(maxsize=32)
def back(wide: int, high: int) -> Sprite:
    """Return a card's back: iron, and an anvil that glows."""
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 11, LINE)
    pen.panel((2, 2, wide - 2, high - 2), 10, IRON)
    pen.panel((2, high * 0.5, wide - 2, high - 2), 10, darker(IRON, 0.35))
    pen.panel((6, 6, wide - 6, high - 6), 7, None, BRONZE, 2)
    size = min(wide, high) * 0.56
    x, y = (wide - size) / 2, high * 0.4 - size / 2
    draw_sign(pen, "forge", x, y, size, MOLTEN[1])
    draw_sign(pen, "forge", x + size * 0.05, y + size * 0.02, size * 0.9, MOLTEN[2])
    draw_sign(pen, "forge", x + size * 0.12, y + size * 0.04, size * 0.76, MOLTEN[3])
    return pen.sprite()
