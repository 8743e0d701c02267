"""The small language in which shapes are declared, and how they are drawn.

A shape is a list of strokes in a square of a hundred units, parted by `;`. A stroke's first letter says what
it is: a polygon `P`, a curve `C`, a disc `D`, an oval `O` within two corners, a line `S`, a ring `R`; a small
letter leaves out the outline. The second letter is its colour (`_paint`); the width of a line or a ring
follows. Then come its points; the second point of a disc or a ring begins with its radius.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.drawing.pen import Pen, Point, route
from render.drawing.strokes import turned
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, Tint

EDGE = 2.4
"""How thick outlines are."""
_PLAIN: dict[str, Colour] = {
    "k": LINE,
    "x": WHITE,
    "s": (204, 210, 220),
    "S": (122, 132, 148),
    "w": (160, 112, 70),
    "W": (104, 70, 46),
    "g": (240, 196, 84),
    "G": (178, 128, 44),
    "b": (240, 230, 206),
    "f": (232, 188, 152),
    "F": (150, 106, 80),
    "r": (204, 62, 58),
    "n": (122, 166, 84),
    "v": (150, 200, 190),
}


class Stroke(NamedTuple):
    """One stroke of a shape."""

    kind: str
    colour: str
    width: float
    points: tuple[Point, ...]


@lru_cache(maxsize=512)
def strokes(shape: str) -> tuple[Stroke, ...]:
    """Read a shape."""
    found: list[Stroke] = []
    for part in shape.split(";"):
        head, points = part.strip().split(" ", 1)
        found.append(Stroke(head[0], head[1], float(head[2:] or 0), route(points)))
    return tuple(found)


class Spot(NamedTuple):
    """Where a shape is drawn: around a point, so large, turned, and perhaps seen in a mirror."""

    x: float = 50
    y: float = 50
    size: float = 100
    turn: float = 0
    mirrored: bool = False

    def placed(self, points: Sequence[Point]) -> list[Point]:
        """Return points of a shape where they come to lie."""
        way = -1 if self.mirrored else 1
        return turned(
            [(way * (x - 50), y - 50) for x, y in points], self.x, self.y, self.turn, self.size / 100
        )


def draw_shape(pen: Pen, shape: str, spot: Spot, colours: tuple[Tint, Tint]) -> None:
    """Draw a shape in the colours of a card's factions."""
    scale = spot.size / 100
    edge = EDGE * min(1.0, 0.5 + scale / 2)
    for stroke in strokes(shape):
        _draw(pen, stroke, spot, _paint(stroke.colour, colours), scale, edge)


def _draw(pen: Pen, stroke: Stroke, spot: Spot, fill: Colour, scale: float, edge: float) -> None:
    outline = LINE if stroke.kind.isupper() else None
    line = edge if outline else 0
    match stroke.kind.upper():
        case "P":
            pen.polygon(spot.placed(stroke.points), fill, outline, line)
        case "C":
            pen.curve(spot.placed(stroke.points), fill, outline, line)
        case "D":
            ((x, y),), radius = spot.placed(stroke.points[:1]), stroke.points[1][0] * scale
            pen.disc(x, y, radius, fill, outline, line)
        case "O":
            pen.curve(spot.placed(_oval(*stroke.points)), fill, outline, line)
        case "R":
            ((x, y),), radius, wide = (
                spot.placed(stroke.points[:1]),
                stroke.points[1][0] * scale,
                stroke.width * scale,
            )
            if outline:
                pen.disc(x, y, radius + edge * 0.8, None, LINE, wide + 1.6 * edge)
            pen.disc(x, y, radius, None, fill, wide)
        case _:
            points, wide = spot.placed(stroke.points), stroke.width * scale
            if outline:
                pen.stroke(points, LINE, wide + 2 * edge, bend=len(points) > 2)
            pen.stroke(points, fill, wide, bend=len(points) > 2)


def _oval(corner: Point, other: Point) -> list[Point]:
    """Return eight points of the oval within two corners."""
    (left, top), (right, foot) = corner, other
    x, y, wide, high = (left + right) / 2, (top + foot) / 2, (right - left) / 2, (foot - top) / 2
    slant = 0.7071
    ways = (
        (1, 0),
        (slant, slant),
        (0, 1),
        (-slant, slant),
        (-1, 0),
        (-slant, -slant),
        (0, -1),
        (slant, -slant),
    )
    return [(x + dx * wide, y + dy * high) for dx, dy in ways]


def _paint(letter: str, colours: tuple[Tint, Tint]) -> Colour:
    """Return a colour by its letter: plain ones of things, else the factions' (large ones: the second's)."""
    first, second = colours
    own = {
        "m": first.main, "l": first.light, "d": first.deep, "p": first.pale, "a": first.accent,
        "M": second.main, "L": second.light, "D": second.deep, "A": second.accent,
    }  # fmt: skip
    return own[letter] if letter in own else _PLAIN[letter]
