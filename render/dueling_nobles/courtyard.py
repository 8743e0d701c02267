"""A courtyard: nobles with the marks that lie on them (DN-R4)."""

from __future__ import annotations

from engines.dueling_nobles.seat.view import NoblesView, NobleView
from render.dueling_nobles import tokens
from render.dueling_nobles.art.figures import sign, suit_mark
from render.dueling_nobles.cards import back_sprite, card_sprite, rank_sprite, slim_sprite
from render.dueling_nobles.places import SLIM, court, nobles
from render.dueling_nobles.theme_colors import look_of
from render.dueling_nobles.words import boost_value, pushed_forward
from render.shared.box import Box
from render.shared.canvas import Canvas

_DEALT = 6
_HANG = 16
"""How far boost and wounds hang below a noble's foot."""
_BOOST, _BONUS = 72, 80
"""Sizes of marks upon a noble."""


def draw_courtyard(canvas: Canvas, view: NoblesView, seat: int, near: bool) -> None:
    """Draw one side's row of nobles."""
    side = view.seats[seat]
    if view.phase == "pick" and not side.courtyard:
        _draw_dealt(canvas, side.dealt, near)
        return
    if not side.courtyard:
        box = court(near)
        text = canvas.speech.say("pic-no-nobles")
        canvas.text(box.centre, box.middle, text, 44, look_of(canvas.theme).ink, "middle")
    away = pushed_forward(view)
    row = list(zip(nobles(near, len(side.courtyard)), side.courtyard, strict=True))
    changed = [box for box, noble in row if noble.card in view.touched]
    for box in changed:
        tokens.ring(canvas, box, tokens.role_colour("changed", look_of(canvas.theme)))
    for box, noble in row:
        draw_noble(canvas, noble, box, noble.card in away)
    for box in changed:
        put_spark(canvas, box)


def draw_noble(canvas: Canvas, noble: NobleView, box: Box, away: bool) -> None:
    """Draw a noble with its marks, or its outline while it stands in the yard."""
    draw = _draw_slim if box.wide == SLIM[0] else _draw_whole
    draw(canvas, noble, box, away)


def _draw_dealt(canvas: Canvas, dealt: tuple[str, ...] | None, near: bool) -> None:
    """Draw the nobles to pick from: faces for their owner, backs for others."""
    boxes = nobles(near, _DEALT if dealt is None else len(dealt))
    for box, card in zip(boxes, dealt or [None] * len(boxes), strict=True):
        wide = round(box.wide)
        if card is None:
            sprite = back_sprite(wide, True)
        else:
            sprite = card_sprite(card, _letter(canvas, card), wide, canvas.theme)
        canvas.paste(sprite, box.x, box.y, shadow=True)


def _letter(canvas: Canvas, card: str) -> str:
    return canvas.speech.card(card)[:-1]


def _draw_whole(canvas: Canvas, noble: NobleView, box: Box, away: bool) -> None:
    """Draw a noble: strength and Queen's bonus upon it, boost and wounds at its foot."""
    if away:
        _draw_away(canvas, noble, box)
    else:
        sprite = card_sprite(noble.card, _letter(canvas, noble.card), round(box.wide), canvas.theme)
        canvas.paste(sprite, box.x, box.y, shadow=True)
        y = box.foot - tokens.SHIELD - 20
        tokens.strength(canvas, box.x - 9, y, noble.strength)
        if noble.bonus:
            tokens.bonus(canvas, box.x + 52, y + 20, noble.bonus, _BONUS)
    hang = box.foot + _HANG - tokens.TAG[1]
    if noble.boost:
        tokens.boost(canvas, box.x - 7, hang, boost_value(noble), noble.boost[-1], _BOOST)
    tokens.wounds(canvas, box.end + 11, hang + tokens.TAG[1], noble.wounds, noble.limit)
    if noble.taxed:
        canvas.paste(sign("coin", 48), box.end - 36, box.y - 6)


def put_spark(canvas: Canvas, box: Box) -> None:
    """Mark a noble that the last change was done to: upon its right edge, where nothing else lies."""
    along, down, size = (-4, 78, 50) if box.wide != SLIM[0] else (4, 116, 32)
    tokens.put_role(canvas, box.end + along, box.y + down, "changed", size)


def _draw_away(canvas: Canvas, noble: NobleView, box: Box) -> None:
    """Draw the outline that a noble leaves when it stands in the yard."""
    look = look_of(canvas.theme)
    ink = look.ghost
    canvas.paste(tokens.outline(round(box.wide), round(box.high), ink, look.shade), box.x, box.y)
    canvas.centre(rank_sprite(_letter(canvas, noble.card), 56, ink), box.centre, box.middle - 28)
    canvas.centre(suit_mark(noble.card[-1], 42, ink), box.centre, box.middle + 24)


def _draw_slim(canvas: Canvas, noble: NobleView, box: Box, away: bool) -> None:
    """Draw a noble of a crowded courtyard: all marks upon it, the boost at its foot."""
    wide = round(box.wide)
    if away:
        _draw_away(canvas, noble, box)
    else:
        sprite = slim_sprite(noble.card, _letter(canvas, noble.card), wide, round(box.high), canvas.theme)
        canvas.paste(sprite, box.x, box.y, shadow=True)
        tokens.strength(canvas, box.x + 9, box.foot - 62, noble.strength, 62)
        if noble.bonus:
            tokens.bonus(canvas, box.x + 3, box.y + 72, noble.bonus, wide - 6)
    tokens.wounds(canvas, box.end - 1, box.y + 80, noble.wounds, noble.limit, 44)
    if noble.boost:
        tokens.boost(canvas, box.x, box.foot - 2, boost_value(noble), noble.boost[-1], wide)
    if noble.taxed:
        canvas.paste(sign("coin", 36), box.end - 26, box.y - 10)
