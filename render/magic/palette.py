"""The colours of Magic's files: 128 for each theme, so that they stay small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import isqrt
from typing import cast

from PIL import Image

from engines.magic.cards.catalogue import Catalogue, starter
from render.drawing.themes import Colour, Theme
from render.magic.art.figures import subject
from render.magic.art.paint import dark_picture, picture
from render.magic.art.tints import TINTS
from render.magic.frames import bar, frame
from render.magic.ground import ground, ramp
from render.magic.looks import BETTER, BLACK, BRASS, HEART, INK, PAPER, SHEET, WHITE, WORSE, Look, look_of
from render.magic.tokens import mana

COLOURS = 128
_ART = 56
_EVERY = 3
"""Of so many cards one lends its colours."""
_APART = 14
"""How far apart plain colours are, red, green and blue added up."""


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette."""
    plain = _apart([*_own(look_of(theme)), *ramp(theme)])
    found = _weighed(theme).quantize(COLOURS - len(plain), method=Image.Quantize.MEDIANCUT)
    colours = [part for tone in plain for part in tone] + (found.getpalette() or [])
    image = Image.new("P", (1, 1))
    image.putpalette(colours[: 3 * COLOURS])
    return image


def _own(look: Look) -> Iterator[Colour]:
    """Yield the colours of large plain areas and of letters."""
    yield from (PAPER, SHEET, INK, WHITE, BLACK, WORSE, BETTER, BRASS, HEART)
    yield from (look.ink, look.quiet, look.heading, look.call, look.panel, look.line)
    yield from (look.acts, look.aimed, look.blocks, look.harm, look.good, *look.gold, *look.bar)
    for tint in TINTS.values():
        yield from (tint.main, tint.light, tint.deep)


def _apart(colours: Iterable[Colour]) -> list[Colour]:
    """Leave out colours that are hardly different from those before."""
    kept: list[Colour] = []
    for tone in dict.fromkeys(colours):
        if all(sum(abs(a - b) for a, b in zip(tone, other, strict=True)) >= _APART for other in kept):
            kept.append(tone)
    return kept


def _weighed(theme: Theme) -> Image.Image:
    """Return an image in which each colour has the root of its area: so a rare green leaf stays green."""
    sheet = _sheet(theme)
    counted = cast("list[tuple[int, Colour]]", sheet.quantize(256).convert("RGB").getcolors(1 << 16))
    data = b"".join(bytes(tone) * isqrt(count) for count, tone in sorted(counted))
    return Image.frombytes("RGB", (len(data) // 3, 1), data)


def _sheet(theme: Theme) -> Image.Image:
    """Lay out all that has colours of its own."""
    sheet = ground(1200, 900, theme).copy()
    cards = list(Catalogue((starter(),)).cards.values())
    pictures = [picture(subject(card), _ART, _ART) for card in cards[::_EVERY]]
    pictures += [dark_picture(subject(card), _ART, _ART) for card in cards[:: 4 * _EVERY]]
    look = look_of(theme)
    pictures += [bar(200, 66, look.gold, look.gold_line, 10), bar(200, 66, look.bar, look.line, 10)]
    pictures += [frame(letter, 60, 60) for letter in TINTS] + [mana(letter, 44) for letter in TINTS]
    x = y = 0
    for sprite in pictures:
        if x + sprite.size[0] > 1200:
            x, y = 0, y + 66
        sheet.paste(sprite.image, (x, y), sprite.mask)
        x += sprite.size[0]
    return sheet
