"""Nobles: grander figures, crowned and mantled, in the midst of their Fate's glory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from PIL import ImageOps

from engines.neo_noble.cards.language.parts import Fate
from render.drawing.pen import SCALE, Pen
from render.drawing.strokes import around, star
from render.drawing.tones import LINE, WHITE, darker, lighter, mixed, number_of
from render.neo_noble.art.backdrops import BACKDROPS
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.heads import HEADS
from render.neo_noble.art.scenes import VIEWS, draw_scene
from render.neo_noble.art.signs import draw_fate
from render.neo_noble.art.things import THINGS
from render.neo_noble.art.tints import BONE, DARK, GOLD, Dye, dye, tint

_WIDE, _HIGH = 120, 90


class Regalia(NamedTuple):
    """What is on a Noble's picture."""

    head: str
    right: str
    """The thing in the hand on the right of the picture."""
    left: str
    backdrop: str
    view: int
    dye: int


_STARTER: Mapping[str, Regalia] = {
    "mother_hawthorn": Regalia("braids", "crook", "sprout", "roots", 0, 0),
    "corvane": Regalia("raven", "lantern", "quill", "moth_wings", 2, 2),
    "dame_scoria": Regalia("veil", "torch", "scales", "flames", 1, 0),
    "ilsabet": Regalia("bell", "staff", "horn", "wings", 1, 2),
}
_BACKDROPS = (
    "wings",
    "bat_wings",
    "moth_wings",
    "window",
    "throne",
    "wheel",
    "roots",
    "flames",
    "bells",
    "stars",
)
_HEADS = (
    "veil",
    "elder",
    "mask",
    "braids",
    "stag",
    "owl",
    "skull",
    "goat",
    "halo",
    "moon",
    "sun",
    "hood",
    "fox",
)
_THINGS = (
    "staff", "scythe", "bell", "key", "crook", "sword", "scales", "hourglass", "trident", "horn", "lantern",
    "book", "cage", "star", "skull", "mirror", "torch", "chain",
)  # fmt: skip


def regalia_of(card: str) -> Regalia:
    """Return what is on a Noble's picture."""
    return _STARTER.get(card) or _by_lot(card)


def _by_lot(card: str) -> Regalia:
    chance = Random(number_of(card, "regalia"))
    right, left = chance.sample(_THINGS, 2)
    return Regalia(
        chance.choice(_HEADS),
        right,
        left,
        chance.choice(_BACKDROPS),
        chance.randrange(VIEWS),
        chance.randrange(4),
    )


def draw_noble(pen: Pen, card: str, fate: Fate) -> None:
    """Draw a Noble's picture."""
    wears = regalia_of(card)
    colours = dye(fate, wears.dye)
    draw_scene(pen, _WIDE, _HIGH, fate, wears.view, "dusk", Random(number_of(card, "scene")))
    _glory(pen, fate)
    foot = Brush(pen, _WIDE / 2, 105, 1.1)
    BACKDROPS[wears.backdrop](foot.moved(0, -42), colours)
    _mantle(foot, colours, fate)
    head = foot.moved(0, -58, 1.06)
    HEADS[wears.head](head, colours)
    _CROWNS[fate](head.moved(0, -11), colours)
    _hold(foot, wears.right, colours)
    other = Pen(_WIDE, _HIGH, pen.scale / SCALE)
    _hold(foot._replace(pen=other), wears.left, colours)
    pen.sheet.alpha_composite(ImageOps.mirror(other.sheet))
    _frame(pen, fate)


def _hold(foot: Brush, thing: str, colours: Dye) -> None:
    """Draw a thing and the hand that holds it, on the right of the picture."""
    hand = foot.moved(31, -34)
    THINGS[thing](hand.moved(0, 0, 0.86), colours)
    hand.disc(0, 0, 3.8, colours.skin)


def _glory(pen: Pen, fate: Fate) -> None:
    """Draw a disc of light with rays behind the figure."""
    colours = tint(fate)
    for step in range(12):
        ends = [around(60, 44, 84, step * 30 + way) for way in (-6, 6)]
        pen.polygon([(60, 44), *ends], mixed(colours.light, colours.main, 0.55))
    pen.disc(60, 44, 39, mixed(colours.light, colours.main, 0.4), LINE, 1.8)
    pen.disc(60, 44, 36, colours.pale)


