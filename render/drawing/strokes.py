"""Shapes that several illustrations share: stars, leaves, drops, rocks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.drawing.pen import Paint, Pen, Point, route
from render.drawing.tones import LINE, WHITE

EDGE = 1.8
"""How thick outlines are, in the illustrations' units."""


def around(x: float, y: float, radius: float, degrees: float, flat: float = 1) -> Point:
    """Return a point on a circle, or on an ellipse."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * flat * math.sin(angle)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> list[Point]:
    """Return a star's corners around a point."""
    corners: list[Point] = []
    for step in range(points * 2):
        angle = math.radians(turn + 180 * step / points)
        reach = inner if step % 2 else outer
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return corners


def turned(points: Sequence[Point], x: float, y: float, degrees: float, size: float = 1) -> list[Point]:
    """Return points turned about the origin, enlarged, and moved."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle) * size, math.sin(angle) * size
    return [(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in points]


def leaf(pen: Pen, x: float, y: float, size: float, turn: float, fill: Paint) -> None:
    """Draw a leaf that grows from a point."""
    blade = [(0, 0), (0.3, -0.26), (0.7, -0.22), (1, 0), (0.7, 0.22), (0.3, 0.26)]
    pen.curve(turned(blade, x, y, turn, size), fill, LINE, EDGE * 0.85)
    pen.stroke(turned([(0.1, 0), (0.75, 0)], x, y, turn, size), LINE, EDGE * 0.6)


def drop(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a drop around a point."""
    shape: list[Point] = [(x, y - size * 0.62)]
    shape += [around(x, y + size * 0.12, size * 0.38, -35 + 250 * step / 16) for step in range(17)]
    pen.polygon(shape, fill, LINE, EDGE)
    pen.oval((x - size * 0.22, y, x - size * 0.08, y + size * 0.24), WHITE)


def rock(pen: Pen, x: float, y: float, size: float, turn: float, fill: Paint, gleam: Paint) -> None:
    """Draw a boulder around a point."""
    shape = route("-0.5,0.1 -0.36,-0.36 0.06,-0.5 0.42,-0.3 0.5,0.16 0.22,0.46 -0.26,0.44")
    pen.polygon(turned(shape, x, y, turn, size), fill)
    pen.polygon(turned([(-0.3, -0.28), (0.06, -0.42), (0.3, -0.2), (0, -0.04)], x, y, turn, size), gleam)
    pen.polygon(turned(shape, x, y, turn, size), None, LINE, EDGE)
