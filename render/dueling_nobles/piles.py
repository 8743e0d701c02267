"""The piles at the right: nobles, number cards, discards; and the house rules in force."""

from __future__ import annotations

from collections.abc import Sequence

from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.depth import bar
from render.drawing.pen import Sprite
from render.dueling_nobles import tokens
from render.dueling_nobles.cards import back_sprite, card_sprite
from render.dueling_nobles.ground import YARD
from render.dueling_nobles.places import SMALL_PILE, Pile, house, piles
from render.dueling_nobles.theme_colors import GOLD, INK, PAPER, look_of
from render.dueling_nobles.words import house_rules
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.typeset import largest

_LABELS = (30, 28, 26, 24)


def draw_piles(canvas: Canvas, view: NoblesView) -> None:
    """Draw noble deck, number deck and discard pile with their sizes, and the house rules."""
    say, rules = canvas.speech.say, house_rules(view.options, canvas.speech)
    first, second, third = piles(bool(rules))
    wide = round(first.card.wide)
    _draw_pile(canvas, first, say("pic-nobles"), view.noble_deck_size, back_sprite(wide, noble=True))
    _draw_pile(canvas, second, say("pic-cards"), view.number_deck_size, back_sprite(wide, noble=False))
    _draw_pile(canvas, third, say("pic-discard"), len(view.discard), _top(canvas, third, view.discard))
    if rules:
        _draw_rules(canvas, house(len(rules)), rules)


def _top(canvas: Canvas, pile: Pile, discard: tuple[str, ...]) -> Sprite | None:
    if not discard:
        return None
    letter = canvas.speech.card(discard[-1])[:-1]
    return card_sprite(discard[-1], letter, round(pile.card.wide), canvas.theme)


def _draw_pile(canvas: Canvas, pile: Pile, label: str, size: int, sprite: Sprite | None) -> None:
    """Draw a pile, its number on a disc and its name below; of an empty one only these."""
    if size and sprite is not None:
        canvas.paste(sprite, pile.card.x, pile.card.y, shadow=True)
    small = pile.card.wide == SMALL_PILE[0]
    tokens.number_disc(canvas, *pile.number, str(size), 64 if small else 76)
    room = pile.label.wide
    letters = largest(label, _LABELS, room)
    in_yard = YARD[0] < pile.label.middle < YARD[1]
    ink = PAPER if in_yard else look_of(canvas.theme).ink
    canvas.text(pile.label.centre, pile.label.middle, label, letters, ink, "middle", room=room)


def _draw_rules(canvas: Canvas, box: Box, rules: Sequence[str]) -> None:
    """List the house rules on a sheet of paper."""
    canvas.paste(bar(round(box.wide), round(box.high), (PAPER,), GOLD, 8, 3), box.x, box.y, shadow=True)
    inner = box.inset(5)
    ink, heading = look_of(canvas.theme).suits["H"], canvas.speech.say("pic-rules")
    tokens.title(canvas, inner.x, box.y + 24, heading, (30, 28, 26, 24), inner.wide, ink)
    step = (box.high - 48) / len(rules)
    for index, rule in enumerate(rules):
        canvas.text(inner.x, box.y + 44 + step * (index + 0.5), rule, 24, INK, room=inner.wide)
