"""Faces of cards: small ones for the hand, a large one to look a card up."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.magic.cards.catalogue import Card
from engines.magic.cards.printed import Definitions, kind_line, type_line
from engines.magic.language.pack import CardModel
from render.drawing.depth import plate
from render.drawing.lettering import fitted, heading, width, wrapped
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Theme
from render.magic.art.figures import Subject
from render.magic.art.paint import painted, picture
from render.magic.cards import Cards, drawn_name, lines_of
from render.magic.frames import frame
from render.magic.scene import HEADINGS, table
from render.magic.theme_colors import INK, PAPER, SHEET
from render.magic.tokens import mana
from render.magic.typeset import height, rows, set_few, set_texts, short
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.pictures import whole_scan
from render.shared.speech import SpeechText
from render.shared.spread import FACE as READ
from render.shared.spread import TEXT
from render.shared.telling import within
from render.shared.typeset import flavour_rows

CARD = (750, 1050)
"""Size of the large face."""
FACES = ((286, 400), (230, 322), (190, 264))
"""Sizes of faces in a hand, from few cards to many."""
_FRAME = 10
"""How thick the frame of one is."""
_NAMES = (36, 34, 32, 30, 29, 27, 25, 24)
_TEXTS = (27, 26, 25, 24)
_READ_ART, _READ_KIND = 138, 350
"""Of a card that is spread out to be read: the height of its picture, the room for its types at least."""
_BETWEEN = " · "
"""Parts the types of a card from its sub-types."""


def art_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return how large the picture is on a face of a size."""
    return size[0] - 2 * _FRAME, _READ_ART if size[0] == READ else art_high(size[1])


def art_high(high: float) -> int:
    """Return how high the picture is on a face so high."""
    return round(high * (0.4 if high > 350 else 0.36 if high > 300 else 0.3))


def symbols_of(card: CardModel) -> list[str]:
    """Return the symbols of a card's cost, each as a sign is named."""
    return [] if card.cost is None else card.cost.split()


def title(canvas: Canvas, box: Box, name: str, sizes: Sequence[int]) -> None:
    """Write a name in the middle of a plate: smaller, then in two rows, then cut."""
    face = heading(name, HEADINGS)
    size = next((size for size in sizes if width(name, size, face) <= box.wide), sizes[-1])
    if width(name, size, face) <= box.wide:
        canvas.text(box.x, box.middle, name, size, INK, face=face)
        return
    lines = wrapped(name, size, box.wide, face)
    rest = " ".join(lines[1:]).replace("- ", "-")
    lines = lines if len(lines) <= 2 else (lines[0], fitted(rest, size, box.wide, face))
    for row, line in enumerate(lines):
        y = box.middle + (row - (len(lines) - 1) / 2) * size * 1.04
        canvas.text(box.x, y, line, size, INK, face=face)


def put_cost(canvas: Canvas, end: float, y: float, symbols: Sequence[str], size: int, room: float) -> None:
    """Put the signs of a cost in a row that ends at a point; closer where there are many."""
    step = min(size * 0.96, (room - size) / max(1, len(symbols) - 1)) if len(symbols) > 1 else size
    for place, symbol in enumerate(reversed(symbols)):
        canvas.paste(mana(symbol, size), end - size - place * step, y)


@cached_sprite
def small_face(cards: Cards, key: str, size: tuple[int, int], theme: Theme) -> Sprite:
    """Return a card's face for the hand: name, cost, picture, types, and as much text as fits."""
    wide, high = size
    card, words, speech = cards.model(key), cards.definitions, cards.speech
    what = cards.subject(key)
    around = frame(what.colours, wide, high, 14, 9)
    image = around.image.copy()
    canvas = Canvas.upon(image, theme, speech)
    inner = Box(_FRAME, _FRAME, wide - 2 * _FRAME, high - 2 * _FRAME)
    if _put_scan(canvas, card, inner):
        return Sprite(image, around.mask)
    name = inner.top(52)
    canvas.paste(plate(round(name.wide), round(name.high), PAPER, INK), name.x, name.y)
    title(
        canvas, name.inset(10, 2), drawn_name(card, speech), [each for each in _NAMES if each <= wide / 7.9]
    )
    art = inner.below(55).top(art_size(size)[1])
    canvas.paste(picture(what, *art_size(size)), art.x, art.y)
    put_cost(canvas, art.end - 4, art.y + 4, symbols_of(card), 46 if wide > 200 else 40, art.wide - 8)
    kind = inner.below(55 + art.high + 3).top(36)
    canvas.paste(plate(round(kind.wide), round(kind.high), PAPER, INK), kind.x, kind.y)
    _put_kind(canvas, kind.inset(8, 0), card, words)
    sheet = inner.below(55 + art.high + 42)
    canvas.paste(plate(round(sheet.wide), round(sheet.high), SHEET, INK), sheet.x, sheet.y)
    lines = [short(line) for line in lines_of(card, words, speech)]
    foot = sheet.foot - 4
    if card.pt is not None:
        _put_size(canvas, Box(0, 0, wide - 4, high - 4), card.pt, 44 if wide > 200 else 36)
        foot -= 40 if lines else 0
    texts = _TEXTS if wide != READ else (TEXT,)
    if lines and foot - sheet.y > 30:
        size_of = next(
            (each for each in texts if height(lines, each, sheet.wide - 14) <= foot - sheet.y - 6),
            texts[-1],
        )
        set_few(canvas, lines, sheet.centre, sheet.y + 3, foot, size_of, sheet.wide - 14, INK)
    return Sprite(image, around.mask)


