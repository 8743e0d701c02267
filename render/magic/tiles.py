"""Permanents as they lie on the table: frame, picture, name, numbers, and all that marks them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.drawing.depth import halo, plate, shaded
from render.drawing.lettering import fitted, width
from render.drawing.pen import Pen, Sprite
from render.drawing.raster import resized
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour
from render.drawing.tones import darker
from render.magic.art.figures import Subject, subject
from render.magic.art.paint import dimmed, picture
from render.magic.board_model import PieceModel
from render.magic.frames import frame, night
from render.magic.marks import (
    DISC,
    MOST_SIGNS,
    SIGN,
    chips,
    numbers_text,
    put_badge,
    put_chips,
    put_count,
    put_numbers,
    put_signs,
    put_states,
    signs,
    state_colours,
    states,
)
from render.magic.places import FORWARD, Size
from render.magic.scene import Scene
from render.magic.theme_colors import BETTER, BRASS, INK, PAPER, WORSE, look_of
from render.magic.tokens import disc_sign
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import set_name, whole_words

_LEAN = 11
"""Degrees by which a tapped card leans."""
_EDGE = 7
_NAME = 34
_TWO_ROWS = 58
_SIZES = (26, 25, 24)
"""Of names."""
_NUMBERS = 104
"""Room for power and toughness."""
_MARK = 14
"""Room for the sign that a number is less or more than printed."""
_LITTLE_NAME = 30
"""Height of the plate for a name on a small creature."""
_STRIP = 28
"""Height of what an attached card is named on."""


# Cards


@cached_sprite
def body(what: Subject, wide: int, high: int, top: int, *, tapped: bool = False) -> Sprite:
    """Return a card with its picture below its name; leaning and in the shade if it is tapped."""
    edge = _EDGE if high > 90 else 5
    around = frame(what.colours, wide, high, edge=edge)
    image = around.image.copy()
    art = picture(what, wide - 2 * edge, high - top - edge, 5)
    image.paste(art.image, (edge, top), art.mask)
    if not tapped:
        return shaded(Sprite(image, around.mask))
    return shaded(_leaning(Sprite(dimmed(image), around.mask)))


def _leaning(card: Sprite) -> Sprite:
    """Return a card that leans, no larger than it was upright."""
    wide, high = card.size
    whole = Image.merge("RGBA", (*card.image.split(), card.mask))
    turned = whole.rotate(-_LEAN, Image.Resampling.BICUBIC, expand=True)
    share = min((wide + 10) / turned.width, (high + 14) / turned.height, 1.0)
    small = resized(turned, round(turned.width * share), round(turned.height * share))
    return Sprite(small.convert("RGB"), small.getchannel("A"))


def put_card(scene: Scene, box: Box, card: str, top: int, *, tapped: bool = False) -> None:
    """Put a card with its picture where it lies."""
    what = subject(scene.cards.find(card))
    sprite = body(what, round(box.wide), round(box.high), top, tapped=tapped)
    scene.canvas.centre(sprite, box.centre, box.middle)


def ring(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Draw the ring around what acts, blocks or is aimed at."""
    look = look_of(scene.theme)
    colour = look.aimed if piece.numbers else {"attacks": look.acts, "blocks": look.blocks}.get(piece.role)
    if colour is not None or piece.changed:
        put_ring(scene, box, colour or look.ink)


def put_ring(scene: Scene, box: Box, colour: Colour, width: int = 6) -> None:
    """Draw a ring around a box, hollow for what leans in it."""
    sprite = halo(round(box.wide), round(box.high), colour, width, hollow=True)
    scene.canvas.centre(sprite, box.centre, box.middle)


# Names and numbers


def name_rows(name: str, room: float) -> tuple[int, tuple[str, ...]]:
    """Return in which size and rows a name is written."""
    return set_name(name, _SIZES, room, _SIZES[-1])


