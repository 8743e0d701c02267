"""The 256 colours of each theme's files, for each game.

A palette made once fits better and costs an eighth of one made for each
frame; and the felt's tones are in it exactly, so that they do not blotch.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.cards import COURT, back_sprite, card_height, card_sprite
from render.felt import felt, ramp
from render.marks import coin, crown, die, drop, skull
from render.pen import Sprite
from render.themes import Colour, Theme

_SUITS = ("H", "D", "C", "S")
_CARD = 126
_COLOURS = 256


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries a theme's palette for playing cards."""
    return made_palette(theme, _sheet(theme), plain_colours(theme))


def made_palette(theme: Theme, sheet: Image.Image, plain: Sequence[Colour]) -> Image.Image:
    """Return an image that carries a palette: some colours exactly, and those that a sheet shows best."""
    exact = list(dict.fromkeys([*plain, *ramp(theme)]))
    found = sheet.quantize(_COLOURS - len(exact), method=Image.Quantize.MEDIANCUT)
    colours = [part for colour in exact for part in colour] + (found.getpalette() or [])
    image = Image.new("P", (1, 1))
    image.putpalette(colours[: 3 * _COLOURS])
    return image


def plain_colours(theme: Theme) -> list[Colour]:
    """Return a theme's own colours."""
    plain = [value for value in vars(theme).values() if isinstance(value, tuple)]
    return [*plain, *theme.suits.values(), *theme.niches.values()]


def _sheet(theme: Theme) -> Image.Image:
    """Lay out everything that has colours of its own, with its shadows' edges."""
    sheet = felt(1200, 900, theme).resize((400, 300))
    sprites: list[Sprite] = [
        card_sprite(rank + suit, rank, _CARD, theme) for suit in _SUITS for rank in COURT
    ]
    sprites += [card_sprite("A" + suit, "A", _CARD, theme) for suit in _SUITS]
    sprites += [back_sprite(_CARD, noble, theme) for noble in (True, False)]
    sprites += [coin(50), die(5, 52), drop(34, True, theme.ink, theme)]
    sprites += [crown(38, True, theme.gold), skull(34, theme.wound_ink, theme.wound)]
    across = 6
    table = Image.new("RGB", (across * (_CARD + 10), 4 * (card_height(_CARD) + 10)), theme.felt)
    table.paste(sheet.resize(table.size))
    for index, sprite in enumerate(sprites):
        place = (index % across * (_CARD + 10), index // across * (card_height(_CARD) + 10))
        table.paste(sprite.image, place, sprite.mask)
    return table
