"""Illustrations of storm and fire, in a field 120 wide and 90 high."""

from __future__ import annotations

from render.drawing.pen import Pen, Point, route
from render.drawing.strokes import (
    EDGE,
    around,
    bolt,
    cloud,
    drop,
    feather,
    outlined,
    rock,
    star,
    swirl,
    tongue,
    turned,
)
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, Tint, darker, lighter, mixed
from render.noxtalia.art.scenes import draw_sun
from render.playing_cards.marks import die

_WOOD: Colour = (134, 94, 64)
_STEEL: Colour = (206, 214, 226)
_GOLD: Colour = (246, 200, 84)
_COAL: Colour = (66, 54, 58)
_SMOKE: Colour = (156, 148, 152)


def claws(pen: Pen, t: Tint) -> None:
    """Three slashes of a talon."""
    for shift in (-30, 0, 30):
        slash: list[Point] = [
            (74 + shift, 4),
            (70 + shift, 30),
            (58 + shift, 60),
            (40 + shift, 86),
            (50 + shift, 54),
            (58 + shift, 28),
        ]
        pen.polygon(slash, t.accent, LINE, EDGE)
        pen.polygon([(71 + shift, 14), (67 + shift, 34), (54 + shift, 62), (60 + shift, 36)], WHITE)


def feathers(pen: Pen, t: Tint) -> None:
    """A volley of feathers, each of them a bolt."""
    for x, y, turn, fill in ((16, 84, -24, t.main), (16, 60, -16, t.accent), (22, 32, -6, t.main)):
        feather(pen, x, y, 92, turn, fill, WHITE)
        pen.stroke([(x - 14, y + 6), (x - 4, y + 2)], WHITE, 2.6)


def forked(pen: Pen, t: Tint) -> None:
    """One stroke, two ends."""
    trunk: list[Point] = [(66, -2), (44, 26), (58, 28), (48, 44)]
    left: list[Point] = [(48, 44), (34, 60), (44, 62), (26, 88)]
    right: list[Point] = [(48, 44), (70, 56), (64, 66), (92, 86)]
    for colour, line in ((LINE, 9 + 2 * EDGE), (t.accent, 9.0), (WHITE, 3.0)):
        for path in (trunk, left, right):
            pen.stroke(path, colour, line if path is trunk else line * 0.8)
    for x, y in ((26, 86), (92, 84)):
        pen.polygon(star(x, y, 12, 5, 7), t.accent, LINE, EDGE)


def updraft(pen: Pen, t: Tint) -> None:
    """Wind that climbs in rings."""
    for y, wide in ((78, 16), (60, 24), (40, 33), (18, 42)):
        path = [around(60, y, wide, turn, 0.26) for turn in range(-20, 215, 20)]
        outlined(pen, path, WHITE, 4.6)
    pen.polygon(route("60,4 74,24 65,24 65,56 55,56 55,24 46,24"), t.accent, LINE, EDGE)


def rod(pen: Pen, t: Tint) -> None:
    """A lightning rod upon a roof."""
    bolt(pen, 60, 20, 46, 14, t.accent)
    outlined(pen, [(60, 62), (60, 38)], _STEEL, 3.6)
    pen.disc(60, 37, 4.4, _GOLD, LINE, EDGE)
    pen.polygon([(14, 92), (60, 56), (106, 92)], (176, 84, 74), LINE, EDGE)
    for y, half in ((72, 16), (82, 28)):
        pen.stroke([(60 - half, y), (60 + half, y)], (130, 56, 56), 2.4)
    pen.panel((80, 58, 92, 78), 1, (150, 96, 84), LINE, EDGE)


def winds(pen: Pen, t: Tint) -> None:
    """A wing, and the wind under it."""
    for row, (count, size, fill) in enumerate(((6, 62, t.main), (5, 48, t.light), (4, 34, WHITE))):
        for index in range(count):
            turn = -8 - index * 56 / (count - 1)
            x, y = 30 + row * 2, 66 - row * 3
            vane: list[Point] = [(0, -6), (size * 0.8, -8), (size * 1.12, 0), (size * 0.8, 8), (0, 6)]
            pen.curve(turned(vane, x, y, turn), fill, LINE, EDGE)
    pen.disc(30, 62, 9, t.main, LINE, EDGE)
    swirl(pen, 62, 82, 40, 0, WHITE, 4)


