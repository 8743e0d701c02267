"""The elements and how they fare against one another (NX-46), where nothing else is in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.cards.language.pack import CRITICAL, WEAK
from render.noxtalia.art.emblems import element_badge
from render.noxtalia.scene import Scene
from render.noxtalia.words import chart_word, signed
from render.shared.box import Box

_COLUMNS = 8
_SHOWN = 3
_LOW = 200
"""Height below which everything is smaller."""


def draw_chart(scene: Scene, box: Box) -> None:
    """Draw each element with those against which it is critical, then those against which it is weak."""
    elements = list(scene.cards.catalogue.elements.values())[:_COLUMNS]
    theme, canvas = scene.theme, scene.canvas
    canvas.panel(*box, theme.panel, theme.panel_line)
    low = box.high < _LOW
    margin = 120 if low else 150
    step = (box.wide - margin - 20) / len(elements)
    size = 46 if low else 66
    first, second = box.y + box.high * 0.56, box.y + box.high * 0.83
    for y, value in ((first, CRITICAL), (second, WEAK)):
        _draw_label(scene, box, y, value)
    for index, element in enumerate(elements):
        x = box.x + margin + step * (index + 0.5)
        canvas.centre(element_badge(element.id, size, theme.face), x, box.y + box.high * 0.25)
        _draw_row(scene, element.critical, x, first, round(size * 0.62))
        _draw_row(scene, element.weak, x, second, round(size * 0.62))


def _draw_label(scene: Scene, box: Box, y: float, value: int) -> None:
    canvas, theme = scene.canvas, scene.theme
    size = 24 if box.high < _LOW else 30
    canvas.text(box.x + 20, y - size * 0.34, signed(value), size, theme.gold)
    word = chart_word(value, canvas.speech)
    canvas.text(box.x + 20, y + size * 0.5, word, round(size * 0.72), theme.quiet, room=120)


def _draw_row(scene: Scene, elements: Sequence[str], x: float, y: float, size: int) -> None:
    shown = elements[:_SHOWN]
    left = x - (len(shown) * (size + 6) - 6) / 2
    for index, element in enumerate(shown):
        sprite = element_badge(element, size, scene.theme.face)
        scene.canvas.paste(sprite, left + index * (size + 6), y - size / 2)
