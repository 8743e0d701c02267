"""Signs told by their shape: Fates, kinds of cards, when a text works, behaviours, Power and Resolve."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engines.neo_noble.cards.language.parts import Fate
from render.drawing.pen import Paint, Pen, Point, Sprite, route
from render.drawing.strokes import around, star
from render.drawing.themes import Colour

_Draw = Callable[[Pen, float, float, float, Paint], None]


def _placed(points: str | list[Point], x: float, y: float, size: float) -> list[Point]:
    found = route(points) if isinstance(points, str) else points
    return [(x + px * size, y + py * size) for px, py in found]


def _arc(start: int, end: int, radius: float, x: float = 0.5, y: float = 0.5, flat: float = 1) -> list[Point]:
    step = 12 if end > start else -12
    return [around(x, y, radius, turn, flat) for turn in range(start, end + (1 if step > 0 else -1), step)]


# Fates: a leaf with its root, a lantern, two links of a chain, a bell


def _earth(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for way in (-1, 1):
        leaf = [(0.5, 0.58), (0.5 + way * 0.12, 0.2), (0.5 + way * 0.46, 0.06), (0.5 + way * 0.42, 0.42)]
        pen.curve(_placed(leaf, x, y, size), fill)
    pen.stroke(_placed("0.5,0.5 0.5,0.96", x, y, size), fill, size * 0.1)
    pen.stroke(_placed("0.5,0.74 0.26,0.94", x, y, size), fill, size * 0.08)
    pen.stroke(_placed("0.5,0.74 0.74,0.94", x, y, size), fill, size * 0.08)


def _ghost(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.stroke(_placed(_arc(180, 360, 0.14, 0.5, 0.18), x, y, size), fill, size * 0.08)
    pen.polygon(_placed("0.3,0.2 0.7,0.2 0.82,0.34 0.18,0.34", x, y, size), fill)
    pen.polygon(_placed("0.2,0.84 0.8,0.84 0.66,0.99 0.34,0.99", x, y, size), fill)
    for px in (0.24, 0.76):
        pen.stroke(_placed([(px, 0.34), (px, 0.84)], x, y, size), fill, size * 0.08)
    pen.curve(_placed("0.5,0.38 0.62,0.58 0.58,0.76 0.5,0.8 0.42,0.76 0.38,0.58", x, y, size), fill)


def _hell(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for shift in (-0.16, 0.16):
        ring = [around(0.5 + shift, 0.5 + shift, 0.25, turn) for turn in range(0, 361, 15)]
        squeezed = [(px + (py - px) * 0.12, py + (px - py) * 0.12) for px, py in ring]
        pen.stroke(_placed(squeezed, x, y, size), fill, size * 0.13)
    for start, end in (((0.8, 0.06), (0.72, 0.2)), ((0.94, 0.2), (0.8, 0.28)), ((0.06, 0.8), (0.2, 0.72))):
        pen.stroke(_placed([start, end], x, y, size), fill, size * 0.07)


def _heaven(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    bell = "0.5,0.06 0.66,0.14 0.72,0.46 0.92,0.74 0.5,0.8 0.08,0.74 0.28,0.46 0.34,0.14"
    pen.curve(_placed(bell, x, y, size), fill)
    pen.disc(x + size * 0.5, y + size * 0.88, size * 0.11, fill)
    pen.disc(x + size * 0.5, y + size * 0.07, size * 0.07, fill)


_FATES: dict[Fate, _Draw] = {
    "earthbound": _earth,
    "ghostbound": _ghost,
    "hellbound": _hell,
    "heavenbound": _heaven,
}


def draw_fate(pen: Pen, fate: Fate, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a Fate's sign into a square whose corner is given."""
    _FATES[fate](pen, x, y, size, fill)


# Kinds: a crown, a cracked stone that can Shatter, a winged boot's trail, a ring


