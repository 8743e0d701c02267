"""How far ink stands out from its ground."""

from __future__ import annotations

from collections.abc import Iterable

from render.drawing.themes import Colour

LEAST = 4.5


def too_faint(pairs: Iterable[tuple[Colour, Colour]]) -> list[tuple[Colour, Colour]]:
    """Return the pairs of ink and ground that are too much alike to be read."""
    return [pair for pair in pairs if contrast(*pair) < LEAST]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, as WCAG defines it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
