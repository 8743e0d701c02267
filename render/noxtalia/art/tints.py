"""Colours of the elements. Emblems tell them apart by shape; colours only help."""

from __future__ import annotations

import colorsys
from functools import lru_cache

from render.drawing.themes import Colour
from render.drawing.tones import Tint, number_of

_TINTS = {
    "glaciel": Tint(
        (37, 62, 108), (25, 88, 134), (96, 168, 219), (174, 219, 244), (229, 244, 252), (250, 253, 255)
    ),
    "sylvestre": Tint(
        (24, 62, 48), (34, 98, 50), (92, 160, 78), (172, 212, 132), (232, 245, 220), (242, 150, 176)
    ),
    "rocheux": Tint(
        (74, 56, 46), (112, 72, 28), (170, 132, 88), (216, 190, 148), (246, 236, 218), (142, 170, 84)
    ),
    "orageux": Tint(
        (50, 40, 92), (84, 58, 150), (138, 114, 208), (200, 186, 240), (238, 232, 252), (250, 212, 66)
    ),
    "abyssal": Tint(
        (10, 46, 72), (8, 88, 100), (28, 136, 152), (118, 200, 202), (220, 243, 241), (248, 228, 172)
    ),
    "cendre": Tint(
        (86, 30, 28), (152, 52, 14), (228, 102, 44), (248, 172, 84), (254, 234, 214), (255, 226, 130)
    ),
}


def tint(element: str) -> Tint:
    """Return an element's colours; an element that is not ours gets some of its own."""
    return _TINTS.get(element) or _made_up(element)


@lru_cache(maxsize=64)
def _made_up(element: str) -> Tint:
    hue = number_of(element, "hue") % 360 / 360

    def tone(lightness: float, strength: float, turn: float = 0.0) -> Colour:
        red, green, blue = colorsys.hls_to_rgb((hue + turn) % 1, lightness, strength)
        return round(red * 255), round(green * 255), round(blue * 255)

    return Tint(
        tone(0.22, 0.4),
        tone(0.26, 0.6),
        tone(0.52, 0.5),
        tone(0.76, 0.55),
        tone(0.93, 0.6),
        tone(0.7, 0.9, 0.4),
    )