def _noble(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(
        _placed("0.04,0.88 0.04,0.26 0.28,0.52 0.5,0.1 0.72,0.52 0.96,0.26 0.96,0.88", x, y, size), fill
    )


def _arbiter(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Two halves of a stone with a jagged crack between them: the Shattering mark."""
    left = "0.44,0.02 0.12,0.2 0.06,0.66 0.36,0.97 0.5,0.78 0.32,0.58 0.52,0.38 0.36,0.2"
    right = "0.6,0.03 0.9,0.22 0.95,0.64 0.54,0.98 0.68,0.76 0.5,0.58 0.7,0.36 0.52,0.2"
    pen.polygon(_placed(left, x, y, size), fill)
    pen.polygon(_placed(right, x, y, size), fill)


def _errant(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """An arrowhead with a trail: who comes, does it, and stays behind."""
    pen.polygon(_placed("0.98,0.5 0.44,0.06 0.56,0.5 0.44,0.94", x, y, size), fill)
    for py, start in ((0.28, 0.12), (0.5, 0.02), (0.72, 0.12)):
        pen.stroke(_placed([(start, py), (0.4, py)], x, y, size), fill, size * 0.1)


def _token(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.disc(x + size / 2, y + size / 2, size * 0.46, None, fill, size * 0.13)
    pen.disc(x + size / 2, y + size / 2, size * 0.17, fill)


def _pathpaws(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.oval((x + size * 0.24, y + size * 0.48, x + size * 0.76, y + size * 0.96), fill)
    for px, py in ((0.13, 0.42), (0.36, 0.2), (0.64, 0.2), (0.87, 0.42)):
        pen.disc(x + px * size, y + py * size, size * 0.13, fill)


# When a text works


def _income(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A rising sun."""
    pen.polygon(_placed(_arc(180, 360, 0.26, 0.5, 0.72), x, y, size), fill)
    pen.stroke(_placed("0.04,0.84 0.96,0.84", x, y, size), fill, size * 0.1)
    for turn in (200, 235, 270, 305, 340):
        ends = [around(0.5, 0.72, reach, turn) for reach in (0.36, 0.5)]
        pen.stroke(_placed(ends, x, y, size), fill, size * 0.09)


def _on_summon(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """An arrow that comes down upon a lane."""
    pen.polygon(
        _placed("0.36,0.02 0.64,0.02 0.64,0.36 0.88,0.36 0.5,0.74 0.12,0.36 0.36,0.36", x, y, size), fill
    )
    pen.stroke(_placed("0.06,0.92 0.94,0.92", x, y, size), fill, size * 0.11)


def _manifest(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(star(x + size / 2, y + size / 2, size * 0.52, size * 0.17, 4), fill)


def _ongoing(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Two loops without end."""
    for px in (0.27, 0.73):
        pen.disc(x + px * size, y + size / 2, size * 0.27, None, fill, size * 0.12)


def _end_turn(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A crescent moon."""
    outer = [around(0.5, 0.5, 0.46, turn) for turn in range(50, 311, 10)]
    inner = [around(0.7, 0.5, 0.38, turn) for turn in range(292, 66, -10)]
    pen.polygon(_placed([*outer, *inner], x, y, size), fill)


def _pay(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A Soul with a hand's palm beneath."""
    pen.curve(_placed("0.5,0 0.68,0.26 0.66,0.48 0.5,0.56 0.34,0.48 0.32,0.26", x, y, size), fill)
    pen.stroke(_placed("0.06,0.66 0.3,0.9 0.7,0.9 0.94,0.66", x, y, size), fill, size * 0.12)


def _react(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(_placed("0.62,0.01 0.16,0.56 0.44,0.56 0.34,0.99 0.84,0.38 0.54,0.38", x, y, size), fill)


def _tribute(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Two arrows that change places."""
    pen.polygon(_placed("0.02,0.32 0.6,0.32 0.6,0.12 0.98,0.4 0.02,0.4", x, y, size), fill)
    pen.polygon(_placed("0.98,0.68 0.4,0.68 0.4,0.88 0.02,0.6 0.98,0.6", x, y, size), fill)


# Behaviours


def _pathfinder(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A needle in a compass."""
    pen.disc(x + size / 2, y + size / 2, size * 0.47, None, fill, size * 0.09)
    pen.polygon(_placed("0.74,0.2 0.58,0.58 0.26,0.8 0.42,0.42", x, y, size), fill)


def _haste(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    for shift in (0, 0.42):
        chevron = [(0.06 + shift, 0.08), (0.5 + shift, 0.5), (0.06 + shift, 0.92)]
        pen.stroke(_placed(chevron, x, y, size), fill, size * 0.14)


def _brittle(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A broken pot."""
    pen.polygon(
        _placed(
            "0.12,0.12 0.36,0.3 0.5,0.14 0.64,0.32 0.88,0.12 0.8,0.66 0.64,0.94 0.36,0.94 0.2,0.66",
            x,
            y,
            size,
        ),
        fill,
    )


# Numbers


def _power(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(_placed("0.98,0.02 0.94,0.3 0.48,0.7 0.3,0.52 0.7,0.06", x, y, size), fill)
    pen.stroke(_placed("0.18,0.46 0.54,0.82", x, y, size), fill, size * 0.13)
    pen.stroke(_placed("0.34,0.66 0.09,0.91", x, y, size), fill, size * 0.15)


def _resolve(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    pen.polygon(_placed("0.08,0.06 0.92,0.06 0.92,0.5 0.8,0.74 0.5,0.98 0.2,0.74 0.08,0.5", x, y, size), fill)


def _ambient(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A hollow shield: Resolve that is no card's."""
    points = _placed("0.1,0.08 0.9,0.08 0.9,0.5 0.78,0.73 0.5,0.95 0.22,0.73 0.1,0.5", x, y, size)
    pen.polygon(points, None, fill, size * 0.1)


def _attack(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Two crossed swords."""
    for way in (1, -1):
        for start, end, line in (
            ((-0.28, 0.28), (0.4, -0.4), 0.1),
            ((-0.38, 0.1), (-0.1, 0.38), 0.09),
            ((-0.28, 0.28), (-0.42, 0.42), 0.12),
        ):
            ends = [(0.5 + way * px, 0.5 + py) for px, py in (start, end)]
            pen.stroke(_placed(ends, x, y, size), fill, size * line)


def _cards(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """Three linked cards, one upon another."""
    for step in range(3):
        top = 0.02 + step * 0.2
        pen.polygon(
            _placed([(0.18, top), (0.82, top), (0.82, top + 0.12), (0.18, top + 0.12)], x, y, size), fill
        )
    pen.polygon(_placed("0.18,0.62 0.82,0.62 0.82,0.98 0.18,0.98", x, y, size), fill)


def _grave(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A gravestone with a cross cut out."""
    arch = [around(0.5, 0.38, 0.34, turn) for turn in range(180, 361, 15)]
    pen.polygon(_placed([*arch, (0.84, 0.9), (0.16, 0.9)], x, y, size), fill)
    pen.stroke(_placed("0.03,0.94 0.97,0.94", x, y, size), fill, size * 0.09)


def _scythe(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """What reaps."""
    pen.stroke(_placed("0.84,0.08 0.54,0.97", x, y, size), fill, size * 0.1)
    pen.curve(_placed("0.9,0.04 0.4,0.04 0.03,0.42 0.4,0.24 0.8,0.26", x, y, size), fill)


def _banished(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A circle struck through."""
    pen.disc(x + size / 2, y + size / 2, size * 0.45, None, fill, size * 0.11)
    pen.stroke(_placed("0.2,0.8 0.8,0.2", x, y, size), fill, size * 0.11)


def _silenced(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A mouth with a cross upon it."""
    pen.panel((x + size * 0.04, y + size * 0.1, x + size * 0.96, y + size * 0.7), size * 0.18, fill)
    pen.polygon(_placed("0.2,0.66 0.5,0.66 0.2,0.96", x, y, size), fill)
    for ends in ("0.32,0.24 0.68,0.56", "0.68,0.24 0.32,0.56"):
        pen.stroke(_placed(ends, x, y, size), (255, 255, 255), size * 0.1)


def _taken(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """An arrow across the middle of the table: a Spirit that came from the other side."""
    for ends in ("0.04,0.42 0.3,0.42", "0.7,0.42 0.96,0.42"):
        pen.stroke(_placed(ends, x, y, size), fill, size * 0.1)
    pen.polygon(_placed("0.4,0.04 0.6,0.04 0.6,0.56 0.84,0.56 0.5,0.98 0.16,0.56 0.4,0.56", x, y, size), fill)


def _soul(pen: Pen, x: float, y: float, size: float, fill: Paint) -> None:
    """A wisp: a Soul."""
    pen.curve(
        _placed(
            "0.56,0 0.6,0.2 0.84,0.42 0.84,0.72 0.66,0.94 0.38,0.95 0.18,0.74 0.18,0.46 0.4,0.3", x, y, size
        ),
        fill,
    )


_SIGNS: dict[str, _Draw] = {
    "noble": _noble,
    "arbiter": _arbiter,
    "errant": _errant,
    "token": _token,
    "pathpaws": _pathpaws,
    "income": _income,
    "on_summon": _on_summon,
    "manifest": _manifest,
    "ongoing": _ongoing,
    "end_turn": _end_turn,
    "pay": _pay,
    "react": _react,
    "tribute": _tribute,
    "pathfinder": _pathfinder,
    "haste": _haste,
    "brittle": _brittle,
    "power": _power,
    "resolve": _resolve,
    "ambient": _ambient,
    "attack": _attack,
    "cards": _cards,
    "grave": _grave,
    "scythe": _scythe,
    "banished": _banished,
    "silenced": _silenced,
    "taken": _taken,
    "soul": _soul,
}
SIGNS: tuple[str, ...] = tuple(_SIGNS)


def draw_sign(pen: Pen, name: str, x: float, y: float, size: float, fill: Paint) -> None:
    """Draw a sign into a square whose corner is given."""
    _SIGNS[name](pen, x, y, size, fill)


@lru_cache(maxsize=512)
def sign(name: str, size: int, colour: Colour) -> Sprite:
    """Return a sign alone."""
    pen = Pen(size, size)
    draw_sign(pen, name, size * 0.04, size * 0.04, size * 0.92, colour)
    return pen.sprite()
