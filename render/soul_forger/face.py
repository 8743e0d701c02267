"""Faces of cards: small ones for hand and zones, a large one to look a card up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.cards.language.pack import ActionCard, CardModel, Creature, Equipment
from engines.soul_forger.cards.printed.parts import Definitions
from render.drawing.lettering import ELLIPSIS, fitted, width, wrapped
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour, Theme, theme_called
from render.drawing.tones import WHITE
from render.shared.canvas import Canvas
from render.shared.speech import Speech
from render.shared.telling import within
from render.shared.typeset import set_lines, set_name, set_small, text_height
from render.soul_forger.art.figures import Subject, kind_of
from render.soul_forger.art.paint import painted, picture
from render.soul_forger.art.signs import sign
from render.soul_forger.art.tints import tints
from render.soul_forger.cards import drawn_name, kind_line, lines_of
from render.soul_forger.scene import GAME
from render.soul_forger.tokens import mark

FACE_HIGH = 1.5
"""Height of a small face, of its width."""
CARD = (750, 1050)
"""Size of the large face."""
_GEM: Colour = (240, 191, 76)
_GEM_INK: Colour = (42, 28, 0)


def numbers(card: CardModel, speech: Speech) -> list[tuple[str, str]]:
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


@lru_cache(maxsize=256)
def small_face(catalogue: Catalogue, card: str, speech: Speech, wide: int, theme: Theme) -> Sprite:
    """Return a card's small face: Ronum, name, emblem, numbers, kind and as much text as fits."""
    found, unit = catalogue.definitions[card], wide / 200
    paper = _small_paper(tuple(found.factions), unit, theme)
    image = paper.image.copy()
    canvas = Canvas.upon(image, theme, speech)
    canvas.paste(small_art(found, wide), 8 * unit, 50 * unit)
    _small_head(canvas, found, unit)
    _small_numbers(canvas, found, unit)
    lines = lines_of(found, catalogue.definitions, speech)
    sizes = [max(8, round(letters * unit)) for letters in (16, 15, 14, 13, 12, 11)]
    set_small(canvas, lines, 100 * unit, 248 * unit, 182 * unit, 92 * unit, sizes)
    return Sprite(image, paper.mask)


def small_art(card: CardModel, wide: int) -> Sprite:
    """Return the emblem on a card's small face of this width."""
    unit = wide / 200
    return picture(Subject.of(card), round(184 * unit), round(112 * unit), round(8 * unit))


@lru_cache(maxsize=64)
def _small_paper(factions: tuple[str, ...], unit: float, theme: Theme) -> Sprite:
    first, last = tints(factions)
    pen = Pen(200, 200 * FACE_HIGH, unit)
    pen.panel((0, 0, 200, 300), 13, first.ink, theme.face_line, 1.5)
    if last is not first:
        pen.panel((100, 1, 199, 299), 12, last.ink)
        pen.panel((100, 1, 120, 299), 0, last.ink)
    pen.panel((5, 46, 195, 295), 9, theme.face)
    pen.panel((5, 46, 195, 120), 2, theme.face)
    return pen.sprite()


def _small_head(canvas: Canvas, card: CardModel, unit: float) -> None:
    """Draw Ronum in its stone, name and the factions' signs."""
    size = round(40 * unit)
    canvas.paste(mark("ronum", size, _GEM), 4 * unit, 3 * unit)
    canvas.text(24 * unit, 23 * unit, str(card.ronum), round(26 * unit), _GEM_INK, "middle")
    factions: Sequence[str] = card.factions or ("",)
    side, room = round(22 * unit), (146 - 24 * len(factions)) * unit
    for place, faction in enumerate(reversed(factions)):
        canvas.centre(sign(faction, side, WHITE), (182 - place * 25) * unit, 23 * unit)
    sizes = [round(n * unit) for n in (21, 19, 17, 15, 14, 13)]
    letters, rows = set_name(drawn_name(card, canvas.speech), sizes, room, sizes[1])
    for index, row in enumerate(rows):
        shift = (index - (len(rows) - 1) / 2) * letters * 1.08
        canvas.text(48 * unit, 23 * unit + shift, row, letters, WHITE, room=room)


def _small_numbers(canvas: Canvas, card: CardModel, unit: float) -> None:
    """Draw power, Endurance, Experience or speed below the emblem."""
    ink, size, x = canvas.theme.face_ink, round(24 * unit), 12 * unit
    middle = 181 * unit
    for name, text in numbers(card, canvas.speech):
        letters = size if name else round(18 * unit)
        if name:
            canvas.paste(mark(name, round(18 * unit), tints(card.factions)[0].ink), x, middle - 9 * unit)
            x += 21 * unit
        x += canvas.text(x, middle, text, letters, ink) + 9 * unit
    if not isinstance(card, Creature):
        word = canvas.speech.say("sf-picture-kind", kind=kind_of(card))
        size = round(17 * unit)
        left = max(x, 190 * unit - width(word, size))
        canvas.text(left, middle, word, size, ink, room=191 * unit - left)


