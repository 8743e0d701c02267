"""The star table: a night-blue cloth, stars, and a dial of brass in its middle."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageDraw

from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import lighter, mixed
from render.magic.theme_colors import look_of

_STEPS = 26
"""Tones of the cloth; the palette of the files holds them all."""
_FINE = 2
_DIAL = 318
"""How large the dial is."""
_CENTRE = (0.47, 0.5)
_STARS = 90


@cached_sprite
def ground(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare table. Copy it before drawing."""
    look = look_of(theme)
    light = resized(Image.radial_gradient("L"), wide, high)
    light = toned(light, [round(_STEPS * min(1.0, max(0.0, n / 255 - 0.1) * 1.15)) for n in range(256)])
    tones = ramp(theme)
    tones += [tones[-1]] * (256 - len(tones))
    image = Image.merge("RGB", [toned(light, [tone[band] for tone in tones]) for band in range(3)])
    image.paste(mixed(look.cloth[1], look.dial, 0.42), (0, 0), _dial(wide, high))
    _draw_stars(image, lighter(look.cloth[0], 0.5) if theme.name != "light" else look.cloth[2])
    return image


def ramp(theme: Theme) -> list[Colour]:
    """Return the tones of the cloth from the middle to the edge."""
    near, middle, far = look_of(theme).cloth
    half = _STEPS // 2
    return [
        mixed(near, middle, step / half) if step <= half else mixed(middle, far, (step - half) / half)
        for step in range(_STEPS + 1)
    ]


@cached_sprite
def _dial(wide: int, high: int) -> Image.Image:
    """Return where the lines of the dial are."""
    mask = Image.new("L", (wide * _FINE, high * _FINE), 0)
    pen = ImageDraw.Draw(mask)
    x, y = wide * _FINE * _CENTRE[0], high * _FINE * _CENTRE[1]

    def ring(radius: float, width: int, strength: int) -> None:
        far = radius * _FINE
        pen.ellipse((x - far, y - far, x + far, y + far), outline=strength, width=width)

    def at(degrees: float, radius: float) -> tuple[float, float]:
        angle = math.radians(degrees)
        return x + radius * _FINE * math.cos(angle), y + radius * _FINE * math.sin(angle)

    ring(_DIAL, 4, 150)
    ring(_DIAL - 16, 3, 120)
    ring(_DIAL * 0.4, 3, 90)
    for step in range(72):
        long = 26 if step % 6 == 0 else 16
        pen.line([at(step * 5, _DIAL), at(step * 5, _DIAL - long)], fill=140, width=4 if step % 6 == 0 else 2)
    for turn in (0, 120, 180, 300):
        for step in range(3):
            ends = [at(turn + 120 * step - 90, _DIAL - 16), at(turn + 120 * (step + 1) - 90, _DIAL - 16)]
            pen.line(ends, fill=70, width=3)
    return mask.reduce(_FINE)


def _draw_stars(image: Image.Image, tone: Colour) -> None:
    chance = Random(7)
    for _ in range(_STARS):
        x, y = chance.randrange(image.width), chance.randrange(image.height)
        size = chance.choice((2, 2, 3))
        image.paste(tone, (x, y, x + size, y + size))
