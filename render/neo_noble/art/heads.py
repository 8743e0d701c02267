"""Heads of the figures on cards, each around its origin, about twelve units to every side."""

from __future__ import annotations

from collections.abc import Callable

from render.drawing.strokes import star
from render.drawing.tones import LINE, WHITE, darker, lighter
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.tints import BONE, DARK, GOLD, STEEL, WOOD, Dye


def _eyes(b: Brush, colour: tuple[int, int, int], y: float = 0, apart: float = 5, size: float = 2.6) -> None:
    for way in (-1, 1):
        b.disc(way * apart, y, size, colour, 0.6)


def _pupils(b: Brush, y: float = 0, apart: float = 5, size: float = 1.7) -> None:
    for way in (-1, 1):
        b.disc(way * apart, y, size, LINE, 0)


def _hood(b: Brush, d: Dye) -> None:
    b.twin("0,-17 9,-13 14,0 13,11 0,13", d.cloth)
    b.twin("0,-10 7,-7 9,2 6,9 0,11", DARK)
    _eyes(b, d.glow, 0, 3.8, 2.1)


def _skull(b: Brush, d: Dye) -> None:
    b.twin("0,-13 10,-10 13,0 9,7 0,8", BONE)
    b.poly("-6,6 6,6 5,13 -5,13", BONE)
    _eyes(b, DARK, -1, 5, 3.6)
    for way in (-1, 1):
        b.disc(way * 5, -1, 1.3, d.glow, 0)
    b.poly("0,3 2,7 -2,7", LINE, 0)
    for x in (-2, 2):
        b.stroke([(x, 8), (x, 12)], LINE, 1, bend=False)


