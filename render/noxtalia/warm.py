"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.noxtalia.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.noxtalia.art.paint import illustration
from render.noxtalia.art.scenes import Light
from render.noxtalia.cards import light_of, tile_art
from render.noxtalia.ground import ground
from render.noxtalia.palette import palette, sprites
from render.noxtalia.places import LARGE, LONG, LOW_TOTEM, SMALL
from render.noxtalia.small import FACES
from render.noxtalia.strip_cards import TILES, picture
from render.noxtalia.totems import State, totem

_LIGHTS: tuple[Light, ...] = ("day", "night")
_STATES: tuple[State, ...] = ("charged", "exhausted")


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the land, the palette, and of the starter set the Spirits and the art in hands and on piles."""
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
            for shape in (LARGE, SMALL, LOW_TOTEM):
                for state in _STATES:
                    totem(spirit.id, spirit.element, light, *shape.totem, state)
                    yield
    for card in catalogue.capacities.values():
        what = card.id, card.type, card.element, light_of(card)
        illustration(*what, *FACES[0].picture, 2)
        yield
        illustration(*what, *picture(TILES[0]), 2)
        yield
        illustration(*what, *tile_art(*LONG.tile))
        yield
