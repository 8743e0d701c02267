"""One seat's side of a board at double size: in as many parts, each as wide as the board, as that takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from render.drawing.raster import resized
from render.shared.box import Box
from render.shared.speech import SpeechText

WIDE = 1200
"""Of every board, and of every part."""
_TWICE = WIDE / 2


class SidePart(NamedTuple):
    """A part of a seat's side, counted from the left."""

    seat: int
    place: int

    def words(self, side: Box, names: Sequence[str], speech: SpeechText) -> str:
        """Say which part of the board it is."""
        key = "pic-side" if _count(side) == 1 else ("pic-side-left", "pic-side-right")[self.place]
        return speech.say(key, name=names[self.seat])


def parts_of(side: Box, seat: int) -> list[SidePart]:
    """Return the parts in which a side is shown: two where it is as wide as the board, else one."""
    return [SidePart(seat, place) for place in range(_count(side))]


def _count(side: Box) -> int:
    return max(1, ceil(side.wide / _TWICE))


def enlarged(board: Image.Image, side: Box, place: int) -> Image.Image:
    """Cut a part of a side out of a board, and return it as wide as the board."""
    wide = side.wide / _count(side)
    left, top = round(side.x + place * wide), round(side.y)
    part = board.convert("RGB").crop((left, top, round(side.x + (place + 1) * wide), round(side.foot)))
    return resized(part, WIDE, round(part.height * WIDE / part.width))
