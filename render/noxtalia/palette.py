"""The colours of Noxtalia's files: those of its Spirits and illustrations, in each theme."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.noxtalia.art.paint import illustration
from render.noxtalia.art.sprites import framed
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import light_of
from render.noxtalia.tokens import burst, gem, medallion, pv_bar
from render.playing_cards.marks import die, fan
from render.shared.palette import painted_palette, painted_sheet

_WIDE, _HIGH = 800, 640
_ART, _PORTRAIT = 64, 80


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette for Noxtalia."""
    return painted_palette(theme, _sheet(theme), _tints())


def _tints() -> list[Colour]:
    """Return the elements' colours for large plain areas."""
    tints = [tint(element) for element in Catalogue.of(*starter()).elements]
    return [colour for one in tints for colour in (one.ink, one.main, one.light)]


def _sheet(theme: Theme) -> Image.Image:
    """Lay out everything that has colours of its own."""
    catalogue = Catalogue.of(*starter())
    sprites: list[Sprite] = [
        framed(spirit.id, spirit.element, _PORTRAIT, state, theme)
        for state in ("charged", "exhausted", "charged")
        for spirit in catalogue.spirits.values()
    ]
    sprites += [
        illustration(one.id, one.type, one.element, light_of(one), _ART, round(_ART * 0.75), 8)
        for one in catalogue.capacities.values()
    ]
    sprites += [gem(60), die(5, 52), fan(54, theme), burst(110, theme.wound, theme.face)]
    sprites += [medallion(cycle, 120, theme.gold) for cycle in ("diurne", "nocturne")]
    sprites += [pv_bar(pv, 20, 180, 17, theme) for pv in (20, 8, 3)]
    return painted_sheet(sprites, _WIDE, _HIGH, theme)
