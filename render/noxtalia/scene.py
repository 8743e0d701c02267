"""What every part of a picture of Noxtalia needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.themes import theme_called
from render.noxtalia.cards import Cards
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import Speech
from render.shared.telling import drawn_name

GAME = "noxtalia"


@dataclass(frozen=True)
class Scene(scene.Scene[Cards]):
    """The canvas and the cards, and the view that all parts look at."""

    view: NoxtaliaView
    names: tuple[str, ...]
    """By seat, as the picture can write them."""


def lay(wide: int, high: int, view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str) -> Scene:
    """Lay an empty table."""
    canvas = Canvas(wide, high, theme_called(theme), speech, GAME)
    drawn = tuple(drawn_name(names, side.seat, speech) for side in view.sides)
    return Scene(canvas, Cards.of(view.options, speech), view, drawn)
