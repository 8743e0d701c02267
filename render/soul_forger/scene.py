"""What every part of a picture of Soul-Forger needs."""

from __future__ import annotations

from typing import TypeAlias

from engines.soul_forger.options import SoulForgerOptions
from render.drawing.themes import theme_called
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import Speech, recalled
from render.soul_forger.cards import Cards

GAME = "soul_forger"
Scene: TypeAlias = scene.Scene[Cards]


def lay(wide: int, high: int, options: SoulForgerOptions, speech: Speech, theme: str) -> Scene:
    """Lay an empty table."""
    speech = recalled(speech)
    return Scene(Canvas(wide, high, theme_called(theme), speech, GAME), Cards.of(options, speech))
