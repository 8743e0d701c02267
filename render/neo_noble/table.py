"""A picture of Neo Noble being composed: the canvas, the view, the names, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView
from render.canvas import Canvas
from render.neo_noble.cards import Cards
from render.neo_noble.words import drawn_name
from render.speech import Speech, recalled
from render.themes import Theme, theme_called

PALETTE = "neo_noble"


class Table(NamedTuple):
    """What every part of a picture needs."""

    canvas: Canvas
    view: NeoNobleView
    names: tuple[str, ...]
    """By seat, as the picture can write them."""
    cards: Cards

    @classmethod
    def of(
        cls, wide: int, high: int, view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str
    ) -> Table:
        """Lay an empty table."""
        speech = recalled(speech)
        canvas = Canvas(wide, high, theme_called(theme), speech, PALETTE)
        drawn = tuple(drawn_name(names, side.seat, speech) for side in view.sides)
        return cls(canvas, view, drawn, Cards.of(view.options, speech))

    @property
    def theme(self) -> Theme:
        """The picture's colours."""
        return self.canvas.theme
