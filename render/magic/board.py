"""The star table, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from PIL import Image

from engines.magic.seat.view import MagicView
from render.drawing.lettering import width
from render.magic.bars import draw_bar
from render.magic.board_model import BoardModel, PieceModel, SideSeen
from render.magic.middle import draw_end, draw_noble, draw_start, draw_steps, draw_turn
from render.magic.places import HIGH, WIDE, BoardHalf, Layout, halves, laid_out, stack_box, steps, turn_box
from render.magic.scene import Scene, lay
from render.magic.small import draw_basics, draw_small
from render.magic.stack import draw_stack
from render.magic.theme_colors import look_of
from render.magic.tiles import draw_creature
from render.magic.words import drawn_names
from render.shared.box import Box
from render.shared.speech import SpeechText

_Draw: TypeAlias = Callable[[Scene, Box, PieceModel], None]


def board_facts(view: MagicView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return BoardModel.of(view)


def draw_board(view: MagicView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    scene = lay(WIDE, HIGH, view.options, speech, theme)
    seen = BoardModel.of(view)
    drawn = drawn_names(view, names, scene.canvas.speech)
    broad = _is_broad(scene, seen)
    for half, seat in zip(halves(broad=broad), seen.seating, strict=True):
        _draw_half(scene, half, seen, seen.sides[seat], drawn[seat])
    band = steps(broad=broad)
    if not seen.turn:
        draw_start(scene, band, seen, drawn)
        return scene.canvas.image
    if seen.is_over:
        draw_end(scene, band, seen, drawn)
    else:
        draw_steps(scene, band, seen)
    draw_turn(scene, turn_box(), seen, drawn)
    if not broad:
        draw_stack(scene, stack_box(), seen, drawn)
    return scene.canvas.image


def side_box(view: MagicView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    band = steps()
    return Box(0, band.foot, WIDE, HIGH - band.foot) if seat == (view.seat or 0) else Box(0, 0, WIDE, band.y)


def _is_broad(scene: Scene, seen: BoardModel) -> bool:
    """Tell whether the column of the stack gives way: nothing lies there, and permanents need its room.

    They do where they find none beside it, or would be larger without it.
    """
    if seen.stack or seen.waiting or not seen.turn:
        return False
    for narrow, broad, seat in zip(halves(), halves(broad=True), seen.seating, strict=True):
        side, layout = seen.sides[seat], _laid(scene, narrow, seen.sides[seat])
        pieces = len(side.lands) + len(side.others) + len(side.creatures)
        if pieces > len(layout.lands) + len(layout.others) + len(layout.creatures):
            return True
        if layout.size != _laid(scene, broad, side).size:
            return True
    return False


def _laid(scene: Scene, half: BoardHalf, side: SideSeen) -> Layout:
    """Return where a player's permanents lie."""
    basics = sum(scene.cards.find(land.card).basic for land in side.lands)
    return laid_out(half, basics, len(side.lands) - basics, len(side.others), len(side.creatures))


def _draw_half(scene: Scene, half: BoardHalf, seen: BoardModel, side: SideSeen, name: str) -> None:
    """Draw all that is one player's."""
    draw_bar(scene, half.bar, seen, side, name)
    draw_noble(scene, half.noble, side.noble)
    basics = [land for land in side.lands if scene.cards.find(land.card).basic]
    lands = [land for land in side.lands if not scene.cards.find(land.card).basic]
    layout = _laid(scene, half, side)
    few = len(basics) + len(lands)
    _draw_row(scene, layout.lands[: len(basics)], basics, draw_basics)
    _draw_row(scene, layout.lands[len(basics) : few], lands, draw_small)
    _draw_row(scene, layout.others, side.others, draw_small)

    def draw(scene: Scene, box: Box, piece: PieceModel) -> None:
        draw_creature(scene, box, piece, layout.size, below=half.below)

    _draw_row(scene, layout.creatures, side.creatures, draw)


def _draw_row(scene: Scene, places: Sequence[Box], pieces: Sequence[PieceModel], draw: _Draw) -> None:
    """Draw pieces in their places; what finds none is counted in the last one."""
    more = len(pieces) - len(places)
    shown = len(places) - (more > 0)
    for box, piece in zip(places[:shown], pieces, strict=False):
        draw(scene, box, piece)
    if more > 0 and places:
        box = places[-1]
        text = f"+{more + 1}"
        size = next((size for size in (44, 40, 36) if width(text, size) <= box.wide - 8), 32)
        scene.canvas.text(box.centre, box.middle, text, size, look_of(scene.theme).ink, "middle")
