"""Marks that mean the same thing all over the star table: colours, roles, keywords, chips."""

from __future__ import annotations

import math
from functools import lru_cache

from render.drawing.lettering import cap_height, lettering, width
from render.drawing.pen import Paint, Pen, Point, Sprite, route
from render.drawing.signs import SHIELD, SWORD, blank_disc, draw_outline, placed, role_disc
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter
from render.magic.art.tints import TINTS
from render.magic.looks import BLACK, BRASS, INK, WHITE

_RIM = 0.045
"""How thick the edge of a sign is, of its size."""

# Colours of mana: a shape and a letter


def _drop() -> list[Point]:
    shape: list[Point] = [(0.5, 0.01)]
    for step in range(25):
        angle = math.radians(-32 + 244 * step / 24)
        shape.append((0.5 + 0.39 * math.cos(angle), 0.6 + 0.39 * math.sin(angle)))
    return shape


_SHAPES: dict[str, tuple[Point, ...]] = {
    "W": tuple((x / 100, y / 100) for x, y in star(50, 50, 49, 39, 10)),
    "U": tuple(_drop()),
    "B": route("0.08,0.06 0.92,0.06 0.92,0.5 0.8,0.76 0.5,0.98 0.2,0.76 0.08,0.5"),
    "R": route("0.5,0 1,0.5 0.5,1 0,0.5"),
    "G": route("0.5,0.01 0.93,0.25 0.93,0.75 0.5,0.99 0.07,0.75 0.07,0.25"),
}
_MIDDLE = {"U": 0.58, "B": 0.46}
"""Where the letter stands in a sign, where not in its middle."""


@lru_cache(maxsize=256)
def mana(symbol: str, size: int) -> Sprite:
    """Return the sign of a symbol of mana: `R`, `2`, `X`, `W/U`, `2/W`, `G/P`."""
    if symbol == "T":
        return disc_sign("tapped", size, BLACK, WHITE, WHITE)
    pen = Pen(size, size)
    first, _, second = symbol.partition("/")
    if second in _SHAPES:
        _draw_halves(pen, size, first, second)
        return pen.sprite()
    fill = _fill(first)
    if first in _SHAPES:
        points = [(x * size, y * size) for x, y in _SHAPES[first]]
        inner = _shrunk(points, size, 0.93)
        pen.polygon(points, INK)
        pen.polygon(inner, darker(fill, 0.12))
        pen.polygon([(x, y - size * 0.03) for x, y in _shrunk(inner, size, 0.94)], lighter(fill, 0.14))
    else:
        pen.disc(size / 2, size / 2, size / 2, INK)
        pen.disc(size / 2, size / 2, size * 0.46, darker(fill, 0.12))
        pen.disc(size / 2, size * 0.47, size * 0.43, lighter(fill, 0.2))
    letter = symbol.replace("/", "")
    _draw_letter(pen, letter, (size / 2, size * _MIDDLE.get(first, 0.5)), size, _letter_ink(first))
    return pen.sprite()


def _draw_halves(pen: Pen, size: float, first: str, second: str) -> None:
    """Draw a disc in two halves, each with its letter: mana that is of the one or of the other."""
    half = size / 2
    pen.disc(half, half, half, INK)
    for letter, start, way in ((first, 135, -1), (second, -45, 1)):
        edge = [
            (half + size * 0.46 * math.cos(angle), half + size * 0.46 * math.sin(angle))
            for angle in (math.radians(start + 10 * step) for step in range(19))
        ]
        pen.polygon(edge, lighter(_fill(letter), 0.14))
        spot = half + way * size * 0.19
        _draw_letter(pen, letter, (spot, spot), size * 0.76, _letter_ink(letter))
    pen.stroke([(size * 0.84, size * 0.16), (size * 0.16, size * 0.84)], INK, size * 0.05)


def _shrunk(points: list[Point], size: float, share: float) -> list[Point]:
    return [(size / 2 + (x - size / 2) * share, size / 2 + (y - size / 2) * share) for x, y in points]


def _fill(letter: str) -> Colour:
    return TINTS.get(letter, TINTS["C"]).main


def _letter_ink(letter: str) -> Colour:
    return WHITE if letter == "B" else INK


def _draw_letter(pen: Pen, text: str, spot: Point, size: float, ink: Colour) -> None:
    """Write a letter, or a few, around a point."""
    x, y = spot
    high = 0.56 if len(text) == 1 else 0.46 if len(text) == 2 else 0.36
    full = round(size * high * pen.scale)
    line = lettering(text, full)
    left = x - width(text, full) / 2 / pen.scale + line.left / pen.scale
    pen.stamp(ink, line.mask, left, y + cap_height(full) / 2 / pen.scale + line.top / pen.scale)


