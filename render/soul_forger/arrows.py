"""Arrows across the table: from an entry of the Flow to what it concerns, from who attacks to whom.

Every piece of the picture draws its own part of an arrow, so that the pieces can be kept one by one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import InFlow, Player
from render.drawing.felt import felt
from render.drawing.pen import Point
from render.drawing.themes import Theme
from render.drawing.tones import LINE
from render.shared.box import Box
from render.shared.pieces import Edges, Piece
from render.soul_forger.places import entries, spots
from render.soul_forger.scene import Scene
from render.soul_forger.words import stack

Kind: TypeAlias = Literal["aim", "attack", "block"]
_FINE = 2
"""How many times too large an arrow is drawn."""
_HALF, _HEAD, _OUTLINE = 3.5, 22.0, 2.5
_STRIP = 40
_SHADE, _BEHIND = 205, 120
"""How strongly an arrow covers what it crosses, of 255; and where numbers are written over it."""


class Arrow(NamedTuple):
    """From where to where."""

    kind: Kind
    begin: Point
    end: Point

    def crosses(self, box: Box) -> bool:
        """Tell whether a box may show some of it."""
        reach = _HEAD + 4
        (left, right), (top, foot) = (sorted(pair) for pair in zip(self.begin, self.end, strict=True))
        if right + reach < box.x or left - reach > box.end or foot + reach < box.y or top - reach > box.foot:
            return False
        x, y = self.begin
        dx, dy = self.end[0] - x, self.end[1] - y
        corners = ((box.x, box.y), (box.end, box.y), (box.x, box.foot), (box.end, box.foot))
        sides = [dx * (cy - y) - dy * (cx - x) for cx, cy in corners]
        far = (reach + 2) * math.hypot(dx, dy)
        return min(sides) < far and max(sides) > -far


def arrows_of(view: SoulForgerView) -> tuple[Arrow, ...]:
    """Return all arrows of a table."""
    where = spots(view)
    return tuple(_aims(view, where)) + tuple(_combat(view, where))


def _aims(view: SoulForgerView, where: dict[str, Box]) -> Iterator[Arrow]:
    for entry, box in zip(stack(view), entries(view), strict=False):
        for key in dict.fromkeys(entry.targets):
            aim = where.get(key)
            if aim is None or entry.negated:
                continue
            what = naming.aim(key)
            if isinstance(what, InFlow):
                begin, end = (box.end - 8, aim.x + 12) if aim.x > box.x else (box.x + 8, aim.end - 12)
                yield Arrow("aim", (begin, box.foot - 14), (end, box.foot - 14))
            else:
                yield _between("aim", (box.centre, box.foot - 4), aim, wide=isinstance(what, Player))


def _combat(view: SoulForgerView, where: dict[str, Box]) -> Iterator[Arrow]:
    fight = view.combat
    if fight is None or view.result is not None:
        return
    attacker = where.get(naming.piece(fight.attacker))
    target = where.get(fight.aim)
    if attacker is not None and target is not None:
        begin = _edge(attacker, (target.centre, target.middle))
        yield _between("attack", begin, target, wide=not fight.target)
    blocker = where.get(naming.piece(fight.blocker)) if fight.blocker else None
    if attacker is not None and blocker is not None:
        yield _between("block", _edge(blocker, (attacker.centre, attacker.middle)), attacker)


def _between(kind: Kind, begin: Point, aim: Box, *, wide: bool = False) -> Arrow:
    """Return an arrow to the edge of a box; to a player's wide head the shortest one."""
    if wide:
        x = min(max(begin[0], aim.x + 60), aim.end - 60)
        return Arrow(kind, begin, (x, aim.y + 9 if begin[1] < aim.middle else aim.foot - 9))
    return Arrow(kind, begin, _edge(aim, begin, 16))


