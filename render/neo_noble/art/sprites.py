"""The pictures on the cards as sprites: drawn once for each size, kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageOps

from engines.neo_noble.cards.language.parts import Fate
from render.drawing.pen import Pen, Sprite
from render.drawing.tones import LINE, number_of
from render.neo_noble.art.backdrops import BACKDROPS
from render.neo_noble.art.bodies import BODIES
from render.neo_noble.art.brush import Brush
from render.neo_noble.art.heads import HEADS, TALL, USUAL
from render.neo_noble.art.looks import Look, look_of
from render.neo_noble.art.nobles import draw_noble
from render.neo_noble.art.scenes import draw_scene
from render.neo_noble.art.things import THINGS
from render.neo_noble.art.tints import dye

ART = (120, 90)
"""The field of an illustration."""
_FOOT = 87


@lru_cache(maxsize=768)
def illustration(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Return a card's picture, four to three, with round corners; for small ones, which are kept."""
    return drawn_illustration(card, fate, noble, wide, radius)


def drawn_illustration(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Draw a card's picture, four to three, with round corners."""
    unit = wide / ART[0]
    scene = Pen(*ART, unit)
    if noble:
        draw_noble(scene, card, fate)
    else:
        _draw_spirit(scene, card, fate, unit)
    pen = Pen(*ART, unit)
    window = pen.mask()
    edge = (0, 0, ART[0] * pen.scale - 1, ART[1] * pen.scale - 1)
    ImageDraw.Draw(window).rounded_rectangle(edge, radius / unit * pen.scale, fill=255)
    pen.lay(scene, window)
    pen.panel((0, 0, *ART), radius / unit, None, LINE, 1.4 / unit)
    return pen.sprite()


def _draw_spirit(scene: Pen, card: str, fate: Fate, unit: float) -> None:
    look = look_of(card)
    draw_scene(scene, *ART, fate, look.view, look.light, Random(number_of(card, "scene")))
    figure = Pen(*ART, unit)
    draw_figure(figure, look, fate)
    sheet: Image.Image = ImageOps.mirror(figure.sheet) if look.pose.mirrored else figure.sheet
    scene.sheet.alpha_composite(sheet)


def draw_figure(pen: Pen, look: Look, fate: Fate) -> None:
    """Draw a figure with what is behind it, standing in the field of an illustration."""
    colours, pose, body = dye(fate, look.dye), look.pose, BODIES[look.body]
    tall = body.head_size * TALL.get(look.head, USUAL) - body.head[1]
    size = min(pose.size, (_FOOT - 3) / tall, 1.1 if body.middle else pose.size)
    x = ART[0] / 2 + (-pose.shift if pose.mirrored else pose.shift) * (0.4 if body.middle else 1)
    foot = Brush(pen, x - body.middle * size, _FOOT, size, pose.lean)
    BACKDROPS[look.backdrop](foot.moved(body.middle, -34), colours)
    body.draw(foot, colours)
    HEADS[look.head](foot.moved(*body.head, body.head_size), colours)
    THINGS[look.thing](foot.moved(*body.hand), colours)
    if body.shown:
        foot.moved(*body.hand).disc(0, 0, 3.4, colours.skin)
