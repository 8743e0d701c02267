"""Marks of tournaments: medals of the first three."""

from __future__ import annotations

from functools import lru_cache

from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter

METALS: dict[int, Colour] = {1: (240, 191, 76), 2: (200, 208, 216), 3: (207, 138, 82)}
"""Gold, silver, bronze, by place."""
METAL_INK: Colour = (42, 28, 0)
"""Numbers upon a medal."""


@lru_cache(maxsize=32)
def medal(place: int, size: int) -> Sprite:
    """Return the medal of a place from 1 to 3."""
    metal = METALS[place]
    pen = Pen(size, size)
    middle = size / 2
    pen.disc(middle, middle, middle - 1, darker(metal, 0.35))
    pen.disc(middle, middle, middle - 3, metal)
    pen.disc(middle, middle, middle * 0.72, lighter(metal, 0.32))
    return pen.sprite()
