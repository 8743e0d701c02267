"""Totems: Spirits in carved frames, notched in their element's colour; upright, leaning or grey."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from engines.kernel.cards.pictures import Picture
from engines.noxtalia.seat.view import SpiritView
from render.drawing.depth import SHADOW, gradient, halo, rounded, shadow
from render.drawing.pen import Sprite
from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour
from render.drawing.tones import LINE, darker, lighter
from render.noxtalia.art.paint import portrait
from render.noxtalia.art.scenes import Light
from render.noxtalia.art.tints import tint
from render.noxtalia.theme_colors import WOOD
from render.shared.pictures import authored

State: TypeAlias = Literal["charged", "exhausted", "destroyed"]
LEAN = 7
"""Degrees by which an exhausted Spirit leans (NX-85)."""
_FINE = 2
_NOTCH = 34
"""How far notches are from one another on the largest totem."""


def state_of(spirit: SpiritView) -> State:
    """Return how a Spirit stands."""
    if not spirit.alive:
        return "destroyed"
    return "charged" if spirit.charged else "exhausted"


@cached_sprite
def totem(
    card: str, element: str, light: Light, wide: int, high: int, state: State, picture: Picture | None = None
) -> Sprite:
    """Return a Spirit, or its author's picture, in its frame, larger by as much as its shadow reaches."""
    around = frame(element, wide, high)
    edge = edge_of(wide)
    size = (wide - 2 * edge, high - 2 * edge, 6)
    art = authored(picture, *size) or portrait(card, element, light, *size)
    image = around.image.copy()
    image.paste(art.image, (edge, edge), art.mask)
    if state == "destroyed":
        grey = toned(image.convert("L"), [min(255, round(14 + n * 0.72)) for n in range(256)])
        return shaded(Sprite(grey.convert("RGB"), around.mask))
    if state == "exhausted":
        return _leaning(Sprite(_asleep(image), around.mask))
    return shaded(Sprite(image, around.mask))


def edge_of(wide: int) -> int:
    """Return how thick the frame of a card is."""
    return round(8 + wide * 0.022)


@cached_sprite
def frame(element: str, wide: int, high: int, radius: int = 14) -> Sprite:
    """Return the carved frame of a card."""
    light, edge = tint(element).light, edge_of(wide)
    image = gradient(wide, high, WOOD).copy()
    fine = Image.new("L", (wide * _FINE, high * _FINE), 0)
    pen = ImageDraw.Draw(fine)
    count = max(3, round(high / _NOTCH) - 1)
    size = edge * 0.36
    for step in range(count):
        y = high * (step + 1) / (count + 1)
        for x, way in ((edge * 0.2, 1), (wide - edge * 0.2, -1)):
            corners = [(x, y - size), (x + way * edge * 0.58, y), (x, y + size)]
            pen.polygon([(px * _FINE, py * _FINE) for px, py in corners], fill=255)
    image.paste(light, (0, 0), fine.reduce(_FINE))
    lines = ImageDraw.Draw(image)
    lines.rounded_rectangle((0, 0, wide - 1, high - 1), radius, outline=LINE, width=2)
    lines.line([(radius, 2), (wide - radius, 2)], fill=lighter(WOOD[0], 0.4), width=1)
    inner = (edge - 2, edge - 2, wide - edge + 1, high - edge + 1)
    lines.rounded_rectangle(inner, 8, outline=darker(WOOD[1], 0.5), width=2)
    return Sprite(image, rounded(wide, high, radius))


def shaded(card: Sprite) -> Sprite:
    """Return a card upon its shadow."""
    mask = shadow(*card.size, 14).copy()
    image = Image.new("RGB", mask.size, (0, 0, 0))
    image.paste(card.image, (SHADOW, SHADOW), card.mask)
    mask.paste(card.mask, (SHADOW, SHADOW), card.mask)
    return Sprite(image, mask)


def _asleep(image: Image.Image) -> Image.Image:
    """Return a picture in the shade."""
    pale = Image.blend(image, image.convert("L").convert("RGB"), 0.3)
    return toned(pale, [round(n * 0.8) for n in range(256)] * 3)


@cached_sprite
def ring(wide: int, high: int, colour: Colour, width: int, *, leans: bool) -> Sprite:
    """Return the ring around a totem, which leans with it."""
    around = halo(wide, high, colour, width)
    return _turned(around, _share(wide, high)) if leans else around


def _leaning(card: Sprite) -> Sprite:
    """Return a card that leans, as large as it was upright with its shadow."""
    wide, high = card.size
    small = _turned(card, _share(wide, high))
    image = Image.new("RGB", (wide + 2 * SHADOW, high + 2 * SHADOW))
    mask = Image.new("L", image.size)
    spot = ((image.width - small.size[0]) // 2, (image.height - small.size[1]) // 2)
    image.paste(small.image, spot)
    mask.paste(small.mask, spot)
    return Sprite(image, mask)


def _share(wide: int, high: int) -> float:
    """Return how much smaller what leans is, so that it takes no more room with its shadow."""
    sin, cos = math.sin(math.radians(LEAN)), math.cos(math.radians(LEAN))
    return min(
        (wide + 2 * SHADOW) / (wide * cos + high * sin), (high + 2 * SHADOW) / (high * cos + wide * sin)
    )


def _turned(sprite: Sprite, share: float) -> Sprite:
    whole = Image.merge("RGBA", (*sprite.image.split(), sprite.mask))
    turned = whole.rotate(LEAN, Image.Resampling.BICUBIC, expand=True)
    small = resized(turned, round(turned.width * share), round(turned.height * share))
    return Sprite(small.convert("RGB"), small.getchannel("A"))
