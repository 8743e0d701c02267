"""Faces of cards: small ones for hands, a large one to look a card up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.language.pack import ActionCard, CardModel, Creature, Equipment
from render.drawing.depth import bar, frame, plate
from render.drawing.lettering import fitted, heading, width, wrapped
from render.drawing.pen import Pen, Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.pictures import whole_scan
from render.shared.speech import SpeechText
from render.shared.spread import FACE as READ
from render.shared.spread import TEXT
from render.shared.telling import within
from render.shared.theme_colors import WHITE
from render.shared.typeset import arranged, flavour_rows, largest, set_lines, set_name, set_small, short
from render.soul_forger.art.figures import Subject, kind_of
from render.soul_forger.art.paint import painted, picture
from render.soul_forger.art.signs import mark, sign_disc
from render.soul_forger.art.tints import tints
from render.soul_forger.cards import drawn_name, kind_line, lines_of
from render.soul_forger.marks import put_edged
from render.soul_forger.scene import HEADINGS, before_wall
from render.soul_forger.theme_colors import BRONZE, BRONZE_INK, CREAM, EMBER, INK, IRON, NIGHT, PAPER, TALLY

FACES = ((286, 400), (230, 322), (190, 264))
"""Sizes of faces in a hand, from few cards to many."""
CARD = (750, 1050)
"""Size of the large face."""
_EDGE = 9
_HEAD = 54
"""Height of the name on a small face."""
_PLATE = 46
"""Height of a plate of numbers."""
_NAMES = (36, 34, 32, 30, 28, 26, 24)
_TEXTS = (27, 26, 25, 24)
_READ_ART = 190
"""Height of the picture of a card that is spread out to be read."""


def numbers(card: CardModel, speech: SpeechText) -> list[tuple[str, str]]:
    """Return what is printed in numbers, each with its mark."""
    match card:
        case Creature():
            powers, rest = f"{card.on}/{card.off}", (card.endurance, card.experience)
            return [("weapon", powers), ("shield", str(rest[0])), ("experience", str(rest[1]))]
        case Equipment():
            found = [("weapon", f"{card.on}/{card.off}")] if card.hands is not None else []
            if card.hands is not None:
                found.append(("", speech.say("sf-picture-hands", count=card.hands)))
            if card.endurance_mod:
                found.append(("shield", f"{card.endurance_mod:+d}"))
            return found
        case ActionCard():
            return [("", speech.say("sf-picture-speed", speed=card.speed))]


@cached_sprite
def small_face(
    catalogue: Catalogue, card: str, speech: SpeechText, size: tuple[int, int], theme: Theme
) -> Sprite:
    """Return a card's small face: Ronum, name, picture, numbers or kind, and as much text as fits."""
    found = catalogue.definitions[card]
    wide, high = size
    subject = Subject.of(found)
    around = frame(*tints(subject.factions), wide, high, 14, _EDGE)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    if _put_scan(canvas, found, Box(_EDGE, _EDGE, wide - 2 * _EDGE, high - 2 * _EDGE)):
        return Sprite(canvas.image, around.mask)
    art = art_box(size)
    canvas.paste(picture(subject, round(art.wide), round(art.high)), art.x, art.y)
    _put_head(canvas, found, wide)
    sheet = Box(_EDGE, art.foot, wide - 2 * _EDGE, high - _EDGE - 2 - art.foot)
    canvas.paste(bar(round(sheet.wide), round(sheet.high), (PAPER,), NIGHT, 6, 2), sheet.x, sheet.y)
    _put_plates(canvas, found, Box(4, art.foot - _PLATE / 2, wide - 8, _PLATE))
    text = sheet.below(_PLATE / 2 + 2).inset(8, 4)
    lines = lines_of(found, catalogue.definitions, speech)
    letters = _TEXTS if wide != READ else (TEXT,)
    set_small(canvas, lines, text.centre, text.middle, text.wide, text.high, letters)
    return Sprite(canvas.image, around.mask)


