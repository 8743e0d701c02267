"""The land: it is the cycle itself, by day or by night; five layers of hills, drawn once and kept."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from engines.noxtalia.language.parts import Cycle
from render.drawing.depth import gradient
from render.drawing.raster import toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import mixed
from render.noxtalia.theme_colors import Sky, look_of

WIDE, HIGH = 1200, 900
_FINE = 2
"""How many times too large it is drawn."""
_LAYERS = 5
_HORIZON, _STEP = 0.33, 0.135
"""Where the farthest hill begins, and how far it is to the next, of the height."""
_STARS, _TREES = 70, 34
_LIGHTS: Colour = (92, 226, 190)
"""Of the north."""


@cached_sprite
def ground(cycle: Cycle, theme: Theme) -> Image.Image:
    """Return the bare land. Copy it before drawing."""
    sky, chance = look_of(theme).skies[cycle], Random(11)
    image = Image.new("RGB", (WIDE * _FINE, HIGH * _FINE), sky.hills[1])
    image.paste(gradient(WIDE * _FINE, round(HIGH * _FINE * 0.46), sky.air))
    if cycle == "nocturne":
        _draw_lights(image)
        _draw_stars(image, sky, chance)
    else:
        _draw_clouds(image, sky)
    for layer in range(_LAYERS):
        _draw_hill(image, sky, layer, chance)
    return image.reduce(_FINE)


def _draw_stars(image: Image.Image, sky: Sky, chance: Random) -> None:
    for _ in range(_STARS):
        x, y = chance.randrange(image.width), round(image.height * 0.4 * chance.random())
        size = chance.choice((3, 3, 4, 6))
        image.paste(sky.lights, (x, y, x + size, y + size))


def _draw_lights(image: Image.Image) -> None:
    """Draw the northern light: two curtains that wave."""
    mask = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(mask)
    for top, deep, shift in ((0.05, 0.09, 0.0), (0.17, 0.07, 2.1)):
        upper = [_waved(image, step, top, shift) for step in range(41)]
        lower = [_waved(image, step, top + deep, shift + 0.5) for step in range(40, -1, -1)]
        pen.polygon([*upper, *lower], fill=52)
    image.paste(_LIGHTS, (0, 0), mask.filter(ImageFilter.GaussianBlur(36)))


def _waved(image: Image.Image, step: int, height: float, shift: float) -> tuple[float, float]:
    bend = 0.035 * math.sin(step / 40 * 7 + shift) + 0.016 * math.sin(step / 40 * 17 + shift)
    return image.width * step / 40, image.height * (height + bend)


def _draw_clouds(image: Image.Image, sky: Sky) -> None:
    mask = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(mask)
    wide, high = image.size
    for x, y, size in ((0.13, 0.13, 0.05), (0.47, 0.21, 0.04), (0.72, 0.1, 0.055), (0.93, 0.2, 0.045)):
        for across, down, share in (
            (-1.1, 0.25, 0.6),
            (-0.35, -0.15, 0.85),
            (0.5, 0, 0.75),
            (1.2, 0.3, 0.55),
        ):
            far = size * wide * share
            middle = (x + across * size) * wide, y * high + down * size * wide
            pen.ellipse((middle[0] - far, middle[1] - far, middle[0] + far, middle[1] + far), fill=150)
    soft = mask.filter(ImageFilter.GaussianBlur(4))
    image.paste(sky.lights, (0, 0), toned(soft, [round(n * 0.8) for n in range(256)]))


def _draw_hill(image: Image.Image, sky: Sky, layer: int, chance: Random) -> None:
    """Draw a layer of hills down to the lower edge, with trees on its ridge."""
    wide, high = image.size
    pen, share = ImageDraw.Draw(image), layer / (_LAYERS - 1)
    tone, base, shift = mixed(*sky.hills, share), _HORIZON + _STEP * layer, chance.random() * 6

    def ridge(x: float) -> float:
        bend = math.sin(x * (3.1 + layer) + shift) + 0.5 * math.sin(x * (7.3 - layer) + shift * 2)
        return high * (base + 0.028 * bend)

    for _ in range(_TREES // (layer + 2)):
        x = chance.random()
        _draw_tree(pen, x * wide, ridge(x) + 6, high * (0.03 + 0.012 * layer) * chance.uniform(0.7, 1.3),
                   mixed(tone, sky.trees, 0.75))  # fmt: skip
    line = [(wide * step / 60, ridge(step / 60)) for step in range(61)]
    pen.polygon([(0, high), *line, (wide, high)], fill=tone)


def _draw_tree(pen: ImageDraw.ImageDraw, x: float, foot: float, high: float, tone: Colour) -> None:
    for level in range(3):
        top, half = foot - high * (0.5 + 0.26 * level), high * (0.3 - 0.06 * level)
        pen.polygon(
            [(x, top - high * 0.2), (x + half, top + high * 0.26), (x - half, top + high * 0.26)], fill=tone
        )
    pen.rectangle((x - high * 0.04, foot - high * 0.3, x + high * 0.04, foot), fill=tone)
