"""Signs told by their shape: elements, kinds of cards, keywords, day and night."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from render.drawing.pen import Pen, Sprite
from render.drawing.signs import sign, stamp
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import LINE, mixed, number_of
from render.noxtalia.art.figures import FOLDER, SIGNS_FOLDER
from render.noxtalia.art.tints import tint

ELEMENTS = ("glaciel", "sylvestre", "rocheux", "orageux", "abyssal", "cendre")
"""A snowflake, a leaf, peaks, a bolt, waves, a flame."""
KINDS = ("attack", "defence", "support", "spirit")
"""A sword, a shield, a cross, a paw."""
KEYWORDS = ("ultime", "zone", "amelioration", "affaiblissement")
"""A star, two rings, an arrow up, one down."""
_OTHER = "keyword"
"""A diamond, for a keyword that is not ours."""
ONE_INK = ("links", "turned_once")
COLOURED = ("burst", "day", "gem", "moon", "night", "struck_card")
"""Those with more than one colour."""
SIGNS = (*ELEMENTS, *KINDS, *KEYWORDS, _OTHER, *ONE_INK, *COLOURED)


def file_of(name: str) -> Path:
    """Return the file of a sign."""
    return FOLDER / SIGNS_FOLDER / f"{name}.svg"


def draw_emblem(pen: Pen, element: str, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw an element's sign into a square whose corner is given: a star where the element is not ours."""
    if element in ELEMENTS:
        stamp(pen, file_of(element), x, y, size, fill)
        return
    points = 3 + number_of(element, "emblem") % 6
    depth = 0.3 + number_of(element, "depth") % 4 * 0.12
    pen.polygon(star(x + size / 2, y + size / 2, size * 0.48, size * 0.48 * depth, points), fill)


@lru_cache(maxsize=256)
def emblem(element: str, size: int, colour: Colour) -> Sprite:
    """Return an element's sign alone."""
    pen = Pen(size, size)
    draw_emblem(pen, element, size * 0.04, size * 0.04, size * 0.92, colour)
    return pen.sprite()


@lru_cache(maxsize=256)
def element_badge(element: str, size: int, line: Colour) -> Sprite:
    """Return an element's sign on a disc of its colour."""
    pen = Pen(size, size)
    colours = tint(element)
    half = size / 2
    pen.disc(half, half, half, LINE)
    pen.disc(half, half, half * 0.96, line)
    pen.disc(half, half, half * 0.85, colours.ink)
    pen.disc(half * 0.94, half * 0.9, half * 0.72, mixed(colours.ink, colours.main, 0.22))
    draw_emblem(pen, element, size * 0.23, size * 0.23, size * 0.54, (255, 255, 255))
    return pen.sprite()


def kind_mark(kind: str, size: int, colour: Colour) -> Sprite:
    """Return the sign of a kind of card."""
    return sign(file_of(kind), size, colour)


def keyword_mark(keyword: str, size: int, colour: Colour) -> Sprite:
    """Return a keyword's sign."""
    return sign(file_of(keyword if keyword in KEYWORDS else _OTHER), size, colour)