def _put_scan(canvas: Canvas, card: CardModel, box: Box) -> bool:
    """Put a card's whole scan, with our name and numbers below; False for a card that has none."""
    head = _HEAD if box.wide < CARD[0] / 2 else 2 * _HEAD
    foot = box.bottom(head + _PLATE + 6)
    scan = whole_scan(card.picture, round(box.wide), round(box.high - foot.high))
    if scan is None:
        return False
    canvas.paste(scan, box.x, box.y)
    canvas.paste(bar(round(foot.wide), round(foot.high), (NIGHT,), NIGHT, 6, 2), foot.x, foot.y)
    hexagon(canvas, foot.x, foot.y + 2, head - 4, card.ronum)
    name = Box(foot.x + head + 4, foot.y, foot.wide - head - 8, head)
    put_name(canvas, name, drawn_name(card, canvas.speech), _NAMES if head == _HEAD else (64, 58, *_NAMES))
    _put_plates(canvas, card, Box(foot.x + 4, foot.y + head, foot.wide - 8, _PLATE))
    return True


def art_box(size: tuple[int, int]) -> Box:
    """Return where the picture lies on a small face."""
    wide, high = size
    art = _READ_ART if wide == READ else round(high * (0.45 if high > 300 else 0.36))
    return Box(_EDGE, _HEAD + 2, wide - 2 * _EDGE, art)


def text_rows(lines: Sequence[str]) -> int:
    """Return how many rows the text of a card has that is spread out to be read."""
    room = READ - 2 * _EDGE - 16
    return sum(len(wrapped(short(line), TEXT, room)) for line in lines)


def hexagon(canvas: Canvas, x: float, y: float, size: int, ronum: int) -> None:
    """Draw a card's Ronum in its stone, the corner at a point."""
    canvas.paste(_stone(size), x, y)
    canvas.text(x + size / 2, y + size / 2, str(ronum), round(size * 0.68), BRONZE_INK, "middle")


@lru_cache(maxsize=8)
def _stone(size: int) -> Sprite:
    pen = Pen(size, size)
    for share, fill in ((1.0, NIGHT), (0.9, CREAM), (0.84, BRONZE)):
        edge = size * (1 - share) / 2
        pen.polygon([(edge + px * size * share, edge + py * size * share) for px, py in _HEXAGON], fill)
    return pen.sprite()


_HEXAGON = ((0.5, 0.0), (0.93, 0.26), (0.93, 0.74), (0.5, 1.0), (0.07, 0.74), (0.07, 0.26))


def _put_head(canvas: Canvas, card: CardModel, wide: int) -> None:
    """Draw Ronum in its stone, name and the signs of the factions."""
    signs = list(card.factions or ("",))
    low = wide < FACES[1][0]
    stone, side, y = (46, 40, _HEAD + 4) if low else (58, 42, 8)
    hexagon(canvas, 0, 0, stone, card.ronum)
    for place, faction in enumerate(signs):
        canvas.paste(sign_disc(faction, side), wide - 6 - (len(signs) - place) * (side - 2), y)
    room = wide - stone - 14 - (0 if low else len(signs) * (side - 2))
    put_name(canvas, Box(stone + 4, 4, room, _HEAD - 4), drawn_name(card, canvas.speech), _NAMES)


def put_name(canvas: Canvas, box: Box, name: str, sizes: Sequence[int]) -> None:
    """Write a name with a dark edge: smaller, then in two rows, then cut."""
    face = heading(name, HEADINGS)
    size, rows = set_name(name, sizes, box.wide, sizes[-2], face)
    if any(width(word, size, face) > box.wide for word in name.split()):
        rows = (name,)
    for row, line in enumerate(rows):
        y = box.middle + (row - (len(rows) - 1) / 2) * size * 1.04
        put_edged(canvas, box.x, y, fitted(line, size, box.wide, face), size, CREAM, "left", face)


def _plates(card: CardModel, speech: SpeechText) -> Iterator[tuple[str, str, Colour, Colour]]:
    """Yield what stands on plates: sign, text, ground, ink."""
    inks = {"weapon": (PAPER, INK), "shield": (IRON, WHITE), "experience": (TALLY, EMBER)}
    words: list[str] = []
    for name, text in numbers(card, speech):
        if name:
            yield (name, text, *inks[name])
        else:
            words.append(text)
    if not isinstance(card, Creature):
        words.append(speech.say("sf-picture-kind", kind=kind_of(card)))
    if words:
        yield "", " · ".join(words), IRON, WHITE


