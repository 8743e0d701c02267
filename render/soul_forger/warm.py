"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.cards.language.pack import Equipment
from render.drawing.themes import Theme
from render.soul_forger.art.sprites import emblem
from render.soul_forger.cards import kind_of
from render.soul_forger.palette import palette

_CHIP = (104, 66)
"""Equipment as it lies at a table of two."""


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette and the emblems of Starting Gear, which lies on every table from the first turn."""
    palette(theme)
    yield
    for card in Catalogue.of(*starter()).definitions.values():
        if isinstance(card, Equipment) and card.starting_gear:
            emblem(card.id, card.factions, kind_of(card), *_CHIP, 6)
            yield
