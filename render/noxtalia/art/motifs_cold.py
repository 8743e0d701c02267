"""Illustrations of ice and water, in a field 120 wide and 90 high."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from render.drawing.pen import Pen, Point, route
from render.drawing.strokes import EDGE, around, cloud, crystal, drop, outlined, star, swirl, turned
from render.drawing.tones import LINE, WHITE, Tint, darker, mixed
from render.noxtalia.art.emblems import flake
from render.noxtalia.art.scenes import draw_moon, draw_sun

_WOOD = (150, 104, 66)
_STEEL = (206, 214, 226)
_GOLD = (242, 196, 84)


def falling_moon(pen: Pen, _: Tint) -> None:
    """A piece of the moon falls, its light behind it."""
    for start, end in (((104, 2), (74, 36)), ((88, 0), (66, 26)), ((116, 16), (84, 46))):
        pen.stroke([start, end], (255, 240, 190), 2.6)
    outer = [around(54, 52, 33, turn) for turn in range(20, 250, 8)]
    inner = [around(64, 44, 27, turn) for turn in range(232, 30, -8)]
    pen.polygon([*outer, *inner], (255, 238, 184), LINE, EDGE)
    pen.polygon([(78, 62), (92, 70), (84, 82), (74, 74)], (255, 238, 184), LINE, EDGE)
    for x, y, r in ((34, 56, 3), (44, 72, 2.4), (30, 44, 1.8)):
        pen.disc(x, y, r, (236, 206, 132))


def crystals(pen: Pen, t: Tint) -> None:
    """Crystals burst from the ground."""
    for x, y, wide, high, turn in (
        (28, 84, 13, 38, -32),
        (94, 84, 13, 40, 32),
        (42, 86, 17, 58, -15),
        (78, 86, 17, 56, 16),
        (60, 88, 23, 82, 0),
    ):
        crystal(pen, x, y, wide, high, turn, t.main, WHITE)
    for x in (20, 50, 72, 102):
        pen.oval((x - 13, 80, x + 13, 92), WHITE, LINE, EDGE * 0.7)


def ice_block(pen: Pen, _: Tint) -> None:
    """A flower, caught in a block of ice."""
    pen.stroke([(60, 74), (58, 48)], (74, 140, 70), 3)
    for step in range(6):
        x, y = around(58, 38, 9, 60 * step)
        pen.disc(x, y, 6.6, (240, 120, 140), LINE, EDGE * 0.7)
    pen.disc(58, 38, 5.6, (255, 214, 96), LINE, EDGE * 0.7)
    pen.polygon([(30, 22), (44, 10), (92, 10), (92, 68), (80, 82), (30, 82)], None, LINE, EDGE * 1.5)
    for points in (((30, 22), (80, 22), (92, 10)), ((80, 22), (80, 82))):
        pen.stroke(points, WHITE, 2.4)
    for a, b in (((37, 66), (52, 30)), ((44, 72), (50, 58)), ((84, 60), (88, 30))):
        pen.stroke([a, b], WHITE, 3)
    for x, y in ((20, 70), (104, 40), (16, 34)):
        flake(pen, x, y, 14)


def bell(pen: Pen, _: Tint) -> None:
    """The bell that froze at the twelfth stroke."""
    shape = route("60,8 72,16 78,40 84,58 94,66 26,66 36,58 42,40 48,16")
    pen.curve(shape, _GOLD, LINE, EDGE)
    pen.disc(60, 9, 5, None, LINE, EDGE * 1.6)
    pen.stroke([(50, 22), (45, 44)], WHITE, 3)
    pen.disc(60, 73, 7, darker(_GOLD, 0.25), LINE, EDGE)
    for x, high in ((34, 18), (44, 12), (54, 20), (66, 14), (77, 22), (87, 12)):
        pen.polygon([(x - 5, 63), (x + 5, 63), (x, 65 + high)], WHITE, LINE, EDGE * 0.8)
    for way in (-1, 1):
        for reach in (44, 52):
            pen.stroke(
                [around(60, 40, reach, 90 - way * 90 + turn) for turn in (-16, 0, 16)], WHITE, 2.4, bend=True
            )


def veil(pen: Pen, t: Tint) -> None:
    """Powder snow in curls, and two eyes behind it."""
    for x in (50, 68):
        pen.oval((x - 4.4, 30, x + 4.4, 42), t.deep)
        pen.disc(x - 1.4, 33.6, 1.6, WHITE)
    for y, x, size in ((56, 52, 44), (72, 70, 46), (24, 68, 40)):
        swirl(pen, x, y, size, 0, WHITE, 5)
    for x, y, r in ((20, 34, 3), (102, 50, 3), (28, 80, 2.4), (96, 20, 2.2), (40, 12, 2), (84, 42, 2)):
        pen.disc(x, y, r, WHITE, LINE, EDGE * 0.5)


def mirror(pen: Pen, t: Tint) -> None:
    """A mirror framed in snow."""
    outlined(pen, [(60, 60), (60, 86)], t.main, 8)
    pen.polygon(star(60, 36, 37, 31, 6), t.main, LINE, EDGE)
    pen.oval((35, 10, 85, 62), t.pale, LINE, EDGE)
    for a, b in (((46, 46), (64, 18)), ((58, 50), (74, 26))):
        pen.stroke([a, b], WHITE, 4.4)
    for step in range(6):
        x, y = around(60, 36, 34, 60 * step - 30)
        flake(pen, x, y, 9)


def great_flake(pen: Pen, t: Tint) -> None:
    """One snowflake, as large as the world."""
    flake(pen, 60, 45, 86, LINE)
    flake(pen, 60, 45, 80, WHITE)
    pen.polygon(star(60, 45, 13, 9, 6, -60), t.light, LINE, EDGE)


def breath(pen: Pen, t: Tint) -> None:
    """Breath that freezes as it leaves."""
    cloud(pen, 40, 34, 34, WHITE)
    for x, y, size, turn in ((66, 44, 24, 112), (74, 30, 26, 92), (66, 60, 20, 132)):
        crystal(pen, x, y, size * 0.44, size * 1.6, turn, t.light, WHITE)
    for x, y in ((24, 72), (104, 76), (84, 80)):
        flake(pen, x, y, 12)


def horns(pen: Pen, t: Tint) -> None:
    """Two great horns, rimed."""
    for way in (1, -1):

        def at(points: Sequence[Point], way: int = way) -> list[Point]:
            return [(60 + way * (x - 60), y) for x, y in points]

        horn = route("62,74 66,42 80,18 100,12 114,28 110,50 98,54 102,38 96,30 86,36 80,54 78,78")
        pen.curve(at(horn), (236, 224, 198), LINE, EDGE)
        for a, b in (
            ((66, 48), (80, 54)),
            ((72, 32), (86, 38)),
            ((86, 18), (93, 30)),
            ((106, 18), (100, 32)),
        ):
            pen.stroke(at([a, b]), (180, 156, 120), 2.4)
        pen.curve(at([(64, 44), (72, 26), (86, 15), (84, 24), (76, 36), (69, 52)]), WHITE)
    pen.curve([(40, 84), (46, 68), (60, 62), (74, 68), (80, 84), (60, 90)], t.main, LINE, EDGE)
    pen.polygon(star(60, 74, 8, 3, 4), WHITE)


def avalanche(pen: Pen, t: Tint) -> None:
    """The slope comes down."""
    pen.polygon([(0, 12), (40, 30), (80, 62), (120, 80), (120, 92), (0, 92)], t.main, LINE, EDGE)
    for x, y, r in (
        (18, 22, 12),
        (38, 30, 14),
        (60, 44, 17),
        (84, 58, 19),
        (46, 52, 12),
        (22, 42, 10),
        (70, 70, 13),
    ):
        pen.disc(x, y, r, WHITE, LINE, EDGE)
        pen.stroke([around(x, y, r * 0.6, turn) for turn in (30, 60, 90)], t.light, 2, bend=True)
    for x, y, r in ((104, 50, 5), (108, 68, 4), (72, 26, 4), (92, 34, 3.4)):
        pen.disc(x, y, r, WHITE, LINE, EDGE * 0.8)


def tower_shield(pen: Pen, t: Tint) -> None:
    """A tall white shield with a horned crest."""
    pen.curve(route("32,12 60,6 88,12 87,50 78,72 60,86 42,72 33,50"), WHITE, LINE, EDGE)
    pen.curve(
        route("39,18 60,13 81,18 80,48 73,66 60,77 47,66 40,48"),
        t.main,
        LINE,
        EDGE * 0.7,
    )
    pen.polygon([(57, 13), (63, 13), (63, 75), (60, 77), (57, 75)], WHITE)
    pen.polygon([(40, 36), (80, 36), (80, 43), (40, 43)], WHITE)
    flake(pen, 60, 40, 26, t.deep)


def rampart(pen: Pen, t: Tint) -> None:
    """A wall of ice with battlements."""
    wall = route(
        "8,88 8,32 22,32 22,42 36,42 36,24 50,24 50,36 70,36 70,24 84,24 84,42 98,42 98,32 112,32 112,88"
    )
    pen.polygon(wall, t.light, LINE, EDGE)
    for y, shift in ((54, 0), (70, 12)):
        pen.stroke([(9, y), (111, y)], t.main, 2)
        for x in range(20 + shift, 110, 24):
            pen.stroke([(x, y), (x, y + 15)], t.main, 2)
    for x in (16, 43, 77, 105):
        pen.stroke([(x - 3, 66), (x + 3, 48)], WHITE, 3)
    for x, high in ((29, 10), (60, 14), (91, 9)):
        pen.polygon([(x - 6, 44), (x + 6, 44), (x, 44 + high)], WHITE, LINE, EDGE * 0.7)


def snow_globe(pen: Pen, t: Tint) -> None:
    """A winter that nobody lets out."""
    pen.disc(60, 42, 36, t.pale, LINE, EDGE)
    pen.polygon(route("36,62 50,28 58,44 68,22 86,62 76,72 46,72"), t.main, LINE, EDGE * 0.8)
    pen.polygon([(68, 22), (75, 38), (68, 35), (62, 38)], WHITE)
    pen.polygon([(50, 28), (55, 40), (50, 38), (46, 40)], WHITE)
    for x, y in ((44, 26), (80, 44), (58, 16), (84, 28), (34, 46)):
        flake(pen, x, y, 9)
    pen.disc(60, 42, 36, None, LINE, EDGE * 1.3)
    pen.stroke([around(60, 42, 30, turn) for turn in (200, 222, 244)], WHITE, 3.4, bend=True)
    pen.polygon([(32, 70), (88, 70), (94, 86), (26, 86)], _WOOD, LINE, EDGE)
    pen.stroke([(36, 78), (84, 78)], _GOLD, 3)


def planted_sword(pen: Pen, t: Tint) -> None:
    """A sword planted in the snow, and an oath with it."""
    for step in range(12):
        pen.stroke([around(60, 40, 34, 30 * step), around(60, 40, 42, 30 * step)], WHITE, 2.4)
    pen.polygon([(55, 22), (65, 22), (65, 78), (60, 86), (55, 78)], _STEEL, LINE, EDGE)
    pen.stroke([(60, 28), (60, 76)], WHITE, 2.4)
    outlined(pen, [(42, 25), (60, 22), (78, 25)], _GOLD, 5)
    outlined(pen, [(60, 18), (60, 8)], _WOOD, 5)
    pen.disc(60, 6, 4.4, t.main, LINE, EDGE)
    pen.curve([(24, 90), (38, 76), (60, 72), (82, 76), (96, 90)], WHITE, LINE, EDGE)


def breaker(pen: Pen, t: Tint) -> None:
    """A wave that turns back and takes what it finds."""
    wave = route("4,88 10,56 30,28 60,14 88,22 102,42 98,60 84,66 76,56 84,48 78,40 64,44 58,62 70,78 96,88")
    pen.curve(wave, t.main, LINE, EDGE)
    pen.curve(route("20,84 26,56 44,34 62,26 50,44 46,64 54,86"), t.light)
    for x, y, r in ((100, 60, 6), (90, 68, 5), (104, 48, 5), (78, 62, 4.4), (106, 74, 3)):
        pen.disc(x, y, r, WHITE, LINE, EDGE * 0.8)


def tentacles(pen: Pen, t: Tint) -> None:
    """Arms that reach up from below."""
    for path in (
        [(26, 92), (18, 62), (30, 40), (24, 20), (36, 12), (40, 22)],
        [(60, 92), (66, 60), (52, 42), (62, 16), (76, 14), (74, 28)],
        [(94, 92), (104, 66), (90, 52), (100, 32), (112, 34), (108, 44)],
    ):
        outlined(pen, path, mixed(t.main, (150, 60, 140), 0.55), 9)
        for (ax, ay), (bx, by) in pairwise(path[:4]):
            for share in (0.25, 0.65):
                pen.disc(ax + (bx - ax) * share, ay + (by - ay) * share, 2, (244, 214, 230))


def great_wave(pen: Pen, t: Tint) -> None:
    """The tide of the century above a small tower."""
    pen.polygon([(94, 88), (96, 56), (93, 52), (111, 52), (108, 56), (110, 88)], (214, 196, 168), LINE, EDGE)
    pen.polygon([(92, 52), (102, 38), (112, 52)], (196, 80, 66), LINE, EDGE)
    wave = route("0,92 0,40 14,18 40,4 68,8 86,26 88,42 80,50 70,44 74,34 64,26 50,32 46,54 58,78 84,92")
    pen.curve(wave, t.main, LINE, EDGE)
    for path in (
        [(10, 86), (12, 48), (30, 20), (50, 16)],
        [(26, 90), (26, 54), (40, 28)],
        [(42, 90), (36, 62), (42, 40)],
    ):
        pen.stroke(path, t.light, 3.6, bend=True)
    for x, y, r in ((86, 42, 5), (78, 52, 5), (90, 30, 5), (80, 18, 5), (66, 8, 5), (92, 54, 3), (70, 56, 3)):
        pen.disc(x, y, r, WHITE, LINE, EDGE * 0.8)


def bubbles(pen: Pen, t: Tint) -> None:
    """A large bubble with a small fish in it."""
    pen.disc(56, 46, 34, mixed(t.light, WHITE, 0.35), LINE, EDGE)
    pen.curve([(40, 48), (52, 38), (66, 42), (72, 48), (66, 55), (52, 58)], (250, 160, 84), LINE, EDGE)
    pen.polygon([(42, 48), (32, 40), (32, 57)], (250, 160, 84), LINE, EDGE)
    pen.disc(64, 46.6, 2, LINE)
    pen.stroke([(55, 42), (55, 55)], WHITE, 2.6)
    pen.stroke([around(56, 46, 27, turn) for turn in (196, 218, 240)], WHITE, 4, bend=True)
    for x, y, r in ((98, 30, 10), (104, 58, 6), (94, 78, 8), (14, 22, 7), (20, 76, 5)):
        pen.disc(x, y, r, mixed(t.light, WHITE, 0.35), LINE, EDGE)
        pen.disc(x - r * 0.3, y - r * 0.3, r * 0.24, WHITE)


def water_wall(pen: Pen, t: Tint) -> None:
    """Water that stands up in a wall."""
    crest = [(x, 26 + 5 * math.sin(x / 5.2)) for x in range(10, 111, 4)]
    pen.polygon([(10, 88), *crest, (110, 88)], t.main, LINE, EDGE)
    for x in range(20, 110, 13):
        pen.stroke([(x, 40), (x + 2.4, 54), (x - 2, 68), (x, 82)], t.light, 3.4, bend=True)
    for x in range(14, 112, 14):
        pen.disc(x, 22 + 4 * math.sin(x), 6, WHITE, LINE, EDGE * 0.8)


def ink(pen: Pen, _: Tint) -> None:
    """An octopus and the cloud that it leaves."""
    dark = (50, 34, 74)
    for x, y, r in ((30, 62, 18), (90, 62, 18), (60, 72, 20), (18, 44, 10), (104, 42, 9)):
        pen.disc(x, y, r, dark)
    for path in (
        [(48, 46), (34, 58), (38, 72), (28, 78)],
        [(56, 50), (52, 66), (58, 80)],
        [(66, 50), (70, 66), (64, 82)],
        [(74, 46), (88, 56), (84, 72), (94, 76)],
    ):
        outlined(pen, path, (206, 96, 150), 5.6)
    pen.curve(route("38,40 40,16 60,6 80,16 82,40 72,54 48,54"), (206, 96, 150), LINE, EDGE)
    for x in (52, 68):
        pen.oval((x - 5, 30, x + 5, 43), WHITE, LINE, EDGE * 0.8)
        pen.oval((x - 2, 34, x + 2.6, 42), LINE)
    pen.oval((46, 13, 56, 20), (238, 150, 190))


def bottle(pen: Pen, t: Tint) -> None:
    """A message in a bottle."""
    glass = route("-38,-14 8,-14 20,-6 36,-6 36,6 20,6 8,14 -38,14 -42,8 -42,-8")
    pen.polygon(turned(glass, 58, 48, -28), mixed(t.light, (190, 240, 190), 0.5), LINE, EDGE)
    scroll: list[Point] = [(-32, -8), (4, -8), (4, 8), (-32, 8)]
    pen.polygon(turned(scroll, 58, 48, -28), (250, 236, 200), LINE, EDGE * 0.8)
    for y in (-3, 2):
        pen.stroke(turned([(-27, y), (-2, y)], 58, 48, -28), (150, 110, 70), 1.6)
    pen.polygon(turned([(36, -7), (46, -7), (46, 7), (36, 7)], 58, 48, -28), _WOOD, LINE, EDGE)
    pen.stroke(turned([(-36, -10), (6, -10)], 58, 48, -28), WHITE, 2.4)
    line = [(x, 78 - 4 * math.sin(x / 7)) for x in range(2, 120, 4)]
    pen.polygon([(2, 92), *line, (118, 92)], t.main, LINE, EDGE)
    drop(pen, 100, 34, 13, WHITE)
    drop(pen, 22, 26, 10, WHITE)


def dusk(pen: Pen, t: Tint) -> None:
    """Half a sun and half a moon."""
    draw_sun(pen, 44, 46, 76, (255, 206, 92), LINE)
    draw_moon(pen, 84, 40, 60, (232, 236, 255), LINE)
    pen.curve(route("-4,92 10,66 34,72 56,60 84,72 106,62 126,92"), t.deep, LINE, EDGE)
    for x in (20, 44, 68, 94):
        pen.polygon([(x - 4, 74), (x, 60), (x + 4, 74)], t.deep)
