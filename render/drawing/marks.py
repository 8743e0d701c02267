"""Small signs that several games have: crowns, dice, a hand. Every one is told by its shape."""

from __future__ import annotations

from render.drawing.pen import Pen, Sprite
from render.drawing.signs import coloured, shared, sign, stamp
from render.drawing.themes import Colour, Theme

_BACK: Colour = (46, 79, 150)
_BACK_LINE: Colour = (251, 241, 220)
"""Of the cards in the file of a hand."""
_CROWN = 1.15
"""How large the file of a crown is, of what its points span."""


def draw_crown(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw a crown around a point."""
    whole = size * _CROWN
    stamp(pen, shared("crown"), x - whole / 2, y - whole / 2, whole, fill)


def crown(size: int, filled: bool, colour: Colour) -> Sprite:
    """Return a crown: a game won when filled, one still to win when hollow."""
    return sign(shared("crown" if filled else "crown_hollow"), size, colour)


def die(value: int, size: int) -> Sprite:
    """Return a die by its pips."""
    return coloured(shared(f"die_{value}"), size)


def fan(size: int, theme: Theme) -> Sprite:
    """Return three card backs held as a fan: a hand."""
    return coloured(shared("fan"), size, ((_BACK, theme.back), (_BACK_LINE, theme.back_line)))


def hourglass(size: int, colour: Colour) -> Sprite:
    """Return an hourglass: turns that pass without a duel."""
    return sign(shared("hourglass"), size, colour)


def eye(size: int, colour: Colour) -> Sprite:
    """Return an eye: a card that others have seen."""
    return sign(shared("eye"), size, colour)