def lone_feather(pen: Pen, t: Tint) -> None:
    """A feather that the wind carries."""
    swirl(pen, 50, 30, 44, 0, WHITE, 4)
    swirl(pen, 66, 74, 44, 0, WHITE, 4)
    feather(pen, 20, 72, 92, -38, t.accent, LINE)


def coin(pen: Pen, _: Tint) -> None:
    """A coin in the air, its side unknown."""
    for x in (24, 96):
        for y in (30, 46, 62):
            pen.stroke([(x - 5, y), (x + 5, y)], WHITE, 2.8)
    pen.oval((29, 8, 95, 86), darker(_GOLD, 0.3), LINE, EDGE)
    pen.oval((25, 6, 89, 84), _GOLD, LINE, EDGE)
    pen.oval((32, 14, 82, 76), None, darker(_GOLD, 0.25), 2.4)
    bolt(pen, 57, 45, 48, 0, WHITE)


def ricochet(pen: Pen, t: Tint) -> None:
    """A stroke that bounces off."""
    path: list[Point] = [(6, 12), (38, 74), (62, 22), (86, 76), (110, 18)]
    for colour, line in ((LINE, 8 + 2 * EDGE), (t.accent, 8.0), (WHITE, 2.6)):
        pen.stroke(path, colour, line)
    for x, y in ((38, 78), (86, 80)):
        pen.polygon(star(x, y, 13, 6, 8), WHITE, LINE, EDGE)
    pen.polygon([(116, 4), (118, 26), (100, 16)], t.accent, LINE, EDGE)


def thunder_wheel(pen: Pen, t: Tint) -> None:
    """Thunder that rolls like a wheel."""
    for shift in (-34, -22):
        pen.stroke([around(66 + shift, 46, 36, turn) for turn in (130, 160, 190, 220)], WHITE, 3, bend=True)
    pen.disc(66, 46, 40, t.deep, LINE, EDGE)
    pen.disc(66, 46, 32, t.main, LINE, EDGE)
    for step in range(6):
        x, y = around(66, 46, 19, 60 * step)
        bolt(pen, x, y, 20, 60 * step + 90, t.accent)
    pen.disc(66, 46, 7, WHITE, LINE, EDGE)


def last_rumble(pen: Pen, t: Tint) -> None:
    """All the thunder that was left."""
    for reach in (30, 42, 54):
        for way in (0, 180):
            pen.stroke([around(60, 56, reach, way + turn) for turn in (-24, 0, 24)], WHITE, 2.8, bend=True)
    bolt(pen, 60, 60, 66, 0, t.accent)
    bolt(pen, 34, 56, 34, 16, t.accent)
    bolt(pen, 86, 56, 34, -16, t.accent)
    cloud(pen, 60, 22, 52, t.deep)


def hunched(pen: Pen, t: Tint) -> None:
    """A cat of cloud with its back up."""
    body = route("16,86 20,56 30,34 54,16 80,24 92,44 96,86 84,86 80,60 60,50 40,58 30,86")
    for x, y, turn in ((26, 40, 218), (40, 24, 242), (58, 16, 272), (76, 20, 300), (90, 38, 330)):
        tip = around(x, y, 15, turn)
        pen.polygon([around(x, y, 7, turn - 80), tip, around(x, y, 7, turn + 80)], t.main, LINE, EDGE)
    pen.curve(body, t.main, LINE, EDGE)
    outlined(pen, [(92, 46), (106, 34), (102, 16), (112, 6)], t.main, 5)
    pen.polygon([(4, 44), (4, 26), (14, 36), (24, 34), (34, 24), (36, 44)], t.main, LINE, EDGE)
    pen.disc(20, 48, 17, t.main, LINE, EDGE)
    for x in (14, 26):
        pen.oval((x - 4, 42, x + 4, 51), t.accent, LINE, EDGE * 0.7)
        pen.stroke([(x, 44), (x, 49)], LINE, 1.8)
    pen.stroke([(14, 57), (20, 54), (26, 57)], LINE, 2, bend=True)


