"""The ground behind an emblem: its colours and signs are the factions', its shape the kind of card's."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.pen import Pen
from render.drawing.strokes import around
from render.drawing.tones import mixed
from render.soul_forger.art.signs import draw_sign
from render.soul_forger.art.tints import tints

_SIGN = 30


def draw_ground(pen: Pen, wide: float, high: float, factions: Sequence[str], kind: str) -> None:
    """Fill the whole sheet: rays behind who lives, a diamond behind an Action, a plate behind Equipment."""
    first, last = tints(factions)
    pen.panel((0, 0, wide, high), 0, first.light)
    if last is not first:
        pen.polygon([(wide, 0), (wide, high), (0, high)], last.light)
    x, y, reach = wide / 2, high / 2, min(wide, high) / 2
    if kind in ("creature", "token"):
        for step in range(12):
            pen.polygon(
                [(x, y), *(around(x, y, wide + high, 30 * step + turn) for turn in (-6, 6))], first.pale
            )
        pen.disc(x, y, reach * 0.9, first.pale)
    elif kind in ("spell", "item", "quest"):
        pen.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], first.pale)
    else:
        pen.panel((x - reach * 0.9, y - reach * 0.9, x + reach * 0.9, y + reach * 0.9), 16, first.pale)
    _draw_signs(pen, wide, high, factions)


def _draw_signs(pen: Pen, wide: float, high: float, factions: Sequence[str]) -> None:
    """Draw the factions' signs in the corners, where there is room beside the motif."""
    first, last = tints(factions)
    pairs = ((first, factions[0] if factions else ""), (last, factions[-1] if factions else ""))
    room = (wide - high) / 2
    spots = ((4.0, 4.0), (wide - _SIGN * 0.8 - 4, high - _SIGN * 0.8 - 4))
    if room > _SIGN:
        spots = ((room / 2 - _SIGN / 2, 6.0), (wide - room / 2 - _SIGN / 2, high - _SIGN - 6))
    size = _SIGN if room > _SIGN else _SIGN * 0.8
    for (colours, faction), (x, y) in zip(pairs, spots, strict=True):
        draw_sign(pen, faction, x, y, size, mixed(colours.light, colours.main, 0.55))
