"""The table of Neo Noble, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engines.neo_noble.seat.view import CoinView, NeoNobleView
from render.lettering import fitted, width
from render.marks import crown
from render.neo_noble import bar
from render.neo_noble.bar import draw_bar
from render.neo_noble.clash import Box, draw_battle, draw_event
from render.neo_noble.court import draw_court
from render.neo_noble.lanes import Half, draw_half
from render.neo_noble.lasting_band import LINE, draw_lasting
from render.neo_noble.signs import sign
from render.neo_noble.table import Table
from render.neo_noble.tokens import CoinState, arrow, coin
from render.neo_noble.words import (
    Column,
    awaits_answer,
    column_of,
    columns,
    headline,
    lane_name,
    latest,
    near_seat,
    subject,
)
from render.speech import Speech
from render.themes import Colour

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


def draw_board(view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    table = Table.of(WIDE, HIGH, view, names, speech, theme)
    rows, near = rows_of(view), near_seat(view)
    draw_bar(table, view.sides[1 - near], _EDGE, _EDGE)
    draw_bar(table, view.sides[near], _EDGE, HIGH - _EDGE - bar.HIGH)
    draw_court(table, view.sides[1 - near], _EDGE, rows.far, _COURT, rows.half)
    draw_court(table, view.sides[near], _EDGE, rows.near, _COURT, rows.half)
    for index, column in enumerate(columns(view)):
        _draw_column(table, index, column, rows)
    _draw_turn(table, Box(_EDGE, rows.coins, _COURT, rows.near - rows.coins - _EDGE))
    box = Box(lane_x(0), rows.clash, WIDE - _EDGE - lane_x(0), _CLASH)
    event = latest(view)
    if event is not None:
        draw_event(table, event, box)
    elif view.battle is not None:
        draw_battle(table, view.battle, box)
    if rows.lines:
        draw_lasting(table, Box(lane_x(0), rows.lasting, WIDE - _EDGE - lane_x(0), rows.lines * LINE))
    return table.canvas.image


def _draw_column(table: Table, index: int, column: Column, rows: Rows) -> None:
    """Draw two lanes that face each other and the coin between them."""
    view, near, x = table.view, near_seat(table.view), lane_x(index)
    shown = view.coins[column.coin]
    for seat, lane, y, above in (
        (1 - near, column.far, rows.far, True),
        (near, column.near, rows.near, False),
    ):
        line, broad = _edge(table, index, seat, shown)
        half = Half(x, y, _LANE, rows.half, above)
        draw_half(table, view.sides[seat].lanes[lane], half, line, broad)
    _draw_coin(table, column, x, rows.coins, _attacked(view, index))


def _attacked(view: NeoNobleView, index: int) -> bool:
    """Tell whether an attack goes on in a column."""
    battle = view.battle
    return battle is not None and awaits_answer(view) and column_of(view, battle.attacker) == index


def _edge(table: Table, index: int, seat: int, shown: CoinView) -> tuple[Colour, bool]:
    """Return the colour of a half's edge: attacked, dominated, or plain."""
    view, theme = table.view, table.theme
    if _attacked(view, index):
        return theme.wound, True
    if shown.holder == seat:
        return (theme.gold if shown.ready else theme.quiet), True
    return theme.panel_line, False


def _draw_coin(table: Table, column: Column, x: float, y: float, attacked: bool) -> None:
    """Draw a coin nearer to its holder, the lanes' names to the left, the holder's to the right."""
    canvas, theme, view = table.canvas, table.theme, table.view
    near = near_seat(view)
    shown = view.coins[column.coin]
    state: CoinState = "neutral" if shown.holder < 0 else "ready" if shown.ready else "spent"
    shift = 0 if shown.holder < 0 else 10 if shown.holder == near else -10
    middle = y + _COINS / 2
    canvas.centre(coin(state, 62), x + _LANE / 2, middle + shift)
    for seat, lane, at in ((1 - near, column.far, y + 21), (near, column.near, y + _COINS - 21)):
        side = view.sides[seat].lanes[lane]
        reach = canvas.text(x + 6, at, lane_name(lane, canvas.speech), 19, theme.quiet, room=76)
        colour = theme.gold if side.capacity != CAPACITY else theme.ink
        canvas.text(x + 11 + reach, at, f"{len(side.spirits)}/{side.capacity}", 21, colour)
    room = 112
    if attacked and view.battle is not None:
        mark = arrow(36, 74, view.battle.attacker.seat == near, theme.wound, theme.ink)
        canvas.centre(mark, x + _LANE / 2 + 54, middle)
        room = 76
    if shown.holder < 0:
        text = canvas.speech.say("nn-picture-coin-neutral")
        canvas.text(x + _LANE - 8, middle, text, 21, theme.quiet, "right", room=room)
        return
    name = fitted(table.names[shown.holder], 22, room)
    at = y + (_COINS - 22 if shown.holder == near else 22)
    canvas.text(x + _LANE - 8, at, name, 22, theme.gold if shown.ready else theme.ink, "right")
    word = canvas.speech.say("nn-picture-coin-state", state=state)
    size = 20 if width(word, 20) <= room else 17
    canvas.text(x + _LANE - 8, y + _COINS - (at - y), word, size, theme.quiet, "right", room=room)


def _draw_turn(table: Table, box: Box) -> None:
    """Say whose turn it is, or who has won, and how far the match has come."""
    canvas, theme, view = table.canvas, table.theme, table.view
    over = view.result is not None
    canvas.panel(box.x, box.y, box.wide, box.high, theme.gold if over else theme.panel, theme.panel_line)
    ink, quiet = (theme.gold_ink, theme.gold_ink) if over else (theme.ink, theme.quiet)
    name, stage = headline(view, table.names[subject(view)], canvas.speech)
    middle = box.x + box.wide / 2
    tall = box.high > 150
    if tall:
        mark = (
            crown(46, True, ink)
            if over
            else sign("attack" if awaits_answer(view) else "soul", 46, theme.gold)
        )
        canvas.centre(mark, middle, box.y + 34)
    y = box.y + (76 if tall else (box.high - _COINS) / 2)
    canvas.text(middle, y + 20, name, 25, ink if over else theme.gold, "middle", room=box.wide - 20)
    canvas.text(middle, y + 45, stage, 22, ink, "middle", room=box.wide - 16)
    told = " · ".join(_so_far(view, canvas.speech))
    canvas.text(middle, y + 69, told, 22, quiet, "middle", room=box.wide - 16)


def _so_far(view: NeoNobleView, speech: Speech) -> Iterator[str]:
    """Yield which game and turn it is; the setup has no turn, and between games only the next one counts."""
    if view.stage == "exchange":
        yield speech.say("nn-picture-next-game", game=view.game_number)
        return
    if view.options.best_of > 1:
        yield speech.say("nn-picture-game", game=view.game_number)
    if view.turn:
        yield speech.say("nn-picture-turn-label", turn=view.turn)
