"""Limbo's own colours, by theme: grounds, bars, ink; plates, chips, frames and art stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.drawing.depth import Tones
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour
from render.shared.theme_colors import WHITE, TableColors, by_theme

NIGHT: Colour = colour("0f0c20")
"""Of names and totals, and the edge of light type upon art."""
INK: Colour = colour("15122a")
"""On bone and paper."""
BONE: Colour = colour("efe6d2")
"""Of Power, and of signs."""
DUSK: Colour = colour("2b2750")
"""Of Resolve."""
DUSK_LINE: Colour = colour("cfc8f2")
PAPER: Tones = (colour("f6efe4"), colour("e9e1e8"), colour("dad2e6"))
"""Behind texts on cards, from above downwards."""
BETTER: Colour = colour("bfe6ae")
WORSE: Colour = colour("ffc4b6")
"""Behind Power that is more, or less, than printed."""
BETTER_DUSK: Colour = colour("17553a")
WORSE_DUSK: Colour = colour("7a1a30")
"""Behind Resolve that is more, or less, than printed."""
SOUL: Colour = colour("7ff0d8")
SOUL_DEEP: Colour = colour("0c5a58")
GOLD_FRAME: Tones = (colour("fff0b8"), colour("e0a93c"), colour("8a5a16"))
"""Of arches, from the light to the shade."""
GOLD_TEXT: Colour = colour("ffe6a4")
SEAL: Colour = colour("b02038")
"""Of what hinders: silence, a card of the other player."""
PLATE: Tones = (colour("2c2750"), colour("15122c"))
"""Of chips and totals, from above downwards."""
PLATE_LINE: Colour = colour("6a61a0")
PLATE_QUIET: Colour = colour("b9b1dd")
FIGHT: Tones = (colour("5c1420"), colour("2c0a14"))
"""Of the ribbon of an attack."""
FIGHT_QUIET: Colour = colour("ffb3a6")
BACK: Tones = (colour("4a3f86"), colour("1a1636"))


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColors(TableColors):
    """A theme's colours of the table: those of all tables, and its own."""

    air: Tones
    """Of Limbo, from above to the middle; below it is the same again."""
    mist: Colour
    soul: Colour
    """Of those that drift there."""
    lane: Tones
    """Of its stones, from the ends to the middle of the table."""
    joint: Colour
    """Between the paving stones of a lane."""
    kerb: Colour
    """Along a lane."""
    bar: Tones
    line: Colour
    ink: Colour
    """On the ground, lanes, bars and shelves."""
    quiet: Colour
    sign: Colour
    title: Colour
    """Of the stage, and of headings on shelves."""
    fight: Colour
    """Of the stage in a battle."""
    warn: Colour
    """Of a number that is nearly the last, upon bars."""
    ready: Colour
    """Of a coin that is ready, and attacks that are left, upon dark plates."""


_DARK = ThemeColors(
    air=(colour("0c0a18"), colour("1d1838"), colour("4a4278")),
    mist=colour("6a62a4"),
    soul=SOUL,
    lane=(colour("29244c"), colour("3f386f")),
    joint=colour("221d42"),
    kerb=colour("564d8c"),
    bar=(colour("3c3568"), colour("211c40")),
    line=colour("7d72b8"),
    ink=colour("f6efdd"),
    quiet=colour("cdc5ea"),
    sign=BONE,
    title=colour("ffdf9a"),
    fight=colour("ffb3a6"),
    warn=colour("ff9d8e"),
    ready=colour("ffd27a"),
)
_LIGHT = _DARK.light(
    air=(colour("e9e6f4"), colour("dcd6ee"), colour("c9c2e6")),
    mist=colour("f4f2fb"),
    soul=colour("2fa894"),
    lane=(colour("e6e1f4"), colour("d8d1ec")),
    joint=colour("c9c0e4"),
    kerb=colour("9a90c4"),
    bar=(colour("ffffff"), colour("dcd6f0")),
    line=colour("8a80b8"),
    ink=colour("1a1636"),
    quiet=colour("3f3868"),
    sign=colour("3a3272"),
    title=colour("5a3a06"),
    fight=colour("7a1a30"),
    warn=colour("a3142c"),
)
_COLOUR_BLIND = _DARK.colour_blind(
    air=(colour("14161d"), colour("1d2028"), colour("2b2f3a")),
    mist=colour("444a58"),
    lane=(colour("272b34"), colour("363b47")),
    joint=colour("20232b"),
    kerb=colour("555c6c"),
    bar=(colour("3a3f4c"), colour("1e2129")),
    line=colour("828a9a"),
    ink=WHITE,
    quiet=colour("d4dae2"),
    title=colour("f0e442"),
    fight=colour("ffb27a"),
    warn=colour("ffb27a"),
    ready=colour("f0e442"),
)
look_of: Callable[[Theme], ThemeColors] = by_theme(_DARK, _LIGHT, _COLOUR_BLIND)
"""Returns the table's colours in a theme."""
