"""What every part of a picture of Neo Noble needs."""

from __future__ import annotations

from typing import TypeAlias

from engines.neo_noble.options import NeoNobleOptions
from render.drawing.themes import theme_called
from render.neo_noble.cards import Cards
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import Speech, recalled

GAME = "neo_noble"
Scene: TypeAlias = scene.Scene[Cards]


def lay(wide: int, high: int, options: NeoNobleOptions, speech: Speech, theme: str) -> Scene:
    """Lay an empty table."""
    speech = recalled(speech)
    return Scene(Canvas(wide, high, theme_called(theme), speech, GAME), Cards.of(options, speech))
