"""The standings as a picture."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.drawing.lettering import width
from render.drawing.themes import theme_called
from render.shared.canvas import Anchor, Canvas
from render.shared.speech import SpeechText
from render.tournament.head import HEAD, MARGIN, WIDE, draw_head, draw_own, entrant
from render.tournament.marks import METAL_INK, METALS, medal
from render.tournament.palette import stripe
from render.tournament.sheets import SheetRow, Standings

_HEADS = 46
_GAP = 34
_LEAST_NAME = 260
_FOOT = 26


class _Size(NamedTuple):
    """How large the lines of a table are, by how many there are."""

    most: int
    line: int
    name: int
    cell: int


_SIZES = (_Size(8, 76, 42, 36), _Size(16, 62, 36, 32), _Size(32, 50, 32, 28))


def draw_standings(sheet: Standings, _: None, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a page of the standings: at most as many rows as `pages.ROWS`."""
    size = next((each for each in _SIZES if len(sheet.rows) <= each.most), _SIZES[-1])
    high = HEAD + _HEADS + max(1, len(sheet.rows)) * size.line + _FOOT
    canvas = Canvas(WIDE, high, theme_called(theme), speech, "tournament")
    draw_head(canvas, sheet.title, sheet.under)
    columns = _columns(sheet, size)
    top = HEAD + _HEADS
    for head, column in zip(sheet.heads, columns, strict=True):
        canvas.text(column.x, HEAD + 22, head, 26, canvas.theme.quiet, column.anchor)
    box = MARGIN, top - 6, WIDE - 2 * MARGIN, len(sheet.rows) * size.line + 12
    canvas.panel(*box, canvas.theme.panel, canvas.theme.panel_line)
    for index, row in enumerate(sheet.rows):
        _draw_row(canvas, row, index, top + index * size.line, size, columns, row.number == sheet.own)
    _draw_cut(canvas, sheet, top, size)
    return canvas.image


class _Column(NamedTuple):
    """Where the cells of a column are written."""

    x: float
    anchor: Anchor


def _columns(sheet: Standings, size: _Size) -> list[_Column]:
    """Return where the cells are: as close together as what stands in them allows."""
    wide = [
        max([width(head, 26), *(width(row.cells[index], size.cell) for row in sheet.rows)])
        for index, head in enumerate(sheet.heads)
    ]
    right = WIDE - MARGIN - 22.0
    spare = right - MARGIN - 90 - _LEAST_NAME - sum(wide)
    gap = max(10.0, min(_GAP, spare / max(1, len(wide))))
    columns: list[_Column] = []
    for index, reach in reversed([*enumerate(wide)]):
        centred = sheet.crossed and index > 0
        columns.append(_Column(right - reach / 2, "middle") if centred else _Column(right, "right"))
        right -= reach + gap
    return columns[::-1]


def _draw_row(
    canvas: Canvas, row: SheetRow, index: int, y: float, size: _Size, columns: list[_Column], own: bool
) -> None:
    theme, middle = canvas.theme, y + size.line / 2
    if index % 2:
        inside = round(MARGIN + 2), round(y), round(WIDE - MARGIN - 2), round(y + size.line)
        canvas.image.paste(stripe(theme), inside)
    if own:
        draw_own(canvas, MARGIN + 4, y + 6, size.line - 12)
    ink = theme.quiet if row.gone or row.place is None else theme.ink
    if row.place in METALS:
        disc = round(size.line * 0.84)
        canvas.centre(medal(row.place, disc), MARGIN + 46, middle)
        canvas.text(MARGIN + 46, middle, str(row.place), round(size.name * 0.86), METAL_INK, "middle")
    else:
        canvas.text(MARGIN + 46, middle, str(row.place or "–"), size.cell, theme.quiet, "middle")
    room = (columns[0].x - width(row.cells[0], size.cell) if columns else WIDE - MARGIN) - MARGIN - 104
    canvas.text(MARGIN + 88, middle, entrant(row.number, row.name, canvas.speech), size.name, ink, room=room)
    for cell, column in zip(row.cells, columns, strict=True):
        tone = theme.quiet if row.gone else theme.gold if column == columns[0] else theme.ink
        canvas.text(column.x, middle, cell, size.cell, tone, column.anchor)


def _draw_cut(canvas: Canvas, sheet: Standings, top: float, size: _Size) -> None:
    """Draw a line below the last who goes on, where that is on this page."""
    for index, row in enumerate(sheet.rows):
        if sheet.cut and row.place == sheet.cut:
            y = round(top + (index + 1) * size.line)
            canvas.image.paste(canvas.theme.gold, (MARGIN + 2, y - 2, WIDE - MARGIN - 2, y + 2))
