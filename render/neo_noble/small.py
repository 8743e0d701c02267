"""Faces of cards in a hand: cost, name, picture, numbers, kind, and as much text as finds room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.neo_noble.cards.catalogue import Catalogue
from engines.neo_noble.language.pack import Noble, Spirit
from render.drawing.depth import Tones, bar, frame, gradient, plate, rounded
from render.drawing.lettering import ELLIPSIS, fitted, width, wrapped
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Theme
from render.drawing.tones import LINE, mixed
from render.neo_noble.art.paint import Subject, broad_art
from render.neo_noble.art.signs import sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import drawn_name, kind_of, kind_sign, lines_of
from render.neo_noble.marks import NUMBERS, Figure, put_figure, put_title
from render.neo_noble.scene import named
from render.neo_noble.theme_colors import INK, PAPER
from render.neo_noble.tokens import disc, fate_disc, gem
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.pictures import whole_scan
from render.shared.speech import SpeechText
from render.shared.spread import FACE, ROWS, TEXT
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of, short


class Size(NamedTuple):
    """How large a face is, and what is written on it."""

    wide: int
    high: int
    head: int
    """Height of the band with the name; where there is no room for texts the name stands there."""
    art: int
    """Height of the picture."""
    names: tuple[int, ...]
    """Sizes of the name, the largest that fits; the last also in two rows."""
    text: int
    lines: int
    """How many lines of text there may be."""
    gem: int
    plate: tuple[int, int]
    word: int
    """Of the kind."""


FACES = (
    Size(286, 400, 54, 150, (36, 34, 32, 30, 28, 26, 24), 27, 4, 62, (102, 50), 26),
    Size(230, 322, 50, 110, (30, 29, 28, 26, 24), 24, 3, 54, (88, 48), 24),
    Size(190, 264, 8, 150, (28, 26, 24), 24, 0, 50, (82, 46), 24),
    Size(140, 194, 6, 108, (25, 24), 24, 0, 42, (67, 42), 24),
)
EDGE = 8
_STEP = 1.15
_CHIP = 34


def reading(high: int) -> Size:
    """Return the size of a card that is spread out to be read, in a height."""
    return Size(FACE, high, 54, 180, (36, 34, 32, 30, 28, 27), TEXT, ROWS, 62, (102, 50), 27)


def text_rows(lines: Sequence[str], size: Size) -> list[str]:
    """Return the rows of a card's text, without reminders."""
    room = size.wide - 2 * (EDGE + 7)
    return [row for line in lines for row in wrapped(short(line), size.text, room)]


@cached_sprite
def small_face(catalogue: Catalogue, card: str, speech: SpeechText, size: Size, theme: Theme) -> Sprite:
    """Return a card's face as it is held in a hand."""
    found = catalogue.definition(card)
    colours = tint(found.fate)
    around = frame(colours, colours, size.wide, size.high, 14, EDGE)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    inner = Box(EDGE, EDGE, size.wide - 2 * EDGE, size.high - 2 * EDGE)
    if put_scan(canvas, found, inner, size.gem):
        return Sprite(canvas.image, around.mask)
    art = Box(EDGE, EDGE + max(0, size.head - 8), inner.wide, size.art)
    canvas.paste(face_art(found, size), art.x, art.y)
    paper = Box(EDGE, art.foot, inner.wide, size.high - EDGE - art.foot)
    _put_paper(canvas, paper, PAPER if size.wide != FACE else PAPER[:1])
    put_figures(
        canvas, found, Box(3, art.foot - size.plate[1] * 0.55, size.wide - 6, size.plate[1]), size.plate
    )
    words = Box(EDGE, art.foot + size.plate[1] * 0.45, inner.wide, 0)
    words = words._replace(high=size.high - EDGE - words.y).inset(7, 2)
    if size.lines:
        _put_head(canvas, found, size)
        chips = words.top(_CHIP)
        put_chips(canvas, found, chips, size.word)
        _put_text(canvas, lines_of(found, catalogue.spirits, speech), words.below(_CHIP), size)
    else:
        _put_name(canvas, found, words, size)
        put_cost(canvas, found, 2, 2, size.gem)
    return Sprite(canvas.image, around.mask)


def face_art(card: Noble | Spirit, size: Size) -> Sprite:
    """Return the picture on a face of a size."""
    return broad_art(Subject.of(card), size.wide - 2 * EDGE, size.art, 4, 6 if size.lines else 0)


def _put_paper(canvas: Canvas, box: Box, tones: Tones) -> None:
    """Put the paper for the text; one tone on a large face, where the few colours of a file would show."""
    wide, high = round(box.wide), round(box.high)
    canvas.paste(Sprite(gradient(wide, high, tones), rounded(wide, high, 6)), box.x, box.y)


def _put_head(canvas: Canvas, card: Noble | Spirit, size: Size) -> None:
    """Put the band of the Fate with cost and name."""
    colours = tint(card.fate)
    tones = (mixed(colours.main, colours.ink, 0.55), colours.ink)
    canvas.paste(bar(size.wide - 8, size.head, tones, LINE, 9, 2), 4, 4)
    put_cost(canvas, card, 1, 1, size.gem)
    left = size.gem + 6
    put_title(
        canvas, Box(left, 4, size.wide - 10 - left, size.head), drawn_name(card, canvas.speech), size.names
    )


def put_cost(canvas: Canvas, card: Noble | Spirit, x: float, y: float, size: int) -> None:
    """Put a card's cost; a Noble has a crown instead, a Token its ring (NN-9)."""
    canvas.paste(gem(size), x, y)
    if isinstance(card, Noble) or card.type == "token":
        mark = round(size * 0.52)
        canvas.centre(sign(kind_sign(card), mark, INK), x + size / 2, y + size / 2)
    else:
        canvas.text(x + size / 2, y + size / 2, str(card.cost), round(size * 0.72), INK, "middle")