# Shapes of marks

_GLYPHS: dict[str, str] = {
    "attacks": SWORD,
    "blocks": SHIELD,
    "flying": (
        "0.04,0.92 0.1,0.5 0.3,0.2 0.62,0.06 0.98,0.04 0.84,0.26 0.92,0.3 0.72,0.46 0.8,0.52 0.54,0.66 "
        "0.3,0.7 0.16,0.96"
    ),
    "reach": "0.5,0.02 0.88,0.42 0.62,0.42 0.62,0.98 0.38,0.98 0.38,0.42 0.12,0.42",
    "haste": (
        "0.04,0.1 0.3,0.1 0.56,0.5 0.3,0.9 0.04,0.9 0.3,0.5; 0.46,0.1 0.72,0.1 0.98,0.5 0.72,0.9 "
        "0.46,0.9 0.72,0.5"
    ),
    "trample": "0.04,0.32 0.48,0.32 0.48,0.06 0.98,0.5 0.48,0.94 0.48,0.68 0.04,0.68",
    "first_strike": (
        "0.5,0 0.64,0.2 0.6,0.6 0.86,0.6 0.86,0.74 0.6,0.74 0.6,1 0.4,1 0.4,0.74 0.14,0.74 0.14,0.6 "
        "0.4,0.6 0.36,0.2"
    ),
    "defender": (
        "0.08,0.98 0.08,0.06 0.28,0.06 0.28,0.22 0.4,0.22 0.4,0.06 0.6,0.06 0.6,0.22 0.72,0.22 "
        "0.72,0.06 0.92,0.06 0.92,0.98"
    ),
    "lifelink": (
        "0.5,0.98 0.08,0.56 0.02,0.3 0.16,0.08 0.38,0.08 0.5,0.24 0.62,0.08 0.84,0.08 0.98,0.3 0.92,0.56"
    ),
    "menace": "0.02,0.06 0.3,0.3 0.7,0.3 0.98,0.06 0.9,0.58 0.66,0.94 0.34,0.94 0.1,0.58",
    "hexproof": "0.5,0 0.94,0.25 0.94,0.75 0.5,1 0.06,0.75 0.06,0.25",
    "shroud": (
        "0.04,0.98 0.12,0.4 0.3,0.1 0.5,0.02 0.7,0.1 0.88,0.4 0.96,0.98 0.66,0.98 0.66,0.5 0.34,0.5 0.34,0.98"
    ),
    "indestructible": "0.5,0 1,0.5 0.5,1 0,0.5",
    "flash": "0.6,0 0.16,0.56 0.44,0.56 0.36,1 0.86,0.38 0.56,0.38 0.76,0",
    "protection": SHIELD,
    "unblockable": "0.02,0.38 0.56,0.38 0.56,0.14 0.98,0.5 0.56,0.86 0.56,0.62 0.02,0.62",
    "landwalk": "0.3,0.02 0.56,0.02 0.6,0.56 0.94,0.74 0.94,0.98 0.24,0.98",
    "cant_attack": SWORD,
    "cant_block": SHIELD,
    "doesnt_untap": "0.12,0.44 0.88,0.44 0.88,0.98 0.12,0.98",
    "noble": "0.04,0.9 0,0.24 0.26,0.5 0.5,0.08 0.74,0.5 1,0.24 0.96,0.9",
    "lent": (
        "0.02,0.3 0.34,0 0.34,0.18 0.98,0.18 0.98,0.42 0.34,0.42 0.34,0.6; 0.98,0.7 0.66,1 0.66,0.82 "
        "0.02,0.82 0.02,0.58 0.66,0.58 0.66,0.4"
    ),
    "linked": "0.02,0.1 0.98,0.1 0.98,0.4 0.02,0.4; 0.16,0.6 0.84,0.6 0.84,0.9 0.16,0.9",
    "sick": ("0.1,0.02 0.9,0.02 0.9,0.14 0.58,0.5 0.9,0.86 0.9,0.98 0.1,0.98 0.1,0.86 0.42,0.5 0.1,0.14"),
}
"""Outlines in a square of one unit, those of one mark parted by `;`."""
_STRUCK = ("cant_attack", "cant_block", "unblockable")
"""Marks with a bar across."""
_PIERCED = {"hexproof": (0.5, 0.5, 0.2), "protection": (0.5, 0.42, 0.2), "indestructible": (0.5, 0.5, 0.2)}
"""Marks with a hole."""
_SILENT = ("cant_be_countered", "devoid", "enters_tapped")
"""Keywords that mean nothing any more of what lies on the table."""


