"""Depth: frames of two tones, plates and rings with a soft shadow, and figures that stand in light.

All games have it in common, and each has its own colours for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.pen import SCALE, Sprite, around
from render.drawing.raster import resized, thinned, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour
from render.drawing.tones import Tint, darker, lighter, mixed

Tones: TypeAlias = tuple[Colour, ...]
"""From above downwards."""
_BANDS = 14
"""Tones of a gradient: few, so that files stay small."""
SHADOW = 9
"""How far a shadow reaches."""
_SHADE = 150
"""How dark it is, of 255."""
_UNDER = 3
"""How far a hollow ring reaches below what it lies around."""
_OUTLINE: Colour = (16, 21, 31)
"""Around frames."""


@cached_sprite
def bar(wide: int, high: int, tones: Tones, line: Colour, radius: int, edge: int = 3) -> Sprite:
    """Return a bar whose tones change from above downwards."""
    image = gradient(wide, high, tones)
    outer, inner = (
        rounded(wide, high, radius),
        rounded(wide - 2 * edge, high - 2 * edge, max(1, radius - edge)),
    )
    whole = Image.new("RGB", (wide, high), line)
    whole.paste(image.crop((edge, edge, wide - edge, high - edge)), (edge, edge), inner)
    whole.paste(mixed(line, (255, 255, 255), 0.35), (radius, 0, wide - radius, 1))
    return Sprite(whole, outer)


@cached_sprite
def gradient(wide: int, high: int, tones: Tones) -> Image.Image:
    """Return a rectangle whose tones change from above downwards."""
    ramp = resized(Image.linear_gradient("L").crop((0, 0, 1, 256)), 1, high)  # a column: its rows are even
    steps = [_between(tones, round(n / 255 * _BANDS) / _BANDS) for n in range(256)]
    column = Image.merge("RGB", [toned(ramp, [tone[band] for tone in steps]) for band in range(3)])
    return thinned(column, wide, high)


def _between(tones: Tones, share: float) -> Colour:
    if len(tones) == 1:
        return tones[0]
    place = min(len(tones) - 2, int(share * (len(tones) - 1)))
    return mixed(tones[place], tones[place + 1], share * (len(tones) - 1) - place)


@cached_sprite
def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    mask = Image.new("L", (wide, high), 255)
    corner = Image.new("L", (radius * SCALE * 2, radius * SCALE * 2), 0)
    ImageDraw.Draw(corner).ellipse((0, 0, corner.width - 1, corner.height - 1), fill=255)
    small = corner.reduce(SCALE)
    for x in (0, 1):
        for y in (0, 1):
            part = small.crop((x * radius, y * radius, (x + 1) * radius, (y + 1) * radius))
            mask.paste(part, (x * (wide - radius), y * (high - radius)))
    return mask


@cached_sprite
def shadow(wide: int, high: int, radius: int = 12, shade: int = _SHADE) -> Image.Image:
    """Return the shadow of a card, so much larger on each side as it reaches."""
    mask = Image.new("L", (wide + 2 * SHADOW, high + 2 * SHADOW), 0)
    box = (SHADOW, SHADOW + 2, wide + SHADOW - 1, high + SHADOW + 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=shade)
    return mask.filter(ImageFilter.GaussianBlur(SHADOW / 2))


@lru_cache(maxsize=256)
def shade(wide: int, high: int, radius: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return the parts of a shadow that are seen around the card which casts it, and where they lie."""
    mask, side = shadow(wide, high, radius), SHADOW + radius
    inner = (side, side, wide + 2 * SHADOW - side, high + 2 * SHADOW - side)
    if inner[0] >= inner[2] or inner[1] >= inner[3]:
        return ((mask, 0, 0),)
    return tuple((mask.crop(box), *box[:2]) for box in around(mask.size, inner))


@cached_sprite
def halo(
    wide: int, high: int, colour: Colour, width: int, radius: int = 16, *, hollow: bool = False
) -> Sprite:
    """Return a ring with a glow, larger than what it lies around by its width and the glow.

    It is filled, unless it is hollow: for what leans, and does not cover it.
    """
    around = width + SHADOW
    size = (wide + 2 * around, high + 2 * around)
    glow = Image.new("L", size, 0)
    box = (SHADOW, SHADOW, size[0] - SHADOW - 1, size[1] - SHADOW - 1)
    ImageDraw.Draw(glow).rounded_rectangle(box, radius + width, fill=150)
    glow = glow.filter(ImageFilter.GaussianBlur(SHADOW / 2))
    fine = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    pen = ImageDraw.Draw(fine)
    pen.rounded_rectangle(tuple(2 * edge for edge in box), (radius + width) * 2, fill=255)
    glow.paste(255, (0, 0), fine.reduce(2))
    if hollow:
        inner = wide - 2 * _UNDER, high - 2 * _UNDER
        glow.paste(0, (around + _UNDER, around + _UNDER), rounded(*inner, radius))
    image = Image.new("RGB", size, colour)
    rim = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    ImageDraw.Draw(rim).rounded_rectangle(
        tuple(2 * edge for edge in box), (radius + width) * 2, outline=255, width=2
    )
    image.paste(darker(colour, 0.5), (0, 0), rim.reduce(2))
    return Sprite(image, glow)