def _mantle(b: Brush, d: Dye, fate: Fate) -> None:
    """A broad mantle with a fur collar and the Fate's sign upon the breast."""
    b.twin("0,-50 17,-48 27,-38 36,-10 40,10 0,12", d.cloth)
    b.twin("0,-44 8,-42 12,-10 13,10 0,11", d.dark, sharp=True)
    for way in (-1, 1):
        b.stroke([(way * 12, -40), (way * 16, 8)], d.trim, 2.6)
        b.curve(
            [(way * 18, -44), (way * 30, -38), (way * 35, -30), (way * 27, -27), (way * 18, -30)], d.cloth
        )
        b.stroke([(way * 35, -31), (way * 27, -28)], d.trim, 3.4)
    b.twin("0,-50 12,-52 23,-43 19,-34 10,-37 0,-33", WHITE)
    for x, y in ((-17, -43), (-11, -41), (-4, -39), (4, -39), (11, -41), (17, -43)):
        b.stroke([(x, y), (x, y + 3.4)], LINE, 1.6)
    b.disc(0, -22, 8.4, GOLD)
    b.disc(0, -22, 6.4, d.dark, 0.5)
    ((x, y),) = b.placed([(0, -22)])
    draw_fate(b.pen, fate, x - 4.6 * b.size, y - 4.6 * b.size, 9.2 * b.size, GOLD)


def _leaf_crown(b: Brush, d: Dye) -> None:
    for turn in (-56, -28, 0, 28, 56):
        b.moved(turn * 0.2, 1 - abs(turn) * 0.02, 1, turn).curve("0,2 -4.6,-5 0,-16 4.6,-5", (122, 170, 74))
    b.curve("-13,0 0,-4 13,0 12,5 0,1 -12,5", darker(d.trim, 0.1))
    for x in (-8, 0, 8):
        b.disc(x, 0.6, 2, (196, 60, 50), 0.5)


def _candle_crown(b: Brush, d: Dye) -> None:
    for x, high in ((-10, 7), (-5, 10), (0, 12), (5, 10), (10, 7)):
        b.poly([(x - 1.8, 0), (x - 1.8, -high), (x + 1.8, -high), (x + 1.8, 0)], BONE, 0.8)
        b.moved(x, -high).curve("0,0 -2.6,-3 0,-9 2.6,-3", d.glow, 0.8)
    b.curve("-13,0 0,-4 13,0 12,5 0,1 -12,5", (172, 164, 206))


def _iron_crown(b: Brush, _: Dye) -> None:
    b.poly("-13,4 -17,-13 -9,-5 -6,-18 0,-7 6,-18 9,-5 17,-13 13,4 0,1", DARK)
    for x, y in ((-16, -12), (-6, -17), (6, -17), (16, -12)):
        b.disc(x, y, 2.2, (255, 170, 64), 0.6)
    b.stroke("-11,1 0,-2 11,1", (226, 84, 44), 2)


def _star_crown(b: Brush, d: Dye) -> None:
    b.poly("-13,4 -14,-10 -7,-3 0,-14 7,-3 14,-10 13,4 0,1", GOLD)
    b.poly(star(0, -17, 6.6, 2.8, 5), lighter(d.glow, 0.3), 0.6)
    for x in (-8, 0, 8):
        b.disc(x, -0.6, 1.8, WHITE, 0.5)


_CROWNS: dict[Fate, Callable[[Brush, Dye], None]] = {
    "earthbound": _leaf_crown,
    "ghostbound": _candle_crown,
    "hellbound": _iron_crown,
    "heavenbound": _star_crown,
}


def _frame(pen: Pen, fate: Fate) -> None:
    """Draw a golden frame with the Fate's sign in the corners."""
    pen.panel((0, 0, _WIDE, _HIGH), 3, None, GOLD, 3.4)
    pen.panel((3.4, 3.4, _WIDE - 3.4, _HIGH - 3.4), 4.4, None, LINE, 0.8)
    for x in (8.5, _WIDE - 8.5):
        for y in (8.5, _HIGH - 8.5):
            pen.disc(x, y, 6.6, tint(fate).ink, GOLD, 1.4)
            draw_fate(pen, fate, x - 3.6, y - 3.6, 7.2, GOLD)
