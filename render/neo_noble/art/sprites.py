"""The pictures on the cards as sprites: drawn once for each size, kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageOps

from engines.neo_noble.cards.language.pack import Noble, Spirit
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
from render.shared.pictures import authored

ART = (120, 90)
"""The field of an illustration."""
_FOOT = 87
_LARGE = 420
"""Wide from which on a picture is not kept: it is looked up, once."""


def card_art(card: Noble | Spirit, wide: int, radius: int, high: int | None = None) -> Sprite:
    """Return a card's picture, its author's or ours: four to three, or lower by as much as `high` says."""
    if card.picture is not None:
        brought = authored(card.picture, wide, high or round(wide * 0.75), radius)
        if brought is not None:
            return brought
    draw = illustration if wide <= _LARGE else drawn_illustration
    noble = isinstance(card, Noble)
    art = draw(card.id, card.fate, noble, wide, radius)
    return art if high is None else _lower(art, high, noble)


def _lower(art: Sprite, high: int, noble: bool) -> Sprite:
    """Cut a picture's upper and lower edge, so that it is only so high."""
    wide, whole = art.size
    if high >= whole:
        return art
    top = round((whole - high) * (0.3 if noble else 0.35))
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), wide // 24, fill=255)
    return Sprite(art.image.crop((0, top, wide, top + high)), mask)


def square_art(card: Noble | Spirit, wide: int, radius: int) -> Sprite:
    """Return a card's picture, as broad as high."""
    brought = authored(card.picture, wide, wide, radius)
    return brought or middle_of(card_art(card, round(wide / 0.75), radius))


def middle_of(art: Sprite) -> Sprite:
    """Return the middle of a picture, as broad as high."""
    wide, high = art.size
    return art.part(((wide - high) // 2, 0, (wide + high) // 2, high))


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
