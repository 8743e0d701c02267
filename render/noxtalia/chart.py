"""The elements and how they fare against one another (NX-46), where nothing else is in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.language.pack import CRITICAL, WEAK
from render.noxtalia.art.emblems import element_badge
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import BROWN, EARTH, INK
from render.noxtalia.words import chart_word, signed
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_COLUMNS = 8
_SHOWN = 3
_MARGIN = 178
_SMALL = 44


def draw_chart(scene: DuelScene, box: Box, title: str) -> None:
    """Draw each element with those against which it is critical, then those against which it is weak."""
    canvas = scene.canvas
    if title:
        face = face_of(title)
        size = largest(title, (36, 32, 28, 26, 24), box.wide, face)
        canvas.text(box.x + 6, box.y + 18, title, size, EARTH, face=face, room=box.wide - 6)
        box = box.below(40)
    elements = list(scene.cards.catalogue.elements.values())[:_COLUMNS]
    step = (box.wide - _MARGIN) / len(elements)
    large = min(68, round(box.high * 0.36))
    top, first, second = box.y + large / 2, box.y + box.high * 0.58, box.y + box.high * 0.87
    for y, value in ((first, CRITICAL), (second, WEAK)):
        reach = canvas.text(box.x + 6, y, signed(value), 36, EARTH)
        canvas.text(box.x + 16 + reach, y + 3, chart_word(value, canvas.speech), 24, BROWN,
                    room=_MARGIN - reach - 20)  # fmt: skip
    for place, element in enumerate(elements):
        x = box.x + _MARGIN + step * (place + 0.5)
        canvas.centre(element_badge(element.id, large, WHITE), x, top)
        _draw_row(scene, element.critical, x, first, step)
        _draw_row(scene, element.weak, x, second, step)


def _draw_row(scene: DuelScene, elements: Sequence[str], x: float, y: float, room: float) -> None:
    pitch = _SMALL + 4
    fit = max(1, min(_SHOWN, int(room // pitch)))
    rest = len(elements) - fit
    shown = elements[: fit - (rest > 0)]
    left = x - (len(shown) * pitch - 4) / 2 - (18 if rest > 0 else 0)
    for place, element in enumerate(shown):
        scene.canvas.paste(element_badge(element, _SMALL, WHITE), left + place * pitch, y - _SMALL / 2)
    if rest > 0:
        scene.canvas.text(left + len(shown) * pitch, y, f"+{rest + 1}", 24, INK)
