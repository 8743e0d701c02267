"""The table of Neo Noble, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Literal, NamedTuple

from PIL import Image

from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table.pieces import Coin
from render.drawing.lettering import width
from render.drawing.themes import Colour, Theme
from render.neo_noble import bar
from render.neo_noble.art.signs import sign
from render.neo_noble.bar import Bar, draw_bar
from render.neo_noble.clash import draw_battle, draw_event
from render.neo_noble.court import Court, draw_court
from render.neo_noble.lanes import Lane, draw_half
from render.neo_noble.lasting import all_lasting
from render.neo_noble.lasting_band import LINE, draw_lasting
from render.neo_noble.scene import Scene, lay
from render.neo_noble.tokens import CoinState, arrow, coin
from render.neo_noble.words import (
    Column,
    awaits_answer,
    column_of,
    columns,
    drawn_names,
    headline,
    lane_name,
    latest,
    near_seat,
    subject,
)
from render.playing_cards.marks import crown
from render.shared.box import Box
from render.shared.pieces import Mosaic, Piece
from render.shared.speech import Speech

WIDE, HIGH = 1200, 900
_EDGE = 6
_COURT = 240
_COINS = 84
_CLASH = 96
_LANE = 310
CAPACITY = 4
"""NN-81; another one is golden."""


class Rows(NamedTuple):
    """Heights at which the parts of the table begin."""

    far: float
    half: float
    """How high each player's half is."""
    coins: float
    clash: float
    """Where an attack is drawn, when there is one."""
    lasting: float
    """Where it is said what holds for a while, when something does."""
    lines: int
    near: float


def rows_of(view: NeoNobleView) -> Rows:
    """Return where the parts of a table lie: what comes and goes takes room from both halves."""
    top, foot = _EDGE + bar.HIGH + _EDGE, HIGH - 2 * _EDGE - bar.HIGH
    clash = _CLASH + _EDGE if view.battle is not None or latest(view) is not None else 0
    count = len(view.lasting) + len(view.later)
    lines = min(count, 1 if clash else 2)
    still = lines * LINE + _EDGE if lines else 0
    half = (foot - top - _COINS - clash - still - 2 * _EDGE) / 2
    coins = top + half + _EDGE
    after = coins + _COINS + _EDGE
    return Rows(top, half, coins, after, after + clash, lines, foot - half)


def lane_x(index: int) -> float:
    """Return where a column of lanes begins."""
    return 2 * _EDGE + _COURT + index * (_LANE + _EDGE)


