"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.magic.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.magic.art.figures import subject
from render.magic.art.paint import picture
from render.magic.face import FACES, art_size
from render.magic.ground import ground
from render.magic.palette import palette, sprites
from render.magic.places import HIGH, LARGE, ROW, SMALL, WIDE
from render.magic.strip_cards import WIDTHS
from render.magic.strip_cards import picture_size as strip_picture
from render.magic.tiles import Named, body


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the table, the palette, and the cards of the starter set as they lie there and in most hands."""
    ground(WIDE, HIGH, theme)
    yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    for card in Catalogue((starter(),)).cards.values():
        picture(subject(card), *art_size(FACES[0]))
        picture(subject(card), *strip_picture(WIDTHS[-1]))
        yield
        if not card.is_permanent or card.basic:
            continue
        if "creature" in card.traits.types:
            named = Named.of(card.name.en, 0, LARGE[0] - 10)
            body(subject(card), *LARGE, named.top)
        else:
            body(subject(card), SMALL, ROW, 5)
        yield
