"""A picture of Noxtalia being composed: the canvas, the view, the names, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.themes import Theme, theme_called
from render.noxtalia.cards import Cards
from render.noxtalia.words import drawn_name
from render.shared.canvas import Canvas
from render.shared.speech import Speech

PALETTE = "noxtalia"


class Table(NamedTuple):
    """What every part of a picture needs."""

    canvas: Canvas
    view: NoxtaliaView
    names: tuple[str, ...]
    """By seat, as the picture can write them."""
    cards: Cards

    @classmethod
    def of(
        cls, wide: int, high: int, view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str
    ) -> Table:
        """Lay an empty table."""
        canvas = Canvas(wide, high, theme_called(theme), speech, PALETTE)
        drawn = tuple(drawn_name(names, side.seat, speech) for side in view.sides)
        return cls(canvas, view, drawn, Cards.of(view.options, speech))

    @property
    def theme(self) -> Theme:
        """The picture's colours."""
        return self.canvas.theme
