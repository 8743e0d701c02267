"""Permanents as they lie on the table: frame, picture, name, numbers, and all that marks them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.drawing.lettering import fitted, width
from render.drawing.pen import Pen, Sprite
from render.drawing.raster import resized
from render.drawing.themes import Colour
from render.drawing.tones import darker
from render.magic.art.figures import Subject, subject
from render.magic.art.paint import dimmed, picture
from render.magic.frames import SHADOW, frame, halo, night, plate, shadow
from render.magic.looks import BETTER, BLACK, BRASS, INK, PAPER, WHITE, WORSE, Look, look_of
from render.magic.places import FORWARD, Size
from render.magic.scene import Scene
from render.magic.seen import Numbers, Piece
from render.magic.tokens import disc, disc_sign, sign_of
from render.shared.box import Box
from render.shared.typeset import set_name

_LEAN = 11
"""Degrees by which a tapped card leans."""
_EDGE = 7
_NAME = 34
_TWO_ROWS = 58
_SIZES = (26, 25, 24)
"""Of names."""
_SIGN = 36
_DISC = 46
_LETTER = 26
"""Of what stands in small discs and plates."""
_MOST_SIGNS = 3
_MOST_NUMBERS = 2
_MARK = 14
"""Room for the sign that a number is less or more than printed."""
_STRIP = 28
"""Height of what an attached card is named on."""


# Cards


@lru_cache(maxsize=224)
def body(what: Subject, wide: int, high: int, top: int, *, tapped: bool = False) -> Sprite:
    """Return a card with its picture below its name; leaning and in the shade if it is tapped."""
    edge = _EDGE if high > 90 else 5
    around = frame(what.colours, wide, high, edge=edge)
    image = around.image.copy()
    art = picture(what, wide - 2 * edge, high - top - edge, 5)
    image.paste(art.image, (edge, top), art.mask)
    if not tapped:
        return _shaded(Sprite(image, around.mask))
    return _shaded(_leaning(Sprite(dimmed(image), around.mask)))


def _leaning(card: Sprite) -> Sprite:
    """Return a card that leans, no larger than it was upright."""
    wide, high = card.size
    whole = Image.merge("RGBA", (*card.image.split(), card.mask))
    turned = whole.rotate(-_LEAN, Image.Resampling.BICUBIC, expand=True)
    share = min((wide + 10) / turned.width, (high + 14) / turned.height, 1.0)
    small = resized(turned, round(turned.width * share), round(turned.height * share))
    return Sprite(small.convert("RGB"), small.getchannel("A"))


def _shaded(card: Sprite) -> Sprite:
    """Return a card upon its shadow, so much larger on each side as that reaches."""
    wide, high = card.size
    mask = shadow(wide, high).copy()
    image = Image.new("RGB", mask.size, (0, 0, 0))
    if card.mask.getextrema() != (255, 255) and card.mask.getpixel((wide // 2, 0)) == 0:
        mask = Image.new("L", mask.size, 0)  # what leans casts the shadow of its own shape
    image.paste(card.image, (SHADOW, SHADOW), card.mask)
    mask.paste(card.mask, (SHADOW, SHADOW), card.mask)
    return Sprite(image, mask)


def put_card(scene: Scene, box: Box, card: str, top: int, *, tapped: bool = False) -> None:
    """Put a card with its picture where it lies."""
    what = subject(scene.cards.find(card))
    sprite = body(what, round(box.wide), round(box.high), top, tapped=tapped)
    scene.canvas.centre(sprite, box.centre, box.middle)


def ring(scene: Scene, box: Box, piece: Piece) -> None:
    """Draw the ring around what acts, blocks or is aimed at."""
    look = look_of(scene.theme)
    colour = look.aimed if piece.numbers else {"attacks": look.acts, "blocks": look.blocks}.get(piece.role)
    if colour is not None:
        put_ring(scene, box, colour)


def put_ring(scene: Scene, box: Box, colour: Colour, width: int = 6) -> None:
    """Draw a ring around a box."""
    sprite = halo(round(box.wide), round(box.high), colour, width)
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
    canvas.paste(plate(round(box.wide), high, PAPER), box.x, box.y)
    for row, line in enumerate(lines):
        y = spot.middle + (row - (len(lines) - 1) / 2) * 26
        canvas.text(spot.x + 6 + room / 2, y, line, size, INK, "middle", room=room)
    if said:
        canvas.text(spot.end - 6, spot.middle, said, 24, darker(BRASS, 0.55), "right")


def put_size(scene: Scene, box: Box, piece: Piece, size: int = 46) -> None:
    """Write power and toughness in the lower right corner; less than printed is another colour and a sign."""
    printed = scene.cards.find(piece.card).traits
    less = piece.power < printed.power or piece.toughness < printed.toughness
    more = piece.power > printed.power or piece.toughness > printed.toughness
    fill = WORSE if less else BETTER if more else PAPER
    text = f"{piece.power}/{piece.toughness}".replace("-", "−")
    size, mark = _fitting(text, size, box.wide - 4, _MARK if less or more else 0)
    wide, high = round(min(box.wide + 3, width(text, size) + 18 + mark)), round(size * 1.02)
    spot = Box(box.end - wide + 3, box.foot - high + 3, wide, high)
    scene.canvas.paste(plate(wide, high, fill), spot.x, spot.y)
    scene.canvas.text(spot.centre + mark / 2, spot.middle, text, size, INK, "middle")
    if mark:
        scene.canvas.centre(_arrow(12, less), spot.x + 12, spot.middle)


def _fitting(text: str, size: int, room: float, mark: int) -> tuple[int, int]:
    """Return how large numbers may be, and whether a mark finds room beside them."""
    tried = [(size, mark), (44, mark), (42, mark), (42, 0), *((small, 0) for small in (38, 34, 30, 26))]
    return next((each for each in tried if width(text, each[0]) + each[1] <= room), (24, 0))


@lru_cache(maxsize=4)
def _arrow(size: int, down: bool) -> Sprite:
    pen = Pen(size, size)
    points = [(0, 0), (size, 0), (size / 2, size)] if down else [(0, size), (size, size), (size / 2, 0)]
    pen.polygon(points, (150, 30, 24) if down else (28, 100, 40))
    return pen.sprite()


# Marks


def chips(piece: Piece, look: Look) -> list[tuple[str, Colour, Colour, bool]]:
    """Return what is counted on a permanent: text, colours, and whether it is round."""
    found: list[tuple[str, Colour, Colour, bool]] = []
    if piece.damage:
        found.append((f"−{piece.damage}", look.harm, look.harm_ink, True))
    for kind, count in piece.counters:
        match kind:
            case "plus_one":
                found.append((f"+{count}", look.good, look.good_ink, False))
            case "minus_one":
                found.append((f"−{count}", (70, 40, 92), WHITE, False))
            case _:
                found.append((f"{kind[0].upper()}{count}", (40, 52, 74), WHITE, False))
    if piece.shields:
        found.append((f"R{piece.shields}", look.good, look.good_ink, False))
    return found


def put_chips(scene: Scene, x: float, foot: float, piece: Piece, room: float) -> None:
    """Put what is counted on a permanent in a row, from a corner to the right."""
    found = chips(piece, look_of(scene.theme))
    start = x
    for place, (text, fill, ink, is_round) in enumerate(found):
        size = 28
        wide = round(max(40, width(text, size) + 16))
        last = place < len(found) - 1 and x + 2 * wide + 4 > start + room
        if last:
            text, fill, ink, is_round = f"+{len(found) - place}", BLACK, WHITE, False
            wide = round(max(40, width(text, size) + 16))
        sprite = plate(wide, 38, fill, WHITE, 19 if is_round else 8, 3)
        scene.canvas.paste(sprite, x, foot - 38)
        scene.canvas.text(x + wide / 2, foot - 19, text, size, ink, "middle")
        x += wide + 4
        if last:
            return


def signs(piece: Piece) -> list[str]:
    """Return the signs of a permanent's keywords, that it is a Noble first."""
    found = ["noble"] if piece.noble else []
    found += ["lent"] if piece.lent else []
    return [*found, *dict.fromkeys(sign for sign in map(sign_of, piece.keywords) if sign)]