class Named(NamedTuple):
    """A name as it is written on a card."""

    size: int
    rows: tuple[str, ...]
    said: str
    """Which of its name it is."""
    room: float

    @classmethod
    def of(cls, name: str, nth: int, wide: float, most: int = 2) -> Named:
        """Return how a name is written on a plate so wide."""
        said = f"#{nth}" if nth else ""
        room = wide - 12 - (width(said, 24) + 8 if said else 0)
        size, rows = name_rows(name, room)
        return cls(size, rows if len(rows) <= most else (fitted(name, size, room),), said, room)

    @property
    def high(self) -> int:
        """How high the plate is."""
        return _NAME if len(self.rows) == 1 else _TWO_ROWS

    @property
    def top(self) -> int:
        """Where the picture below begins."""
        return self.high + 6


def put_name(scene: Scene, box: Box, named: Named) -> None:
    """Write a name upon a plate along the upper edge of a box."""
    canvas, high = scene.canvas, named.high
    size, lines, said, room = named
    spot = box.top(high)
    canvas.paste(plate(round(box.wide), high, PAPER, INK), box.x, box.y)
    for row, line in enumerate(lines):
        y = spot.middle + (row - (len(lines) - 1) / 2) * 26
        canvas.text(spot.x + 6 + room / 2, y, line, size, INK, "middle", room=room)
    if said:
        canvas.text(spot.end - 6, spot.middle, said, 24, darker(BRASS, 0.55), "right")


def put_size(scene: Scene, box: Box, piece: PieceModel, size: int = 46, least: int = 24) -> float:
    """Write power and toughness in the lower right corner; less than printed is another colour and a sign.

    Return how wide that is.
    """
    printed = scene.cards.find(piece.card).traits
    less = piece.power < printed.power or piece.toughness < printed.toughness
    more = piece.power > printed.power or piece.toughness > printed.toughness
    fill = WORSE if less else BETTER if more else PAPER
    text = f"{piece.power}/{piece.toughness}".replace("-", "−")
    size, mark = _fitting(text, size, box.wide - 4, _MARK if less or more else 0, least)
    wide, high = round(min(box.wide + 3, width(text, size) + 18 + mark)), round(size * 1.02)
    spot = Box(box.end - wide + 3, box.foot - high + 3, wide, high)
    scene.canvas.paste(plate(wide, high, fill, INK), spot.x, spot.y)
    scene.canvas.text(spot.centre + mark / 2, spot.middle, text, size, INK, "middle")
    if mark:
        scene.canvas.centre(_arrow(12, less), spot.x + 12, spot.middle)
    elif less or more:  # numbers leave room above them alone
        scene.canvas.centre(_arrow(12, less), spot.x + 6, spot.y + 3)
    return wide


def _fitting(text: str, size: int, room: float, mark: int, least: int) -> tuple[int, int]:
    """Return how large numbers may be, and whether a mark finds room beside them."""
    tried = [(size, mark), (44, mark), (42, mark), (42, 0), *((small, 0) for small in (38, 34, 30, 26))]
    fits = (each for each in tried if each[0] >= least and width(text, each[0]) + each[1] <= room)
    return next(fits, (least, 0))


@lru_cache(maxsize=4)
def _arrow(size: int, down: bool) -> Sprite:
    pen = Pen(size, size)
    points = [(0, 0), (size, 0), (size / 2, size)] if down else [(0, size), (size, size), (size / 2, 0)]
    pen.polygon(points, (150, 30, 24) if down else (28, 100, 40))
    return pen.sprite()


# Creatures


def draw_creature(scene: Scene, box: Box, piece: PieceModel, size: Size, *, below: bool) -> None:
    """Draw a creature in one of the sizes; who fights stands nearer to the middle."""
    if size == "large":
        box = box._replace(y=box.y + (-FORWARD if below else FORWARD)) if piece.role else box
        _draw_large(scene, box, piece)
    elif size == "middle":
        _draw_middle(scene, box, piece)
    else:
        _draw_little(scene, box, piece)


