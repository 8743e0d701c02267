"""Limbo: mist, souls that drift in it, and the paved lanes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.depth import rounded
from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import mixed
from render.neo_noble.places import WIDE, column, lanes_of
from render.neo_noble.theme_colors import look_of

_SOULS = 26
_STONE = (104, 64)
"""Width and height of a paving stone."""
_AIR, _STEPS, _PAVING = 18, 6, 6
"""Tones of the air, of the mist, and of lanes: few, so that files stay small."""


@cached_sprite
def limbo(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare ground. Copy it before drawing."""
    look = look_of(theme)
    image = mirrored(wide, high, ramp(theme))
    image.paste(look.mist, (0, 0), _mist(wide, high))
    _draw_souls(image, theme)
    return image


def mirrored(wide: int, high: int, tones: Sequence[Colour]) -> Image.Image:
    """Return bands of tones from above to the middle, and back again below."""
    image = Image.new("RGB", (wide, high))
    bands = [*tones, *reversed(tones)]
    for place, tone in enumerate(bands):
        upper, lower = (round(high * end / len(bands)) for end in (place, place + 1))
        image.paste(tone, (0, upper, wide, lower))
    return image


def paving(theme: Theme) -> list[Colour]:
    """Return the tones of a lane's stones from its end to the middle."""
    end, middle = look_of(theme).lane
    return [mixed(end, middle, step / (_PAVING - 1)) for step in range(_PAVING)]


def ramp(theme: Theme) -> list[Colour]:
    """Return the tones of the air from above to the middle."""
    upper, lower, middle = look_of(theme).air
    half = _AIR // 2
    first = [mixed(upper, lower, step / half) for step in range(half)]
    return [*first, *(mixed(lower, middle, step / (half - 1)) for step in range(half))]


@cached_sprite
def _mist(wide: int, high: int) -> Image.Image:
    """Return where mist lies: long banks across the middle."""
    mask, chance = Image.new("L", (wide // 4, high // 4), 0), Random(5)
    pen = ImageDraw.Draw(mask)
    for _ in range(9):
        x, y = chance.uniform(0, mask.width), mask.height * chance.gauss(0.5, 0.13)
        across, down = chance.uniform(60, 150), chance.uniform(4, 10)
        pen.ellipse((x - across, y - down, x + across, y + down), fill=chance.choice((50, 80, 110)))
    soft = resized(mask.filter(ImageFilter.GaussianBlur(7)), wide, high)
    return toned(soft, [round(n / 255 * _STEPS) * 255 // _STEPS * 0.6 for n in range(256)])


def _draw_souls(image: Image.Image, theme: Theme) -> None:
    """Draw souls that drift: a small light with a halo."""
    look, chance = look_of(theme), Random(17)
    for _ in range(_SOULS):
        size = chance.choice((5, 6, 8, 10))
        x, y = chance.randrange(20, image.width - 20), chance.randrange(20, image.height - 20)
        for radius, fill in ((size * 2, 44), (size, 110), (size // 2, 235)):
            disc = Image.new("L", (radius * 8, radius * 8), 0)
            ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=fill)
            image.paste(look.soul, (x - radius, y - radius), disc.reduce(4))


@cached_sprite
def table(high: int, theme: Theme) -> Image.Image:
    """Return the bare table of a height with its lanes. Copy it before drawing."""
    image, look = limbo(WIDE, high, theme).copy(), look_of(theme)
    for index in range(3):
        box = column(lanes_of(high), index)
        size, spot = (round(box.wide), round(box.high)), (round(box.x), round(box.y))
        image.paste(mirrored(*size, paving(theme)), spot, rounded(*size, 14))
        image.paste(look.joint, spot, _joints(*size))
        pen = ImageDraw.Draw(image)
        edges = (*spot, spot[0] + size[0] - 1, spot[1] + size[1] - 1)
        pen.rounded_rectangle(edges, 14, outline=look.kerb, width=3)
    return image


@lru_cache(maxsize=8)
def _joints(wide: int, high: int) -> Image.Image:
    """Return where the joints between the paving stones of a lane are."""
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    across, down = _STONE
    for row, y in enumerate(range(down // 2, high, down)):
        pen.line([(6, y), (wide - 7, y)], fill=255, width=3)
        for x in range(across // 2 * (row % 2) + across // 3, wide - 8, across):
            pen.line([(x, y), (x, min(y + down, high - 7))], fill=255, width=3)
    return mask
