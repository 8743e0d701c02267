"""Colours of the table, by theme. Shapes and letters carry the meaning; colours only help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


@dataclass(frozen=True, eq=False)
class Theme:
    """One set of colours. Compared by identity, so that it can key a cache."""

    name: str
    felt: Colour
    felt_edge: Colour
    thread: Colour
    """Ornaments stitched into the felt."""
    panel: Colour
    panel_line: Colour
    ink: Colour
    """Text on felt and panels."""
    quiet: Colour
    """Text of second rank on felt and panels."""
    gold: Colour
    """Whose turn it is, winners, coins: marks on felt and panels."""
    gold_ink: Colour
    """Text upon gold."""
    wound: Colour
    face: Colour
    """Paper of the cards."""
    face_line: Colour
    face_ink: Colour
    back: Colour
    back_line: Colour
    shadow: int
    """How dark the shadow under a card is, of 255."""


_DARK = Theme(
    name="dark",
    felt=_hex("1d4a40"),
    felt_edge=_hex("0f2a26"),
    thread=_hex("2b5b4f"),
    panel=_hex("0c1f1d"),
    panel_line=_hex("2f5a50"),
    ink=_hex("fbf3df"),
    quiet=_hex("b9cbbf"),
    gold=_hex("f0bf4c"),
    gold_ink=_hex("2a1c00"),
    wound=_hex("d8384a"),
    face=_hex("faf4e6"),
    face_line=_hex("b9ab8c"),
    face_ink=_hex("262430"),
    back=_hex("7a2338"),
    back_line=_hex("e8c987"),
    shadow=120,
)

_LIGHT = Theme(
    name="light",
    felt=_hex("ece6d6"),
    felt_edge=_hex("d5cbb3"),
    thread=_hex("dccfb4"),
    panel=_hex("fffaf0"),
    panel_line=_hex("c9bb9a"),
    ink=_hex("2b2620"),
    quiet=_hex("584e40"),
    gold=_hex("744a00"),
    gold_ink=_hex("ffffff"),
    wound=_hex("b3202e"),
    face=_hex("ffffff"),
    face_line=_hex("a99a7a"),
    face_ink=_hex("2b2620"),
    back=_hex("2f4d78"),
    back_line=_hex("e6d9b8"),
    shadow=70,
)

_COLOUR_BLIND = Theme(
    name="colour_blind",
    felt=_hex("333d4b"),
    felt_edge=_hex("1b212b"),
    thread=_hex("414d5d"),
    panel=_hex("131820"),
    panel_line=_hex("4a5666"),
    ink=_hex("ffffff"),
    quiet=_hex("c3ccd8"),
    gold=_hex("f0e442"),
    gold_ink=_hex("1a1a00"),
    wound=_hex("d55e00"),
    face=_hex("ffffff"),
    face_line=_hex("8d97a5"),
    face_ink=_hex("10141a"),
    back=_hex("45526a"),
    back_line=_hex("cfe3f5"),
    shadow=130,
)

_THEMES = {theme.name: theme for theme in (_DARK, _LIGHT, _COLOUR_BLIND)}
THEMES: tuple[str, ...] = tuple(_THEMES)


def theme_called(name: str) -> Theme:
    """Return a theme by name. Raises KeyError."""
    return _THEMES[name]
