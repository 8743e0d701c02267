"""Marks that mean the same thing all over Noxtalia's table."""

from __future__ import annotations

from functools import lru_cache

from render.drawing.pen import Pen, Sprite
from render.drawing.strokes import around, star
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, WHITE
from render.noxtalia.art.emblems import draw_kind
from render.noxtalia.art.scenes import draw_moon, draw_sun

_MANA: Colour = (64, 132, 236)
_MANA_LIGHT: Colour = (150, 200, 255)
_SUN: Colour = (255, 206, 92)
_MOON: Colour = (232, 236, 255)
_DAY: Colour = (150, 204, 240)
_NIGHT: Colour = (44, 46, 104)
_HEALTHY: Colour = (74, 178, 98)
_HURT: Colour = (236, 176, 56)


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
def pv_bar(pv: int, most: int, wide: int, high: int, theme: Theme) -> Sprite:
    """Return a bar of life points: full, then golden, then striped red when few are left."""
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), high / 2, theme.panel, theme.ink, 2)
    reach = (wide - 6) * min(1.0, pv / max(1, most))
    if pv > 0:
        share = pv / max(1, most)
        colour = _HEALTHY if share > 0.5 else _HURT if share > 0.25 else theme.wound
        pen.panel((3, 3, 3 + max(reach, high - 6), high - 3), (high - 6) / 2, colour)
    for step in range(1, 4):
        x = 3 + (wide - 6) * step / 4
        pen.stroke([(x, 3), (x, high - 3)], theme.panel, 1.2)
    return pen.sprite()


@lru_cache(maxsize=16)
def back(wide: int, theme: Theme) -> Sprite:
    """Return a card's back: a crescent that holds a star."""
    pen = Pen(100, 140, wide / 100)
    pen.panel((0, 0, 100, 140), 11, theme.face, theme.face_line, 2)
    pen.panel((6, 6, 94, 134), 8, theme.back)
    pen.panel((13, 13, 87, 127), 6, None, theme.back_line, 3)
    outer = [around(50, 70, 30, turn) for turn in range(-30, 211, 10)]
    inner = [around(50, 60, 25, turn) for turn in range(200, -21, -10)]
    pen.polygon([*outer, *inner], theme.back_line)
    pen.polygon(star(50, 56, 15, 6, 4), theme.back_line)
    return pen.sprite()


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
def crosshair(size: int, colour: Colour) -> Sprite:
    """Return the mark of the Spirit attacked."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half - 1, WHITE, LINE, size * 0.06)
    pen.disc(half, half, half * 0.66, None, colour, size * 0.1)
    for degrees in range(0, 360, 90):
        pen.stroke(
            [around(half, half, half * 0.34, degrees), around(half, half, half * 0.84, degrees)],
            colour,
            size * 0.09,
        )
    return pen.sprite()


@lru_cache(maxsize=16)
def striker(size: int, fill: Colour, ink: Colour) -> Sprite:
    """Return the mark of the Spirit that attacks: a sword."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 1, fill, LINE, size * 0.06)
    draw_kind(pen, "attack", size * 0.24, size * 0.24, size * 0.52, ink)
    return pen.sprite()


@lru_cache(maxsize=16)
def burst(size: int, fill: Colour, line: Colour) -> Sprite:
    """Return the jagged star that damage stands in."""
    pen = Pen(size, size)
    pen.polygon(star(size / 2, size / 2, size * 0.49, size * 0.38, 14), fill, line, size * 0.02)
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
