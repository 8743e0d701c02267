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
_LINKS = (30, 28, 26, 24)
_COUNT_HIGH = 34


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
    canvas, look = scene.canvas, look_of(scene.theme)
    to = "up" if shown.far.holds else "down" if shown.near.holds else ""
    canvas.centre(coin(shown.state, SIZE, to), box.centre, box.middle)
    beside = (box.wide - SIZE) / 2 - 16
    right = box.inset(6).right(beside)
    word = canvas.speech.say("nn-picture-filled")
    canvas.text(right.end, right.middle, word, 24, look.quiet, "right", room=right.wide)
    for row, half, y in (
        (shown.far, box.top(box.high / 2), right.y + _COUNT_HIGH / 2),
        (shown.near, box.bottom(box.high / 2), right.foot - _COUNT_HIGH / 2),
    ):
        _draw_name(scene, half.inset(10).left(beside), row)
        _draw_count(scene, right._replace(y=y - _COUNT_HIGH / 2, high=_COUNT_HIGH), row)


def _draw_name(scene: Scene, box: Box, row: CoinRow) -> None:
    """Say a lane's name; who has the coin is told in the colour of it, and by its tip."""
    canvas, look = scene.canvas, look_of(scene.theme)
    name = lane_name(row.lane, canvas.speech)
    size = largest(name, _NAMES, box.wide)
    canvas.text(box.x, box.middle, name, size, look.ink if row.holds else look.quiet, room=box.wide)


def _draw_count(scene: Scene, box: Box, row: CoinRow) -> None:
    """Say how many Spirits lie in a lane, and how many may."""
    canvas, look = scene.canvas, look_of(scene.theme)
    text = f"{row.spirits}/{row.capacity}"
    size = largest(text, _LINKS, box.wide - 30)
    wide = canvas.text(box.end, box.middle, text, size, look.ink, "right")
    if row.capacity != CAPACITY:
        mark = triangle(24, row.capacity > CAPACITY, look.warn)
        canvas.paste(mark, box.end - wide - 30, box.middle - 12)
