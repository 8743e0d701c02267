"""Illustrations of wood and stone, in a field 120 wide and 90 high."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.drawing.pen import Pen, Point, route
from render.drawing.strokes import EDGE, around, drop, leaf, outlined, rock, rose, thorny, turned
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, Tint, lighter, mixed
from render.noxtalia.art.scenes import draw_moon

_BARK: Colour = (134, 94, 64)
_BARK_DARK: Colour = (88, 62, 48)
_CREAM: Colour = (246, 230, 196)
_GREY: Colour = (150, 146, 150)
_GREY_LIGHT: Colour = (198, 194, 190)
_GREY_DARK: Colour = (104, 100, 108)
_RED: Colour = (200, 66, 62)
_ROSE: Colour = (226, 96, 132)


def howl(pen: Pen, t: Tint) -> None:
    """A howl before the moon."""
    draw_moon(pen, 92, 26, 44, (255, 240, 190), LINE)
    for reach in (18, 28, 38):
        pen.stroke([around(34, 22, reach, turn) for turn in (-62, -36, -10, 12)], WHITE, 3, bend=True)
    head = route("12,92 14,62 22,44 30,22 38,14 42,20 38,32 46,40 58,50 72,74 76,92")
    pen.curve(head, _BARK, LINE, EDGE)
    pen.polygon([(50, 46), (70, 38), (60, 58)], _BARK_DARK, LINE, EDGE)
    pen.disc(39, 15, 3.4, LINE)
    pen.curve([(30, 34), (22, 28), (18, 34), (20, 46), (26, 46)], _CREAM, LINE, EDGE * 0.8)
    pen.stroke([(40, 44), (45, 40), (50, 42)], LINE, 2.4, bend=True)
    leaf(pen, 66, 62, 20, -30, t.main)
    leaf(pen, 72, 76, 20, -8, t.light)


def jaws(pen: Pen, t: Tint) -> None:
    """Two rows of teeth about to meet."""
    for way in (-1, 1):

        def at(points: Sequence[Point], way: int = way) -> list[Point]:
            return [(x, 45 + way * (45 - y)) for x, y in points]

        pen.curve(
            at(route("8,10 30,-2 60,-6 90,-2 112,10 110,22 60,18 10,22")),
            _RED,
            LINE,
            EDGE,
        )
        for x, high, half in ((20, 20, 7), (36, 16, 6), (52, 13, 6), (68, 13, 6), (84, 16, 6), (100, 20, 7)):
            pen.polygon(at([(x - half, 16), (x + half, 16), (x, 18 + high)]), WHITE, LINE, EDGE)
    for x, y in ((60, 45), (44, 46), (76, 44)):
        drop(pen, x, y, 8, t.light)


def roots(pen: Pen, _: Tint) -> None:
    """Roots that have found something."""
    for path in (
        [(60, 8), (54, 34), (30, 48), (22, 70), (8, 84)],
        [(60, 8), (66, 36), (90, 46), (96, 68), (112, 80)],
        [(60, 8), (58, 40), (46, 62), (50, 84)],
        [(60, 8), (63, 40), (74, 60), (70, 86)],
    ):
        outlined(pen, path, _BARK, 7)
    pen.polygon([(44, -2), (76, -2), (72, 20), (60, 28), (48, 20)], _BARK, LINE, EDGE)
    for path in ([(32, 50), (40, 60)], [(90, 48), (82, 58)], [(24, 66), (32, 76)], [(95, 64), (88, 76)]):
        outlined(pen, path, _BARK, 3.4)
    for x, y in ((8, 62), (110, 56), (60, 74)):
        drop(pen, x, y, 11, (120, 196, 226))


def living_bark(pen: Pen, t: Tint) -> None:
    """An old trunk with a mild face."""
    trunk = route("28,92 38,70 36,36 28,8 46,16 60,6 76,16 92,8 84,38 84,70 94,92")
    pen.curve(trunk, _BARK, LINE, EDGE)
    for path in (((44, 74), (44, 26)), ((76, 78), (78, 28)), ((60, 24), (60, 12))):
        pen.stroke(path, _BARK_DARK, 2.4)
    for x in (51, 71):
        pen.stroke([(x - 5, 40), (x, 43), (x + 5, 40)], LINE, 2.6, bend=True)
    pen.curve([(55, 48), (61, 44), (67, 48), (64, 58), (58, 58)], _BARK_DARK, LINE, EDGE * 0.8)
    pen.stroke([(50, 66), (61, 71), (72, 66)], LINE, 2.6, bend=True)
    for x, y, turn in ((30, 12, 200), (92, 12, -20), (84, 46, 10), (37, 52, 170)):
        leaf(pen, x, y, 20, turn, t.main)


def pack(pen: Pen, _: Tint) -> None:
    """Three wolves, more behind."""
    for x, y, size, fur in ((26, 30, 0.86, _BARK_DARK), (94, 30, 0.86, _BARK_DARK), (60, 38, 1.2, _BARK)):
        head = route("-24,-18 -16,-34 -7,-20 7,-20 16,-34 24,-18 22,6 8,28 0,32 -8,28 -22,6")
        pen.polygon(turned(head, x, y, 0, size), fur, LINE, EDGE)
        pen.polygon(turned([(-10, 8), (0, 0), (10, 8), (7, 26), (0, 31), (-7, 26)], x, y, 0, size), _CREAM)
        for way in (-1, 1):
            eye = turned([(way * 4, -2), (way * 16, -8), (way * 13, 1)], x, y, 0, size)
            pen.polygon(eye, (255, 216, 90), LINE, EDGE * 0.7)
        pen.polygon(turned([(-5, 18), (5, 18), (0, 24)], x, y, 0, size), LINE)
    for x in (8, 112):
        for shift in (-4, 4):
            pen.disc(x + shift, 72, 2.2, (255, 216, 90))


def sap(pen: Pen, t: Tint) -> None:
    """A drop of sap under two leaves."""
    drop(pen, 60, 56, 52, (250, 190, 70))
    pen.oval((68, 60, 74, 72), (255, 226, 150))
    leaf(pen, 60, 22, 42, -158, t.main)
    leaf(pen, 60, 22, 42, -22, t.light)
    outlined(pen, [(60, 26), (60, 8)], _BARK, 4)


def litter(pen: Pen, _: Tint) -> None:
    """Four cubs in a den."""
    pen.curve([(4, 92), (10, 40), (36, 12), (84, 12), (110, 40), (116, 92)], _BARK_DARK, LINE, EDGE)
    pen.curve([(16, 92), (22, 50), (42, 26), (78, 26), (98, 50), (104, 92)], (46, 36, 40))
    for x, y, fur in ((36, 66, _BARK), (84, 66, _BARK), (60, 56, lighter(_BARK, 0.25)), (60, 80, _CREAM)):
        for way in (-1, 1):
            pen.polygon(
                [(x + way * 4, y - 9), (x + way * 13, y - 19), (x + way * 13, y - 3)], fur, LINE, EDGE
            )
        pen.disc(x, y, 13, fur, LINE, EDGE)
        for way in (-1, 1):
            pen.disc(x + way * 5, y - 2, 2.1, LINE)
        pen.oval((x - 2.6, y + 2.6, x + 2.6, y + 6), LINE)


def hammer(pen: Pen, t: Tint) -> None:
    """A hammer that comes down."""
    outlined(pen, [(24, 84), (66, 40)], (150, 104, 66), 8)
    head: list[Point] = [(-32, -16), (24, -16), (32, -8), (32, 8), (24, 16), (-32, 16)]
    pen.polygon(turned(head, 74, 32, 45), _GREY_DARK, LINE, EDGE)
    pen.polygon(turned([(-32, -16), (24, -16), (30, -9), (-32, -7)], 74, 32, 45), _GREY_LIGHT)
    pen.polygon(turned([(-8, -16), (2, -16), (2, 16), (-8, 16)], 74, 32, 45), t.main, LINE, EDGE * 0.7)
    for turn in (10, 40, 70, 100):
        pen.stroke([around(98, 58, 8, turn), around(98, 58, 20, turn)], (255, 220, 110), 3.4)


def rockslide(pen: Pen, _: Tint) -> None:
    """Boulders on their way down."""
    for x, y, size, turn in (
        (32, 28, 34, 12),
        (74, 22, 26, 50),
        (92, 58, 36, -20),
        (52, 62, 38, 80),
        (16, 72, 22, 30),
    ):
        for shift in (-5, 5):
            pen.stroke([(x + shift, y - size * 0.6), (x + shift - 6, y - size * 0.6 - 14)], WHITE, 2.2)
        rock(pen, x, y, size, turn, _GREY, _GREY_LIGHT)
    for x, y in ((112, 84), (70, 86), (36, 86)):
        rock(pen, x, y, 11, 0, _GREY_DARK, _GREY)


def angry_mountain(pen: Pen, t: Tint) -> None:
    """A mountain that has lost its temper."""
    pen.polygon(
        route("0,90 32,30 44,40 60,6 78,38 88,28 120,90"),
        mixed(_GREY, t.main, 0.35),
        LINE,
        EDGE,
    )
    pen.polygon([(60, 6), (72, 27), (64, 24), (58, 30), (49, 27)], WHITE, LINE, EDGE * 0.7)
    for way in (-1, 1):
        pen.polygon(
            [(60 + way * 7, 54), (60 + way * 27, 44), (60 + way * 24, 57), (60 + way * 12, 60)],
            (255, 190, 70),
            LINE,
            EDGE,
        )
        pen.stroke([(60 + way * 4, 49), (60 + way * 29, 37)], LINE, 4)
    pen.polygon(route("40,78 48,68 56,76 64,68 72,76 80,68 82,80"), LINE)
    for x, y in ((16, 20), (104, 16), (92, 8), (28, 8)):
        rock(pen, x, y, 11, x, _GREY, _GREY_LIGHT)


def mossy_shield(pen: Pen, t: Tint) -> None:
    """A round shield, its soft side out."""
    pen.disc(60, 46, 40, _GREY_DARK, LINE, EDGE)
    pen.disc(60, 46, 33, _GREY, LINE, EDGE * 0.8)
    pen.curve(
        route("30,40 34,22 56,12 78,16 92,34 84,40 76,34 68,44 58,36 46,46 38,38"), t.accent, LINE, EDGE
    )
    pen.disc(60, 50, 11, _GREY_LIGHT, LINE, EDGE)
    for step in range(8):
        x, y = around(60, 46, 36.5, 45 * step + 22)
        pen.disc(x, y, 2.6, _GREY_LIGHT, LINE, EDGE * 0.6)
    for x, y in ((48, 24), (76, 26), (62, 20)):
        pen.disc(x, y, 2.4, WHITE)


def arch(pen: Pen, t: Tint) -> None:
    """An arch and the stone that holds it."""
    for index in range(7):
        start = 180 + index * 180 / 7
        outer = [around(60, 66, 50, start + step * 180 / 28) for step in range(5)]
        inner = [around(60, 66, 28, start + step * 180 / 28) for step in range(4, -1, -1)]
        shade = t.main if index == 3 else _GREY_LIGHT if index % 2 else _GREY
        pen.polygon([*outer, *inner], shade, LINE, EDGE)
    for x in (10, 88):
        for y in (66, 78):
            pen.panel((x, y, x + 22, y + 12), 2, _GREY, LINE, EDGE)
    for turn in (-120, -90, -60):
        pen.stroke([around(60, 22, 10, turn), around(60, 22, 18, turn)], (255, 220, 110), 3)


def slabs(pen: Pen, t: Tint) -> None:
    """Plates of granite, one over another."""
    for row, (y, count) in enumerate(((68, 3), (44, 4), (20, 3))):
        for index in range(count):
            x = 60 + (index - (count - 1) / 2) * 30
            shade = (_GREY, _GREY_LIGHT, mixed(_GREY, t.main, 0.5))[(index + row) % 3]
            plate = [(-15, -16), (15, -16), (15, 6), (0, 20), (-15, 6)]
            pen.polygon([(x + px, y + py) for px, py in plate], shade, LINE, EDGE)
            pen.stroke([(x - 9, y - 10), (x + 7, y - 10)], lighter(shade, 0.5), 2.2)


def stone_heart(pen: Pen, _: Tint) -> None:
    """A heart of stone with a glow in its cracks."""
    heart = route("60,84 34,62 22,40 28,20 44,14 60,28 76,14 92,20 98,40 86,62")
    pen.polygon(heart, _GREY, LINE, EDGE)
    pen.polygon([(34, 24), (44, 20), (54, 32), (38, 42), (30, 36)], _GREY_LIGHT)
    for path in (((60, 28), (54, 42), (64, 52), (56, 70)), ((64, 52), (80, 50)), ((54, 42), (40, 52))):
        pen.stroke(path, LINE, 5.4)
        pen.stroke(path, (255, 196, 84), 3)
    for turn in (200, 220, 320, 340):
        pen.stroke([around(60, 46, 46, turn), around(60, 46, 54, turn)], (255, 220, 110), 3)


def seed(pen: Pen, t: Tint) -> None:
    """A seed that has begun."""
    outlined(pen, [(60, 56), (58, 34), (64, 18)], t.main, 4.4)
    leaf(pen, 63, 20, 28, -20, t.light)
    leaf(pen, 60, 30, 28, -160, t.main)
    pen.curve(
        route("42,66 46,54 60,48 74,54 78,66 70,78 60,82 50,78"),
        (178, 122, 70),
        LINE,
        EDGE,
    )
    pen.stroke([(52, 58), (50, 68)], _CREAM, 3)
    for path in (
        [(52, 78), (36, 82), (24, 76), (12, 84)],
        [(68, 78), (84, 84), (98, 76), (112, 82)],
        [(60, 82), (62, 92)],
    ):
        outlined(pen, path, _CREAM, 2.6)


def whip(pen: Pen, t: Tint) -> None:
    """A lash of ivy."""
    path = route("10,80 34,84 52,68 46,46 28,40 24,22 44,10 72,16 92,34 110,30")
    outlined(pen, path, t.main, 4.6)
    for x, y, turn in (
        (36, 82, 60),
        (53, 62, 0),
        (44, 45, -70),
        (26, 32, 180),
        (36, 13, -110),
        (60, 12, -60),
        (80, 22, 70),
        (92, 34, 80),
    ):
        leaf(pen, x, y, 19, turn, t.light if x % 4 else t.main)
    for turn in (-50, -10, 30):
        pen.stroke([around(110, 30, 5, turn), around(110, 30, 12, turn)], WHITE, 2.6)


def castle(pen: Pen, t: Tint) -> None:
    """A castle that looks for its gate."""
    stone = mixed(_GREY, t.deep, 0.3)
    for x, top, half in ((36, 30, 11), (84, 30, 11), (60, 40, 20)):
        pen.polygon([(x - half, 92), (x - half, top), (x + half, top), (x + half, 92)], stone, LINE, EDGE)
    for x, top in ((36, 30), (84, 30)):
        pen.polygon([(x - 14, top), (x, top - 24), (x + 14, top)], _RED, LINE, EDGE)
        pen.panel((x - 3, top + 10, x + 3, top + 20), 2, (255, 216, 110), LINE, EDGE * 0.7)
    for path in (
        route("0,84 22,70 30,50 48,44 56,60 78,66 98,52 120,60"),
        [(4, 60), (20, 56), (26, 38), (44, 30)],
        [(120, 84), (100, 76), (84, 84), (60, 78), (40, 84), (16, 90)],
        [(116, 40), (98, 40), (92, 28), (76, 36)],
    ):
        thorny(pen, path, t.main, 4)
    rose(pen, 48, 46, 12, _ROSE, lighter(_ROSE, 0.3))
    rose(pen, 96, 54, 10, _ROSE, lighter(_ROSE, 0.3))


def thorns(pen: Pen, t: Tint) -> None:
    """Thorns, and nothing but thorns."""
    for x, high, lean in ((14, 46, -12), (34, 66, -6), (60, 82, 0), (86, 66, 6), (106, 46, 12)):
        pen.polygon([(x - 9, 92), (x + lean, 90 - high), (x + 9, 92)], t.main, LINE, EDGE)
        pen.polygon([(x - 4, 92), (x + lean, 94 - high), (x - 0.5, 92)], t.light)
    for x, high in ((24, 26), (47, 34), (73, 34), (96, 26)):
        pen.polygon([(x - 7, 92), (x, 92 - high), (x + 7, 92)], t.deep, LINE, EDGE)
    for x, y in ((60, 4), (34, 20), (86, 20)):
        drop(pen, x, y + 4, 8, _RED)


def cloak(pen: Pen, t: Tint) -> None:
    """A cloak of thorns, made to measure."""
    shape = route("60,8 74,14 84,32 92,60 104,88 16,88 28,60 36,32 46,14")
    spikes: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(shape[1:]):
        if ay == by:
            continue
        way = 1 if ax > 60 else -1
        spikes.append(((ax + bx) / 2 + way * 14, (ay + by) / 2 - 6))
    for x, y in spikes:
        inward = -1 if x > 60 else 1
        pen.polygon([(x, y), (x + inward * 20, y - 2), (x + inward * 18, y + 14)], t.main, LINE, EDGE)
    pen.curve(shape, t.deep, LINE, EDGE)
    pen.curve(route("60,20 70,32 74,60 80,88 40,88 46,60 50,32"), t.main, LINE, EDGE * 0.8)
    for y, half in ((44, 10), (58, 13), (72, 16)):
        pen.polygon([(60 - half, y), (60, y + 9), (60 + half, y), (60, y + 3)], t.light)
    rose(pen, 60, 24, 13, _ROSE, lighter(_ROSE, 0.3))


def secret_rose(pen: Pen, t: Tint) -> None:
    """A rose behind a garden gate."""
    rose(pen, 60, 48, 34, _ROSE, lighter(_ROSE, 0.3))
    outlined(pen, [(60, 66), (60, 88)], t.main, 5)
    leaf(pen, 60, 78, 26, -24, t.light)
    leaf(pen, 60, 80, 26, -156, t.main)
    for x in (14, 30, 90, 106):
        outlined(pen, [(x, 90), (x, 22)], (90, 84, 96), 3.4)
        pen.polygon([(x - 5, 22), (x, 10), (x + 5, 22)], (242, 196, 84), LINE, EDGE * 0.8)
    for y in (36, 76):
        for left, right in ((6, 36), (84, 114)):
            outlined(pen, [(left, y), (right, y)], (90, 84, 96), 3)
