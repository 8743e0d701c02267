"""Cards in a strip: name, cost, picture, kind or keywords, power and toughness; no text."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from render.drawing.depth import plate
from render.drawing.lettering import fitted, width
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Theme
from render.magic.art.figures import mana_of
from render.magic.art.paint import picture
from render.magic.art.tints import letters
from render.magic.cards import Cards
from render.magic.face import put_cost, symbols_of
from render.magic.frames import frame, night
from render.magic.marks import put_badge
from render.magic.scene import Scene
from render.magic.strip_model import ShownCard
from render.magic.theme_colors import BLACK, BRASS, INK, PAPER, look_of
from render.magic.tiles import put_ring
from render.magic.tokens import disc_sign, mana, sign_of
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, whole_words

HIGH = 182
WIDTHS = (220, 190, 160, 140)
"""How wide a card is: the largest that has room."""
ROW = 44
"""Height of a card where many stand in rows."""
GAP = 6
_COLUMNS = (382, 285, 226)
"""How wide columns of rows are."""
_EDGE, _NAME, _FOOT, _COST, _SIGN = 6, 58, 42, 46, 34
_NAMES = (30, 29, 28)
_PITCH = 0.94
_COUNT, _MOST_SIGNS = 28, 3


def placed(count: int, box: Box) -> tuple[Box, ...]:
    """Return where so many cards stand, as large as there is room; the rest is counted in the last place."""
    lines = int((box.high + GAP) // (HIGH + GAP))
    for wide in WIDTHS:
        most = int((box.wide + GAP) // (wide + GAP))
        if count <= most * lines:
            return tuple(
                Box(box.x + n % most * (wide + GAP), box.y + n // most * (HIGH + GAP), wide, HIGH)
                for n in range(count)
            )
    rows = max(1, int((box.high + GAP) // (ROW + GAP)))
    wide = next((each for each in _COLUMNS if _fits(each, box.wide) * rows >= count), _COLUMNS[-1])
    return tuple(
        Box(box.x + n // rows * (wide + 10), box.y + n % rows * (ROW + GAP), wide, ROW)
        for n in range(min(count, _fits(wide, box.wide) * rows))
    )


def _fits(wide: int, room: float) -> int:
    return int((room + 10) // (wide + 10))


def draw_cards(scene: Scene, box: Box, entry: tuple[int, str] | None, cards: Sequence[ShownCard]) -> None:
    """Draw what resolves next, then the cards; those that can be played have a ring."""
    shown = list(cards)
    if entry is not None:
        shown.insert(0, ShownCard(entry[1], 1, ringed=False, held=False))
    spots = placed(len(shown), box)
    rest = len(shown) - len(spots)
    for place, (one, spot) in enumerate(zip(shown, spots, strict=False)):
        if rest and place == len(spots) - 1:
            ink = look_of(scene.theme).ink
            scene.canvas.text(spot.centre, spot.middle, f"+{rest + 1}", 42, ink, "middle")
            return
        _put_card(scene, spot, one, entry[0] if entry is not None and not place else 0)


def _put_card(scene: Scene, box: Box, one: ShownCard, number: int) -> None:
    """Put a card upon its shadow, in a ring if it can be played, with its number if it waits."""
    canvas, look, upright = scene.canvas, look_of(scene.theme), box.high == HIGH
    canvas.shade(box, 12)
    if number:
        put_ring(scene, box, look.aimed, 5)
    elif one.ringed:
        put_ring(scene, box, look.acts, 6)
    size = round(box.wide), round(box.high)
    draw = upright_card if upright else row_card
    canvas.paste(draw(scene.cards, one.card, size, one.many, scene.theme, noble=one.noble), box.x, box.y)
    if number:
        put_badge(scene, box.x + 20, box.y + (_NAME + 24 if upright else 22), str(number), look.aimed, 28)


def picture_size(wide: int) -> tuple[int, int]:
    """Return width and height of the picture on a card so wide."""
    return wide - 2 * _EDGE, HIGH - _EDGE - _NAME - _FOOT


@cached_sprite
def upright_card(
    cards: Cards, card: str, size: tuple[int, int], many: int, theme: Theme, *, noble: bool
) -> Sprite:
    """Return a card as it stands in a strip."""
    wide, high = size
    around = frame(cards.subject(card).colours, wide, high, 12, _EDGE)
    canvas = Canvas.upon(around.image.copy(), theme, cards.speech)
    model = cards.model(card)
    name = Box(4, 4, wide - 8, _NAME)
    canvas.paste(plate(round(name.wide), _NAME, PAPER, INK), name.x, name.y)
    put_rows(canvas, name.inset(4), cards.drawn_name(card), _NAMES)
    art = Box(_EDGE, name.foot, *picture_size(wide))
    canvas.paste(picture(cards.subject(card), round(art.wide), round(art.high)), art.x, art.y)
    put_cost(canvas, art.end - 2, art.y + 3, symbols_of(model), _COST, art.wide - 4)
    if many > 1:
        _put_count(canvas, art.x + 2, art.foot - 2, many)
    _put_foot(canvas, cards, card, Box(2, high - _FOOT - 2, wide - 4, _FOOT), noble=noble)
    return Sprite(canvas.image, around.mask)


def _put_count(canvas: Canvas, x: float, foot: float, many: int) -> None:
    text = f"×{many}"
    wide = round(width(text, _COUNT)) + 14
    canvas.paste(night(wide, 34, BRASS), x, foot - 34)
    canvas.text(x + wide / 2, foot - 17, text, _COUNT, WHITE, "middle")


def put_rows(canvas: Canvas, box: Box, name: str, sizes: Sequence[int], most: int = 2) -> None:
    """Write a name in the middle of a box: in a row, else in several, shortened at a word."""
    size = largest(name, sizes, box.wide)
    rows = whole_words(name, size, box.wide, most)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * _PITCH
        canvas.text(box.centre, y, row, size, INK, "middle")


def _put_foot(canvas: Canvas, cards: Cards, card: str, box: Box, *, noble: bool) -> None:
    """Put power and toughness at the right, signs of keywords or the kind at the left."""
    model, end = cards.model(card), box.end
    if model.pt is not None:
        text = f"{model.pt[0]}/{model.pt[1]}"
        wide = round(width(text, 40) + 22)
        canvas.paste(plate(wide, round(box.high), PAPER, INK, 9, 3), end - wide, box.y)
        canvas.text(end - wide / 2, box.middle, text, 40, INK, "middle")
        end -= wide + 4
    signs = ["noble"] if noble else []
    signs += dict.fromkeys(sign for word in cards.find(card).traits.keywords if (sign := sign_of(word)))
    if model.pt is not None:
        for place, sign in enumerate(signs[: max(0, int((end - box.x - 2) // _SIGN))]):
            canvas.paste(
                disc_sign(sign, _SIGN, BLACK, PAPER, BRASS), box.x + 3 + place * _SIGN, box.middle - 17
            )
        return
    made = letters(mana_of(cards.find(card))) if cards.find(card).is_land else ""
    for place, letter in enumerate(made[:_MOST_SIGNS]):
        canvas.paste(mana(letter, _SIGN), end - 4 - _SIGN * (place + 1), box.middle - 17)
    end -= 4 + _SIGN * len(made[:_MOST_SIGNS])
    word = canvas.speech.tell(Say("mn-type-word", {"noun": model.types.card[-1]}))
    text, room = word[:1].upper() + word[1:], end - box.x - 8
    size = largest(text, (30, 28, 27), room)
    if made and width(text, size) > room:  # the signs of its mana say what it is
        return
    row = fitted(text, size, room)
    spot = Box(box.x + 2, box.y + 2, min(room + 4, width(row, size) + 16), box.high - 4)
    canvas.paste(night(round(spot.wide), round(spot.high), BRASS), spot.x, spot.y)
    canvas.text(spot.centre, spot.middle, row, size, WHITE, "middle")


@cached_sprite
def row_card(
    cards: Cards, card: str, size: tuple[int, int], many: int, theme: Theme, *, noble: bool
) -> Sprite:
    """Return a card as a row: name, cost, power and toughness."""
    wide, high = size
    around = frame(cards.subject(card).colours, wide, high, 10, 4)
    canvas = Canvas.upon(around.image.copy(), theme, cards.speech)
    canvas.paste(plate(wide - 8, high - 8, PAPER, INK), 4, 4)
    model, left, end = cards.model(card), 12.0, wide - 12.0
    if noble:
        canvas.paste(disc_sign("noble", 30, BRASS, INK, BRASS), left - 4, high / 2 - 15)
        left += 30
    if model.pt is not None:
        text = f"{model.pt[0]}/{model.pt[1]}"
        end -= width(text, 30)
        canvas.text(end, high / 2, text, 30, INK)
        end -= 8
    symbols = symbols_of(model)
    if symbols:
        reach = min(len(symbols) * 33.0, wide * 0.3)
        put_cost(canvas, end, high / 2 - 17, symbols, 34, reach)
        end -= reach + 6
    if many > 1:
        end -= width(f"×{many}", _COUNT) + 4
        canvas.text(end, high / 2, f"×{many}", _COUNT, INK)
    (row,) = whole_words(cards.drawn_name(card), 28, end - 6 - left, 1)
    canvas.text(left, high / 2, row, 28, INK)
    return Sprite(canvas.image, around.mask)
