"""The pictures on the cards: figures before their element's country, drawn once for each size, kept."""

from __future__ import annotations

from random import Random

from PIL import Image

from render.drawing.depth import stand
from render.drawing.pen import Pen, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import drawn, figure
from render.drawing.tones import LINE, number_of
from render.noxtalia.art.creatures import creature
from render.noxtalia.art.emblems import emblem
from render.noxtalia.art.figures import figure_of, figures, is_ours
from render.noxtalia.art.scenes import Light, draw_scene
from render.noxtalia.art.tints import tint

ART = (120, 90)
"""The field of a capacity's figure."""
FIGURE = (100, 120)
"""The field of a Spirit's."""
_LARGE = 300
"""Figures as large as this are not kept: cards are looked up one by one."""


@cached_sprite
def illustration(
    card: str, kind: str, element: str, light: Light, wide: int, high: int, radius: int
) -> Sprite:
    """Return a capacity's picture with round corners; for small ones, which are kept."""
    return painted(card, kind, element, light, wide, high, radius)


def painted(card: str, kind: str, element: str, light: Light, wide: int, high: int, radius: int) -> Sprite:
    """Paint a capacity's picture: its figure covers it, the edges that find no room are cut."""
    chance = Random(number_of(card, "scene"))
    ground = country(element, light, wide, high, chance)
    found = figure_of(card, kind)
    size = max(wide, round(high * ART[0] / ART[1]))
    draw = drawn if size > _LARGE else figure
    shape = draw(found.file, size, found.dyes(element))
    if not is_ours(card):
        _strew(ground, card, element, chance)
        if number_of(card, "mirror") % 2:
            shape = shape.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return stand(ground, shape, (wide - shape.width) // 2, (high - shape.height) // 2, radius)


@cached_sprite
def portrait(card: str, element: str, light: Light, wide: int, high: int, radius: int) -> Sprite:
    """Return a Spirit that stands in its country."""
    ground = country(element, light, wide, high, Random(number_of(card, "scene")))
    size = round(min(high * 0.97, wide * 0.99 * FIGURE[1] / FIGURE[0]))
    shape = spirit_figure(card, element, size)
    return stand(ground, shape, (wide - shape.width) // 2, high - shape.height, radius)


def spirit_figure(card: str, element: str, size: int) -> Image.Image:
    """Return a Spirit alone, so high."""
    found = figures().get(card)
    if found is None:
        return creature(card, element, size)
    draw = drawn if size > _LARGE else figure
    return draw(found.file, size, found.dyes(element))


def country(element: str, light: Light, wide: int, high: int, chance: Random) -> Image.Image:
    """Return an element's country as a picture's ground."""
    unit = wide / ART[0]
    pen = Pen(ART[0], high / unit, unit)
    draw_scene(pen, ART[0], high / unit, element, light, chance)
    return pen.sprite().image


def _strew(ground: Image.Image, card: str, element: str, chance: Random) -> None:
    """Strew an element's signs by lot: cards of other packs may share a figure."""
    unit = ground.width / ART[0]
    for _ in range(3 + number_of(card, "signs") % 4):
        size = round(chance.uniform(14, 28) * unit)
        x, y = (round(chance.uniform(0, max(1, side - size))) for side in ground.size)
        mark = emblem(element, size, tint(element).accent)
        for shift in (-1, 1):
            ground.paste(LINE, (x + shift, y + shift), mark.mask)
        ground.paste(mark.image, (x, y), mark.mask)
