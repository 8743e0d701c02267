"""What figures hold: each thing around the hand at its origin, reaching some twenty units."""

from __future__ import annotations

from collections.abc import Callable

from render.drawing.strokes import around
from render.drawing.tones import LINE, WHITE, darker, lighter
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.tints import BONE, DARK, GOLD, STEEL, STONE, WOOD, Dye


def _lantern(b: Brush, d: Dye) -> None:
    b.stroke("0,0 0,5", LINE, 2)
    b.glow(0, 15, 13, d.glow)
    b.poly("-5,5 5,5 7,8 -7,8", DARK)
    b.poly("-6,8 6,8 7,20 -7,20", d.glow)
    b.stroke("0,8 0,20", LINE, 1.2, bend=False)
    b.poly("-8,20 8,20 6,23 -6,23", DARK)


def _scythe(b: Brush, _: Dye) -> None:
    b.edged("-6,24 4,-36", WOOD, 2.6, bend=False)
    b.curve("4,-36 -14,-34 -26,-20 -14,-26 3,-29", STEEL)


def _bell(b: Brush, _: Dye) -> None:
    b.stroke("0,-2 0,4", LINE, 2.4)
    b.twin("0,3 5,5 6,12 11,19 0,20", GOLD)
    b.disc(0, 22, 3, darker(GOLD, 0.3))


def _key(b: Brush, _: Dye) -> None:
    b.ring(0, -24, 6, GOLD, 3)
    b.edged("0,-18 0,10", GOLD, 3, bend=False)
    b.edged("0,8 7,8", GOLD, 3, bend=False)
    b.edged("0,2 5,2", GOLD, 3, bend=False)


def _chain(b: Brush, _: Dye) -> None:
    for step in range(5):
        b.ring(step * 1.5 * (-1) ** step, 3 + step * 6.4, 3, STEEL, 1.7)
    b.edged("0,32 -6,38 0,43 7,38 6,33", STEEL, 2.4)


def _staff(b: Brush, d: Dye) -> None:
    b.edged("0,24 0,-34", WOOD, 3, bend=False)
    b.glow(0, -39, 10, d.glow)
    b.disc(0, -39, 6, d.glow)
    b.disc(-2, -41, 1.8, WHITE, 0)


def _crook(b: Brush, d: Dye) -> None:
    b.edged("0,24 0,-28 4,-38 12,-38 13,-30 8,-27", d.trim, 3)


def _book(b: Brush, d: Dye) -> None:
    b.poly("-4,-10 14,-12 16,8 -2,10", darker(d.cloth, 0.2))
    b.poly("-2,-8 12,-10 14,6 0,8", BONE, 0.6)
    for y in (-5, -1, 3):
        b.stroke([(1, y), (11, y - 1.2)], LINE, 0.9, bend=False)


def _drum(b: Brush, d: Dye) -> None:
    b.poly("-9,0 11,0 11,16 -9,16", d.cloth)
    for x in (-9, -2, 5):
        b.stroke([(x, 2), (x + 3.5, 14), (x + 6, 2)], d.trim, 1.4, bend=False)
    b.oval(1, 0, 10, 4, BONE)
    b.edged("10,-14 2,-2", WOOD, 1.8, bend=False)


def _letter(b: Brush, _: Dye) -> None:
    b.poly("-6,-8 16,-12 18,3 -4,7", BONE)
    b.stroke("-6,-8 7,-1 16,-12", LINE, 1.2, bend=False)
    b.disc(7, -1, 3.2, (190, 40, 44), 0.8)


def _coins(b: Brush, _: Dye) -> None:
    for y in (14, 10, 6, 2):
        b.oval(4, y, 9, 3.6, GOLD)
    b.disc(6, -10, 6.4, GOLD)
    b.disc(6, -10, 3.6, darker(GOLD, 0.2), 0.5)


def _sword(b: Brush, _: Dye) -> None:
    b.poly("-2.6,-6 2.6,-6 2,-34 0,-41 -2,-34", STEEL)
    b.stroke("0,-8 0,-34", WHITE, 1, bend=False)
    b.edged("-8,-5 8,-5", GOLD, 3, bend=False)
    b.edged("0,-4 0,6", WOOD, 3, bend=False)


def _axe(b: Brush, _: Dye) -> None:
    b.edged("0,22 0,-30", WOOD, 3, bend=False)
    b.curve("2,-30 16,-36 20,-22 16,-10 2,-16", STEEL)
    b.curve("-2,-28 -9,-30 -10,-20 -2,-19", STEEL)


