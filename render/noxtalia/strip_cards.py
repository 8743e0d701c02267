"""Cards in a strip: cost, name, picture, power, the sign of their kind and of their keywords; no text."""

from __future__ import annotations

from typing import NamedTuple

from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.language.pack import Capacity, Spirit
from render.drawing.depth import bar, gradient, halo, plate, rounded
from render.drawing.lettering import plain, width
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Theme
from render.drawing.tones import LINE, mixed
from render.noxtalia.art.emblems import element_badge, kind_mark
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import Cards, kind_of
from render.noxtalia.hand import put_change
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.small import keyword_disc
from render.noxtalia.strip_model import Shown
from render.noxtalia.theme_colors import INK, PAPER, RIM, SKIN
from render.noxtalia.tokens import gem
from render.noxtalia.totems import edge_of, frame
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.theme_colors import GOLD_INK, WHITE
from render.shared.typeset import whole_words

HIGH = 212
TILES = (196, 166)
"""How wide a card is: the largest that has room."""
GAP = 8
_ROWS, ROW = 4, 47
"""Many cards stand in rows, each so high."""
_COLUMN = 470
"""How wide a column of rows is where that has room."""
_HEAD, _PAPER = 44, 68
_NAMES = (34, 32, 30, 28)
_PITCH = 0.98
_NUMBER, _DISC = 42, 36
_PLATE, _CHANGE = 52, 56
"""Of the power in a row, and of a changed cost beside it."""


class Placed(NamedTuple):
    """Where cards stand: upright beside one another, or in rows where they are many."""

    upright: int
    """Their width; 0 in rows."""
    boxes: tuple[Box, ...]


