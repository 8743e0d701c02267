"""The forge: walls of stone that glow from the middle, and the bed of the molten Flow between rails."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.depth import gradient
from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import darker, lighter, mixed
from render.soul_forger.theme_colors import MOLTEN, STEEL, look_of

FLOW = (374, 518)
"""Upper and lower end of the Flow with its rails."""
_RAIL = 12
_STEPS = 24
"""Tones of the stone; the palette of the files holds half of them."""
_BRICK = (150, 75)
_RIVETS = 80
"""Pixels between the rivets of a rail."""
_STREAKS = 26


@cached_sprite
def table(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare table with the bed of the Flow. Copy it before drawing."""
    image = wall(wide, high, theme).copy()
    top, foot = FLOW
    image.paste(_molten(wide, foot - top - 2 * _RAIL), (0, top + _RAIL))
    for y in (top, foot - _RAIL):
        image.paste(_rail(wide), (0, y))
        image.paste((0, 0, 0), (0, y + _RAIL), _shade(wide))
    return image


@cached_sprite
def wall(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return a wall of bricks. Copy it before drawing."""
    far = resized(Image.radial_gradient("L"), wide, high)
    far = toned(far, [round((_STEPS - 1) * min(1.0, max(0.0, n - 36) / 215)) for n in range(256)])
    tones = ramp(theme)
    tones += [tones[-1]] * (256 - len(tones))
    image = Image.merge("RGB", [toned(far, [tone[band] for tone in tones]) for band in range(3)])
    image.paste(look_of(theme).joint, (0, 0), _joints(wide, high))
    return image


def ramp(theme: Theme) -> list[Colour]:
    """Return the tones of the stone from the middle to the edge."""
    near, far = look_of(theme).stone
    return [mixed(near, far, step / (_STEPS - 1)) for step in range(_STEPS)]


@cached_sprite
def _joints(wide: int, high: int) -> Image.Image:
    """Return where the joints between bricks are."""
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    across, down = _BRICK
    for row in range(high // down + 1):
        y = row * down
        pen.line([(0, y), (wide, y)], fill=96, width=3)
        for x in range(across // 2 * (row % 2), wide, across):
            pen.line([(x, y), (x, y + down)], fill=96, width=3)
    return mask


@cached_sprite
def _molten(wide: int, high: int) -> Image.Image:
    """Return molten metal as it flows: brighter streaks along it, darker at both ends."""
    image = gradient(wide, high, MOLTEN).copy()
    chance = Random(11)
    glow = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(glow)
    for _ in range(_STREAKS):
        x, y = chance.uniform(-60, wide), chance.uniform(high * 0.2, high * 0.8)
        path = [(x + step * 22, y + 5 * math.sin(step * 0.7 + x)) for step in range(chance.randint(4, 11))]
        pen.line(path, fill=chance.choice((90, 120, 150)), width=chance.choice((3, 4, 6)), joint="curve")
    image.paste(lighter(MOLTEN[4], 0.35), (0, 0), glow.filter(ImageFilter.GaussianBlur(2)))
    return image


@lru_cache(maxsize=4)
def _rail(wide: int) -> Image.Image:
    """Return a rail of iron with its rivets."""
    image = gradient(wide, _RAIL, (STEEL, darker(STEEL, 0.45), darker(STEEL, 0.7))).copy()
    pen = ImageDraw.Draw(image)
    for x in range(_RIVETS // 4, wide, _RIVETS):
        pen.ellipse((x - 4, 1, x + 4, 9), fill=lighter(STEEL, 0.3), outline=darker(STEEL, 0.6))
    return image


@lru_cache(maxsize=4)
def _shade(wide: int) -> Image.Image:
    """Return the shadow that a rail casts downwards."""
    return toned(resized(Image.linear_gradient("L"), wide, 10), [round((255 - n) * 0.5) for n in range(256)])
