"""What every part of a picture of Soul-Forger needs."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engines.soul_forger.options import SoulForgerOptions
from render.drawing.lettering import Face
from render.drawing.themes import Theme, theme_called
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled
from render.soul_forger.cards import Cards
from render.soul_forger.ground import wall

GAME = "soul_forger"
HEADINGS: Face = "germania"
"""The face of names and titles."""
Scene: TypeAlias = scene.DrawnScene[Cards]


def lay(ground: Image.Image, options: SoulForgerOptions, speech: SpeechText, theme: Theme) -> Scene:
    """Lay a table upon a ground, which stays as it is."""
    speech = recalled(speech)
    return Scene(upon(ground, speech, theme), Cards.of(options, speech))


def upon(ground: Image.Image, speech: SpeechText, theme: Theme) -> Canvas:
    """Return a canvas upon a ground, which stays as it is."""
    canvas = Canvas(*ground.size, theme, speech, GAME)
    canvas.image = ground.copy()
    canvas.image.info.update(theme=theme.name, game=GAME)
    return canvas


def before_wall(wide: int, high: int, speech: SpeechText, theme: str) -> Canvas:
    """Return a canvas before the bare wall."""
    found = theme_called(theme)
    return upon(wall(wide, high, found), speech, found)
