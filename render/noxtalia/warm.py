"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.noxtalia.art.scenes import Light
from render.noxtalia.ground import ground
from render.noxtalia.palette import palette, sprites
from render.noxtalia.places import LARGE
from render.noxtalia.totems import totem

_LIGHTS: tuple[Light, ...] = ("day", "night")


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the land, the palette, and of the starter set the Spirits at most tables."""
    for cycle in ("diurne", "nocturne"):
        ground(cycle, theme)
        yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    for spirit in Catalogue.of(*starter()).spirits.values():
        for light in _LIGHTS:
            totem(spirit.id, spirit.element, light, *LARGE.totem, "charged")
            yield
