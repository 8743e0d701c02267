"""Frames in the colours of a card, and dark plates upon its art."""

from __future__ import annotations

from functools import lru_cache

from render.drawing import depth
from render.drawing.depth import bar
from render.drawing.pen import Sprite
from render.drawing.themes import Colour
from render.magic.art.tints import tints_of
from render.magic.theme_colors import BLACK


def frame(colours: str, wide: int, high: int, radius: int = 12, edge: int = 7) -> Sprite:
    """Return the frame of a card in its colours."""
    return depth.frame(*tints_of(colours), wide, high, radius, edge)


@lru_cache(maxsize=64)
def night(wide: int, high: int, line: Colour, radius: int = 8) -> Sprite:
    """Return a dark plate for what is written in light letters upon art."""
    return bar(wide, high, ((38, 48, 68), BLACK), line, radius, 2)