def put_signs(
    scene: Scene, x: float, y: float, names: Sequence[str], most: int, *, across: bool = False
) -> None:
    """Put signs of keywords in a column, or in a row; how many more there are is said."""
    shown = names if len(names) <= most else names[: max(0, most - (most < _MOST_SIGNS))]
    step = _SIGN + 1
    for name in shown:
        fill, ink = (BRASS, INK) if name == "noble" else (BLACK, PAPER)
        scene.canvas.paste(disc_sign(name, _SIGN, fill, ink, BRASS), x, y)
        x, y = (x + step, y) if across else (x, y + step)
    more = len(names) - len(shown)
    if more:
        text = f"+{more}"
        wide = round(width(text, 24) + 12)
        scene.canvas.paste(night(wide, 30, BRASS), x, y)
        scene.canvas.text(x + wide / 2, y + 15, text, 24, WHITE, "middle")


def states(piece: Piece) -> list[str]:
    """Return the signs of what a permanent does, and of what is done with it."""
    found = [piece.role] if piece.role else []
    found += ["aimed"] if piece.numbers else []
    found += ["tapped"] if piece.tapped else []
    return [*found, *(["sick"] if piece.sick and not piece.tapped else [])]


def put_states(scene: Scene, x: float, y: float, piece: Piece, high: float, *, across: bool = False) -> None:
    """Put these signs around points in a column, or in a row from right to left, with letters and numbers."""
    found = states(piece)
    step = min(_DISC + 2.0, high / max(1, len(found)))
    look = look_of(scene.theme)
    for name in found:
        fill, rim = _state_colours(name, look)
        scene.canvas.centre(disc_sign(name, _DISC, fill, WHITE, rim), x, y)
        if name == "aimed":
            put_numbers(scene, x - 36, y, piece.numbers)
        elif name == piece.role and piece.letters:
            put_badge(scene, x - 34, y, piece.letters, rim)
        x, y = (x - step, y) if across else (x, y + step)


