"""The land's own colours, by theme: grounds, bars, ink; frames and art stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from engines.noxtalia.language.parts import Cycle
from render.drawing.depth import Tones
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour, mixed
from render.shared.theme_colors import TableColors, by_theme

RIM: Colour = colour("140f33")
"""The edge of light type upon the land."""
INK: Colour = colour("2a1a10")
"""On drum skin and paper."""
SKIN: Tones = (colour("fff3d6"), colour("f6e3bb"), colour("dcb981"))
"""Of a drum, from the middle to the edge."""
BROWN: Colour = colour("5c3c1e")
"""What is of second rank on skin."""
EARTH: Colour = colour("8a2a0c")
"""What counts on skin."""
PAPER: Colour = colour("f8e8c6")
"""Of chips and signs."""
CHIP_LINE: Colour = colour("7a5230")
WOOD: Tones = (colour("a97848"), colour("3a2312"))
"""Of totems, from above downwards."""
NIGHT: Colour = colour("1c1638")
"""Of plates for numbers upon art."""
ASLEEP: Colour = colour("1d2353")
"""Of the word for exhausted."""
BACK: Tones = (colour("2d3f8f"), colour("141a44"))


class Sky(NamedTuple):
    """The land by day or by night, from above downwards and from the farthest hill to the nearest."""

    air: Tones
    hills: tuple[Colour, Colour]
    trees: Colour
    lights: Colour
    """Of stars, or of clouds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColors(TableColors):
    """A theme's colours of the table: those of all tables, and its own."""

    skies: dict[Cycle, Sky]
    plank: Tones
    plank_line: Colour
    plank_ink: Colour
    plank_quiet: Colour
    call: Colour
    """Headings upon planks and panels."""
    good: Colour
    """The sign of what helps."""
    well: Colour
    """Bars of life: much left."""
    hurt: Colour
    faint: Colour
    """Little left."""


_MORE: Colour = colour("8a90e0")
"""So much light has the night of the light theme, a quarter of it."""
_NIGHT = Sky(
    air=(colour("0e1238"), colour("232a6b"), colour("4a3f8f")),
    hills=(colour("22335a"), colour("101c33")),
    trees=colour("0c1630"),
    lights=colour("f4f0ff"),
)
_DAY = Sky(
    air=(colour("58b4e0"), colour("a9def0"), colour("ffe9b0")),
    hills=(colour("8fbf62"), colour("3f7a45")),
    trees=colour("356b40"),
    lights=colour("ffffff"),
)
_DARK = ThemeColors(
    skies={"nocturne": _NIGHT, "diurne": _DAY},
    plank=(colour("7a5230"), colour("3a2312")),
    plank_line=colour("a87a4a"),
    plank_ink=colour("fff2d8"),
    plank_quiet=colour("f0dcb8"),
    call=colour("ffd27a"),
    good=colour("2f7a3e"),
    well=colour("4ab262"),
    hurt=colour("ecb038"),
    faint=colour("e0443c"),
)
_LIGHT = _DARK.light(
    skies={
        "nocturne": Sky(
            air=tuple(mixed(tone, _MORE, 0.25) for tone in _NIGHT.air),
            hills=(mixed(_NIGHT.hills[0], _MORE, 0.25), mixed(_NIGHT.hills[1], _MORE, 0.25)),
            trees=mixed(_NIGHT.trees, _MORE, 0.25),
            lights=_NIGHT.lights,
        ),
        "diurne": _DAY,
    },
    plank=(colour("f3e3c4"), colour("d9bf92")),
    plank_line=colour("8a6a3c"),
    plank_ink=INK,
    plank_quiet=colour("4a3420"),
    call=colour("6e3408"),
    acts=_DARK.acts,
    aimed=_DARK.aimed,
)
_COLOUR_BLIND = _DARK.colour_blind(
    skies={
        "nocturne": _NIGHT,
        "diurne": _DAY._replace(hills=(colour("8fb0a0"), colour("3f5f5a")), trees=colour("35524e")),
    },
    call=colour("f0e442"),
    good=colour("005f92"),
    well=colour("56b4e9"),
    hurt=colour("f0e442"),
    faint=colour("d55e00"),
)
look_of: Callable[[Theme], ThemeColors] = by_theme(_DARK, _LIGHT, _COLOUR_BLIND)
"""Returns the table's colours in a theme."""
