"""Which file is which noble, suit or sign; and each of them in the colours that are asked for."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.svg import Dyes, drawn, figure
from render.drawing.themes import Colour, Theme
from render.drawing.tones import lighter
from render.dueling_nobles.theme_colors import ROBES, look_of

FOLDER = Path(__file__).parent / "figures"
SUITS = {"H": "heart", "D": "diamond", "C": "club", "S": "spade"}
SIGNS = ("coin", "hand", "shield", "skull", "swords", "whole", "wound")
"""`wound` is one suffered, `whole` one that may still come."""
_SHADES = (0.0, 0.12, 0.3, 0.35, 0.42)
"""How much lighter the parts of a robe are than its own colour."""
_LARGE = 320
"""From this size on figures are not kept."""


def noble(card: str, high: int, theme: Theme) -> Image.Image:
    """Return the figure of a noble, transparent around, so high; ten thirteenths as wide."""
    draw = drawn if high > _LARGE else figure
    return draw(FOLDER / f"{card}.svg", high, dyes(card[-1], theme))


@lru_cache(maxsize=16)
def dyes(suit: str, theme: Theme) -> Dyes:
    """Return what takes the place of a robe's colours."""
    own, worn = ROBES[suit], look_of(theme).suits[suit]
    if own == worn:
        return ()
    return tuple((lighter(own, share), lighter(worn, share)) for share in _SHADES)


@cached_sprite
def suit_mark(suit: str, size: int, ink: Colour) -> Sprite:
    """Return a suit's sign in one colour."""
    shape = _shape(suit, size)
    return Sprite(Image.new("RGB", shape.size, ink), shape)


@cached_sprite
def _shape(suit: str, size: int) -> Image.Image:
    """Return the outline of a suit's sign, which takes any colour."""
    return drawn(FOLDER / "signs" / f"{SUITS[suit]}.svg", size).getchannel("A")


@lru_cache(maxsize=64)
def sign(name: str, size: int, dyes: Dyes = ()) -> Sprite:
    """Return a sign as large as asked, in its own colours where no others are asked for."""
    shape = drawn(FOLDER / "signs" / f"{name}.svg", size, dyes)
    return Sprite(shape.convert("RGB"), shape.getchannel("A"))
