"""A player's plank: name, mana, hand, pile, discard, and what lies beside."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.noxtalia.language.pack import FULL_PM
from engines.noxtalia.seat.view import SideView
from render.drawing import depth
from render.drawing.depth import Tones
from render.drawing.marks import crown, hourglass
from render.drawing.pen import Sprite
from render.drawing.signs import triangle
from render.drawing.themes import Colour
from render.drawing.tones import darker, mixed
from render.noxtalia.places import BarShape, CardPlace
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import INK, PAPER
from render.noxtalia.tokens import back, gem, held, links, struck_card, team_badge, turned_once
from render.noxtalia.words import in_teams, team_letter
from render.shared.box import Box
from render.shared.typeset import largest, rows_of

_BEFORE = 18
"""Room left of a name."""
_WINS = (82, 118)
"""Room for games won, without and with a half."""


@lru_cache(maxsize=32)
def plank(wide: int, high: int, tones: Tones, line: Colour) -> Sprite:
    """Return a plank with the grain of its wood."""
    whole = depth.bar(wide, high, tones, line, 10)
    image = whole.image.copy()
    pen = ImageDraw.Draw(image)
    for row in range(1, max(2, high // 13)):
        y = row * 13 + (row % 2) * 3
        tone = darker(mixed(tones[0], tones[-1], min(1.0, y / high)), 0.1)
        start = 30 + row * 97 % 140
        pen.line([(start, y), (wide - 20 - row * 61 % 180, y - 2 + row % 3)], fill=tone, width=1)
    return Sprite(image, whole.mask)


def put_plank(scene: DuelScene, box: Box, *, golden: bool = False) -> None:
    """Put a plank upon its shadow."""
    look, wide, high = scene.look, round(box.wide), round(box.high)
    tones, line = (look.gold, look.gold_line) if golden else (look.plank, look.plank_line)
    scene.canvas.shade(box)
    scene.canvas.paste(plank(wide, high, tones, line), box.x, box.y)


class _Bar(NamedTuple):
    """A side's plank while it is drawn."""

    scene: DuelScene
    side: SideView
    box: Box
    shape: BarShape
    golden: bool

    @property
    def ink(self) -> Colour:
        """The colour of what is written."""
        return self.scene.look.gold_ink if self.golden else self.scene.look.plank_ink

    @property
    def quiet(self) -> Colour:
        """The colour of what is of second rank."""
        return self.scene.look.gold_ink if self.golden else self.scene.look.plank_quiet

    @property
    def mark(self) -> Colour:
        """The colour of what strikes out and turns back."""
        return self.scene.look.harm if self.golden else self.scene.look.call

    @property
    def middle(self) -> float:
        """The middle of the first row."""
        return self.box.y + self.shape.row / 2

    @property
    def below(self) -> float:
        """The middle of the row in which stands what lies beside."""
        if self.shape.aside is None:
            return self.middle
        return self.box.y + (self.shape.row + self.shape.high) / 2 - 5


def draw_bar(scene: DuelScene, side: SideView, place: CardPlace) -> None:
    """Draw a side's plank; golden when it is that side's turn, or when it has won."""
    view = scene.view
    won = view.result is not None and side.seat in view.result.winners
    turn = view.result is None and view.active == side.seat
    bar = _Bar(scene, side, place.bar, place.bar_shape, turn or won)
    put_plank(scene, bar.box, golden=bar.golden)
    x = [bar.box.x + column for column in bar.shape.columns]
    end = _put_out(bar) if side.out else x[0] - 10
    wins = view.options.best_of_three
    if wins and bar.shape.aside is None:
        end -= _WINS[side.wins % 1 > 0]
    reach = _put_name(bar, end, turn=turn, won=won)
    if wins:
        aside = bar.shape.aside
        _put_wins(bar, *((reach + 8, bar.middle) if aside is None else (bar.box.x + aside[1], bar.below)))
    if side.out:
        return
    _put_pm(bar, x[0])
    _put_hand(bar, x[1])
    _put_pile(bar, x[2])
    _put_discard(bar, x[3])
    _put_count(bar, struck_card(bar.shape.small - 2, bar.quiet, bar.mark), len(side.removed), x[4])
    _put_count(bar, links(bar.shape.small + 2, bar.quiet), len(side.linked), x[5])


def _put_out(bar: _Bar) -> float:
    """Say that a side is out of the game. Return where that begins."""
    text, size = bar.scene.canvas.speech.say("nx-picture-out"), bar.shape.names[1]
    face, end = face_of(text), bar.box.end - 18
    return end - bar.scene.canvas.text(end, bar.middle, text, size, bar.quiet, "right", face=face) - 16


