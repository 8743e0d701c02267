"""Signs told by their shape: of the factions, of what is counted, of what lies in a place."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from render.drawing import signs
from render.drawing.pen import Pen, Sprite
from render.drawing.svg import INK
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE
from render.soul_forger.art.figures import FOLDER
from render.soul_forger.art.tints import tint
from render.soul_forger.theme_colors import PAPER

FACTIONS = ("fire", "light", "air", "earth", "dark", "water", "")
"""The last is of what has none."""
_NONE = "road"
"""Its sign."""
_SHARED = {"weapon": "sword", "shield": "shield"}
"""Signs that all games have."""
MARKS = (
    "level", "damage", "ronum", "experience", "forge", "material", "grave", "armor", "accessory", "action",
    "leaf", "bolt", "hand", "deck", *_SHARED,
)  # fmt: skip
KEYWORDS = (
    "fast_hand", "reflex", "flight", "hidden", "impale", "pacifist", "protector", "range", "spell_proof",
    "unique",
)  # fmt: skip
"""Chevrons, arrows that turn, a wing, a closed eye, a spear, a flag, a tower, a bow, a ring, a single gem."""
SIGNS = (
    *FACTIONS[:-1], _NONE, *(name for name in MARKS if name not in _SHARED), "removed", "unguarded", *KEYWORDS
)  # fmt: skip
"""Those that have their file here."""


def file_of(name: str) -> Path:
    """Return the file of a sign; `""` is no faction."""
    if name in _SHARED:
        return signs.shared(_SHARED[name])
    return FOLDER / "signs" / f"{name or _NONE}.svg"


def draw_sign(pen: Pen, name: str, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw a faction's sign, or a mark, into a square whose corner is given."""
    signs.stamp(pen, file_of(name), x, y, size, fill)


def sign(faction: str, size: int, colour: Colour) -> Sprite:
    """Return a faction's sign."""
    return signs.sign(file_of(faction if faction in FACTIONS else ""), size, colour)


@lru_cache(maxsize=128)
def mark(name: str, size: int, colour: Colour) -> Sprite:
    """Return a mark of what is counted or lies in a place, from edge to edge."""
    if name == "removed":
        return signs.coloured(file_of(name), size, ((INK, colour),))
    pen = Pen(size, size)
    draw_sign(pen, name, 0, 0, size, colour)
    return pen.sprite()


@lru_cache(maxsize=32)
def keyword_disc(keyword: str, size: int) -> Sprite:
    """Return a keyword's sign upon a disc of paper."""
    pen, half = Pen(size, size), size / 2
    pen.disc(half, half, half, LINE)
    pen.disc(half, half, half - size * 0.06, PAPER)
    draw_sign(pen, keyword, size * 0.21, size * 0.21, size * 0.58, LINE)
    return pen.sprite()


def unguarded(size: int) -> Sprite:
    """Return the sign of what is Off-guard: a shield that is struck through."""
    return signs.coloured(file_of("unguarded"), size)


@lru_cache(maxsize=32)
def sign_disc(faction: str, size: int) -> Sprite:
    """Return a faction's sign upon a disc of its ink."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half, LINE)
    pen.disc(half, half, half - size * 0.03, WHITE)
    pen.disc(half, half, half - size * 0.09, tint(faction).ink)
    draw_sign(pen, faction if faction in FACTIONS else "", size * 0.24, size * 0.24, size * 0.52, WHITE)
    return pen.sprite()