# The large face

_ROOM = 650
_WIDE = 678
"""Of the picture."""
_TOP = 138


def draw_card(card: CardModel, definitions: Definitions, speech: Speech, theme: str) -> Image.Image:
    """Draw a card as it is looked up, with its whole text; `definitions` hold the tokens that it may make."""
    canvas = Canvas(*CARD, theme_called(theme), speech, GAME)
    first, last = tints(card.factions)
    canvas.panel(10, 10, CARD[0] - 20, CARD[1] - 20, first.ink, canvas.theme.face_line, 34, 3)
    if last is not first:
        canvas.panel(CARD[0] / 2, 13, CARD[0] / 2 - 13, CARD[1] - 26, last.ink, last.ink, 30)
    canvas.panel(26, 26, CARD[0] - 52, CARD[1] - 52, canvas.theme.face, canvas.theme.face, 22)
    _draw_head(canvas, card, first.ink)
    lines, flavour = lines_of(card, definitions, speech), _flavour_rows(card, speech)
    foot = CARD[1] - 48 - len(flavour) * 28
    high, size = _arranged(lines, foot)
    art = painted(Subject.of(card), _WIDE, high, 14)
    canvas.paste(art, 36, _TOP)
    _draw_numbers(canvas, card, _TOP + high, first.ink)
    y = _TOP + high + 44
    _draw_kind(canvas, kind_line(card, definitions, speech), y, first.ink)
    if lines:
        set_lines(canvas, lines, 50, y + 40, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, first.ink, "middle")
    return canvas.image


def _arranged(lines: Sequence[str], foot: float) -> tuple[int, int]:
    """Return how high the picture and how large the letters may be, so that the whole text fits."""
    for high, sizes in (
        (508, (36, 33, 30, 27)),
        (430, (28, 26)),
        (350, (26, 24)),
        (260, (24, 22, 20)),
        (170, (20, 18, 16, 14)),
    ):
        for size in sizes:
            if text_height(lines, size, _ROOM) <= foot - (_TOP + high + 44 + 40) - 24:
                return high, size
    return 170, 14


def _flavour_rows(card: CardModel, speech: Speech) -> list[str]:
    if card.flavour is None:
        return []
    rows = list(wrapped(speech.say("sf-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM))
    return rows if len(rows) <= 3 else [*rows[:2], fitted(rows[2] + ELLIPSIS, 22, _ROOM)]


def _draw_head(canvas: Canvas, card: CardModel, ink: Colour) -> None:
    canvas.paste(mark("ronum", 92, _GEM), 40, 38)
    canvas.text(86, 84, str(card.ronum), 58, _GEM_INK, "middle")
    factions: Sequence[str] = card.factions or ("",)
    for place, faction in enumerate(reversed(factions)):
        canvas.centre(sign(faction, 64, tints([faction])[0].ink), CARD[0] - 82 - place * 72, 84)
    room = CARD[0] - 146 - 60 - 72 * len(factions)
    size, rows = set_name(drawn_name(card, canvas.speech), (54, 46, 40, 34), room, 40)
    for index, row in enumerate(rows):
        canvas.text(146, 84 + (index - (len(rows) - 1) / 2) * size * 1.05, row, size, ink, room=room)


def _draw_numbers(canvas: Canvas, card: CardModel, bottom: float, ink: Colour) -> None:
    """Draw what is printed in numbers upon the lower edge of the picture."""
    x = 54.0
    for name, text in numbers(card, canvas.speech):
        wide = width(text, 44) + 36 + (50 if name else 0)
        canvas.panel(x, bottom - 74, wide, 66, canvas.theme.face, ink, 18, 4)
        if name:
            canvas.paste(mark(name, 40, ink), x + 16, bottom - 61)
        canvas.text(x + (68 if name else 18), bottom - 41, text, 44, canvas.theme.face_ink)
        x += wide + 10


def _draw_kind(canvas: Canvas, text: str, y: float, ink: Colour) -> None:
    """Write the line of the type, in two rows where it is long."""
    size = next((size for size in (26, 24, 22) if width(text, size) <= _ROOM), 21)
    rows = wrapped(text, size, _ROOM)
    for index, row in enumerate(rows[:2]):
        canvas.text(50, y + (index - (len(rows[:2]) - 1) / 2) * size * 1.2, row, size, ink, room=_ROOM)
    canvas.panel(50, y + 28, _ROOM, 3, ink, ink, 1, 1)


def card_alt(card: CardModel, definitions: Definitions, speech: Speech) -> str:
    """Say what is on a card."""
    told = (kind_line(card, definitions, speech), *lines_of(card, definitions, speech))
    parts = [speech.name(card.name), *told]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
