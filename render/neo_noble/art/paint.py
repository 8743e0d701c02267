"""The pictures on the cards: figures before their Fate's country, drawn once for each size, kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageOps

from engines.neo_noble.cards.language.parts import Fate
from render.drawing.depth import stand
from render.drawing.pen import Pen, Sprite
from render.drawing.svg import drawn
from render.drawing.tones import number_of
from render.neo_noble.art.figures import Look, look_of
from render.neo_noble.art.nobles import frame, glory, noble_figure
from render.neo_noble.art.scenes import draw_scene

ART = (120, 90)
"""The field of a picture, and of the figures."""


@lru_cache(maxsize=768)
def illustration(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Return a card's picture, four to three, with round corners; for small ones, which are kept."""
    return painted(card, fate, noble, wide, radius)


def painted(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Paint a card's picture, four to three, with round corners."""
    return _noble(card, fate, wide, radius) if noble else _spirit(card, fate, wide, radius)


def _noble(card: str, fate: Fate, wide: int, radius: int) -> Sprite:
    picture = stand(glory(card, fate, wide), noble_figure(card, fate, wide), 0, 0, radius)
    rim = frame(fate, wide)
    picture.image.paste(rim.image, (0, 0), rim.mask)
    return picture


def _spirit(card: str, fate: Fate, wide: int, radius: int) -> Sprite:
    look = look_of(card)
    ground = _country(card, fate, look, wide)
    shape = drawn(look.file, round(wide * look.size), look.dyes(fate))
    if look.mirrored:
        shape = ImageOps.mirror(shape)
    x = round((wide - shape.width) * look.shift)
    return stand(ground, shape, x, ground.height - shape.height, radius)


def _country(card: str, fate: Fate, look: Look, wide: int) -> Image.Image:
    """Return a Fate's country as a picture's ground."""
    pen = Pen(*ART, wide / ART[0])
    draw_scene(pen, *ART, fate, look.view, look.light, Random(number_of(card, "scene")))
    return pen.sprite().image
