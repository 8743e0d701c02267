"""The emblems of the cards as sprites: drawn once for each size, kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.pen import Pen, Sprite
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
    unit = min(wide, high) / FIELD
    across, down = wide / unit, high / unit
    scene = Pen(across, down, unit)
    draw_ground(scene, across, down, factions, kind)
    scene.sheet.alpha_composite(
        motif(card, factions, kind, unit).sheet,
        (round((across - FIELD) / 2 * scene.scale), round((down - FIELD) / 2 * scene.scale)),
    )
    pen = Pen(across, down, unit)
    window = pen.mask()
    ImageDraw.Draw(window).rounded_rectangle(
        (0, 0, window.width - 1, window.height - 1), radius * pen.scale / unit, fill=255
    )
    pen.lay(scene, window)
    pen.panel((0, 0, across, down), radius / unit, None, LINE, 1.4 / unit)
    return pen.sprite()


def motif(card: str, factions: Sequence[str], kind: str, unit: float) -> Pen:
    """Draw a card's motif alone."""
    pen = Pen(FIELD, FIELD, unit)
    draw_motif(pen, card, factions, kind)
    return pen
