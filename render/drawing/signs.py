"""Signs that all games share, and how a sign is drawn from its file: in any colour, or in its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image

from render.drawing.pen import Pen, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import Dyes, flat, stencil
from render.drawing.themes import Colour
from render.drawing.tones import lighter

Role: TypeAlias = Literal["acts", "aimed", "blocks"]
"""What somebody does in what goes on; told by a ring and by a sign, as red and gold are one to many eyes."""
Mark: TypeAlias = Role | Literal["changed"]
"""A role, or that the last change was done to it."""
CHANGED: Colour = (92, 56, 132)
"""The ground of that sign."""
FOLDER = Path(__file__).parent / "art"
"""A file for each sign that games share."""
ROLES: dict[Mark, tuple[str, float]] = {
    "acts": ("sword", 0.46),
    "aimed": ("cross_hair", 0.85),
    "blocks": ("shield", 0.46),
    "changed": ("spark", 0.515),
}
"""The file of each, and how large it is upon a disc."""
SIGNS = (
    "crown", "crown_hollow", "die_1", "die_2", "die_3", "die_4", "die_5", "die_6", "eye", "fan", "heart",
    "hourglass", "triangle", *(file for file, _ in ROLES.values()),
)  # fmt: skip
_MARGIN = 0.04
"""What files leave free around a sign, of their field."""
_HEART: Colour = (216, 56, 74)
_GLEAM: Colour = (230, 126, 137)
"""In the file."""
_BLACK: Colour = (10, 13, 20)


def shared(name: str) -> Path:
    """Return the file of a sign that games share."""
    return FOLDER / f"{name}.svg"


@cached_sprite
def sign(file: Path, size: int, ink: Colour) -> Sprite:
    """Return a sign in one colour, its file's field as large as asked."""
    shape = stencil(file, size)
    return Sprite(Image.new("RGB", shape.size, ink), shape)


@cached_sprite
def coloured(file: Path, size: int, dyes: Dyes = ()) -> Sprite:
    """Return a sign in its own colours, or in those that take their place."""
    shape = flat(file, size, dyes)
    return Sprite(shape.convert("RGB"), shape.getchannel("A"))


def stamp(pen: Pen, file: Path, x: float, y: float, size: float, ink: Colour) -> None:
    """Draw a sign in one colour so that it fills a square whose corner is given."""
    field = size / (1 - 2 * _MARGIN)
    free = field * _MARGIN
    pen.stamp(ink, stencil(file, round(field * pen.scale)), x - free, y - free)


@lru_cache(maxsize=128)
def role_disc(role: Mark, size: int, fill: Colour, ink: Colour, rim: Colour) -> Sprite:
    """Return the sign of a role upon a disc: a sword, a cross-hair, a shield; of what has changed a spark."""
    pen = blank_disc(size, fill, rim)
    name, share = ROLES[role]
    corner = size * (1 - share) / 2
    stamp(pen, shared(name), corner, corner, size * share, ink)
    return pen.sprite()


def blank_disc(size: int, fill: Colour, rim: Colour) -> Pen:
    """Return a pen that has drawn a disc for a mark."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, _BLACK)
    pen.disc(half, half, half - size * 0.03, rim)
    pen.disc(half, half, half - size * 0.1, fill)
    return pen


@lru_cache(maxsize=64)
def disc(size: int, fill: Colour, rim: Colour) -> Sprite:
    """Return a disc for a number or a letter."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, _BLACK)
    pen.disc(half, half, half - size * 0.04, rim)
    pen.disc(half, half, half - size * 0.11, fill)
    return pen.sprite()


def heart(size: int, fill: Colour) -> Sprite:
    """Return the heart before a player's life."""
    return coloured(shared("heart"), size, ((_HEART, fill), (_GLEAM, lighter(fill, 0.35))))


def triangle(size: int, fill: Colour) -> Sprite:
    """Return what points to the one whose turn it is."""
    return sign(shared("triangle"), size, fill)
