"""Pictures that authors have brought for their cards: cut to the shape that is wanted, around their focus.

The files lie in one folder, each under the name that its content has given it; only the process that draws
opens them. What is not there any more is drawn as a card that never had a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from PIL import Image, ImageFilter

from engines.kernel.cards.packs import Pack
from engines.kernel.cards.pictures import Picture, Window, pictures_of
from engines.kernel.seat.interface import View
from render.drawing.depth import rounded
from render.drawing.pen import Sprite
from render.drawing.raster import resized
from render.drawing.sprite_cache import cached_sprite

T = TypeVar("T")

_OPENED = 24
"""Files that are kept open, some 1.4 MB each."""
_LARGE = 160_000
"""Pixels from which on a picture is not kept: it is looked up, once."""
_BLUR = 24
"""Pixels to which a scan's own colours are reduced for its ground."""
_DARK = 0.45
_ROUND = 24
"""A scan's corners, as a share of its width."""

_folder: Path | None = None


def draw_from(folder: Path | None) -> None:
    """Let pictures be drawn from a folder from now on; from none where it is None."""
    global _folder
    _folder = folder
    _opened.cache_clear()
    for cut in (_cut, _laid):
        cut.forget()


def authored(picture: Picture | None, wide: int, high: int, radius: int = 6) -> Sprite | None:
    """Return an author's picture so large, with round corners; None where there is none to be drawn."""
    if picture is None:
        return None
    draw = _cut if wide * high < _LARGE else _cut.make
    return _if_there(lambda: draw(picture, wide, high, radius))


def whole_scan(picture: Picture | None, wide: int, high: int) -> Sprite | None:
    """Return a whole scan in a field of its own blurred colours; None for what is no scan to be drawn."""
    if picture is None or picture.kind != "scan":
        return None
    draw = _laid if wide * high < _LARGE else _laid.make
    return _if_there(lambda: draw(picture, wide, high))


def is_pictured(view: View) -> bool:
    """Tell whether a viewer knows of cards, among those of a match, that have pictures of their authors'."""
    packs = (value for _, value in getattr(view, "options", ()) if isinstance(value, Pack))
    return next(chain.from_iterable(map(pictures_of, packs)), None) is not None


def edges(size: tuple[int, int], picture: Picture, wide: int, high: int) -> tuple[int, int, int, int]:
    """Return left, top, right and foot of the largest part of a shape around the focus."""
    left, top, right, foot = _part(size, picture.part)
    share = min((right - left) / wide, (foot - top) / high)
    across, down = wide * share, high * share
    x, y = picture.focus or (None, None)
    middle = (left + right) / 2 if x is None else size[0] * x / 100
    height = (top + foot) / 2 if y is None else size[1] * y / 100
    begin = min(max(middle - across / 2, left), right - across)
    above = min(max(height - down / 2, top), foot - down)
    return round(begin), round(above), max(round(begin) + 1, round(begin + across)), max(
        round(above) + 1, round(above + down)
    )  # fmt: skip


def _part(size: tuple[int, int], window: Window) -> tuple[float, float, float, float]:
    left, top, wide, high = window
    return (
        size[0] * left / 100,
        size[1] * top / 100,
        size[0] * (left + wide) / 100,
        size[1] * (top + high) / 100,
    )


def _if_there(draw: Callable[[], T]) -> T | None:
    try:
        return draw()
    except OSError:  # it has been removed: the next one draws what the card had without it
        return None


@lru_cache(maxsize=_OPENED)
def _opened(file: str) -> Image.Image:
    """Return a picture that is kept. Raises OSError."""
    if _folder is None:
        raise FileNotFoundError(file)
    with Image.open(_folder / file, formats=("WEBP",)) as image:
        return image.convert("RGB")


def _image(picture: Picture) -> Image.Image:
    if not picture.is_kept:
        raise FileNotFoundError(picture.file)
    return _opened(picture.file)


@cached_sprite
def _cut(picture: Picture, wide: int, high: int, radius: int) -> Sprite:
    image = _image(picture)
    part = image.crop(edges(image.size, picture, wide, high))
    return Sprite(_reduced(part, wide, high), rounded(wide, high, radius))


@cached_sprite
def _laid(picture: Picture, wide: int, high: int) -> Sprite:
    image = _image(picture)
    whole = Picture(file=picture.file)
    few = resized(image.crop(edges(image.size, whole, wide, high)), _BLUR, max(1, round(_BLUR * high / wide)))
    ground = resized(few.filter(ImageFilter.GaussianBlur(2)), wide, high)
    ground = Image.blend(ground, Image.new("RGB", ground.size), _DARK)
    share = min(wide / image.width, high / image.height)
    size = round(image.width * share), round(image.height * share)
    spot = (wide - size[0]) // 2, (high - size[1]) // 2
    ground.paste(_reduced(image, *size), spot, rounded(*size, max(1, size[0] // _ROUND)))
    return Sprite(ground, Image.new("L", ground.size, 255))


def _reduced(image: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a picture in another size, smooth also where it becomes much smaller."""
    image = image.reduce(max(1, min(image.width // (2 * wide), image.height // (2 * high))))
    return resized(image, wide, high)