@cached_sprite
def plate(wide: int, high: int, fill: Colour, line: Colour, radius: int = 7, edge: int = 2) -> Sprite:
    """Return a plate that carries a name or a number."""
    image = Image.new("RGB", (wide, high), line)
    inner = rounded(wide - 2 * edge, high - 2 * edge, max(1, radius - edge))
    image.paste(gradient(wide - 2 * edge, high - 2 * edge, (lighter(fill, 0.25), fill, darker(fill, 0.06))),
                (edge, edge), inner)  # fmt: skip
    return Sprite(image, rounded(wide, high, radius))


@cached_sprite
def frame(first: Tint, last: Tint, wide: int, high: int, radius: int = 12, edge: int = 7) -> Sprite:
    """Return the frame of a card in its colours: of two the left and the right have one each."""
    whole = gradient(wide, high, (lighter(first.main, 0.25), darker(first.main, 0.28))).copy()
    if last is not first:
        right = gradient(wide, high, (lighter(last.main, 0.25), darker(last.main, 0.28)))
        blend = resized(Image.linear_gradient("L").rotate(90), wide, high)
        whole.paste(right, (0, 0), toned(blend, [min(255, max(0, (n - 96) * 4)) for n in range(256)]))
    pen = ImageDraw.Draw(whole)
    pen.rounded_rectangle((0, 0, wide - 1, high - 1), radius, outline=_OUTLINE, width=2)
    pen.line([(radius, 2), (wide - radius, 2)], fill=lighter(first.light, 0.3), width=1)
    inner = (edge - 2, edge - 2, wide - edge + 1, high - edge + 1)
    pen.rounded_rectangle(inner, max(3, radius - 4), outline=darker(first.deep, 0.35), width=2)
    return Sprite(whole, rounded(wide, high, radius))


def shaded(card: Sprite) -> Sprite:
    """Return a card upon its shadow, so much larger on each side as that reaches."""
    wide, high = card.size
    mask = shadow(wide, high).copy()
    image = Image.new("RGB", mask.size, (0, 0, 0))
    if card.mask.getextrema() != (255, 255) and card.mask.getpixel((wide // 2, 0)) == 0:
        mask = Image.new("L", mask.size, 0)  # what leans casts the shadow of its own shape
    image.paste(card.image, (SHADOW, SHADOW), card.mask)
    mask.paste(card.mask, (SHADOW, SHADOW), card.mask)
    return Sprite(image, mask)


def stand(ground: Image.Image, figure: Image.Image, x: int, y: int, radius: int) -> Sprite:
    """Stand a figure before a ground: its shadow, light from the upper left, round corners."""
    image = ground.copy()
    wide, high = image.size
    cast, around = _cast(figure)
    image.paste(
        (0, 0, 0), (x - around + round(figure.width * 0.03), y - around + round(figure.width * 0.04)), cast
    )
    image.paste(figure, (x, y), figure)
    image.paste((255, 255, 255), (0, 0), _light(wide, high))
    return Sprite(image, rounded(wide, high, radius))


def _cast(figure: Image.Image) -> tuple[Image.Image, int]:
    """Return the soft shadow of a figure, and how far it reaches beyond it."""
    around = max(2, figure.width // 14)
    mask = Image.new("L", (figure.width + 2 * around, figure.height + 2 * around), 0)
    mask.paste(figure.getchannel("A"), (around, around))
    soft = mask.filter(ImageFilter.GaussianBlur(around / 2))
    return toned(soft, [round(n * 0.55) for n in range(256)]), around


@lru_cache(maxsize=64)
def _light(wide: int, high: int) -> Image.Image:
    """Return where light falls from the upper left."""
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).polygon([(0, 0), (wide * 0.62, 0), (0, high * 0.7)], fill=34)
    return mask.filter(ImageFilter.GaussianBlur(max(2, min(wide, high) / 8)))


def dimmed(image: Image.Image) -> Image.Image:
    """Return a picture in the shade, with less colour."""
    grey = image.convert("L").convert("RGB")
    return toned(Image.blend(image, grey, 0.35), [round(n * 0.56) for n in range(256)] * 3)