def _hammer(b: Brush, _: Dye) -> None:
    b.edged("0,20 0,-24", WOOD, 3.4, bend=False)
    b.poly("-13,-36 13,-36 13,-22 -13,-22", STONE)
    b.stroke("-8,-36 -8,-22", LINE, 1.2, bend=False)
    b.stroke("8,-36 8,-22", LINE, 1.2, bend=False)


def _shield(b: Brush, d: Dye) -> None:
    b.twin("0,-20 14,-18 14,0 0,18", d.cloth, sharp=True)
    b.twin("0,-14 9,-12 9,-1 0,11", d.trim, 0, sharp=True)
    b.disc(0, -3, 4, d.cloth)


def _torch(b: Brush, d: Dye) -> None:
    b.edged("0,16 0,-14", WOOD, 3.6, bend=False)
    b.curve("0,-12 -9,-18 -7,-28 -2,-26 1,-38 6,-28 10,-22 7,-14", d.glow)
    b.curve("0,-14 -4,-18 0,-27 5,-18", WHITE, 0)


def _basket(b: Brush, d: Dye) -> None:
    b.ring(2, 3, 9, WOOD, 2)
    for x in (-5, 2, 8):
        b.disc(x, 3, 4.6, d.trim)
    b.poly("-10,4 14,4 11,17 -7,17", WOOD)
    for x in (-4, 2, 8):
        b.stroke([(x, 5), (x, 16)], darker(WOOD, 0.35), 1.4, bend=False)


def _shovel(b: Brush, _: Dye) -> None:
    b.edged("0,-26 0,10", WOOD, 3, bend=False)
    b.edged("-5,-27 5,-27", WOOD, 3, bend=False)
    b.curve("-7,9 7,9 7,20 0,28 -7,20", STEEL)


def _flute(b: Brush, _: Dye) -> None:
    b.edged("-22,-20 12,4", WOOD, 4, bend=False)
    for t in (0.35, 0.5, 0.65, 0.8):
        b.disc(-22 + 34 * t, -20 + 24 * t, 1.2, LINE, 0)
    for x, y in ((-34, -30), (-28, -40)):
        b.oval(x, y, 3, 2.4, DARK, 0)
        b.stroke([(x + 2.6, y), (x + 2.6, y - 9)], DARK, 1.4, bend=False)


def _scales(b: Brush, _: Dye) -> None:
    b.edged("0,8 0,-26", GOLD, 2.4, bend=False)
    b.edged("-16,-20 16,-26", GOLD, 2.4, bend=False)
    for x, y in ((-16, -20), (16, -26)):
        b.stroke([(x - 6, y + 14), (x, y), (x + 6, y + 14)], LINE, 1.1, bend=False)
        b.curve([(x - 8, y + 13), (x, y + 20), (x + 8, y + 13)], GOLD)


def _hourglass(b: Brush, d: Dye) -> None:
    b.poly("-8,-16 8,-16 1.5,0 8,16 -8,16 -1.5,0", (226, 240, 244))
    b.poly("-6,12 6,12 0,4", d.glow, 0)
    b.poly("-4,-8 4,-8 0,-1", d.glow, 0)
    for y in (-17, 17):
        b.edged([(-9, y), (9, y)], WOOD, 3, bend=False)


def _mirror(b: Brush, _: Dye) -> None:
    b.edged("0,14 0,-6", GOLD, 3.4, bend=False)
    b.oval(0, -18, 10, 13, (206, 230, 240))
    b.ring(0, -18, 11, GOLD, 2)
    b.stroke("-4,-12 4,-25", WHITE, 2.4, bend=False)


def _wreath(b: Brush, d: Dye) -> None:
    for step in range(10):
        x, y = around(2, 0, 12, step * 36)
        b.disc(x, y, 4.4, (96, 148, 74) if step % 3 else d.trim)


def _banner(b: Brush, d: Dye) -> None:
    b.edged("0,24 0,-42", WOOD, 2.6, bend=False)
    b.poly("1,-40 26,-36 20,-28 26,-18 1,-20", d.cloth)
    b.disc(10, -29, 4, d.trim)


def _cauldron(b: Brush, d: Dye) -> None:
    b.curve("-14,6 16,6 18,16 10,27 -8,27 -16,16", DARK)
    b.oval(1, 6, 15, 4.4, d.glow)
    for x, y, r in ((-4, 0, 3), (4, -5, 4), (9, -1, 2)):
        b.disc(x, y, r, d.glow)


