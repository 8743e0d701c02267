"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.noxtalia.art.sprites import State, framed
from render.noxtalia.face import small_art
from render.noxtalia.field import BROAD
from render.noxtalia.palette import palette
from render.shared.groups import FACES

_STATES: tuple[State, ...] = ("charged", "exhausted")


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette, and of the starter set the portraits at most tables and the art in most hands."""
    palette(theme)
    yield
    catalogue = Catalogue.of(*starter())
    for spirit in catalogue.spirits.values():
        for state in _STATES:
            framed(spirit.id, spirit.element, BROAD.portrait, state, theme)
            yield
    for capacity in catalogue.capacities.values():
        small_art(capacity, FACES[0])
        yield
