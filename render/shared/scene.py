"""A picture being composed: where it is drawn, and the cards of its match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from render.drawing.themes import Theme
from render.shared.canvas import Canvas

_Cards = TypeVar("_Cards")


@dataclass(frozen=True)
class DrawnScene(Generic[_Cards]):
    """What every part of a picture needs, whatever lies on the table."""

    canvas: Canvas
    cards: _Cards
    """The cards of the match, named in the picture's language."""

    @property
    def theme(self) -> Theme:
        """The picture's colours."""
        return self.canvas.theme
