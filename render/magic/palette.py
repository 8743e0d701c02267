"""The colours of Magic's files: 128 for each theme, so that they stay small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engines.magic.cards.catalogue import Catalogue, starter
from render.drawing.depth import bar
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.magic.art.figures import subject
from render.magic.art.paint import dark_picture, picture
from render.magic.art.tints import TINTS
from render.magic.frames import frame
from render.magic.ground import ground, ramp
from render.magic.theme_colors import BACK, BETTER, BRASS, HEART, INK, PAPER, SHEET, WORSE, look_of
from render.magic.tokens import emblem, mana
from render.shared.palette import laid_out, sheet_palette
from render.shared.theme_colors import WHITE

_ART = 110
_EVERY = 4
"""Of so many cards one lends its colours: all are made of the same glass."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette: letters and cloth as they are, then those of glass."""
    sheet = laid_out(ground(1200, 900, theme), sprites(theme))
    return sheet_palette([*_plain(theme), *ramp(theme)[::2]], sheet)


def _plain(theme: Theme) -> Iterator[Colour]:
    """Yield the colours of letters and of what they stand on."""
    look = look_of(theme)
    yield from (PAPER, SHEET, INK, WHITE, WORSE, BETTER, HEART, BRASS)
    yield from (look.ink, look.quiet, look.heading, look.call, look.panel)
    yield from (look.acts, look.aimed, look.blocks, look.harm, look.good, *look.gold, look.gold_ink)


def sprites(theme: Theme) -> Iterator[Sprite]:
    """Yield what lends the palette its colours."""
    look = look_of(theme)
    cards = list(Catalogue((starter(),)).cards.values())
    yield from (picture(subject(card), _ART, _ART) for card in cards[::_EVERY])
    yield from (dark_picture(subject(card), _ART, _ART) for card in cards[:: 4 * _EVERY])
    yield from (bar(500, 66, look.gold, look.gold_line, 10), bar(500, 66, look.bar, look.line, 10))
    yield from (frame(letters, _ART, _ART) for letters in (*TINTS, "RG", "WU"))
    yield from (mana(letter, 44) for letter in TINTS)
    yield from (bar(134, 156, BACK, INK, 8, 2), emblem(104))
