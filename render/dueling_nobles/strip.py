"""The strip above a question: nobles, the duel, the cards that may be played."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.dueling_nobles.seat.view import DuellistView, DuelView
from render.drawing.depth import bar
from render.drawing.lettering import width
from render.drawing.marks import eye
from render.drawing.signs import Role
from render.drawing.themes import theme_called
from render.dueling_nobles import tokens
from render.dueling_nobles.art.figures import sign
from render.dueling_nobles.board import upon
from render.dueling_nobles.cards import card_sprite, height, low_sprite, slim_sprite
from render.dueling_nobles.courtyard import draw_noble, put_spark
from render.dueling_nobles.duel import draw_sums
from render.dueling_nobles.ground import damask
from render.dueling_nobles.places import SLIM, WHOLE
from render.dueling_nobles.strip_model import Shown, ShownCard, ShownNoble, shown
from render.dueling_nobles.theme_colors import PALE_GOLD, PAPER, look_of
from render.dueling_nobles.words import SUITS
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.strip import WIDE, Strip
from render.shared.typeset import largest

_EDGE, _GAP = 18, 12
_BETWEEN = 64
"""Room between one's own nobles and the other's."""
_EXPECTED = 48
"""Room for what a noble's total is expected to be."""
_PURSE = 172
"""Width of resources and suit abilities."""
_LEAST = 136
"""Height that they need."""
_DUEL = 200
_CARDS = ((124, 96, 9, 2), (84, 56, 12, 3))
"""Sizes of cards, how many stand in a row, and in how many rows at most; what finds no place is counted."""
_OPEN = (160, 224)
"""Nobles to choose from, while they are few."""


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return shown(strip)


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    del names  # whose a noble is, is told by its place
    found, look = shown(strip), theme_called(theme)
    purse = _PURSE + _GAP if found.purse is not None else 0
    wide = WIDE - 2 * _EDGE - purse
    cards = card_places(len(found.cards), Box(_EDGE, 0, wide, 0))
    upper = _upper_high(found)
    lower = round(cards[-1].foot) if cards else _CARDS[0][1] if found.held and not upper else 0
    body = upper + (_GAP if upper and lower else 0) + lower
    high = _EDGE * 2 + max(body, _LEAST if purse else 0)
    canvas = upon(damask(WIDE, high, look), speech, look)
    _draw_upper(canvas, found, Box(_EDGE, _EDGE, wide, upper))
    top = high - _EDGE - lower
    rest = len(found.cards) - len(cards)
    for one, box in zip(found.cards[: len(cards) - (rest > 0)], cards, strict=False):
        _draw_card(canvas, box._replace(y=box.y + top), one)
    if rest > 0:
        spot, ink = cards[-1], look_of(look).ink
        canvas.text(spot.centre, spot.middle + top, f"+{rest + 1}", 36, ink, "middle")
    if not found.cards and lower:
        text = canvas.speech.say("pic-hand-empty")
        canvas.text(_EDGE + wide / 2, top + lower / 2, text, 44, look_of(look).ink, "middle")
    if found.purse is not None:
        _draw_purse(canvas, Box(WIDE - _EDGE - _PURSE, _EDGE, _PURSE, high - 2 * _EDGE), *found.purse)
    return canvas.image


def _upper_high(found: Shown) -> int:
    """Return the height of what stands above the cards."""
    if found.open:
        return _OPEN[1] if len(found.open) <= 6 else SLIM[1]
    if found.duel is not None:
        return _DUEL
    if not any(found.courts):
        return 0
    size = noble_size(found)
    return size[1] + _hang(size[0]) + (_EXPECTED if len(found.courts) > 1 else 0)


def noble_size(found: Shown) -> tuple[int, int]:
    """Return how large nobles are: as large as there is room for all that are shown."""
    count, two = sum(map(len, found.courts)), len(found.courts) > 1
    room = WIDE - 2 * _EDGE - (_BETWEEN if two else _PURSE + _GAP)
    return WHOLE if count * (WHOLE[0] + 12) <= room else SLIM


