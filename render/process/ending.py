"""The picture of a match that is over: who won and why, three figures, and the board as it stood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.kernel import View
from render.drawing.lettering import plain, width, wrapped
from render.drawing.marks import crown
from render.drawing.themes import theme_called
from render.process.artists import artist
from render.process.worker import draw_board
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText

_WIDE, _MARGIN = 1200, 12
_BAR, _WHY, _PLATE = 104, 52, 96
_TITLE = (64, 52, 42)
_REASON, _FIGURE = 34, 28
_CROWN = 56
_LONGEST_ALT = 1024


class EndingPicture(NamedTuple):
    """What is said of a match that is over."""

    title: str
    reason: str
    figures: tuple[str, ...]
    """At most three."""
    won: bool


class Finished(NamedTuple):
    """A match that is over."""

    view: View
    ending: EndingPicture


def draw_ending(over: Finished, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the board with the end above it."""
    ending, colours = over.ending, theme_called(theme)
    board = draw_board(over.view, names, speech, theme).convert("RGB")
    head = _MARGIN + _BAR + _WHY + (_PLATE + _MARGIN if ending.figures else 0)
    canvas = Canvas.upon(Image.new("RGB", (_WIDE, head + board.height), colours.panel), colours, speech)
    canvas.image.info.update(board.info)
    canvas.image.paste(board, (0, head))
    canvas.panel(_MARGIN, _MARGIN, _WIDE - 2 * _MARGIN, _BAR, colours.gold, colours.gold, 16)
    title, room = plain(ending.title), _WIDE - 2 * (2 * _MARGIN + 2 * _CROWN)
    size = next((each for each in _TITLE if width(title, each) <= room), _TITLE[-1])
    canvas.text(_WIDE / 2, _MARGIN + _BAR / 2, title, size, colours.gold_ink, "middle", room=room)
    if ending.won:
        reach = min(room, width(title, size)) / 2 + _CROWN
        for x in (_WIDE / 2 - reach, _WIDE / 2 + reach):
            canvas.centre(crown(_CROWN, True, colours.gold_ink), x, _MARGIN + _BAR / 2)
    y = _MARGIN + _BAR + _WHY / 2
    canvas.text(_WIDE / 2, y, plain(ending.reason), _REASON, colours.ink, "middle", room=_WIDE - 40)
    _draw_figures(canvas, ending.figures, _MARGIN + _BAR + _WHY)
    return canvas.image


def _draw_figures(canvas: Canvas, figures: Sequence[str], y: float) -> None:
    """Write what a match comes to, each upon a plate of its own."""
    wide = (_WIDE - _MARGIN * (len(figures) + 1)) / max(1, len(figures))
    for place, figure in enumerate(figures):
        x = _MARGIN + place * (wide + _MARGIN)
        canvas.panel(x, y, wide, _PLATE, canvas.theme.panel, canvas.theme.panel_line)
        lines = wrapped(plain(figure), _FIGURE, wide - 2 * _MARGIN)[:2]
        for row, line in enumerate(lines):
            middle = y + _PLATE / 2 + (row - (len(lines) - 1) / 2) * 36
            canvas.text(x + wide / 2, middle, line, _FIGURE, canvas.theme.ink, "middle")


def ending_alt(over: Finished, names: Sequence[str], speech: SpeechText) -> str:
    """Say what is on it, in at most 1024 characters."""
    ending = over.ending
    head = " · ".join(filter(None, (ending.title, ending.reason, *ending.figures)))
    told = f"{head}\n{artist(over.view.game).board_alt(over.view, names, speech)}"
    return told if len(told) <= _LONGEST_ALT else f"{told[: _LONGEST_ALT - 1]}…"