def _put_name(bar: _Bar, end: float, *, turn: bool, won: bool) -> float:
    """Write a name, before it whose turn it is or who has won, and the team. Return where it ends."""
    canvas, view, x = bar.scene.canvas, bar.scene.view, bar.box.x + _BEFORE
    if turn:
        canvas.paste(triangle(34, bar.ink), x, bar.middle - 17)
        x += 40
    elif won:
        canvas.paste(crown(42, True, bar.ink), x - 2, bar.middle - 22)
        x += 46
    if in_teams(view):
        letter = team_letter(view, bar.side)
        canvas.centre(team_badge(letter, 44, PAPER, INK), x + 20, bar.middle)
        canvas.text(x + 20, bar.middle, letter, 26, INK, "middle")
        x += 48
    name = bar.scene.names[bar.side.seat]
    face, room = face_of(name), end - x
    size = largest(name, bar.shape.names, room, face)
    rows = rows_of(name, size, room, face=face)
    y = bar.middle - (len(rows) - 1) * size * 0.52
    reach = [
        canvas.text(x, y + row * size * 1.04, line, size, bar.ink, face=face) for row, line in enumerate(rows)
    ]
    return x + max(reach)


def _put_wins(bar: _Bar, x: float, middle: float) -> None:
    """Draw a crown for each game won of the two needed; a drawn game counts half (NX-H8)."""
    canvas = bar.scene.canvas
    for game in range(2):
        canvas.paste(crown(36, bar.side.wins >= game + 1, bar.ink), x + game * 38, middle - 20)
    if bar.side.wins % 1:
        canvas.text(x + 78, middle, "½", 32, bar.ink)


def _put_pm(bar: _Bar, x: float) -> None:
    canvas, size = bar.scene.canvas, bar.shape.number
    canvas.paste(gem(size), x, bar.middle - size / 2)
    x += size + 6
    x += canvas.text(x, bar.middle, str(bar.side.pm), size, bar.ink)
    canvas.text(x + 3, bar.middle + size * 0.12, f"/{FULL_PM}", round(size * 0.62), bar.quiet)


def _put_hand(bar: _Bar, x: float) -> None:
    canvas, size = bar.scene.canvas, bar.shape.number
    canvas.paste(held(size + 2), x - 2, bar.middle - size / 2 - 2)
    canvas.text(x + size + 6, bar.middle, str(bar.side.hand_size), size, bar.ink)


def _put_pile(bar: _Bar, x: float) -> None:
    """Draw the pile, and beside it, or in the second row, its marks."""
    canvas, size, aside = bar.scene.canvas, bar.shape.number, bar.shape.aside
    sprite = back(round(size * (0.88 if aside is None else 0.78)))
    if bar.side.pile_size:
        canvas.paste(sprite, x, bar.middle - sprite.size[1] / 2)
    else:
        canvas.text(x + sprite.size[0] / 2, bar.middle, "–", size, bar.quiet, "middle")
    x += sprite.size[0] + 6
    x += canvas.text(x, bar.middle, str(bar.side.pile_size), size, bar.ink)
    _put_marks(bar, *((x + 4, bar.middle) if aside is None else (bar.box.x + aside[0], bar.below)))


def _put_marks(bar: _Bar, x: float, middle: float) -> None:
    """Say how often the pile has run out (NX-61), and that it waits for a card (NX-R47)."""
    canvas, size = bar.scene.canvas, 34
    if bar.side.exhaustions:
        canvas.paste(turned_once(size, bar.mark), x, middle - size / 2)
        x += size
        if bar.side.exhaustions > 1:
            x += canvas.text(x, middle, str(bar.side.exhaustions), 30, bar.ink) + 4
    if bar.side.pending:
        canvas.paste(hourglass(size, bar.quiet), x, middle - size / 2)


def _put_discard(bar: _Bar, x: float) -> None:
    canvas, (wide, high), discard = bar.scene.canvas, bar.shape.tile, bar.side.discard
    tile = bar.scene.cards.tile(discard[-1], wide, high) if discard else empty_pile(wide, high, bar.quiet)
    canvas.paste(tile, x, bar.below - high / 2)
    canvas.text(x + wide + 9, bar.below, str(len(discard)), bar.shape.small, bar.ink)


def _put_count(bar: _Bar, mark: Sprite, count: int, x: float) -> None:
    bar.scene.canvas.paste(mark, x, bar.below - mark.size[1] / 2)
    bar.scene.canvas.text(x + mark.size[0] + 8, bar.below, str(count), bar.shape.small, bar.ink)


@lru_cache(maxsize=16)
def empty_pile(wide: int, high: int, line: Colour) -> Sprite:
    """Return the sign of a discard pile on which nothing lies."""
    image, mask = Image.new("RGB", (wide, high), line), Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((1, 1, wide - 2, high - 2), 6, outline=255, width=2)
    pen.line([(wide * 0.3, high / 2), (wide * 0.7, high / 2)], fill=255, width=3)
    return Sprite(image, mask)