def _hang(wide: float) -> int:
    """Return how far marks hang below the foot of nobles of a width."""
    return 20 if wide > SLIM[0] else 40


def _draw_upper(canvas: Canvas, found: Shown, box: Box) -> None:
    if found.open:
        _draw_open(canvas, box, found.open)
    elif found.duel is not None:
        _draw_duel(canvas, box, found.duel, found.seat)
    elif any(found.courts):
        _draw_courts(canvas, box, found.courts, noble_size(found))


# Nobles


def _draw_open(canvas: Canvas, box: Box, cards: Sequence[ShownCard]) -> None:
    """Draw nobles to choose from."""
    size = _OPEN if len(cards) <= 6 else SLIM
    for spot, one in zip(_row(box, len(cards), size), cards, strict=True):
        if one.named:
            tokens.ring(canvas, spot, look_of(canvas.theme).named, 6)
        letter = canvas.speech.card(one.card)[:-1]
        draw = card_sprite(one.card, letter, size[0], canvas.theme)
        if size == SLIM:
            draw = slim_sprite(one.card, letter, *SLIM, canvas.theme)
        canvas.paste(draw, spot.x, spot.y, shadow=True)


def _row(box: Box, count: int, size: tuple[int, int], widest: float = 24) -> list[Box]:
    """Return where so many cards stand, in the middle of a box."""
    gap = min(widest, (box.wide - count * size[0]) / max(1, count))
    left = box.centre - (count * (size[0] + gap) - gap) / 2
    return [Box(round(left + n * (size[0] + gap)), box.y, *size) for n in range(count)]


def _draw_courts(
    canvas: Canvas, box: Box, courts: Sequence[Sequence[ShownNoble]], size: tuple[int, int]
) -> None:
    """Draw one's own nobles, or these at the left and the other's at the right."""
    count = sum(map(len, courts))
    between = _BETWEEN if len(courts) > 1 else 0
    x = box.x
    for number, court in enumerate(courts):
        share = (box.wide - between) * (len(court) / count)
        place = box._replace(x=x, wide=share)
        for spot, one in zip(_row(place, len(court), size), court, strict=True):
            _draw_noble(canvas, spot, one)
        x += share
        if number == 0 and between:
            canvas.centre(sign("swords", 56), x + between / 2, box.y + size[1] / 2)
            x += between


def _draw_noble(canvas: Canvas, box: Box, one: ShownNoble) -> None:
    look = look_of(canvas.theme)
    if one.named:
        tokens.ring(canvas, box, look.named, 6)
    elif one.mark is not None:
        tokens.ring(canvas, box, tokens.role_colour(one.mark, look), 5)
    draw_noble(canvas, one.noble, box, away=False)
    if one.mark == "changed":
        put_spark(canvas, box)
    elif one.mark is not None:
        size = 50 if box.wide > SLIM[0] else 40
        tokens.put_role(canvas, box.end - size * 0.25, box.y + size * 0.25, one.mark, size)
    if one.expected is not None:
        number = canvas.speech.say("pic-expected", number=one.expected)
        about = f"≈ {number}"
        text = about if width(about, 30) <= box.wide else number
        size = largest(text, (36, 32, 30, 28), box.wide)
        canvas.text(box.centre, box.foot + _hang(box.wide) + 24, text, size, look.ink, "middle")


# The duel


def _draw_duel(canvas: Canvas, box: Box, duel: DuelView, seat: int) -> None:
    """Draw both duellists with what makes their totals: the viewer's at the left."""
    look = look_of(canvas.theme)
    canvas.shade(box, 10)
    canvas.paste(bar(round(box.wide), round(box.high), look.yard, look.line, 10, 3), box.x, box.y)
    roles: tuple[Role, Role] = ("acts", "aimed")
    fighters = duel.attacker, duel.defender
    for one, other, role in zip(fighters, reversed(fighters), roles, strict=True):
        _draw_fighter(canvas, box, one, role, other=other, near=one.seat == seat)
    canvas.centre(sign("swords", 64), box.centre, box.middle)


