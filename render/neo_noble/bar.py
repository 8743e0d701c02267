"""A player's bar: name, games won, what was reaped, hand, piles, Souls, Channel."""

from __future__ import annotations

from engines.neo_noble.seat.view import SideView, SlotView
from render.cards import place_sprite
from render.marks import crown, fan, pointer
from render.neo_noble.signs import sign
from render.neo_noble.table import Table
from render.neo_noble.tokens import back, bargain, channel_card, wisp
from render.neo_noble.words import REAPS
from render.pen import Sprite

WIDE, HIGH = 1188, 64
_NAME_END = 206
_SLOT = 66
_CARD = 40
_CHANNEL = WIDE - 4 * _SLOT - 6


def draw_bar(table: Table, side: SideView, x: float, y: float) -> None:
    """Draw a side's bar with its corner at a point; golden when it is that side's turn."""
    canvas, theme, view = table.canvas, table.theme, table.view
    turn = view.active == side.seat and view.result is None and view.stage not in ("exchange", "setup")
    line = theme.gold if turn else theme.panel_line
    canvas.panel(x, y, WIDE, HIGH, theme.panel, line, width=4 if turn else 2)
    middle = y + HIGH / 2
    _draw_name(table, side, x, middle, turn)
    lost = len(side.reaped)
    colour = theme.wound if lost >= REAPS - 1 else theme.ink
    _draw_count(table, sign("scythe", 42, colour), f"{lost}/{REAPS}", x + 212, middle)
    _draw_count(table, fan(50, theme), str(side.hand_size), x + 338, middle)
    _draw_deck(table, side, x + 456, middle)
    _draw_count(table, sign("grave", 40, theme.quiet), str(len(side.grave)), x + 560, middle)
    _draw_count(table, sign("banished", 38, theme.quiet), str(len(side.banished)), x + 666, middle)
    _draw_count(table, wisp(42), str(side.lingering), x + 768, middle)
    if side.bargain:
        canvas.centre(bargain(50), x + _CHANNEL - 22, middle)
    for place, slot in enumerate(side.channel):
        _draw_slot(table, slot, x + _CHANNEL + (place + 0.5) * _SLOT, middle)


def _draw_name(table: Table, side: SideView, x: float, middle: float, turn: bool) -> None:
    canvas, theme = table.canvas, table.theme
    left, end = 16, _NAME_END
    if turn:
        canvas.paste(pointer(28, theme.gold), x + 10, middle - 14)
        left = 44
    if table.view.options.best_of > 1:
        needed = table.view.options.best_of // 2 + 1
        end -= needed * 32
        for game in range(needed):
            canvas.paste(crown(30, side.wins > game, theme.gold), x + end + 4 + game * 32, middle - 17)
    name = table.names[side.seat]
    canvas.text(x + left, middle, name, 32, theme.gold if turn else theme.ink, room=end - left - 4)


def _draw_count(table: Table, mark: Sprite, text: str, x: float, middle: float) -> None:
    table.canvas.paste(mark, x, middle - mark.size[1] / 2)
    table.canvas.text(x + mark.size[0] + 6, middle, text, 40, table.theme.ink)


def _draw_deck(table: Table, side: SideView, x: float, middle: float) -> None:
    mark = back(36, table.theme) if side.deck_size else place_sprite(36, 50, table.theme)
    _draw_count(table, mark, str(side.deck_size), x, middle)


def _draw_slot(table: Table, slot: SlotView | None, x: float, middle: float) -> None:
    """Draw a Channel slot; the face of a card only when it lies face-up (NN-59, NN-R10)."""
    theme = table.theme
    if slot is None:
        table.canvas.centre(place_sprite(_CARD, 56, theme), x, middle)
        return
    if slot.face_up and slot.card is not None:
        sprite = channel_card(slot.card, table.cards.fate(slot.card), False, _CARD, slot.ready, theme)
    else:
        sprite = channel_card(None, None, False, _CARD, slot.ready, theme)
    table.canvas.centre(sprite, x, middle)
    if slot.ready:
        table.canvas.centre(wisp(24), x + 16, middle - 16)
