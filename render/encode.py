"""Pictures as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO

from PIL import Image

from render import neo_noble, noxtalia
from render.palette import palette
from render.themes import Theme, theme_called

_LEVEL = 2
"""Of compression: a twentieth smaller than the quickest, in the same time; the third takes a sixth longer."""
_PALETTES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "": palette,
    noxtalia.PALETTE: noxtalia.palette,
    neo_noble.PALETTE: neo_noble.palette,
}
"""By what a picture says of itself; playing cards say nothing."""


def encode(image: Image.Image) -> tuple[bytes, str]:
    """Return a picture as a file: its bytes and the file's extension.

    All our themes survive 256 colours (a test keeps the loss small), so the
    file is an 8-bit PNG: a third of the size and time of a full one.
    """
    buffer = BytesIO()
    reduced(image).save(buffer, "PNG", compress_level=_LEVEL)
    return buffer.getvalue(), "png"


def reduced(image: Image.Image) -> Image.Image:
    """Return the picture in the colours of its game's and theme's palette."""
    made = _PALETTES[image.info.get("palette", "")]
    return image.quantize(palette=made(theme_called(image.info["theme"])), dither=Image.Dither.NONE)
