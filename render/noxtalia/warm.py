"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.noxtalia.art.paint import illustration
from render.noxtalia.art.scenes import Light
from render.noxtalia.cards import light_of
from render.noxtalia.ground import ground
from render.noxtalia.palette import palette, sprites
from render.noxtalia.places import LARGE, SMALL
from render.noxtalia.small import FACES
from render.noxtalia.totems import totem

_LIGHTS: tuple[Light, ...] = ("day", "night")


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the land, the palette, and of the starter set the Spirits and the art in most hands."""
    for cycle in ("diurne", "nocturne"):
        ground(cycle, theme)
        yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    catalogue = Catalogue.of(*starter())
    for spirit in catalogue.spirits.values():
        for light in _LIGHTS:
            for shape in (LARGE, SMALL):
                totem(spirit.id, spirit.element, light, *shape.totem, "charged")
                yield
    for card in catalogue.capacities.values():
        illustration(card.id, card.type, card.element, light_of(card), *FACES[0].picture, 2)
        yield
