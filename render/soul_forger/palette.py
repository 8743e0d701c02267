"""The colours of Soul-Forger's files: those of its emblems, in each theme."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.soul_forger.cards.catalogue import Catalogue, starter
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.playing_cards.marks import fan
from render.shared.palette import painted_palette, painted_sheet
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.paint import grey_picture, picture
from render.soul_forger.art.tints import tint
from render.soul_forger.tokens import back

FACTIONS = ("fire", "light", "air", "earth", "dark", "water", "")
_WIDE, _HIGH = 800, 640
_ART = 60
_EVERY = 2
"""Of so many emblems one lends its colours: all are made of the same parts."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette for Soul-Forger."""
    return painted_palette(theme, _sheet(theme), _tints())


def _tints() -> list[Colour]:
    """Return the factions' colours for large plain areas."""
    return [c for one in map(tint, FACTIONS) for c in (one.main, one.light, one.pale, one.ink)]


def _sheet(theme: Theme) -> Image.Image:
    """Lay out everything that has colours of its own."""
    cards = list(Catalogue.of(*starter()).definitions.values())[::_EVERY]
    sprites: list[Sprite] = [picture(Subject.of(one), _ART, _ART) for one in cards]
    sprites += [grey_picture(Subject.of(one), _ART, _ART) for one in cards[:8]]
    sprites += [fan(54, theme), back(92, 98, theme)]
    return painted_sheet(sprites, _WIDE, _HIGH, theme)
