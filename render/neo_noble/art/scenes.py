"""Backgrounds: each Fate's own country, in four views and three lights.

EarthBound: burrows, groves, fields and caves. GhostBound: misty shores, graveyards, lamplit lanes,
moonlit ruins. HellBound: ember fields, forges, chained chasms, ash plains. HeavenBound: cloud stairs,
belfries, gates, gardens of light.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Literal, TypeAlias

from engines.neo_noble.language.parts import Fate
from render.drawing.pen import Pen, Point
from render.drawing.strokes import around, star
from render.drawing.themes import Colour
from render.drawing.tones import WHITE, Tint, darker, lighter, mixed
from render.neo_noble.art.tints import tint

Light: TypeAlias = Literal["day", "dusk", "night"]
LIGHTS: tuple[Light, ...] = ("day", "dusk", "night")
VIEWS = 4
_BANDS = 5


def draw_scene(
    pen: Pen, wide: float, high: float, fate: Fate, view: int, light: Light, chance: Random
) -> None:
    """Fill a field with a Fate's country; `chance` varies horizon and details."""
    colours = _lit(tint(fate), light)
    _sky(pen, wide, high, colours, light, chance)
    _COUNTRIES[fate][view % VIEWS](pen, wide, high, colours, chance)


def _lit(colours: Tint, light: Light) -> Tint:
    """Return a Fate's colours as they are seen in a light."""
    if light == "day":
        return colours
    share = 0.34 if light == "dusk" else 0.62
    return Tint(
        colours.deep,
        mixed(colours.ink, colours.deep, share),
        mixed(colours.main, colours.deep, share),
        mixed(colours.light, colours.deep, share),
        mixed(colours.pale, colours.deep, share),
        colours.accent,
    )


def _sky(pen: Pen, wide: float, high: float, colours: Tint, light: Light, chance: Random) -> None:
    """Draw bands that bend around a light low in the sky: few tones, so that files stay small."""
    near = {"day": lighter(colours.pale, 0.3), "dusk": colours.light, "night": colours.main}[light]
    far = {"day": colours.light, "dusk": colours.main, "night": darker(colours.deep, 0.25)}[light]
    pen.panel((0, 0, wide, high), 0, far)
    x = wide * (0.2 + 0.6 * chance.random())
    for band in range(1, _BANDS):
        pen.disc(x, high * 0.7, wide * (1.02 - band * 0.2), mixed(far, near, band / (_BANDS - 1)))
    if light == "night":
        for _ in range(12):
            size = 0.8 + 1.4 * chance.random()
            at = wide * chance.random(), high * 0.5 * chance.random()
            pen.polygon(star(*at, size, size * 0.4, 4), (255, 246, 214))


def _ground(pen: Pen, wide: float, high: float, base: float, colour: Colour, chance: Random) -> None:
    shift = chance.random() * math.tau
    line = [(wide * step / 16, high * (base + 0.03 * math.sin(shift + step / 16 * 5))) for step in range(17)]
    pen.polygon([(0, high), *line, (wide, high)], colour)


def _peaks(
    pen: Pen, wide: float, high: float, base: float, rise: float, colour: Colour, chance: Random, steps: int
) -> list[Point]:
    """Draw a jagged line up to the lower edge. Return its tops."""
    tops = [
        (wide * step / steps, high * (base - (rise * (0.4 + 0.6 * chance.random()) if step % 2 else 0)))
        for step in range(steps + 1)
    ]
    pen.polygon([(0, high), *tops, (wide, high)], colour)
    return tops[1::2]


def _trunk(pen: Pen, x: float, foot: float, half: float, colour: Colour) -> None:
    points = [(x - half * 2.4, foot), (x - half, foot - half * 3), (x - half * 0.8, -4)]
    points += [(x + half * 0.8, -4), (x + half, foot - half * 3), (x + half * 2.4, foot)]
    pen.polygon(points, colour)


# EarthBound