def put_figures(
    canvas: Canvas, card: Noble | Spirit, box: Box, size: tuple[int, int], sizes: Sequence[int] = NUMBERS
) -> None:
    """Put Power and Resolve at both ends of a row, the Fate's sign between them."""
    if isinstance(card, Spirit):
        wide, high = size
        put_figure(canvas, Box(box.x, box.y, wide, high), Figure("power", card.power, card.power), sizes)
        right = Box(box.end - wide, box.y, wide, high)
        put_figure(canvas, right, Figure("resolve", card.resolve, card.resolve), sizes)
        if box.wide - 2 * wide < high:
            return
    canvas.centre(fate_disc(card.fate, round(box.high)), box.centre, box.middle)


def marks_of(card: Spirit) -> list[str]:
    """Return the signs of a card's behaviours and ways to be summoned."""
    found: list[str] = list(card.behaviours)
    if card.react is not None:
        found.append("react")
    if card.tribute:
        found.append("tribute")
    return found


def put_chips(canvas: Canvas, card: Noble | Spirit, box: Box, size: int) -> None:
    """Put the kind and each keyword on chips in the middle of a row: by signs where words have no room."""
    ink, say = tint(card.fate).ink, canvas.speech.say
    marks = [(kind_sign(card), say("nn-picture-kind", kind=kind_of(card)))]
    marks += (
        [(name, say("nn-picture-mark", mark=name)) for name in marks_of(card)]
        if isinstance(card, Spirit)
        else []
    )
    high = round(box.high)
    alone = high + 4
    needs = [round(width(word, size) + size + 24) for _, word in marks]
    for place in reversed(range(len(needs))):
        if sum(needs) + 4 * (len(needs) - 1) > box.wide:
            needs[place] = alone
    x = box.centre - (sum(needs) + 4 * (len(needs) - 1)) / 2
    for (name, word), need in zip(marks, needs, strict=True):
        if need == alone:
            canvas.paste(disc(name, high, ink), x, box.y)
        else:
            canvas.paste(plate(need, high, ink, LINE, 8, 1), x, box.y)
            canvas.paste(sign(name, size - 2, WHITE), x + 8, box.middle - size / 2 + 1)
            canvas.text(x + size + 12, box.middle, word, size, WHITE)
        x += need + 4


def _put_text(canvas: Canvas, lines: Sequence[str], box: Box, size: Size) -> None:
    """Write the text, the last line with an ellipsis where there are too many."""
    if not lines:
        return
    rows = text_rows(lines, size)
    most = min(size.lines, int(box.high // (size.text * _STEP)))
    if len(rows) > most:
        rows = [*rows[: most - 1], _ended(rows[most - 1], size.text, box.wide)]
    step = size.text * _STEP
    y = box.middle - (len(rows) - 1) * step / 2
    for row in rows:
        canvas.text(box.centre, y, row, size.text, INK, "middle")
        y += step


def _ended(row: str, size: int, room: float) -> str:
    """End a row with an ellipsis, without its last words where these leave no room."""
    words = row.split(" ")
    while len(words) > 1 and width(f"{' '.join(words)} {ELLIPSIS}", size) > room:
        words.pop()
    return fitted(f"{' '.join(words)} {ELLIPSIS}", size, room)


def _put_name(canvas: Canvas, card: Noble | Spirit, box: Box, size: Size) -> None:
    """Write the name where texts would stand, and by a sign which kind of card it is."""
    name = drawn_name(card, canvas.speech)
    face = named(name)
    letters = largest(name, size.names, box.wide, face)
    rows = rows_of(name, letters, box.wide, face=face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * letters * 0.9
        canvas.text(box.centre, y, row, letters, INK, "middle", face=face, room=box.wide)
    signs = [kind_sign(card), *(marks_of(card) if isinstance(card, Spirit) else ())]
    for place, mark in enumerate(signs[:3]):
        canvas.paste(disc(mark, 30, tint(card.fate).ink), size.wide - EDGE - 33, EDGE + 3 + place * 33)


# A face of its author's own


def put_scan(canvas: Canvas, card: Noble | Spirit, box: Box, cost: int) -> bool:
    """Put a card's whole scan, with our name, cost and numbers below; False for a card that has none."""
    unit = max(1.0, box.wide / 270)
    row = round(48 * min(unit, box.wide / 174))
    foot = box.bottom(2 * row + 6)
    scan = whole_scan(card.picture, round(box.wide), round(box.high - foot.high))
    if scan is None:
        return False
    colours = tint(card.fate)
    canvas.paste(scan, box.x, box.y)
    tones = (mixed(colours.main, colours.ink, 0.55), colours.ink)
    canvas.paste(bar(round(foot.wide), round(foot.high), tones, LINE, 6, 2), foot.x, foot.y)
    sizes = [max(24, round(each * unit)) for each in (34, 32, 30, 28, 26, 24)]
    put_title(canvas, foot.top(row).inset(8), drawn_name(card, canvas.speech), sizes)
    numbers = foot.below(row).top(row).inset(6)
    size = min(cost, row)
    put_cost(canvas, card, numbers.x, numbers.middle - size / 2, size)
    if isinstance(card, Spirit):
        rest = numbers.past(size + 4)
        wide = round(min(row * 2.1, (rest.wide - 4) / 2))
        letters = [max(24, round(each * unit)) for each in NUMBERS]
        put_figures(canvas, card, rest, (wide, row), letters)
    return True
