"""Signs that all games share: discs, roles, a heart, a triangle for whose turn it is."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from render.drawing.pen import Paint, Pen, Point, Sprite, route
from render.drawing.themes import Colour
from render.drawing.tones import lighter

Role: TypeAlias = Literal["acts", "aimed", "blocks"]
"""What somebody does in what goes on; told by a ring and by a sign, as red and gold are one to many eyes."""
Mark: TypeAlias = Role | Literal["changed"]
"""A role, or that the last change was done to it."""
CHANGED: Colour = (92, 56, 132)
"""The ground of that sign."""
SWORD = (
    "0.98,0.02 0.94,0.3 0.48,0.7 0.3,0.52 0.7,0.06; 0.12,0.48 0.22,0.4 0.6,0.78 0.52,0.88; "
    "0.32,0.62 0.4,0.7 0.14,0.96 0.04,0.86"
)
SHIELD = "0.06,0.05 0.94,0.05 0.94,0.5 0.82,0.75 0.5,0.98 0.18,0.75 0.06,0.5"
_SPARK = "0.5,-0.06 0.63,0.37 1.06,0.5 0.63,0.63 0.5,1.06 0.37,0.63 -0.06,0.5 0.37,0.37"
"""Outlines in a square of one unit, parts parted by `;`."""
_SHAPES = {"acts": SWORD, "blocks": SHIELD, "changed": _SPARK}
_BLACK: Colour = (10, 13, 20)
_WHITE: Colour = (255, 255, 255)
_MARK = 0.46
"""How large the mark upon a disc is."""


@lru_cache(maxsize=128)
def role_disc(role: Mark, size: int, fill: Colour, ink: Colour, rim: Colour) -> Sprite:
    """Return the sign of a role upon a disc: a sword, a cross-hair, a shield; of what has changed a spark."""
    pen = blank_disc(size, fill, rim)
    half = size / 2
    if role == "aimed":
        _draw_cross_hair(pen, size, ink)
    else:
        corner = half - size * _MARK / 2
        draw_outline(pen, _SHAPES[role], corner, corner, size * _MARK, ink)
    return pen.sprite()


def _draw_cross_hair(pen: Pen, size: int, ink: Colour) -> None:
    half = size / 2
    pen.disc(half, half, half * 0.58, None, ink, size * 0.08)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ends = [(half + dx * half * share, half + dy * half * share) for share in (0.3, 0.78)]
        pen.stroke(ends, ink, size * 0.07)
    pen.disc(half, half, half * 0.12, ink)


def blank_disc(size: int, fill: Colour, rim: Colour) -> Pen:
    """Return a pen that has drawn a disc for a mark."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, _BLACK)
    pen.disc(half, half, half - size * 0.03, rim)
    pen.disc(half, half, half - size * 0.1, fill)
    return pen


def draw_outline(pen: Pen, outline: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Fill an outline in a square whose corner is given."""
    for part in outline.split(";"):
        pen.polygon(placed(route(part), x, y, size), fill)


def placed(points: tuple[Point, ...], x: float, y: float, size: float) -> list[Point]:
    """Return points of a square of one unit in one of a size whose corner is given."""
    return [(x + px * size, y + py * size) for px, py in points]


@lru_cache(maxsize=64)
def disc(size: int, fill: Colour, rim: Colour) -> Sprite:
    """Return a disc for a number or a letter."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, _BLACK)
    pen.disc(half, half, half - size * 0.04, rim)
    pen.disc(half, half, half - size * 0.11, fill)
    return pen.sprite()


@lru_cache(maxsize=16)
def heart(size: int, fill: Colour) -> Sprite:
    """Return the heart before a player's life."""
    pen = Pen(size, size * 0.94)
    wide, high = float(size), size * 0.94

    def lobes(share: float) -> list[Point]:
        found: list[Point] = []
        for step in range(72):
            angle = math.tau * step / 72
            x = 16 * math.sin(angle) ** 3
            y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
            found.append((wide / 2 + x * share * wide / 34, high * 0.42 - y * share * high / 31))
        return found

    pen.polygon(lobes(1), _BLACK)
    pen.polygon(lobes(0.95), _WHITE)
    pen.polygon(lobes(0.86), fill)
    pen.oval((wide * 0.2, high * 0.18, wide * 0.36, high * 0.36), lighter(fill, 0.35))
    return pen.sprite()


@lru_cache(maxsize=8)
def triangle(size: int, fill: Colour) -> Sprite:
    """Return what points to the one whose turn it is."""
    pen = Pen(size * 0.9, size)
    pen.polygon([(1, 1), (size * 0.88, size / 2), (1, size - 1)], fill)
    return pen.sprite()