def _grove(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Trunks with roots like feet."""
    for depth, colour in ((0.3, mixed(colours.main, colours.light, 0.5)), (0.7, colours.main)):
        for step in range(4):
            x = wide * (step + chance.random()) / 4
            _trunk(pen, x, high * (0.66 + depth * 0.2), wide * (0.016 + depth * 0.022), colour)
    _ground(pen, wide, high, 0.8, mixed(colours.main, colours.deep, 0.4), chance)
    for _ in range(9):
        x, y = wide * chance.random(), high * (0.86 + 0.1 * chance.random())
        pen.disc(x, y, 1.6, colours.light)


def _burrow(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """The round mouth of a burrow, seen from within, roots hanging from its roof."""
    earth = mixed(colours.deep, (96, 66, 44), 0.5)
    hole = [around(wide / 2, high * 0.62, wide * 0.44, turn, 0.86) for turn in range(180, 361, 12)]
    pen.polygon([(0, 0), (wide, 0), (wide, high), hole[-1], *reversed(hole), (0, high)], earth)
    for _ in range(7):
        x, reach = wide * chance.random(), high * (0.14 + 0.2 * chance.random())
        bent = [(x, 0), (x + 3, reach * 0.4), (x - 2, reach * 0.7), (x + 2, reach)]
        pen.stroke(bent, mixed(earth, colours.light, 0.4), 2, bend=True)
    _ground(pen, wide, high, 0.86, darker(earth, 0.25), chance)


def _field(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Round hills with furrows."""
    for base, colour in ((0.58, colours.light), (0.7, colours.main), (0.84, colours.ink)):
        x = wide * chance.random()
        pen.oval((x - wide, high * base, x + wide, high * (base + 1.4)), colour)
        for step in range(4):
            inner = high * (base + 0.06 + step * 0.07)
            box = (x - wide * 0.9, inner, x + wide * 0.9, inner + high * 1.3)
            pen.oval(box, None, mixed(colour, colours.deep, 0.25), 1)


def _cave(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Stalactites and glowing mushrooms."""
    dark = mixed(colours.deep, colours.main, 0.3)
    for step in range(8):
        x, half = wide * (step + chance.random()) / 8, wide * 0.06
        pen.polygon([(x - half, 0), (x + half, 0), (x, high * (0.14 + 0.22 * chance.random()))], dark)
    _ground(pen, wide, high, 0.82, dark, chance)
    for _ in range(6):
        x, y = wide * chance.random(), high * (0.8 + 0.14 * chance.random())
        pen.stroke([(x, y), (x, y - 6)], colours.pale, 2)
        pen.polygon([(x - 5, y - 5), (x - 3, y - 9), (x + 3, y - 9), (x + 5, y - 5)], colours.accent)


# GhostBound


def _mist(pen: Pen, wide: float, high: float, colours: Tint, chance: Random, base: float = 0.74) -> None:
    for level in range(3):
        tone = mixed(colours.light, colours.pale, level / 2)
        for _ in range(5):
            x, half = wide * chance.random(), wide * (0.14 + 0.12 * chance.random())
            y = high * (base + 0.1 * level)
            pen.panel((x - half, y, x + half, y + high * 0.07), high * 0.035, tone)


def _shore(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """A still lake with the moon in it."""
    x = wide * (0.2 + 0.6 * chance.random())
    pen.disc(x, high * 0.3, high * 0.17, lighter(colours.pale, 0.4))
    pen.disc(x + high * 0.05, high * 0.27, high * 0.04, colours.light)
    pen.panel((0, high * 0.7, wide, high), 0, mixed(colours.main, colours.deep, 0.45))
    for step in range(5):
        half = wide * 0.12 / (1 + step * 0.4)
        y = high * (0.75 + step * 0.055)
        pen.panel((x - half, y, x + half, y + 2), 1, colours.pale)
    _mist(pen, wide, high, colours, chance, 0.66)


def _graves(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Leaning gravestones behind a fence of mist."""
    _ground(pen, wide, high, 0.66, mixed(colours.main, colours.deep, 0.35), chance)
    for step in range(6):
        x, y = wide * (step + 0.7 * chance.random()) / 6 + 4, high * (0.66 + 0.1 * chance.random())
        half, top, lean = wide * 0.045, high * 0.24, 4 * chance.random() - 2
        stone = [(x - half, y), (x - half + lean, y - top * 0.7)]
        stone += [around(x + lean, y - top * 0.7, half, turn) for turn in range(180, 361, 30)]
        pen.polygon([*stone, (x + half, y)], mixed(colours.deep, colours.main, 0.35))
    _mist(pen, wide, high, colours, chance, 0.74)


def _lane(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """A lane of lamps that leads away."""
    _ground(pen, wide, high, 0.7, mixed(colours.deep, colours.main, 0.3), chance)
    middle = wide * (0.4 + 0.2 * chance.random())
    path = [(middle - 3, high * 0.68), (middle + 3, high * 0.68), (wide * 0.9, high), (wide * 0.1, high)]
    pen.polygon(path, mixed(colours.light, colours.main, 0.4))
    for side in (-1, 1):
        for reach in (0.12, 0.26, 0.46):
            x, foot = middle + side * wide * reach, high * (0.66 + reach * 0.5)
            tall = high * (0.14 + reach)
            pen.stroke([(x, foot), (x, foot - tall)], colours.deep, 1 + reach * 4)
            pen.disc(x, foot - tall, 2 + reach * 14, mixed(colours.accent, colours.light, 0.5))
            pen.disc(x, foot - tall, 1 + reach * 8, colours.accent)


def _ruins(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Pointed arches, half fallen."""
    stone = mixed(colours.main, colours.deep, 0.25)
    step, shift = wide / 3, wide * 0.2 * chance.random()
    for place in range(-1, 4):
        x, top = place * step + shift, high * (0.1 + 0.3 * chance.random())
        pen.panel((x - 5, top, x + 5, high), 0, stone)
        if chance.random() > 0.25:
            arch = [(x, high * 0.44), (x + step / 2, high * 0.16), (x + step, high * 0.44)]
            pen.stroke(arch, stone, 5, bend=True)
    _mist(pen, wide, high, colours, chance, 0.78)


# HellBound


def _embers(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Peaks of fire, sparks above."""
    for base, rise, colour in (
        (0.8, 0.5, mixed(colours.main, colours.light, 0.5)),
        (0.94, 0.36, mixed(colours.main, colours.deep, 0.3)),
    ):
        _peaks(pen, wide, high, base, rise, colour, chance, 7)
    _ground(pen, wide, high, 0.88, colours.deep, chance)
    _sparks(pen, wide, high, colours, chance)


def _sparks(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    for _ in range(14):
        x, y = wide * chance.random(), high * 0.9 * chance.random()
        pen.disc(x, y, 0.7 + chance.random(), colours.accent)


def _forge(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Brick walls and the round mouth of a furnace."""
    brick = mixed(colours.deep, colours.main, 0.4)
    pen.panel((0, 0, wide, high), 0, brick)
    for row in range(7):
        y = high * row / 7
        pen.stroke([(0, y), (wide, y)], colours.deep, 1.2)
        for step in range(7):
            x = wide * (step + (row % 2) / 2) / 6
            pen.stroke([(x, y), (x, y + high / 7)], colours.deep, 1.2)
    x = wide * (0.3 + 0.4 * chance.random())
    for radius, colour in ((0.5, colours.deep), (0.44, colours.main), (0.34, colours.light)):
        pen.disc(x, high * 0.62, high * radius, colour)
    pen.disc(x, high * 0.66, high * 0.22, colours.accent)
    _ground(pen, wide, high, 0.88, colours.deep, chance)


def _chasm(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Chains across a gap between two cliffs."""
    rock = mixed(colours.deep, colours.main, 0.2)
    pen.polygon([(0, 0), (wide * 0.22, 0), (wide * 0.14, high * 0.5), (wide * 0.26, high), (0, high)], rock)
    pen.polygon(
        [(wide, 0), (wide * 0.8, 0), (wide * 0.88, high * 0.4), (wide * 0.74, high), (wide, high)], rock
    )
    for _ in range(3):
        y, sag = high * (0.08 + 0.4 * chance.random()), high * (0.1 + 0.2 * chance.random())
        for link in range(15):
            t = link / 14
            at = wide * (0.14 + 0.74 * t), y + sag * 4 * t * (1 - t)
            box = (at[0] - 3.4, at[1] - 2, at[0] + 3.4, at[1] + 2)
            pen.oval(box, None, darker(colours.deep, 0.3), 1.3)
    pen.panel((0, high * 0.9, wide, high), 0, mixed(colours.light, colours.accent, 0.4))
    _sparks(pen, wide, high, colours, chance)


def _ash(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """A plain of ash with burnt trees, a red sun."""
    x = wide * (0.2 + 0.6 * chance.random())
    pen.disc(x, high * 0.42, high * 0.26, colours.ink)
    ground = mixed((120, 108, 108), colours.deep, 0.35)
    _ground(pen, wide, high, 0.7, ground, chance)
    for _ in range(5):
        x, foot = wide * chance.random(), high * (0.7 + 0.16 * chance.random())
        tall = high * (0.2 + 0.2 * chance.random())
        pen.stroke([(x, foot), (x + 1, foot - tall)], colours.deep, 2.4)
        for side, level in ((-1, 0.5), (1, 0.7)):
            start = (x + 0.5, foot - tall * level)
            pen.stroke([start, (start[0] + side * 6, start[1] - 6)], colours.deep, 1.6)
    _ground(pen, wide, high, 0.88, darker(ground, 0.3), chance)


# HeavenBound


def _clouds(pen: Pen, wide: float, high: float, colour: Colour, base: float, chance: Random) -> None:
    for step in range(9):
        x, radius = wide * (step + chance.random()) / 8, high * (0.09 + 0.07 * chance.random())
        pen.disc(x, high * base + radius * 0.5, radius, colour)
    pen.panel((0, high * base + high * 0.08, wide, high), 0, colour)


def _stairs(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """A stair of light among clouds."""
    _clouds(pen, wide, high, mixed(colours.light, colours.main, 0.3), 0.56, chance)
    middle = wide * (0.3 + 0.4 * chance.random())
    for step in range(6):
        half, y = wide * (0.06 + 0.035 * step), high * (0.3 + 0.1 * step)
        pen.panel((middle - half, y, middle + half, y + high * 0.07), 1, lighter(colours.pale, 0.6))
        pen.panel((middle - half, y + high * 0.05, middle + half, y + high * 0.075), 0, colours.main)
    _clouds(pen, wide, high, lighter(colours.pale, 0.3), 0.84, chance)


def _belfry(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Towers with bells."""
    stone = mixed(colours.main, colours.deep, 0.3)
    for step in range(3):
        x, half = wide * (step + 0.3 + 0.4 * chance.random()) / 3, wide * 0.085
        top = high * (0.22 + 0.24 * chance.random())
        pen.polygon([(x - half * 1.3, top), (x, top - high * 0.2), (x + half * 1.3, top)], colours.ink)
        pen.panel((x - half, top, x + half, high), 0, stone)
        window = [around(x, top + high * 0.16, half * 0.6, turn) for turn in range(180, 361, 30)]
        foot = top + high * 0.3
        pen.polygon([*window, (x + half * 0.6, foot), (x - half * 0.6, foot)], colours.deep)
        bell = [(x - 1, top + high * 0.14), (x + 1, top + high * 0.14), (x + 4, top + high * 0.26)]
        pen.polygon([*bell, (x - 4, top + high * 0.26)], colours.accent)
    _clouds(pen, wide, high, lighter(colours.pale, 0.3), 0.84, chance)


def _gate(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """A great gate, its bars against the light."""
    x, half, top = wide * (0.44 + 0.12 * chance.random()), wide * 0.34, high * 0.3
    arch = [around(x, top + half * 0.62, half, turn, 0.8) for turn in range(180, 361, 10)]
    pen.polygon([*arch, (x + half, high), (x - half, high)], lighter(colours.pale, 0.6))
    for step in range(-4, 5):
        at = x + half * step / 4.5
        rise = math.sqrt(max(0.0, 1 - (step / 4.5) ** 2)) * half * 0.8
        pen.stroke([(at, high), (at, top + half * 0.62 - rise)], colours.ink, 1.5)
    pen.stroke(arch, colours.ink, 5)
    for side in (-1, 1):
        edge = x + side * half
        pen.panel((edge - 5, top + half * 0.4, edge + 5, high), 1, mixed(colours.main, colours.deep, 0.3))
    _ground(pen, wide, high, 0.88, mixed(colours.main, WHITE, 0.3), chance)


def _rays(pen: Pen, wide: float, high: float, colours: Tint, chance: Random) -> None:
    """Rays that fall upon a white garden."""
    x = wide * chance.random()
    for step in range(9):
        turn = 20 + step * 17 + 6 * chance.random()
        ends = [around(x, -6, wide * 1.4, turn + way) for way in (-4, 4)]
        pen.polygon([(x, -6), *ends], lighter(colours.pale, 0.7))
    _ground(pen, wide, high, 0.76, mixed(colours.main, colours.light, 0.5), chance)
    for _ in range(12):
        at = wide * chance.random(), high * (0.8 + 0.16 * chance.random())
        pen.disc(*at, 2.2, WHITE)
        pen.disc(*at, 0.9, colours.main)


_Country: TypeAlias = Callable[[Pen, float, float, Tint, Random], None]
_COUNTRIES: dict[Fate, tuple[_Country, _Country, _Country, _Country]] = {
    "earthbound": (_grove, _burrow, _field, _cave),
    "ghostbound": (_shore, _graves, _lane, _ruins),
    "hellbound": (_embers, _forge, _chasm, _ash),
    "heavenbound": (_stairs, _belfry, _gate, _rays),
}
