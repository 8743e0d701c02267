"""What a seat knows beside its hand: shelves of cards, or the chart of its own elements."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engines.noxtalia.language.pack import CRITICAL
from render.drawing.lettering import wrapped
from render.noxtalia.art.emblems import element_badge
from render.noxtalia.bars import put_plank
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.words import own_side, signed
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of

_HIGH, _LEAST = 108, 290
"""Height of a shelf, and how broad it is at least."""
_TALL = 134
"""Height of a shelf whose title may stand in two rows."""
_TILE = (96, 72)
_NAMED = 150
"""Room for a name beside its tile."""
_TITLES = (28, 26, 24)
_SIGN = 42


def draw_shelves(scene: DuelScene, box: Box, groups: Sequence[Group]) -> None:
    """Draw what else is known, in shelves beside and below one another."""
    rows = max(1, int((box.high + 6) // (_HIGH + 6)))
    columns = max(1, min(math.ceil(len(groups) / rows), int(box.wide // _LEAST)))
    rows = math.ceil(min(len(groups), rows * columns) / columns)
    high, wide = (box.high - (rows - 1) * 6) / rows, (box.wide - (columns - 1) * 8) / columns
    shown = groups[: rows * columns]
    for place, group in enumerate(shown):
        spot = Box(box.x + place % columns * (wide + 8), box.y + place // columns * (high + 6), wide, high)
        hidden = len(groups) - len(shown) if place == len(shown) - 1 else 0
        _draw_shelf(scene, spot, group, hidden)


def _draw_shelf(scene: DuelScene, box: Box, group: Group, hidden: int) -> None:
    """Draw a shelf with its title, and tiles with their names where there is room for these."""
    canvas, look = scene.canvas, scene.look
    put_plank(scene, box)
    inner = box.inset(12, 4)
    title = f"{group.title} (+{hidden})" if hidden else group.title
    face = face_of(title)
    size = largest(title, _TITLES, inner.wide, face)
    rows = rows_of(title, size, inner.wide, 1 if box.high < _TALL else 2, face)
    for place, line in enumerate(rows):
        canvas.text(inner.x, inner.y + 14 + place * 27, line, size, look.call, face=face)
    row = inner.below(30 + (len(rows) - 1) * 27)
    y = row.middle - _TILE[1] / 2 + 1
    named = len(group.cards) * (_TILE[0] + _NAMED) <= row.wide
    pitch = row.wide / len(group.cards) if named else _TILE[0] + 6
    most = len(group.cards) if named else int((row.wide + 6) // pitch)
    rest = len(group.cards) - most
    shown = group.cards[: most - (rest > 0)]
    for place, card in enumerate(shown):
        x = row.x + place * pitch
        canvas.paste(scene.cards.tile(card, *_TILE), x, y)
        if named:
            _put_name(
                scene, x + _TILE[0] + 8, row.middle + 1, scene.cards.drawn_name(card), pitch - _TILE[0] - 14
            )
    if rest > 0:
        canvas.text(row.x + len(shown) * pitch + 8, row.middle, f"+{rest + 1}", 34, look.plank_ink)


def _put_name(scene: DuelScene, x: float, y: float, name: str, room: float) -> None:
    size = 26 if len(wrapped(name, 26, room)) <= 2 else 24
    rows = rows_of(name, size, room)
    for place, row in enumerate(rows):
        shift = (place - (len(rows) - 1) / 2) * size * 1.12
        scene.canvas.text(x, y + shift, row, size, scene.look.plank_ink, room=room)


def draw_chart_of_own(scene: DuelScene, box: Box) -> None:
    """Draw against which elements those of the viewer's Spirits are critical (NX-46)."""
    canvas, look, cards = scene.canvas, scene.look, scene.cards
    put_plank(scene, box)
    title = f"{canvas.speech.say('nx-picture-chart-source')} {signed(CRITICAL)}"
    face = face_of(title)
    canvas.text(box.centre, box.y + 24, title, 30, look.call, "middle", face=face)
    found = dict.fromkeys(cards.element(spirit.card) for spirit in own_side(scene.view).spirits)
    flat = box.wide > 3 * box.high
    row = box.inset(10, 4).below(38)
    wide, high = (row.wide / len(found), row.high) if flat else (row.wide, row.high / len(found))
    for place, element in enumerate(found):
        spot = Box(row.x + place * wide * flat, row.y + place * high * (not flat), wide, high)
        if flat and place:
            line = round(spot.x)
            canvas.image.paste(look.plank_line, (line - 1, round(spot.y) + 8, line + 1, round(spot.foot) - 8))
        critical = cards.catalogue.elements[element].critical[:2]
        x = spot.centre - (_SIGN * (1 + len(critical)) + 40) / 2
        canvas.centre(element_badge(element, _SIGN, WHITE), x + _SIGN / 2, spot.middle)
        canvas.text(x + _SIGN + 19, spot.middle, "→", 30, look.plank_ink, "middle")
        for other in critical:
            x += _SIGN + (40 if other is critical[0] else 3)
            canvas.centre(element_badge(other, _SIGN, WHITE), x + _SIGN / 2, spot.middle)
