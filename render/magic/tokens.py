"""Marks that mean the same thing all over the star table: colours, roles, keywords, chips."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path

from render.drawing.lettering import cap_height, lettering, width
from render.drawing.pen import Pen, Point, Sprite
from render.drawing.signs import Mark, blank_disc, role_disc, sign, stamp
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter
from render.magic.art.figures import FOLDER
from render.magic.art.tints import TINTS
from render.magic.theme_colors import BLACK, BRASS, INK
from render.shared.theme_colors import WHITE

SIGNS = (
    "white",
    "blue",
    "black",
    "red",
    "green",
    "flying",
    "reach",
    "haste",
    "trample",
    "first_strike",
    "defender",
    "lifelink",
    "menace",
    "fear",
    "horsemanship",
    "intimidate",
    "shadow",
    "skulk",
    "wither",
    "double_strike",
    "hexproof",
    "shroud",
    "indestructible",
    "flash",
    "protection",
    "unblockable",
    "landwalk",
    "cant_attack",
    "cant_block",
    "blocks_only_flying",
    "doesnt_untap",
    "noble",
    "lent",
    "by_hand",
    "linked",
    "sick",
    "vigilance",
    "deathtouch",
    "tapped",
    "arrow",
)
_ROLES: dict[str, Mark] = {"attacks": "acts", "blocks": "blocks", "aimed": "aimed", "changed": "changed"}
"""Signs that all games have."""
_SIZES = {"sick": 0.4, "tapped": 0.6}
"""How large they are upon a disc, where not as others."""


def file_of(name: str) -> Path:
    """Return the file of a sign."""
    return FOLDER / "signs" / f"{name}.svg"


# Colours of mana: a shape and a letter


_SHAPES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""The files of the shapes: a sun, a drop, a shield, a lozenge, a hexagon."""
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
        for share, up, tone in (
            (1.0, 0.0, INK),
            (0.93, 0.0, darker(fill, 0.12)),
            (0.874, 0.03, lighter(fill, 0.14)),
        ):
            edge = size * (1 - share) / 2
            stamp(pen, file_of(_SHAPES[first]), edge, edge - size * up, size * share, tone)
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


def _fill(letter: str) -> Colour:
    return TINTS.get(letter, TINTS["C"]).main


def _letter_ink(letter: str) -> Colour:
    return WHITE if letter == "B" else INK


def _draw_letter(pen: Pen, text: str, spot: Point, size: float, ink: Colour) -> None:
    """Write a letter, or a few, around a point."""
    x, y = spot
    high = 0.62 if len(text) == 1 else 0.46 if len(text) == 2 else 0.36
    full = round(size * high * pen.scale)
    line = lettering(text, full)
    left = x - width(text, full) / 2 / pen.scale + line.left / pen.scale
    pen.stamp(ink, line.mask, left, y + cap_height(full) / 2 / pen.scale + line.top / pen.scale)


# Signs of keywords, and of what permanents do

_SILENT = ("cant_be_countered", "changeling", "devoid", "enters_tapped")
"""Keywords that mean nothing any more of what lies on the table."""


def sign_of(keyword: str) -> str:
    """Return the name of a keyword's sign; nothing for one that says nothing of a permanent."""
    if keyword in _SILENT:
        return ""
    if keyword.startswith("protection"):
        return "protection"
    return "landwalk" if keyword.endswith("walk") else keyword


@lru_cache(maxsize=128)
def disc_sign(name: str, size: int, fill: Colour, ink: Colour, rim: Colour) -> Sprite:
    """Return a mark upon a disc: a keyword, a role, that something is tapped."""
    if name in _ROLES:
        return role_disc(_ROLES[name], size, fill, ink, rim)
    pen = blank_disc(size, fill, rim)
    share = _SIZES.get(name, 0.46)
    corner = size * (1 - share) / 2
    stamp(pen, file_of(name), corner, corner, size * share, ink)
    return pen.sprite()


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


def arrow(size: int, fill: Colour) -> Sprite:
    """Return an arrow to the right."""
    return sign(file_of("arrow"), size, fill)
