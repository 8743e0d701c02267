"""The elements and how they fare against one another (NX-46), where nothing else is in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.cards.language.pack import CRITICAL, WEAK
from render.noxtalia.art.emblems import element_badge
from render.noxtalia.clash import Box
from render.noxtalia.table import Table
from render.noxtalia.words import chart_word, signed

_COLUMNS = 8
_SHOWN = 3


def draw_chart(table: Table, box: Box) -> None:
    """Draw each element with those against which it is critical, then those against which it is weak."""
    elements = list(table.cards.catalogue.elements.values())[:_COLUMNS]
    theme, canvas = table.theme, table.canvas
    canvas.panel(box.x, box.y, box.wide, box.high, theme.panel, theme.panel_line)
    margin = 150 if not box.tight else 120
    step = (box.wide - margin - 20) / len(elements)
    size = 46 if box.tight else 66
    first, second = box.y + box.high * 0.56, box.y + box.high * 0.83
    for y, value in ((first, CRITICAL), (second, WEAK)):
        _draw_label(table, box, y, value)
    for index, element in enumerate(elements):
        x = box.x + margin + step * (index + 0.5)
        canvas.centre(element_badge(element.id, size, theme.face), x, box.y + box.high * 0.25)
        _draw_row(table, element.critical, x, first, round(size * 0.62))
        _draw_row(table, element.weak, x, second, round(size * 0.62))


def _draw_label(table: Table, box: Box, y: float, value: int) -> None:
    canvas, theme = table.canvas, table.theme
    size = 30 if not box.tight else 24
    canvas.text(box.x + 20, y - size * 0.34, signed(value), size, theme.gold)
    word = chart_word(value, canvas.speech)
    canvas.text(box.x + 20, y + size * 0.5, word, round(size * 0.72), theme.quiet, room=120)


def _draw_row(table: Table, elements: Sequence[str], x: float, y: float, size: int) -> None:
    shown = elements[:_SHOWN]
    left = x - (len(shown) * (size + 6) - 6) / 2
    for index, element in enumerate(shown):
        sprite = element_badge(element, size, table.theme.face)
        table.canvas.paste(sprite, left + index * (size + 6), y - size / 2)
