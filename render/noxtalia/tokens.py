"""Marks that mean the same thing all over Noxtalia's table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.drawing.depth import bar
from render.drawing.pen import Pen, Sprite
from render.drawing.strokes import around, star
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, WHITE, darker, lighter
from render.noxtalia.art.scenes import draw_moon, draw_sun
from render.noxtalia.looks import BACK, PAPER, look_of

_MANA: Colour = (64, 132, 236)
_MANA_LIGHT: Colour = (150, 200, 255)
_SUN: Colour = (255, 206, 92)
_MOON: Colour = (232, 236, 255)
_DAY: Colour = (150, 204, 240)
_NIGHT: Colour = (44, 46, 104)
_EMPTY: Colour = (20, 16, 12)
HALF, FEW = 10, 5
"""Life points from which on a Spirit is hurt, and from which on little is left of it."""


@lru_cache(maxsize=16)
def gem(size: int) -> Sprite:
    """Return a gem: mana points."""
    pen = Pen(size, size)
    s = size / 100
    outline = [(50, 3), (88, 32), (72, 92), (28, 92), (12, 32)]
    pen.polygon([(x * s, y * s) for x, y in outline], _MANA, LINE, 5 * s)
    pen.polygon([(x * s, y * s) for x, y in ((50, 10), (68, 36), (50, 84), (32, 36))], _MANA_LIGHT)
    pen.polygon([(x * s, y * s) for x, y in ((50, 10), (50, 84), (32, 36))], WHITE)
    return pen.sprite()


@lru_cache(maxsize=16)
def medallion(cycle: str, size: int, line: Colour) -> Sprite:
    """Return the cycle: a sun in a bright sky, a moon among stars."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half - 1, _DAY if cycle == "diurne" else _NIGHT, line, size * 0.04)
    if cycle == "diurne":
        draw_sun(pen, half, half, size * 0.78, _SUN, LINE)
    else:
        draw_moon(pen, half * 0.94, half, size * 0.66, _MOON, LINE)
        for x, y, reach in ((0.68, 0.3, 0.07), (0.78, 0.52, 0.045), (0.66, 0.7, 0.055)):
            pen.polygon(star(x * size, y * size, reach * size, reach * size * 0.4, 4), WHITE)
    return pen.sprite()


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
    pen = Pen(wide, high)
    draw_moon(pen, wide * 0.48, high * 0.5, wide * 0.66, _SUN, LINE)
    moon = pen.sprite()
    image = whole.image.copy()
    image.paste(moon.image, (0, 0), moon.mask)
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


@lru_cache(maxsize=16)
def turned_once(size: int, colour: Colour) -> Sprite:
    """Return an arrow that turns back: a pile that has run out once (NX-61), a cycle that was flipped."""
    pen = Pen(size, size)
    half = size / 2
    path = [around(half, half, size * 0.32, turn) for turn in range(-60, 221, 14)]
    pen.stroke(path, colour, size * 0.13)
    x, y = path[0]
    pen.polygon(
        [
            (x - size * 0.24, y - size * 0.02),
            (x + size * 0.16, y - size * 0.22),
            (x + size * 0.12, y + size * 0.22),
        ],
        colour,
    )
    return pen.sprite()


@lru_cache(maxsize=16)
def links(size: int, colour: Colour) -> Sprite:
    """Return two links of a chain: linked capacities that wait (NX-66)."""
    pen = Pen(size, size)
    for x, y in ((0.06, 0.3), (0.42, 0.3)):
        box = (x * size, y * size, (x + 0.52) * size, (y + 0.4) * size)
        pen.panel(box, 0.2 * size, None, colour, size * 0.11)
    return pen.sprite()


@lru_cache(maxsize=16)
def struck_card(size: int, colour: Colour, strike: Colour) -> Sprite:
    """Return a card struck out: removed from the game (NX-78)."""
    pen = Pen(size, size)
    pen.panel((size * 0.2, size * 0.06, size * 0.8, size * 0.94), size * 0.1, None, colour, size * 0.08)
    pen.stroke([(size * 0.1, size * 0.86), (size * 0.9, size * 0.14)], strike, size * 0.12)
    return pen.sprite()


@lru_cache(maxsize=16)
def burst(size: int, fill: Colour) -> Sprite:
    """Return the jagged star that damage stands in."""
    pen, half = Pen(size, size), size / 2
    for reach, tone in ((0.49, WHITE), (0.455, darker(fill, 0.3)), (0.41, fill)):
        pen.polygon(star(half, half, size * reach, size * reach * 0.78, 14), tone)
    pen.disc(half, half * 0.92, size * 0.2, lighter(fill, 0.14))
    return pen.sprite()


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
