"""The marks that mean the same thing all over the table."""

from __future__ import annotations

from functools import lru_cache

from render.drawing.lettering import width
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Theme
from render.playing_cards.marks import crown, shield, suit_mark
from render.shared.canvas import Canvas

SHIELD = 60
TOKEN = 42
TILE, TILE_HIGH = 76, 54


def strength(canvas: Canvas, x: float, y: float, value: int, wide: int = SHIELD, size: int = 40) -> float:
    """Draw a base strength in its shield, with its corner at a point. Return the width."""
    theme = canvas.theme
    canvas.paste(shield(wide, theme.face_ink, theme.face), x, y)
    canvas.text(x + wide / 2, y + wide * 0.42, str(value), size, theme.face, "middle")
    return wide


def queen_bonus(canvas: Canvas, x: float, y: float, value: int, size: int = 34) -> float:
    """Draw a Queen's bonus: a golden pill with a crown. Return the width."""
    theme = canvas.theme
    text = f"+{value}"
    wide = round(width(text, size) + 38)
    canvas.paste(_pill(wide, TOKEN, theme), x, y)
    canvas.paste(crown(24, True, theme.gold_ink), x + 7, y + TOKEN / 2 - 12)
    canvas.text(x + 32, y + TOKEN / 2, text, size, theme.gold_ink)
    return wide


def bonus_strip(canvas: Canvas, x: float, y: float, value: int, wide: int) -> None:
    """Draw a Queen's bonus where there is no room for the crown."""
    theme = canvas.theme
    canvas.paste(_pill(wide, 34, theme), x, y)
    canvas.text(x + wide / 2, y + 17, f"+{value}", 30, theme.gold_ink, "middle")


def boost(canvas: Canvas, x: float, y: float, value: int, suit: str | None, wide: int = 78) -> float:
    """Draw what a boost adds, as the end of a card. Return the width."""
    theme = canvas.theme
    ink = theme.suits[suit] if suit else theme.face_ink
    canvas.panel(x, y, wide, TOKEN, theme.face, theme.face_line, 8)
    room = 22 if suit else 0
    canvas.text(x + (wide - room) / 2 + 1, y + TOKEN / 2, f"+{value}", 34, ink, "middle")
    if suit:
        canvas.paste(suit_mark(suit, 24, ink), x + wide - 28, y + TOKEN / 2 - 12)
    return wide


def tile(canvas: Canvas, x: float, y: float, card: str) -> None:
    """Draw a card that matters by its rank and suit alone, large, on a small piece of paper."""
    theme = canvas.theme
    rank, suit = canvas.speech.card(card)[:-1], card[-1]
    # An ace decides whatever the totals say (DN-53), so it gets a frame.
    line, thick = (theme.gold, 5) if card[0] == "A" else (theme.face_line, 2)
    canvas.panel(x, y, TILE, TILE_HIGH, theme.face, line, 9, thick)
    size = 44 if len(rank) == 1 else 38
    canvas.text(x + 26, y + TILE_HIGH / 2, rank, size, theme.suits[suit], "middle", face="slab")
    canvas.paste(suit_mark(suit, 26, theme.suits[suit]), x + TILE - 31, y + TILE_HIGH / 2 - 13)


@lru_cache(maxsize=32)
def _pill(wide: int, high: int, theme: Theme) -> Sprite:
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), high / 2, theme.gold, theme.gold_ink, 2)
    return pen.sprite()
