"""The court's own colours, by theme: grounds, bars, ink; paper, backs and gold stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.drawing.lettering import Face
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour, darker, lighter
from render.shared.theme_colors import WHITE, TableColors, by_theme

HEADINGS: Face = "abril"
"""The face of names, titles and ranks."""
PAPER: Colour = colour("fbf1dc")
PAPER_LINE: Colour = colour("c8b48a")
INK: Colour = colour("2a1004")
"""On paper and on gold."""
NIGHT: Colour = colour("1c0710")
"""Behind numbers in light letters, and around such letters."""
SLATE: Colour = colour("273044")
"""Of the shields that carry a strength."""
GOLD: Colour = colour("e9b94f")
"""Rails, rings, ornaments."""
PALE_GOLD: Colour = colour("ffe39a")
"""Of totals that lead."""
BONUS: Colour = colour("f2c454")
"""Of what a Queen adds, and of other pills."""
NOBLE_BACK: Colour = colour("2e4f96")
CARD_BACK: Colour = colour("8f2440")
BLOOD: Colour = colour("d82440")
"""Of a wound, in its file."""
Niche = tuple[Colour, Colour]
"""Behind a figure: light in the middle, deep at the edge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColors(TableColors):
    """A theme's colours of the table: those of all tables, and its own."""

    ground: tuple[Colour, Colour, Colour]
    """From the middle to the edge."""
    damask: Colour
    """What is woven into it."""
    yard: tuple[Colour, Colour]
    """From its middle to its ends."""
    candle: Colour
    """Its light."""
    merlon: Colour
    bar: tuple[Colour, Colour]
    """From above downwards."""
    line: Colour
    """Around bars."""
    ink: Colour
    """On the ground and on bars."""
    ghost: Colour
    """The outline of a noble that has stepped forward."""
    shade: Colour
    """Within that outline."""
    blood: Colour
    """Of wounds."""
    named: Colour
    """Around what an answer names, upon the ground."""
    suits: Mapping[str, Colour]
    """Ink of the suits on paper, and what their nobles wear."""
    niches: Mapping[str, Niche]


ROBES: Mapping[str, Colour] = {
    "H": colour("b8203a"),
    "D": colour("b5500a"),
    "C": colour("1d6b45"),
    "S": colour("2b3a86"),
}
"""What nobles wear in their files."""
_DARK = ThemeColors(
    ground=(colour("7c2236"), colour("571627"), colour("2c0a15")),
    damask=colour("a04a58"),
    yard=(colour("45132a"), colour("2a0b17")),
    candle=colour("ffbe5a"),
    merlon=colour("7c2236"),
    bar=(colour("4a1830"), colour("2c0d1c")),
    line=colour("8a5a44"),
    ink=colour("fff4dc"),
    ghost=GOLD,
    shade=colour("3a0f1e"),
    blood=BLOOD,
    named=colour("ffd27a"),
    suits=ROBES,
    niches={
        "H": (colour("f6c9b8"), colour("b8344a")),
        "D": (colour("ffe0a0"), colour("d07a1c")),
        "C": (colour("cfe8b8"), colour("2f8a58")),
        "S": (colour("c9d4f6"), colour("4a5cb4")),
    },
    harm=colour("b3162f"),
)
_LIGHT = _DARK.light(
    ground=(colour("fbf3e2"), colour("f0e2c6"), colour("dcc6a4")),
    damask=colour("cdb48c"),
    yard=(colour("7c2236"), colour("5e1626")),
    candle=colour("f0a050"),
    merlon=colour("7c2236"),
    bar=(colour("fffaf0"), colour("ecdcc0")),
    line=colour("8a5a34"),
    ink=INK,
    ghost=colour("6a4606"),
    shade=colour("dccaa8"),
    named=colour("b8740e"),
    acts=_DARK.acts,
    aimed=_DARK.aimed,
)
_BLIND_SUITS: Mapping[str, Colour] = {
    "H": colour("b04600"),
    "D": colour("0072b2"),
    "C": colour("00734f"),
    "S": colour("000000"),
}
_COLOUR_BLIND = _DARK.colour_blind(
    ground=(colour("2b3240"), colour("1e2430"), colour("12161e")),
    damask=colour("4a5568"),
    yard=(colour("1c2230"), colour("0c0f16")),
    candle=colour("9ab0d0"),
    merlon=colour("3a4456"),
    bar=(colour("2a3242"), colour("161b25")),
    line=colour("6a7688"),
    ink=WHITE,
    ghost=colour("f0e442"),
    shade=colour("141923"),
    blood=colour("d55e00"),
    named=colour("f0e442"),
    suits=_BLIND_SUITS,
    niches={suit: (lighter(ink, 0.86), lighter(darker(ink, 0.1), 0.5)) for suit, ink in _BLIND_SUITS.items()},
)
look_of: Callable[[Theme], ThemeColors] = by_theme(_DARK, _LIGHT, _COLOUR_BLIND)
"""Returns the table's colours in a theme."""
