"""Faces of cards: small ones for the hand, a large one to look a card up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engines.neo_noble.cards.catalogue import Catalogue
from engines.neo_noble.cards.language.pack import Noble, Spirit
from engines.neo_noble.cards.language.parts import Fate
from render.drawing.lettering import ELLIPSIS, fitted, width, wrapped
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour, Theme, theme_called
from render.drawing.tones import WHITE
from render.neo_noble.art.paint import card_art
from render.neo_noble.art.signs import fate_mark, sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import drawn_name, kind_line, kind_of, kind_sign, lines_of
from render.neo_noble.scene import GAME, Scene
from render.neo_noble.tokens import badge, disc, gem
from render.neo_noble.words import number
from render.shared.canvas import Canvas
from render.shared.pictures import whole_scan
from render.shared.speech import Speech
from render.shared.telling import within
from render.shared.typeset import set_lines, set_name, set_small, small_height, text_height

FACE_HIGH = 1.5
"""Height of a small face, of its width."""
CARD = (750, 1050)
"""Size of the large face."""


def draw_small(scene: Scene, card: str, x: float, y: float, wide: int) -> None:
    """Put a card's small face with its corner at a point."""
    sprite = small_face(scene.cards.catalogue, card, scene.canvas.speech, wide, scene.theme)
    scene.canvas.paste(sprite, x, y, shadow=True)


@lru_cache(maxsize=256)
def small_face(catalogue: Catalogue, card: str, speech: Speech, wide: int, theme: Theme) -> Sprite:
    """Return a card's small face: cost, name, picture, Power and Resolve, type and as much text as fits."""
    found = catalogue.definition(card)
    unit = wide / 200
    scan = _scan_face(found, speech, wide, round(wide * FACE_HIGH), theme)
    if scan is not None:
        return scan
    paper = _small_paper(found.fate, unit, theme)
    image = paper.image.copy()
    canvas = Canvas.upon(image, theme, speech)
    lines = lines_of(found, catalogue.spirits, speech)
    high, size = _small_arranged(lines, unit)
    canvas.paste(small_art(found, wide, round(high * unit)), 8 * unit, 50 * unit)
    _small_head(canvas, found, unit)
    _small_kind(canvas, found, unit, 50 + high)
    if lines:
        top = 50 + high + 25
        middle, room = (top + _SMALL_FOOT) / 2 * unit, (_SMALL_FOOT - top) * unit
        set_small(canvas, lines, 100 * unit, middle, _SMALL_ROOM * unit, room, [size])
    return Sprite(image, paper.mask)


def small_art(card: Noble | Spirit, wide: int, high: int | None = None) -> Sprite:
    """Return the picture on a card's small face of this width; so high, where the text needs the room."""
    unit = wide / 200
    return card_art(card, round(184 * unit), round(8 * unit), high)


_SMALL_ROOM = 184
_SMALL_FOOT = 293
_SMALL_HIGH = ((138, (15, 14, 13, 12)), (106, (13, 12, 11)), (74, (12, 11, 10)))
"""Heights of a small face's picture and sizes of letters that go with it, before the text is cut."""


def _small_arranged(lines: Sequence[str], unit: float) -> tuple[int, int]:
    """Return how high the picture and how large the letters may be, so that the whole text fits."""
    for high, sizes in _SMALL_HIGH:
        for letters in sizes:
            size = max(8, round(letters * unit))
            if small_height(lines, size, _SMALL_ROOM * unit) <= (_SMALL_FOOT - 75 - high) * unit:
                return high, size
    return _SMALL_HIGH[-1][0], max(8, round(_SMALL_HIGH[-1][1][-1] * unit))


@lru_cache(maxsize=64)
def _small_paper(fate: Fate, unit: float, theme: Theme) -> Sprite:
    pen = Pen(200, 200 * FACE_HIGH, unit)
    pen.panel((0, 0, 200, 300), 13, tint(fate).ink, theme.face_line, 1.5)
    pen.panel((5, 46, 195, 295), 9, theme.face)
    pen.panel((5, 46, 195, 120), 2, theme.face)
    return pen.sprite()