def placed(count: int, box: Box) -> Placed:
    """Return where so many cards stand; what finds no place is counted in the last one."""
    for wide in TILES if box.high >= HIGH else ():
        if count * (wide + GAP) - GAP <= box.wide:
            return Placed(wide, tuple(Box(box.x + n * (wide + GAP), box.y, wide, HIGH) for n in range(count)))
    rows = max(1, min(_ROWS, int((box.high + 6) // (ROW + 6))))
    columns = max(1, min(-(-count // rows), int(box.wide // 250)))
    wide = min(_COLUMN, (box.wide - (columns - 1) * 14) / columns)
    boxes = tuple(
        Box(box.x + column * (wide + 14), box.y + row * (ROW + 6), wide, ROW)
        for column in range(columns)
        for row in range(rows)
    )
    return Placed(0, boxes[:count])


def draw_cards(scene: DuelScene, box: Box, found: Shown) -> None:
    """Draw cards from the left of a box; those that can be answered with have a ring."""
    cards, where = found.cards, placed(len(found.cards), box)
    rest = len(cards) - len(where.boxes)
    for card, spot in zip(cards[: len(where.boxes) - (rest > 0)], where.boxes, strict=False):
        change = found.changes.get(card, 0)
        put_card(scene, card, spot, upright=where.upright > 0, ringed=card in found.ringed, change=change)
    if rest > 0:
        spot = where.boxes[-1]
        scene.canvas.label(spot.centre, spot.middle, f"+{rest + 1}", 42, WHITE, RIM, "middle")


def put_card(
    scene: DuelScene, card: str, box: Box, *, upright: bool, ringed: bool = False, change: int = 0
) -> None:
    """Put a card upon its shadow, in a ring if an answer names it, with what it costs more or less now."""
    canvas, size = scene.canvas, (round(box.wide), round(box.high))
    canvas.shade(box, 12)
    if ringed:
        ring = halo(*size, scene.look.acts, 7 if upright else 5, 12)
        canvas.centre(ring, box.centre, box.middle)
    given = scene.cards.catalogue, card, canvas.speech, *size
    if upright:
        canvas.paste(upright_card(*given, scene.theme), box.x, box.y)
    else:
        canvas.paste(row_card(*given, bool(change), scene.theme), box.x, box.y)
    if change and upright:
        put_change(scene, box.x + 4, box.y + _HEAD + 12, change)
    elif change:
        put_change(scene, box.end - _PLATE - 8 - _CHANGE, box.y + 4, change)


def picture(wide: int, high: int = HIGH) -> tuple[int, int]:
    """Return width and height of the picture on a card so large."""
    edge = edge_of(wide)
    return wide - 2 * edge, high - 2 * edge - _PAPER - _HEAD + 4


@cached_sprite
def upright_card(
    catalogue: Catalogue, card: str, speech: SpeechText, wide: int, high: int, theme: Theme
) -> Sprite:
    """Return a card as it stands in a strip."""
    cards = Cards(catalogue, speech)
    found = cards.find(card)
    around, edge = frame(found.element, wide, high, 12), edge_of(wide)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    inner, art = picture(wide, high)
    foot = high - edge - _PAPER
    canvas.paste(cards.art(card, inner, art, 2), edge, foot - art)
    canvas.paste(
        Sprite(gradient(inner, _PAPER, (SKIN[0], PAPER, SKIN[1])), rounded(inner, _PAPER, 5)), edge, foot
    )
    _put_head(canvas, found, wide, edge)
    _put_numbers(canvas, found, Box(edge, edge + _HEAD, inner, art - 4))
    name = plain(speech.name(found.name)) or card
    _put_name(canvas, name, Box(edge + 3, foot + 4, inner - 6, _PAPER - 4))
    return Sprite(canvas.image, around.mask)


def _put_head(canvas: Canvas, card: Spirit | Capacity, wide: int, edge: int) -> None:
    """Put the band of the element with its sign, the cost and the sign of the kind."""
    colours = tint(card.element)
    tones = (mixed(colours.main, colours.ink, 0.45), colours.ink)
    canvas.paste(bar(wide - 2 * edge + 4, _HEAD, tones, LINE, 7, 2), edge - 2, edge - 4)
    middle = edge + _HEAD / 2 - 4
    canvas.centre(element_badge(card.element, 42, WHITE), wide - edge - 22, middle)
    canvas.centre(kind_mark(kind_of(card), 32, WHITE), (54 + wide - edge - 42) / 2, middle)
    _put_cost(canvas, card, 52, 2)


def _put_cost(canvas: Canvas, card: Spirit | Capacity, size: int, corner: float) -> None:
    cost = str(card.attack.cost if isinstance(card, Spirit) else card.cost)
    canvas.paste(gem(size), corner, corner)
    letters = 42 if size > 50 else 36
    canvas.label(corner + size / 2, corner + 1 + size / 2, cost, letters, WHITE, RIM, "middle")


def _put_numbers(canvas: Canvas, card: Spirit | Capacity, art: Box) -> None:
    """Put power and keywords along the picture's lower edge."""
    power, high = _power(card), _NUMBER + 8
    if power is not None:
        wide = round(max(_NUMBER * 1.5, width(power, _NUMBER) + 20))
        spot = Box(art.x + 4, art.foot - high + 10, wide, high)
        canvas.paste(plate(wide, high, tint(card.element).ink, WHITE, 9, 3), spot.x, spot.y)
        canvas.text(spot.centre, spot.middle, power, _NUMBER, WHITE, "middle")
    for place, keyword in enumerate(_keywords(card)):
        canvas.paste(keyword_disc(keyword, _DISC), art.end - (_DISC + 3) * (place + 1), art.foot - _DISC + 2)


def _power(card: Spirit | Capacity) -> str | None:
    power = card.attack.power if isinstance(card, Spirit) else card.power
    return None if power is None else str(power)


def _keywords(card: Spirit | Capacity) -> tuple[str, ...]:
    return tuple(card.keywords[:3]) if isinstance(card, Capacity) else ()


def _put_name(canvas: Canvas, name: str, box: Box) -> None:
    """Write a name in one row as large as it fits, else in two, the second shortened at a word."""
    face = face_of(name)
    size = next((one for one in _NAMES if width(name, one, face) <= box.wide), _NAMES[-1])
    rows = whole_words(name, size, box.wide, face=face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * _PITCH
        canvas.text(box.centre, y, row, size, INK, "middle", face=face)


@cached_sprite
def row_card(
    catalogue: Catalogue, card: str, speech: SpeechText, wide: int, high: int, changed: bool, theme: Theme
) -> Sprite:
    """Return a card as a row: cost, element, sign of its kind, name, keywords, power; room for a change."""
    cards = Cards(catalogue, speech)
    found = cards.find(card)
    colours = tint(found.element)
    tones = (mixed(colours.main, colours.ink, 0.6), colours.ink)
    whole = bar(wide, high, tones, PAPER, 10, 3)
    canvas = Canvas.upon(whole.image.copy(), theme, speech)
    _put_cost(canvas, found, high - 2, 1)
    canvas.centre(element_badge(found.element, 38, WHITE), high + 20, high / 2)
    canvas.centre(kind_mark(kind_of(found), 28, WHITE), high + 58, high / 2)
    left, end = high + 78.0, wide - 8.0
    power = _power(found)
    if power is not None:
        plated = round(max(_PLATE, width(power, 36) + 18))
        canvas.paste(plate(plated, high - 8, GOLD_INK, WHITE, 8, 2), wide - plated - 5, 4)
        canvas.text(wide - 5 - plated / 2, high / 2, power, 36, WHITE, "middle")
        end -= plated + 2
    if changed:
        end = wide - _PLATE - 12.0 - _CHANGE
    name = plain(speech.name(found.name)) or card
    face = face_of(name)
    for keyword in _keywords(found):
        if width(name, 28, face) > end - _DISC - 4 - left:
            break
        end -= _DISC + 4
        canvas.paste(keyword_disc(keyword, _DISC), end, (high - _DISC) / 2)
    (row,) = whole_words(name, 28, end - left, 1, face)
    canvas.label(left, high / 2, row, 28, WHITE, RIM, face=face)
    return Sprite(canvas.image, whole.mask)