def board_facts(view: NeoNobleView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(exclude={"options", "course"})


def draw_board(view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    return board_in_pieces(view, names, speech, theme).drawn()


def board_in_pieces(view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str) -> Mosaic:
    """Return the table in pieces: whatever one shows is among its facts."""
    scene = lay(WIDE, HIGH, view.options, speech, theme)
    drawn = drawn_names(view, names, scene.canvas.speech)
    look = theme, speech.locale, scene.cards.catalogue
    return Mosaic(scene, look, list(_pieces(scene, view, drawn)))


def side_box(view: NeoNobleView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    rows = rows_of(view)
    if seat == near_seat(view):
        return Box(0, rows.near - _EDGE, WIDE, HIGH - rows.near + _EDGE)
    return Box(0, 0, WIDE, rows.coins)


def _pieces(scene: Scene, view: NeoNobleView, names: tuple[str, ...]) -> Iterator[Piece]:
    rows, near = rows_of(view), near_seat(view)
    for seat, y, top in (
        (1 - near, _EDGE, rows.far),
        (near, HIGH - _EDGE - bar.HIGH, rows.near),
    ):
        side = view.sides[seat]
        yield Piece(Box(_EDGE, y, bar.WIDE, bar.HIGH), draw_bar, (Bar.of(view, side, names),))
        yield Piece(Box(_EDGE, top, _COURT, rows.half), draw_court, (Court.of(view, side),))
    for index, column in enumerate(columns(view)):
        yield from _column(scene.theme, view, names, index, column)
    turn = Turn.of(view, names, scene.canvas.speech)
    yield Piece(Box(_EDGE, rows.coins, _COURT, rows.near - rows.coins - _EDGE), _draw_turn, (turn,))
    box = Box(lane_x(0), rows.clash, WIDE - _EDGE - lane_x(0), _CLASH)
    event = latest(view)
    if event is not None:
        yield Piece(box, draw_event, (event, names[event.seat]))
    elif view.battle is not None:
        yield Piece(box, draw_battle, (view.battle, names, awaits_answer(view)))
    if rows.lines:
        found = tuple(all_lasting(view, names, scene.cards))
        yield Piece(box._replace(y=rows.lasting, high=rows.lines * LINE), draw_lasting, (found,))


def _column(
    theme: Theme, view: NeoNobleView, names: tuple[str, ...], index: int, column: Column
) -> Iterator[Piece]:
    """Yield two lanes that face each other and the coin between them."""
    rows, near, x = rows_of(view), near_seat(view), lane_x(index)
    shown, attacked = view.coins[column.coin], _attacked(view, index)
    for seat, lane, y, above in (
        (1 - near, column.far, rows.far, True),
        (near, column.near, rows.near, False),
    ):
        edge = _edge(theme, attacked, seat, shown)
        facts = Lane.of(view, view.sides[seat].lanes[lane], above), *edge
        yield Piece(Box(x, y, _LANE, rows.half), draw_half, facts)
    yield Piece(Box(x, rows.coins, _LANE, _COINS), _draw_coin, (Middle.of(view, names, column, attacked),))


def _attacked(view: NeoNobleView, index: int) -> bool:
    """Tell whether an attack goes on in a column."""
    battle = view.battle
    return battle is not None and awaits_answer(view) and column_of(view, battle.attacker) == index


def _edge(theme: Theme, attacked: bool, seat: int, shown: Coin) -> tuple[Colour, bool]:
    """Return the colour of a half's edge: attacked, dominated, or plain."""
    if attacked:
        return theme.wound, True
    if shown.holder == seat:
        return (theme.gold if shown.ready else theme.quiet), True
    return theme.panel_line, False


class Row(NamedTuple):
    """What is said of a lane beside its coin."""

    lane: int
    """As its owner names it."""
    spirits: int
    capacity: int

    @classmethod
    def of(cls, view: NeoNobleView, seat: int, lane: int) -> Row:
        """Return what is said of a lane."""
        side = view.sides[seat].lanes[lane]
        return cls(lane, len(side.spirits), side.capacity)


class Middle(NamedTuple):
    """What is drawn between two lanes."""

    state: CoinState
    near: bool
    """Whether the side below holds it."""
    holder: str
    far_lane: Row
    near_lane: Row
    attack: Literal["", "up", "down"]
    """Where an attack goes that is not over."""

    @classmethod
    def of(cls, view: NeoNobleView, names: Sequence[str], column: Column, attacked: bool) -> Middle:
        """Return what is drawn of a column's coin."""
        shown, near = view.coins[column.coin], near_seat(view)
        upwards = attacked and view.battle is not None and view.battle.attacker.seat == near
        return cls(
            state="neutral" if shown.holder < 0 else "ready" if shown.ready else "spent",
            near=shown.holder == near,
            holder="" if shown.holder < 0 else names[shown.holder],
            far_lane=Row.of(view, 1 - near, column.far),
            near_lane=Row.of(view, near, column.near),
            attack="up" if upwards else "down" if attacked else "",
        )


def _draw_coin(scene: Scene, box: Box, shown: Middle) -> None:
    """Draw a coin nearer to its holder, the lanes' names to the left, the holder's to the right."""
    canvas, theme, held = scene.canvas, scene.theme, shown.state != "neutral"
    shift = 0 if not held else 10 if shown.near else -10
    canvas.centre(coin(shown.state, 62), box.centre, box.middle + shift)
    _draw_row(scene, box.top(42), shown.far_lane)
    _draw_row(scene, box.bottom(42), shown.near_lane)
    words = box.left(box.wide - 8).right(76 if shown.attack else 112)
    if shown.attack:
        mark = arrow(36, 74, shown.attack == "up", theme.wound, theme.ink)
        canvas.centre(mark, box.centre + 54, box.middle)
    if not held:
        canvas.write(words, canvas.speech.say("nn-picture-coin-neutral"), 21, theme.quiet, "right")
        return
    holder, state = words.top(44), words.bottom(44)
    if shown.near:
        holder, state = state, holder
    ink = theme.gold if shown.state == "ready" else theme.ink
    canvas.write(holder, shown.holder, 22, ink, "right")
    word = canvas.speech.say("nn-picture-coin-state", state=shown.state)
    canvas.write(state, word, 20 if width(word, 20) <= words.wide else 17, theme.quiet, "right")


def _draw_row(scene: Scene, box: Box, row: Row) -> None:
    """Say a lane's name and how full it is."""
    canvas, theme = scene.canvas, scene.theme
    name = box.past(6).left(76)
    reach = canvas.write(name, lane_name(row.lane, canvas.speech), 19, theme.quiet)
    colour = theme.gold if row.capacity != CAPACITY else theme.ink
    canvas.text(name.x + reach + 5, box.middle, f"{row.spirits}/{row.capacity}", 21, colour)


class Turn(NamedTuple):
    """What is said of how the match stands."""

    name: str
    stage: str
    told: str
    """How far it has come."""
    over: bool
    attack: bool
    """Whether one goes on."""

    @classmethod
    def of(cls, view: NeoNobleView, names: Sequence[str], speech: Speech) -> Turn:
        """Say whose turn it is, or who has won, and how far the match has come."""
        name, stage = headline(view, names[subject(view)], speech)
        told = " · ".join(_so_far(view, speech))
        return cls(name, stage, told, view.result is not None, awaits_answer(view))


def _draw_turn(scene: Scene, box: Box, turn: Turn) -> None:
    """Draw how the match stands."""
    canvas, theme, over = scene.canvas, scene.theme, turn.over
    canvas.panel(*box, theme.gold if over else theme.panel, theme.panel_line)
    ink, quiet = (theme.gold_ink, theme.gold_ink) if over else (theme.ink, theme.quiet)
    tall = box.high > 150
    if tall:
        mark = crown(46, True, ink) if over else sign("attack" if turn.attack else "soul", 46, theme.gold)
        canvas.centre(mark, box.centre, box.y + 34)
    said = box.below(76 if tall else (box.high - _COINS) / 2)
    canvas.write(said.inset(10).top(40), turn.name, 25, ink if over else theme.gold, "middle")
    canvas.write(said.inset(8).top(90), turn.stage, 22, ink, "middle")
    canvas.write(said.inset(8).top(138), turn.told, 22, quiet, "middle")


def _so_far(view: NeoNobleView, speech: Speech) -> Iterator[str]:
    """Yield which game and turn it is; the setup has no turn, and between games only the next one counts."""
    if view.stage == "exchange":
        yield speech.say("nn-picture-next-game", game=view.game_number)
        return
    if view.options.best_of > 1:
        yield speech.say("nn-picture-game", game=view.game_number)
    if view.turn:
        yield speech.say("nn-picture-turn-label", turn=view.turn)
