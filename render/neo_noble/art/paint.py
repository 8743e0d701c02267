"""The pictures on the cards: figures before their Fate's country, drawn once for each size, kept."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageOps

from engines.kernel.cards.pictures import Picture
from engines.neo_noble.language.pack import Noble, Spirit
from engines.neo_noble.language.parts import Fate
from render.drawing.depth import stand
from render.drawing.pen import Pen, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import drawn
from render.drawing.tones import number_of
from render.neo_noble.art.figures import FigureLook, look_of
from render.neo_noble.art.nobles import glory, noble_figure
from render.neo_noble.art.scenes import draw_scene
from render.shared.pictures import authored

ART = (120, 90)
"""The field of a picture, and of the figures."""


_LEAST = 112
"""Height of a figure; in a picture that is lower its foot is cut."""
_SKY = 0.6
"""Which share of what finds no room in a broad picture is cut above."""
_LARGE = 420
"""Wide from which on a picture is not kept: it is looked up, once."""


def card_art(card: Noble | Spirit, wide: int, radius: int, high: int | None = None) -> Sprite:
    """Return a card's picture, its author's or ours: four to three, or lower by as much as `high` says."""
    if card.picture is not None:
        brought = authored(card.picture, wide, high or round(wide * 0.75), radius)
        if brought is not None:
            return brought
    draw = illustration if wide <= _LARGE else painted
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


class Subject(NamedTuple):
    """What tells a card's picture from others."""

    id: str
    fate: Fate
    noble: bool
    picture: Picture | None

    @classmethod
    def of(cls, card: Noble | Spirit) -> Subject:
        """Return what tells a card's picture from others."""
        return cls(card.id, card.fate, isinstance(card, Noble), card.picture)


def broad_art(what: Subject, wide: int, high: int, radius: int, top: int = 0) -> Sprite:
    """Return a picture of any shape, all of its figure in what is below `top`, if that is not too low."""
    brought = authored(what.picture, wide, high, radius)
    return brought or _broad(what._replace(picture=None), wide, high, radius, top)


def square_art(card: Noble | Spirit, wide: int, radius: int) -> Sprite:
    """Return a card's picture, as broad as high."""
    brought = authored(card.picture, wide, wide, radius)
    return brought or middle_of(card_art(card, round(wide / 0.75), radius))


def middle_of(art: Sprite) -> Sprite:
    """Return the middle of a picture, as broad as high."""
    wide, high = art.size
    return art.part(((wide - high) // 2, 0, (wide + high) // 2, high))


@cached_sprite
def illustration(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Return a card's picture, four to three, with round corners; for small ones, which are kept."""
    return painted(card, fate, noble, wide, radius)


def painted(card: str, fate: Fate, noble: bool, wide: int, radius: int) -> Sprite:
    """Paint a card's picture, four to three, with round corners."""
    return _noble(card, fate, wide, radius) if noble else _spirit(card, fate, wide, radius)


@cached_sprite
def _broad(what: Subject, wide: int, high: int, radius: int, top: int) -> Sprite:
    card, fate, noble, _ = what
    whole, room = max(wide, round(high / 0.75)), high - top
    size = round(max(room, _LEAST) / 0.75)
    look = look_of(card)
    country = glory(card, fate, whole) if noble else _country(card, fate, look, whole)
    left, above = (country.width - wide) // 2, round((country.height - high) * _SKY)
    ground = country.crop((left, above, left + wide, above + high))
    shape = noble_figure(card, fate, size) if noble else drawn(look.file, size, look.dyes(fate))
    if look.mirrored and not noble:
        shape = ImageOps.mirror(shape)
    return stand(ground, shape, (wide - shape.width) // 2, top + max(0, room - shape.height), radius)


def _noble(card: str, fate: Fate, wide: int, radius: int) -> Sprite:
    return stand(glory(card, fate, wide), noble_figure(card, fate, wide), 0, 0, radius)


def _spirit(card: str, fate: Fate, wide: int, radius: int) -> Sprite:
    look = look_of(card)
    ground = _country(card, fate, look, wide)
    shape = drawn(look.file, round(wide * look.size), look.dyes(fate))
    if look.mirrored:
        shape = ImageOps.mirror(shape)
    x = round((wide - shape.width) * look.shift)
    return stand(ground, shape, x, ground.height - shape.height, radius)


def _country(card: str, fate: Fate, look: FigureLook, wide: int) -> Image.Image:
    """Return a Fate's country as a picture's ground."""
    pen = Pen(*ART, wide / ART[0])
    draw_scene(pen, *ART, fate, look.view, look.light, Random(number_of(card, "scene")))
    return pen.sprite().image
