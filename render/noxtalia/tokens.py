"""Marks that mean the same thing all over Noxtalia's table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.drawing.depth import bar
from render.drawing.pen import Pen, Sprite
from render.drawing.signs import coloured, sign
from render.drawing.svg import CUT, INK
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, darker, lighter
from render.noxtalia.art.emblems import file_of
from render.noxtalia.theme_colors import BACK, PAPER, look_of

_BURST: Colour = (216, 56, 74)
"""Of damage, in its file."""
_OF_BACK = 0.717
"""How wide the moon's file is, of a card's back."""
_EMPTY: Colour = (20, 16, 12)
HALF, FEW = 10, 5
"""Life points from which on a Spirit is hurt, and from which on little is left of it."""


def gem(size: int) -> Sprite:
    """Return a gem: mana points."""
    return coloured(file_of("gem"), size)


def medallion(cycle: str, size: int, line: Colour) -> Sprite:
    """Return the cycle: a sun in a bright sky, a moon among stars."""
    return coloured(file_of("day" if cycle == "diurne" else "night"), size, ((INK, line),))


@lru_cache(maxsize=512)
def life_bar(pv: int, most: int, wide: int, high: int, theme: Theme) -> Sprite:
    """Return a bar of life points: green, then amber, then red when few are left."""
    look, edge = look_of(theme), 3
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), high / 2, PAPER, LINE, 1)
    pen.panel((edge, edge, wide - edge, high - edge), high / 2 - edge, _EMPTY)
    reach = (wide - 2 * edge) * min(1.0, pv / max(1, most))
    if pv > 0:
        fill = look.faint if pv <= FEW else look.hurt if pv <= HALF else look.well
        end = edge + max(reach, high - 2 * edge)
        pen.panel((edge, edge, end, high - edge), high / 2 - edge, fill)
        gleam = (edge + high * 0.3, edge + high * 0.1, end - high * 0.3, edge + high * 0.24)
        if gleam[2] > gleam[0]:
            pen.panel(gleam, high * 0.07, lighter(fill, 0.45))
    for step in range(1, 4):
        x = edge + (wide - 2 * edge) * step / 4
        pen.stroke([(x, edge), (x, high - edge)], _EMPTY, 1.4)
    return pen.sprite()


@lru_cache(maxsize=16)
def back(wide: int) -> Sprite:
    """Return a card's back: the moon on a night sky."""
    high = round(wide * 1.38)
    whole = bar(wide, high, BACK, PAPER, max(3, wide // 9), 2)
    moon = coloured(file_of("moon"), round(wide * _OF_BACK))
    image = whole.image.copy()
    image.paste(moon.image, (round((wide * 0.96 - moon.size[0]) / 2), (high - moon.size[1]) // 2), moon.mask)
    return Sprite(image, whole.mask)


@lru_cache(maxsize=8)
def held(size: int) -> Sprite:
    """Return three cards held as a fan: a hand."""
    whole = Image.new("RGBA", (size * 2, size * 2))
    card = back(round(size * 0.98))
    one = Image.merge("RGBA", (*card.image.split(), card.mask))
    for degrees in (20, 0, -20):
        turned = one.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        x = round(size - turned.width / 2 - degrees * size * 0.021)
        whole.alpha_composite(
            turned, (x, round(size * 1.02 - turned.height / 2 + abs(degrees) * size * 0.005))
        )
    small = whole.reduce(2)
    return Sprite(small.convert("RGB"), small.getchannel("A"))


def turned_once(size: int, colour: Colour) -> Sprite:
    """Return an arrow that turns back: a pile that has run out once (NX-61), a cycle that was flipped."""
    return sign(file_of("turned_once"), size, colour)


def links(size: int, colour: Colour) -> Sprite:
    """Return two links of a chain: linked capacities that wait (NX-66)."""
    return sign(file_of("links"), size, colour)


def struck_card(size: int, colour: Colour, strike: Colour) -> Sprite:
    """Return a card struck out: removed from the game (NX-78)."""
    return coloured(file_of("struck_card"), size, ((INK, colour), (CUT, strike)))


def burst(size: int, fill: Colour) -> Sprite:
    """Return the jagged star that damage stands in."""
    dyes = (
        (_BURST, fill),
        (darker(_BURST, 0.3), darker(fill, 0.3)),
        (lighter(_BURST, 0.14), lighter(fill, 0.14)),
    )
    return coloured(file_of("burst"), size, dyes)


@lru_cache(maxsize=32)
def team_badge(letter: str, size: int, fill: Colour, line: Colour) -> Sprite:
    """Return the ground for a team's letter: a disc for the first, a diamond for the second."""
    pen = Pen(size, size)
    half = size / 2
    if letter == "A":
        pen.disc(half, half, half - 1, fill, line, size * 0.06)
    else:
        pen.polygon([(half, 0), (size, half), (half, size), (0, half)], fill, line, size * 0.05)
    return pen.sprite()
