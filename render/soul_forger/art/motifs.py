"""Which motif is on which card."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.pen import Pen
from render.drawing.tones import LINE
from render.soul_forger.art.tints import tint


def draw_motif(pen: Pen, card: str, factions: Sequence[str], kind: str) -> None:
    """Draw a card's motif."""
    colours = tint(factions[0] if factions else "")
    pen.disc(50, 50, 30, colours.main, LINE, 3)
