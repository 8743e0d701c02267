"""The nine Spirits of the starter set, drawn from a few shapes and told apart by their outline alone.

Everything is in a field 100 wide and 120 high, standing near its lower edge.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from render.drawing.pen import Pen, Point, route
from render.drawing.strokes import star
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, lighter
from render.noxtalia.art.tints import tint

_ICE = tint("glaciel")
_WOOD = tint("sylvestre")
_ROCK = tint("rocheux")
_STORM = tint("orageux")
_DEEP = tint("abyssal")
_FIRE = tint("cendre")
_BARK: Colour = (112, 80, 58)
_BARK_DARK: Colour = (76, 54, 44)
_GREY: Colour = (146, 142, 146)
_GREY_LIGHT: Colour = (188, 184, 182)
_GREY_DARK: Colour = (104, 100, 108)
_ROSE: Colour = (226, 96, 132)


def eye(pen: Pen, x: float, y: float, size: float, iris: Colour = LINE) -> None:
    """Draw an open eye with a gleam."""
    pen.disc(x, y, size, WHITE, LINE, size * 0.24)
    pen.disc(x, y, size * 0.64, iris)
    pen.disc(x, y, size * 0.38, LINE)
    pen.disc(x - size * 0.26, y - size * 0.3, size * 0.22, WHITE)


def _closed_eye(pen: Pen, x: float, y: float, wide: float) -> None:
    pen.stroke([(x - wide, y - 0.6), (x, y + 1.8), (x + wide, y - 0.6)], LINE, 1.6, bend=True)


def _snowmoon(pen: Pen) -> None:
    """A white fox asleep in the cradle of the crescent moon."""
    outer = [_around(50, 58, 47, turn) for turn in range(-38, 236, 6)]
    inner = [_around(54, 44, 39, turn) for turn in range(212, -22, -6)]
    pen.polygon([*outer, *inner], (255, 240, 196), LINE, 2)
    pen.polygon(
        [
            *(_around(50, 58, 44, turn) for turn in range(30, 150, 6)),
            *(_around(51, 55, 41.5, turn) for turn in range(150, 30, -6)),
        ],
        (240, 210, 140),
    )
    for x, y, radius in ((16, 74, 3.4), (26, 89, 2.6), (80, 86, 3)):
        pen.disc(x, y, radius, (240, 214, 150))
    tail = route("64,76 80,74 88,60 82,44 92,36 98,52 95,72 84,86 68,87")
    pen.curve(tail, _ICE.light, LINE, 1.9)
    pen.curve([(82, 44), (92, 36), (96.5, 48), (88, 52)], WHITE)
    pen.curve(route("26,76 32,60 50,53 68,58 75,74 66,86 44,88 30,85"), WHITE, LINE, 2)
    pen.curve([(40, 84), (56, 78), (70, 78), (64, 86), (46, 88)], _ICE.pale)
    pen.polygon([(17, 58), (14, 35), (29, 49)], WHITE, LINE, 1.9)
    pen.polygon([(35, 48), (46, 33), (47, 56)], WHITE, LINE, 1.9)
    pen.polygon([(18.5, 53), (17, 42), (25, 50)], _ICE.light)
    pen.polygon([(38.5, 49), (44, 41), (44.5, 53)], _ICE.light)
    pen.curve(route("13,64 18,52 32,47 46,53 50,66 42,76 30,82 20,77"), WHITE, LINE, 2)
    pen.curve([(16, 68), (24, 70), (31, 79), (22, 77)], _ICE.pale)
    _closed_eye(pen, 22, 64, 4)
    _closed_eye(pen, 38, 66, 4)
    pen.oval((26.5, 71.5, 32, 75.5), LINE)
    pen.disc(17.5, 69.5, 2.4, (250, 196, 200))
    pen.disc(44, 71, 2.4, (250, 196, 200))
    for x, y, size in ((58, 22, 5), (74, 32, 3.4), (38, 17, 3)):
        pen.polygon(star(x, y, size, size * 0.4, 4), WHITE, LINE, 1)


def _around(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _eagle(pen: Pen) -> None:
    """Wings of lightning, spread wide."""
    wing = route("56,50 66,32 82,20 99,8 95,26 99,30 91,42 96,47 84,57 88,63 74,68 62,76")
    quill = route("60,54 70,40 88,24 82,40 86,42 76,52 79,55 64,66")
    for way in (1, -1):
        pen.polygon([(50 + way * (x - 50), y) for x, y in wing], _STORM.main, LINE, 2)
        pen.polygon([(50 + way * (x - 50), y) for x, y in quill], _STORM.accent)
    pen.polygon(route("42,88 30,116 44,106 50,118 56,106 70,116 58,88"), _STORM.main, LINE, 2)
    pen.stroke([(50, 96), (50, 110)], _STORM.accent, 3)
    pen.curve([(50, 38), (65, 52), (65, 78), (50, 98), (35, 78), (35, 52)], _STORM.deep, LINE, 2)
    pen.polygon([(50, 56), (59, 64), (57, 80), (50, 90), (43, 80), (41, 64)], _STORM.light)
    for y in (66, 74, 82):
        pen.stroke([(45, y), (50, y + 4), (55, y)], _STORM.main, 1.6)
    for x in (43, 57):
        for toe in (-4, 0, 4):
            pen.stroke([(x, 93), (x + toe, 101)], LINE, 4)
            pen.stroke([(x, 93), (x + toe, 101)], _STORM.accent, 2.2)
    pen.polygon(route("36,34 32,12 42,20 46,4 53,17 63,7 64,34"), _STORM.accent, LINE, 1.9)
    pen.curve(route("34,40 38,24 50,19 62,24 66,40 60,53 50,57 40,53"), WHITE, LINE, 2)
    for way in (1, -1):
        eye(pen, 50 + way * 7.5, 36, 4.6, _STORM.accent)
        pen.stroke([(50 + way * 2.5, 32.5), (50 + way * 13, 28.5)], LINE, 2.4)
    pen.curve([(44, 42), (50, 39), (56, 42), (54, 50), (50, 59), (46, 50)], (240, 150, 40), LINE, 1.7)
    pen.stroke([(46, 48), (50, 49.5), (54, 48)], LINE, 1.2)


def _tidewarden(pen: Pen) -> None:
    """A hooded wave that breaks over a calm face, a trident at hand."""
    pen.stroke([(88, 116), (88, 22)], LINE, 6.4)
    pen.stroke([(88, 116), (88, 22)], _DEEP.accent, 3.4)
    fork: list[Point] = [(78, 8), (79, 25), (88, 31), (97, 25), (98, 8)]
    pen.stroke(fork, LINE, 6.4)
    pen.stroke([(88, 30), (88, 4)], LINE, 6.4)
    pen.stroke(fork, _DEEP.accent, 3.4)
    pen.stroke([(88, 30), (88, 4)], _DEEP.accent, 3.4)
    cloak = route(
        "70,116 76,96 74,72 66,54 70,38 60,18 40,6 18,10 4,26 2,42 10,52 19,48 17,38 24,31 "
        "31,36 29,56 18,76 9,98 6,116"
    )
    pen.curve(cloak, _DEEP.main, LINE, 2)
    pen.curve(
        route("60,110 66,92 63,70 55,54 59,40 50,24 36,15 21,18 38,22 48,36 46,56 54,76 54,94"), _DEEP.light
    )
    for x, y, radius in ((5, 31, 4.2), (12, 20, 3.6), (22, 12, 3.2), (3, 41, 3.4), (11, 50, 3.2)):
        pen.disc(x, y, radius, WHITE, LINE, 1.2)
    pen.curve(route("27,46 35,36 47,38 53,50 49,66 38,72 28,62"), _DEEP.deep, LINE, 1.8)
    pen.curve(route("31,52 37,43 46,45 49,54 45,64 38,67 32,61"), (178, 226, 214))
    for x in (36, 45):
        pen.oval((x - 2.2, 51, x + 2.2, 57), LINE)
        pen.disc(x - 0.7, 52.8, 0.8, WHITE)
    pen.stroke([(38, 61), (41, 62.2), (44, 61)], LINE, 1.3, bend=True)
    pen.curve([(31, 66), (40, 72), (48, 68), (46, 80), (40, 90), (33, 80)], WHITE, LINE, 1.6)
    pen.curve([(70, 74), (84, 68), (93, 70), (93, 77), (80, 84), (68, 88)], _DEEP.main, LINE, 1.9)
    pen.disc(89, 73.5, 4.8, (178, 226, 214), LINE, 1.6)
    for start, y in ((14, 104), (34, 110), (16, 115)):
        wave = [(start + step * 2.6, y - 2.4 * math.sin(step * 0.9)) for step in range(11)]
        pen.stroke(wave, _DEEP.light, 2, bend=True)


def _kel_orn(pen: Pen) -> None:
    """A shaggy guard with the horns of a ram, ice upon his shoulders."""
    for way in (1, -1):
        spikes = route("70,74 82,50 86,68 97,60 94,82 99,92 90,116 66,116")
        pen.polygon([(50 + way * (x - 50), y) for x, y in spikes], _ICE.light, LINE, 2)
        pen.polygon([(50 + way * (x - 50), y) for x, y in ((82, 54), (84, 72), (75, 76))], WHITE)
        pen.polygon([(50 + way * (x - 50), y) for x, y in ((96, 64), (92, 82), (86, 76))], WHITE)
    body = route("22,117 20,88 30,70 50,64 70,70 80,88 78,117")
    pen.curve(body, (92, 116, 150), LINE, 2)
    fringe = route("28,92 33,106 38,95 44,111 50,97 56,111 62,95 67,106 72,92 50,78")
    pen.polygon(fringe, (214, 226, 238), LINE, 1.6)
    for way in (1, -1):
        horn = route("57,34 66,16 82,8 96,16 98,34 90,47 79,46 76,37 83,35 88,30 84,22 76,24 69,34 63,46")
        pen.curve([(50 + way * (x - 50), y) for x, y in horn], (232, 218, 188), LINE, 2)
        for a, b in (((66, 18), (70, 30)), ((77, 11), (79, 22)), ((90, 13), (86, 22)), ((97, 27), (89, 29))):
            pen.stroke([(50 + way * (p - 50), q) for p, q in (a, b)], (176, 150, 112), 1.8)
    head = route("33,42 38,29 50,25 62,29 67,42 63,60 58,76 50,81 42,76 37,60")
    pen.curve(head, (150, 174, 204), LINE, 2)
    pen.curve([(44, 58), (50, 50), (56, 58), (58, 70), (50, 78), (42, 70)], (214, 226, 238))
    pen.polygon(route("40,30 45,20 50,27 55,20 60,30 55,40 50,46 45,40"), WHITE, LINE, 1.5)
    for way in (1, -1):
        pen.polygon(
            [(50 + way * dx, y) for dx, y in ((4.5, 51), (14, 46), (13, 52.5), (7, 54.5))],
            (120, 226, 255),
            LINE,
            1.3,
        )
        pen.stroke([(50 + way * 3, 48.5), (50 + way * 15, 42)], LINE, 2.6)
        pen.oval((50 + way * 4 - 1.8, 67, 50 + way * 4 + 1.8, 70.5), LINE)
    pen.stroke([(46, 75), (50, 73.5), (54, 75)], LINE, 1.4, bend=True)


def _howlwood(pen: Pen) -> None:
    """A wolf that howls, an oak growing from its back."""
    for x, y, radius in ((68, 26, 15), (84, 40, 14), (56, 42, 12), (74, 48, 16), (88, 58, 10)):
        pen.disc(x, y, radius, _WOOD.deep)
        pen.disc(x, y, radius - 1.8, _WOOD.main)
    for x, y, radius in ((66, 23, 7), (82, 36, 6), (72, 45, 7)):
        pen.disc(x, y, radius, _WOOD.light)
    for path in (((70, 84), (72, 62), (66, 44)), ((72, 66), (82, 50)), ((71, 72), (60, 52))):
        pen.stroke(path, LINE, 7)
        pen.stroke(path, _BARK, 4)
    tail = route("76,102 88,98 90,84 97,76 99,92 95,108 84,115 76,114")
    pen.curve(tail, _BARK, LINE, 1.9)
    body = route("30,64 44,66 62,74 78,86 84,104 80,116 58,117 52,104 46,117 28,117 30,100 25,82")
    pen.curve(body, _BARK, LINE, 2)
    for path in (((58, 80), (72, 90), (76, 104)), ((54, 86), (64, 96), (66, 108)), ((44, 76), (48, 90))):
        pen.stroke(path, _BARK_DARK, 1.7, bend=True)
    pen.curve([(26, 74), (33, 70), (38, 82), (36, 98), (31, 100), (26, 88)], (206, 180, 140))
    pen.polygon([(34, 40), (48, 32), (45, 47)], _BARK, LINE, 1.9)
    head = route("26,76 22,58 19,42 12,22 13,11 20,10 27,24 36,33 43,44 46,62 42,74 34,80")
    pen.curve(head, _BARK, LINE, 2)
    pen.polygon([(32, 36), (46, 27), (42, 45)], _BARK_DARK, LINE, 1.7)
    pen.curve(route("21,44 15,26 8,20 5,24 9,36 14,44 20,52"), (206, 180, 140), LINE, 1.8)
    pen.polygon([(14, 25), (11, 26), (13.5, 31)], WHITE)
    pen.disc(15.5, 11, 3.2, LINE)
    pen.stroke([(26, 38), (29, 33.5), (33, 35)], LINE, 1.9, bend=True)
    pen.stroke([(36, 117), (36, 104)], LINE, 1.7)
    for x, y in ((52, 68), (60, 73)):
        pen.curve([(x, y), (x + 5, y - 9), (x + 9, y - 2)], _WOOD.light, LINE, 1.3)


def _granor(pen: Pen) -> None:
    """A giant of boulders, moss in every joint, one fist in the air."""
    for x in (24, 58):
        pen.polygon([(x, 96), (x + 18, 95), (x + 21, 117), (x - 3, 117)], _GREY_DARK, LINE, 2)
    pen.polygon(route("30,44 12,42 3,56 5,76 18,78 28,66"), _GREY, LINE, 2)
    pen.polygon(route("26,76 16,72 2,77 1,96 10,104 24,101 29,89"), _GREY_LIGHT, LINE, 2)
    for x in (14, 21):
        pen.stroke([(x, 93), (x, 101)], LINE, 1.7)
    pen.polygon(route("70,52 80,24 95,26 98,44 84,64"), _GREY, LINE, 2)
    pen.polygon(route("75,26 72,12 79,2 95,1 99.5,14 97,28 86,31"), _GREY_LIGHT, LINE, 2)
    for x in (80, 87):
        pen.stroke([(x, 3.5), (x, 12)], LINE, 1.7)
    torso = route("16,40 34,30 66,30 84,40 82,66 72,98 28,98 18,66")
    pen.polygon(torso, _GREY, LINE, 2)
    pen.polygon([(30, 62), (48, 56), (70, 62), (66, 92), (34, 92)], _GREY_LIGHT)
    for path in (((22, 52), (36, 58), (34, 72)), ((80, 54), (68, 60)), ((44, 92), (50, 80), (46, 70))):
        pen.stroke(path, LINE, 1.6)
    pen.polygon([(50, 64), (59, 73), (50, 84), (41, 73)], _ROCK.main, LINE, 1.7)
    pen.polygon([(50, 67), (54, 73), (50, 78), (46, 73)], (255, 214, 120))
    for left, right in ((10, 40), (58, 84)):
        moss = [
            (left, 44),
            (left + 6, 34),
            (left + 16, 29),
            (right - 6, 31),
            (right, 40),
            (right - 8, 43),
            (right - 14, 48),
            (left + 10, 44),
            (left + 5, 51),
        ]
        pen.curve(moss, _ROCK.accent, LINE, 1.7)
    head = route("36,18 44,9 58,10 65,20 64,38 55,44 43,43 36,36")
    pen.polygon(head, _GREY_LIGHT, LINE, 2)
    pen.polygon([(36, 22), (44, 24), (56, 23), (65, 22), (63, 28), (37, 28)], _GREY_DARK)
    for x in (44, 57):
        pen.panel((x - 3.6, 26, x + 3.6, 31.5), 1.4, (255, 206, 96), LINE, 1.2)
    pen.stroke([(44, 38), (56, 38)], LINE, 1.8)
    pen.curve(route("38,15 44,5 56,4 63,13 56,15 49,12 43,17"), _ROCK.accent, LINE, 1.7)
    pen.curve([(52, 6), (57, 1.5), (63, 3), (59, 8)], _WOOD.light, LINE, 1.2)


def _emberling(pen: Pen) -> None:
    """A flame on two feet with more mischief than size."""
    for x in (40, 60):
        pen.stroke([(x, 98), (x, 112)], LINE, 6.4)
        pen.stroke([(x, 98), (x, 112)], _FIRE.deep, 3.6)
        pen.oval((x - 7, 109, x + 7, 117), _FIRE.deep, LINE, 1.8)
    for hand, elbow in (((18, 62), (20, 76)), ((84, 54), (82, 72))):
        pen.stroke([(50, 84), elbow, hand], LINE, 6.4)
        pen.stroke([(50, 84), elbow, hand], _FIRE.deep, 3.6)
        for dx, dy in ((-4.6, -3.5), (0, -6), (4.6, -3.5)):
            pen.stroke([hand, (hand[0] + dx, hand[1] + dy)], LINE, 3.4)
    pen.curve(route("85,40 91,26 87,16 95,24 99,34 94,46 88,48"), _FIRE.accent, LINE, 1.7)
    pen.curve([(90, 42), (93, 33), (95, 40), (92, 45)], _FIRE.main)
    flame = route(
        "52,4 57,22 68,32 75,24 78,42 80,64 78,86 66,102 50,105 34,102 22,86 20,64 26,46 23,30 35,40 42,24"
    )
    pen.curve(flame, _FIRE.main, LINE, 2.1)
    pen.curve(
        route("51,26 57,42 68,52 71,70 68,88 50,98 32,88 29,70 36,54 44,46"),
        _FIRE.light,
    )
    pen.curve([(50, 52), (60, 66), (62, 82), (50, 93), (38, 82), (40, 66)], _FIRE.accent)
    for x in (40, 60):
        pen.oval((x - 7, 58, x + 7, 76), WHITE, LINE, 1.8)
        pen.oval((x - 3.2 + (x - 50) * -0.12, 63, x + 3.2 + (x - 50) * -0.12, 74), LINE)
        pen.disc(x - 1.6, 66, 1.4, WHITE)
    pen.stroke([(32, 53), (45, 58)], LINE, 2.4)
    pen.stroke([(68, 53), (55, 58)], LINE, 2.4)
    pen.curve([(37, 81), (50, 84), (63, 81), (58, 92), (50, 95), (42, 92)], _FIRE.deep, LINE, 1.7)
    pen.polygon([(41, 82.5), (45, 83.5), (43.5, 88)], WHITE)
    pen.polygon([(59, 82.5), (55, 83.5), (56.5, 88)], WHITE)
    for x, y, radius in ((14, 44, 2.6), (12, 24, 2), (72, 10, 2.2), (30, 14, 2)):
        pen.disc(x, y, radius, _FIRE.accent, LINE, 1)


def _briarling(pen: Pen) -> None:
    """A hedgehog of brambles, roses among its thorns."""
    thorns: list[Point] = []
    for step in range(19):
        degrees = 172 + step * 10.6
        reach = 47 if step % 2 else 37
        x, y = _around(54, 98, reach, degrees)
        thorns.append((min(x, 99.5), y))
    pen.polygon([(14, 112), *thorns, (98, 100), (93, 114)], _WOOD.deep, LINE, 2)
    dome = [_around(54, 101, 33, degrees) for degrees in range(180, 366, 6)]
    pen.polygon([(20, 112), *dome, (90, 112)], _WOOD.main, LINE, 1.7)
    for start, end in ((196, 262), (228, 300), (262, 334), (290, 352)):
        a, b, c = (
            _around(54, 101, 32, start),
            _around(54, 104, 15, (start + end) / 2),
            _around(54, 101, 32, end),
        )
        pen.stroke([a, b, c], _WOOD.deep, 2.6, bend=True)
    for x, y in ((46, 90), (72, 92), (62, 104)):
        pen.polygon([(x, y), (x + 2, y - 6), (x + 4, y)], _WOOD.light, LINE, 1)
    for x, y, size in ((50, 73, 8), (74, 79, 6.6), (62, 92, 5.6), (86, 97, 5)):
        pen.disc(x, y, size, _ROSE, LINE, 1.7)
        pen.disc(x, y, size * 0.62, lighter(_ROSE, 0.25), LINE, 1)
        pen.stroke(
            [(x - size * 0.3, y), (x, y - size * 0.3), (x + size * 0.3, y + size * 0.1)], LINE, 1.1, bend=True
        )
    for x in (30, 46, 70, 84):
        pen.oval((x - 6, 109, x + 6, 118), (150, 112, 84), LINE, 1.7)
    pen.disc(33, 82, 6.6, (176, 136, 102), LINE, 1.7)
    pen.disc(33, 83, 3.4, (226, 170, 150))
    face = route("44,112 47,98 43,86 33,84 20,90 6,100 3,105 8,110 24,114")
    pen.curve(face, (214, 178, 138), LINE, 2)
    pen.disc(4.5, 103, 4.2, LINE)
    pen.disc(3.4, 101.8, 1.2, WHITE)
    eye(pen, 25, 96, 5, (70, 130, 60))
    pen.stroke([(11, 109), (17, 110), (22, 107)], LINE, 1.5, bend=True)
    pen.disc(32, 105, 3, (228, 146, 118))
    pen.stroke([(58, 55), (62, 40), (56, 32)], LINE, 3.6, bend=True)
    pen.stroke([(58, 55), (62, 40), (56, 32)], _WOOD.main, 2, bend=True)
    pen.disc(55, 29, 5.4, _ROSE, LINE, 1.6)
    pen.curve([(61, 44), (70, 40), (68, 48)], _WOOD.light, LINE, 1.2)


def _rumblet(pen: Pen) -> None:
    """A round thundercloud with a bear's ears, short of leg and long of rumble."""
    bolt = route("78,62 95,40 88.5,60 98,58 86,82 87.5,70 76,78")
    pen.polygon(bolt, _STORM.accent, LINE, 1.9)
    for x in (34, 66):
        pen.oval((x - 12, 100, x + 12, 117), _STORM.deep, LINE, 2)
        for toe in (-5, 0, 5):
            pen.stroke([(x + toe, 111), (x + toe, 113.5)], _STORM.light, 1.4)
    for x in (29, 71):
        pen.disc(x, 24, 11, _STORM.main, LINE, 2)
        pen.disc(x, 25, 6, _STORM.light)
    puffs = (
        (50, 34, 25),
        (30, 40, 18),
        (70, 40, 18),
        (50, 74, 36),
        (18, 66, 14),
        (82, 66, 14),
        (20, 88, 15),
        (80, 88, 15),
        (36, 98, 15),
        (64, 98, 15),
    )
    for x, y, radius in puffs:
        pen.disc(x, y, radius, LINE)
    for x, y, radius in puffs:
        pen.disc(x, y, radius - 2, _STORM.main)
    for x, y in ((12, 70), (86, 70)):
        pen.disc(x, y, 8.5, _STORM.main, LINE, 2)
    pen.oval((27, 58, 73, 104), _STORM.light)
    zigzag = route("53,64 40,83 49,83 45,99 61,78 51,78 58,64")
    pen.polygon(zigzag, _STORM.accent, LINE, 1.6)
    for x in (39, 61):
        eye(pen, x, 33, 5, _STORM.accent)
    pen.stroke([(31, 25), (44, 28)], LINE, 2.4)
    pen.stroke([(69, 25), (56, 28)], LINE, 2.4)
    pen.oval((42, 38, 58, 50), _STORM.light, LINE, 1.4)
    pen.oval((46.5, 39, 53.5, 43.5), LINE)
    pen.stroke([(45, 47), (50, 45.4), (55, 47)], LINE, 1.4, bend=True)
    for x in (31, 69):
        pen.disc(x, 41, 3, (206, 130, 196))


SPIRITS: dict[str, Callable[[Pen], None]] = {
    "nivelune": _snowmoon,
    "voltaigle": _eagle,
    "ondarque": _tidewarden,
    "kel_orn": _kel_orn,
    "hurlebois": _howlwood,
    "granor": _granor,
    "escarbille": _emberling,
    "ronceline": _briarling,
    "grondelin": _rumblet,
}