def _quill(b: Brush, d: Dye) -> None:
    b.curve("0,4 -2,-16 6,-34 16,-40 15,-26 8,-10", lighter(d.trim, 0.3))
    b.stroke("-2,10 4,-14 14,-36", LINE, 1.4)


def _broom(b: Brush, _: Dye) -> None:
    b.edged("0,-34 0,8", WOOD, 2.6, bend=False)
    b.poly("-4,6 4,6 10,26 -10,26", (216, 178, 96))
    for x in (-5, 0, 5):
        b.stroke([(x * 0.5, 10), (x, 25)], darker(WOOD, 0.2), 1.2, bend=False)


def _bow(b: Brush, _: Dye) -> None:
    b.stroke("-6,-30 -6,24", WHITE, 1.1, bend=False)
    b.edged("-6,-30 8,-16 8,8 -6,24", WOOD, 3)
    b.edged("-18,-3 16,-3", STEEL, 1.8, bend=False)
    b.poly("14,-7 22,-3 14,1", STEEL)


def _trident(b: Brush, d: Dye) -> None:
    b.edged("0,26 0,-34", d.trim, 2.8, bend=False)
    b.edged("-9,-40 -9,-28 0,-24 9,-28 9,-40", d.trim, 2.8)
    b.edged("0,-24 0,-44", d.trim, 2.8, bend=False)


def _umbrella(b: Brush, d: Dye) -> None:
    b.edged("0,8 0,-36", WOOD, 2.2, bend=False)
    b.curve("-26,-26 -16,-42 0,-46 16,-42 26,-26 13,-30 0,-26 -13,-30", d.cloth)
    b.stroke("0,-45 0,-28", d.dark, 1.4, bend=False)


def _censer(b: Brush, d: Dye) -> None:
    b.stroke("0,-2 -3,14", LINE, 1.4, bend=False)
    b.stroke("0,-2 5,14", LINE, 1.4, bend=False)
    b.oval(1, 19, 8, 7, GOLD)
    b.stroke("-6,18 8,18", darker(GOLD, 0.35), 1.6, bend=False)
    for x, y, r in ((8, 8, 4), (14, 0, 5), (12, -10, 6)):
        b.disc(x, y, r, (*lighter(d.trim, 0.5), 190), 0)


def _cage(b: Brush, d: Dye) -> None:
    b.disc(0, 18, 5, d.glow)
    b.disc(0, 18, 2, WHITE, 0)
    b.ring(0, 1, 3, GOLD, 1.6)
    for x in (-9, -4.5, 0, 4.5, 9):
        b.stroke([(x * 0.5, 6), (x, 12), (x, 27)], LINE, 1.5)
    b.edged("-11,28 11,28", GOLD, 2.6, bend=False)


def _horn(b: Brush, _: Dye) -> None:
    b.curve("-4,0 6,-8 16,-22 30,-26 30,-8 16,-4 4,4", GOLD)
    b.oval(30, -17, 3.6, 9.4, darker(GOLD, 0.35))


def _sprout(b: Brush, _: Dye) -> None:
    b.curve("-8,2 8,2 6,12 -6,12", WOOD)
    b.edged("0,2 0,-16", (110, 160, 72), 2)
    for way in (-1, 1):
        b.curve([(0, -14), (way * 6, -24), (way * 16, -22), (way * 10, -13)], (134, 186, 84))


def _bowl(b: Brush, d: Dye) -> None:
    b.curve("-12,-2 14,-2 10,10 -8,10", d.trim)
    b.oval(1, -2, 13, 3.6, darker(d.trim, 0.4))
    for x in (-4, 3, 9):
        b.stroke([(x, -6), (x - 2, -12), (x + 2, -18)], WHITE, 1.6)


def _candle(b: Brush, d: Dye) -> None:
    b.glow(2, -17, 11, d.glow)
    b.poly("-2,-10 6,-10 6,8 -2,8", BONE)
    b.curve("2,-10 -2,-15 2,-25 6,-15", d.glow)
    b.oval(2, 9, 9, 3, GOLD)


def _thread(b: Brush, d: Dye) -> None:
    b.poly("-8,-12 10,-12 10,-9 -8,-9", WOOD)
    b.poly("-8,8 10,8 10,11 -8,11", WOOD)
    b.poly("-6,-9 8,-9 8,8 -6,8", d.glow)
    for y in (-6, -2, 2, 6):
        b.stroke([(-6, y), (8, y - 2)], LINE, 0.9, bend=False)
    b.stroke("8,4 18,10 14,22 24,28", d.glow, 1.8)