def _small_head(canvas: Canvas, card: Noble | Spirit, unit: float) -> None:
    """Draw cost and name; a Noble has a crown instead of a cost, a Token its ring (NN-9)."""
    size = round(40 * unit)
    if isinstance(card, Noble) or card.type == "token":
        canvas.centre(sign(kind_sign(card), round(30 * unit), WHITE), 24 * unit, 23 * unit)
    else:
        canvas.paste(gem(size), 4 * unit, 4 * unit)
        canvas.number(str(card.cost), 24 * unit, 23 * unit, round(27 * unit))
    name, sizes = drawn_name(card, canvas.speech), [round(n * unit) for n in (21, 19, 17, 15, 14)]
    letters, rows = set_name(name, sizes, 146 * unit, sizes[1])
    for index, row in enumerate(rows):
        shift = (index - (len(rows) - 1) / 2) * letters * 1.08
        canvas.text(49 * unit, 23 * unit + shift, row, letters, WHITE, room=146 * unit)


def _small_kind(canvas: Canvas, card: Noble | Spirit, unit: float, foot: float) -> None:
    """Draw Power and Resolve at the picture's lower edge, between them the kind, and behaviours above."""
    ink = tint(card.fate).ink
    left, right = 10.0, 190.0
    if isinstance(card, Spirit):
        _badge(canvas, "power", card.power, 32 * unit, (foot + 1) * unit, round(54 * unit), ink)
        _badge(canvas, "resolve", card.resolve, 168 * unit, (foot + 1) * unit, round(48 * unit), ink)
        left, right = 60, 143
        for index, name in enumerate(marks_of(card)):
            canvas.centre(disc(name, round(26 * unit), ink), (180 - index * 28) * unit, 66 * unit)
    word = canvas.speech.say("nn-picture-kind", kind=kind_of(card))
    icon, room = 17, right - left - 20
    letters = next((n for n in (16, 15, 14, 13) if width(word, round(n * unit)) <= room * unit), 12)
    reach = min(room, width(word, round(letters * unit)) / unit)
    x = (left + right - reach - 20) / 2
    canvas.centre(sign(kind_sign(card), round(icon * unit), ink), (x + 8) * unit, (foot + 12) * unit)
    canvas.text((x + 20) * unit, (foot + 12) * unit, word, round(letters * unit), ink, room=room * unit)


def marks_of(card: Spirit) -> list[str]:
    """Return the signs of a card's behaviours and ways to be summoned."""
    found: list[str] = list(card.behaviours)
    if card.react is not None:
        found.append("react")
    if card.tribute:
        found.append("tribute")
    return found


def _badge(canvas: Canvas, name: str, value: int, x: float, y: float, size: int, ink: Colour) -> None:
    """Draw Power or Resolve in its shape around a point."""
    canvas.centre(badge("power" if name == "power" else "resolve", size, ink), x, y)
    text = number(value)
    letters = round(size * (0.56 if len(text) < 2 else 0.46))
    canvas.number(text, x, y - (size * 0.04 if name == "resolve" else 0), letters)


# A face of its author's own

_SCAN_FOOT = 84
"""Height of what is ours below a scan, for a face that is 200 wide."""


def _scan_face(card: Noble | Spirit, speech: Speech, wide: int, high: int, theme: Theme) -> Sprite | None:
    """Return the face of a card that is a whole scan, with our name and numbers below; None for others."""
    unit, edge = wide / 200, round(wide / 40)
    upper = round(high - _SCAN_FOOT * unit)
    scan = whole_scan(card.picture, wide - 2 * edge, upper - edge)
    if scan is None:
        return None
    pen = Pen(200, high / unit, unit)
    ink = tint(card.fate).ink
    pen.panel((0, 0, 200, high / unit), 13, ink, theme.face_line, 1.5)
    paper = pen.sprite()
    canvas = Canvas.upon(paper.image.copy(), theme, speech)
    canvas.paste(scan, edge, edge)
    name, sizes = drawn_name(card, speech), [round(n * unit) for n in (23, 21, 19, 17, 15)]
    size = next((each for each in sizes if width(name, each) <= 184 * unit), sizes[-1])
    canvas.text(100 * unit, upper + 19 * unit, name, size, WHITE, "middle", room=184 * unit)
    middle = upper + 57 * unit
    if isinstance(card, Noble) or card.type == "token":
        canvas.centre(sign(kind_sign(card), round(40 * unit), WHITE), 34 * unit, middle)
    else:
        canvas.centre(gem(round(46 * unit)), 34 * unit, middle)
        canvas.number(str(card.cost), 34 * unit, middle, round(30 * unit))
    if isinstance(card, Spirit):
        _badge(canvas, "power", card.power, 104 * unit, middle, round(50 * unit), ink)
        _badge(canvas, "resolve", card.resolve, 164 * unit, middle, round(46 * unit), ink)
    return Sprite(canvas.image, paper.mask)


# The large face

_ROOM = 650
_WIDE = 678
"""Of the picture."""
_TOP = 138


