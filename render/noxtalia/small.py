"""Faces of cards in a hand: cost, name, picture, power, kind, and as much text as finds room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.language.pack import Capacity, Spirit
from render.drawing.depth import bar, gradient, plate, rounded
from render.drawing.lettering import ELLIPSIS, fitted, plain, width, wrapped
from render.drawing.pen import Pen, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Theme
from render.drawing.tones import LINE, mixed
from render.noxtalia.art.emblems import element_badge, keyword_mark, kind_mark
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import Cards, kind_of
from render.noxtalia.face import lines_of
from render.noxtalia.scans import put_scan
from render.noxtalia.scene import face_of
from render.noxtalia.theme_colors import INK, PAPER, RIM, SKIN
from render.noxtalia.tokens import gem
from render.noxtalia.totems import edge_of, frame
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.spread import FACE, ROWS, TEXT
from render.shared.theme_colors import GOLD_INK, WHITE
from render.shared.typeset import largest, rows_of, short


class Size(NamedTuple):
    """How large a face is, and what is written on it."""

    wide: int
    high: int
    head: int
    """Height of the band with the name."""
    art: int
    """Height of the picture."""
    names: tuple[int, ...]
    """Sizes of the name, the largest that fits; the last two also in two rows."""
    text: int
    lines: int
    """How many lines of text there may be."""
    number: int
    """Of the power."""
    word: int
    """Of what kind of card it is."""
    below: bool
    """The sign of the element stands below the band, so that the name has room."""

    @property
    def picture(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return self.wide - 2 * edge_of(self.wide), self.art


FACES = (
    Size(286, 400, 52, 166, (34, 32, 30, 29, 26, 24), 27, 4, 44, 28, False),
    Size(230, 322, 50, 122, (30, 29, 26, 24), 24, 3, 42, 25, True),
    Size(190, 264, 50, 112, (28, 26, 24), 24, 0, 42, 24, False),
)
_STEP = 1.17
_ROWS = 27
"""Size of a name from which on it may stand in two rows."""


def reading(high: int) -> Size:
    """Return the size of a card that is spread out to be read, in a height."""
    return Size(FACE, high, 52, 190, (36, 34, 32, 30, 29, 27, 26, 24), TEXT, ROWS, 44, 28, False)


def text_rows(lines: Sequence[str], size: Size) -> list[str]:
    """Return the rows of a card's text: without reminders where there are too many."""
    room = size.wide - 2 * edge_of(size.wide) - 12
    rows = [row for line in lines for row in wrapped(line, size.text, room)]
    if len(rows) > size.lines:
        rows = [row for line in lines for row in wrapped(short(line), size.text, room)]
    return rows


@cached_sprite
def small_face(catalogue: Catalogue, card: str, speech: SpeechText, size: Size, theme: Theme) -> Sprite:
    """Return a card's face as it is held in a hand."""
    cards = Cards(catalogue, speech)
    found = cards.find(card)
    around = frame(found.element, size.wide, size.high)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    edge = edge_of(size.wide)
    inner = size.wide - 2 * edge
    if put_scan(canvas, found, Box(edge, edge, inner, size.high - 2 * edge)):
        return Sprite(canvas.image, around.mask)
    canvas.paste(cards.art(card, *size.picture, 2), edge, edge + size.head - 2)
    _put_paper(canvas, size, edge, inner)
    _put_head(canvas, found, plain(speech.name(found.name)) or card, size, edge)
    _put_numbers(canvas, found, size, edge)
    _put_text(canvas, texts_of(found, catalogue, speech), size, edge)
    return Sprite(canvas.image, around.mask)


def texts_of(card: Spirit | Capacity, catalogue: Catalogue, speech: SpeechText) -> list[str]:
    """Return the lines of a card's text without what its face shows by numbers."""
    lines = lines_of(card, catalogue.elements, speech)
    return lines[1:] if isinstance(card, Spirit) else lines


def _foot(size: Size, edge: int) -> int:
    """Return where the picture ends."""
    return edge + size.head - 2 + size.art


def _put_paper(canvas: Canvas, size: Size, edge: int, inner: int) -> None:
    top = _foot(size, edge)
    high = size.high - edge - top
    tones = (SKIN[0], PAPER, SKIN[1]) if size.wide != FACE else (PAPER,)  # few colours would show
    canvas.paste(Sprite(gradient(inner, high, tones), rounded(inner, high, 5)), edge, top)


def _put_head(canvas: Canvas, card: Spirit | Capacity, name: str, size: Size, edge: int) -> None:
    """Put the band of the element with cost, name and sign."""
    colours, middle = tint(card.element), edge + size.head / 2 - 2
    tones = (mixed(colours.main, colours.ink, 0.45), colours.ink)
    canvas.paste(bar(size.wide - 2 * edge + 4, size.head, tones, LINE, 7, 2), edge - 2, edge - 4)
    gem_size, disc = size.head + 6, min(44, size.head - 6)
    canvas.centre(element_badge(card.element, disc, WHITE), *_badge(size, edge, disc))
    canvas.paste(gem(gem_size), 2, 2)
    cost = str(card.attack.cost if isinstance(card, Spirit) else card.cost)
    canvas.label(2 + gem_size / 2, 3 + gem_size / 2, cost, 42, WHITE, RIM, "middle")
    if size.lines:
        left = gem_size + 7
        end = size.wide - edge - (4 if size.below else disc + 7)
        _put_name(canvas, name, size, Box(left, 0, end - left, 2 * middle))
    else:
        top = _foot(size, edge) + (size.number + 10) * 0.38
        _put_name(canvas, name, size, Box(edge + 6, top, size.wide - 2 * edge - 12, size.high - edge - top))


