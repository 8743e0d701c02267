"""Backgrounds: each element's own country, by day, by night or under its own light."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Literal, TypeAlias

from render.drawing.pen import Pen, Point
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import WHITE, Tint, darker, lighter, mixed
from render.noxtalia.art.tints import tint

Light: TypeAlias = Literal["plain", "day", "night"]
_BANDS = 5


def draw_scene(pen: Pen, wide: float, high: float, element: str, light: Light, chance: Random) -> None:
    """Fill a field with an element's country; `chance` varies horizon and details."""
    colours = tint(element)
    _sky(pen, wide, high, _sky_colours(colours, light), chance)
    if light == "night":
        _stars(pen, wide, high, chance)
    _COUNTRIES.get(element, _hills)(pen, wide, high, colours, chance)


def _sky_colours(colours: Tint, light: Light) -> tuple[Colour, Colour]:
    if light == "night":
        return darker(colours.deep, 0.25), mixed(colours.deep, colours.main, 0.45)
    if light == "day":
        return mixed(colours.light, WHITE, 0.25), (255, 244, 206)
    return mixed(colours.main, colours.light, 0.5), colours.pale


def _sky(pen: Pen, wide: float, high: float, ends: tuple[Colour, Colour], chance: Random) -> None:
    """Draw bands that bend around a light low in the sky: few tones, so that files stay small."""
    pen.panel((0, 0, wide, high), 0, ends[0])
    x = wide * (0.3 + 0.4 * chance.random())
    for band in range(1, _BANDS):
        reach = wide * (1.02 - band * 0.2)
        pen.disc(x, high * 0.72, reach, mixed(*ends, band / (_BANDS - 1)))


def _stars(pen: Pen, wide: float, high: float, chance: Random) -> None:
    for _ in range(14):
        x, y = wide * chance.random(), high * 0.6 * chance.random()
        size = 0.8 + 1.4 * chance.random()
        pen.polygon(star(x, y, size, size * 0.4, 4), (255, 246, 214))


def _ridge(
    pen: Pen, wide: float, high: float, base: float, rise: float, colour: Colour, chance: Random, steps: int
) -> list[Point]:
    """Draw a jagged line of hills up to the lower edge. Return its tops."""
    tops = [
        (wide * step / steps, high * (base - (rise * (0.5 + 0.5 * chance.random()) if step % 2 else 0)))
        for step in range(steps + 1)
    ]
    pen.polygon([(0, high), *tops, (wide, high)], colour)
    return tops[1::2]


def _ground(pen: Pen, wide: float, high: float, base: float, colour: Colour, chance: Random) -> None:
    shift = chance.random() * math.pi * 2
    line = [(wide * step / 16, high * (base + 0.03 * math.sin(shift + step / 16 * 5))) for step in range(17)]
    pen.polygon([(0, high), *line, (wide, high)], colour)


