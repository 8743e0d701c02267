"""The forge's own colours, by theme: grounds, bars, ink; plates, molten metal and art stay."""

from __future__ import annotations

from typing import NamedTuple

from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour

PAPER: Colour = colour("f4ead8")
"""Of power, and behind texts on cards."""
IRON: Colour = colour("39424d")
"""Of Endurance."""
NIGHT: Colour = colour("15181d")
"""Of names upon art, and of what is written in light letters."""
INK: Colour = colour("15181d")
WHITE: Colour = (255, 255, 255)
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


class ThemeColors(NamedTuple):
    """A theme's colours of the table."""

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
    gold: tuple[Colour, Colour, Colour]
    gold_ink: Colour
    gold_line: Colour
    acts: Colour
    aimed: Colour
    blocks: Colour
    harm: Colour
    harm_ink: Colour


_DARK = ThemeColors(
    stone=(colour("4a2613"), colour("191c21")),
    joint=colour("0d0f12"),
    bar=(colour("3a4149"), colour("24292f")),
    line=colour("6b7684"),
    ink=CREAM,
    quiet=ASH,
    sign=BRONZE,
    heading=EMBER,
    gold=(colour("ffdf8d"), colour("e3ad3f"), colour("b9812a")),
    gold_ink=colour("2a1004"),
    gold_line=colour("fff0c4"),
    acts=colour("ffd27a"),
    aimed=colour("ff5a3c"),
    blocks=colour("7fd0ff"),
    harm=colour("c92c40"),
    harm_ink=WHITE,
)
_LIGHT = _DARK._replace(
    stone=(colour("d9d2c6"), colour("b9ae9e")),
    joint=colour("a0937f"),
    bar=(colour("f3efe8"), colour("d8d0c4")),
    line=colour("8a7c68"),
    ink=colour("241a12"),
    quiet=colour("44382a"),
    sign=colour("7a4c06"),
    heading=colour("6a2c08"),
    gold_line=colour("8a5e10"),
    acts=colour("b8740e"),
    aimed=colour("d8340e"),
    blocks=colour("1878b8"),
)
_COLOUR_BLIND = _DARK._replace(
    stone=(colour("34383f"), colour("16181c")),
    ink=WHITE,
    quiet=colour("d4dae2"),
    sign=colour("f0e442"),
    heading=colour("f0e442"),
    gold=(colour("fff7a0"), colour("f0e442"), colour("cabd1e")),
    gold_ink=colour("1a1a00"),
    gold_line=colour("ffffd8"),
    acts=colour("f0e442"),
    aimed=colour("d55e00"),
    blocks=colour("56b4e9"),
    harm=colour("d55e00"),
    harm_ink=colour("000000"),
)
_LOOKS = {"dark": _DARK, "light": _LIGHT, "colour_blind": _COLOUR_BLIND}


def look_of(theme: Theme) -> ThemeColors:
    """Return the table's colours in a theme."""
    return _LOOKS[theme.name]
