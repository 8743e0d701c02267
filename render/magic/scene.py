"""What every part of a picture of Magic needs."""

from __future__ import annotations

from typing import TypeAlias

from engines.magic.options import MagicOptions
from render.drawing.themes import theme_called
from render.magic.cards import Cards
from render.magic.ground import ground
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled

GAME = "magic"
HEADINGS = "cinzel"
"""The face of names and titles."""
Scene: TypeAlias = scene.DrawnScene[Cards]


def lay(wide: int, high: int, options: MagicOptions, speech: SpeechText, theme: str) -> Scene:
    """Lay an empty table."""
    speech = recalled(speech)
    return Scene(table(wide, high, theme, speech), Cards.of(options, speech))


def table(wide: int, high: int, theme: str, speech: SpeechText) -> Canvas:
    """Return the bare star table to draw upon."""
    found = theme_called(theme)
    canvas = Canvas(wide, high, found, speech, GAME)
    canvas.image = ground(wide, high, found).copy()
    canvas.image.info.update(theme=found.name, game=GAME)
    return canvas
