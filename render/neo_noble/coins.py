"""What lies between two lanes that face each other: the coin, whose it is, and how full both sides are."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble.scene import Scene
from render.neo_noble.theme_colors import look_of
from render.neo_noble.tokens import CoinState, coin, triangle
from render.neo_noble.words import Column, lane_name, near_seat
from render.shared.box import Box
from render.shared.typeset import largest

CAPACITY = 4
"""NN-81; another one has a sign."""
SIZE = 88
_NAMES = (28, 26, 25, 24)
_LINKS = (34, 32, 28, 26, 24)


class CoinRow(NamedTuple):
    """What is said of a lane beside its coin."""

    lane: int
    """As its owner names it."""
    spirits: int
    capacity: int
    holds: bool
    """Whether the coin is that side's."""

    @classmethod
    def of(cls, view: NeoNobleView, seat: int, lane: int, holder: int) -> CoinRow:
        """Return what is said of a lane."""
        side = view.sides[seat].lanes[lane]
        return cls(lane, len(side.spirits), side.capacity, holder == seat)


class Middle(NamedTuple):
    """What is drawn between two lanes."""

    state: CoinState
    far: CoinRow
    near: CoinRow

    @classmethod
    def of(cls, view: NeoNobleView, column: Column) -> Middle:
        """Return what is drawn of a column's coin."""
        shown, near = view.coins[column.coin], near_seat(view)
        return cls(
            state="neutral" if shown.holder < 0 else "ready" if shown.ready else "spent",
            far=CoinRow.of(view, 1 - near, column.far, shown.holder),
            near=CoinRow.of(view, near, column.near, shown.holder),
        )


def draw_coin(scene: Scene, box: Box, shown: Middle) -> None:
    """Draw a coin that points to its holder; beside it the lanes' names, and how full they are."""
    to = "up" if shown.far.holds else "down" if shown.near.holds else ""
    scene.canvas.centre(coin(shown.state, SIZE, to), box.centre, box.middle)
    _draw_row(scene, box.top(box.high / 2), shown.far)
    _draw_row(scene, box.bottom(box.high / 2), shown.near)


def _draw_row(scene: Scene, box: Box, row: CoinRow) -> None:
    """Say a lane's name and how full it is; who has the coin is told in the colour of it, and by its tip."""
    canvas, look = scene.canvas, look_of(scene.theme)
    left = box.inset(10).left((box.wide - SIZE) / 2 - 16)
    right = box.inset(10).right((box.wide - SIZE) / 2 - 16)
    name = lane_name(row.lane, canvas.speech)
    size = largest(name, _NAMES, left.wide)
    canvas.text(left.x, left.middle, name, size, look.ink if row.holds else look.quiet, room=left.wide)
    text = f"{row.spirits}/{row.capacity}"
    wide = canvas.text(
        right.end, right.middle, text, largest(text, _LINKS, right.wide - 30), look.ink, "right"
    )
    if row.capacity != CAPACITY:
        mark = triangle(24, row.capacity > CAPACITY, look.warn)
        canvas.paste(mark, right.end - wide - 30, right.middle - 12)
