"""The star table's own colours, by theme: grounds, bars, ink; frames and art stay."""

from __future__ import annotations

from typing import NamedTuple

from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour

PAPER: Colour = colour("f4ead8")
"""Of plates on cards."""
SHEET: Colour = colour("fcf6e6")
"""Of texts on cards."""
INK: Colour = colour("10151f")
WORSE: Colour = colour("ffc9bd")
"""Behind numbers that are less than printed."""
BETTER: Colour = colour("cdeebd")
WHITE: Colour = (255, 255, 255)
BLACK: Colour = colour("0a0d14")
HEART: Colour = colour("d8384a")
BRASS: Colour = colour("d8b064")
BACK: tuple[Colour, Colour] = (colour("2c4468"), colour("14203a"))
"""Of a Noble that is not known, from above downwards."""


class ThemeColors(NamedTuple):
    """A theme's colours of the table."""

    cloth: tuple[Colour, Colour, Colour]
    """From the middle to the edge."""
    dial: Colour
    """Lines on the cloth."""
    bar: tuple[Colour, Colour]
    """From above downwards."""
    line: Colour
    """Around bars, panels and steps."""
    ink: Colour
    quiet: Colour
    heading: Colour
    call: Colour
    """What goes on now."""
    panel: Colour
    gold: tuple[Colour, Colour, Colour]
    gold_ink: Colour
    gold_line: Colour
    acts: Colour
    aimed: Colour
    blocks: Colour
    harm: Colour
    harm_ink: Colour
    good: Colour
    good_ink: Colour


_DARK = ThemeColors(
    cloth=(colour("2c4468"), colour("1a2a44"), colour("0b121f")),
    dial=colour("d8b064"),
    bar=(colour("35527c"), colour("1b2c48")),
    line=colour("5b80b4"),
    ink=colour("f4efe2"),
    quiet=colour("b9cdec"),
    heading=colour("d8b064"),
    call=colour("ff9d84"),
    panel=colour("0e1728"),
    gold=(colour("ffdf8d"), colour("e3ad3f"), colour("b9812a")),
    gold_ink=colour("2a1004"),
    gold_line=colour("fff0c4"),
    acts=colour("ffd27a"),
    aimed=colour("ff5a3c"),
    blocks=colour("7fd0ff"),
    harm=colour("c8283c"),
    harm_ink=WHITE,
    good=colour("2f7a3e"),
    good_ink=WHITE,
)
_LIGHT = _DARK._replace(
    cloth=(colour("f8f2e4"), colour("f2ead6"), colour("d9cba8")),
    dial=colour("b08a3a"),
    bar=(colour("ffffff"), colour("f0e8d6")),
    line=colour("a8925c"),
    ink=colour("10151f"),
    quiet=colour("4a4434"),
    heading=colour("6e4c08"),
    call=colour("94200c"),
    panel=colour("fffdf6"),
    gold_line=colour("8a5e10"),
    acts=colour("c8881a"),
    aimed=colour("d8340e"),
    blocks=colour("1878b8"),
)
_COLOUR_BLIND = _DARK._replace(
    cloth=(colour("2b3648"), colour("1c2430"), colour("10151f")),
    dial=colour("9aa6b8"),
    bar=(colour("36435a"), colour("1c2636")),
    line=colour("7a8aa4"),
    ink=WHITE,
    quiet=colour("ccd6e6"),
    heading=colour("f0e442"),
    call=colour("f0e442"),
    panel=colour("10161f"),
    gold=(colour("fff7a0"), colour("f0e442"), colour("cabd1e")),
    gold_ink=colour("1a1a00"),
    gold_line=colour("ffffd8"),
    acts=colour("f0e442"),
    aimed=colour("d55e00"),
    blocks=colour("56b4e9"),
    harm=colour("d55e00"),
    harm_ink=colour("000000"),
    good=colour("005f92"),
)
_LOOKS = {"dark": _DARK, "light": _LIGHT, "colour_blind": _COLOUR_BLIND}


def look_of(theme: Theme) -> ThemeColors:
    """Return the table's colours in a theme."""
    return _LOOKS[theme.name]
