"""The table of Soul-Forger, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from PIL import Image

from engines.soul_forger.seat.view import SoulForgerView
from render.shared.box import Box
from render.shared.pieces import Mosaic, Piece
from render.shared.speech import Speech
from render.soul_forger.arrows import across, arrows_of
from render.soul_forger.field import Ground, creatures_of, draw_field, draw_kit, kit_of
from render.soul_forger.flow import Doings, Turn, draw_doings, draw_turn
from render.soul_forger.head import Head, draw_head
from render.soul_forger.places import HIGH, TURN, WIDE, band_of, cells_of, doings
from render.soul_forger.scene import Scene, lay
from render.soul_forger.words import drawn_names

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


def draw_board(view: SoulForgerView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    return board_in_pieces(view, names, speech, theme).drawn()


def board_in_pieces(view: SoulForgerView, names: Sequence[str], speech: Speech, theme: str) -> Mosaic:
    """Return the table in pieces: whatever one shows is among its facts."""
    scene = lay(WIDE, HIGH, view.options, speech, theme)
    drawn = drawn_names(view, names, scene.canvas.speech)
    look = theme, speech.locale, scene.cards.catalogue
    return Mosaic(scene, look, list(_pieces(scene, view, drawn)))


def side_box(view: SoulForgerView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    head, field, kit, _ = cells_of(view)[seat]
    return Box(head.x, head.y, head.wide, max(field.foot, kit.foot) - head.y)


def _pieces(scene: Scene, view: SoulForgerView, names: tuple[str, ...]) -> Iterator[Piece]:
    arrows = arrows_of(view)
    turn = Turn.of(view, names, scene.canvas.speech)
    yield Piece(band_of(view).left(TURN), draw_turn, (turn,))
    box = doings(view)
    yield Piece(box, draw_doings, (Doings.of(view, names, scene.cards), across(arrows, box)))
    for seat, cells in cells_of(view).items():
        head = Head.of(view, view.sides[seat], names[seat])
        ground = Ground.of(head)
        yield Piece(cells.head, draw_head, (head, cells.broad, across(arrows, cells.head)))
        yield Piece(
            cells.field, draw_field, (creatures_of(view, seat, scene), ground, across(arrows, cells.field))
        )
        kit, zones = kit_of(view, seat, scene), view.options.action_zones
        counted = head if cells.broad else None
        yield Piece(cells.kit, draw_kit, (kit, zones, ground, counted, across(arrows, cells.kit)))
