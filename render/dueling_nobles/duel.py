"""The duel in the yard: who fights, what counts, who won (DN-41 to DN-58)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.dueling_nobles.seat.view import DuellistView, DuelView
from render.drawing.depth import plate
from render.drawing.lettering import width
from render.drawing.marks import die
from render.dueling_nobles import tokens
from render.dueling_nobles.art.figures import sign
from render.dueling_nobles.cards import leaning
from render.dueling_nobles.ground import MIDDLE, YARD
from render.dueling_nobles.places import Stand, stands
from render.dueling_nobles.theme_colors import GOLD, INK, NIGHT, PALE_GOLD, PAPER, look_of
from render.dueling_nobles.words import ace_decides, dice_count
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.telling import drawn_name
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_HEAD, _TOTAL, _SAID = YARD[0] + 38.0, YARD[0] + 116.0, YARD[1] - 30.0
"""Heights: what stands above the totals, the totals, what is said below them."""
_DICE, _CARDS = 68, 130
"""How far below the shields dice and cards are."""
_NAME, _VERDICT = 30, 44


def draw_duel(canvas: Canvas, duel: DuelView, names: Sequence[str]) -> None:
    """Draw both nobles: the attacker to the left, the defender to the right."""
    ace = ace_decides(duel)
    fighters = duel.attacker, duel.defender
    for one, other, stand in zip(fighters, reversed(fighters), stands(), strict=True):
        _draw_noble(canvas, duel, one, stand, drawn_name(names, one.seat, canvas.speech))
        draw_sums(canvas, one, stand.sums)
        number, against = _number(one), _number(other)
        if number is not None:
            leads = duel.winner == one.seat if duel.over else number > (against or 0)
            box = tokens.total(canvas, stand.total, _TOTAL, number, PALE_GOLD if leads else PAPER)
            if ace:
                tokens.struck(canvas, Box(box.x - 6, box.y + 4, box.wide + 12, box.high - 8))
    _draw_middle(canvas, duel, ace)


def _number(one: DuellistView) -> int | None:
    return one.subtotal if one.total is None else one.total


def _draw_noble(canvas: Canvas, duel: DuelView, one: DuellistView, stand: Stand, name: str) -> None:
    """Draw a noble leaning forward, with its role, its owner's name and how it has fared."""
    look, box = look_of(canvas.theme), stand.card
    letter = canvas.speech.card(one.card)[:-1]
    ring = tokens.role_colour(stand.role, look)
    sprite = leaning(one.card, letter, round(box.wide), stand.lean, ring, canvas.theme)
    canvas.centre(sprite, box.centre, box.middle)
    tokens.put_role(canvas, *stand.sign, stand.role)
    wide = round(min(box.wide + 36, width(name, 24) + 24))
    label = Box(box.centre - wide / 2, box.foot - _NAME + 6, wide, _NAME)
    canvas.paste(plate(wide, _NAME, NIGHT, GOLD, 8, 2), label.x, label.y)
    canvas.text(label.centre, label.middle, name, 24, WHITE, "middle", room=wide - 12)
    if duel.over:
        _draw_verdict(canvas, duel, one, box._replace(y=label.y - _VERDICT - 4, high=_VERDICT))


def _draw_verdict(canvas: Canvas, duel: DuelView, one: DuellistView, box: Box) -> None:
    """Lay a ribbon over the noble of a finished duel."""
    look, say = look_of(canvas.theme), canvas.speech.say
    won = duel.winner == one.seat
    died = one.card in duel.died
    text = say("pic-win") if won else say("pic-death") if died else say("pic-wound")
    fill, ink = ((look.gold[1],), INK) if won else ((look.harm,), look.harm_ink)
    size, mark = largest(text, (30, 28, 26, 24), box.wide - 24), 32
    left = box.centre - (width(text, size) + mark + 6) / 2
    tokens.ribbon(canvas, box.inset(-13), "", size, fill, WHITE, ink)
    shown = sign("skull", mark) if died else tokens.wound(mark, canvas.theme)
    if won:
        shown = tokens.winner(mark, ink)
    canvas.centre(shown, left + mark / 2, box.middle)
    canvas.text(left + mark + 6, box.middle, text, size, ink)


def draw_sums(canvas: Canvas, one: DuellistView, box: Box) -> None:
    """Draw what makes the total: strength, Queen's bonus, dice, boost, cards."""
    tokens.strength(canvas, box.x, box.y, one.base, 64)
    x, y = box.x + 66, box.y + 10
    if one.queen:
        tokens.bonus(canvas, x, y, one.queen)
        x, y = box.x + (tokens.DIE + 6) * dice_count(one) + 4, box.y + _DICE + 8
    if one.boost:
        tokens.boost(canvas, x, y, one.boost, None, 70)
    _draw_dice(canvas, one, box.x, box.y + _DICE)
    _draw_played(canvas, one, box.x, box.y + _CARDS)


def _draw_dice(canvas: Canvas, one: DuellistView, x: float, y: float) -> None:
    for index in range(dice_count(one)):
        left = x + index * (tokens.DIE + 6)
        if one.dice:
            canvas.paste(die(one.dice[index], tokens.DIE), left, y)
        else:
            tokens.blank(canvas, Box(left, y, tokens.DIE, tokens.DIE))


def _draw_played(canvas: Canvas, one: DuellistView, x: float, y: float) -> None:
    """Draw the number cards played and what their suits add (DN-47)."""
    wide, high = tokens.TILE
    if one.cards is None:
        if one.dice:
            tokens.blank(canvas, Box(x, y, wide, high), "?")
        return
    if not one.cards:
        text = canvas.speech.say("pic-pass")
        canvas.text(x, y + high / 2, text, largest(text, (30, 28, 27), 170), PAPER)
    for index, card in enumerate(one.cards):
        tokens.tile(canvas, x + index * (wide + 4), y, card)
    if one.suit_bonus:
        end = x + len(one.cards) * (wide + 4) - 2
        tokens.suit_bonus(canvas, end, y + high / 2, one.suit_bonus, len(one.cards) > 1)


def _draw_middle(canvas: Canvas, duel: DuelView, ace: bool) -> None:
    """Draw what stands between the two: crossed swords, a redirection, how it ended."""
    say = canvas.speech.say
    if duel.redirected_from:
        wide, high = tokens.TILE
        box = Box(MIDDLE - wide / 2, _HEAD - high / 2, wide, high)
        tokens.tile(canvas, box.x, box.y, duel.redirected_from)
        tokens.struck(canvas, box)
    elif duel.over:
        text = say("pic-duel-last")
        canvas.text(MIDDLE, _HEAD, text, largest(text, (30, 28, 26, 24), 300), PAPER, "middle")
    if not duel.attacker.dice:
        canvas.centre(sign("swords", 110), MIDDLE, _TOTAL)
    elif not duel.over and not duel.redirected_from:
        canvas.centre(sign("swords", 52), MIDDLE, _HEAD + 2)
    if ace:
        tokens.pill(canvas, MIDDLE, _SAID, say("pic-ace-wins"), 30)
    elif duel.over and duel.winner is None:
        tokens.pill(canvas, MIDDLE, _SAID, say("pic-tie"), 30)