def _edge(box: Box, towards: Point, inside: float = 0) -> Point:
    """Return where the way from a box's middle to a point leaves the box."""
    dx, dy = towards[0] - box.centre, towards[1] - box.middle
    half_x, half_y = box.wide / 2 - inside, box.high / 2 - inside
    share = min(half_x / abs(dx) if dx else math.inf, half_y / abs(dy) if dy else math.inf, 1)
    return box.centre + dx * share, box.middle + dy * share


def across(arrows: Iterable[Arrow], box: Box) -> tuple[Arrow, ...]:
    """Return the arrows of which a cell shows something."""
    return tuple(arrow for arrow in arrows if arrow.crosses(box))


def draw_arrows(scene: Scene, box: Box, arrows: Iterable[Arrow], *, behind: bool = False) -> None:
    """Draw what a cell shows of arrows, in strips: a mask is as slow as it is large.

    `behind` what is written afterwards they are faint.
    """
    left, top, right, foot = _edges(box)
    for arrow in arrows:
        for y in range(top, foot, _STRIP):
            below = min(y + _STRIP, foot)
            reach = _reach(arrow, y, below)
            if reach is not None and max(left, reach[0]) < min(right, reach[1]):
                edges = (max(left, reach[0]), y, min(right, reach[1]), below)
                _draw_strip(scene, arrow, edges, _BEHIND if behind else _SHADE)


def _draw_strip(scene: Scene, arrow: Arrow, edges: Edges, shade: int) -> None:
    left, top, right, foot = edges
    for extra, paint in ((_OUTLINE, LINE), (0.0, _colour(arrow.kind, scene.theme))):
        mask = Image.new("L", ((right - left) * _FINE, (foot - top) * _FINE), 0)
        pen = ImageDraw.Draw(mask)
        for shape in _shapes(arrow, extra):
            pen.polygon([((x - left) * _FINE, (y - top) * _FINE) for x, y in shape], fill=shade)
        scene.canvas.image.paste(paint, (left, top), mask.reduce(_FINE))


def _reach(arrow: Arrow, top: int, foot: int) -> tuple[int, int] | None:
    """Return how far left and right an arrow reaches between two heights; None where it is not."""
    around = _HEAD * 0.62 + _OUTLINE + 4
    (x, y), (to_x, to_y) = sorted((arrow.begin, arrow.end), key=lambda point: point[1])
    if to_y + around < top or y - around > foot:
        return None
    rise = to_y - y
    shares = (0.0, 1.0) if rise < around else [(edge - y) / rise for edge in (top - around, foot + around)]
    ends = [x + (to_x - x) * min(1.0, max(0.0, share)) for share in shares]
    return math.floor(min(ends) - around), math.ceil(max(ends) + around)


def clear(scene: Scene, box: Box) -> None:
    """Lay bare felt where a cell is drawn: a neighbour's arrow may reach into its edge."""
    edges = _edges(box)
    scene.canvas.image.paste(felt(*scene.canvas.size, scene.theme).crop(edges), edges[:2])


def _edges(box: Box) -> Edges:
    left, top, right, foot = Piece(box, clear, ()).edges
    return max(0, left), max(0, top), right, foot


def _colour(kind: Kind, theme: Theme) -> tuple[int, int, int]:
    return theme.gold if kind == "aim" else theme.wound if kind == "attack" else theme.ink


def _shapes(arrow: Arrow, extra: float) -> Iterator[list[Point]]:
    """Yield the shaft and the head."""
    (x, y), (to_x, to_y) = arrow.begin, arrow.end
    length = math.hypot(to_x - x, to_y - y) or 1
    dx, dy = (to_x - x) / length, (to_y - y) / length

    def at(along: float, aside: float) -> Point:
        return x + dx * along - dy * aside, y + dy * along + dx * aside

    half, neck, wing = _HALF + extra, length - _HEAD, _HEAD * 0.62 + extra
    yield [at(-extra, -half), at(neck, -half), at(neck, half), at(-extra, half)]
    yield [at(neck - extra, -wing), at(length + extra * 1.6, 0), at(neck - extra, wing)]