def sign_of(keyword: str) -> str:
    """Return the name of a keyword's sign; nothing for one that says nothing of a permanent."""
    if keyword in _SILENT:
        return ""
    if keyword.startswith("protection"):
        return "protection"
    return "landwalk" if keyword.endswith("walk") else keyword


def draw_glyph(pen: Pen, name: str, x: float, y: float, size: float, fill: Paint, hole: Paint) -> None:
    """Draw a mark into a square whose corner is given."""
    if name == "vigilance":
        pen.curve(
            placed(route("0,0.5 0.26,0.2 0.5,0.12 0.74,0.2 1,0.5 0.74,0.8 0.5,0.88 0.26,0.8"), x, y, size),
            fill,
        )
        pen.disc(x + size / 2, y + size / 2, size * 0.22, hole)
        return
    if name == "deathtouch":
        pen.oval((x + size * 0.06, y, x + size * 0.94, y + size * 0.74), fill)
        pen.panel((x + size * 0.26, y + size * 0.5, x + size * 0.74, y + size), size * 0.08, fill)
        for across in (0.32, 0.68):
            pen.disc(x + size * across, y + size * 0.42, size * 0.13, hole)
        return
    draw_outline(pen, _GLYPHS[name], x, y, size, fill)
    if name in _PIERCED:
        px, py, radius = _PIERCED[name]
        pen.disc(x + px * size, y + py * size, radius * size, hole)
    if name == "doesnt_untap":
        pen.stroke(
            placed(route("0.28,0.46 0.28,0.2 0.5,0.06 0.72,0.2 0.72,0.46"), x, y, size), fill, size * 0.13
        )
    if name in _STRUCK:
        ends = placed(route("0.04,0.96 0.96,0.04"), x, y, size)
        pen.stroke(ends, hole, size * 0.24)
        pen.stroke(ends, fill, size * 0.11)


@lru_cache(maxsize=128)
def disc_sign(name: str, size: int, fill: Colour, ink: Colour, rim: Colour) -> Sprite:
    """Return a mark upon a disc: a keyword, a role, that something is tapped."""
    if name in ("aimed", "changed"):
        return role_disc(name, size, fill, ink, rim)
    pen = blank_disc(size, fill, rim)
    half = size / 2
    if name == "tapped":
        _draw_turning(pen, half, size, ink)
    else:
        part = 0.46 if name != "sick" else 0.4
        draw_glyph(pen, name, half - size * part / 2, half - size * part / 2, size * part, ink, fill)
    return pen.sprite()


def _draw_turning(pen: Pen, half: float, size: float, ink: Colour) -> None:
    """Draw an arrow that turns to the right."""
    radius = half * 0.5
    path = [
        (half + radius * math.cos(math.radians(angle)), half * 1.12 + radius * math.sin(math.radians(angle)))
        for angle in range(180, 345, 15)
    ]
    pen.stroke(path, ink, size * 0.1)
    x, y = path[-1]
    pen.polygon(
        [(x - size * 0.16, y - size * 0.02), (x + size * 0.16, y - size * 0.02), (x, y + size * 0.2)], ink
    )


@lru_cache(maxsize=8)
def emblem(size: int) -> Sprite:
    """Return the back of a Noble: the five colours around a ring of brass."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half * 0.72, None, BRASS, size * 0.018)
    pen.disc(half, half, half * 0.5, None, darker(BRASS, 0.3), size * 0.012)
    sprite = pen.sprite()
    whole = Sprite(sprite.image.copy(), sprite.mask.copy())
    side = round(size * 0.27)
    for place, letter in enumerate("WUBRG"):
        angle = math.radians(72 * place - 90)
        x, y = (
            half + half * 0.72 * math.cos(angle) - side / 2,
            half + half * 0.72 * math.sin(angle) - side / 2,
        )
        small = mana(letter, side)
        whole.image.paste(small.image, (round(x), round(y)), small.mask)
        whole.mask.paste(small.mask, (round(x), round(y)), small.mask)
    return whole


@lru_cache(maxsize=8)
def arrow(size: int, fill: Colour) -> Sprite:
    """Return an arrow to the right."""
    pen = Pen(size, size * 0.66)
    shape = route("0,0.36 0.58,0.36 0.58,0.04 1,0.5 0.58,0.96 0.58,0.64 0,0.64")
    pen.polygon([(x * size, y * size * 0.66) for x, y in shape], fill)
    return pen.sprite()
