"""Colours for what is drawn by our own code: outlines, mixtures, and lots that an id alone decides."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from render.drawing.themes import Colour

LINE: Colour = (38, 34, 50)
"""The outline of everything in the pictures on cards."""
WHITE: Colour = (255, 253, 247)


class Tint(NamedTuple):
    """The colours of a Fate or an element, from dark to pale."""

    deep: Colour
    """Night and shadows."""
    ink: Colour
    """Text and signs on paper."""
    main: Colour
    light: Colour
    pale: Colour
    """Tinted paper."""
    accent: Colour
    """What gleams."""


def number_of(text: str, salt: str = "") -> int:
    """Return a large number that depends on nothing but the text: the seed of what is made up."""
    return int.from_bytes(blake2b(f"{salt}/{text}".encode(), digest_size=8).digest(), "big")


def colour(code: str) -> Colour:
    """Return a colour by its six digits: red, green and blue."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


def darker(colour: Colour, share: float) -> Colour:
    """Return a colour nearer to black."""
    red, green, blue = (round(part * (1 - share)) for part in colour)
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """Return a colour nearer to white."""
    red, green, blue = (round(part + (255 - part) * share) for part in colour)
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
