"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from render.drawing.themes import Theme
from render.soul_forger.art.figures import starters
from render.soul_forger.art.paint import picture
from render.soul_forger.face import FACES, art_box
from render.soul_forger.ground import table
from render.soul_forger.hand import TILE
from render.soul_forger.palette import palette, sprites
from render.soul_forger.places import GEAR, HIGH, LARGE, WIDE
from render.soul_forger.strip_cards import WIDTHS, picture_size
from render.soul_forger.tiles import large_art

_GEAR_EDGE = 4


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the table, the palette, and the cards of the starter set as they lie there at first."""
    table(WIDE, HIGH, theme)
    yield
    for _ in sprites(theme):  # what the palette is made from: it looks at all of them at once
        yield
    palette(theme)
    yield
    art = art_box(FACES[0])
    for subject in starters().values():
        if subject.kind in ("weapon", "armor", "accessory"):
            picture(subject, GEAR[0] - 2 * _GEAR_EDGE, GEAR[1] - 2 * _GEAR_EDGE)
        elif subject.kind in ("creature", "token"):
            picture(subject, *large_art(LARGE))
            yield
        if subject.kind != "token":
            picture(subject, round(art.wide), round(art.high))
            picture(subject, TILE, TILE)
            picture(subject, *picture_size(WIDTHS[1]))
        yield
