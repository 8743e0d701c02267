"""What holds for every file of art, and how much two pictures differ."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageStat

from render.drawing.pen import Sprite

_SHAPES = {"svg", "path", "circle", "ellipse", "rect"}
_MOST = 8_000
"""Characters of a file."""


def check_shapes(files: Mapping[str, Path]) -> None:
    """Check that files are small, and made of shapes alone."""
    for name, file in files.items():
        text = file.read_text(encoding="utf-8")
        tags = {each.tag.rpartition("}")[2] for each in ElementTree.fromstring(text).iter()}
        assert tags <= _SHAPES, name
        assert len(text) < _MOST, name
        assert not re.search(r"url\(|href|style=|font", text), name


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ on average, of 255."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def grey(sprite: Sprite, wide: int = 60) -> Image.Image:
    """Return a picture as it is seen small and without colour."""
    paper = Image.new("RGB", sprite.size, (128, 128, 128))
    paper.paste(sprite.image, (0, 0), sprite.mask)
    return paper.convert("L").resize((wide, round(wide * sprite.size[1] / sprite.size[0])))
