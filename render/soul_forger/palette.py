"""The colours of Soul-Forger's files: 128 for each theme, so that they stay small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from render.drawing.depth import bar, frame, shaded
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.shared.palette import laid_out, rooted, sheet_palette
from render.shared.theme_colors import WHITE
from render.soul_forger.art.figures import starters
from render.soul_forger.art.paint import grey_picture, picture
from render.soul_forger.art.signs import FACTIONS, sign_disc
from render.soul_forger.art.tints import tints
from render.soul_forger.ground import ramp, table
from render.soul_forger.places import HIGH, WIDE
from render.soul_forger.theme_colors import (
    ASH,
    BETTER,
    BRONZE,
    CREAM,
    EMBER,
    INK,
    IRON,
    LESS,
    MOLTEN,
    MORE,
    PAPER,
    PLATE,
    STEEL,
    TALLY,
    WORSE,
    look_of,
)
from render.soul_forger.tokens import back

_ART = 84
_EVERY, _GREY = 2, 18
"""Of so many cards one lends its colours: all are made of the same."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette: letters and stone as they are, then those of art."""
    sheet = laid_out(table(WIDE, HIGH, theme), sprites(theme))
    return sheet_palette([*_plain(theme), *ramp(theme)[::5]], rooted(sheet))


def _plain(theme: Theme) -> Iterator[Colour]:
    """Yield the colours of letters and of what they stand on."""
    look = look_of(theme)
    yield from (
        PAPER,
        INK,
        WHITE,
        CREAM,
        IRON,
        STEEL,
        ASH,
        EMBER,
        BRONZE,
        TALLY,
        WORSE,
        BETTER,
        LESS,
        MORE,
        *PLATE,
        *MOLTEN[:5],
    )
    yield from (look.ink, look.quiet, look.sign, look.heading, look.harm, look.gold_ink, *look.bar)
    yield from (look.acts, look.aimed, look.blocks, *look.gold)


def sprites(theme: Theme) -> Iterator[Sprite]:
    """Yield what lends the palette its colours."""
    look = look_of(theme)
    cards = list(starters().values())
    yield from (picture(each, _ART, _ART) for each in cards[::_EVERY])
    yield from (grey_picture(each, _ART, _ART) for each in cards[::_GREY])
    yield from (shaded(bar(500, 72, tones, look.line, 10)) for tones in (look.gold, look.bar))
    yield from (shaded(frame(*tints((one,)), 98, 134)) for one in FACTIONS)
    yield from (sign_disc(one, 54) for one in FACTIONS)
    yield from (shaded(back(98, 98)), shaded(bar(200, 112, PLATE, STEEL, 10, 3)))