def _put_plates(canvas: Canvas, card: CardModel, box: Box) -> None:
    """Put numbers and words on plates in a row: as large as there is room."""
    plates = list(_plates(card, canvas.speech))
    for size, small, sign in (
        (42, 27, 26),
        (42, 24, 24),
        (38, 24, 24),
        (34, 24, 24),
        (34, 24, 0),
        (30, 24, 0),
    ):
        needs = [
            (width(text, size) + (sign + 4 if sign else 0) if name else width(text, small)) + 18
            for name, text, *_ in plates
        ]
        if sum(needs) + 4 * (len(needs) - 1) <= box.wide:
            break
    x = box.x
    for (name, text, fill, ink), need in zip(plates, needs, strict=True):
        wide = round(min(need, box.end - x))
        canvas.paste(plate(wide, round(box.high), fill, NIGHT, 8, 3), x, box.y)
        left = x + 9
        if name and sign:
            canvas.paste(mark(name, sign, ink), left, box.middle - sign / 2)
            left += sign + 4
        canvas.text(left, box.middle, text, size if name else small, ink, room=x + wide - 4 - left)
        x += wide + 4


# The large face

_ROOM = 650
_WIDE = 678
"""Of the picture."""
_TOP = 138


def draw_card(card: CardModel, definitions: Definitions, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a card as it is looked up, with its whole text; `definitions` hold the tokens that it may make."""
    canvas = before_wall(*CARD, speech, theme)
    first, last = tints(card.factions)
    canvas.paste(frame(first, last, CARD[0] - 20, CARD[1] - 20, 34, 18), 10, 10)
    if _put_scan(canvas, card, Box(28, 28, CARD[0] - 56, CARD[1] - 56)):
        return canvas.image
    _draw_head(canvas, card)
    lines, flavour = lines_of(card, definitions, speech), _flavour_rows(card, speech)
    foot = CARD[1] - 48 - len(flavour) * 28
    high, size = arranged(lines, foot - _TOP - 108, _ROOM)
    canvas.paste(bar(_WIDE, CARD[1] - 36 - _TOP, (PAPER,), NIGHT, 14, 3), 36, _TOP)
    canvas.paste(painted(Subject.of(card), _WIDE, high, 14), 36, _TOP)
    _draw_numbers(canvas, card, _TOP + high)
    y = _TOP + high + 44
    _draw_kind(canvas, kind_line(card, definitions, speech), y, first.ink)
    if lines:
        set_lines(canvas, lines, 50, y + 40, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, first.ink, "middle")
    return canvas.image


def _flavour_rows(card: CardModel, speech: SpeechText) -> list[str]:
    if card.flavour is None:
        return []
    return flavour_rows(speech.say("sf-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM)


def _draw_head(canvas: Canvas, card: CardModel) -> None:
    hexagon(canvas, 36, 32, 100, card.ronum)
    signs = list(card.factions or ("",))
    for place, faction in enumerate(signs):
        canvas.paste(sign_disc(faction, 76), CARD[0] - 42 - (len(signs) - place) * 78, 44)
    room = CARD[0] - 150 - 56 - 78 * len(signs)
    put_name(canvas, Box(150, 32, room, 100), drawn_name(card, canvas.speech), (64, 58, 52, 46, 42))


def _draw_numbers(canvas: Canvas, card: CardModel, bottom: float) -> None:
    """Draw what is printed in numbers upon the lower edge of the picture."""
    x = 54.0
    for name, text, fill, ink in _plates(card, canvas.speech):
        size = 44 if name else 34
        wide = round(width(text, size) + 36 + (50 if name else 0))
        canvas.paste(plate(wide, 66, fill, NIGHT, 14, 4), x, bottom - 74)
        if name:
            canvas.paste(mark(name, 40, ink), x + 16, bottom - 61)
        canvas.text(x + (68 if name else 18), bottom - 41, text, size, ink)
        x += wide + 10


def _draw_kind(canvas: Canvas, text: str, y: float, ink: Colour) -> None:
    """Write the line of the type, in two rows where it is long."""
    size = largest(text, (26, 24, 22, 21), _ROOM)
    rows = wrapped(text, size, _ROOM)
    for index, row in enumerate(rows[:2]):
        canvas.text(50, y + (index - (len(rows[:2]) - 1) / 2) * size * 1.2, row, size, ink, room=_ROOM)
    canvas.panel(50, y + 28, _ROOM, 3, ink, ink, 1, 1)


def card_alt(card: CardModel, definitions: Definitions, speech: SpeechText) -> str:
    """Say what is on a card."""
    told = (kind_line(card, definitions, speech), *lines_of(card, definitions, speech))
    parts = [speech.name(card.name), *told]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
