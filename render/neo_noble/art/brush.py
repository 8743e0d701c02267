"""A pen with a place, a size and a turn of its own: what is drawn with it can stand anywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from render.drawing.pen import SCALE, Paint, Pen, Point, route, smooth
from render.drawing.strokes import EDGE, turned
from render.drawing.themes import Colour
from render.drawing.tones import LINE


class Brush(NamedTuple):
    """Draws around a point; outlines of points are given as texts, such as `0,-4 3,2`."""

    pen: Pen
    x: float
    y: float
    size: float = 1.0
    turn: float = 0.0
    """Degrees, clockwise."""

    def moved(self, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> Brush:
        """Return a brush at a point of this one."""
        ((px, py),) = turned([(x, y)], self.x, self.y, self.turn, self.size)
        return Brush(self.pen, px, py, self.size * size, self.turn + turn)

    def placed(self, points: str | Sequence[Point]) -> list[Point]:
        """Return points of the sheet."""
        found = route(points) if isinstance(points, str) else points
        return turned(found, self.x, self.y, self.turn, self.size)

    def curve(self, points: str | Sequence[Point], fill: Paint, line: float = 1) -> None:
        """Fill a smooth shape."""
        self.pen.curve(self.placed(points), fill, LINE if line else None, self._edge(line))

    def poly(self, points: str | Sequence[Point], fill: Paint, line: float = 1) -> None:
        """Fill a shape with corners."""
        self.pen.polygon(self.placed(points), fill, LINE if line else None, self._edge(line))

    def twin(self, half: str, fill: Paint, line: float = 1, sharp: bool = False) -> None:
        """Fill a shape that is the same on both sides: its right half is given, from above downwards."""
        right = route(half)
        whole = [*right, *((-x, y) for x, y in reversed(right) if x)]
        (self.poly if sharp else self.curve)(whole, fill, line)

    def stroke(self, points: str | Sequence[Point], colour: Paint, line: float, bend: bool = True) -> None:
        """Draw a line."""
        self._line(self.placed(points), colour, line * self.size, bend)

    def edged(self, points: str | Sequence[Point], colour: Paint, line: float, bend: bool = True) -> None:
        """Draw a line with an outline."""
        placed = self.placed(points)
        self._line(placed, LINE, line * self.size + 2 * self._edge(1), bend)
        self._line(placed, colour, line * self.size, bend)

    def disc(self, x: float, y: float, radius: float, fill: Paint, line: float = 1) -> None:
        """Draw a circle."""
        ((px, py),) = self.placed([(x, y)])
        outline = LINE if line else None
        self.pen.disc(px, py, radius * self.size, fill, outline, self._edge(line))

    def glow(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Lay a disc of light upon whatever is there."""
        ((px, py),) = self.placed([(x, y)])
        reach, scale = radius * self.size, self.pen.scale
        light = Pen(2 * reach, 2 * reach, scale / SCALE)
        light.disc(reach, reach, reach, (*colour, 76))
        left, top = round((px - reach) * scale), round((py - reach) * scale)
        seen = light.sheet.crop((max(0, -left), max(0, -top), *light.sheet.size))
        self.pen.sheet.alpha_composite(seen, (max(0, left), max(0, top)))

    def oval(self, x: float, y: float, wide: float, high: float, fill: Paint, line: float = 1) -> None:
        """Draw an ellipse by its half axes."""
        steps = (math.tau * step / 28 for step in range(28))
        self.poly([(x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in steps], fill, line)

    def ring(self, x: float, y: float, radius: float, colour: Paint, line: float) -> None:
        """Draw a circle's line with an outline."""
        path = [
            (x + radius * math.cos(math.tau * step / 24), y + radius * math.sin(math.tau * step / 24))
            for step in range(25)
        ]
        self.edged(path, colour, line, bend=False)

    def _line(self, points: list[Point], colour: Paint, wide: float, bend: bool) -> None:
        """Draw a line with round joints: those of a broad line's bends are torn otherwise."""
        path = smooth(points, closed=False, steps=6) if bend else points
        self.pen.stroke(path, colour, wide)
        if wide > 2:
            for x, y in path[1:-1]:
                self.pen.disc(x, y, wide / 2, colour)

    def _edge(self, line: float) -> float:
        return EDGE * line * min(1.4, max(0.55, self.size))
