"""Signs told by their shape: Fates, kinds of cards, when a text works, behaviours, Power and Resolve."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from engines.neo_noble.language.parts import Fate
from render.drawing import signs
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour
from render.neo_noble.art.figures import FOLDER

FATES: tuple[Fate, ...] = get_args(Fate)
"""A leaf with its root, a lantern, two links of a chain, a bell."""
SIGNS = (
    # Kinds: a crown, a cracked stone that can Shatter, an arrowhead with a trail, a ring, a paw
    "noble", "arbiter", "errant", "token", "pathpaws",
    # When a text works
    "income", "on_summon", "manifest", "ongoing", "end_turn", "pay", "react", "tribute",
    # Behaviours
    "pathfinder", "haste", "brittle",
    # Numbers
    "power", "resolve", "ambient", "attack", "cards", "grave", "scythe", "banished", "silenced", "taken",
    "soul",
)  # fmt: skip
COLOURED = ("gem", "bargain")
"""Those that keep the colours of their files."""


def file_of(name: str) -> Path:
    """Return the file of a sign."""
    return FOLDER / "signs" / f"{name}.svg"


def draw_sign(pen: Pen, name: str, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw a sign, or that of a Fate, into a square whose corner is given."""
    signs.stamp(pen, file_of(name), x, y, size, fill)


def sign(name: str, size: int, colour: Colour) -> Sprite:
    """Return a sign alone."""
    return signs.sign(file_of(name), size, colour)
