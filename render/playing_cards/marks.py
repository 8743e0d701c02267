"""Small signs: suits, drops, coins, crowns, dice. Every one is told by its shape."""

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


def draw_suit(pen: Pen, suit: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a suit sign into a square whose corner is given."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    if suit == "H":
        pen.polygon(at(_heart()), fill)
    elif suit == "D":
        pen.polygon(at(_diamond()), fill)
    elif suit == "S":
        pen.polygon(at([(px, 0.86 - 0.86 * py) for px, py in _heart()]), fill)
        pen.polygon(at(_stem()), fill)
    else:
        for px, py in ((0.5, 0.25), (0.25, 0.58), (0.75, 0.58)):
            pen.disc(x + px * size, y + py * size, 0.235 * size, fill)
        pen.polygon(at([(0.38, 0.38), (0.62, 0.38), (0.6, 0.7), (0.4, 0.7)]), fill)
        pen.polygon(at(_stem()), fill)


def _heart() -> list[Point]:
    path: list[Point] = []
    for step in range(72):
        angle = 2 * math.pi * step / 72
        across = 16 * math.sin(angle) ** 3
        down = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        path.append((0.5 + across / 34, 0.42 - down / 31))
    return path


def _diamond() -> list[Point]:
    corners = [(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)]
    path: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        # The sides bend inwards a little, as on French cards.
        middle = ((ax + bx) / 2 * 0.9 + 0.05, (ay + by) / 2 * 0.9 + 0.05)
        for step in range(8):
            t = step / 8
            path.append(
                (
                    (1 - t) ** 2 * ax + 2 * t * (1 - t) * middle[0] + t**2 * bx,
                    (1 - t) ** 2 * ay + 2 * t * (1 - t) * middle[1] + t**2 * by,
                )
            )
    return path


def _stem() -> list[Point]:
    return [(0.48, 0.5), (0.52, 0.5), (0.56, 0.8), (0.7, 0.98), (0.3, 0.98), (0.44, 0.8)]


@lru_cache(maxsize=256)
def suit_mark(suit: str, size: int, colour: Colour) -> Sprite:
    """Return a suit sign."""
    pen = Pen(size, size)
    draw_suit(pen, suit, 0, 0, size, colour)
    return pen.sprite()


@lru_cache(maxsize=64)
def ability(suit: str, size: int, used: bool, theme: Theme) -> Sprite:
    """Return a suit ability's mark: a paper disc with the suit, or a struck, faded one when used."""
    pen = Pen(size, size)
    half = size / 2
    if used:
        pen.disc(half, half, half - 1, theme.panel, theme.quiet, size * 0.05)
        draw_suit(pen, suit, size * 0.22, size * 0.22, size * 0.56, theme.quiet)
        edge = size * 0.15
        pen.stroke([(edge, size - edge), (size - edge, edge)], theme.panel, size * 0.16)
        pen.stroke([(edge, size - edge), (size - edge, edge)], theme.wound, size * 0.085)
    else:
        pen.disc(half, half, half - 1, theme.face, theme.gold, size * 0.06)
        draw_suit(pen, suit, size * 0.22, size * 0.22, size * 0.56, theme.suits[suit])
    return pen.sprite()


@lru_cache(maxsize=32)
def drop(size: int, filled: bool, line: Colour, theme: Theme) -> Sprite:
    """Return a wound: a filled drop for one suffered, a hollow one for one still to bear."""
    pen = Pen(size * 0.8, size)
    wide = size * 0.8
    shape: list[Point] = [(wide / 2, 1.0)]
    radius = wide * 0.42
    middle = size - radius - 1.5
    for step in range(25):
        angle = math.radians(-35 + 250 * step / 24)
        shape.append((wide / 2 + radius * math.cos(angle), middle + radius * math.sin(angle)))
    if filled:
        pen.polygon(shape, theme.wound, line, size * 0.06)
        pen.disc(wide * 0.36, middle + radius * 0.1, radius * 0.24, (255, 255, 255, 150))
    else:
        pen.polygon(shape, None, line, size * 0.075)
    return pen.sprite()


@lru_cache(maxsize=16)
def coin(size: int) -> Sprite:
    """Return a coin: one resource."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half - 1, (242, 196, 84), (122, 82, 10), size * 0.05)
    pen.disc(half, half, half * 0.7, None, (168, 118, 24), size * 0.05)
    draw_crown(pen, half, half, size * 0.42, (122, 82, 10))
    return pen.sprite()


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
def blank_die(size: int, theme: Theme) -> Sprite:
    """Return the place where a die will lie."""
    pen = Pen(size, size)
    pen.panel((1, 1, size - 1, size - 1), size * 0.2, None, theme.quiet, size * 0.045)
    return pen.sprite()


@lru_cache(maxsize=16)
def shield(size: int, fill: Colour, line: Colour) -> Sprite:
    """Return the shield that carries a strength."""
    pen = Pen(size, size)
    points = [(0.05, 0.06), (0.95, 0.06), (0.95, 0.5), (0.84, 0.74), (0.5, 0.97), (0.16, 0.74), (0.05, 0.5)]
    pen.polygon([(x * size, y * size) for x, y in points], fill, line, size * 0.06)
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
def skull(size: int, fill: Colour, hole: Colour) -> Sprite:
    """Return a skull: a noble that died."""
    pen = Pen(size, size)
    pen.oval((size * 0.1, size * 0.04, size * 0.9, size * 0.74), fill)
    pen.panel((size * 0.29, size * 0.55, size * 0.71, size * 0.96), size * 0.08, fill)
    pen.disc(size * 0.33, size * 0.43, size * 0.12, hole)
    pen.disc(size * 0.67, size * 0.43, size * 0.12, hole)
    pen.polygon([(size * 0.5, size * 0.54), (size * 0.56, size * 0.65), (size * 0.44, size * 0.65)], hole)
    for x in (0.43, 0.57):
        pen.stroke([(size * x, size * 0.78), (size * x, size * 0.94)], hole, size * 0.04)
    return pen.sprite()


@lru_cache(maxsize=16)
def swords(size: int, colour: Colour) -> Sprite:
    """Return two crossed swords: a duel."""
    pen = Pen(size, size)
    for way in (1, -1):

        def at(x: float, y: float, way: int = way) -> Point:
            return size * (0.5 + way * x), size * (0.5 + y)

        pen.stroke([at(-0.28, 0.28), at(0.36, -0.36)], colour, size * 0.085)
        pen.stroke([at(-0.36, 0.12), at(-0.12, 0.36)], colour, size * 0.075)
        pen.stroke([at(-0.28, 0.28), at(-0.4, 0.4)], colour, size * 0.1)
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
