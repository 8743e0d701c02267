"""A player's plank: name, mana, hand, pile, discard, and what lies beside."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engines.noxtalia.cards.language.pack import FULL_PM
from engines.noxtalia.seat.view import SideView
from render.drawing.depth import SHADOW, Tones, bar, shadow
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.signs import triangle
from render.drawing.themes import Colour
from render.drawing.tones import darker, mixed
from render.noxtalia.looks import INK, PAPER
from render.noxtalia.places import Place
from render.noxtalia.scene import Scene, face_of
from render.noxtalia.tokens import back, gem, held, links, struck_card, team_badge, turned_once
from render.noxtalia.words import in_teams, team_letter
from render.playing_cards.marks import crown, hourglass
from render.shared.box import Box

_BEFORE = 18
"""Room left of a name."""


@lru_cache(maxsize=32)
def plank(wide: int, high: int, tones: Tones, line: Colour) -> Sprite:
    """Return a plank with the grain of its wood."""
    whole = bar(wide, high, tones, line, 10)
    image = whole.image.copy()
    pen = ImageDraw.Draw(image)
    for row in range(1, max(2, high // 13)):
        y = row * 13 + (row % 2) * 3
        tone = darker(mixed(tones[0], tones[-1], min(1.0, y / high)), 0.1)
        start = 30 + row * 97 % 140
        pen.line([(start, y), (wide - 20 - row * 61 % 180, y - 2 + row % 3)], fill=tone, width=1)
    return Sprite(image, whole.mask)


def put_plank(scene: Scene, box: Box, *, golden: bool = False) -> None:
    """Put a plank upon its shadow."""
    look, wide, high = scene.look, round(box.wide), round(box.high)
    tones, line = (look.gold, look.gold_line) if golden else (look.plank, look.plank_line)
    spot = (round(box.x) - SHADOW, round(box.y) - SHADOW)
    scene.canvas.image.paste((0, 0, 0), spot, shadow(wide, high))
    scene.canvas.paste(plank(wide, high, tones, line), box.x, box.y)


class Bar:
    """A side's plank while it is drawn."""

    def __init__(self, scene: Scene, side: SideView, place: Place) -> None:
        self.scene, self.side, self.box, self.shape = scene, side, place.bar, place.bar_shape
        view = scene.view
        self.turn = view.active == side.seat and view.result is None
        self.won = view.result is not None and side.seat in view.result.winners
        golden = self.turn or self.won
        look = scene.look
        self.ink = look.gold_ink if golden else look.plank_ink
        self.quiet = look.gold_ink if golden else look.plank_quiet
        put_plank(scene, self.box, golden=golden)
        self.middle = self.box.y + self.shape.row / 2
        self.broad = self.shape.row == self.shape.high
        self.below = (
            self.middle
            if self.broad
            else self.box.y + self.shape.row + (self.shape.high - self.shape.row) / 2 - 5
        )

    def draw(self) -> None:
        """Draw all that a side has."""
        columns = (338, 494, 626, 798, 962, 1078) if self.broad else (262, 382, 490, 20, 150, 252)
        wins = self.scene.view.options.best_of_three
        out = self.scene.canvas.speech.say("nx-picture-out")
        end = columns[0] - 10.0
        if self.side.out:
            size = self.shape.names[1]
            end = self.box.wide - 34 - width(out, size, face_of(out))
            self.scene.canvas.text(
                self.box.end - 18, self.middle, out, size, self.quiet, "right", face=face_of(out)
            )
        if wins and self.broad:
            end -= self._wins_wide + 6
        reach = self._draw_name(end)
        if wins:
            self._draw_wins(*((reach + 8, self.middle) if self.broad else (self.box.x + 340, self.below)))
        if self.side.out:
            return
        x = [self.box.x + column for column in columns]
        self._draw_pm(x[0])
        self._draw_hand(x[1])
        self._draw_pile(x[2], *(() if self.broad else (self.box.x + 474, self.below)))
        self._draw_discard(x[3])
        self._draw_count(
            struck_card(self.shape.small - 2, self.quiet, self._strike), len(self.side.removed), x[4]
        )
        self._draw_count(links(self.shape.small + 2, self.quiet), len(self.side.linked), x[5])

    @property
    def _strike(self) -> Colour:
        return self.scene.look.harm if self.turn or self.won else self.scene.look.call

    def _draw_name(self, end: float) -> float:
        """Draw a player's name, before it whose turn it is, and its team. Return where it ends."""
        canvas, view, x = self.scene.canvas, self.scene.view, self.box.x + _BEFORE
        if self.turn:
            canvas.paste(triangle(34, self.ink), x, self.middle - 17)
            x += 40
        elif self.won:
            canvas.paste(crown(42, True, self.ink), x - 2, self.middle - 22)
            x += 46
        if in_teams(view):
            letter = team_letter(view, self.side)
            canvas.centre(team_badge(letter, 44, PAPER, INK), x + 20, self.middle)
            canvas.text(x + 20, self.middle, letter, 26, INK, "middle")
            x += 48
        name = self.scene.names[self.side.seat]
        face, room = face_of(name), self.box.x + end - x
        size = next(
            (size for size in self.shape.names if width(name, size, face) <= room), self.shape.names[-1]
        )
        return x + canvas.text(x, self.middle, name, size, self.ink, face=face, room=room)

    @property
    def _wins_wide(self) -> int:
        return 112 if self.side.wins % 1 else 76

    def _draw_wins(self, x: float, middle: float) -> None:
        """Draw a crown for each game won of the two needed; a drawn game counts half (NX-H8)."""
        canvas = self.scene.canvas
        for game in range(2):
            canvas.paste(crown(36, self.side.wins >= game + 1, self.ink), x + game * 38, middle - 20)
        if self.side.wins % 1:
            canvas.text(x + 78, middle, "½", 32, self.ink)

    def _draw_pm(self, x: float) -> None:
        canvas, size = self.scene.canvas, self.shape.number
        canvas.paste(gem(size), x, self.middle - size / 2)
        x += size + 6
        x += canvas.text(x, self.middle, str(self.side.pm), size, self.ink)
        canvas.text(x + 3, self.middle + size * 0.12, f"/{FULL_PM}", round(size * 0.62), self.quiet)

    def _draw_hand(self, x: float) -> None:
        canvas, size = self.scene.canvas, self.shape.number
        canvas.paste(held(size + 2), x - 2, self.middle - size / 2 - 2)
        canvas.text(x + size + 6, self.middle, str(self.side.hand_size), size, self.ink)

    def _draw_pile(self, x: float, marks: float | None = None, below: float = 0.0) -> None:
        """Draw the pile; beside it, or where it is said, its mark of the first exhaustion (NX-61)."""
        canvas, size = self.scene.canvas, self.shape.number
        sprite = back(round(size * (0.88 if self.broad else 0.78)))
        if self.side.pile_size:
            canvas.paste(sprite, x, self.middle - sprite.size[1] / 2)
        else:
            canvas.text(x + sprite.size[0] / 2, self.middle, "–", size, self.quiet, "middle")
        x += sprite.size[0] + 6
        x += canvas.text(x, self.middle, str(self.side.pile_size), size, self.ink)
        if marks is None:
            marks, below = x + 4, self.middle
        self._draw_marks(marks, below)

    def _draw_marks(self, x: float, middle: float) -> None:
        canvas, size = self.scene.canvas, 34
        if self.side.exhaustions:
            canvas.paste(turned_once(size, self._strike), x, middle - size / 2)
            x += size
            if self.side.exhaustions > 1:
                x += canvas.text(x, middle, str(self.side.exhaustions), 30, self.ink) + 4
        if self.side.pending:
            canvas.paste(hourglass(size, self.quiet), x, middle - size / 2)

    def _draw_discard(self, x: float) -> None:
        canvas, (wide, high), size = self.scene.canvas, self.shape.tile, self.shape.small
        discard = self.side.discard
        if discard:
            canvas.paste(self.scene.cards.tile(discard[-1], wide, high), x, self.below - high / 2)
        else:
            canvas.paste(empty_pile(wide, high, self.quiet), x, self.below - high / 2)
        canvas.text(x + wide + 9, self.below, str(len(discard)), size, self.ink)

    def _draw_count(self, mark: Sprite, count: int, x: float) -> None:
        self.scene.canvas.paste(mark, x, self.below - mark.size[1] / 2)
        self.scene.canvas.text(x + mark.size[0] + 8, self.below, str(count), self.shape.small, self.ink)


@lru_cache(maxsize=16)
def empty_pile(wide: int, high: int, line: Colour) -> Sprite:
    """Return the sign of a discard pile on which nothing lies."""
    image, mask = Image.new("RGB", (wide, high), line), Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((1, 1, wide - 2, high - 2), 6, outline=255, width=2)
    pen.line([(wide * 0.3, high / 2), (wide * 0.7, high / 2)], fill=255, width=3)
    return Sprite(image, mask)


def draw_bar(scene: Scene, side: SideView, place: Place) -> None:
    """Draw a side's plank; golden when it is that side's turn, or when it has won."""
    Bar(scene, side, place).draw()
