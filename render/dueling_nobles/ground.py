"""The court: burgundy damask, and between the two sides the tilt-yard in the light of candles."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.depth import gradient
from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import darker, lighter, mixed
from render.dueling_nobles.art.figures import suit_mark
from render.dueling_nobles.theme_colors import GOLD, NIGHT, look_of

YARD = (282, 492)
"""Upper and lower end of the yard with its rails."""
_RAIL = 7
_STEPS = 16
"""Tones of the ground; the palette of the files holds most of them."""
_WEAVE, _ROWS = 160, 124
"""Pixels after which what is woven comes again, across and down."""
_WOVEN, _SUIT = 40, 52
"""How much of the damask's colour its suits take, of 255; how large they are."""
_FLAT = [0] * 128 + [255] * 128
_LIT = 12
"""Tones of the light in the yard."""
MIDDLE = 503.0
"""Between the two sides of a duel."""
_MERLON = (30, 10, 54)
"""Width, height and distance of the merlons."""


@cached_sprite
def table(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare table with its yard. Copy it before drawing."""
    image, look = damask(wide, high, theme).copy(), look_of(theme)
    top, foot = YARD
    pen = ImageDraw.Draw(image)
    across, down, step = _MERLON
    for x in range(-across // 2, wide, step):
        pen.rectangle((x, top - down, x + across, top), fill=look.merlon)
        pen.rectangle((x, foot, x + across, foot + down), fill=look.merlon)
    image.paste(_floor(wide, foot - top, theme), (0, top))
    rail = gradient(wide, _RAIL, (lighter(GOLD, 0.4), GOLD, darker(GOLD, 0.45)))
    for y in (top, foot - _RAIL):
        image.paste(rail, (0, y))
        image.paste(NIGHT, (0, y + _RAIL), _shade(wide))
    return image


@cached_sprite
def damask(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare damask. Copy it before drawing."""
    far = resized(Image.radial_gradient("L"), wide, high)
    tones = ramp(theme)
    far = toned(far, [round((_STEPS - 1) * min(1.0, max(0.0, n - 20) / 220)) for n in range(256)])
    tones += [tones[-1]] * (256 - len(tones))
    image = Image.merge("RGB", [toned(far, [tone[band] for tone in tones]) for band in range(3)])
    image.paste(look_of(theme).damask, (0, 0), _woven(wide, high))
    return image


def ramp(theme: Theme) -> list[Colour]:
    """Return the tones of the damask from the middle to the edge."""
    near, middle, far = look_of(theme).ground
    half = _STEPS // 2
    first = [mixed(near, middle, step / half) for step in range(half)]
    return first + [mixed(middle, far, step / (_STEPS - half - 1)) for step in range(_STEPS - half)]


@cached_sprite
def _woven(wide: int, high: int) -> Image.Image:
    """Return where the damask shines: suits, in rows.

    Their edges are hard and no thread leads from one to the next, for the sake of small files.
    """
    half = _WEAVE // 2
    mask = Image.new("L", (wide, high), 0)
    for row in range(high // _ROWS + 1):
        for column in range(row % 2, wide // half + 1, 2):
            suit = toned(suit_mark("HSDC"[(column + row) // 2 % 4], _SUIT, GOLD).mask, _FLAT)
            left, top = column * half + (half - suit.width) // 2, row * _ROWS + (_ROWS - suit.height) // 2
            mask.paste(_WOVEN, (left, top, left + suit.width, top + suit.height), suit)
    return mask


def lit(theme: Theme) -> list[Colour]:
    """Return the tones of the yard's floor from the candles to the dark."""
    look = look_of(theme)
    near, far = mixed(look.yard[0], look.candle, 0.3), look.yard[1]
    return [mixed(near, far, (step / _LIT) ** 0.7) for step in range(_LIT + 1)]


@cached_sprite
def _floor(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the floor of the yard in the light of candles: brightest between the duellists."""
    across, tones = round(2 * MIDDLE), lit(theme)
    light = Image.new("L", (wide, high), 255)
    glow = resized(Image.radial_gradient("L"), across, high * 2)
    light.paste(glow.crop((0, high // 2, across, high // 2 + high)))
    steps = [tones[round(min(1.0, n / 176) * _LIT)] for n in range(256)]
    return Image.merge("RGB", [toned(light, [tone[band] for tone in steps]) for band in range(3)])


@lru_cache(maxsize=4)
def _shade(wide: int) -> Image.Image:
    """Return the shadow that a rail casts downwards."""
    mask = Image.new("L", (wide, 10), 0)
    ImageDraw.Draw(mask).rectangle((0, 0, wide, 3), fill=150)
    return mask.filter(ImageFilter.GaussianBlur(2))