def put_numbers(scene: Scene, x: float, y: float, numbers: Numbers) -> None:
    """Put the numbers of what aims here around a point, to the left."""
    put_badge(scene, x, y, numbers_text(numbers), look_of(scene.theme).aimed)


def numbers_text(numbers: Numbers) -> str:
    """Return the numbers of what aims at something; of many the newest, and how many more there are."""
    if len(numbers) <= _MOST_NUMBERS:
        return ",".join(map(str, numbers))
    return f"{numbers[-1]} +{len(numbers) - 1}"


def put_badge(scene: Scene, x: float, y: float, text: str, rim: Colour) -> None:
    """Put a letter or a number that is repeated elsewhere around a point."""
    size = 26
    if len(text) == 1:
        scene.canvas.centre(disc(36, PAPER, rim), x, y)
    else:
        wide = round(width(text, size) + 16)
        x -= (wide - 36) / 2
        scene.canvas.centre(plate(wide, 36, PAPER, rim, 16, 4), x, y)
    scene.canvas.text(x, y, text, size, INK, "middle")


# Creatures


def draw_creature(scene: Scene, box: Box, piece: Piece, size: Size, *, below: bool) -> None:
    """Draw a creature in one of the sizes; who fights stands nearer to the middle."""
    if size == "large":
        box = box._replace(y=box.y + (-FORWARD if below else FORWARD)) if piece.role else box
        _draw_large(scene, box, piece)
    elif size == "middle":
        _draw_middle(scene, box, piece)
    else:
        _draw_little(scene, box, piece)


def _put_pile(scene: Scene, box: Box, piece: Piece, top: int) -> None:
    """Put the card, with others behind it where it stands for several."""
    for place in range(min(piece.many, 3) - 1, 0, -1):
        behind = box._replace(x=box.x + 5 * place, y=box.y - 5 * place)
        put_card(scene, behind, piece.card, top)
    lying = piece.tapped and not piece.role
    ring(scene, box, piece)
    put_card(scene, box, piece.card, top, tapped=lying)


def _count(piece: Piece) -> str:
    return f"×{piece.many}"


def put_count(scene: Scene, x: float, y: float, piece: Piece, size: int = 34) -> float:
    """Say how many a pile holds. Return how wide that is."""
    text = _count(piece)
    wide = round(width(text, size) + 14)
    scene.canvas.paste(night(wide, round(size * 1.2), BRASS), x, y)
    scene.canvas.text(x + wide / 2, y + size * 0.6, text, size, WHITE, "middle")
    return wide


