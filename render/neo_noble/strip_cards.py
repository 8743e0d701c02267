"""Cards in a strip: cost, picture, name, kind and keywords, numbers; no text."""

from __future__ import annotations

from collections.abc import Sequence

from engines.neo_noble.cards.catalogue import Catalogue
from engines.neo_noble.language.pack import Noble, Spirit
from engines.neo_noble.language.parts import Fate
from render.drawing.depth import Tones, bar, frame, plate
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, darker, mixed
from render.neo_noble.art.paint import Subject, broad_art
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import drawn_name, kind_sign
from render.neo_noble.marks import Figure, put_figure, put_numbers, put_ready, put_ring
from render.neo_noble.scene import Scene, named
from render.neo_noble.small import marks_of, put_cost
from render.neo_noble.strip_model import ShownCard
from render.neo_noble.theme_colors import BONE, INK, NIGHT, look_of
from render.neo_noble.tokens import disc, fate_disc
from render.neo_noble.words import number
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, whole_words

HIGH = 182
WIDTHS = (220, 176, 160, 140)
"""How wide a card is: the largest that has room."""
ROW = 44
"""Height of a card where many stand in rows."""
_GAP = 6
_COLUMNS = (440, 285, 190)
"""How wide columns of rows are."""
_EDGE, _NAME, _PLATE, _GEM, _SIGN = 6, 58, 44, 48, 34
_NAMES = (32, 30, 28)
_NUMBERS = (42, 38, 34, 30, 28, 27)
_PITCH = 0.86
_COUNT = 28
_MOST_SIGNS = 3
_BADGE = 48


