"""The ground behind a figure: its colours are the factions', its shape the kind of card's."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.raster import resized, toned
from render.drawing.strokes import around
from render.drawing.themes import Colour
from render.drawing.tones import Tint, darker, lighter, mixed
from render.soul_forger.art.tints import tints

_STEPS = 12
"""Tones from the middle to the edge: few, so that files stay small."""
_FINE = 2
_SHINE = 0.22
"""How much lighter rays, diamonds and plates are."""
_RAYS = 12


@lru_cache(maxsize=32)
def ground(factions: tuple[str, ...], kind: str, wide: int, high: int) -> Image.Image:
    """Return the ground of a picture: rays behind who lives, a diamond behind an Action, a plate else."""
    first, last = tints(factions)
    image = _glowing(first, kind, wide, high)
    if last is not first:
        image.paste(_glowing(last, kind, wide, high), (0, 0), _half(wide, high))
    return image


def _glowing(tint: Tint, kind: str, wide: int, high: int) -> Image.Image:
    """Return a ground that is pale in the middle and deep at the edges."""
    tones = _tones(tint)
    far = resized(Image.radial_gradient("L"), wide, high)
    plain, bright = (_toned(far, row) for row in (tones, [lighter(tone, _SHINE) for tone in tones]))
    plain.paste(bright, (0, 0), _shape(kind, wide, high))
    return plain


def _tones(tint: Tint) -> list[Colour]:
    """Return the tones from the middle outwards."""
    stops = (mixed(tint.pale, tint.light, 0.35), mixed(tint.light, tint.main, 0.2), tint.main,
             darker(tint.main, 0.3), mixed(tint.main, tint.deep, 0.75))  # fmt: skip
    found: list[Colour] = []
    for step in range(_STEPS):
        place = step / (_STEPS - 1) * (len(stops) - 1)
        at = min(len(stops) - 2, int(place))
        found.append(mixed(stops[at], stops[at + 1], place - at))
    return found


def _toned(far: Image.Image, tones: list[Colour]) -> Image.Image:
    row = [tones[min(_STEPS - 1, int(n / 256 * _STEPS))] for n in range(256)]
    return Image.merge("RGB", [toned(far, [tone[band] for tone in row]) for band in range(3)])


@lru_cache(maxsize=64)
def _shape(kind: str, wide: int, high: int) -> Image.Image:
    """Return the mask of what is lighter behind a figure."""
    mask = Image.new("L", (wide * _FINE, high * _FINE), 0)
    pen = ImageDraw.Draw(mask)
    x, y = mask.width / 2, mask.height / 2
    reach = min(x, y) * 0.9
    if kind in ("creature", "token"):
        for step in range(_RAYS):
            turn = 360 / _RAYS * step
            pen.polygon([(x, y), *(around(x, y, 4 * x + y, turn + side) for side in (-7, 7))], fill=255)
    elif kind in ("spell", "item", "quest"):
        pen.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], fill=255)
    else:
        pen.rounded_rectangle((x - reach, y - reach, x + reach, y + reach), reach * 0.3, fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=32)
def _half(wide: int, high: int) -> Image.Image:
    """Return the mask of the lower right half, with a soft edge."""
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).polygon([(wide, 0), (wide, high), (0, high)], fill=255)
    return mask.filter(ImageFilter.GaussianBlur(2))
