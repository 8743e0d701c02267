"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.cards.language.pack import Equipment
from render.drawing.themes import Theme
from render.shared.groups import FACES
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.paint import picture
from render.soul_forger.face import small_art
from render.soul_forger.hand import KNOWN
from render.soul_forger.palette import palette

_CHIP = (104, 66)
"""Equipment as it lies at a table of two."""


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette, the pictures of Starting Gear as at every table, and those of cards in most hands."""
    palette(theme)
    yield
    cards = Catalogue.of(*starter()).definitions.values()
    for card in cards:
        if isinstance(card, Equipment) and card.starting_gear:
            picture(Subject.of(card), *_CHIP)
            yield
    for card in cards:
        for wide in (FACES[0], KNOWN):
            small_art(card, wide)
            yield
