"""The picture of a card: its figure before the ground of its factions; drawn once for each size, kept."""

from __future__ import annotations

from PIL import Image

from render.drawing.depth import stand
from render.drawing.pen import Sprite
from render.drawing.raster import toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import drawn, figure
from render.shared.pictures import authored
from render.soul_forger.art.figures import FOLDER, Figure, Subject, figures
from render.soul_forger.art.grounds import ground

_LARGE = 320
"""From this size on figures are not kept."""
_FIELD = 100


@cached_sprite
def picture(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return the picture of a card with round corners, kept."""
    return painted(subject, wide, high, radius)


@cached_sprite
def grey_picture(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return a card's picture in grey: of what is Off-guard."""
    art = picture(subject, wide, high, radius)
    grey = toned(art.image.convert("L"), [round(24 + n * 0.62) for n in range(256)])
    return Sprite(Image.merge("RGB", (grey, grey, grey)), art.mask)


def painted(subject: Subject, wide: int, high: int, radius: int = 6) -> Sprite:
    """Return its author's picture of a card, or paint ours."""
    brought = authored(subject.picture, wide, high, radius)
    if brought is not None:
        return brought
    size = min(wide, high)
    shape = motif(subject, size)
    return stand(
        ground(subject.factions, subject.kind, wide, high),
        shape,
        (wide - size) // 2,
        (high - size) // 2,
        radius,
    )


def motif(subject: Subject, size: int) -> Image.Image:
    """Return the figures of a card alone, transparent around."""
    first, *rest = figures(subject)
    if not rest and first.size == _FIELD:
        return _drawn(first, size)
    sheet = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    for each in (first, *rest):
        shape = _drawn(each, round(each.size * size / _FIELD))
        x, y = (round(at * size / _FIELD - shape.width / 2) for at in (each.x, each.y))
        sheet.alpha_composite(shape, (max(0, x), max(0, y)))
    return sheet


def _drawn(one: Figure, size: int) -> Image.Image:
    draw = drawn if size > _LARGE else figure
    shape = draw(FOLDER / f"{one.name}.svg", size, one.dyes)
    return shape.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if one.mirrored else shape