def _badge(size: Size, edge: int, disc: int) -> tuple[float, float]:
    """Return where the sign of the element stands: in the band, or below it where names need that."""
    y = size.head + disc / 2 + 1 if size.below else size.head / 2 - 2
    return size.wide - edge - disc / 2 - 3, edge + y


def _put_name(canvas: Canvas, name: str, size: Size, box: Box) -> None:
    """Write a name upon its band; in the smallest faces it stands where texts would."""
    face = face_of(name)
    letters = next((one for one in size.names if width(name, one, face) <= box.wide), 0)
    rows: tuple[str, ...] = (name,)
    if not letters:
        two = [one for one in size.names if one <= _ROWS]
        letters = next((one for one in two if len(wrapped(name, one, box.wide, face)) <= 2), two[-1])
        rows = rows_of(name, letters, box.wide, face=face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * letters * 0.94
        if size.lines:
            canvas.label(box.x, y, row, letters, WHITE, RIM, face=face)
        else:
            canvas.text(box.centre, y, row, letters, INK, "middle", face=face)


def _put_numbers(canvas: Canvas, card: Spirit | Capacity, size: Size, edge: int) -> None:
    """Put power, kind and keywords along the picture's edges."""
    kind, ink = kind_of(card), tint(card.element).ink
    power = card.attack.power if isinstance(card, Spirit) else card.power
    high, x = size.number + 10, edge + 8.0
    y = _foot(size, edge) - high * 0.62
    if power is not None:
        wide = round(max(size.number * 1.5, width(str(power), size.number) + 20))
        canvas.paste(plate(wide, high, ink, WHITE, 9, 3), x, y)
        canvas.text(x + wide / 2, y + high / 2, str(power), size.number, WHITE, "middle")
        x += wide + 8
    for place, keyword in enumerate((card.keywords if isinstance(card, Capacity) else ())[:3]):
        spot = edge + size.head + (52 if size.below else 6) + place * 40
        canvas.paste(keyword_disc(keyword, 36), size.wide - edge - 42, spot)
    word = canvas.speech.say("nx-picture-kind", kind=kind)
    room = size.wide - edge - 4 - x - size.word - 22
    letters = largest(word, (size.word, 25, 24), room)
    if not size.lines or width(word, letters) > room:
        canvas.paste(plate(high - 8, high - 8, GOLD_INK, WHITE, 9, 2), x, y + 4)
        canvas.centre(kind_mark(kind, size.word, WHITE), x + high / 2 - 4, y + high / 2)
        return
    wide = round(width(word, letters) + letters + 22)
    canvas.paste(plate(wide, high - 8, GOLD_INK, WHITE, 9, 2), x, y + 4)
    canvas.paste(kind_mark(kind, letters - 2, WHITE), x + 8, y + high / 2 - letters / 2 + 1)
    canvas.text(x + letters + 13, y + high / 2, word, letters, WHITE)


@lru_cache(maxsize=32)
def keyword_disc(keyword: str, size: int) -> Sprite:
    """Return a keyword's sign upon a disc."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, PAPER, GOLD_INK, size * 0.08)
    disc = pen.sprite()
    image: Image.Image = disc.image.copy()
    mark = keyword_mark(keyword, round(size * 0.58), GOLD_INK)
    image.paste(mark.image, (round(size * 0.21), round(size * 0.21)), mark.mask)
    return Sprite(image, disc.mask)


def _put_text(canvas: Canvas, lines: list[str], size: Size, edge: int) -> None:
    """Write the text, the last line with an ellipsis where there are too many."""
    if not size.lines or not lines:
        return
    rows = text_rows(lines, size)
    if len(rows) > size.lines:
        room = size.wide - 2 * edge - 12
        rows = [*rows[: size.lines - 1], _ended(rows[size.lines - 1], size.text, room)]
    top = _foot(size, edge) + (size.number + 10) * 0.38
    step = size.text * _STEP
    y = (top + size.high - edge) / 2 - (len(rows) - 1) * step / 2
    for row in rows:
        canvas.text(size.wide / 2, y, row, size.text, INK, "middle")
        y += step


def _ended(row: str, size: int, room: float) -> str:
    """End a row with an ellipsis, without its last words where these leave no room."""
    words = row.split(" ")
    while len(words) > 1 and width(f"{' '.join(words)} {ELLIPSIS}", size) > room:
        words.pop()
    return fitted(f"{' '.join(words)} {ELLIPSIS}", size, room)