def _draw_fighter(
    canvas: Canvas, box: Box, one: DuellistView, role: Role, *, other: DuellistView, near: bool
) -> None:
    """Draw a duellist: the card, what counts, the total."""
    wide = 118
    card = Box(box.x + 16 if near else box.end - 16 - wide, box.y + 16, wide, height(wide))
    tokens.ring(canvas, card, tokens.role_colour(role, look_of(canvas.theme)), 5, 12)
    sprite = card_sprite(one.card, canvas.speech.card(one.card)[:-1], wide, canvas.theme)
    canvas.paste(sprite, card.x, card.y)
    tokens.put_role(canvas, card.end - 4 if near else card.x + 4, card.y + 8, role, 46)
    sums = Box(card.end + 26 if near else card.x - 26 - 172, box.y + 2, 172, 196)
    draw_sums(canvas, one, sums)
    number, against = (each.subtotal if each.total is None else each.total for each in (one, other))
    if number is not None:
        ink = PALE_GOLD if number > (against or 0) else PAPER
        reach = width(str(number), 100, "abril") / 2
        x = sums.end + 16 + reach if near else sums.x - 16 - reach
        tokens.total(canvas, x, box.middle, number, ink, 100)


# Cards and purse


def card_places(count: int, box: Box) -> list[Box]:
    """Return where so many cards stand, as large as there is room for."""
    fits = (each for each in _CARDS if count <= min(each[2], _beside(each[0], box)) * each[3])
    wide, high, row, lines = next(fits, _CARDS[-1])
    row = min(row, _beside(wide, box))
    count = min(count, row * lines)
    across = -(-count // -(-count // row)) if count else 0
    left = box.centre - (across * (wide + 8) - 8) / 2
    return [
        Box(round(left + n % across * (wide + 8)), box.y + n // across * (high + 9), wide, high)
        for n in range(count)
    ]


def _beside(wide: int, box: Box) -> int:
    """Return how many cards of a width stand in a row."""
    return int((box.wide + 8) // (wide + 8))


def _draw_card(canvas: Canvas, box: Box, one: ShownCard) -> None:
    """Draw a number card; what can be answered with has a ring, what its suit adds a pill."""
    if one.named:
        tokens.ring(canvas, box, look_of(canvas.theme).named, 6, 12)
    sprite = low_sprite(
        one.card, canvas.speech.card(one.card)[:-1], round(box.wide), round(box.high), canvas.theme
    )
    canvas.paste(sprite, box.x, box.y, shadow=not one.named)
    if one.bonus:
        tokens.pill(canvas, box.centre, box.foot - 8, f"+{one.bonus}", 28)
    if one.seen:
        tokens.dark_disc(canvas, box.end - 12, box.y + 12, 34)
        canvas.centre(eye(24, PAPER), box.end - 12, box.y + 12)


def _draw_purse(canvas: Canvas, box: Box, resources: int, used: Sequence[str]) -> None:
    """Draw resources, and which suit abilities are left."""
    look = look_of(canvas.theme)
    canvas.shade(box, 10)
    canvas.paste(bar(round(box.wide), round(box.high), look.bar, look.line, 10), box.x, box.y)
    tall = box.high >= 190
    y = box.middle - (68 if tall else 34)
    canvas.centre(sign("coin", 56), box.x + 42, y)
    text = str(resources)
    size = largest(text, (56, 48, 42, 36), box.wide - 92)
    canvas.text(box.x + 80, y, text, size, look.ink)
    for place, suit in enumerate(SUITS):
        if tall:
            x, down = box.centre + (place % 2 * 2 - 1) * 34, y + 70 + place // 2 * 66
        else:
            x, down = box.x + 26 + place * 40, y + 62
        canvas.centre(tokens.ability(suit, 58 if tall else 38, suit in used, canvas.theme), x, down)
