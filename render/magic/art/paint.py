"""A card's picture: its figure, in its colours, before its glass."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.drawing.depth import dimmed, stand
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import Dyes, drawn, figure
from render.drawing.themes import Colour
from render.drawing.tones import Tint, colour, darker, lighter, mixed, number_of
from render.magic.art.figures import FOLDER, Subject
from render.magic.art.glass import glass
from render.magic.art.tints import tints_of
from render.shared.pictures import authored

_LARGE = 320
"""From this size on figures are not kept."""
_FILES: dict[str, tuple[Colour, ...]] = {
    "first": tuple(map(colour, ("c46a2a", "e8a45c", "6b3212", "fbe3c4", "ffd97a"))),
    "second": tuple(map(colour, ("2b7ac4", "5cace8", "12406b", "7affd9"))),
}
"""The colours in the files that stand for a card's own: main, light, deep, pale, accent; the second's."""
_DYES = 4
"""So many ways there are to dye a figure in a card's colours."""


@cached_sprite
def picture(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return the picture of a card with round corners, kept."""
    return painted(subject, wide, high, radius)


@cached_sprite
def dark_picture(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return it darkened: of what is tapped."""
    art = picture(subject, wide, high, radius)
    return Sprite(dimmed(art.image), art.mask)


def painted(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return its author's picture of a card, or paint ours."""
    brought = authored(subject.picture, wide, high, radius)
    if brought is not None:
        return brought
    image = glass(subject.name, subject.colours, wide, high)
    size = round(min(wide, high) * 0.96) if wide < 2.1 * high else round(high * 1.34)
    shape = _figure(subject, size)
    x, y = (wide - size) // 2, (high - size) // 2 if size <= high else 0
    y = high - size + round(size * 0.02) if size <= high else y
    return stand(image, shape, x, y, radius)


def _figure(subject: Subject, size: int) -> Image.Image:
    """Return the figure in the card's colours, in a mirror for half of the names."""
    first, last = tints_of(subject.colours)
    way = number_of(subject.name, "dye") % _DYES
    draw = drawn if size > _LARGE else figure
    shape = draw(FOLDER / f"{subject.figure}.svg", size, _dyes(first, last, way))
    if number_of(subject.name, "mirror") % 2:
        return shape.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return shape


@lru_cache(maxsize=64)
def _dyes(first: Tint, last: Tint, way: int) -> Dyes:
    """Return what takes the place of the colours in the files."""
    main = (
        first.main,
        mixed(first.main, first.deep, 0.35),
        mixed(first.main, first.accent, 0.3),
        lighter(first.main, 0.3),
    )[way]
    light = lighter(main, 0.4)
    own = (main, light, first.deep, first.pale, first.accent)
    other = (last.main, last.light, last.deep, last.accent) if last is not first else (
        darker(main, 0.25), main, darker(first.deep, 0.2), first.accent
    )  # fmt: skip
    return tuple(zip(_FILES["first"] + _FILES["second"], own + other, strict=True))
