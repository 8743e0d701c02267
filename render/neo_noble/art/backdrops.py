"""What is behind a figure: wings, halos, doors, graves. Each around the middle of the figure's back."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.drawing.strokes import around
from render.drawing.tones import LINE, WHITE, darker, lighter, mixed
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.tints import BONE, DARK, GOLD, STEEL, STONE, WOOD, Dye


def _wings(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        for reach, drop in ((46, 26), (50, 12), (48, -4), (40, -20)):
            path = [(way * 4, -8), (way * reach * 0.7, drop - 18), (way * reach, drop)]
            b.curve([*path, (way * reach * 0.6, drop + 4), (way * 6, 4)], WHITE)
        b.stroke([(way * 6, -4), (way * 24, -24), (way * 40, -22)], d.trim, 3)


def _bat_wings(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        shape = ((4, -10), (28, -34), (52, -26), (46, -8), (50, 10), (36, 4), (30, 20), (18, 8), (6, 14))
        b.poly([(way * x, y) for x, y in shape], d.dark)
        for x, y in ((46, -8), (36, 4), (18, 8)):
            b.stroke([(way * 28, -34), (way * x, y)], LINE, 1.4, bend=False)


def _moth_wings(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        upper = ((4, -6), (24, -38), (48, -36), (44, -10), (20, 2))
        lower = ((4, 2), (26, 2), (38, 16), (24, 32), (8, 16))
        b.curve([(way * x, y) for x, y in upper], d.trim)
        b.curve([(way * x, y) for x, y in lower], d.cloth)
        b.disc(way * 32, -22, 6.4, d.glow)
        b.disc(way * 32, -22, 2.8, DARK, 0)
        b.disc(way * 22, 16, 4, d.glow)


def _halo(b: Brush, d: Dye) -> None:
    for step in range(16):
        x, y = around(0, -20, 40 if step % 2 else 32, step * 22.5)
        b.stroke([around(0, -20, 27, step * 22.5), (x, y)], d.glow, 2.6, bend=False)
    b.ring(0, -20, 25, GOLD, 3)


def _moon(b: Brush, d: Dye) -> None:
    b.disc(0, -14, 36, lighter(d.glow, 0.5))
    for x, y, r in ((-14, -24, 5), (12, 2, 7), (16, -28, 3.4)):
        b.disc(x, y, r, mixed(lighter(d.glow, 0.5), d.dark, 0.2), 0)


def _flames(b: Brush, _: Dye) -> None:
    for x, size in ((-40, 0.9), (-24, 1.3), (-8, 1.6), (10, 1.5), (26, 1.3), (42, 0.9)):
        tongue = b.moved(x, 32, size)
        tongue.curve("0,0 -10,-6 -9,-18 -3,-14 0,-34 8,-18 10,-6", (236, 112, 44))
        tongue.curve("0,-2 -5,-7 -2,-18 4,-12 5,-5", (255, 214, 96), 0)


def _chains(b: Brush, _: Dye) -> None:
    for start, end in (((-52, -50), (52, 20)), ((52, -50), (-52, 20))):
        for step in range(13):
            t = step / 12
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            b.ring(x, y, 3.4, STEEL if step % 2 else STONE, 1.8)


def _door(b: Brush, d: Dye) -> None:
    arch = [around(0, -26, 32, turn) for turn in range(180, 361, 15)]
    b.poly([*arch, (32, 34), (-32, 34)], STONE)
    inner = [around(0, -24, 25, turn) for turn in range(180, 361, 15)]
    b.poly([*inner, (25, 34), (-25, 34)], darker(WOOD, 0.2))
    for x in (-12, 0, 12):
        b.stroke([(x, -44), (x, 34)], LINE, 1.4, bend=False)
    for y in (-20, 12):
        b.stroke([(-25, y), (25, y)], d.trim, 3, bend=False)


def _grave(b: Brush, d: Dye) -> None:
    arch = [around(0, -18, 27, turn) for turn in range(180, 361, 15)]
    b.poly([*arch, (27, 34), (-27, 34)], STONE)
    b.stroke("0,-36 0,0", darker(STONE, 0.35), 4, bend=False)
    b.stroke("-11,-25 11,-25", darker(STONE, 0.35), 4, bend=False)
    for x in (-26, -14, 16, 28):
        b.curve([(x - 6, 36), (x, 22), (x + 6, 36)], d.dark)


def _window(b: Brush, d: Dye) -> None:
    b.disc(0, -14, 38, darker(d.dark, 0.3))
    for step in range(8):
        shape = [around(0, -14, 33, step * 45 + turn) for turn in (3, 15, 30, 42)]
        inner = [around(0, -14, 12, step * 45 + turn) for turn in (38, 7)]
        b.poly([*shape, *inner], (d.trim, d.cloth, d.glow)[step % 3], 0.6)
    b.disc(0, -14, 9, d.glow)


def _roots(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        for reach, top in ((18, -50), (34, -36), (48, -10)):
            path = [(way * 4, 34), (way * reach * 0.5, 20), (way * reach, top + 26), (way * reach * 0.8, top)]
            b.edged(path, mixed(WOOD, d.dark, 0.3), 4)
            b.disc(way * reach * 0.8, top, 4, (134, 186, 84))


def _leaves(b: Brush, d: Dye) -> None:
    for step in range(12):
        x, y = around(0, -14, 38, step * 30)
        leaf = b.moved(x, y, 1, step * 30)
        leaf.curve("-8,0 0,-7 12,0 0,7", (112, 160, 72) if step % 2 else d.trim)


def _stars(b: Brush, d: Dye) -> None:
    for step, size in enumerate((9, 6, 10, 7, 8, 6, 9)):
        x, y = around(0, 0, 46 - 8 * (step % 2), 190 + step * 27, 0.95)
        b.moved(x, y, size / 10).twin("0,-12 3,-3 12,0 3,3 0,12", d.glow, sharp=True)


def _candles(b: Brush, d: Dye) -> None:
    for step, high in enumerate((20, 34, 26, 40, 30, 38, 24, 18)):
        x = -49 + step * 14
        b.poly([(x - 4, 34), (x - 4, 34 - high), (x + 4, 34 - high), (x + 4, 34)], BONE)
        b.moved(x, 34 - high).curve("0,0 -4,-5 0,-15 4,-5", d.glow)


def _ravens(b: Brush, _: Dye) -> None:
    for x, y, size in ((-38, -36, 1.1), (34, -44, 0.9), (46, -8, 0.8), (-48, -2, 0.7)):
        bird = b.moved(x, y, size)
        bird.poly("0,2 -8,-8 -22,-9 -10,2 -2,8 2,8 10,2 22,-9 8,-8", DARK)


def _bells(b: Brush, d: Dye) -> None:
    b.edged("-54,-50 54,-50", WOOD, 5, bend=False)
    for x, size in ((-40, 1.2), (-20, 0.9), (20, 0.9), (40, 1.2)):
        bell = b.moved(x, -48, size)
        bell.stroke("0,0 0,6", LINE, 2)
        bell.twin("0,5 6,8 8,18 14,26 0,27", d.trim)
        bell.disc(0, 29, 3.4, darker(d.trim, 0.35))


def _web(b: Brush, d: Dye) -> None:
    tone = lighter(d.trim, 0.4)
    for step in range(8):
        b.stroke([(0, -14), around(0, -14, 54, step * 45 + 10)], tone, 1.5, bend=False)
    for reach in (16, 28, 40, 50):
        b.stroke(
            [around(0, -14, reach * (0.9 if step % 2 else 1), step * 22.5 + 10) for step in range(17)],
            tone, 1.5, bend=False,
        )  # fmt: skip


def _throne(b: Brush, d: Dye) -> None:
    b.poly("-28,34 -28,-34 -20,-52 -10,-40 0,-58 10,-40 20,-52 28,-34 28,34", d.dark)
    b.poly("-20,34 -20,-32 20,-32 20,34", d.cloth, 0.7)
    for x in (-20, 0, 20):
        b.disc(x, -44, 3.4, d.trim)


def _wheel(b: Brush, _: Dye) -> None:
    for radius, line in ((37, 6), (9, 4)):
        b.ring(0, -12, radius, WOOD, line)
    for step in range(8):
        start, end = around(0, -12, 11, step * 45), around(0, -12, 34, step * 45)
        b.edged([start, end], WOOD, 3, bend=False)


def _smoke(b: Brush, d: Dye) -> None:
    tone = mixed(lighter(d.cloth, 0.5), STONE, 0.4)
    for step in range(9):
        x, y = around(0, -16, 34 + 8 * math.sin(step * 2.1), step * 40)
        b.disc(x, y, 11 + 4 * math.sin(step * 3.3), tone)
    b.disc(0, -14, 34, tone, 0)


def _rays(b: Brush, d: Dye) -> None:
    for step in range(12):
        ends = [around(0, -14, 62, step * 30 + way) for way in (-6, 6)]
        b.poly([(0, -14), *ends], (*d.glow, 190), 0)


def _nothing(_: Brush, __: Dye) -> None:
    """Draw nothing."""


BACKDROPS: dict[str, Callable[[Brush, Dye], None]] = {
    "wings": _wings,
    "bat_wings": _bat_wings,
    "moth_wings": _moth_wings,
    "halo": _halo,
    "moon": _moon,
    "flames": _flames,
    "chains": _chains,
    "door": _door,
    "grave": _grave,
    "window": _window,
    "roots": _roots,
    "leaves": _leaves,
    "stars": _stars,
    "candles": _candles,
    "ravens": _ravens,
    "bells": _bells,
    "web": _web,
    "throne": _throne,
    "wheel": _wheel,
    "smoke": _smoke,
    "rays": _rays,
    "nothing": _nothing,
}