def placed(count: int, box: Box) -> tuple[Box, ...]:
    """Return where so many cards stand, as large as there is room; the rest is counted in the last place."""
    lines = int((box.high + _GAP) // (HIGH + _GAP))
    for wide in WIDTHS:
        most = int((box.wide + _GAP) // (wide + _GAP))
        if count <= most * lines:
            return tuple(
                Box(box.x + n % most * (wide + _GAP), box.y + n // most * (HIGH + _GAP), wide, HIGH)
                for n in range(count)
            )
    rows = max(1, int((box.high + _GAP) // (ROW + _GAP)))
    wide = next((each for each in _COLUMNS if _fits(each, box.wide) * rows >= count), _COLUMNS[-1])
    return tuple(
        Box(box.x + n // rows * (wide + 10), box.y + n % rows * (ROW + _GAP), wide, ROW)
        for n in range(min(count, _fits(wide, box.wide) * rows))
    )


def _fits(wide: int, room: float) -> int:
    return int((room + 10) // (wide + 10))


def draw_cards(scene: Scene, box: Box, entry: str | None, cards: Sequence[ShownCard]) -> None:
    """Draw what is answered, then the cards; those that can be answered with have a ring."""
    shown = list(cards)
    if entry is not None:
        shown.insert(0, ShownCard(entry, 1, ringed=False, held=False))
    spots = placed(len(shown), box)
    rest = len(shown) - len(spots)
    for place, (one, spot) in enumerate(zip(shown, spots, strict=False)):
        if rest and place == len(spots) - 1:
            ink = look_of(scene.theme).ink
            scene.canvas.text(spot.centre, spot.middle, f"+{rest + 1}", 42, ink, "middle")
            return
        _put_card(scene, spot, one, waits=entry is not None and not place)


def _put_card(scene: Scene, box: Box, one: ShownCard, *, waits: bool) -> None:
    """Put a card upon its shadow, in the ring of what it may do."""
    canvas, upright = scene.canvas, box.high == HIGH
    canvas.shade(box, 12)
    if waits:
        put_ring(scene, box, "acts", 5)
    elif one.ringed and one.blocks:
        put_ring(scene, box, "blocks", 6)
    elif one.ringed:
        put_ready(scene, box, 6)
    size = round(box.wide), round(box.high)
    draw = upright_card if upright else row_card
    canvas.paste(draw(scene.cards.catalogue, one.card, canvas.speech, size, one.many, scene.theme),
                 box.x, box.y)  # fmt: skip
    if waits:
        x, y = (box.end - _BADGE / 2 - 4, box.y + _BADGE / 2 + 4) if upright else (box.x + 22, box.middle)
        put_numbers(scene, x, y, (1,), _BADGE if upright else 42)


def night(fate: Fate) -> Tones:
    """Return the tones behind a name, from above downwards."""
    colours = tint(fate)
    return mixed(colours.main, colours.ink, 0.85), darker(colours.ink, 0.2)


def art_of(card: Noble | Spirit, wide: int) -> Sprite:
    """Return the picture on a card so wide."""
    return broad_art(Subject.of(card), wide - 2 * _EDGE, HIGH - _EDGE - _NAME - _PLATE, 4)


@cached_sprite
def upright_card(
    catalogue: Catalogue, card: str, speech: SpeechText, size: tuple[int, int], count: int, theme: Theme
) -> Sprite:
    """Return a card as it stands in a strip."""
    found = catalogue.definition(card)
    wide, high = size
    colours = tint(found.fate)
    around = frame(colours, colours, wide, high, 12, _EDGE)
    canvas = Canvas.upon(around.image.copy(), theme, speech)
    picture = art_of(found, wide)
    art = Box(_EDGE, _EDGE, *picture.size)
    canvas.paste(picture, art.x, art.y)
    name = Box(4, art.foot, wide - 8, _NAME)
    canvas.paste(bar(round(name.wide), _NAME, night(found.fate), LINE, 7, 2), name.x, name.y)
    put_rows(canvas, name.inset(4), drawn_name(found, speech), _NAMES)
    _put_foot(canvas, found, Box(2, high - _PLATE - 1, wide - 4, _PLATE))
    _put_signs(canvas, found, wide - _EDGE, _EDGE + 1)
    put_cost(canvas, found, 1, 1, _GEM)
    if count > 1:
        _put_count(canvas, art.x + 2, art.foot - 2, count)
    return Sprite(canvas.image, around.mask)


def _put_signs(canvas: Canvas, card: Noble | Spirit, end: float, y: float) -> None:
    """Put the kind and up to three keywords along the upper edge, the first at the right end."""
    marks = [kind_sign(card), *(marks_of(card)[:_MOST_SIGNS] if isinstance(card, Spirit) else ())]
    room = end - _GEM - 6
    step = min(_SIGN - 2.0, (room - _SIGN) / max(1, len(marks) - 1))
    for place, mark in reversed(list(enumerate(marks))):
        canvas.paste(disc(mark, _SIGN, tint(card.fate).ink), end - _SIGN - place * step, y)


def _put_count(canvas: Canvas, x: float, foot: float, count: int) -> None:
    text = f"×{count}"
    wide = round(width(text, _COUNT)) + 16
    canvas.paste(plate(wide, 36, BONE, NIGHT, 9, 3), x, foot - 36)
    canvas.text(x + wide / 2, foot - 18, text, _COUNT, INK, "middle")


def put_rows(
    canvas: Canvas, box: Box, name: str, sizes: Sequence[int], most: int = 2, ink: Colour = WHITE
) -> None:
    """Write a name in the middle of a box: in a row, else in several, shortened at a word."""
    face = named(name)
    size = largest(name, sizes, box.wide, face)
    rows = whole_words(name, size, box.wide, most, face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * _PITCH
        canvas.text(box.centre, y, row, size, ink, "middle", face=face)


def _put_foot(canvas: Canvas, card: Noble | Spirit, box: Box) -> None:
    """Put Power and Resolve in a row, the Fate's sign between them where there is room."""
    if isinstance(card, Spirit):
        wide = (box.wide - 2) / 2 if box.wide < 170 else (box.wide - box.high) / 2
        put_figure(canvas, box.left(wide), Figure("power", card.power, card.power), _NUMBERS, 26)
        put_figure(canvas, box.right(wide), Figure("resolve", card.resolve, card.resolve), _NUMBERS, 26)
        if box.wide < 170:
            return
    canvas.centre(fate_disc(card.fate, round(box.high) - 2), box.centre, box.middle)


@cached_sprite
def row_card(
    catalogue: Catalogue, card: str, speech: SpeechText, size: tuple[int, int], count: int, theme: Theme
) -> Sprite:
    """Return a card as a row: cost, kind, name, numbers."""
    found = catalogue.definition(card)
    wide, high = size
    colours = tint(found.fate)
    whole = bar(wide, high, (mixed(colours.ink, colours.main, 0.3), darker(colours.ink, 0.35)), colours.light,
                10, 3)  # fmt: skip
    canvas = Canvas.upon(whole.image.copy(), theme, speech)
    put_cost(canvas, found, 2, 1, high - 2)
    left, end = high + 4.0, wide - 10.0
    if wide == _COLUMNS[0]:
        canvas.paste(disc(kind_sign(found), _SIGN, colours.ink), left, (high - _SIGN) / 2)
        left += _SIGN + 4
    if isinstance(found, Spirit):
        numbers = f"{number(found.power)}/{number(found.resolve)}"
        end -= width(numbers, 30)
        canvas.text(end, high / 2, numbers, 30, WHITE)
    if count > 1:
        text = f"×{count}"
        end -= width(text, _COUNT) + 4
        canvas.text(end, high / 2, text, _COUNT, WHITE)
    name = drawn_name(found, speech)
    face = named(name)
    (row,) = whole_words(name, 28, end - 6 - left, 1, face)
    canvas.label(left, high / 2, row, 28, WHITE, NIGHT, face=face)
    return Sprite(canvas.image, whole.mask)
