"""What every part of a picture of Neo Noble needs."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engines.neo_noble.options import NeoNobleOptions
from render.drawing.lettering import Face, heading
from render.drawing.themes import Theme
from render.neo_noble.cards import Cards
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled

GAME = "neo_noble"
Scene: TypeAlias = scene.DrawnScene[Cards]


def lay(ground: Image.Image, options: NeoNobleOptions, speech: SpeechText, theme: Theme) -> Scene:
    """Lay a table upon a ground, which stays as it is."""
    speech = recalled(speech)
    return Scene(upon(ground, speech, theme), Cards.of(options, speech))


def upon(ground: Image.Image, speech: SpeechText, theme: Theme) -> Canvas:
    """Return a canvas upon a ground, which stays as it is."""
    canvas = Canvas(*ground.size, theme, speech, GAME)
    canvas.image = ground.copy()
    canvas.image.info.update(theme=theme.name, game=GAME)
    return canvas


def named(text: str) -> Face:
    """Return the face in which a name is set."""
    return heading(text, "grenze")


def titled(text: str) -> Face:
    """Return the face in which a title is set: only where it is large."""
    return heading(text, "gotisch")
