"""The forge's own colours, by theme: grounds, bars, ink; plates, molten metal and art stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour
from render.shared.theme_colors import WHITE, TableColors, by_theme

PAPER: Colour = colour("f4ead8")
"""Of power, and behind texts on cards."""
IRON: Colour = colour("39424d")
"""Of Endurance."""
NIGHT: Colour = colour("15181d")
"""Of names upon art, and of what is written in light letters."""
INK: Colour = colour("15181d")
CREAM: Colour = colour("fdf3dc")
"""Of light letters."""
TALLY: Colour = colour("6e4406")
"""Behind Experience."""
WORSE: Colour = colour("ffc2b4")
"""Behind numbers that are less than printed."""
BETTER: Colour = colour("c4eab4")
LESS: Colour = colour("961e18")
MORE: Colour = colour("1c6428")
"""Of the arrows beside them."""
BRONZE: Colour = colour("d9a43a")
"""Of Ronum."""
BRONZE_INK: Colour = colour("2a1c00")
EMBER: Colour = colour("ffc25a")
"""Of what is said first: headings on iron."""
STEEL: Colour = colour("8b98a8")
"""The edges of iron."""
ASH: Colour = colour("c3cad4")
"""Of labels on iron."""
MOLTEN: tuple[Colour, ...] = tuple(
    map(colour, ("5a1608", "c33a12", "ff7a2e", "ffb04a", "ffe39a", "ffb04a", "ff7a2e", "c33a12", "5a1608"))
)
"""The Flow, from above downwards."""
PLATE: tuple[Colour, Colour] = (colour("2e343c"), colour("191d22"))
"""Of the entries of the Flow."""
FIGHT: tuple[Colour, Colour] = (colour("4a1410"), colour("240a0a"))
"""Behind a combat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColors(TableColors):
    """A theme's colours of the table: those of all tables, and its own."""

    stone: tuple[Colour, Colour]
    """From the glowing middle to the edge."""
    joint: Colour
    """Between bricks."""
    bar: tuple[Colour, Colour]
    """From above downwards."""
    line: Colour
    """Around bars and shelves."""
    ink: Colour
    """On stone, bars and shelves."""
    quiet: Colour
    sign: Colour
    """Signs of what is counted."""
    heading: Colour


_DARK = ThemeColors(
    stone=(colour("4a2613"), colour("191c21")),
    joint=colour("0d0f12"),
    bar=(colour("3a4149"), colour("24292f")),
    line=colour("6b7684"),
    ink=CREAM,
    quiet=ASH,
    sign=BRONZE,
    heading=EMBER,
    harm=colour("c92c40"),
)
_LIGHT = _DARK.light(
    stone=(colour("d9d2c6"), colour("b9ae9e")),
    joint=colour("a0937f"),
    bar=(colour("f3efe8"), colour("d8d0c4")),
    line=colour("8a7c68"),
    ink=colour("241a12"),
    quiet=colour("44382a"),
    sign=colour("7a4c06"),
    heading=colour("6a2c08"),
)
_COLOUR_BLIND = _DARK.colour_blind(
    stone=(colour("34383f"), colour("16181c")),
    ink=WHITE,
    quiet=colour("d4dae2"),
    sign=colour("f0e442"),
    heading=colour("f0e442"),
)
look_of: Callable[[Theme], ThemeColors] = by_theme(_DARK, _LIGHT, _COLOUR_BLIND)
"""Returns the table's colours in a theme."""