def _draw_large(scene: Scene, box: Box, piece: Piece) -> None:
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
    fit = max(1, min(_MOST_SIGNS, int((foot - left) // (_SIGN + 1))))
    put_signs(scene, inner.x, left, signs(piece), fit)
    put_states(scene, box.end - 20, y + 28, piece, foot - y - 6)
    put_chips(scene, inner.x - 2, box.foot - 2, piece, 92)
    put_size(scene, box, piece)
    _put_under(scene, box, piece)


def _put_tabs(scene: Scene, box: Box, piece: Piece, most: int) -> float:
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


def _put_under(scene: Scene, box: Box, piece: Piece) -> None:
    """Name a face-down card to those who know it."""
    if piece.under:
        strip = Box(box.x + 6, box.foot - 82, box.wide - 12, 30)
        scene.canvas.paste(night(round(strip.wide), 30, BRASS), strip.x, strip.y)
        name = scene.cards.drawn_name(piece.under)
        scene.canvas.text(strip.centre, strip.middle, name, 24, WHITE, "middle", room=strip.wide - 10)


def _draw_middle(scene: Scene, box: Box, piece: Piece) -> None:
    inner = box.inset(5, 4)
    named = Named.of(scene.cards.drawn_name(piece.under or piece.card), piece.nth, inner.wide, 1)
    _put_pile(scene, box, piece, named.top)
    put_name(scene, inner, named)
    y = inner.y + named.high + 2
    x = inner.x
    if piece.many > 1:
        x += put_count(scene, x, y, piece, 30) + 3
    found = signs(piece)
    doing = states(piece)
    room = box.wide - (x - box.x) - len(doing) * _DISC - (40 if piece.numbers or piece.letters else 0)
    put_signs(scene, x, y, found, max(1, min(_MOST_SIGNS, int(room // (_SIGN + 1)))), across=True)
    put_states(scene, box.end - 18, y + 18, piece, 48.0 * max(1, len(doing)), across=True)
    foot = box.foot - 2
    if piece.tabs:
        wide = 44
        _put_linked(scene, inner.x, foot - 36, len(piece.tabs))
        put_chips(scene, inner.x + wide, foot, piece, 52)
    else:
        put_chips(scene, inner.x - 2, foot, piece, 92)
    put_size(scene, box, piece, 44)


def _put_linked(scene: Scene, x: float, y: float, count: int) -> None:
    """Say how much is attached where it cannot be named."""
    scene.canvas.paste(disc_sign("linked", _SIGN, BLACK, PAPER, BRASS), x, y)
    if count > 1:
        scene.canvas.text(x + 18, y + 18, str(count), 24, WHITE, "middle")


def _draw_little(scene: Scene, box: Box, piece: Piece) -> None:
    """Draw a creature without its name: picture, numbers, and what matters most of the rest."""
    _put_pile(scene, box, piece, 5)
    x, y = box.x + 3, box.y + 3
    tall = box.high > 100
    doing = states(piece)
    if piece.many > 1:
        put_count(scene, x, y, piece, 26)
    elif doing and not tall:
        pass
    elif piece.nth:
        _put_word(scene, x, y, f"#{piece.nth}")
    elif signs(piece):
        put_signs(scene, x, y, signs(piece)[:1], 1)
    _put_small_states(scene, box, piece, tall=tall)
    if tall:
        put_chips(scene, x, box.foot - 46, piece, box.wide - 6)
    put_size(scene, box, piece, 42)


def _put_word(scene: Scene, x: float, y: float, text: str) -> None:
    wide = round(width(text, 24) + 10)
    scene.canvas.paste(night(wide, 30, BRASS), x, y)
    scene.canvas.text(x + wide / 2, y + 15, text, 24, WHITE, "middle")


def _put_small_states(scene: Scene, box: Box, piece: Piece, *, tall: bool) -> None:
    """Put the signs of what a small creature does from its upper right corner on, letters beside."""
    found = states(piece)
    look, size = look_of(scene.theme), 40 if tall else 34
    x, y = box.end - size / 2 + 2, box.y + size / 2 - 2
    for name in found[: 3 if tall else 2]:
        fill, rim = _state_colours(name, look)
        scene.canvas.centre(disc_sign(name, size, fill, WHITE, rim), x, y)
        x, y = (x, y + size - 2) if tall else (x - size * 0.62, y)
    said = ",".join(filter(None, (piece.letters, numbers_text(piece.numbers))))
    if said:
        rim = look.aimed if piece.numbers else _state_colours(piece.role, look)[1]
        wide = 36.0 if len(said) == 1 else width(said, 26) + 16
        x, y = (box.end - size - 20, box.y + 16) if tall else (box.x + wide - 22, box.y + 16)
        put_badge(scene, x, y, said, rim)


def _state_colours(name: str, look: Look) -> tuple[Colour, Colour]:
    """Return ground and rim of a sign for what a permanent does."""
    fill = {"attacks": (150, 92, 16), "aimed": (206, 44, 50), "blocks": (22, 96, 160)}.get(name, BLACK)
    return fill, {"attacks": look.acts, "blocks": look.blocks}.get(name, WHITE)
