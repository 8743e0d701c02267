"""A seat's private hand."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PIL import Image

from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.lettering import fitted, width
from render.drawing.themes import theme_called
from render.dueling_nobles.words import own_side, sorted_hand
from render.playing_cards.cards import card_height
from render.playing_cards.marks import eye, fan
from render.shared.canvas import Canvas
from render.shared.speech import Speech
from render.shared.telling import drawn_name

_WIDE = 1200
_MARGIN, _GAP = 20, 12
_BAR = 68
_MOST_HIGH = 720
_CARDS = (182, 150, 130, 100)
"""Widths of cards, from a small hand to forty cards: few, so that sprites are shared."""


def hand_facts(view: NoblesView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    side = own_side(view)
    return side.dealt, side.hand, side.glimpse, side.shown


def draw_hand(view: NoblesView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, sorted, and what the spade ability has shown."""
    side = own_side(view)
    groups: list[tuple[str, list[str]]] = []
    if side.dealt is not None:
        groups.append((speech.say("pic-hand-dealt"), list(side.dealt)))
    else:
        groups.append((speech.say("pic-hand"), sorted_hand(side.hand or ())))
    if side.glimpse is not None:
        groups.append((_glimpse_title(view, names, speech), sorted_hand(side.glimpse)))
    wide = next((wide for wide in _CARDS if _height(groups, wide) <= _MOST_HIGH), _CARDS[-1])
    canvas = Canvas(_WIDE, _height(groups, wide), theme_called(theme), speech, "dueling_nobles")
    y = 6.0
    for index, (title, cards) in enumerate(groups):
        shown = side.shown if index == 0 else ()
        y = _draw_group(canvas, title, cards, shown, wide, y)
    return canvas.image


def _glimpse_title(view: NoblesView, names: Sequence[str], speech: Speech) -> str:
    bare = width(speech.say("pic-hand-glimpse", name=""), 38)
    name = fitted(drawn_name(names, 1 - (view.seat or 0), speech), 38, _WIDE - 220 - bare)
    return speech.say("pic-hand-glimpse", name=name)


def _per_row(count: int, wide: int) -> int:
    """Return how many cards stand in a row, so that all rows are about equally long."""
    most = (_WIDE - 2 * _MARGIN + _GAP) // (wide + _GAP)
    return math.ceil(count / math.ceil(count / most)) if count else 1


def _height(groups: Sequence[tuple[str, list[str]]], wide: int) -> int:
    rows = sum(max(1, math.ceil(len(cards) / _per_row(len(cards), wide))) for _, cards in groups)
    return 6 + len(groups) * (_BAR + 2 * _GAP) + rows * (card_height(wide) + _GAP)


def _draw_group(
    canvas: Canvas, title: str, cards: Sequence[str], shown: Sequence[str], wide: int, y: float
) -> float:
    """Draw a title and rows of cards. Return where the next group begins."""
    theme = canvas.theme
    canvas.panel(12, y, _WIDE - 24, _BAR, theme.panel, theme.panel_line)
    canvas.text(32, y + _BAR / 2, title, 38, theme.ink)
    canvas.paste(fan(54, theme), _WIDE - 160, y + 7)
    canvas.text(_WIDE - 94, y + _BAR / 2, str(len(cards)), 46, theme.ink)
    y += _BAR + _GAP
    if not cards:
        text = canvas.speech.say("pic-hand-empty")
        canvas.text(_WIDE / 2, y + card_height(wide) / 2, text, 44, theme.quiet, "middle")
    row = _per_row(len(cards), wide)
    for start in range(0, max(1, len(cards)), row):
        line = cards[start : start + row]
        x = (_WIDE - len(line) * (wide + _GAP) + _GAP) / 2
        for card in line:
            canvas.card(card, x, y, wide)
            if card in shown:
                _draw_eye(canvas, x + wide, y)
            x += wide + _GAP
        y += card_height(wide) + _GAP
    return y + _GAP


def _draw_eye(canvas: Canvas, right: float, y: float) -> None:
    """Mark a card that everybody has seen."""
    theme = canvas.theme
    canvas.panel(right - 42, y + 6, 36, 30, theme.panel, theme.gold, 8)
    canvas.centre(eye(26, theme.gold), right - 24, y + 21)
