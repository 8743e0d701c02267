"""The 256 colours of each theme's files, for each game.

A palette made once fits better and costs an eighth of one made for each
frame; and the felt's tones are in it exactly, so that they do not blotch.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import cast

from PIL import Image, ImageOps

from render.drawing.felt import felt, ramp
from render.drawing.pen import Sprite
from render.drawing.raster import resized, thinned
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, WHITE

_COLOURS = 256
COLOURS = 128
"""Of files with a look of their own: a quarter smaller, and no further off than an eye can tell."""
_PLAIN = 165
"""How many colours of the palette are chosen as they are; the felt's and edges' come to them."""
_CANDIDATES = 700
_BITS = 5
"""Of a colour's parts by which it is counted with others like it."""
_REFINED = 1
"""So many times a palette is drawn nearer to what its sheet shows."""
_SERVED = 14
"""So near, red, green and blue added up, an exact colour stands for another."""
_LEAST = 16
"""How far apart plain colours are, red, green and blue added up."""


def made_palette(theme: Theme, sheet: Image.Image, plain: Sequence[Colour]) -> Image.Image:
    """Return an image that carries a palette: some colours exactly, and those that a sheet shows best."""
    exact = list(dict.fromkeys([*plain, *ramp(theme)]))
    found = sheet.quantize(_COLOURS - len(exact), method=Image.Quantize.MEDIANCUT)
    colours = [part for colour in exact for part in colour] + (found.getpalette() or [])
    image = Image.new("P", (1, 1))
    image.putpalette(colours[: 3 * _COLOURS])
    return image


def sheet_palette(
    exact: Iterable[Colour], sheet: Image.Image, colours: int = COLOURS, *, whole: bool = False
) -> Image.Image:
    """Return an image that carries a palette: some colours exactly, the others as a sheet shows them.

    A `whole` sheet counts with each of its pixels, another one is thinned first.
    """
    kept = list(dict.fromkeys(exact))
    small = sheet if whole else thinned(sheet, 320, 240)
    found = small.quantize(colours - len(kept), method=Image.Quantize.MEDIANCUT, kmeans=_REFINED)
    tones = [part for tone in kept for part in tone] + (found.getpalette() or [])
    image = Image.new("P", (1, 1))
    image.putpalette(tones[: 3 * colours])
    return image


def rooted(sheet: Image.Image, power: float = 0.5, served: Iterable[Colour] = ()) -> Image.Image:
    """Return a sheet in which colours have the root of their areas: else what is rare finds none like it.

    Another power than a half lets large areas count more or less; colours so near to one that is `served`
    already, as it is exact, are left out.
    """
    half, exact = 1 << (7 - _BITS), list(dict.fromkeys(served))
    coarse = ImageOps.posterize(sheet, _BITS)
    counted = cast(list[tuple[int, Colour]], coarse.getcolors(coarse.width * coarse.height))
    middles = [(count, (red + half, green + half, blue + half)) for count, (red, green, blue) in counted]
    pixels = [
        colour
        for count, colour in middles
        if all(_difference(colour, one) >= _SERVED for one in exact)
        for _ in range(round(count**power))
    ]
    wide = 320
    high = max(1, len(pixels) // wide)
    return Image.frombytes("RGB", (wide, high), bytes(chain.from_iterable(pixels[: wide * high])))


def laid_out(table: Image.Image, sprites: Iterable[Sprite], *, grows: bool = False) -> Image.Image:
    """Lay sprites out in rows upon a table; what reaches below it is cut off, if it does not grow."""
    spots: list[tuple[Sprite, int, int]] = []
    x = y = row = 0
    for sprite in sprites:
        wide, high = sprite.size
        if x + wide > table.width:
            x, y, row = 0, y + row, 0
        spots.append((sprite, x, y))
        x, row = x + wide, max(row, high)
    sheet = Image.new("RGB", (table.width, max(table.height, y + row if grows else 0)))
    for top in range(0, sheet.height, table.height):
        sheet.paste(table, (0, top))
    for sprite, left, top in spots:
        sheet.paste(sprite.image, (left, top), sprite.mask)
    return sheet


def painted_palette(theme: Theme, sheet: Image.Image, tints: Sequence[Colour]) -> Image.Image:
    """Return an image that carries a palette for pictures painted in large plain areas.

    `tints` are the colours that matter most beside the theme's; the rest is taken from what the sheet shows.
    """
    return made_palette(theme, sheet, _apart([*plain_colours(theme), LINE, WHITE, *tints, *_frequent(sheet)]))


def painted_sheet(sprites: Iterable[Sprite], wide: int, high: int, theme: Theme) -> Image.Image:
    """Lay sprites out in rows upon the felt."""
    return laid_out(resized(felt(wide, 900, theme), wide, high), sprites)


def plain_colours(theme: Theme) -> list[Colour]:
    """Return a theme's own colours."""
    return [cast(Colour, value) for value in vars(theme).values() if isinstance(value, tuple)]


def _frequent(sheet: Image.Image) -> list[Colour]:
    """Return a sheet's colours, the most frequent first: what is drawn plainly keeps its tone."""
    counted = cast(list[tuple[int, Colour]], sheet.getcolors(sheet.width * sheet.height))
    return [colour for _, colour in sorted(counted, reverse=True)[:_CANDIDATES]]


def _apart(colours: Iterable[Colour]) -> list[Colour]:
    """Leave out colours that are hardly different from those before, and all after so many."""
    kept: list[Colour] = []
    for colour in dict.fromkeys(colours):
        if len(kept) < _PLAIN and all(_difference(colour, other) >= _LEAST for other in kept):
            kept.append(colour)
    return kept


def _difference(one: Colour, other: Colour) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
