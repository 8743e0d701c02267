"""The colours of Neo Noble's files: 128 for each theme, so that they stay small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engines.neo_noble.cards.catalogue import Catalogue, starter
from render.drawing.depth import bar, plate, shaded
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour
from render.neo_noble.arch import arch
from render.neo_noble.art.paint import Subject
from render.neo_noble.art.signs import FATES
from render.neo_noble.art.tints import tint
from render.neo_noble.ground import paving, ramp, table
from render.neo_noble.lanes import body, strip
from render.neo_noble.marks import dark
from render.neo_noble.places import ARCH, BAR, CARD, EDGE, QUIET, RIBBON, TOTALS, WIDE, lanes_of
from render.neo_noble.theme_colors import (
    BONE,
    DUSK,
    DUSK_LINE,
    FIGHT,
    INK,
    NIGHT,
    PAPER,
    PLATE,
    PLATE_LINE,
    SEAL,
    SOUL,
    SOUL_DEEP,
    look_of,
)
from render.neo_noble.tokens import back, bargain, coin, fate_disc, wisp
from render.shared.palette import laid_out, rooted, sheet_palette
from render.shared.theme_colors import WHITE

_AREAS = 0.8
"""The power of an area by which a colour counts: boards are shown in large areas of few colours."""
_RARE = ("74a0d0", "c47a46")
"""Colours of few figures, which would turn grey."""
_EVERY = 5
"""One of so many Spirits of the starter set lends its colours: all dyes of the Fates are among them."""
_ACTIVE = 136
"""Height of a Spirit there."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette: letters and plates as they are, then Limbo and art."""
    exact = list(_plain(theme))
    sheet = laid_out(table(QUIET, theme), sprites(theme), grows=True)
    return sheet_palette(exact, rooted(sheet, _AREAS, exact), whole=True)


def _plain(theme: Theme) -> Iterator[Colour]:
    """Yield the colours of letters and of what they stand on."""
    look = look_of(theme)
    yield from (WHITE, NIGHT, INK, BONE, DUSK, SOUL, SOUL_DEEP, SEAL, PAPER[1], look.ink, look.quiet)
    yield from (look.gold_ink, look.gold[1], look.aimed, look.kerb, look.joint, *map(colour, _RARE))
    yield from (*paving(theme), *ramp(theme)[::2])
    yield from (theme.panel, theme.ink, theme.gold, theme.gold_ink)  # around boards, where a match ends
    yield from (tint(fate).ink for fate in FATES)


def sprites(theme: Theme) -> Iterator[Sprite]:
    """Yield what lends the palette its colours, as boards show it."""
    cards, look = Catalogue.of(*starter()), look_of(theme)
    for noble in cards.nobles.values():
        yield arch(Subject.of(noble), *ARCH, 90, silenced=False)
    spirits = list(cards.spirits.values())
    yield from (body(Subject.of(one), CARD, _ACTIVE) for one in spirits[::_EVERY])
    for fate in FATES:
        yield strip(fate, CARD, 38)
        yield fate_disc(fate, 50)
    yield from (dark(CARD, TOTALS), dark(CARD, TOTALS))
    yield from (
        bar(round(lanes_of(QUIET).wide), RIBBON, FIGHT, look.aimed, 10),
        bar(round(lanes_of(QUIET).wide), RIBBON, PLATE, PLATE_LINE, 10),
    )
    yield shaded(bar(WIDE - 2 * EDGE, BAR, look.gold, look.gold_line, 10))
    yield shaded(bar(WIDE - 2 * EDGE, BAR, look.bar, look.line, 10))
    yield from (coin("ready", 88, "up"), coin("spent", 88, "down"), coin("neutral", 88))
    yield from (wisp(50), bargain(50), back(60), plate(102, 48, BONE, INK), plate(102, 48, DUSK, DUSK_LINE))