def _dagger(b: Brush, _: Dye) -> None:
    b.poly("-3,2 3,2 3,-2 7,-2 7,-5 2.4,-5 1,-22 -1,-22 -2.4,-5 -7,-5 -7,-2 -3,-2", STEEL)
    b.stroke("0,3 0,9", WOOD, 4, bend=False)


def _rod(b: Brush, _: Dye) -> None:
    b.edged("-4,12 22,-38", WOOD, 2.2, bend=False)
    b.stroke("22,-38 30,-20 30,2", WHITE, 1.1)
    b.curve("30,2 26,8 30,14 35,8", (232, 120, 110))


def _map(b: Brush, _: Dye) -> None:
    b.poly("-8,-12 2,-15 10,-11 20,-14 20,8 10,11 2,7 -8,10", BONE)
    b.stroke("-4,6 2,-2 9,2 15,-8", (190, 50, 46), 1.6)
    b.stroke("13,-11 18,-6", (190, 50, 46), 1.8, bend=False)
    b.stroke("18,-11 13,-6", (190, 50, 46), 1.8, bend=False)


def _egg(b: Brush, d: Dye) -> None:
    b.curve("2,-18 11,-6 11,5 2,11 -7,5 -7,-6", lighter(d.skin, 0.5))
    for x, y in ((-1, -5), (5, 0), (0, 5), (4, -10)):
        b.disc(x, y, 1.8, d.trim, 0)


def _ladder(b: Brush, _: Dye) -> None:
    for x in (-6, 8):
        b.edged([(x, 26), (x + 6, -42)], WOOD, 2.4, bend=False)
    for step in range(6):
        y = 20 - step * 11
        b.edged([(-6 + (26 - y) * 0.09, y), (8 + (26 - y) * 0.09, y)], WOOD, 2, bend=False)


def _claws(b: Brush, _: Dye) -> None:
    for turn in (-30, 0, 30):
        b.moved(0, 0, 1, turn).curve("-2.6,2 2.6,2 3,-8 -2,-20 -3,-8", BONE)


def _star(b: Brush, d: Dye) -> None:
    b.glow(2, -10, 15, d.glow)
    b.twin("0,-26 4,-14 16,-10 4,-6 0,6", d.glow, sharp=True)


def _skull(b: Brush, d: Dye) -> None:
    b.twin("0,-16 9,-12 10,-3 5,1 5,6 0,6", BONE)
    for way in (-1, 1):
        b.disc(way * 4, -6, 2.8, DARK, 0)
        b.disc(way * 4, -6, 1, d.glow, 0)


def _crown(b: Brush, _: Dye) -> None:
    b.poly("-12,4 -14,-14 -6,-6 0,-18 6,-6 14,-14 12,4", GOLD)
    for x in (-6, 0, 6):
        b.disc(x, 0, 2, (190, 40, 60), 0.5)


def _nothing(_: Brush, __: Dye) -> None:
    """Draw nothing: an open hand."""


THINGS: dict[str, Callable[[Brush, Dye], None]] = {
    "lantern": _lantern,
    "scythe": _scythe,
    "bell": _bell,
    "key": _key,
    "chain": _chain,
    "staff": _staff,
    "crook": _crook,
    "book": _book,
    "drum": _drum,
    "letter": _letter,
    "coins": _coins,
    "sword": _sword,
    "axe": _axe,
    "hammer": _hammer,
    "shield": _shield,
    "torch": _torch,
    "basket": _basket,
    "shovel": _shovel,
    "flute": _flute,
    "scales": _scales,
    "hourglass": _hourglass,
    "mirror": _mirror,
    "wreath": _wreath,
    "banner": _banner,
    "cauldron": _cauldron,
    "quill": _quill,
    "broom": _broom,
    "bow": _bow,
    "trident": _trident,
    "umbrella": _umbrella,
    "censer": _censer,
    "cage": _cage,
    "horn": _horn,
    "sprout": _sprout,
    "bowl": _bowl,
    "candle": _candle,
    "thread": _thread,
    "dagger": _dagger,
    "rod": _rod,
    "map": _map,
    "egg": _egg,
    "ladder": _ladder,
    "claws": _claws,
    "star": _star,
    "skull": _skull,
    "crown": _crown,
    "nothing": _nothing,
}
