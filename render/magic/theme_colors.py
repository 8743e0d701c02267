"""The star table's own colours, by theme: grounds, bars, ink; frames and art stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour
from render.shared.theme_colors import WHITE, TableColors, by_theme

PAPER: Colour = colour("f4ead8")
"""Of plates on cards."""
SHEET: Colour = colour("fcf6e6")
"""Of texts on cards."""
INK: Colour = colour("10151f")
WORSE: Colour = colour("ffc9bd")
"""Behind numbers that are less than printed."""
BETTER: Colour = colour("cdeebd")
BLACK: Colour = colour("0a0d14")
HEART: Colour = colour("d8384a")
BRASS: Colour = colour("d8b064")
BACK: tuple[Colour, Colour] = (colour("2c4468"), colour("14203a"))
"""Of a Noble that is not known, from above downwards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColors(TableColors):
    """A theme's colours of the table: those of all tables, and its own."""

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
    good=colour("2f7a3e"),
    good_ink=WHITE,
)
_LIGHT = _DARK.light(
    cloth=(colour("f8f2e4"), colour("f2ead6"), colour("d9cba8")),
    dial=colour("b08a3a"),
    bar=(colour("ffffff"), colour("f0e8d6")),
    line=colour("a8925c"),
    ink=colour("10151f"),
    quiet=colour("4a4434"),
    heading=colour("6e4c08"),
    call=colour("94200c"),
    panel=colour("fffdf6"),
    acts=colour("c8881a"),
)
_COLOUR_BLIND = _DARK.colour_blind(
    cloth=(colour("2b3648"), colour("1c2430"), colour("10151f")),
    dial=colour("9aa6b8"),
    bar=(colour("36435a"), colour("1c2636")),
    line=colour("7a8aa4"),
    ink=WHITE,
    quiet=colour("ccd6e6"),
    heading=colour("f0e442"),
    call=colour("f0e442"),
    panel=colour("10161f"),
    good=colour("005f92"),
)
look_of: Callable[[Theme], ThemeColors] = by_theme(_DARK, _LIGHT, _COLOUR_BLIND)
"""Returns the table's colours in a theme."""
