"""Pieces of pictures that are kept as they are in the files: what looks as it did is not drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache

from PIL import Image

from render.drawing.themes import Theme
from render.process.encode import reduced
from render.shared.canvas import bare
from render.shared.pieces import Mosaic, Piece

MOST = 32 * 2**20
"""Bytes of pieces that a process keeps: as much as thirty boards that have nothing in common."""


class Kept:
    """The pieces that were used last, a byte a pixel."""

    def __init__(self, most: int) -> None:
        """Keep at most so many bytes."""
        self.most = most
        self.size = 0
        """Bytes that are kept."""
        self._pieces: OrderedDict[tuple[Hashable, bool, Piece], Image.Image] = OrderedDict()

    def put_together(self, mosaic: Mosaic, full: bool = False) -> Image.Image:
        """Return a picture in its file's colours, as `reduced` does, or in all; draw what is not kept."""
        canvas = mosaic.scene.canvas
        make = _whole if full else _bare
        picture = make(*canvas.size, canvas.theme, canvas.game).copy()
        for piece in mosaic.pieces:
            picture.paste(self._piece(mosaic, piece, full), piece.edges)
        return picture

    def _piece(self, mosaic: Mosaic, piece: Piece, full: bool) -> Image.Image:
        key = (mosaic.look, full, piece)
        found = self._pieces.get(key)
        if found is not None:
            self._pieces.move_to_end(key)
            return found
        mosaic.draw(piece)
        made = mosaic.scene.canvas.image.crop(piece.edges)
        made = made if full else reduced(made)
        self._pieces[key] = made
        self.size += _weight(made)
        while self.size > self.most:
            _, oldest = self._pieces.popitem(last=False)
            self.size -= _weight(oldest)
        return made


def _weight(piece: Image.Image) -> int:
    return piece.width * piece.height * len(piece.getbands())


@lru_cache(maxsize=8)
def _whole(wide: int, high: int, theme: Theme, game: str) -> Image.Image:
    return bare(wide, high, theme, game)


@lru_cache(maxsize=8)
def _bare(wide: int, high: int, theme: Theme, game: str) -> Image.Image:
    return reduced(bare(wide, high, theme, game))
