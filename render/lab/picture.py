"""A part of a report as a picture: figures on their lines, shares of a whole, the matrix of decks."""

from __future__ import annotations

from PIL import Image

from render.drawing.lettering import plain, width
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour, Theme, theme_called
from render.lab.sheets import LabPicture, Matrix, RangeLine, ReportRow, ShareBar
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.telling import within
from render.tournament.head import HEAD, MARGIN, WIDE, draw_head
from render.tournament.palette import stripe, won

ROWS = 12
"""Rows of figures in one picture."""
_ROW, _CELL = 62, 58
_NAME, _WORDS, _SMALL = 34, 32, 30
_NAMES, _BAR, _WIDTH, _TOLD = 400, 190, 740, 260
"""Room for names, for shares, for the rest of a row, and for the words of a figure."""
_FOOT = 24


def draw_lab(shown: LabPicture, _: None, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a part of a report, of at most `ROWS` rows."""
    lines = len(shown.matrix.names) + 2 if shown.matrix is not None else 0
    high = HEAD + _ROW * (len(shown.table.rows) + 1) + lines * _CELL + _FOOT
    canvas = Canvas(WIDE, high, theme_called(theme), speech, "tournament")
    draw_head(canvas, shown.title, shown.under)
    top = HEAD + _ROW
    canvas.panel(MARGIN, HEAD, WIDE - 2 * MARGIN, high - HEAD - _FOOT / 2, canvas.theme.panel,
                 canvas.theme.panel_line)  # fmt: skip
    _heads(canvas, shown)
    for number, row in enumerate(shown.table.rows):
        _row(canvas, row, number, top + number * _ROW)
    if shown.matrix is not None:
        _matrix(canvas, shown.matrix, top + len(shown.table.rows) * _ROW)
    return canvas.image


def lab_alt(shown: LabPicture, _: None, _speech: SpeechText) -> str:
    """Say what such a picture shows, in at most 1024 characters."""
    rows = (f"{row.name}: {', '.join(_words(row))}" for row in shown.table.rows)
    return within((shown.title, shown.under, *rows))


def _words(row: ReportRow) -> list[str]:
    return [cell if isinstance(cell, str) else cell.words for cell in row.cells]


def _heads(canvas: Canvas, shown: LabPicture) -> None:
    middle, quiet = HEAD + _ROW / 2, canvas.theme.quiet
    canvas.text(MARGIN + 20, middle, shown.table.heads[0], _SMALL, quiet, room=_NAMES - 30)
    canvas.text(MARGIN + _NAMES, middle, shown.table.heads[1], _SMALL, quiet, room=WIDE - _NAMES - 3 * MARGIN)


def _row(canvas: Canvas, row: ReportRow, number: int, y: float) -> None:
    if number % 2 == 0:
        canvas.image.paste(stripe(canvas.theme), (MARGIN + 2, round(y), WIDE - MARGIN - 2, round(y) + _ROW))
    middle, x = y + _ROW / 2, MARGIN + _NAMES + 0.0
    name = plain(row.name) or f"{number + 1}"
    canvas.text(MARGIN + 20, middle, name, _NAME, canvas.theme.ink, room=_NAMES - 40)
    for cell in row.cells:
        match cell:
            case RangeLine():
                end = MARGIN + _NAMES + _WIDTH - _TOLD
                canvas.paste(_line(cell, canvas.theme, end - x), x, y)
                canvas.text(end + 16, middle, cell.words, _WORDS, canvas.theme.ink, room=_TOLD - 24)
            case ShareBar():
                canvas.paste(_bar(cell, canvas.theme), x, y)
            case _:
                words = cell if isinstance(cell, str) else cell.words
                canvas.text(x, middle, words, _WORDS, canvas.theme.quiet, room=_TOLD)
        x += _BAR


def _line(figure: RangeLine, theme: Theme, wide: float) -> Sprite:
    """Return a figure as a dot, its interval as a bar, and what nothing would be as a stroke."""
    pen = Pen(wide, _ROW)
    middle, reach = _ROW / 2, wide - 40

    def at(value: float) -> float:
        first, last = figure.ends
        return 20 + reach * min(1.0, max(0.0, (value - first) / (last - first)))

    nothing = at(figure.middle)
    pen.stroke([(nothing, 8), (nothing, _ROW - 8)], theme.quiet, 3)
    pen.stroke([(at(figure.low), middle), (at(figure.high), middle)], theme.panel_line, 12)
    pen.disc(at(figure.value), middle, 11, theme.gold, theme.panel, 2)
    return pen.sprite()


def _bar(shares: ShareBar, theme: Theme) -> Sprite:
    """Return shares one beside the other; what is left of the whole stays dark."""
    pen = Pen(_BAR, _ROW)
    wide, at = _BAR - 20.0, 0.0
    pen.polygon(_box(0, wide), theme.panel_line)
    colours: tuple[Colour, ...] = (theme.gold, theme.quiet, theme.wound)
    for share, colour in zip(shares.shares, colours, strict=False):
        if share * wide >= 1:
            pen.polygon(_box(at, at + share * wide), colour)
        at += share * wide
    return pen.sprite()


def _box(left: float, right: float) -> list[tuple[float, float]]:
    return [(left, 16), (right, 16), (right, _ROW - 16), (left, _ROW - 16)]


def _matrix(canvas: Canvas, matrix: Matrix, top: float) -> None:
    """Draw who wins how often: rows have their names, columns the numbers of theirs."""
    theme, quiet = canvas.theme, canvas.theme.quiet
    left = MARGIN + _NAMES + 0.0
    wide = min(110.0, (WIDE - 2 * MARGIN - _NAMES) / len(matrix.names))
    canvas.text(MARGIN + 20, top + _CELL / 2, matrix.caption, _SMALL, quiet, room=WIDE - 4 * MARGIN)
    for number in range(len(matrix.names)):
        x = left + (number + 0.5) * wide
        canvas.text(x, top + _CELL * 1.5, str(number + 1), _SMALL, quiet, "middle")
    for number, (name, shares) in enumerate(zip(matrix.names, matrix.shares, strict=True)):
        y = top + (number + 2) * _CELL
        said = f"{number + 1} {plain(name)}"
        canvas.text(MARGIN + 20, y + _CELL / 2, said, _SMALL, theme.ink, room=_NAMES - 40)
        for column, share in enumerate(shares):
            _share(canvas, share, left + column * wide, y, wide)


def _share(canvas: Canvas, share: float | None, x: float, y: float, wide: float) -> None:
    theme = canvas.theme
    if share is not None and share > 0.55:
        canvas.image.paste(
            won(theme), (round(x) + 2, round(y) + 2, round(x + wide) - 2, round(y) + _CELL - 2)
        )
    words = "–" if share is None else f"{share * 100:.0f}"
    ink = theme.quiet if share is None or share < 0.45 else theme.ink
    size = _WORDS if width(words, _WORDS) < wide - 8 else _SMALL
    canvas.text(x + wide / 2, y + _CELL / 2, words, size, ink, "middle")
