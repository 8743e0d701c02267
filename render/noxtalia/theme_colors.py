"""The land's own colours, by theme: grounds, bars, ink; frames and art stay."""

from __future__ import annotations

from typing import NamedTuple

from engines.noxtalia.language.parts import Cycle
from render.drawing.depth import Tones
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour, mixed

WHITE: Colour = (255, 255, 255)
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
GOLD: Tones = (colour("ffdf8d"), colour("e3ad3f"), colour("b9812a"))
GOLD_INK: Colour = colour("2a1004")


class Sky(NamedTuple):
    """The land by day or by night, from above downwards and from the farthest hill to the nearest."""

    air: Tones
    hills: tuple[Colour, Colour]
    trees: Colour
    lights: Colour
    """Of stars, or of clouds."""


class ThemeColors(NamedTuple):
    """A theme's colours of the table."""

    skies: dict[Cycle, Sky]
    plank: Tones
    plank_line: Colour
    plank_ink: Colour
    plank_quiet: Colour
    gold: Tones
    gold_line: Colour
    gold_ink: Colour
    call: Colour
    """Headings upon planks and panels."""
    acts: Colour
    aimed: Colour
    harm: Colour
    harm_ink: Colour
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
    gold=GOLD,
    gold_line=colour("fff0c4"),
    gold_ink=GOLD_INK,
    call=colour("ffd27a"),
    acts=colour("ffd27a"),
    aimed=colour("ff5a3c"),
    harm=colour("c8283c"),
    harm_ink=WHITE,
    good=colour("2f7a3e"),
    well=colour("4ab262"),
    hurt=colour("ecb038"),
    faint=colour("e0443c"),
)
_LIGHT = _DARK._replace(
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
    gold_line=colour("8a5e10"),
    call=colour("6e3408"),
)
_COLOUR_BLIND = _DARK._replace(
    skies={
        "nocturne": _NIGHT,
        "diurne": _DAY._replace(hills=(colour("8fb0a0"), colour("3f5f5a")), trees=colour("35524e")),
    },
    gold=(colour("fff7a0"), colour("f0e442"), colour("cabd1e")),
    gold_line=colour("ffffd8"),
    gold_ink=colour("1a1a00"),
    call=colour("f0e442"),
    acts=colour("f0e442"),
    aimed=colour("d55e00"),
    harm=colour("d55e00"),
    harm_ink=colour("000000"),
    good=colour("005f92"),
    well=colour("56b4e9"),
    hurt=colour("f0e442"),
    faint=colour("d55e00"),
)
_LOOKS = {"dark": _DARK, "light": _LIGHT, "colour_blind": _COLOUR_BLIND}


def look_of(theme: Theme) -> ThemeColors:
    """Return the table's colours in a theme."""
    return _LOOKS[theme.name]
