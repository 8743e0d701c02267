"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from engines.noxtalia.catalogue import Catalogue, starter
from render.noxtalia.art import State, illustration, portrait
from render.noxtalia.bar import LONG, SHORT
from render.noxtalia.cards import light_of
from render.noxtalia.field import BROAD, NARROW
from render.noxtalia.palette import palette
from render.themes import Theme

_STATES: tuple[State, ...] = ("charged", "exhausted", "destroyed")


def warm_up(theme: Theme) -> None:
    """Make the palette, the starter set's portraits and its small illustrations."""
    palette(theme)
    catalogue = Catalogue.of(*starter())
    for spirit in catalogue.spirits.values():
        for shape in (BROAD, NARROW):
            for state in _STATES:
                portrait(spirit.id, spirit.element, shape.portrait, state, theme)
    for one in catalogue.capacities.values():
        for wide in (LONG.tile, SHORT.tile):
            illustration(one.id, one.type, one.element, light_of(one), wide, 8)
