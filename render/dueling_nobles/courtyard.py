"""A courtyard: nobles with the marks that lie on them (DN-R4)."""

from __future__ import annotations

from engines.dueling_nobles.seat.view import NoblesView, NobleView
from render.drawing.themes import Colour
from render.dueling_nobles import tokens
from render.dueling_nobles.words import boost_value, pushed_forward
from render.playing_cards.cards import (
    back_sprite,
    card_height,
    card_sprite,
    narrow_sprite,
    place_sprite,
    split,
)
from render.playing_cards.marks import coin, drop
from render.shared.canvas import Canvas

CARD = 126
NARROW = 76
HIGH = card_height(CARD)
LEFT, ROOM = 12, 988
_MOST_WHOLE = 6


def draw_courtyard(canvas: Canvas, view: NoblesView, seat: int, y: float) -> None:
    """Draw one side's row of nobles, its cards' upper edge at `y`."""
    side = view.seats[seat]
    if view.phase == "pick" and not side.courtyard:
        _draw_dealt(canvas, side.dealt, y)
        return
    nobles = side.courtyard
    if not nobles:
        text = canvas.speech.say("pic-no-nobles")
        canvas.text(LEFT + ROOM / 2, y + HIGH / 2, text, 40, canvas.theme.quiet, "middle")
    away = pushed_forward(view)
    whole = len(nobles) <= _MOST_WHOLE
    wide, widest_step = (CARD, 190) if whole else (NARROW, 106)
    step = min(ROOM / max(1, len(nobles)), widest_step)
    start = LEFT + (ROOM - step * len(nobles)) / 2
    for index, noble in enumerate(nobles):
        x = round(start + step * index + (step - wide) / 2)
        if whole:
            _draw_whole(canvas, noble, x, y, noble.card in away)
        else:
            _draw_narrow(canvas, noble, x, y, noble.card in away)


def _draw_dealt(canvas: Canvas, dealt: tuple[str, ...] | None, y: float) -> None:
    """Draw the nobles to pick from: faces for their owner, backs for others."""
    step = ROOM / 6
    for index in range(6 if dealt is None else len(dealt)):
        x = LEFT + step * index + (step - CARD) / 2
        if dealt is None:
            canvas.paste(back_sprite(CARD, True, canvas.theme), x, y, shadow=True)
        else:
            canvas.card(dealt[index], x, y, CARD)


def _draw_whole(canvas: Canvas, noble: NobleView, x: float, y: float, away: bool) -> None:
    """Draw a noble with its boost tucked under, wounds beside the boost."""
    if noble.boost:
        _tuck(canvas, noble, x - 12, y + HIGH, 76)
    if away:
        canvas.paste(place_sprite(CARD, HIGH, canvas.theme), x, y)
    else:
        letter = canvas.speech.card(noble.card)[:-1]
        canvas.paste(card_sprite(noble.card, letter, CARD, canvas.theme), x, y, shadow=True)
        tokens.strength(canvas, x + 1, y + HIGH - tokens.SHIELD - 2, noble.strength)
        if noble.bonus:
            tokens.queen_bonus(canvas, x + 60, y + HIGH - tokens.TOKEN - 8, noble.bonus)
    if noble.taxed:
        canvas.paste(coin(40), x + CARD - 30, y - 8)
    # Three drops beside a boost must not reach the next noble.
    size = 34 if noble.limit < 3 or not noble.boost else 30
    _wounds(canvas, noble, x + CARD + 10, y + HIGH + 6, size, canvas.theme.ink)


def _draw_narrow(canvas: Canvas, noble: NobleView, x: float, y: float, away: bool) -> None:
    """Draw a noble of a crowded courtyard: all marks on a strip."""
    if noble.boost:
        _tuck(canvas, noble, x, y + HIGH, NARROW)
    if away:
        canvas.paste(place_sprite(NARROW, HIGH, canvas.theme), x, y)
        _wounds(canvas, noble, x + NARROW / 2 + noble.limit * 11.5, y + 57, 28, canvas.theme.ink)
        return
    letter = canvas.speech.card(noble.card)[:-1]
    canvas.paste(narrow_sprite(noble.card, letter, NARROW, HIGH, canvas.theme), x, y, shadow=True)
    _wounds(canvas, noble, x + NARROW / 2 + noble.limit * 11.5, y + 57, 28, canvas.theme.face_ink)
    if noble.bonus:
        tokens.bonus_strip(canvas, x + 3, y + 86, noble.bonus, NARROW - 6)
    tokens.strength(canvas, x + (NARROW - 52) / 2, y + HIGH - 54, noble.strength, 52, 36)
    if noble.taxed:
        canvas.paste(coin(32), x + NARROW - 24, y - 10)


def _tuck(canvas: Canvas, noble: NobleView, x: float, y: float, wide: int) -> None:
    _, suit = split(noble.boost or "")
    tokens.boost(canvas, x, y - 1, boost_value(noble), suit, wide)


def _wounds(canvas: Canvas, noble: NobleView, right: float, y: float, size: int, line: Colour) -> None:
    """Draw a drop for each wound that the noble can bear, ending at `right`."""
    step = size * 0.8
    for index in range(noble.limit):
        sprite = drop(size, index < noble.wounds, line, canvas.theme)
        canvas.paste(sprite, right - step * (noble.limit - index), y)