def text_rows(card: CardModel, words: Definitions, speech: SpeechText) -> int:
    """Return how many rows the text of a card has that is spread out to be read, its size beside it."""
    lines = [short(line) for line in lines_of(card, words, speech)]
    count = sum(len(rows(line, TEXT, READ - 2 * _FRAME - 14)) for line in lines)
    return count + (card.pt is not None and count > 0)


def _put_scan(canvas: Canvas, card: CardModel, inner: Box) -> bool:
    """Put a card's whole scan, with our name, cost and numbers below; False for a card that has none."""
    high = round(inner.high * 0.26)
    scan = whole_scan(card.picture, round(inner.wide), round(inner.high - high - 4))
    if scan is None:
        return False
    canvas.paste(scan, inner.x, inner.y)
    foot = inner.bottom(high)
    canvas.paste(plate(round(foot.wide), high, PAPER, INK), foot.x, foot.y)
    unit = inner.wide / 266
    name = foot.inset(10, 4).top(foot.high * 0.48)
    title(
        canvas, name, drawn_name(card, canvas.speech), [round(each * unit) for each in (34, 31, 28, 26, 24)]
    )
    row = foot.below(foot.high * 0.52)
    letters = round((38 if inner.wide > 180 else 32) * unit)
    symbols, taken = symbols_of(card), 0.0
    if card.pt is not None:
        text = f"{card.pt[0]}/{card.pt[1]}"
        taken = width(text, letters) + 16
        canvas.text(row.end - 10, row.middle, text, letters, INK, "right")
    if symbols:
        room = row.wide - 20 - taken
        reach = min(room, len(symbols) * letters)
        put_cost(canvas, row.x + 10 + reach, row.middle - letters / 2, symbols, letters, reach)
    return True


def _put_kind(canvas: Canvas, box: Box, card: CardModel, words: Definitions) -> None:
    """Write types and sub-types; where there is no room for both, what lives there alone."""
    text = canvas.speech.tell(kind_line(card, words))
    sizes = (26, 25, 24) if box.wide < _READ_KIND else (30, 28, TEXT)
    if width(text, sizes[-1]) > box.wide:
        text = text.partition(_BETWEEN)[2] or text
    size = next((each for each in sizes if width(text, each) <= box.wide), sizes[-1])
    canvas.text(box.x, box.middle, text, size, INK, room=box.wide)


def _put_size(canvas: Canvas, box: Box, size: tuple[int, int], letters: int) -> None:
    """Write power and toughness into the lower right corner."""
    text = f"{size[0]}/{size[1]}"
    wide, high = round(width(text, letters) + 28), round(letters * 1.2)
    spot = Box(box.end - wide, box.foot - high, wide, high)
    canvas.paste(plate(wide, high, PAPER, INK, 9, 3), spot.x, spot.y)
    canvas.text(spot.centre, spot.middle, text, letters, INK, "middle")


# The large face

_EDGE = 22
_ROOM = CARD[0] - 2 * _EDGE - 40
_TOP = 136


