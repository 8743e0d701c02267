"""Small signs that several games have: crowns, dice, a hand. Every one is told by its shape."""

from __future__ import annotations

import math
from functools import lru_cache

from render.drawing.pen import Paint, Pen, Point, Sprite
from render.drawing.themes import Colour, Theme

_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}


def draw_crown(pen: Pen, x: float, y: float, size: float, fill: Paint, line: float = 0) -> None:
    """Draw a crown around a point; with a line width only its outline."""
    half = size / 2
    points = [(-1, 0.75), (-1, -0.45), (-0.5, 0.1), (0, -0.75), (0.5, 0.1), (1, -0.45), (1, 0.75)]
    placed = [(x + px * half, y + py * half) for px, py in points]
    if line:
        pen.polygon(placed, None, fill, line)
    else:
        pen.polygon(placed, fill)
        for px, py in ((-1, -0.55), (0, -0.85), (1, -0.55)):
            pen.disc(x + px * half, y + py * half, size * 0.09, fill)


@lru_cache(maxsize=16)
def crown(size: int, filled: bool, colour: Colour) -> Sprite:
    """Return a crown: a game won when filled, one still to win when hollow."""
    pen = Pen(size, size)
    draw_crown(pen, size / 2, size / 2, size * 0.8, colour, 0 if filled else size * 0.07)
    return pen.sprite()


@lru_cache(maxsize=32)
def die(value: int, size: int) -> Sprite:
    """Return a die by its pips."""
    pen = Pen(size, size)
    pen.panel((0, 0, size, size), size * 0.2, (150, 142, 126))
    pen.panel((0, 0, size, size * 0.94), size * 0.2, (255, 253, 246), (120, 112, 98), size * 0.025)
    for px, py in _PIPS[value]:
        pen.disc(size * px, size * (py * 0.94), size * 0.098, (30, 28, 36))
    return pen.sprite()


@lru_cache(maxsize=16)
def fan(size: int, theme: Theme) -> Sprite:
    """Return three card backs held as a fan: a hand."""
    pen = Pen(size, size)
    foot = (size * 0.5, size * 1.05)
    for degrees in (-26, 0, 26):
        turn = math.radians(degrees)

        def at(x: float, y: float, turn: float = turn) -> Point:
            return (
                foot[0] + x * math.cos(turn) - y * math.sin(turn),
                foot[1] + x * math.sin(turn) + y * math.cos(turn),
            )

        w, low, high = size * 0.21, -size * 0.2, -size * 0.95
        pen.polygon(
            [at(-w, high), at(w, high), at(w, low), at(-w, low)], theme.back, theme.back_line, size * 0.045
        )
    return pen.sprite()


@lru_cache(maxsize=16)
def pointer(size: int, colour: Colour) -> Sprite:
    """Return the arrowhead that points to whose turn it is."""
    pen = Pen(size, size)
    pen.polygon([(size * 0.15, size * 0.06), (size * 0.92, size * 0.5), (size * 0.15, size * 0.94)], colour)
    return pen.sprite()


@lru_cache(maxsize=16)
def hourglass(size: int, colour: Colour) -> Sprite:
    """Return an hourglass: turns that pass without a duel."""
    pen = Pen(size, size)
    for y in (0.1, 0.9):
        pen.stroke([(size * 0.22, size * y), (size * 0.78, size * y)], colour, size * 0.1)
    glass = [(0.28, 0.12), (0.72, 0.12), (0.54, 0.5), (0.72, 0.88), (0.28, 0.88), (0.46, 0.5)]
    pen.polygon([(size * x, size * y) for x, y in glass], None, colour, size * 0.07)
    pen.polygon([(size * 0.5, size * 0.58), (size * 0.66, size * 0.86), (size * 0.34, size * 0.86)], colour)
    return pen.sprite()


@lru_cache(maxsize=16)
def eye(size: int, colour: Colour) -> Sprite:
    """Return an eye: a card that others have seen."""
    pen = Pen(size, size)
    lid = [
        (0.04, 0.5),
        (0.27, 0.28),
        (0.5, 0.21),
        (0.73, 0.28),
        (0.96, 0.5),
        (0.73, 0.72),
        (0.5, 0.79),
        (0.27, 0.72),
    ]
    pen.polygon([(size * x, size * y) for x, y in lid], None, colour, size * 0.09)
    pen.disc(size * 0.5, size * 0.5, size * 0.15, colour)
    return pen.sprite()
