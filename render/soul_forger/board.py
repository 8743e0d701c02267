"""The table of Soul-Forger, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.soul_forger.seat.view import SoulForgerView
from render.drawing.themes import theme_called
from render.shared.box import Box
from render.shared.speech import SpeechText
from render.soul_forger.band import draw_band, shown_of
from render.soul_forger.bars import Head, draw_bar
from render.soul_forger.board_model import ShownModel
from render.soul_forger.ground import FLOW, table
from render.soul_forger.kit import draw_counts, draw_gear
from render.soul_forger.places import COUNTS, HIGH, WIDE, Cells, cells_of, gear_tiles, tiles
from render.soul_forger.scene import Scene, lay
from render.soul_forger.theme_colors import look_of
from render.soul_forger.tiles import draw_creature
from render.soul_forger.words import Numbers, drawn_names, gear, lying, numbers_of

_UNSEEN = {"list", "stops", "quiet", "top", "bottom", "forge", "hand", "known", "switched"}
_MOVES = {"frames", "point", "moment", "stage", "asked", "resolving", "waiting", "lasting", "serial",
          "entries"}  # fmt: skip


def board_facts(view: SoulForgerView) -> Hashable:
    """Return all that tells boards of a match apart."""
    left_out = {"options": True, **dict.fromkeys(_MOVES, True)}
    return view.model_dump_json(
        exclude={
            **left_out,
            "sides": {"__all__": _UNSEEN},
            "pieces": {"__all__": {"used", "owner"}},
        }
    )


def draw_board(view: SoulForgerView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    found = theme_called(theme)
    scene = lay(table(WIDE, HIGH, found), view.options, speech, found)
    drawn = drawn_names(view, names, scene.canvas.speech)
    numbers = numbers_of(view, len(shown_of(view, drawn).entries))
    for seat, cells in cells_of(view).items():
        _draw_side(scene, cells, view, seat, drawn[seat], numbers)
    draw_band(scene, view, drawn, numbers)
    return scene.canvas.image


def side_box(view: SoulForgerView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    bar, _, _, broad = cells_of(view)[seat]
    top, foot = (FLOW[1], HIGH) if bar.y > FLOW[0] else (0, FLOW[0])
    wide = WIDE if broad else WIDE // 2
    return Box(0 if bar.x < wide else wide, top, wide, foot - top)


def _draw_side(
    scene: Scene, cells: Cells, view: SoulForgerView, seat: int, name: str, numbers: Numbers
) -> None:
    """Draw all that is one player's."""
    head = Head.of(view, view.sides[seat], name, numbers)
    draw_bar(scene, cells, head)
    if cells.broad and head.living:
        draw_counts(scene, cells.kit.top(COUNTS), head.piles)
    worn = [piece for piece in gear(view, seat) if piece is not None]
    actions = lying(view, seat, "action")
    known = scene.cards.catalogue
    kit = [ShownModel.of(view, piece, numbers, known) for piece in (*worn, *actions)]
    for box, shown in zip(gear_tiles(cells, len(worn), len(actions)), kit, strict=True):
        draw_gear(scene, box, shown)
    creatures = [
        ShownModel.of(view, piece, numbers, scene.cards.catalogue) for piece in lying(view, seat, "field")
    ]
    _draw_creatures(scene, tiles(cells, len(creatures)), creatures)


def _draw_creatures(scene: Scene, places: Sequence[Box], creatures: Sequence[ShownModel]) -> None:
    """Draw creatures in their places, those that fight last; what finds none is counted in the last place."""
    more = len(creatures) - len(places)
    shown = list(zip(places, creatures, strict=False))
    if more > 0:
        box = shown.pop()[0]
        ink = look_of(scene.theme).ink
        scene.canvas.text(box.centre, box.middle, f"+{more + 1}", 46, ink, "middle")
    for box, each in sorted(shown, key=lambda pair: pair[1].marked is not None):
        draw_creature(scene, box, each)
