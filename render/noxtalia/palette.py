"""The colours of Noxtalia's files: those of its Spirits and illustrations, in each theme."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from PIL import Image

from engines.noxtalia.catalogue import Catalogue, starter
from render.felt import felt
from render.marks import die, fan
from render.noxtalia.art import illustration, portrait
from render.noxtalia.cards import light_of
from render.noxtalia.tints import LINE, WHITE, tint
from render.noxtalia.tokens import burst, gem, medallion, pv_bar
from render.palette import made_palette, plain_colours
from render.pen import Sprite
from render.themes import Colour, Theme

_WIDE, _HIGH = 800, 640
_ART, _PORTRAIT = 64, 80
_PLAIN = 165
"""How many colours of the palette are chosen as they are; the felt's and edges' come to them."""
_CANDIDATES = 700
_LEAST = 16
"""How far apart plain colours are, red, green and blue added up."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette for Noxtalia."""
    sheet = _sheet(theme)
    return made_palette(
        theme, sheet, _apart([*_table_colours(theme), LINE, WHITE, *_tints(), *_frequent(sheet)])
    )


def _tints() -> list[Colour]:
    """Return the elements' colours for large plain areas."""
    tints = [tint(element) for element in Catalogue.of(*starter()).elements]
    return [colour for one in tints for colour in (one.ink, one.main, one.light)]


def _frequent(sheet: Image.Image) -> list[Colour]:
    """Return a sheet's colours, the most frequent first: what is drawn plainly keeps its tone."""
    counted: Any = sheet.getcolors(sheet.width * sheet.height)
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


def _table_colours(theme: Theme) -> list[Colour]:
    """Return a theme's colours without those that only playing cards use."""
    suits = {*theme.suits.values(), *theme.niches.values()}
    return [colour for colour in plain_colours(theme) if colour not in suits]


def _sheet(theme: Theme) -> Image.Image:
    """Lay out everything that has colours of its own."""
    catalogue = Catalogue.of(*starter())
    sprites: list[Sprite] = [
        portrait(spirit.id, spirit.element, _PORTRAIT, state, theme)
        for state in ("charged", "exhausted", "charged")
        for spirit in catalogue.spirits.values()
    ]
    sprites += [
        illustration(one.id, one.type, one.element, light_of(one), _ART, 8)
        for one in catalogue.capacities.values()
    ]
    sprites += [gem(60), die(5, 52), fan(54, theme), burst(110, theme.wound, theme.face)]
    sprites += [medallion(cycle, 120, theme.gold) for cycle in ("diurne", "nocturne")]
    sprites += [pv_bar(pv, 20, 180, 17, theme) for pv in (20, 8, 3)]
    table = felt(_WIDE, 900, theme).resize((_WIDE, _HIGH))
    x = y = high = 0
    for sprite in sprites:
        if x + sprite.size[0] > _WIDE:
            x, y, high = 0, y + high, 0
        table.paste(sprite.image, (x, y), sprite.mask)
        x, high = x + sprite.size[0], max(high, sprite.size[1])
    return table
