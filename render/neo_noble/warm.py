"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.neo_noble.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.neo_noble.art.sprites import illustration
from render.neo_noble.palette import palette

_NOBLE = 228
_NOBLE_ROOM = (228, 160)


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette and the pictures of the starter set's Nobles, as they stand at every table."""
    palette(theme)
    yield
    for noble in Catalogue.of(*starter()).nobles.values():
        for wide in _NOBLE_ROOM:
            illustration(noble.id, noble.fate, True, wide, 6)
            yield
