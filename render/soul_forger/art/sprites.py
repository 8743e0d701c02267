"""The emblems of the cards as sprites: drawn once for each size, kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.tones import LINE, WHITE
from render.soul_forger.art.grounds import draw_ground
from render.soul_forger.art.motifs import draw_motif

FIELD = 100
"""The square in which a motif is drawn."""


@lru_cache(maxsize=1024)
def emblem(card: str, factions: Sequence[str], kind: str, wide: int, high: int, radius: int) -> Sprite:
    """Return a card's motif upon the ground of its factions, with round corners; for small ones, kept."""
    return drawn_emblem(card, factions, kind, wide, high, radius)


@lru_cache(maxsize=512)
def grey_emblem(card: str, factions: Sequence[str], kind: str, wide: int, high: int, radius: int) -> Sprite:
    """Return a card's emblem in grey: of what is Off-guard."""
    art = emblem(card, factions, kind, wide, high, radius)
    grey = art.image.convert("L").convert("RGB")
    return Sprite(Image.blend(grey, Image.new("RGB", grey.size, WHITE), 0.35), art.mask)


def drawn_emblem(card: str, factions: Sequence[str], kind: str, wide: int, high: int, radius: int) -> Sprite:
    """Draw a card's motif upon the ground of its factions, with round corners."""
    pane = _pane(tuple(factions), kind, wide, high, radius)
    mark = motif(card, factions, kind, min(wide, high) / FIELD).sprite()
    picture = pane.ground.copy()
    picture.paste(mark.image, ((wide - mark.size[0]) // 2, (high - mark.size[1]) // 2), mark.mask)
    picture.paste(LINE, (0, 0), pane.line)
    return Sprite(picture, pane.shape)


class _Pane(NamedTuple):
    """What the emblems of a faction's cards share: most of the work of drawing one."""

    ground: Image.Image
    line: Image.Image
    shape: Image.Image


@lru_cache(maxsize=128)
def _pane(factions: tuple[str, ...], kind: str, wide: int, high: int, radius: int) -> _Pane:
    """Draw the ground behind a motif; make the masks of the line around it and of the round corners."""
    unit = min(wide, high) / FIELD
    across, down = wide / unit, high / unit
    ground, frame = Pen(across, down, unit), Pen(across, down, unit)
    draw_ground(ground, across, down, factions, kind)
    frame.panel((0, 0, across, down), radius / unit, None, LINE, 1.4 / unit)
    shape = frame.mask()
    ImageDraw.Draw(shape).rounded_rectangle(
        (0, 0, shape.width - 1, shape.height - 1), radius * frame.scale / unit, fill=255
    )
    return _Pane(ground.sprite().image, frame.sprite().mask, shape.reduce(SCALE))


def motif(card: str, factions: Sequence[str], kind: str, unit: float) -> Pen:
    """Draw a card's motif alone."""
    pen = Pen(FIELD, FIELD, unit)
    draw_motif(pen, card, factions, kind)
    return pen