def bowl(pen: Pen, t: Tint) -> None:
    """Dice that leap from a bowl."""
    for value, size, x, y in ((6, 25, 30, 8), (5, 25, 66, 4), (6, 20, 52, 34)):
        face = die(value, round(size * pen.scale))
        pen.sheet.paste(face.image, (round(x * pen.scale), round(y * pen.scale)), face.mask)
    pen.curve(route("14,52 60,58 106,52 98,74 80,86 60,89 40,86 22,74"), t.main, LINE, EDGE)
    pen.stroke([(24, 64), (60, 69), (96, 64)], t.accent, 4, bend=True)
    for x, y in ((16, 26), (104, 22), (100, 42)):
        pen.polygon(star(x, y, 7, 2.6, 4), WHITE, LINE, EDGE * 0.6)


def black_cloud(pen: Pen, _: Tint) -> None:
    """A cloud that follows one person."""
    for x, y in ((34, 62), (50, 74), (70, 64), (88, 76), (26, 82), (66, 84)):
        drop(pen, x, y, 11, (120, 190, 236))
    cloud(pen, 60, 32, 60, (62, 54, 84))
    for x in (46, 70):
        pen.stroke([(x - 6, 27 - (4 if x < 60 else -4)), (x + 6, 27 + (4 if x < 60 else -4))], LINE, 3)
        pen.disc(x, 35, 4, (255, 226, 120))
    pen.stroke([(50, 48), (58, 43), (66, 48)], LINE, 2.8, bend=True)


def ember(pen: Pen, t: Tint) -> None:
    """Ash that clings, with a glow left in it."""
    for x, y, size, turn in (
        (28, 70, 34, 0),
        (90, 70, 34, 40),
        (60, 66, 46, 70),
        (46, 42, 28, 20),
        (76, 42, 26, 110),
    ):
        rock(pen, x, y, size, turn, _COAL, t.main)
    for path in (
        ((48, 66), (58, 58), (70, 70)),
        ((24, 68), (32, 74)),
        ((86, 64), (94, 74)),
        ((44, 40), (52, 44)),
    ):
        pen.stroke(path, t.accent, 3)
    for x, y in ((60, 22), (34, 22), (88, 20)):
        outlined(pen, [(x, y + 10), (x - 4, y), (x + 3, y - 8), (x, y - 16)], _SMOKE, 3)


def burst(pen: Pen, t: Tint) -> None:
    """Forty sparks at once."""
    for step in range(20):
        reach = 36 + (step * 7) % 5 * 4
        x, y = around(60, 46, reach, 18 * step, 0.8)
        pen.stroke([around(60, 46, 14, 18 * step, 0.8), (x, y)], t.accent if step % 2 else t.main, 3)
        pen.disc(x, y, 3 if step % 2 else 4, WHITE if step % 2 else t.accent, LINE, EDGE * 0.7)
    pen.polygon(star(60, 46, 24, 12, 10), t.main, LINE, EDGE)
    pen.polygon(star(60, 46, 14, 7, 10), t.accent)


def noon(pen: Pen, t: Tint) -> None:
    """The sun at noon, and what it thinks of shadows."""
    for step in range(10):
        x, y = around(60, 46, 30, 36 * step - 90)
        flame = turned([(-11, 0), (-6, -12), (2, -26), (9, -10), (11, 0)], x, y, 36 * step)
        pen.curve(flame, t.main, LINE, EDGE)
    pen.disc(60, 46, 30, t.accent, LINE, EDGE)
    for x in (49, 71):
        pen.disc(x, 42, 3.6, LINE)
    pen.stroke([(43, 33), (54, 37)], LINE, 3)
    pen.stroke([(77, 33), (66, 37)], LINE, 3)
    pen.stroke([(48, 56), (60, 61), (72, 56)], LINE, 3, bend=True)


def nest(pen: Pen, t: Tint) -> None:
    """An ember kept warm in a nest."""
    tongue(pen, 60, 48, 40, t.main, t.accent)
    pen.curve([(42, 56), (46, 36), (60, 28), (74, 36), (78, 56), (60, 66)], t.light, LINE, EDGE)
    pen.stroke([(52, 42), (56, 36)], WHITE, 4)
    pen.stroke([(58, 58), (64, 50), (60, 44)], t.main, 2.8)
    pen.curve(route("14,58 40,66 60,68 80,66 106,58 98,80 60,90 22,80"), _WOOD, LINE, EDGE)
    for y, shift in ((68, 0), (76, 6), (82, 12)):
        pen.stroke([(24 + shift, y - 2), (60, y + 4), (96 - shift, y - 2)], darker(_WOOD, 0.35), 2, bend=True)
    for start, end in (
        ((20, 64), (8, 54)),
        ((100, 64), (114, 52)),
        ((30, 78), (18, 86)),
        ((92, 78), (104, 86)),
    ):
        outlined(pen, [start, end], _WOOD, 2.4)