def _glacial(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for x, y in _ridge(pen, wide, high, 0.78, 0.42, mixed(colours.main, colours.deep, 0.3), chance, 6):
        reach = high * 0.12
        pen.polygon(
            [
                (x, y),
                (x + reach * 0.8, y + reach),
                (x + reach * 0.2, y + reach * 0.7),
                (x - reach * 0.3, y + reach * 1.1),
                (x - reach * 0.8, y + reach),
            ],
            WHITE,
        )
    _ground(pen, wide, high, 0.8, lighter(colours.light, 0.45), chance)
    _ground(pen, wide, high, 0.9, WHITE, chance)


def _sylvan(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    _ground(pen, wide, high, 0.7, mixed(colours.main, colours.deep, 0.35), chance)
    for step in range(9):
        x = wide * (step + 0.6 * chance.random()) / 8
        reach = high * (0.2 + 0.16 * chance.random())
        foot = high * 0.76
        for level in range(3):
            top, half = foot - reach * (0.45 + 0.32 * level), reach * (0.3 - 0.06 * level)
            pen.polygon(
                [(x, top - reach * 0.26), (x + half, top + reach * 0.3), (x - half, top + reach * 0.3)],
                mixed(colours.deep, colours.main, 0.25),
            )
    _ground(pen, wide, high, 0.78, colours.main, chance)
    _ground(pen, wide, high, 0.9, colours.light, chance)


def _stone(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    far = mixed(colours.main, colours.light, 0.35)
    for _ in range(4):
        x, half = wide * chance.random(), wide * (0.06 + 0.08 * chance.random())
        top = high * (0.36 + 0.22 * chance.random())
        pen.polygon([(x - half, top), (x + half, top), (x + half * 1.5, high), (x - half * 1.5, high)], far)
        for level in (0.14, 0.3):
            pen.polygon(
                [
                    (x - half * 1.1, top + high * level),
                    (x + half * 1.1, top + high * level),
                    (x + half * 1.14, top + high * (level + 0.04)),
                    (x - half * 1.14, top + high * (level + 0.04)),
                ],
                colours.main,
            )
    _ridge(pen, wide, high, 0.84, 0.1, mixed(colours.main, colours.deep, 0.35), chance, 9)
    _ground(pen, wide, high, 0.9, colours.accent, chance)


def _storm(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for level, colour in ((0.02, mixed(colours.deep, colours.main, 0.2)), (-0.1, colours.deep)):
        for step in range(8):
            radius = high * (0.14 + 0.08 * chance.random())
            pen.disc(wide * (step + chance.random()) / 8, high * level, radius, colour)
    slant = 0.12 * high
    for _ in range(12):
        x, y = wide * chance.random() * 1.1, high * (0.2 + 0.6 * chance.random())
        pen.stroke([(x, y), (x - slant * 0.5, y + slant)], mixed(colours.light, WHITE, 0.3), 0.9)
    _ground(pen, wide, high, 0.86, colours.deep, chance)
    _ground(pen, wide, high, 0.93, mixed(colours.deep, colours.main, 0.4), chance)


def _abyss(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for _ in range(3):
        x, half = wide * chance.random(), wide * 0.06
        ray = [
            (x - half, 0),
            (x + half, 0),
            (x + half * 1.4 - wide * 0.2, high),
            (x - half * 2 - wide * 0.2, high),
        ]
        pen.polygon(ray, mixed(colours.light, colours.pale, 0.45))
    _ridge(pen, wide, high, 0.88, 0.16, mixed(colours.deep, colours.main, 0.4), chance, 7)
    for _ in range(7):
        x, reach = wide * chance.random(), high * (0.14 + 0.2 * chance.random())
        weed = [
            (x, high),
            (x + 2.4, high - reach * 0.4),
            (x - 1.6, high - reach * 0.7),
            (x + 1.4, high - reach),
        ]
        pen.stroke(weed, mixed(colours.deep, colours.main, 0.15), 2.4, bend=True)
    _ground(pen, wide, high, 0.92, colours.deep, chance)


def _cinder(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for x, half, top in ((0.22, 0.2, 0.44), (0.74, 0.26, 0.34)):
        x = wide * (x + 0.1 * (chance.random() - 0.5))
        half, top = wide * half, high * top
        pen.polygon(
            [(x - half * 0.2, top), (x + half * 0.2, top), (x + half, high), (x - half, high)],
            mixed(colours.deep, colours.main, 0.25),
        )
        pen.polygon(
            [
                (x - half * 0.2, top),
                (x + half * 0.2, top),
                (x + half * 0.1, top + high * 0.12),
                (x, top + high * 0.07),
                (x - half * 0.08, top + high * 0.16),
            ],
            colours.accent,
        )
    _ground(pen, wide, high, 0.86, colours.deep, chance)
    for _ in range(12):
        pen.disc(
            wide * chance.random(), high * 0.85 * chance.random(), 0.6 + 0.9 * chance.random(), colours.accent
        )


def _hills(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for base, colour in ((0.66, colours.light), (0.76, colours.main), (0.88, colours.ink)):
        _ground(pen, wide, high, base, colour, chance)


_COUNTRIES: dict[str, Callable[[Pen, float, float, Tint, Random], None]] = {
    "glaciel": _glacial,
    "sylvestre": _sylvan,
    "rocheux": _stone,
    "orageux": _storm,
    "abyssal": _abyss,
    "cendre": _cinder,
}
