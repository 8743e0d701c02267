"""The colours of Noxtalia's files: 128 for each theme, of the land by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.depth import bar
from render.drawing.marks import die
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, colour
from render.noxtalia.art.paint import illustration
from render.noxtalia.art.tints import tint
from render.noxtalia.bars import plank
from render.noxtalia.cards import light_of
from render.noxtalia.drum import skin
from render.noxtalia.ground import HIGH, WIDE, ground
from render.noxtalia.theme_colors import ASLEEP, BROWN, CHIP_LINE, EARTH, INK, NIGHT, PAPER, RIM, look_of
from render.noxtalia.tokens import back, burst, gem, held, life_bar, medallion
from render.noxtalia.totems import totem
from render.shared.palette import laid_out, sheet_palette
from render.shared.theme_colors import GOLD_INK, WHITE

_ART, _TOTEM = 100, (100, 122)
_EVERY = 2
_RARE = ("ce6096", "e26084", "ec90ac", "c8423e", "e4662c", "fad442", "f09628")
"""Bright colours of few figures, which would turn brown."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette: letters as they are, then land and art."""
    land = ground("nocturne", theme).copy()
    land.paste(ground("diurne", theme).crop((WIDE // 2, 0, WIDE, HIGH)), (WIDE // 2, 0))
    return sheet_palette(_plain(theme), laid_out(land, sprites(theme)))


def _plain(theme: Theme) -> Iterator[Colour]:
    """Yield the colours of letters and of what they stand on."""
    look = look_of(theme)
    yield from (WHITE, RIM, INK, BROWN, EARTH, PAPER, CHIP_LINE, NIGHT, ASLEEP, GOLD_INK, LINE)
    yield from (look.plank_ink, look.plank_quiet, look.gold_ink, look.call, look.acts, look.aimed)
    yield from (theme.panel, theme.ink, theme.gold, theme.gold_ink)  # around boards, where a match ends
    yield from (look.harm, look.good, look.well, look.hurt, look.faint)
    yield from (tint(element).ink for element in Catalogue.of(*starter()).elements)
    yield from map(colour, _RARE)


def sprites(theme: Theme) -> Iterator[Sprite]:
    """Yield what lends the palette its colours."""
    look, catalogue = look_of(theme), Catalogue.of(*starter())
    for spirit in catalogue.spirits.values():
        for light in ("day", "night"):
            yield totem(spirit.id, spirit.element, light, *_TOTEM, "charged")
        yield totem(spirit.id, spirit.element, "day", *_TOTEM, "exhausted")
    for one in list(catalogue.capacities.values())[::_EVERY]:
        yield illustration(one.id, one.type, one.element, light_of(one), _ART, 75, 8)
    yield from (plank(500, 74, look.plank, look.plank_line), plank(500, 74, look.gold, look.gold_line))
    yield from (skin(500, 200, session) for session in (True, False))
    yield from (medallion(cycle, 150, look.gold[1]) for cycle in ("diurne", "nocturne"))
    yield from (gem(60), die(5, 52), held(54), back(60), burst(120, look.harm))
    yield from (life_bar(pv, 20, 180, 24, theme) for pv in (20, 8, 3))
    for element in catalogue.elements:
        colours = tint(element)
        yield bar(90, 52, (colours.main, colours.ink), LINE, 7, 2)
