"""Drawing with smooth edges: four times too large, then reduced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.drawing.themes import Colour

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
Edges: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Paint: TypeAlias = Colour | tuple[int, int, int, int] | None
SCALE = 4
_LARGE = 4_000
"""Pixels from which on a sprite may be worth pasting in parts."""
_ENDS = (8, 16, 24, 32)
"""How much of a card its round corners may take, above and below."""
_SIDES = (0, 12, 24)
"""How much of it its shadow may take, left and right."""


@dataclass(frozen=True, eq=False)
class Sprite:
    """A small picture ready to paste. RGB with a mask pastes twice as fast as RGBA."""

    image: Image.Image
    mask: Image.Image

    @cached_property
    def solid(self) -> Edges | None:
        """Left, top, right and bottom within which nothing shows through; None for what is no large card.

        There it pastes without its mask, eight times as fast.
        """
        wide, high = self.size
        if wide * high < _LARGE:
            return None
        boxes = (
            (side, end, wide - side, high - end)
            for side in _SIDES
            for end in _ENDS
            if 2 * side < wide and 2 * end < high
        )
        return next((box for box in boxes if self.mask.crop(box).getextrema() == (255, 255)), None)

    @cached_property
    def rims(self) -> tuple[tuple[Sprite, int, int], ...]:
        """What lies around the solid part, and where: above, below, left and right."""
        boxes = around(self.size, self.solid) if self.solid else ()
        return tuple((self.part(box), *box[:2]) for box in boxes)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.image.size

    def part(self, box: tuple[int, int, int, int]) -> Sprite:
        """Return what is within left, top, right and bottom."""
        return Sprite(self.image.crop(box), self.mask.crop(box))


def around(size: tuple[int, int], inner: Edges) -> Iterator[Edges]:
    """Yield the parts of a sheet around a rectangle in it: above, below, left and right."""
    (wide, high), (left, top, right, bottom) = size, inner
    for box in (
        (0, 0, wide, top),
        (0, bottom, wide, high),
        (0, top, left, bottom),
        (right, top, wide, bottom),
    ):
        if box[0] < box[2] and box[1] < box[3]:
            yield box


class Pen:
    """A transparent sheet in units of the finished picture."""

    def __init__(self, wide: float, high: float, unit: float = 1.0) -> None:
        """Take a sheet of so many units; `unit` is the pixels that one becomes."""
        self.scale = SCALE * unit
        self._end = (max(1, round(wide * unit)), max(1, round(high * unit)))
        self.sheet = Image.new("RGBA", (self._end[0] * SCALE, self._end[1] * SCALE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.sheet)

    def polygon(self, points: Iterable[Point], fill: Paint, outline: Paint = None, line: float = 0) -> None:
        """Fill a polygon; the outline has round corners."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        if fill is not None:
            self._draw.polygon(scaled, fill=fill)
        if outline is not None and line:
            self._draw.line([*scaled, *scaled[:2]], fill=outline, width=self._wide(line), joint="curve")

    def curve(self, points: Sequence[Point], fill: Paint, outline: Paint = None, line: float = 0) -> None:
        """Fill the smooth closed shape through the points."""
        self.polygon(smooth(points, closed=True), fill, outline, line)

    def stroke(self, points: Sequence[Point], colour: Paint, line: float, bend: bool = False) -> None:
        """Draw an open line with round ends."""
        path = smooth(points, closed=False) if bend else points
        scaled = [(x * self.scale, y * self.scale) for x, y in path]
        self._draw.line(scaled, fill=colour, width=self._wide(line), joint="curve")
        for x, y in (path[0], path[-1]):
            self.disc(x, y, line / 2, colour)

    def disc(
        self, x: float, y: float, radius: float, fill: Paint, outline: Paint = None, line: float = 0
    ) -> None:
        """Draw a circle."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill, outline, line)

    def oval(self, box: Box, fill: Paint, outline: Paint = None, line: float = 0) -> None:
        """Draw an ellipse."""
        self._draw.ellipse(self._box(box), fill=fill, outline=outline, width=self._wide(line) if line else 0)

    def panel(self, box: Box, radius: float, fill: Paint, outline: Paint = None, line: float = 0) -> None:
        """Draw a rectangle with round corners."""
        self._draw.rounded_rectangle(
            self._box(box),
            radius * self.scale,
            fill=fill,
            outline=outline,
            width=self._wide(line) if line else 0,
        )

    def lay(self, other: Pen, shape: Image.Image) -> None:
        """Lay another sheet of the same size upon this one where the shape is white."""
        layer = Image.new("RGBA", self.sheet.size, (0, 0, 0, 0))
        layer.paste(other.sheet, (0, 0), shape)
        self.sheet.alpha_composite(layer)

    def stamp(self, colour: Colour, mask: Image.Image, x: float, y: float) -> None:
        """Put a mask of full size, such as large text, with its corner at a point."""
        self.sheet.paste(colour, (round(x * self.scale), round(y * self.scale)), mask)

    def mask(self) -> Image.Image:
        """Return an empty mask of the sheet's full size."""
        return Image.new("L", self.sheet.size, 0)

    def sprite(self) -> Sprite:
        """Return the finished picture."""
        small = self.sheet.reduce(SCALE)
        return Sprite(small.convert("RGB"), small.getchannel("A"))

    def _wide(self, line: float) -> int:
        return max(1, round(line * self.scale))

    def _box(self, box: Box) -> Box:
        left, top, right, bottom = (edge * self.scale for edge in box)
        return left, top, max(left, right - 1), max(top, bottom - 1)


@lru_cache(maxsize=512)
def route(text: str) -> tuple[Point, ...]:
    """Return the points of a text such as `12,40 15.5,38`: long outlines read better so."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def smooth(points: Sequence[Point], closed: bool, steps: int = 12) -> list[Point]:
    """Return a Catmull-Rom curve through the points."""
    count = len(points)
    path: list[Point] = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + shift) % count] for shift in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(count - 1, max(0, index + shift))] for shift in (-1, 0, 1, 2))
        path += [_between(a, b, c, d, step / steps) for step in range(steps)]
    if not closed:
        path.append(points[-1])
    return path


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def along(w: float, x: float, y: float, z: float) -> float:
        return 0.5 * (
            2 * x + (y - w) * t + (2 * w - 5 * x + 4 * y - z) * t**2 + (3 * x - w - 3 * y + z) * t**3
        )

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])
