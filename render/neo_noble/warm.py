"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.neo_noble.cards.catalogue import Catalogue, starter
from render.drawing.themes import Theme
from render.neo_noble.arch import arch
from render.neo_noble.art.paint import Subject
from render.neo_noble.court import window_of
from render.neo_noble.ground import table
from render.neo_noble.lanes import body
from render.neo_noble.palette import palette, sprites
from render.neo_noble.places import ARCH, CARD, QUIET, TALL
from render.neo_noble.small import FACES, face_art
from render.neo_noble.strip_cards import WIDTHS, art_of


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the table, the palette, and of the starter set the Nobles, most hands and Spirits in lanes."""
    table(QUIET, theme)
    yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    catalogue = Catalogue.of(*starter())
    for noble in catalogue.nobles.values():
        arch(Subject.of(noble), *ARCH, window_of(ARCH[1], len(noble.texts)), silenced=False)
        yield
    for spirit in catalogue.spirits.values():
        face_art(spirit, FACES[0])
        art_of(spirit, WIDTHS[-1])
        yield
        body(Subject.of(spirit), CARD, TALL)
        yield
