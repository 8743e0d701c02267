"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.neo_noble.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.neo_noble.art.paint import illustration
from render.neo_noble.face import small_art
from render.neo_noble.palette import palette
from render.shared.groups import FACES

_NOBLE = 228
_NOBLE_ROOM = (228, 160)


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette, and of the starter set the Nobles as at every table and the art in most hands."""
    palette(theme)
    yield
    catalogue = Catalogue.of(*starter())
    for noble in catalogue.nobles.values():
        for wide in _NOBLE_ROOM:
            illustration(noble.id, noble.fate, True, wide, 6)
            yield
    for card in catalogue.order:
        small_art(catalogue.definition(card), FACES[0])
        yield