def _hare(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        b.curve([(way * 3, -8), (way * 4, -24), (way * 9, -30), (way * 12, -22), (way * 9, -8)], d.skin)
        b.stroke([(way * 6.5, -12), (way * 8, -24)], d.trim, 2.4)
    b.twin("0,-12 9,-9 12,0 8,9 0,11", d.skin)
    _pupils(b, -2, 5.5, 2.2)
    b.poly("-2.4,3 2.4,3 0,6", d.trim, 0.5)
    b.stroke("-10,5 -4,5", LINE, 0.8)
    b.stroke("10,5 4,5", LINE, 0.8)


def _mole(b: Brush, d: Dye) -> None:
    dark = darker(d.dark, 0.2)
    b.twin("0,-12 11,-9 14,2 9,10 0,12", dark)
    b.oval(0, 5, 8, 6, d.skin)
    b.disc(0, 3, 3.2, (226, 120, 128))
    for way in (-1, 1):
        b.ring(way * 5.5, -4, 3.2, d.trim, 1.4)
        b.disc(way * 5.5, -4, 1.3, WHITE, 0)


def _fox(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        b.poly([(way * 3, -8), (way * 13, -21), (way * 13, -3)], d.cloth)
        b.poly([(way * 7, -8), (way * 11, -15), (way * 11, -5)], DARK, 0)
    b.poly("-13,-6 0,-11 13,-6 15,3 0,14 -15,3", d.cloth)
    for way in (-1, 1):
        b.poly([(way * 14, 3), (way * 3, 2), (0, 13)], WHITE, 0)
    b.poly("-13,-6 0,-11 13,-6 15,3 0,14 -15,3", None)
    b.disc(0, 12, 2.4, LINE, 0)
    _pupils(b, -1, 5.5, 1.9)


def _owl(b: Brush, d: Dye) -> None:
    b.twin("0,-10 6,-11 13,-18 14,-4 13,8 0,13", d.cloth, sharp=True)
    for way in (-1, 1):
        b.disc(way * 6, -2, 6.4, lighter(d.skin, 0.4))
        b.disc(way * 6, -2, 3.8, d.glow, 0.5)
        b.disc(way * 6, -2, 1.9, LINE, 0)
    b.poly("-3,2 3,2 0,9", GOLD)


def _raven(b: Brush, d: Dye) -> None:
    b.poly("8,-4 30,3 8,8", (90, 84, 96))
    b.stroke("8,3 26,3.6", LINE, 1)
    b.twin("0,-13 10,-9 12,1 8,10 0,12", DARK)
    b.poly("-4,-11 -10,-18 0,-13", DARK)
    b.disc(4, -3, 4.2, lighter(d.glow, 0.5))
    b.disc(4.8, -3, 1.9, LINE, 0)


def _moth(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        b.stroke([(way * 3, -9), (way * 8, -20), (way * 16, -22)], LINE, 1.8)
        for step in range(4):
            x, y = way * (6 + step * 2.6), -15 - step * 2
            b.stroke([(x, y), (x + way * 1, y - 6)], LINE, 1.4)
    b.twin("0,-11 9,-9 12,0 9,9 0,11", lighter(d.cloth, 0.35))
    for way in (-1, 1):
        b.oval(way * 6, -1, 4.4, 5.6, DARK)
        b.disc(way * 5, -3, 1.5, d.glow, 0)


def _stag(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        for path in (
            [(way * 4, -8), (way * 10, -20), (way * 9, -32)],
            [(way * 9, -18), (way * 19, -24), (way * 20, -32)],
            [(way * 8, -14), (way * 16, -15), (way * 21, -19)],
        ):
            b.edged(path, BONE, 2.6)
        b.curve([(way * 7, -6), (way * 17, -9), (way * 15, -2), (way * 8, 0)], d.skin)
    b.twin("0,-11 8,-8 9,2 6,12 0,14", d.skin)
    b.oval(0, 10, 4.4, 3.4, DARK)
    _pupils(b, -1, 5, 1.9)


def _toad(b: Brush, d: Dye) -> None:
    b.twin("0,-7 10,-9 17,1 13,9 0,11", d.cloth)
    for way in (-1, 1):
        b.disc(way * 9, -8, 5.6, d.cloth)
        b.disc(way * 9, -9, 3.2, d.glow, 0.6)
        b.stroke([(way * 9 - 2, -9), (way * 9 + 2, -9)], LINE, 1.6)
    b.stroke("-12,3 0,7 12,3", LINE, 1.6)
    b.disc(-4, -2, 1.4, d.dark, 0)
    b.disc(5, -1, 1.8, d.dark, 0)


def _lantern(b: Brush, d: Dye) -> None:
    b.ring(0, -17, 4, STEEL, 1.8)
    b.poly("-8,-14 8,-14 11,-9 -11,-9", d.dark)
    b.poly("-10,-9 10,-9 12,9 -12,9", d.glow)
    b.curve("0,7 -5,2 0,-6 5,2", WHITE, 0)
    for x in (-4.5, 4.5):
        b.stroke([(x, -9), (x * 1.1, 9)], LINE, 1.4, bend=False)
    b.poly("-13,9 13,9 9,14 -9,14", d.dark)


def _bell(b: Brush, d: Dye) -> None:
    b.ring(0, -15, 3.6, d.dark, 1.8)
    b.twin("0,-13 7,-10 9,2 15,10 0,11", GOLD)
    b.stroke("-10,4 10,4", darker(GOLD, 0.3), 1.8, bend=False)
    _eyes(b, DARK, -2, 4, 2.2)
    b.disc(0, 13, 3.6, d.dark)


def _flame(b: Brush, d: Dye) -> None:
    b.curve("0,13 -11,7 -13,-4 -7,-10 -7,-18 0,-13 3,-24 9,-12 13,-4 11,7", d.cloth)
    b.curve("0,11 -7,6 -7,-3 0,-9 7,-3 7,6", d.glow, 0)
    _eyes(b, DARK, 0, 3.6, 2)
    b.stroke("-3,6 0,7.6 3,6", LINE, 1.3)


def _candle(b: Brush, d: Dye) -> None:
    b.curve("0,-14 -5,-20 0,-31 5,-20", d.glow)
    b.stroke("0,-10 0,-16", LINE, 1.4)
    b.poly("-9,-11 9,-11 10,13 -10,13", lighter(d.skin, 0.5))
    b.curve("-9,-11 -4,-8 -5,0 -8,2 -9,-4", WHITE, 0.6)
    _pupils(b, 0, 4, 1.8)
    b.stroke("-3,6 0,5 3,6", LINE, 1.3)


def _root(b: Brush, d: Dye) -> None:
    for x, y, turn in ((-6, -10, -30), (0, -12, 0), (6, -10, 30)):
        b.moved(x, y, 1, turn).curve("0,2 -4,-6 0,-15 4,-6", (118, 168, 76))
    b.twin("0,-11 11,-8 13,2 7,11 0,14", WOOD)
    for way in (-1, 1):
        b.stroke([(way * 12, 2), (way * 18, 8)], WOOD, 2.4)
    _eyes(b, d.glow, -1, 5, 2.6)
    b.stroke("-5,6 0,8 5,6", LINE, 1.6)


def _mask(b: Brush, d: Dye) -> None:
    b.twin("0,-15 12,-12 16,2 10,12 0,13", d.dark)
    b.twin("0,-12 9,-10 11,0 6,10 0,12", WHITE)
    for way in (-1, 1):
        b.curve([(way * 2, -2), (way * 5, -5), (way * 8.4, -2), (way * 5, 0)], LINE, 0)
    b.poly("0,-12 3,-9 0,2 -3,-9", d.trim, 0)
    b.stroke("-3,6 0,7 3,6", d.trim, 2)


def _helm(b: Brush, d: Dye) -> None:
    b.curve("0,-12 -4,-24 8,-26 16,-16 12,-8 4,-12", d.cloth)
    b.twin("0,-14 9,-11 12,0 9,12 0,14", STEEL)
    b.poly("-10,-4 10,-4 9,1 -9,1", DARK)
    _eyes(b, d.glow, -1.5, 4, 1.5)
    b.stroke("0,1 0,13", LINE, 1.4, bend=False)
    for x in (-4, 4):
        b.disc(x, 7, 1, LINE, 0)


def _veiled(b: Brush, d: Dye) -> None:
    b.twin("0,-16 11,-11 15,6 17,20 8,16", lighter(d.cloth, 0.3))
    b.oval(0, 0, 8, 10, d.skin)
    for way in (-1, 1):
        b.stroke([(way * 2, -1), (way * 4.4, 0.6), (way * 6.6, -1)], LINE, 1.3)
    b.stroke("-2.4,5.6 0,6.4 2.4,5.6", (186, 70, 84), 1.6)
    b.stroke("-10,-8 0,-12 10,-8", d.trim, 2.6)


def _goat(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        b.edged([(way * 5, -8), (way * 14, -18), (way * 21, -12), (way * 18, -3)], BONE, 4.2)
        b.curve([(way * 8, -3), (way * 19, 0), (way * 16, 5), (way * 8, 3)], d.skin)
    b.twin("0,-11 8,-9 10,0 6,12 0,14", d.skin)
    b.poly("-4,12 4,12 0,22", darker(d.skin, 0.3))
    for way in (-1, 1):
        b.oval(way * 5, -2, 2.8, 2.2, d.glow, 0.6)
        b.stroke([(way * 5 - 1.4, -2), (way * 5 + 1.4, -2)], LINE, 1.4)


def _imp(b: Brush, d: Dye) -> None:
    for way in (-1, 1):
        b.poly([(way * 3, -9), (way * 11, -22), (way * 11, -6)], BONE)
        b.poly([(way * 10, -4), (way * 21, -9), (way * 11, 5)], d.skin)
    b.twin("0,-11 10,-9 13,0 7,10 0,14", d.skin)
    for way in (-1, 1):
        b.poly([(way * 2, -1), (way * 9, -5), (way * 7, 2)], d.glow, 0.6)
    b.poly("-7,5 7,5 4,10 0,11 -4,10", WHITE, 0.7)
    for x in (-3, 0, 3):
        b.stroke([(x, 5), (x, 10)], LINE, 0.8, bend=False)


def _hound(b: Brush, d: Dye) -> None:
    b.poly("-8,-10 -14,-20 -2,-12", d.dark)
    b.poly("4,-12 8,-22 12,-9", d.dark)
    b.curve("-12,-4 -2,-13 10,-10 22,-2 26,4 20,9 4,12 -8,10", d.cloth)
    b.poly("8,8 24,6 18,12", DARK, 0.6)
    for x in (12, 17, 21):
        b.poly([(x - 1.8, 7), (x + 1.8, 6.6), (x, 11)], WHITE, 0)
    b.disc(25, 2, 2.8, LINE, 0)
    b.disc(7, -3, 2.8, d.glow, 0.6)


def _halo_face(b: Brush, d: Dye) -> None:
    b.ring(0, -8, 15, d.glow, 2)
    b.curve("-12,4 -13,-8 -4,-14 6,-13 13,-6 12,5 8,-4 0,-7 -8,-4", d.trim)
    b.oval(0, 1, 9, 10.4, d.skin)
    b.curve("-11,0 -12,-9 0,-15 12,-9 11,0 6,-7 -5,-7", d.trim)
    _pupils(b, 1, 3.8, 1.6)
    b.stroke("-3,6 0,7.4 3,6", LINE, 1.3)


def _sun(b: Brush, d: Dye) -> None:
    b.poly(star(0, 0, 20, 12.5, 11), GOLD)
    b.disc(0, 0, 11.4, d.glow)
    _pupils(b, -1.5, 4, 1.8)
    b.stroke("-4,4 0,6 4,4", LINE, 1.5)


def _moon(b: Brush, d: Dye) -> None:
    b.curve("6,-17 -8,-13 -15,0 -8,13 6,17 -1,8 2,3 7,0 1,-4 -1,-9", lighter(d.skin, 0.45))
    b.stroke("-7,-3 -4,-1.6 -1.4,-3", LINE, 1.6)
    b.stroke("-4,7 -1,7.6", LINE, 1.6)
    b.disc(-8, 4, 2.2, d.trim, 0)


def _mushroom(b: Brush, d: Dye) -> None:
    b.poly("-7,-2 7,-2 8,13 -8,13", lighter(d.skin, 0.4))
    b.twin("0,-19 13,-14 19,-1 0,2", d.trim)
    for x, y, r in ((-8, -7, 3), (3, -12, 3.4), (10, -5, 2.2)):
        b.disc(x, y, r, WHITE, 0)
    _pupils(b, 6, 3.4, 1.7)


def _keyhole(b: Brush, d: Dye) -> None:
    b.poly("-12,-14 12,-14 12,13 -12,13", d.trim)
    b.poly("-9,-11 9,-11 9,10 -9,10", darker(d.trim, 0.25), 0.6)
    b.disc(0, -3, 4.4, DARK, 0)
    b.poly("-2.6,-1 2.6,-1 4,8 -4,8", DARK, 0)
    b.disc(0, -3, 1.6, d.glow, 0)


def _one_eye(b: Brush, d: Dye) -> None:
    b.twin("0,-13 10,-9 13,2 8,11 0,13", d.skin)
    b.oval(0, -1, 9, 6, WHITE)
    b.disc(0, -1, 4.2, d.glow, 0.7)
    b.disc(0, -1, 2, LINE, 0)
    b.stroke("-5,8 5,8", LINE, 1.4)


def _man(b: Brush, d: Dye) -> None:
    """A plain face under a broad hat."""
    b.oval(0, 2, 9, 10.4, d.skin)
    _pupils(b, 1, 3.8, 1.5)
    b.stroke("-3,7 3,7", LINE, 1.4)
    b.oval(0, -6, 19, 4.4, d.dark)
    b.twin("0,-19 8,-18 9,-7 0,-5", d.cloth)
    b.stroke("-9,-8 0,-6.6 9,-8", d.trim, 2.4)


def _elder(b: Brush, d: Dye) -> None:
    """A bald head with a long beard."""
    b.oval(0, -1, 10, 11, d.skin)
    b.curve("-10,1 -9,14 -4,22 0,27 4,22 9,14 10,1 5,5 -5,5", lighter(d.skin, 0.75))
    _pupils(b, -2, 4, 1.5)
    for way in (-1, 1):
        b.stroke([(way * 2, -6), (way * 7, -6.6)], WHITE, 2.4)


def _braids(b: Brush, d: Dye) -> None:
    """A face between two braids."""
    for way in (-1, 1):
        for step in range(4):
            b.disc(way * (12 + step * 0.6), 1 + step * 6, 4.2, d.dark)
    b.twin("0,-15 11,-10 13,3 8,6", d.dark)
    b.oval(0, 1, 8.6, 9.8, d.skin)
    b.curve("-9,-2 -6,-10 0,-8 6,-10 9,-2 0,-6", d.dark, 0)
    _pupils(b, 1, 3.6, 1.6)
    b.stroke("-2.6,6 0,7 2.6,6", (176, 60, 64), 1.5)


def _nothing(_: Brush, __: Dye) -> None:
    """Draw nothing: the body has a face of its own, or none."""


HEADS: dict[str, Callable[[Brush, Dye], None]] = {
    "hood": _hood,
    "skull": _skull,
    "hare": _hare,
    "mole": _mole,
    "fox": _fox,
    "owl": _owl,
    "raven": _raven,
    "moth": _moth,
    "stag": _stag,
    "toad": _toad,
    "lantern": _lantern,
    "bell": _bell,
    "flame": _flame,
    "candle": _candle,
    "root": _root,
    "mask": _mask,
    "helm": _helm,
    "veil": _veiled,
    "goat": _goat,
    "imp": _imp,
    "hound": _hound,
    "halo": _halo_face,
    "sun": _sun,
    "moon": _moon,
    "mushroom": _mushroom,
    "keyhole": _keyhole,
    "one_eye": _one_eye,
    "hat": _man,
    "elder": _elder,
    "braids": _braids,
    "nothing": _nothing,
}

TALL = {
    "stag": 33, "candle": 31, "hare": 30, "helm": 26, "root": 26, "flame": 24, "halo": 24, "imp": 23,
    "moth": 23, "hound": 22, "lantern": 22, "fox": 21, "sun": 20, "bell": 20, "hat": 20, "mushroom": 20,
}  # fmt: skip
"""How far heads reach above their origin, where that is more than usual."""
USUAL = 18
