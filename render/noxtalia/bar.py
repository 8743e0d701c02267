"""A player's bar: name, mana, hand, pile, discard, and what lies beside."""

from __future__ import annotations

from typing import NamedTuple

from engines.noxtalia.cards.language.pack import FULL_PM
from engines.noxtalia.seat.view import SideView
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.noxtalia.scene import Scene
from render.noxtalia.tokens import back, gem, links, struck_card, team_badge, turned_once
from render.noxtalia.words import in_teams, team_letter
from render.playing_cards.cards import place_sprite
from render.playing_cards.marks import crown, fan, hourglass, pointer

Spot = tuple[float, float]
"""Left and middle of a count."""


class BarShape(NamedTuple):
    """Where the parts of a bar are, from its corner."""

    wide: int
    high: int
    name: tuple[float, float, int, float]
    """Left, middle, size, where it must end."""
    pm: Spot
    hand: Spot
    pile: Spot
    discard: Spot
    removed: Spot
    linked: Spot
    size: int
    """Of the numbers."""
    tile: int
    """Width of the uppermost discarded card."""


LONG = BarShape(
    wide=1176,
    high=66,
    name=(18, 33, 38, 320),
    pm=(336, 33),
    hand=(490, 33),
    pile=(622, 33),
    discard=(788, 33),
    removed=(942, 33),
    linked=(1052, 33),
    size=46,
    tile=76,
)
SHORT = BarShape(
    wide=588,
    high=90,
    name=(14, 23, 31, 438),
    pm=(450, 23),
    hand=(16, 65),
    pile=(122, 65),
    discard=(254, 65),
    removed=(378, 65),
    linked=(480, 65),
    size=36,
    tile=54,
)


def draw_bar(scene: Scene, side: SideView, x: float, y: float, shape: BarShape) -> None:
    """Draw a side's bar with its corner at a point; golden when it is that side's turn."""
    canvas, theme = scene.canvas, scene.theme
    turn = scene.view.active == side.seat and scene.view.result is None
    line = theme.gold if turn else theme.panel_line
    canvas.panel(x, y, shape.wide, shape.high, theme.panel, line, width=4 if turn else 2)
    out = canvas.speech.say("nx-picture-out")
    end = shape.wide - 36 - width(out, shape.name[2]) if side.out else shape.name[3]
    _draw_name(scene, side, x, y, shape, min(end, shape.name[3]))
    if side.out:
        canvas.text(x + shape.wide - 18, y + shape.name[1], out, shape.name[2], theme.quiet, "right")
        return
    _draw_pm(scene, side, x + shape.pm[0], y + shape.pm[1], shape.size)
    _draw_hand(scene, side, x + shape.hand[0], y + shape.hand[1], shape.size)
    _draw_pile(scene, side, x + shape.pile[0], y + shape.pile[1], shape.size)
    _draw_discard(scene, side, x + shape.discard[0], y + shape.discard[1], shape)
    icon = shape.size - 2
    if side.removed:
        mark = struck_card(icon, theme.quiet, theme.gold)
        _draw_count(scene, mark, len(side.removed), x + shape.removed[0], y + shape.removed[1], shape.size)
    if side.linked:
        mark = links(icon + 6, theme.gold)
        _draw_count(scene, mark, len(side.linked), x + shape.linked[0], y + shape.linked[1], shape.size)


def _draw_name(scene: Scene, side: SideView, x: float, y: float, shape: BarShape, end: float) -> None:
    """Draw a player's name, its team and the games won, as far as `end`."""
    canvas, theme, view = scene.canvas, scene.theme, scene.view
    left, middle, size, _ = shape.name
    turn = view.active == side.seat and view.result is None
    if turn:
        canvas.paste(pointer(30, theme.gold), x + left - 4, y + middle - 15)
        left += 32
    if in_teams(view):
        letter = team_letter(view, side)
        canvas.centre(team_badge(letter, 40, theme.face, theme.gold), x + left + 20, y + middle)
        canvas.text(x + left + 20, y + middle, letter, 24, theme.face_ink, "middle")
        left += 48
    wins = view.options.best_of_three
    crowns = (112 if side.wins % 1 else 78) if wins else 0
    room = end - left - crowns
    left += canvas.text(
        x + left, y + middle, scene.names[side.seat], size, theme.gold if turn else theme.ink, room=room
    )
    if wins:
        _draw_wins(scene, side, x + left + 8, y + middle)


def _draw_wins(scene: Scene, side: SideView, x: float, middle: float) -> None:
    """Draw a crown for each game won of the two needed; a drawn game counts half (NX-H8)."""
    canvas, theme = scene.canvas, scene.theme
    for game in range(2):
        canvas.paste(crown(34, side.wins >= game + 1, theme.gold), x + game * 36, middle - 18)
    if side.wins % 1:
        canvas.text(x + 74, middle, "½", 30, theme.gold)


def _draw_pm(scene: Scene, side: SideView, x: float, middle: float, size: int) -> None:
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(gem(size), x, middle - size / 2)
    reach = x + size + 6
    reach += canvas.text(reach, middle, str(side.pm), size, theme.ink)
    canvas.text(reach + 2, middle + size * 0.1, f"/{FULL_PM}", round(size * 0.62), theme.quiet)


def _draw_hand(scene: Scene, side: SideView, x: float, middle: float, size: int) -> None:
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(fan(size + 6, theme), x, middle - size / 2 - 3)
    canvas.text(x + size + 12, middle, str(side.hand_size), size, theme.ink)


def _draw_pile(scene: Scene, side: SideView, x: float, middle: float, size: int) -> None:
    """Draw the pile with its mark of the first exhaustion (NX-61)."""
    canvas, theme = scene.canvas, scene.theme
    wide = round(size * 0.82)
    high = round(wide * 1.4)
    if side.pile_size:
        canvas.paste(back(wide, theme), x, middle - high / 2)
    else:
        canvas.paste(place_sprite(wide, high, theme), x, middle - high / 2)
    reach = x + wide + 8
    reach += canvas.text(reach, middle, str(side.pile_size), size, theme.ink) + 4
    if side.exhaustions:
        canvas.paste(turned_once(size - 8, theme.gold), reach, middle - size / 2 + 4)
        if side.exhaustions > 1:
            canvas.text(reach + size - 8, middle, str(side.exhaustions), size - 12, theme.gold)
    if side.pending:
        canvas.paste(
            hourglass(size - 10, theme.gold),
            reach + (size - 6 if side.exhaustions else 0),
            middle - size / 2 + 5,
        )


def _draw_discard(scene: Scene, side: SideView, x: float, middle: float, shape: BarShape) -> None:
    canvas, theme = scene.canvas, scene.theme
    high = round(shape.tile * 0.75)
    if side.discard:
        canvas.paste(scene.cards.art(side.discard[-1], shape.tile, theme), x, middle - high / 2)
    else:
        canvas.paste(place_sprite(shape.tile, high, theme), x, middle - high / 2)
    canvas.text(x + shape.tile + 8, middle, str(len(side.discard)), shape.size, theme.ink)


def _draw_count(scene: Scene, mark: Sprite, count: int, x: float, middle: float, size: int) -> None:
    scene.canvas.paste(mark, x, middle - mark.size[1] / 2)
    scene.canvas.text(x + mark.size[0] + 8, middle, str(count), size, scene.theme.ink)