def smoke(pen: Pen, t: Tint) -> None:
    """A curtain of smoke; somebody is elsewhere."""
    for x, y, size, shade in (
        (34, 70, 34, 0.0),
        (88, 68, 34, 0.1),
        (60, 50, 38, 0.25),
        (30, 34, 26, 0.35),
        (90, 30, 26, 0.4),
        (60, 20, 24, 0.55),
    ):
        cloud(pen, x, y, size, lighter(_SMOKE, shade))
    for x in (54, 68):
        pen.oval((x - 4, 42, x + 4, 54), t.accent, LINE, EDGE * 0.8)
        pen.oval((x - 1.4, 45, x + 1.8, 52), LINE)


def mark(pen: Pen, t: Tint) -> None:
    """A sooty print that shows where to look."""
    for radius, colour in ((40, t.main), (31, WHITE), (22, t.main)):
        pen.disc(60, 46, radius, colour, LINE, EDGE)
    for x, y, wide, high, turn in (
        (60, 56, 14, 13, 0),
        (44, 42, 5, 13, -34),
        (53, 31, 5, 15, -10),
        (64, 30, 5, 15, 6),
        (75, 36, 5, 13, 26),
    ):
        shape = [around(0, 0, 1, step * 20) for step in range(18)]
        pen.polygon(turned([(px * wide, py * high) for px, py in shape], x, y, turn), _COAL)
    for degrees in (0, 90, 180, 270):
        outlined(pen, [around(60, 46, 38, degrees), around(60, 46, 46, degrees)], _COAL, 3)


def campfire(pen: Pen, t: Tint) -> None:
    """Ashes still warm enough for another fire."""
    tongue(pen, 42, 74, 40, t.main, t.accent)
    tongue(pen, 80, 74, 36, t.main, t.accent)
    tongue(pen, 60, 78, 66, t.main, t.accent)
    for a, b in (((22, 86), (84, 70)), ((98, 86), (36, 70))):
        outlined(pen, [a, b], _WOOD, 8)
        pen.disc(*a, 5, (206, 170, 124), LINE, EDGE * 0.8)
    for x, y in ((26, 24), (96, 20), (84, 8), (38, 8)):
        pen.disc(x, y, 2.6, t.accent, LINE, EDGE * 0.6)


def comet(pen: Pen, t: Tint) -> None:
    """Something bright that falls."""
    for shift, colour, line in ((0, LINE, 30.0), (0, t.main, 27.0), (0, t.light, 16.0)):
        pen.polygon(turned([(0, -line / 2), (84, shift), (0, line / 2)], 44, 58, -34), colour)
    pen.polygon(star(40, 60, 27, 15, 9), t.accent, LINE, EDGE)
    pen.disc(40, 60, 10, WHITE)


def lantern(pen: Pen, t: Tint) -> None:
    """A light carried through the dark."""
    for step in range(12):
        pen.stroke([around(60, 50, 36, 30 * step), around(60, 50, 44, 30 * step)], t.accent, 2.8)
    pen.stroke([around(60, 20, 12, turn) for turn in range(180, 361, 30)], LINE, 4, bend=True)
    pen.polygon([(42, 30), (78, 30), (74, 20), (46, 20)], _COAL, LINE, EDGE)
    pen.polygon([(44, 30), (76, 30), (80, 74), (40, 74)], mixed(t.light, WHITE, 0.4), LINE, EDGE)
    tongue(pen, 60, 72, 34, t.main, t.accent)
    pen.polygon([(36, 74), (84, 74), (80, 84), (40, 84)], _COAL, LINE, EDGE)


def ward(pen: Pen, t: Tint) -> None:
    """A circle of signs that lets nothing through."""
    pen.disc(60, 46, 41, None, LINE, 7)
    pen.disc(60, 46, 40, None, t.accent, 4)
    pen.polygon(star(60, 46, 38, 17, 5), t.main, LINE, EDGE)
    pen.polygon(star(60, 46, 21, 9.4, 5, 90), t.light, LINE, EDGE * 0.8)
    draw_sun(pen, 60, 46, 16, WHITE, LINE)
