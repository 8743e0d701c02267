"""The land of Noxtalia, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia.clock import draw_clock
from render.noxtalia.drum import draw_drum
from render.noxtalia.places import HIGH, laid_out
from render.noxtalia.scene import lay
from render.noxtalia.sides import draw_side
from render.shared.box import Box
from render.shared.speech import SpeechText


def board_facts(view: NoxtaliaView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(
        exclude={"options": True, "showing": True, "sides": {"__all__": {"recycled"}}}
    )


def draw_board(view: NoxtaliaView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    scene, layout = lay(HIGH, view, names, speech, theme), laid_out(view)
    for seat, place in layout.sides.items():
        draw_side(scene, seat, place)
    draw_drum(scene, layout.drum)
    draw_clock(scene, layout.clock)
    return scene.canvas.image


def side_box(view: NoxtaliaView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    return laid_out(view).sides[seat].whole
