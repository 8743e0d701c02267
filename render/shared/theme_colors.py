"""Colours that mean the same on the tables of all games, by theme; each game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from render.drawing.depth import Tones
from render.drawing.themes import Colour, Theme
from render.drawing.tones import colour

WHITE: Colour = (255, 255, 255)
GOLD: Tones = (colour("ffdf8d"), colour("e3ad3f"), colour("b9812a"))
"""From above downwards."""
GOLD_INK: Colour = colour("2a1004")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableColors:
    """A theme's colours of the table; as they stand here, the dark theme's."""

    gold: Tones = GOLD
    """Of the bar of the player whose turn it is."""
    gold_ink: Colour = GOLD_INK
    gold_line: Colour = colour("fff0c4")
    acts: Colour = colour("ffd27a")
    """Around cards that act, that are aimed at, that block."""
    aimed: Colour = colour("ff5a3c")
    blocks: Colour = colour("7fd0ff")
    harm: Colour = colour("c8283c")
    """Behind a number of losses."""
    harm_ink: Colour = WHITE

    def light(self, **own: Any) -> Self:
        """Return the light theme's colours: what neither it nor the game's `own` name stays."""
        return replace(self, **{**_LIGHT, **own})

    def colour_blind(self, **own: Any) -> Self:
        """Return the colour-blind theme's colours, in the same way."""
        return replace(self, **{**_COLOUR_BLIND, **own})


_LIGHT: Mapping[str, Any] = {
    "gold_line": colour("8a5e10"),
    "acts": colour("b8740e"),
    "aimed": colour("d8340e"),
    "blocks": colour("1878b8"),
}
_COLOUR_BLIND: Mapping[str, Any] = {
    "gold": (colour("fff7a0"), colour("f0e442"), colour("cabd1e")),
    "gold_ink": colour("1a1a00"),
    "gold_line": colour("ffffd8"),
    "acts": colour("f0e442"),
    "aimed": colour("d55e00"),
    "blocks": colour("56b4e9"),
    "harm": colour("d55e00"),
    "harm_ink": colour("000000"),
}
C = TypeVar("C", bound=TableColors)


def by_theme(dark: C, light: C, colour_blind: C) -> Callable[[Theme], C]:
    """Return a lookup of a game's colours by theme."""
    looks = {"dark": dark, "light": light, "colour_blind": colour_blind}
    return lambda theme: looks[theme.name]
