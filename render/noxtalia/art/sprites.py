"""Spirits in their frames: upright, leaning, grey."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageEnhance

from render.drawing.depth import rounded
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Theme
from render.noxtalia.art.paint import FIGURE, portrait
from render.noxtalia.art.tints import tint

State: TypeAlias = Literal["charged", "exhausted", "destroyed"]
TILT = -14
"""Degrees by which an exhausted Spirit leans (NX-85)."""


def portrait_height(wide: int) -> int:
    """Return how high a Spirit's portrait of a width is."""
    return round(wide * FIGURE[1] / FIGURE[0])


@lru_cache(maxsize=384)
def framed(card: str, element: str, wide: int, state: State, theme: Theme) -> Sprite:
    """Return a Spirit before its country in a frame: upright, leaning when exhausted, grey when destroyed."""
    high = portrait_height(wide)
    unit = wide / 112
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 11 * unit, theme.face, theme.face_line, 1.5 * unit)
    frame = pen.sprite()
    edge = round(2 * unit)
    art = portrait(card, element, "plain", wide - 2 * edge, high - 2 * edge, round(9 * unit))
    image = frame.image.copy()
    image.paste(art.image, (edge, edge), art.mask)
    pen = Pen(wide, high)
    pen.panel(
        (1.6 * unit, 1.6 * unit, wide - 1.6 * unit, high - 1.6 * unit),
        9.5 * unit,
        None,
        tint(element).ink,
        3.4 * unit,
    )
    rim = pen.sprite()
    image.paste(rim.image, (0, 0), rim.mask)
    return _in_state(image, rounded(wide, high, round(11 * unit)), state, theme)


def _in_state(image: Image.Image, mask: Image.Image, state: State, theme: Theme) -> Sprite:
    if state == "exhausted":
        dark = ImageEnhance.Color(ImageEnhance.Brightness(image).enhance(0.86)).enhance(0.7)
        whole = Image.merge("RGBA", (*dark.split(), mask))
        whole = whole.rotate(TILT, Image.Resampling.BICUBIC, expand=True)
        return Sprite(whole.convert("RGB"), whole.getchannel("A"))
    if state == "destroyed":
        grey = image.convert("L").convert("RGB")
        return Sprite(Image.blend(grey, Image.new("RGB", grey.size, theme.panel), 0.45), mask)
    return Sprite(image, mask)
