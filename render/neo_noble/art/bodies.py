"""Bodies of the figures on cards. Each stands on its origin, about sixty units high with its head."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from render.drawing.pen import Point
from render.drawing.tones import darker, lighter
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.tints import Dye


class Body(NamedTuple):
    """How a body is drawn, and where on it head and hand are."""

    draw: Callable[[Brush, Dye], None]
    head: Point
    head_size: float
    hand: Point
    shown: bool = True
    """Whether the hand is seen upon what it holds."""
    middle: float = 0
    """How far right of its origin the middle of the figure is."""


def _robe(b: Brush, d: Dye) -> None:
    """A long robe with wide sleeves."""
    b.twin("0,-47 9,-45 14,-34 17,-16 23,0 10,2", d.cloth)
    b.poly("-5,-44 5,-44 7,1 -7,1", d.dark)
    b.stroke("0,-42 0,0", d.trim, 2, bend=False)
    b.curve("-13,-42 -24,-28 -27,-20 -18,-18 -9,-32", d.cloth)
    b.curve("13,-42 24,-30 30,-24 22,-18 9,-32", d.cloth)
    b.stroke("-26,-21 -18,-18.5", d.trim, 2.6)
    b.stroke("29,-24 22,-18.5", d.trim, 2.6)


def _ghost(b: Brush, d: Dye) -> None:
    """A sheet that floats, frayed below."""
    half = "0,-58 12,-54 19,-40 22,-20 27,-2 20,-8 16,4 9,-6 4,5 0,-4"
    b.twin(half, d.cloth)
    b.curve("6,-50 13,-38 15,-16 9,-24 7,-38", lighter(d.cloth, 0.35), 0)
    b.curve("18,-34 30,-34 33,-27 27,-24 18,-24", d.cloth)
    b.curve("-18,-34 -29,-30 -31,-23 -25,-22 -18,-24", d.cloth)


def _brute(b: Brush, d: Dye) -> None:
    """Shoulders like a bull's, short legs."""
    for way in (-1, 1):
        b.poly([(way * 4, -16), (way * 18, -16), (way * 17, 0), (way * 5, 0)], d.dark)
    b.twin("0,-50 16,-50 29,-42 24,-24 17,-12 0,-10", d.skin)
    b.twin("0,-26 20,-28 19,-8 0,-6", d.cloth, sharp=True)
    b.stroke("-19,-24 19,-24", d.trim, 3, bend=False)
    b.edged("-25,-42 -35,-28 -31,-14", d.skin, 10)
    b.edged("25,-42 36,-32 32,-24", d.skin, 10)
    b.curve("-30,-48 -18,-54 -14,-44 -24,-38", d.cloth)
    b.curve("30,-48 18,-54 14,-44 24,-38", d.cloth)


def _knight(b: Brush, d: Dye) -> None:
    """Plate armour and a cape."""
    b.twin("0,-46 16,-42 24,-20 28,0 0,-4", d.dark)
    for way in (-1, 1):
        b.poly([(way * 3, -18), (way * 13, -18), (way * 12, 0), (way * 3, 0)], darker(d.trim, 0.25))
    b.twin("0,-47 14,-45 15,-30 12,-16 0,-14", lighter(d.trim, 0.15), sharp=True)
    b.stroke("0,-44 0,-18", darker(d.trim, 0.4), 1.6, bend=False)
    b.poly("-12,-22 12,-22 14,-12 0,-7 -14,-12", d.cloth)
    b.edged("-16,-42 -24,-30 -19,-22", lighter(d.trim, 0.15), 7)
    b.edged("16,-42 26,-32 29,-26", lighter(d.trim, 0.15), 7)
    for way in (-1, 1):
        b.disc(way * 16, -43, 7, d.trim)


def _beast(b: Brush, d: Dye) -> None:
    """A beast on four legs, its head to the right."""
    b.edged("-26,-26 -40,-36 -38,-50", d.cloth, 5)
    for x in (-22, -10, 12, 22):
        colour = d.cloth if x in (-10, 22) else d.dark
        b.poly([(x - 4, -18), (x + 4, -18), (x + 5, 0), (x - 4, 0)], colour)
    b.curve("-30,-30 -16,-40 8,-38 26,-46 34,-34 26,-14 -6,-12 -28,-14", d.cloth)
    b.curve("-16,-16 4,-20 22,-18 16,-12 -8,-12", d.skin, 0)
    for x in (-20, -10, 0, 10):
        b.stroke([(x, -38), (x - 2, -30)], d.dark, 2.4)


def _bird(b: Brush, d: Dye) -> None:
    """A bird upon a perch, its wings folded."""
    b.edged("-34,-1 34,-1", (134, 92, 58), 4)
    b.curve("-10,-20 -16,2 -8,12 2,10 0,-12", d.dark)
    b.twin("0,-50 14,-42 19,-26 12,-8 0,-3", d.cloth)
    b.twin("0,-34 9,-30 9,-14 0,-7", d.skin, 0)
    b.curve("13,-44 27,-24 22,-2 11,-14 8,-32", d.dark)
    b.curve("-13,-44 -27,-24 -22,-2 -11,-14 -8,-32", d.dark)
    for y in (-28, -20):
        b.stroke([(-5, y), (0, y + 4), (5, y)], d.trim, 1.8)
    for x in (-6, 6):
        b.stroke([(x, -5), (x, 1)], d.trim, 3)


