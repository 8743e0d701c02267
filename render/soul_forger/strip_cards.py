"""Cards in a strip: Ronum, factions, picture, name, numbers or kind; no text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.language.pack import ActionCard, CardModel, Creature
from render.drawing.depth import bar, frame, halo, plate
from render.drawing.lettering import heading, width
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import darker
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, whole_words
from render.soul_forger.art.figures import Subject, kind_of
from render.soul_forger.art.paint import picture
from render.soul_forger.art.signs import mark, sign_disc
from render.soul_forger.art.tints import tints
from render.soul_forger.cards import drawn_name
from render.soul_forger.face import hexagon, numbers
from render.soul_forger.marks import night, put_edged
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.strip_model import Shown, ShownCard
from render.soul_forger.theme_colors import CREAM, EMBER, INK, IRON, NIGHT, PAPER, TALLY, look_of

HIGH = 196
WIDTHS = (188, 160, 138, 122)
"""How wide a card is: the largest that has room."""
GAP = 6
ROW = 44
"""Height of a card where many stand in rows."""
_EDGE, _STONE, _SIGN, _PLATE = 6, 48, 38, 44
_NAME = 58
_NAMES = (32, 30, 28)
_PITCH = 0.96
_COLUMNS = (470, 382, 282)
"""How wide columns of rows are."""
_COUNT = 28


class Placed(NamedTuple):
    """Where cards stand."""

    upright: bool
    boxes: tuple[Box, ...]


def placed(count: int, box: Box) -> Placed:
    """Return where so many cards stand; what finds no place is counted in the last one."""
    for wide in WIDTHS if box.high >= HIGH else ():
        if count * (wide + GAP) - GAP <= box.wide:
            return Placed(True, tuple(Box(box.x + n * (wide + GAP), box.y, wide, HIGH) for n in range(count)))
    rows = max(1, int((box.high + 6) // (ROW + 6)))
    fits = (each for each in _COLUMNS if int((box.wide + 12) // (each + 12)) * rows >= count)
    wide = next(fits, _COLUMNS[-1])
    most = int((box.wide + 12) // (wide + 12)) * rows
    return Placed(
        False,
        tuple(
            Box(box.x + n // rows * (wide + 12), box.y + n % rows * (ROW + 6), wide, ROW)
            for n in range(min(count, most))
        ),
    )


def draw_cards(scene: Scene, box: Box, found: Shown) -> None:
    """Draw cards from the left of a box; those that can be answered with have a ring."""
    cards, where = found.cards, placed(len(found.cards), box)
    rest = len(cards) - len(where.boxes)
    for one, spot in zip(cards[: len(where.boxes) - (rest > 0)], where.boxes, strict=False):
        put_card(scene, spot, one, upright=where.upright)
    if rest > 0:
        spot = where.boxes[-1]
        ink = look_of(scene.theme).ink
        scene.canvas.text(spot.centre, spot.middle, f"+{rest + 1}", 42, ink, "middle")


def put_card(scene: Scene, box: Box, one: ShownCard, *, upright: bool) -> None:
    """Put a card upon its shadow, in a ring if an answer names it, with how many of it there are."""
    canvas, size = scene.canvas, (round(box.wide), round(box.high))
    canvas.shade(box, 12)
    if one.ringed:
        width_ = 6 if upright else 5
        canvas.centre(halo(*size, look_of(scene.theme).acts, width_, 12), box.centre, box.middle)
    draw = upright_card if upright else row_card
    canvas.paste(draw(scene.cards.catalogue, one.card, canvas.speech, size, one.count, scene.theme),
                 box.x, box.y)  # fmt: skip


def picture_size(wide: int, high: int = HIGH) -> tuple[int, int]:
    """Return width and height of the picture on a card so large."""
    return wide - 2 * _EDGE, high - _EDGE - _NAME - _PLATE - 2


@cached_sprite
def upright_card(
    catalogue: Catalogue, card: str, speech: SpeechText, size: tuple[int, int], count: int, theme: Theme
) -> Sprite:
    """Return a card as it stands in a strip."""
    found = catalogue.definitions[card]
    wide, high = size
    subject = Subject.of(found)
    around = frame(*tints(subject.factions), wide, high, 12, _EDGE)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    art = Box(_EDGE, _EDGE, *picture_size(wide, high))
    canvas.paste(picture(subject, round(art.wide), round(art.high)), art.x, art.y)
    hexagon(canvas, 0, 0, _STONE, found.ronum)
    _put_factions(canvas, subject.factions, wide - 3, 3)
    if count > 1:
        _put_count(canvas, art.end, art.foot - 4, count, speech)
    name = Box(4, art.foot, wide - 8, _NAME)
    canvas.paste(night(round(name.wide), _NAME), name.x, name.y)
    put_rows(canvas, name.inset(2), drawn_name(found, speech), _NAMES, CREAM)
    _put_plates(canvas, found, Box(2, high - _PLATE - 2, wide - 4, _PLATE))
    return Sprite(canvas.image, around.mask)


def _put_factions(canvas: Canvas, factions: Sequence[str], end: float, y: float) -> None:
    for place, faction in enumerate(factions or ("",)):
        canvas.paste(sign_disc(faction, _SIGN), end - _SIGN - place * (_SIGN - 8), y)


def _put_count(canvas: Canvas, end: float, foot: float, count: int, speech: SpeechText) -> None:
    text = speech.say("sf-picture-times", count=count)
    wide = round(width(text, _COUNT)) + 16
    canvas.paste(plate(wide, 38, PAPER, NIGHT, 9, 3), end - wide, foot - 38)
    canvas.text(end - wide / 2, foot - 19, text, _COUNT, INK, "middle")


def put_rows(canvas: Canvas, box: Box, name: str, sizes: Sequence[int], ink: Colour, most: int = 2) -> None:
    """Write a name in the middle of a box: in a row, else in several, shortened at a word."""
    face = heading(name, HEADINGS)
    size = largest(name, sizes, box.wide, face)
    rows = whole_words(name, size, box.wide, most, face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * _PITCH
        canvas.text(box.centre, y, row, size, ink, "middle", face=face)


class _Plate(NamedTuple):
    sign: str
    text: str
    fill: Colour
    ink: Colour


def _plates(card: CardModel, speech: SpeechText, *, whole: bool) -> list[_Plate]:
    """Return what stands on plates: numbers, and of what is no creature its speed and kind."""
    inks = {"weapon": (PAPER, INK), "shield": (IRON, WHITE), "experience": (TALLY, EMBER)}
    found = [_Plate(sign, text, *inks[sign]) for sign, text in numbers(card, speech) if sign]
    if isinstance(card, Creature):
        return found if whole else found[:2]
    kind = speech.say("sf-picture-kind", kind=kind_of(card))
    quick = isinstance(card, ActionCard) and card.speed != "normal"
    return [*found, _Plate("bolt" if quick else "", kind, IRON, WHITE)]


_SIZES = ((42, 28, 26), (40, 28, 24), (36, 28, 24), (36, 28, 0), (32, 27, 0), (28, 27, 0), (27, 27, 0))
"""Of numbers, of words and of the signs before them."""


def _put_plates(canvas: Canvas, card: CardModel, box: Box) -> None:
    """Put numbers and words on plates in a row, as large as there is room; experience gives way."""
    for whole in (True, False):
        plates = _plates(card, canvas.speech, whole=whole)
        for number, word, sign in _SIZES[:4] if whole else _SIZES:
            needs = [_need(each, number, word, sign) for each in plates]
            if sum(needs) + 3 * (len(needs) - 1) <= box.wide:
                _set_plates(canvas, box, plates, needs, (number, word, sign))
                return
    _set_plates(canvas, box, plates[-1:], [box.wide], _SIZES[-1])


def _need(each: _Plate, number: int, word: int, sign: int) -> float:
    is_number = each.text[-1:].isdigit()
    before = sign if is_number else 24
    return width(each.text, number if is_number else word) + (before + 4 if each.sign and before else 0) + 14


def _set_plates(
    canvas: Canvas, box: Box, plates: Sequence[_Plate], needs: Sequence[float], size: tuple[int, int, int]
) -> None:
    """Write plates from left to right; they share what is left of the room."""
    more = (box.wide - sum(needs) - 3 * (len(needs) - 1)) / len(needs)
    x = box.x
    for each, need in zip(plates, needs, strict=True):
        is_number = each.text[-1:].isdigit()
        wide = need + more
        canvas.paste(plate(round(wide), round(box.high), each.fill, NIGHT, 8, 3), x, box.y)
        sign = (size[2] if is_number else 24) if each.sign else 0
        letters = size[0] if is_number else size[1]
        reach = min(width(each.text, letters), wide - 10) + (sign + 4 if sign else 0)
        left = x + (wide - reach) / 2
        if sign:
            canvas.paste(mark(each.sign, sign, each.ink), left, box.middle - sign / 2)
            left += sign + 4
        canvas.text(left, box.middle, each.text, letters, each.ink, room=x + wide - 4 - left)
        x += wide + 3


@cached_sprite
def row_card(
    catalogue: Catalogue, card: str, speech: SpeechText, size: tuple[int, int], count: int, theme: Theme
) -> Sprite:
    """Return a card as a row: Ronum, faction, name, numbers."""
    found = catalogue.definitions[card]
    wide, high = size
    first = tints(tuple(found.factions))[0]
    whole = bar(wide, high, (darker(first.ink, 0.25), darker(first.ink, 0.5)), first.light, 10, 3)
    canvas = Canvas.upon(whole.image.copy(), theme, speech)
    hexagon(canvas, 2, 1, high - 2, found.ronum)
    factions = found.factions or ("",)
    for place, faction in enumerate(factions[:2]):
        canvas.paste(sign_disc(faction, 34), high + 2 + place * 26, (high - 34) / 2)
    left, end = high + 42.0 + 26 * (len(factions[:2]) - 1), wide - 5.0
    for each in reversed(_plates(found, speech, whole=False)):
        if not each.text[-1:].isdigit():
            end -= _put_kind(canvas, each, end, high / 2, word=wide >= _COLUMNS[1])
            continue
        plated = round(max(38, width(each.text, 30) + 14))
        canvas.paste(plate(plated, high - 10, each.fill, NIGHT, 7, 2), end - plated, 5)
        canvas.text(end - plated / 2, high / 2, each.text, 30, each.ink, "middle")
        end -= plated + 2
    if count > 1:
        text = speech.say("sf-picture-times", count=count)
        end -= width(text, _COUNT) + 4
        canvas.text(end, high / 2, text, _COUNT, WHITE)
    name = drawn_name(found, speech)
    face = heading(name, HEADINGS)
    (row,) = whole_words(name, 28, end - 6 - left, 1, face)
    put_edged(canvas, left, high / 2, row, 28, CREAM, face=face)
    return Sprite(canvas.image, whole.mask)


def _put_kind(canvas: Canvas, each: _Plate, end: float, y: float, *, word: bool) -> float:
    """Say at the end of a row which kind of card it is, by a sign alone where there is little room."""
    reach = 8.0
    if word:
        reach += width(each.text, 27)
        canvas.text(end - reach, y, each.text, 27, WHITE)
        reach += 4
    if each.sign:
        canvas.paste(mark(each.sign, 28, WHITE), end - reach - 26, y - 14)
        reach += 30
    return reach
