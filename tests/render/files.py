"""What holds for the file of every picture: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render import encode

COLOURS = 128
_LOSS = 4.1
"""Of 255, on average: as much as the style sheet allows."""


def check_file(image: Image.Image, kib: int) -> None:
    """Check that a picture is a small file in 128 colours, and looks as it was drawn."""
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= kib * 1024
    with Image.open(BytesIO(data)) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", image.size)
        assert len(file.getcolors() or ()) <= COLOURS
        means = ImageStat.Stat(ImageChops.difference(image, file.convert("RGB"))).mean
    assert sum(means) / 3 <= _LOSS


def check_palette(palette: Image.Image) -> None:
    """Check that a palette has no more colours than files have."""
    assert len(palette.getpalette() or []) <= 3 * COLOURS