def draw_card(card: Noble | Spirit, tokens: Mapping[str, Spirit], speech: Speech, theme: str) -> Image.Image:
    """Draw a card as it is looked up, with its whole text; `tokens` are the cards that texts may create."""
    canvas = Canvas(*CARD, theme_called(theme), speech, GAME)
    scan = _scan_face(card, speech, *CARD, canvas.theme)
    if scan is not None:
        canvas.paste(scan, 0, 0)
        return canvas.image
    ink, paper = tint(card.fate).ink, canvas.theme
    edge = paper.gold if isinstance(card, Noble) else paper.face_line
    canvas.panel(10, 10, CARD[0] - 20, CARD[1] - 20, ink, edge, 34, 6 if isinstance(card, Noble) else 3)
    canvas.panel(26, 26, CARD[0] - 52, CARD[1] - 52, paper.face, paper.face, 22)
    _draw_head(canvas, card, ink)
    lines = lines_of(card, tokens, speech)
    flavour = _flavour_rows(card, speech)
    foot = CARD[1] - 48 - len(flavour) * 28
    high, size = _arranged(lines, foot)
    _draw_picture(canvas, card, high, ink)
    y = _TOP + high + 44
    _draw_kind(canvas, card, kind_line(card, speech), y, ink)
    if lines:
        set_lines(canvas, lines, 50, y + 34, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, ink, "middle")
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
            if text_height(lines, size, _ROOM) <= foot - (_TOP + high + 44 + 34) - 24:
                return high, size
    return 170, 14


def _flavour_rows(card: Noble | Spirit, speech: Speech) -> list[str]:
    if card.flavour is None:
        return []
    rows = list(wrapped(speech.say("nn-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM))
    return rows if len(rows) <= 3 else [*rows[:2], fitted(rows[2] + ELLIPSIS, 22, _ROOM)]


def _draw_head(canvas: Canvas, card: Noble | Spirit, ink: Colour) -> None:
    if isinstance(card, Noble) or card.type == "token":
        canvas.centre(sign(kind_sign(card), 74, ink), 86, 84)
    else:
        canvas.paste(gem(92), 40, 38)
        canvas.number(str(card.cost), 86, 84, 58)
    canvas.centre(fate_mark(card.fate, 72, ink), CARD[0] - 86, 84)
    size, rows = set_name(drawn_name(card, canvas.speech), (54, 46, 40, 34), CARD[0] - 282, 40)
    for index, row in enumerate(rows):
        canvas.text(146, 84 + (index - (len(rows) - 1) / 2) * size * 1.05, row, size, ink, room=CARD[0] - 282)


def _draw_picture(canvas: Canvas, card: Noble | Spirit, high: int, ink: Colour) -> None:
    """Draw the picture, its upper and lower edge cut where the text needs the room."""
    wide = _WIDE
    canvas.paste(card_art(card, wide, 14, high), 36, _TOP)
    if isinstance(card, Spirit):
        bottom = _TOP + high
        _badge(canvas, "power", card.power, 112, bottom - 54, 142, ink)
        _badge(canvas, "resolve", card.resolve, CARD[0] - 106, bottom - 50, 126, ink)
        _draw_marks(canvas, card, bottom, ink)


def _draw_marks(canvas: Canvas, card: Spirit, bottom: float, ink: Colour) -> None:
    """Name behaviours, REACT and Tribute upon the picture, between Power and Resolve."""
    x = 206.0
    for name in marks_of(card):
        text = canvas.speech.say("nn-picture-mark", mark=name)
        size = 24
        wide = width(text, size) + 58
        if x + wide > CARD[0] - 186:
            return
        canvas.panel(x, bottom - 56, wide, 44, canvas.theme.face, ink, 18, 3)
        canvas.paste(sign(name, 26, ink), x + 12, bottom - 47)
        canvas.text(x + 46, bottom - 34, text, size, ink)
        x += wide + 8


def _draw_kind(canvas: Canvas, card: Noble | Spirit, text: str, y: float, ink: Colour) -> None:
    canvas.paste(sign(kind_sign(card), 34, ink), 50, y - 17)
    room = CARD[0] - 96 - 50
    size = next((size for size in (28, 26, 24, 22) if width(text, size) <= room), 20)
    canvas.text(96, y, text, size, ink, room=room)
    canvas.panel(50, y + 24, _ROOM, 3, ink, ink, 1, 1)


def card_alt(card: Noble | Spirit, tokens: Mapping[str, Spirit], speech: Speech) -> str:
    """Say what is on a card."""
    parts = [speech.name(card.name), kind_line(card, speech), *lines_of(card, tokens, speech)]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