def draw_card(card: CardModel, parts: Definitions, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a card as it is looked up, with its whole text; `parts` hold the words that texts may name."""
    canvas = table(*CARD, theme, speech)
    what = Subject.of(Card(card))
    outer = Box(8, 8, CARD[0] - 16, CARD[1] - 16)
    canvas.paste(frame(what.colours, round(outer.wide), round(outer.high), 34, 18), outer.x, outer.y)
    if _put_scan(canvas, card, outer.inset(18, 18)):
        return canvas.image
    lines, flavour = lines_of(card, parts, speech), _flavour_rows(card, speech)
    high, size = _arranged(lines, len(flavour))
    wide = CARD[0] - 2 * _EDGE - 8
    art = Box(_EDGE + 4, _TOP, wide, high)
    canvas.paste(painted(what, wide, high, 10), art.x, art.y)
    _draw_head(canvas, card)
    _draw_kind(canvas, card, parts, art.foot + 6)
    sheet = Box(art.x, art.foot + 66, wide, CARD[1] - 32 - art.foot - 66)
    canvas.paste(plate(round(sheet.wide), round(sheet.high), SHEET, INK, 12), sheet.x, sheet.y)
    foot = sheet.foot - 12 - (64 if card.pt else 0) * (not flavour) - len(flavour) * 30
    set_texts(canvas, lines, sheet.x + 18, sheet.y + 10, foot, size, _ROOM, INK)
    room = _ROOM - (170 if card.pt else 0)
    for place, row in enumerate(flavour):
        y = sheet.foot - 16 - (len(flavour) - place - 0.5) * 30
        canvas.text(sheet.x + 18, y, row, 24, (84, 66, 40), room=room)
    if card.pt is not None:
        _put_size(canvas, Box(0, 0, CARD[0] - 22, CARD[1] - 18), card.pt, 76)
    return canvas.image


def _arranged(lines: Sequence[str], flavour: int) -> tuple[int, int]:
    """Return how high the picture and how large the letters may be, so that the whole text fits."""
    for high, sizes in (
        (470, (36, 33, 30)),
        (400, (30, 28)),
        (320, (28, 26)),
        (240, (26, 24)),
        (160, (24, 22, 20, 18)),
    ):
        room = CARD[1] - 32 - _TOP - high - 66 - 22 - max(64, flavour * 30 + 6)
        for size in sizes:
            if height(lines, size, _ROOM) <= room:
                return high, size
    return 160, 18


def _flavour_rows(card: CardModel, speech: SpeechText) -> list[str]:
    if card.flavour is None:
        return []
    room = _ROOM - (170 if card.pt else 0)
    return flavour_rows(speech.say("mn-picture-quoted", text=speech.name(card.flavour)), 24, room)


def _draw_head(canvas: Canvas, card: CardModel) -> None:
    """Write the name and the cost."""
    head = Box(_EDGE + 4, 28, CARD[0] - 2 * _EDGE - 8, 100)
    canvas.paste(plate(round(head.wide), round(head.high), PAPER, INK, 12, 3), head.x, head.y)
    symbols = symbols_of(card)
    side = 62 if len(symbols) <= 5 else 46
    room = min(head.wide * 0.5, len(symbols) * side) if symbols else 0
    put_cost(canvas, head.end - 12, head.middle - side / 2, symbols, side, room or side)
    name = head.inset(18, 4)
    title(canvas, name.left(name.wide - room - 8), drawn_name(card, canvas.speech), (60, 54, 48, 44, 40, 36))


def _draw_kind(canvas: Canvas, card: CardModel, parts: Definitions, y: float) -> None:
    """Write types and rarity upon a plate."""
    spot = Box(_EDGE + 4, y, CARD[0] - 2 * _EDGE - 8, 54)
    canvas.paste(plate(round(spot.wide), round(spot.high), PAPER, INK, 10, 3), spot.x, spot.y)
    rarity = "" if "basic" in card.types.super else canvas.speech.say("mn-rarity", rarity=card.rarity)
    beside = width(rarity, 28) + 16 if rarity else 0
    text = canvas.speech.tell(kind_line(card, parts))
    room = spot.wide - 36 - beside
    size = next((each for each in (34, 32, 30, 28, 26) if width(text, each) <= room), 24)
    canvas.text(spot.x + 18, spot.middle, text, size, INK, room=room)
    canvas.text(spot.end - 18 - width(rarity, 28), spot.middle, rarity, 28, (84, 66, 40))


def card_alt(card: CardModel, parts: Definitions, speech: SpeechText) -> str:
    """Say what is on a card."""
    told = (speech.tell(type_line(card, parts)), *lines_of(card, parts, speech))
    found = [speech.name(card.name), *told]
    if card.flavour is not None:
        found.append(speech.name(card.flavour))
    return within(found)
