"""What a seat knows beside its hand: shelves of tiles with their names."""

from __future__ import annotations

from render.drawing.lettering import width
from render.neo_noble.marks import put_bar
from render.neo_noble.scene import Scene, named
from render.neo_noble.small import put_cost
from render.neo_noble.theme_colors import look_of
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.typeset import largest, rows_of

HIGH = 140
"""Of a shelf."""
TILE = 94
_NAMED, _ALONE = 246, 102
"""Room for a tile with its name, and for one without."""
_TITLE = (30, 28, 26, 24)
_NAMES = (28, 26, 25, 24)
_GEM = 40
_HEAD = 34


def needed(group: Group) -> float:
    """Return how wide a shelf would be."""
    return max(width(group.title, _TITLE[0], named(group.title)) + 36, len(group.cards) * _NAMED + 16)


def draw_shelf(scene: Scene, box: Box, group: Group) -> None:
    """Draw a shelf with its title, and tiles with their names where there is room for these."""
    canvas, look = scene.canvas, look_of(scene.theme)
    put_bar(canvas, box, look.bar, look.line, 10, 2)
    inner = box.inset(12, 4)
    face = named(group.title)
    size = largest(group.title, _TITLE, inner.wide, face)
    canvas.text(inner.x, inner.y + 15, group.title, size, look.title, face=face, room=inner.wide)
    row = inner.below(_HEAD).top(TILE)
    is_named = len(group.cards) * _NAMED <= row.wide + 20
    pitch = _NAMED if is_named else _ALONE
    most = len(group.cards) if is_named else max(1, int((row.wide + 8) // pitch))
    rest = len(group.cards) - most
    shown = group.cards[: most - (rest > 0)]
    for place, card in enumerate(shown):
        _draw_tile(scene, row.past(place * pitch).left(min(pitch, row.end - row.x - place * pitch)), card,
                   is_named=is_named)  # fmt: skip
    if rest > 0:
        x = row.x + len(shown) * pitch + TILE / 2
        canvas.text(x, row.middle, f"+{rest + 1}", 40, look.ink, "middle")


def _draw_tile(scene: Scene, box: Box, card: str, *, is_named: bool) -> None:
    """Draw a card: picture, cost, name."""
    canvas = scene.canvas
    canvas.paste(scene.cards.square(card, TILE, 8), box.x, box.y)
    put_cost(canvas, scene.cards.find(card), box.x - 6, box.y - 6, _GEM)
    if not is_named:
        return
    name, words = scene.cards.drawn_name(card), box.past(TILE + 8).inset(2)
    face = named(name)
    size = largest(name, _NAMES, words.wide, face)
    rows = rows_of(name, size, words.wide, 3, face)
    for place, line in enumerate(rows):
        y = words.middle + (place - (len(rows) - 1) / 2) * 25
        canvas.text(words.x, y, line, size, look_of(scene.theme).ink, face=face, room=words.wide)
