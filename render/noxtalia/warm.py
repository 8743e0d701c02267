"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.noxtalia.art.sprites import State, portrait
from render.noxtalia.field import BROAD
from render.noxtalia.palette import palette

_STATES: tuple[State, ...] = ("charged", "exhausted")


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette and the starter set's portraits as they stand at most tables."""
    palette(theme)
    yield
    for spirit in Catalogue.of(*starter()).spirits.values():
        for state in _STATES:
            portrait(spirit.id, spirit.element, BROAD.portrait, state, theme)
            yield
