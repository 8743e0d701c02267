"""The colours of Neo Noble's files: those of its scenes, figures and Nobles, in each theme."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from engines.neo_noble.cards.catalogue import Catalogue, starter
from engines.neo_noble.cards.language.parts import Fate
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.neo_noble.art.paint import illustration
from render.neo_noble.art.tints import DARK, GOLD, STEEL, STONE, WOOD, tint
from render.neo_noble.tokens import SOUL, SOUL_LIGHT, back, bargain, coin, wisp
from render.playing_cards.marks import fan
from render.shared.palette import painted_palette, painted_sheet

FATES: tuple[Fate, ...] = get_args(Fate)
_WIDE, _HIGH = 800, 640
_ART = 64
_EVERY = 2
"""One of so many Spirits of the starter set lends its colours: all dyes of the Fates are among them."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette for Neo Noble."""
    return painted_palette(theme, _sheet(theme), _tints())


def _tints() -> list[Colour]:
    """Return the Fates' colours for large plain areas, and those of things."""
    found = [tint(fate) for fate in FATES]
    return [
        *(c for one in found for c in (one.ink, one.main, one.light)),
        DARK,
        GOLD,
        STEEL,
        STONE,
        WOOD,
        SOUL,
        SOUL_LIGHT,
    ]


def _sheet(theme: Theme) -> Image.Image:
    """Lay out everything that has colours of its own."""
    cards = Catalogue.of(*starter())
    sprites: list[Sprite] = [
        illustration(one.id, one.fate, True, 2 * _ART, 4) for one in cards.nobles.values()
    ]
    sprites += [
        illustration(one.id, one.fate, False, _ART, 4) for one in list(cards.spirits.values())[::_EVERY]
    ]
    sprites += [coin("ready", 62), coin("spent", 62), wisp(50), bargain(50), fan(54, theme), back(60, theme)]
    return painted_sheet(sprites, _WIDE, _HIGH, theme)
