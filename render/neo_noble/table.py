"""A picture of Neo Noble being composed: the canvas, and the cards of the match."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.options import NeoNobleOptions
from render.drawing.themes import Theme, theme_called
from render.neo_noble.cards import Cards
from render.shared.canvas import Canvas
from render.shared.speech import Speech, recalled

PALETTE = "neo_noble"


class Table(NamedTuple):
    """What every part of a picture needs, whatever lies on the table."""

    canvas: Canvas
    cards: Cards

    @classmethod
    def of(cls, wide: int, high: int, options: NeoNobleOptions, speech: Speech, theme: str) -> Table:
        """Lay an empty table."""
        speech = recalled(speech)
        return cls(Canvas(wide, high, theme_called(theme), speech, PALETTE), Cards.of(options, speech))

    @property
    def theme(self) -> Theme:
        """The picture's colours."""
        return self.canvas.theme
