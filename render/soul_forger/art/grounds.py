"""The ground behind an emblem: its colours and lines are the faction's, its shape the kind of card's."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.pen import Pen
from render.drawing.strokes import around
from render.soul_forger.art.tints import tints


def draw_ground(pen: Pen, wide: float, high: float, factions: Sequence[str], kind: str) -> None:
    """Fill the whole sheet."""
    first, last = tints(factions)
    pen.panel((0, 0, wide, high), 0, first.light)
    pen.polygon([(wide, 0), (wide, high), (0, high)], last.light if last is not first else first.light)
    x, y, reach = wide / 2, high / 2, min(wide, high) / 2
    if kind in ("creature", "token"):
        for step in range(12):
            rays = [around(x, y, reach * 2.4, 30 * step + turn) for turn in (-6, 6)]
            pen.polygon([(x, y), *rays], first.pale)
        pen.disc(x, y, reach * 0.86, first.pale)
    elif kind in ("spell", "item", "quest"):
        pen.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], first.pale)
    else:
        pen.panel((x - reach * 0.86, y - reach * 0.86, x + reach * 0.86, y + reach * 0.86), 16, first.pale)
