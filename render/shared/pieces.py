"""A picture in pieces that do not overlap, each drawn from its facts alone: the same ones, the same look."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import ceil, floor
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.shared.box import Box
from render.shared.scene import Scene

Edges: TypeAlias = tuple[int, int, int, int]
_AROUND = 2
"""Pixels around a box that belong to its piece: sizes are rounded after places."""


class Piece(NamedTuple):
    """A part of a picture: it is drawn by `draw(scene, box, *facts)`, and knows nothing else."""

    box: Box
    draw: Callable[..., None]
    facts: tuple[Any, ...]
    """Hashable: the piece is known by them."""

    @property
    def edges(self) -> Edges:
        """Left, upper, right and lower end of what it covers."""
        x, y, wide, high = self.box
        return floor(x) - _AROUND, floor(y) - _AROUND, ceil(x + wide) + _AROUND, ceil(y + high) + _AROUND


class Mosaic(NamedTuple):
    """A picture that is put together from pieces upon bare felt."""

    scene: Scene[Any]
    """What every piece is given beside its facts."""
    look: Hashable
    """All that the scene brings with it: cards, theme, language."""
    pieces: Sequence[Piece]

    def draw(self, piece: Piece) -> None:
        """Draw a piece upon the canvas."""
        piece.draw(self.scene, piece.box, *piece.facts)

    def drawn(self) -> Image.Image:
        """Draw all pieces."""
        for piece in self.pieces:
            self.draw(piece)
        return self.scene.canvas.image
