"""The golden arch in which a Noble stands."""

from __future__ import annotations

from functools import lru_cache
from math import acos, cos, sin

from PIL import Image, ImageDraw

from render.drawing.depth import dimmed, gradient, rounded, shaded
from render.drawing.pen import SCALE, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.tones import LINE, darker, mixed
from render.neo_noble.art.paint import Subject, broad_art
from render.neo_noble.art.tints import tint
from render.neo_noble.theme_colors import GOLD_FRAME, NIGHT

EDGE = 5
"""Width of the golden frame."""
_WINDOW = 9
"""Between the frame and the window."""
_RIM = 5
_POINT = 0.56
"""How high the point of the window is above where its curve begins, of its width."""


@cached_sprite
def arch(noble: Subject, wide: int, high: int, window: int, *, silenced: bool) -> Sprite:
    """Return an arch upon its shadow, its window so high; below it is room for words."""
    colours = tint(noble.fate)
    whole = gradient(wide, high, GOLD_FRAME).copy()
    inner = (wide - 2 * EDGE, high - 2 * EDGE)
    tones = (mixed(colours.main, colours.ink, 0.35), colours.ink, darker(colours.ink, 0.45))
    whole.paste(LINE, (EDGE - 1, EDGE - 1), rounded(inner[0] + 2, inner[1] + 2, 9))
    whole.paste(gradient(*inner, tones), (EDGE, EDGE), rounded(*inner, 8))
    x, across = EDGE + _WINDOW, wide - 2 * (EDGE + _WINDOW)
    size = across + 2 * _RIM, window + _RIM
    whole.paste(gradient(*size, GOLD_FRAME), (x - _RIM, EDGE + 3), pointed(*size))
    whole.paste(NIGHT, (x - 1, EDGE + _RIM + 2), pointed(across + 2, window + 1))
    view = broad_art(noble, across, window, 1).image
    whole.paste(dimmed(view) if silenced else view, (x, EDGE + _RIM + 3), pointed(across, window))
    return shaded(Sprite(whole, rounded(wide, high, 12)))


@lru_cache(maxsize=32)
def pointed(wide: int, high: int) -> Image.Image:
    """Return the mask of a window with a pointed arch."""
    across, down, rise = wide * SCALE, high * SCALE, wide * SCALE * _POINT
    radius = (rise**2 + (across / 2) ** 2) / across
    reach = acos((radius - across / 2) / radius)
    turns = [reach * step / 24 for step in range(25)]
    left = [(radius - radius * cos(turn), rise - radius * sin(turn)) for turn in turns]
    right = [(across - x, y) for x, y in reversed(left)]
    mask = Image.new("L", (across, down), 0)
    ImageDraw.Draw(mask).polygon([(0, down), *left, *right, (across, down)], fill=255)
    return mask.reduce(SCALE)
