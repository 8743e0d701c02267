"""Signs of the factions, told by their shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from render.drawing.pen import Paint, Pen, Sprite, route
from render.drawing.strokes import around, star
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE
from render.soul_forger.art.tints import tint

_Draw = Callable[[Pen, float, float, float, Paint], None]


def draw_sign(pen: Pen, faction: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a faction's sign into a square whose corner is given; `""` is no faction."""
    _SIGNS.get(faction, _road)(pen, x, y, size, fill)


def _fire(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    shape = route(
        "0.5,0 0.6,0.26 0.78,0.42 0.86,0.66 0.74,0.9 0.5,0.99 0.26,0.9 0.14,0.66 0.24,0.4 0.36,0.52 0.4,0.26"
    )
    pen.curve([(x + px * size, y + py * size) for px, py in shape], fill)


def _light(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(star(x + size / 2, y + size / 2, size * 0.5, size * 0.3, 8), fill)


def _air(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for level, reach in ((0.28, 0.8), (0.54, 0.96), (0.8, 0.68)):
        path = [(0.04, level), (reach * 0.6, level), (reach, level - 0.08), (reach - 0.06, level - 0.22)]
        pen.stroke([(x + px * size, y + py * size) for px, py in path], fill, size * 0.12, bend=True)


def _earth(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    shape = route("0.02,0.9 0.36,0.14 0.56,0.56 0.68,0.36 0.98,0.9")
    pen.polygon([(x + px * size, y + py * size) for px, py in shape], fill)


def _dark(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    outer = [around(0.5, 0.5, 0.48, turn) for turn in range(-50, 231, 10)]
    inner = [around(0.66, 0.36, 0.36, turn) for turn in range(208, -29, -10)]
    pen.polygon([(x + px * size, y + py * size) for px, py in (*outer, *inner)], fill)


def _water(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for level in (0.24, 0.52, 0.8):
        path = [(0.06, level), (0.28, level - 0.12), (0.5, level), (0.72, level + 0.12), (0.94, level)]
        pen.stroke([(x + px * size, y + py * size) for px, py in path], fill, size * 0.14, bend=True)


def _road(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for shape in ("0.08,0.24 0.7,0.24 0.94,0.4 0.7,0.56 0.08,0.56", "0.4,0.1 0.56,0.1 0.56,1 0.4,1"):
        pen.polygon([(x + px * size, y + py * size) for px, py in route(shape)], fill)


_SIGNS: dict[str, _Draw] = {
    "fire": _fire,
    "light": _light,
    "air": _air,
    "earth": _earth,
    "dark": _dark,
    "water": _water,
}


@lru_cache(maxsize=64)
def sign(faction: str, size: int, colour: Colour) -> Sprite:
    """Return a faction's sign."""
    pen = Pen(size, size)
    draw_sign(pen, faction, size * 0.04, size * 0.04, size * 0.92, colour)
    return pen.sprite()


@lru_cache(maxsize=32)
def sign_disc(faction: str, size: int) -> Sprite:
    """Return a faction's sign upon a disc of its ink."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, LINE)
    pen.disc(half, half, half - size * 0.03, WHITE)
    pen.disc(half, half, half - size * 0.09, tint(faction).ink)
    draw_sign(pen, faction, size * 0.24, size * 0.24, size * 0.52, WHITE)
    return pen.sprite()