def _critter(b: Brush, d: Dye) -> None:
    """A small round body in a waistcoat, a tail behind."""
    b.edged("-14,-8 -32,-4 -36,-18 -28,-24", d.skin, 5)
    b.twin("0,-40 15,-34 21,-16 15,-2 0,0", d.skin)
    b.twin("0,-34 14,-31 19,-14 12,-6 0,-10", d.cloth)
    b.twin("0,-30 4,-28 5,-12 0,-10", d.skin, 0)
    for way in (-1, 1):
        b.oval(way * 10, 0, 8, 3.6, d.dark)
    b.edged("-16,-28 -25,-20", d.skin, 6)
    b.edged("16,-28 27,-24", d.skin, 6)
    for y in (-25, -18):
        b.disc(0, y, 1.6, d.trim, 0.5)


def _serpent(b: Brush, d: Dye) -> None:
    """Coils, one upon another."""
    b.oval(0, -6, 34, 8, d.dark)
    b.edged("-28,-6 -6,-2 26,-6 30,-14 8,-20 -22,-16 -24,-26 -4,-30 8,-34 4,-46", d.cloth, 11)
    for x, y in ((-14, -4), (4, -3), (20, -7), (20, -17), (2, -20), (-14, -18), (-12, -28), (4, -36)):
        b.stroke([(x - 3, y + 3), (x, y - 3), (x + 3, y + 3)], d.trim, 2)


def _child(b: Brush, d: Dye) -> None:
    """A child in a tunic."""
    for way in (-1, 1):
        b.edged([(way * 5, -12), (way * 6, -2)], d.skin, 5)
        b.oval(way * 7, 0, 6, 3, d.dark)
    b.twin("0,-34 8,-33 11,-22 15,-8 0,-7", d.cloth, sharp=True)
    b.stroke("-12,-16 12,-16", d.trim, 2.6, bend=False)
    b.edged("-9,-30 -19,-22 -22,-26", d.cloth, 5)
    b.edged("9,-30 20,-26 25,-28", d.cloth, 5)


def _trunk(b: Brush, d: Dye) -> None:
    """A walking trunk."""
    b.poly("-30,2 -14,-10 -12,-44 12,-44 14,-10 30,2 12,-3 0,3 -12,-3", d.cloth)
    for x in (-6, 0, 6):
        b.stroke([(x, -38), (x + 1.5, -24), (x - 1, -10)], d.dark, 2)
    b.edged("-12,-36 -26,-42 -32,-56", d.cloth, 5)
    b.edged("12,-34 24,-34 30,-30", d.cloth, 5)
    for x, y in ((-35, -58), (-28, -62), (-25, -49)):
        b.disc(x, y, 5, d.trim)


def _armless(b: Brush, d: Dye) -> None:
    """A bell-shaped cloak, closed all round."""
    b.twin("0,-48 11,-45 18,-30 26,0 12,3", d.cloth)
    for way in (-1, 1):
        b.stroke([(way * 5, -40), (way * 11, -4)], d.dark, 2.2)
    b.twin("0,-50 14,-46 19,-36 0,-31", d.dark)
    b.disc(0, -37, 4, d.trim)


def _flame(b: Brush, d: Dye) -> None:
    """A body that is a flame."""
    b.curve("0,2 -20,-6 -24,-24 -14,-40 -16,-52 -2,-44 4,-60 14,-42 22,-34 24,-14 14,0", d.cloth)
    b.curve("0,0 -12,-8 -13,-22 -4,-36 4,-40 12,-24 12,-8", d.trim, 0)
    b.edged("16,-26 26,-24 30,-28", d.cloth, 6)
    b.edged("-17,-26 -27,-24 -29,-18", d.cloth, 6)


def _wisps(b: Brush, d: Dye) -> None:
    """A plume of mist that comes from below."""
    b.curve(
        "4,3 -14,-2 -26,-12 -14,-16 -22,-28 -10,-38 -6,-50 8,-48 14,-36 24,-28 14,-18 26,-10 16,0", d.cloth
    )
    b.stroke("-12,-6 2,-12 -8,-22 4,-30 0,-40", lighter(d.cloth, 0.4), 2.6)
    b.edged("13,-34 24,-30 29,-26", d.cloth, 5)


def _cart(b: Brush, d: Dye) -> None:
    """A hunched bearer under a large bundle."""
    b.curve("-36,-52 -16,-66 8,-60 8,-34 -10,-24 -34,-30", d.trim)
    b.stroke("-30,-58 4,-30", darker(d.trim, 0.4), 2.4)
    b.stroke("4,-60 -32,-32", darker(d.trim, 0.4), 2.4)
    b.curve("-20,-36 0,-46 16,-42 16,-26 12,0 -16,1", d.cloth)
    b.stroke("-6,-34 -8,-2", d.dark, 2.4)
    b.edged("8,-34 20,-26 28,-26", d.cloth, 6)


BODIES: dict[str, Body] = {
    "robe": Body(_robe, (0, -55), 1.0, (26, -21)),
    "ghost": Body(_ghost, (0, -45), 0.95, (31, -29)),
    "brute": Body(_brute, (0, -54), 1.0, (32, -23)),
    "knight": Body(_knight, (0, -55), 0.95, (29, -26)),
    "beast": Body(_beast, (36, -44), 1.05, (46, -26), False, 10),
    "bird": Body(_bird, (0, -53), 1.0, (24, -3), False),
    "critter": Body(_critter, (0, -46), 1.1, (28, -24)),
    "serpent": Body(_serpent, (3, -54), 0.95, (26, -38), False),
    "child": Body(_child, (0, -45), 1.15, (26, -28)),
    "trunk": Body(_trunk, (0, -50), 1.0, (30, -30)),
    "cloak": Body(_armless, (0, -57), 1.0, (25, -20), False),
    "flame": Body(_flame, (0, -34), 0.85, (30, -28)),
    "mist": Body(_wisps, (2, -54), 0.95, (29, -26)),
    "bearer": Body(_cart, (14, -50), 0.95, (29, -26)),
}
