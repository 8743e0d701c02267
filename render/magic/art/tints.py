"""Colours of the cards. Signs with letters tell them apart; colours only help."""

from __future__ import annotations

from engines.magic.language.costs import BITS, COLORS
from render.drawing.themes import Colour
from render.drawing.tones import Tint, colour, darker, lighter

NONE = "C"
"""The letter of what has no colour."""


def _tint(main: str, deep: str, light: str, pale: str, accent: str) -> Tint:
    ink = darker(colour(deep), 0.1)
    return Tint(colour(deep), ink, colour(main), colour(light), colour(pale), colour(accent))


TINTS: dict[str, Tint] = {
    "W": _tint("e9d48a", "7a5c14", "f6e8b4", "fdf7e2", "fffbe6"),
    "U": _tint("3f8fd0", "123a68", "86c2ee", "dff0fb", "fff0be"),
    "B": _tint("6a5580", "2a1e3a", "a08cb8", "e4daee", "96e2a8"),
    "R": _tint("dd5434", "6a1c10", "f69a6a", "fde2d0", "ffde74"),
    "G": _tint("4f9a4a", "1a4424", "94cc7c", "e2f2d6", "ffd678"),
    NONE: _tint("a79f95", "463f3a", "ccc6bc", "f0ece4", "e4b65c"),
}
GOLD = _tint("d8b064", "5c420e", "f0d694", "fbf2d8", "fffbe6")
"""Of cards of more than two colours."""


def letters(mask: int) -> str:
    """Return the letters of the colours of a mask; that of none where there is no colour."""
    return "".join(letter for letter in (*COLORS, NONE) if mask & BITS[letter]) or NONE


def tints_of(colours: str) -> tuple[Tint, Tint]:
    """Return the tints of the first and the last colour; a card of three and more is golden."""
    if len(colours) > 2:
        return GOLD, GOLD
    return TINTS[colours[0]], TINTS[colours[-1]]


def shades(tint: Tint) -> tuple[Colour, ...]:
    """Return the tones of the glass, from light to dark."""
    return (
        tint.light,
        lighter(tint.main, 0.22),
        tint.main,
        darker(tint.main, 0.14),
        darker(tint.main, 0.3),
    )
