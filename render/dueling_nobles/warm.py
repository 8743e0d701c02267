"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from render.drawing.themes import Theme
from render.dueling_nobles.art.figures import SUITS
from render.dueling_nobles.cards import COURT, back_sprite, card_sprite
from render.dueling_nobles.ground import damask, table
from render.dueling_nobles.palette import palette, sprites
from render.dueling_nobles.places import HIGH, PILE, WHOLE, WIDE


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the table, the palette, and the nobles as they lie there at first."""
    table(WIDE, HIGH, theme)
    yield
    damask(WIDE, HIGH, theme)
    yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    for noble in (True, False):
        back_sprite(PILE[0], noble)
    for rank in COURT:
        for suit in SUITS:
            card_sprite(rank + suit, rank, WHOLE[0], theme)
            yield
