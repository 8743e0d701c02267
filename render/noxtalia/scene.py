"""What every part of a picture of Noxtalia needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.lettering import Face, heading
from render.drawing.themes import theme_called
from render.noxtalia.art.scenes import Light
from render.noxtalia.cards import Cards
from render.noxtalia.ground import ground
from render.noxtalia.theme_colors import ThemeColors, look_of
from render.shared import scene
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled
from render.shared.telling import drawn_name

GAME = "noxtalia"


@dataclass(frozen=True)
class DuelScene(scene.DrawnScene[Cards]):
    """The canvas and the cards, and the view that all parts look at."""

    view: NoxtaliaView
    names: tuple[str, ...]
    """By seat, as the picture can write them."""

    @property
    def look(self) -> ThemeColors:
        """The table's colours."""
        return look_of(self.theme)

    @property
    def light(self) -> Light:
        """The light in which Spirits stand: that of the cycle."""
        return "day" if self.view.cycle == "diurne" else "night"


def face_of(text: str) -> Face:
    """Return the face in which a name or a title is set."""
    return heading(text, "skranji")


def lay(high: int, view: NoxtaliaView, names: Sequence[str], speech: SpeechText, theme: str) -> DuelScene:
    """Lay an empty table of a height."""
    speech, found = recalled(speech), theme_called(theme)
    land = ground(view.cycle, found)
    canvas = Canvas(land.width, high, found, speech, GAME)
    canvas.image = land.crop((0, 0, land.width, high))
    canvas.image.info.update(theme=found.name, game=GAME)
    drawn = tuple(drawn_name(names, side.seat, speech) for side in view.sides)
    return DuelScene(canvas, Cards.of(view.options, speech), view, drawn)
