"""The table of Neo Noble, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.neo_noble.seat.doable import doable
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table.pieces import Place
from render.drawing.signs import Role
from render.drawing.themes import theme_called
from render.neo_noble.bar import Bar, draw_bar
from render.neo_noble.clash import draw_battle, draw_events
from render.neo_noble.coins import Middle, draw_coin
from render.neo_noble.court import Court, draw_court
from render.neo_noble.ground import table
from render.neo_noble.lanes import Held, Lane, draw_half
from render.neo_noble.lasting import all_lasting
from render.neo_noble.lasting_band import draw_lasting
from render.neo_noble.places import WIDE, LaneRows, arch_box, bar_box, column, rows_of, turn_box
from render.neo_noble.scene import Scene, lay
from render.neo_noble.standing import TurnMark, draw_turn
from render.neo_noble.words import (
    Column,
    Marked,
    awaits_answer,
    coin_of,
    columns,
    drawn_names,
    near_seat,
    waiting,
)
from render.shared.box import Box
from render.shared.speech import SpeechText


def board_facts(view: NeoNobleView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(exclude={"options", "course", "question"}), doable(view)


def draw_board(view: NeoNobleView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    found = theme_called(theme)
    rows = rows_of(view)
    scene = lay(table(rows.high, found), view.options, speech, found)
    drawn = drawn_names(view, names, scene.canvas.speech)
    near, marked = near_seat(view), Marked.of(view)
    for seat, below in ((1 - near, False), (near, True)):
        side = view.sides[seat]
        draw_court(scene, arch_box(rows, below=below), Court.of(view, side, marked))
        draw_bar(scene, bar_box(rows, below=below), Bar.of(view, side, drawn, marked))
    draw_turn(scene, turn_box(rows), TurnMark.of(view, drawn, scene.canvas.speech))
    for index, each in enumerate(columns(view)):
        _draw_column(scene, rows, view, marked, index, each)
    _draw_between(scene, rows, view, drawn)
    return scene.canvas.image


def side_box(view: NeoNobleView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    rows = rows_of(view)
    if seat == near_seat(view):
        return Box(0, rows.near.y - 2, WIDE, rows.high - rows.near.y + 2)
    return Box(0, 0, WIDE, rows.coins.y)


def _draw_column(
    scene: Scene, rows: LaneRows, view: NeoNobleView, marked: Marked, index: int, each: Column
) -> None:
    """Draw two lanes that face each other and the coin between them."""
    near = near_seat(view)
    draw_coin(scene, column(rows.coins, index), Middle.of(view, each))
    for place, row in ((Place(1 - near, each.far), rows.far), (Place(near, each.near), rows.near)):
        role, held = _role(view, place), _held(view, place)
        shown = Lane.of(view, place, marked, above=row is rows.far, role=role, held=held)
        draw_half(scene, column(row, index), shown)


def _role(view: NeoNobleView, place: Place) -> Role | None:
    """Return what a lane does in an attack that goes on."""
    battle = view.battle
    if battle is None or not awaits_answer(view):
        return None
    return "acts" if place == battle.attacker else "aimed" if place == battle.defender else None


def _held(view: NeoNobleView, place: Place) -> Held:
    """Tell whether a side has the coin of its lane, and in which state."""
    coin = coin_of(view, place.seat, place.lane)
    return "" if coin.holder != place.seat else "ready" if coin.ready else "spent"


def _draw_between(scene: Scene, rows: LaneRows, view: NeoNobleView, names: Sequence[str]) -> None:
    """Draw what goes on, and what holds for a while."""
    events = waiting(view)
    if rows.ribbon is not None and events:
        draw_events(scene, rows.ribbon, events, names)
    elif rows.ribbon is not None and view.battle is not None:
        draw_battle(scene, rows.ribbon, view.battle, names, session=awaits_answer(view))
    if rows.chips is not None:
        draw_lasting(scene, rows.chips, list(all_lasting(view, names, scene.cards)), rows.lines)
