"""The 256 colours of the files of tournaments."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.drawing.themes import Colour, Theme
from render.drawing.tones import mixed
from render.shared.palette import painted_palette, painted_sheet
from render.tournament.marks import METALS, medal


def won(theme: Theme) -> Colour:
    """Return the ground of who has won."""
    return mixed(theme.panel, theme.panel_line, 0.72)


def wire(theme: Theme) -> Colour:
    """Return the colour of the lines between matches."""
    return mixed(theme.panel_line, theme.quiet, 0.45)


def stripe(theme: Theme) -> Colour:
    """Return the ground of every other line."""
    return mixed(theme.panel, theme.panel_line, 0.28)


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return an image that carries the colours of a theme's files."""
    sheet = painted_sheet([medal(place, 60) for place in METALS], 300, 100, theme)
    return painted_palette(theme, sheet, [won(theme), stripe(theme), wire(theme), *METALS.values()])
