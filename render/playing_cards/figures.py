"""The court: King, Queen and Jack, drawn from a few shapes and told apart by their outline.

Everything is in a field 100 wide and 130 high, standing on its lower edge.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from render.drawing.pen import Pen, Point
from render.drawing.themes import Colour
from render.playing_cards.marks import draw_suit

_LINE: Colour = (44, 36, 40)
_GOLD: Colour = (232, 184, 72)
_GOLD_DARK: Colour = (176, 126, 30)
_WHITE: Colour = (252, 248, 238)
_STEEL: Colour = (206, 212, 222)
_WOOD: Colour = (134, 92, 54)


class Look(NamedTuple):
    """What differs from suit to suit."""

    skin: Colour
    hair: Colour


_LOOKS = {
    "H": Look((248, 214, 184), (150, 74, 36)),
    "D": Look((242, 200, 160), (214, 164, 72)),
    "C": Look((168, 114, 78), (46, 34, 32)),
    "S": Look((228, 186, 150), (92, 88, 98)),
}


def draw_figure(pen: Pen, rank: str, suit: str, robe: Colour) -> None:
    """Draw the figure of a court card."""
    _FIGURES[rank](pen, suit, _LOOKS[suit], robe)


def _lighter(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part + (255 - part) * share) for part in colour)
    return red, green, blue


def _face(pen: Pen, look: Look, y: float, wide: float = 15, high: float = 19) -> None:
    """Draw a head: oval, brows, eyes, nose, mouth."""
    pen.oval((50 - wide, y - high, 50 + wide, y + high), look.skin, _LINE, 1.6)
    for side in (-1, 1):
        pen.stroke([(50 + side * 4, y - 5.5), (50 + side * 9.5, y - 6.5)], _LINE, 1.6)
        pen.disc(50 + side * 6.5, y - 1.5, 1.9, _LINE)
    pen.stroke([(50, y - 1), (48.2, y + 5), (50.5, y + 5.6)], _LINE, 1.2)


def _mouth(pen: Pen, y: float, colour: Colour) -> None:
    pen.stroke([(45.5, y), (50, y + 1.6), (54.5, y)], colour, 2, bend=True)


def _king(pen: Pen, suit: str, look: Look, robe: Colour) -> None:
    """A broad cloak, a square beard, an open crown, a sword held upright."""
    pen.stroke([(87, 112), (87, 26)], _LINE, 8)
    pen.stroke([(87, 112), (87, 26)], _STEEL, 5)
    pen.stroke([(87, 98), (87, 24)], _WHITE, 1.4)
    pen.curve([(3, 138), (8, 104), (20, 82), (50, 74), (80, 82), (92, 104), (97, 138)], robe, _LINE, 2)
    pen.polygon([(34, 78), (66, 78), (62, 140), (38, 140)], _lighter(robe, 0.3), _LINE, 1.6)
    draw_suit(pen, suit, 41, 104, 18, _WHITE)
    collar: list[Point] = [(18, 84), (34, 74), (50, 72), (66, 74), (82, 84), (76, 97), (50, 90), (24, 97)]
    pen.curve(collar, _WHITE, _LINE, 1.8)
    for x, y in ((25, 89), (33, 83.5), (67, 83.5), (75, 89)):
        pen.stroke([(x, y), (x, y + 4)], _LINE, 2)
    pen.curve([(33, 46), (31, 66), (37, 80), (63, 80), (69, 66), (67, 46)], look.hair, _LINE, 1.6)
    _face(pen, look, 50, 15, 18)
    beard: list[Point] = [
        (35, 54),
        (42, 58),
        (50, 56),
        (58, 58),
        (65, 54),
        (65, 72),
        (59, 88),
        (50, 91),
        (41, 88),
        (35, 72),
    ]
    pen.curve(beard, look.hair, _LINE, 1.8)
    pen.oval((45, 62, 55, 66), (176, 72, 66))
    for x in (43, 50, 57):
        pen.stroke([(x, 71), (50 + (x - 50) * 0.8, 84)], _lighter(look.hair, 0.3), 1.3)
    pen.polygon([(31, 40), (26, 10), (38.5, 24), (50, 4), (61.5, 24), (74, 10), (69, 40)], _GOLD, _LINE, 2)
    pen.polygon([(31, 40), (30, 33), (70, 33), (69, 40)], _GOLD_DARK, _LINE, 1.4)
    for x in (38, 50, 62):
        pen.disc(x, 36.5, 2.2, robe)
    for x, y in ((26, 9), (50, 4.5), (74, 9)):
        pen.disc(x, y, 3.6, _GOLD, _LINE, 1.4)
    pen.panel((78, 92, 97, 97), 2, _GOLD, _LINE, 1.6)
    pen.disc(87, 104, 6.6, look.skin, _LINE, 1.6)
    pen.disc(87, 115, 3.6, _GOLD, _LINE, 1.4)


def _queen(pen: Pen, suit: str, look: Look, robe: Colour) -> None:
    """Long hair, narrow shoulders, a rounded crown with pearls, a flower."""
    hair: list[Point] = [
        (50, 22),
        (67, 32),
        (72, 56),
        (76, 84),
        (84, 104),
        (50, 110),
        (16, 104),
        (24, 84),
        (28, 56),
        (33, 32),
    ]
    pen.curve(hair, look.hair, _LINE, 2)
    for side in (-1, 1):
        for shift in (0, 6):
            path = [
                (50 + side * (19 + shift * 0.4), 56),
                (50 + side * (21 + shift), 80),
                (50 + side * (27 + shift), 99),
            ]
            pen.stroke(path, _lighter(look.hair, 0.28), 1.4, bend=True)
    pen.curve([(14, 138), (20, 112), (33, 92), (50, 86), (67, 92), (80, 112), (86, 138)], robe, _LINE, 2)
    pen.polygon(
        [(44, 62), (56, 62), (57, 80), (66, 91), (50, 112), (34, 91), (43, 80)], look.skin, _LINE, 1.6
    )
    pen.polygon([(33, 90), (50, 111), (67, 90), (71, 95), (50, 121), (29, 95)], _WHITE, _LINE, 1.5)
    draw_suit(pen, suit, 43, 121, 14, _WHITE)
    for x, y in ((40, 87), (44.5, 90.5), (50, 92), (55.5, 90.5), (60, 87)):
        pen.disc(x, y, 2.1, _GOLD, _LINE, 0.8)
    _face(pen, look, 52, 13.5, 18)
    _mouth(pen, 62, (186, 60, 64))
    for side in (-1, 1):
        pen.disc(50 + side * 9, 57.5, 2.6, (*_lighter((206, 84, 80), 0.25), 150))
        pen.disc(50 + side * 14.5, 62, 2.2, _GOLD, _LINE, 0.8)
    pen.curve(
        [(34, 40), (33, 25), (41, 18), (46, 24), (50, 8), (54, 24), (59, 18), (67, 25), (66, 40)],
        _GOLD,
        _LINE,
        1.8,
    )
    pen.polygon([(34.5, 41), (34.5, 34.5), (65.5, 34.5), (65.5, 41)], _GOLD_DARK, _LINE, 1.3)
    for x in (41, 50, 59):
        pen.disc(x, 37.8, 2, _WHITE)
    for x, y, r in ((38, 20, 3), (50, 8, 4), (62, 20, 3)):
        pen.disc(x, y, r, _WHITE, _LINE, 1.3)
    pen.stroke([(17, 128), (13, 84)], (70, 110, 62), 3)
    for x, y in ((13, 68), (5.5, 74), (20.5, 74), (8.5, 82.5), (17.5, 82.5)):
        pen.disc(x, y, 5.6, _lighter(robe, 0.42), _LINE, 1.2)
    pen.disc(13, 76, 4.2, _GOLD, _LINE, 1.2)
    pen.disc(17, 112, 6, look.skin, _LINE, 1.5)


def _jack(pen: Pen, suit: str, look: Look, robe: Colour) -> None:
    """A beret with a long feather, a pleated ruff, a halberd."""
    pen.stroke([(12, 138), (12, 18)], _LINE, 6)
    pen.stroke([(12, 138), (12, 18)], _WOOD, 3.4)
    pen.polygon([(12, 2), (16, 22), (8, 22)], _STEEL, _LINE, 1.6)
    pen.curve([(13, 26), (28, 20), (33, 36), (28, 52), (13, 46), (16, 36)], _STEEL, _LINE, 1.8)
    pen.polygon([(11, 30), (2, 37), (11, 43)], _STEEL, _LINE, 1.5)
    pen.curve([(17, 138), (20, 108), (30, 92), (50, 86), (70, 92), (80, 108), (83, 138)], robe, _LINE, 2)
    for x in (36, 64):
        pen.stroke([(x, 96), (x + (x - 50) * 0.15, 132)], _lighter(robe, 0.35), 5)
    draw_suit(pen, suit, 42, 104, 16, _WHITE)
    pen.curve([(34, 40), (30, 62), (33, 77), (50, 74), (67, 77), (70, 62), (66, 40)], look.hair, _LINE, 1.8)
    ruff: list[Point] = []
    for index in range(13):
        x = 26 + index * 4
        ruff.append((x, 94 - abs(x - 50) * 0.12 if index % 2 else 86 - abs(x - 50) * 0.05))
    pen.polygon([(31, 78), (50, 75), (69, 78), *reversed(ruff)], _WHITE, _LINE, 1.6)
    _face(pen, look, 57, 14, 18)
    _mouth(pen, 67.5, (168, 70, 64))
    feather: list[Point] = [(60, 30), (70, 14), (86, 6), (97, 10), (94, 24), (84, 36), (72, 42), (64, 40)]
    pen.curve(feather, _WHITE, _LINE, 1.8)
    pen.stroke([(62, 37), (76, 24), (92, 13)], _LINE, 1.4, bend=True)
    for a, b in (((72, 28), (74, 38)), ((79, 22), (83, 32)), ((85, 18), (91, 24))):
        pen.stroke([a, b], _LINE, 1)
    pen.curve(
        [(26, 40), (30, 26), (48, 18), (66, 24), (74, 38), (70, 46), (50, 42), (31, 48)],
        _lighter(robe, 0.12),
        _LINE,
        2,
    )
    pen.stroke([(31, 44), (50, 39.5), (69, 43)], _GOLD, 3.4, bend=True)
    pen.disc(64, 37, 3.4, _GOLD, _LINE, 1.2)


_FIGURES: dict[str, Callable[[Pen, str, Look, Colour], None]] = {"K": _king, "Q": _queen, "J": _jack}