def _put_pile(scene: Scene, box: Box, piece: PieceModel, top: int) -> None:
    """Put the card, with others behind it where it stands for several."""
    for place in range(min(piece.many, 3) - 1, 0, -1):
        behind = box._replace(x=box.x + 5 * place, y=box.y - 5 * place)
        put_card(scene, behind, piece.card, top)
    lying = piece.tapped and not piece.role
    ring(scene, box, piece)
    put_card(scene, box, piece.card, top, tapped=lying)


def _draw_large(scene: Scene, box: Box, piece: PieceModel) -> None:
    inner = box.inset(5, 5)
    named = Named.of(scene.cards.drawn_name(piece.card), piece.nth, inner.wide)
    _put_pile(scene, box, piece, named.top)
    put_name(scene, inner, named)
    y = inner.y + named.high
    y = _put_tabs(scene, Box(inner.x, y + 1, inner.wide, 0), piece, 2)
    foot = box.foot - 48
    left = y + 4
    if piece.many > 1:
        put_count(scene, inner.x, left, piece)
        left += 44
    fit = max(1, min(MOST_SIGNS, int((foot - left) // (SIGN + 1))))
    put_signs(scene, inner.x, left, signs(piece), fit)
    put_states(scene, box.end - 20, y + 28, piece, foot - y - 6)
    beside = put_size(scene, box, piece)
    put_chips(scene, inner.x - 2, box.foot - 2, piece, box.wide - beside - 6)
    _put_under(scene, box, piece)


def _put_tabs(scene: Scene, box: Box, piece: PieceModel, most: int) -> float:
    """Name what is attached, in its colours. Return the lower end."""
    tabs = piece.tabs
    shown = tabs if len(tabs) <= most else tabs[: most - 1] or tabs[:1]
    y = box.y
    for place, tab in enumerate(shown):
        more = len(tabs) - len(shown) if place == len(shown) - 1 else 0
        text = scene.cards.drawn_name(tab.card)
        side = frame(subject(scene.cards.find(tab.card)).colours, round(box.wide), _STRIP, 6, 3)
        scene.canvas.paste(side, box.x, y)
        spot = Box(box.x + 3, y + 3, box.wide - 6, _STRIP - 6)
        said = f"+{more}" if more else ""
        room = spot.wide - 8 - (width(said, 24) + 6 if said else 0)
        room -= 36 if tab.numbers else 0
        scene.canvas.paste(plate(round(spot.wide), round(spot.high), PAPER, INK, 5, 1), spot.x, spot.y)
        scene.canvas.text(spot.x + 5, spot.middle, text, 24, INK, room=room)
        if said:
            scene.canvas.text(spot.end - 4, spot.middle, said, 24, INK, "right")
        if tab.numbers:
            put_numbers(scene, spot.end - 20, spot.middle, tab.numbers)
        y += _STRIP + 1
    return y


def _put_under(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Name a face-down card to those who know it."""
    if piece.under:
        strip = Box(box.x + 6, box.foot - 82, box.wide - 12, 30)
        scene.canvas.paste(night(round(strip.wide), 30, BRASS), strip.x, strip.y)
        name = scene.cards.drawn_name(piece.under)
        scene.canvas.text(strip.centre, strip.middle, name, 24, WHITE, "middle", room=strip.wide - 10)


def _draw_middle(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Draw a creature with its name in one row; in two, where its marks find room beside its numbers."""
    inner = box.inset(5, 4)
    name = scene.cards.drawn_name(piece.under or piece.card)
    named, marks = Named.of(name, piece.nth, inner.wide), _marks(piece)
    low = len(named.rows) > 1
    if low and marks * (DISC + 2) > box.wide - _NUMBERS:
        named, low = Named.of(name, piece.nth, inner.wide, 1), False
    _put_pile(scene, box, piece, named.top)
    put_name(scene, inner, named)
    beside, doing = put_size(scene, box, piece, 42), states(piece)
    y = box.foot - SIGN - 5 if low else inner.y + named.high - 2
    end = box.end - beside if low else box.end
    x = inner.x
    if piece.many > 1:
        x += put_count(scene, x, y, piece, 30) + 3
    found = _signs(piece)
    room = end - x - len(doing) * (DISC + 2) - (40 if piece.numbers or piece.letters else 0)
    most = max(1, min(MOST_SIGNS, int(room // (SIGN + 1))))
    put_signs(scene, x, y, found, most, across=True)
    put_states(scene, end - 18, y + 18, piece, (DISC + 2.0) * len(doing), across=True)
    start = x + len(found) * (SIGN + 1) + 4 if low and found else inner.x - 2
    put_chips(scene, start, box.foot - 2, piece, box.end - beside - 6 - start)


def _signs(piece: PieceModel) -> list[str]:
    """Return the signs of a creature's keywords, and that something is attached to it."""
    return [*signs(piece), *(["linked"] if piece.tabs else [])]


def _marks(piece: PieceModel) -> int:
    """Return how many marks stand on a creature."""
    beside = int(bool(piece.numbers or piece.letters)) + int(piece.many > 1)
    return len(_signs(piece)) + len(states(piece)) + len(piece.counters) + (piece.damage > 0) + beside


def _draw_little(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Draw a creature: name if it is not too low for one, numbers, and what matters most of the rest."""
    tall = box.high > 100
    top = _LITTLE_NAME if tall else 0
    _put_pile(scene, box, piece, 5 + top)
    if tall:
        _put_little_name(scene, box.inset(4, 3).top(_LITTLE_NAME), piece)
    rest = box.below(top)
    x, y = rest.x + 3, rest.y + 3
    doing, counted = states(piece), chips(piece, look_of(scene.theme))
    if piece.many > 1:
        put_count(scene, x, y, piece, 26)
    elif doing and not tall:
        pass
    elif piece.nth:
        _put_word(scene, x, y, f"#{piece.nth}")
    elif tall and counted:
        put_chips(scene, x, y + 40, piece, rest.wide - 6 - 44 * (len(doing) > 0))
    elif signs(piece):
        put_signs(scene, x, y, signs(piece)[:1], 1)
    _put_small_states(scene, rest, piece, tall=tall)
    put_size(scene, box, piece, 42)


def _put_little_name(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Write a name in one row, shortened at a word."""
    canvas = scene.canvas
    canvas.paste(plate(round(box.wide), round(box.high), PAPER, INK), box.x, box.y)
    size = _SIZES[-1]
    (row,) = whole_words(scene.cards.drawn_name(piece.under or piece.card), size, box.wide - 8, 1)
    canvas.text(box.centre, box.middle, row, size, INK, "middle")


def _put_word(scene: Scene, x: float, y: float, text: str) -> None:
    wide = round(width(text, 24) + 10)
    scene.canvas.paste(night(wide, 30, BRASS), x, y)
    scene.canvas.text(x + wide / 2, y + 15, text, 24, WHITE, "middle")


def _put_small_states(scene: Scene, box: Box, piece: PieceModel, *, tall: bool) -> None:
    """Put the signs of what a small creature does from its upper right corner on, letters beside."""
    found = states(piece)
    look, size = look_of(scene.theme), 40 if tall else 34
    x, y = box.end - size / 2 + 2, box.y + size / 2 - 2
    for name in found[:2]:
        fill, rim = state_colours(name, look)
        scene.canvas.centre(disc_sign(name, size, fill, WHITE, rim), x, y)
        x, y = (x, y + size - 2) if tall else (x - size * 0.62, y)
    said = ",".join(filter(None, (piece.letters, numbers_text(piece.numbers))))
    if said:
        rim = look.aimed if piece.numbers else state_colours(piece.role, look)[1]
        wide = 36.0 if len(said) == 1 else width(said, 26) + 16
        x, y = (box.end - size - 20, box.y + 16) if tall else (box.x + wide - 22, box.y + 16)
        put_badge(scene, x, y, said, rim)
