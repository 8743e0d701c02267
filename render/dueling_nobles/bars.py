"""A player's bar: name, games won, cards that all have seen, resources, hand and suit abilities."""

from __future__ import annotations

from typing import NamedTuple

from engines.dueling_nobles.seat.view import NoblesView
from engines.dueling_nobles.table import keys as naming
from render.drawing.depth import bar
from render.drawing.lettering import width
from render.drawing.marks import crown
from render.drawing.signs import triangle
from render.dueling_nobles import tokens
from render.dueling_nobles.art.figures import sign
from render.dueling_nobles.theme_colors import INK, look_of
from render.dueling_nobles.words import SUITS
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.typeset import largest

_NAMES = (48, 44, 40, 36, 32)
_COUNTS = (48, 44, 42)
_SUIT, _STEP = 54, 61
_SUITS_LEFT = 252
_COIN_LEFT, _HAND_LEFT = 540, 392
"""How far from the bar's right end they begin."""
_SIGN = 54
_CROWN = 40
_MOST_SHOWN = 2
_WINS = 2
"""Games that end a best of three (H1)."""


class Head(NamedTuple):
    """What is drawn of a player."""

    name: str
    active: bool
    """Whose turn it is."""
    resources: int
    hand: int
    used: tuple[str, ...]
    shown: tuple[str, ...] = ()
    wins: int | None = None
    """In a best of three."""
    won: bool = False
    """The match."""
    changed: bool = False
    """The last change was done to the player."""

    @classmethod
    def of(cls, view: NoblesView, seat: int, name: str) -> Head:
        """Return what is drawn of a player; games won only where they are counted."""
        side, over = view.seats[seat], view.result
        return cls(
            name,
            active=view.active == seat and over is None,
            resources=side.resources,
            hand=side.hand_size,
            used=side.used_suits,
            shown=side.shown,
            wins=side.wins if view.options.best_of_three else None,
            won=over is not None and seat in over.winners,
            changed=naming.player(seat) in view.touched,
        )

    @property
    def golden(self) -> bool:
        """Whether the bar is of gold: whose turn it is, or who has won."""
        return self.active or self.won


def draw_bar(canvas: Canvas, box: Box, head: Head) -> None:
    """Draw a player's bar: golden with a triangle when it is that player's turn, crowned who has won."""
    look = look_of(canvas.theme)
    ink = INK if head.golden else look.ink
    tones, line = (look.gold, look.gold_line) if head.golden else (look.bar, look.line)
    canvas.shade(box)
    if head.changed:
        tokens.ring(canvas, box.inset(2, 2), tokens.role_colour("changed", look), 6, 10)
    canvas.paste(bar(round(box.wide), round(box.high), tones, line, 10), box.x, box.y)
    _draw_counts(canvas, box, head)
    end = box.end - _COIN_LEFT - 16
    if head.changed:
        tokens.put_role(canvas, end - 20, box.middle, "changed", 46)
        end -= 52
    end = _draw_shown(canvas, box, head, end)
    x, crowns = box.x + 20, 0 if head.wins is None else _WINS * (_CROWN + 4) + 12
    if head.won:
        canvas.paste(crown(46, True, ink), x - 4, box.middle - 23)
    elif head.active:
        canvas.paste(triangle(34, ink), x, box.middle - 17)
    x += 44 if head.golden else 0
    x += tokens.title(canvas, x, box.middle, head.name, _NAMES, end - x - crowns - 12, ink) + 12
    for game in range(0 if head.wins is None else _WINS):
        canvas.paste(crown(_CROWN, game < (head.wins or 0), ink), x + game * (_CROWN + 4), box.middle - 21)


def _draw_counts(canvas: Canvas, box: Box, head: Head) -> None:
    ink = INK if head.golden else look_of(canvas.theme).ink
    for name, left, count in (("coin", _COIN_LEFT, head.resources), ("hand", _HAND_LEFT, head.hand)):
        canvas.paste(sign(name, _SIGN), box.end - left, box.middle - _SIGN / 2)
        size = largest(str(count), _COUNTS, 80 if name == "coin" else 72)
        canvas.text(box.end - left + _SIGN + 6, box.middle, str(count), size, ink)
    for index, suit in enumerate(SUITS):
        mark = tokens.ability(suit, _SUIT, suit in head.used, canvas.theme)
        canvas.paste(mark, box.end - _SUITS_LEFT + index * _STEP, box.middle - _SUIT / 2)


def _draw_shown(canvas: Canvas, box: Box, head: Head, right: float) -> float:
    """Draw the cards of a hand that everybody has seen (DN-R20), the last ones when they are many.

    Return where they begin.
    """
    wide, high = tokens.TILE
    shown, visible = head.shown, head.shown[-_MOST_SHOWN:]
    x = begin = right - len(visible) * (wide + 4)
    if len(shown) > len(visible):
        text = f"+{len(shown) - len(visible)}"
        ink = INK if head.golden else look_of(canvas.theme).ink
        canvas.text(x - 8, box.middle, text, 32, ink, "right")
        begin -= width(text, 32) + 12
    for card in visible:
        tokens.tile(canvas, x, box.middle - high / 2, card)
        x += wide + 4
    return begin
