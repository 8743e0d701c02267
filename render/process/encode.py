"""Pictures as files."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import deflate
from PIL import Image

from render.drawing.themes import theme_called
from render.process.artists import PALETTES

AUTHORED = "authored"
"""Stands among what is known of a picture with colours that no palette of ours has."""
_LEVEL = 5
"""Of compression: as small as zlib's ninth in a twentieth of its time; the next levels take far longer."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encode(image: Image.Image) -> tuple[bytes, str]:
    """Return a picture as a file: its bytes and the file's extension.

    All our themes survive 256 colours (a test keeps the loss small), so the
    file is an 8-bit PNG: a third of the size and time of a full one. Colours
    that authors bring do not.
    """
    if image.info.get(AUTHORED):
        file = BytesIO()
        image.save(file, "WEBP", quality=85, method=2)
        return file.getvalue(), "webp"
    return _png(reduced(image)), "png"


def reduced(image: Image.Image) -> Image.Image:
    """Return the picture in the colours of its game's and theme's palette, unless it is so already.

    One with colours of authors gets a palette of its own.
    """
    if image.mode == "P":
        return image
    if image.info.get(AUTHORED):
        return image.quantize()
    palette = PALETTES[image.info["game"]](theme_called(image.info["theme"]))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _png(image: Image.Image) -> bytes:
    """Return a picture with a palette as a file, as the PNG specification (third edition) describes it.

    Pillow's own deflate takes four times as long for as many bytes.
    """
    wide, high = image.size
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)  # 8 bits, a palette, no interlacing
    # Every line begins with the number of its filter: 0, none. So does one cut from one pixel further left.
    lines = image.crop((-1, 0, wide, high)).tobytes()
    data = bytes(deflate.zlib_compress(lines, _LEVEL))  # pyright: ignore[reportUnknownMemberType]: of a buffer
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
