"""Marks that mean the same thing all over Soul-Forger's table."""

from __future__ import annotations

from functools import lru_cache

from render.drawing.pen import Paint, Pen, Point, Sprite, route
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, darker
from render.soul_forger.looks import BRONZE, IRON, MOLTEN

_SHAPES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "level": (route("0.5,0.04 0.94,0.42 0.72,0.42 0.5,0.24 0.28,0.42 0.06,0.42"),
              route("0.5,0.34 0.94,0.72 0.72,0.72 0.5,0.54 0.28,0.72 0.06,0.72"),
              route("0.5,0.64 0.94,0.98 0.72,0.98 0.5,0.84 0.28,0.98 0.06,0.98")),
    "damage": (route("0.5,0.98 0.08,0.56 0.02,0.3 0.16,0.08 0.38,0.08 0.5,0.24 0.62,0.08 0.84,0.08 "
                     "0.98,0.3 0.92,0.56"),),
    "ronum": (route("0.5,0 0.9,0.3 0.9,0.7 0.5,1 0.1,0.7 0.1,0.3"),),
    "experience": (tuple(star(0.5, 0.54, 0.52, 0.22, 5)),),
    "forge": (route("0.02,0.2 0.3,0.2 0.3,0.12 0.98,0.12 0.98,0.34 0.74,0.42 0.66,0.58 0.66,0.7 0.86,0.78 "
                    "0.86,0.94 0.2,0.94 0.2,0.78 0.42,0.7 0.42,0.58 0.2,0.44"),),
    "material": (route("0.3,0.02 0.52,0.26 0.44,0.96 0.16,0.96 0.08,0.26"),
                 route("0.72,0.3 0.94,0.52 0.88,0.96 0.56,0.96 0.54,0.5")),
    "grave": (route("0.2,0.98 0.2,0.36 0.28,0.14 0.5,0.04 0.72,0.14 0.8,0.36 0.8,0.98"),
              route("0.04,0.88 0.96,0.88 0.96,0.99 0.04,0.99")),
    "weapon": (route("0.98,0.02 0.94,0.3 0.48,0.7 0.3,0.52 0.7,0.06"),
               route("0.12,0.48 0.22,0.4 0.6,0.78 0.52,0.88"),
               route("0.32,0.62 0.4,0.7 0.14,0.96 0.04,0.86")),
    "armor": (route("0.26,0.04 0.4,0.16 0.6,0.16 0.74,0.04 0.98,0.2 0.88,0.46 0.76,0.4 0.76,0.96 0.24,0.96 "
                    "0.24,0.4 0.12,0.46 0.02,0.2"),),
    "accessory": (route("0.5,0.5 0.74,0.28 0.64,0.04 0.36,0.04 0.26,0.28"),),
    "action": (route("0.18,0.04 0.82,0.04 0.82,0.96 0.18,0.96"),),
    "shield": (route("0.06,0.05 0.94,0.05 0.94,0.5 0.82,0.75 0.5,0.98 0.18,0.75 0.06,0.5"),),
    "leaf": (route("0.08,0.92 0.14,0.5 0.4,0.16 0.94,0.06 0.86,0.58 0.54,0.86 0.24,0.84"),),
    "bolt": (route("0.62,0 0.16,0.56 0.44,0.56 0.34,1 0.84,0.38 0.54,0.38"),),
    "hand": (route("0.02,0.26 0.3,0.14 0.42,0.9 0.2,0.98"), route("0.36,0.06 0.64,0.06 0.64,0.88 0.46,0.88"),
             route("0.7,0.14 0.98,0.26 0.8,0.98 0.68,0.9")),
}  # fmt: skip


def draw_mark(pen: Pen, name: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a mark into a square whose corner is given."""
    for shape in _SHAPES[name]:
        pen.polygon([(x + px * size, y + py * size) for px, py in shape], fill)
    if name == "accessory":
        pen.disc(x + size * 0.5, y + size * 0.66, size * 0.26, None, fill, size * 0.11)


@lru_cache(maxsize=128)
def mark(name: str, size: int, colour: Colour) -> Sprite:
    """Return a mark of what is counted or lies in a place."""
    pen = Pen(size, size)
    if name in ("deck", "removed"):
        pen.panel((size * 0.28, size * 0.02, size * 0.92, size * 0.86), size * 0.1, None, colour, size * 0.08)
        pen.panel((size * 0.08, size * 0.14, size * 0.72, size * 0.98), size * 0.1, colour)
        if name == "removed":
            pen.stroke([(size * 0.06, size * 0.94), (size * 0.94, size * 0.06)], WHITE, size * 0.16)
            pen.stroke([(size * 0.06, size * 0.94), (size * 0.94, size * 0.06)], LINE, size * 0.07)
    else:
        draw_mark(pen, name, 0, 0, size, colour)
    return pen.sprite()


@lru_cache(maxsize=4)
def unguarded(size: int) -> Sprite:
    """Return the sign of what is Off-guard: a shield that is struck through."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, WHITE)
    pen.disc(half, half, half - size * 0.06, LINE)
    draw_mark(pen, "shield", size * 0.26, size * 0.24, size * 0.48, WHITE)
    for colour, line in ((LINE, 0.2), (WHITE, 0.1)):
        pen.stroke([(size * 0.2, size * 0.8), (size * 0.8, size * 0.2)], colour, size * line)
    return pen.sprite()


@lru_cache(maxsize=32)
def back(wide: int, high: int) -> Sprite:
    """Return a card's back: iron, and an anvil that glows."""
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 11, LINE)
    pen.panel((2, 2, wide - 2, high - 2), 10, IRON)
    pen.panel((2, high * 0.5, wide - 2, high - 2), 10, darker(IRON, 0.35))
    pen.panel((6, 6, wide - 6, high - 6), 7, None, BRONZE, 2)
    size = min(wide, high) * 0.56
    x, y = (wide - size) / 2, high * 0.4 - size / 2
    draw_mark(pen, "forge", x, y, size, MOLTEN[1])
    draw_mark(pen, "forge", x + size * 0.05, y + size * 0.02, size * 0.9, MOLTEN[2])
    draw_mark(pen, "forge", x + size * 0.12, y + size * 0.04, size * 0.76, MOLTEN[3])
    return pen.sprite()
