"""The duel in the middle: who fights, what counts, who won (DN-41 to DN-58)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.dueling_nobles.seat.view import DuellistView, DuelView
from render.drawing.lettering import width
from render.dueling_nobles import tokens
from render.dueling_nobles.words import dice_count
from render.playing_cards.cards import card_height, place_sprite
from render.playing_cards.marks import blank_die, die, skull, swords
from render.shared.canvas import Canvas
from render.shared.telling import drawn_name

CARD = 132
_TOP = 370
_CENTRE = 506
_DIE = 52
_SUM_WIDTH = 216
_MIDDLE_WIDTH = 220


def draw_duel(canvas: Canvas, duel: DuelView, names: Sequence[str]) -> None:
    """Draw both nobles: the attacker to the left, the defender to the right."""
    _draw_middle(canvas, duel)
    _draw_side(canvas, duel, duel.attacker, names, card_x=22, sum_x=170, total_x=445)
    _draw_side(canvas, duel, duel.defender, names, card_x=858, sum_x=628, total_x=567)


def _draw_side(
    canvas: Canvas,
    duel: DuelView,
    one: DuellistView,
    names: Sequence[str],
    card_x: int,
    sum_x: int,
    total_x: int,
) -> None:
    won = duel.over and duel.winner == one.seat
    if won:
        canvas.panel(
            card_x - 6, _TOP - 6, CARD + 12, card_height(CARD) + 12, canvas.theme.gold, canvas.theme.gold_ink
        )
    canvas.card(one.card, card_x, _TOP, CARD)
    _draw_verdict(canvas, duel, one, card_x)
    name = drawn_name(names, one.seat, canvas.speech)
    canvas.text(sum_x, _TOP + 10, name, 28, canvas.theme.quiet, room=_SUM_WIDTH)
    _draw_modifiers(canvas, one, sum_x, _TOP + 27)
    _draw_dice(canvas, one, sum_x, _TOP + 88)
    _draw_played(canvas, one, sum_x, _TOP + 150)
    number = one.subtotal if one.total is None else one.total
    if number is not None:
        colour = canvas.theme.gold if won else canvas.theme.ink
        canvas.text(total_x, 474, str(number), 72, colour, "middle")


def _draw_modifiers(canvas: Canvas, one: DuellistView, x: float, y: float) -> None:
    """Draw base strength, Queen's bonus, boost, in the marks they have in the courtyard."""
    x += tokens.strength(canvas, x, y, one.base) + 5
    if one.queen:
        x += tokens.queen_bonus(canvas, x, y + 8, one.queen) + 5
    if one.boost:
        tokens.boost(canvas, x, y + 8, one.boost, None, 62)


def _draw_dice(canvas: Canvas, one: DuellistView, x: float, y: float) -> None:
    sprites = [die(value, _DIE) for value in one.dice]
    for sprite in sprites or [blank_die(_DIE, canvas.theme)] * dice_count(one):
        canvas.paste(sprite, x, y)
        x += _DIE + 6
    if one.subtotal is not None:
        canvas.text(x + 4, y + _DIE / 2, f"= {one.subtotal}", 42, canvas.theme.ink)


def _draw_played(canvas: Canvas, one: DuellistView, x: float, y: float) -> None:
    """Draw the number cards played and what their suits add (DN-47)."""
    if one.cards is None:
        if one.dice:
            canvas.paste(place_sprite(tokens.TILE, tokens.TILE_HIGH, canvas.theme), x, y + 2)
            canvas.text(x + tokens.TILE / 2, y + 29, "?", 38, canvas.theme.quiet, "middle")
        return
    if not one.cards:
        canvas.text(x, y + 29, canvas.speech.say("pic-pass"), 30, canvas.theme.quiet)
    for card in one.cards:
        tokens.tile(canvas, x, y + 2, card)
        x += tokens.TILE + 4
    if one.suit_bonus:
        canvas.text(x, y + 29, f"+{one.suit_bonus}", 42, canvas.theme.ink)


def _draw_middle(canvas: Canvas, duel: DuelView) -> None:
    """Draw what stands between the two: crossed swords, a tie, a redirection."""
    theme, say = canvas.theme, canvas.speech.say
    if not duel.over:
        canvas.centre(swords(56, theme.gold), _CENTRE, 396)
    else:
        canvas.text(_CENTRE, _TOP + 10, say("pic-duel-last"), 28, theme.quiet, "middle", room=_MIDDLE_WIDTH)
        if duel.winner is None:
            canvas.text(_CENTRE, 414, say("pic-tie"), 34, theme.gold, "middle")
        else:
            canvas.centre(swords(40, theme.gold), _CENTRE, 414)
    if duel.redirected_from:
        tokens.tile(canvas, _CENTRE - 62, 522, duel.redirected_from)
        canvas.text(_CENTRE + 22, 549, "→", 44, theme.gold)


def _draw_verdict(canvas: Canvas, duel: DuelView, one: DuellistView, x: float) -> None:
    """Lay a ribbon over the card of a finished duel."""
    if not duel.over:
        return
    theme, say = canvas.theme, canvas.speech.say
    bottom = _TOP + card_height(CARD)
    if one.card in duel.died:
        text, fill, ink = say("pic-death"), theme.wound, theme.wound_ink
    elif duel.winner == one.seat:
        text, fill, ink = say("pic-win"), theme.gold, theme.gold_ink
    else:
        text, fill, ink = say("pic-wound"), theme.wound, theme.wound_ink
    canvas.panel(x, bottom - 46, CARD, 46, fill, theme.face, 8)
    if one.card in duel.died:
        reach = width(text, 28) + 40
        canvas.paste(skull(34, ink, fill), x + CARD / 2 - reach / 2, bottom - 40)
        canvas.text(x + CARD / 2 - reach / 2 + 40, bottom - 23, text, 28, ink)
    else:
        canvas.text(x + CARD / 2, bottom - 23, text, 28, ink, "middle")
