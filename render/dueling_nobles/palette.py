"""The colours of Dueling Nobles' files: 96 for each theme, so that they stay small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from render.drawing.depth import bar, plate, shaded
from render.drawing.marks import die
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.dueling_nobles.art.figures import SIGNS, SUITS, sign
from render.dueling_nobles.cards import COURT, back_sprite, card_sprite
from render.dueling_nobles.ground import lit, ramp, table
from render.dueling_nobles.places import HIGH, WIDE
from render.dueling_nobles.theme_colors import (
    BONUS,
    GOLD,
    INK,
    NIGHT,
    PALE_GOLD,
    PAPER,
    PAPER_LINE,
    SLATE,
    look_of,
)
from render.shared.palette import laid_out, rooted, sheet_palette
from render.shared.theme_colors import WHITE

_CARD, _BACK = 126, 96
_COLOURS = 96
"""Fewer than in other games: there are four suits of court cards, and their colours are the same."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette: letters and ground as they are, then those of art."""
    sheet = laid_out(table(WIDE, HIGH, theme), sprites(theme))
    return sheet_palette([*_plain(theme), *ramp(theme), *lit(theme)[::2]], rooted(sheet), _COLOURS)


def _plain(theme: Theme) -> Iterator[Colour]:
    """Yield the colours of letters and of what they stand on."""
    look = look_of(theme)
    yield from (PAPER, PAPER_LINE, INK, WHITE, NIGHT, GOLD, PALE_GOLD, BONUS, SLATE)
    yield from (look.ink, look.ghost, look.shade, look.harm, look.acts, look.aimed)
    yield from (*look.bar, *look.gold, *look.yard)
    yield from look.suits.values()


def sprites(theme: Theme) -> Iterator[Sprite]:
    """Yield what lends the palette its colours."""
    look = look_of(theme)
    yield from (card_sprite(rank + suit, rank, _CARD, theme) for suit in SUITS for rank in COURT)
    yield from (shaded(back_sprite(_BACK, noble)) for noble in (True, False))
    yield from (sign(name, 60) for name in SIGNS)
    yield from (shaded(bar(400, 70, tones, look.line, 10)) for tones in (look.gold, look.bar))
    yield from (shaded(plate(120, 40, fill, NIGHT)) for fill in (BONUS, PAPER))
    yield die(5, 54)
