"""Signs told by their shape: elements, kinds of cards, keywords, day and night."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from render.drawing.pen import Paint, Pen, Point, Sprite, route
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import LINE, mixed, number_of
from render.noxtalia.art.tints import tint


def draw_emblem(pen: Pen, element: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw an element's sign into a square whose corner is given."""
    draw = _EMBLEMS.get(element)
    if draw is not None:
        draw(pen, x, y, size, fill)
        return
    points = 3 + number_of(element, "emblem") % 6
    depth = 0.3 + number_of(element, "depth") % 4 * 0.12
    pen.polygon(star(x + size / 2, y + size / 2, size * 0.48, size * 0.48 * depth, points), fill)


def _placed(points: Sequence[Point], x: float, y: float, size: float) -> list[Point]:
    return [(x + px * size, y + py * size) for px, py in points]


def _snowflake(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    middle_x, middle_y = x + size / 2, y + size / 2
    for arm in range(6):
        angle = math.radians(30 + 60 * arm)

        def at(reach: float, turn: float = 0, angle: float = angle) -> Point:
            return (
                middle_x + reach * size * math.cos(angle + turn),
                middle_y + reach * size * math.sin(angle + turn),
            )

        pen.stroke([(middle_x, middle_y), at(0.45)], fill, size * 0.1)
        for side in (-1, 1):
            pen.stroke([at(0.25), at(0.41, side * 0.45)], fill, size * 0.085)


def _leaf(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    blade = route("0.92,0.06 0.9,0.44 0.74,0.72 0.44,0.84 0.2,0.74 0.14,0.48 0.3,0.24 0.6,0.1")
    half = _placed(blade, x, y, size)
    pen.curve(half, fill)
    pen.stroke(_placed([(0.06, 0.96), (0.26, 0.72)], x, y, size), fill, size * 0.1)


def _peaks(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(
        _placed([(0.02, 0.88), (0.36, 0.14), (0.56, 0.56), (0.68, 0.38), (0.98, 0.88)], x, y, size), fill
    )


def _bolt(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    points = [(0.62, 0.01), (0.16, 0.56), (0.44, 0.56), (0.34, 0.99), (0.84, 0.38), (0.54, 0.38)]
    pen.polygon(_placed(points, x, y, size), fill)


def _waves(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for level in (0.3, 0.68):
        path = [
            (0.06 + 0.88 * step / 24, level - 0.11 * math.sin(step / 24 * 4 * math.pi)) for step in range(25)
        ]
        pen.stroke(_placed(path, x, y, size), fill, size * 0.15)


def _flame(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    points = route(
        "0.5,0 0.6,0.26 0.78,0.42 0.86,0.66 0.74,0.9 0.5,0.99 0.26,0.9 0.14,0.66 0.24,0.4 0.36,0.52 0.4,0.26"
    )
    pen.curve(_placed(points, x, y, size), fill)


_EMBLEMS: dict[str, Callable[[Pen, float, float, float, Paint], None]] = {
    "glaciel": _snowflake,
    "sylvestre": _leaf,
    "rocheux": _peaks,
    "orageux": _bolt,
    "abyssal": _waves,
    "cendre": _flame,
}


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


def draw_kind(pen: Pen, kind: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw the sign of Attack (a sword), Defence (a shield), Support (a cross) or Spirit (a paw)."""
    if kind == "attack":
        pen.polygon(
            _placed([(0.98, 0.02), (0.94, 0.3), (0.48, 0.7), (0.3, 0.52), (0.7, 0.06)], x, y, size), fill
        )
        pen.stroke(_placed([(0.18, 0.46), (0.54, 0.82)], x, y, size), fill, size * 0.13)
        pen.stroke(_placed([(0.34, 0.66), (0.09, 0.91)], x, y, size), fill, size * 0.15)
    elif kind == "defence":
        points = route("0.08,0.06 0.92,0.06 0.92,0.5 0.8,0.74 0.5,0.98 0.2,0.74 0.08,0.5")
        pen.polygon(_placed(points, x, y, size), fill)
    elif kind == "support":
        pen.panel((x + size * 0.36, y + size * 0.04, x + size * 0.64, y + size * 0.96), size * 0.06, fill)
        pen.panel((x + size * 0.04, y + size * 0.36, x + size * 0.96, y + size * 0.64), size * 0.06, fill)
    else:
        pen.oval((x + size * 0.22, y + size * 0.46, x + size * 0.78, y + size * 0.94), fill)
        for px, py in ((0.14, 0.44), (0.36, 0.2), (0.64, 0.2), (0.86, 0.44)):
            pen.oval(
                (
                    x + (px - 0.12) * size,
                    y + (py - 0.15) * size,
                    x + (px + 0.12) * size,
                    y + (py + 0.15) * size,
                ),
                fill,
            )


@lru_cache(maxsize=128)
def kind_mark(kind: str, size: int, colour: Colour) -> Sprite:
    """Return the sign of a kind of card."""
    pen = Pen(size, size)
    draw_kind(pen, kind, size * 0.04, size * 0.04, size * 0.92, colour)
    return pen.sprite()


def draw_keyword(pen: Pen, keyword: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a keyword's sign: a star, two rings, an arrow up or down; a diamond for a keyword not ours."""
    if keyword == "ultime":
        pen.polygon(star(x + size / 2, y + size * 0.53, size * 0.5, size * 0.21, 5), fill)
    elif keyword == "zone":
        for px in (0.32, 0.68):
            pen.disc(x + size * px, y + size / 2, size * 0.28, None, fill, size * 0.12)
    elif keyword in ("amelioration", "affaiblissement"):
        arrow = route("0.5,0.02 0.94,0.48 0.66,0.48 0.66,0.98 0.34,0.98 0.34,0.48 0.06,0.48")
        if keyword == "affaiblissement":
            arrow = [(px, 1 - py) for px, py in arrow]
        pen.polygon(_placed(arrow, x, y, size), fill)
    else:
        pen.polygon(_placed([(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)], x, y, size), fill)


@lru_cache(maxsize=64)
def keyword_mark(keyword: str, size: int, colour: Colour) -> Sprite:
    """Return a keyword's sign."""
    pen = Pen(size, size)
    draw_keyword(pen, keyword, size * 0.04, size * 0.04, size * 0.92, colour)
    return pen.sprite()
