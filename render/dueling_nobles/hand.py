"""A seat's private hand: its cards, what each is good for now, and what the spade ability has shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.lettering import fitted, heading, width
from render.drawing.marks import eye
from render.drawing.themes import theme_called
from render.dueling_nobles import tokens
from render.dueling_nobles.bars import Head, draw_bar
from render.dueling_nobles.board import upon
from render.dueling_nobles.cards import card_sprite
from render.dueling_nobles.ground import damask
from render.dueling_nobles.places import Page, page_of, place_of_bar
from render.dueling_nobles.theme_colors import HEADINGS, PAPER, look_of
from render.dueling_nobles.words import Use, own_side, sorted_hand, uses_of
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.telling import drawn_name

_TITLE = 34
_EYE = 44
_PILLS = (40, 36, 32, 28, 24)
_PILL = 0.155
"""How large letters upon a pill are at most, of a card's width."""


def hand_facts(view: NoblesView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    side = own_side(view)
    held = side.dealt, side.hand, side.glimpse, side.shown
    return *held, side.resources, side.used_suits, _is_golden(view), tuple(uses_of(view).items())


def _is_golden(view: NoblesView) -> bool:
    return view.active is not None and view.active == view.seat and view.result is None


def draw_hand(view: NoblesView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the viewer's hand, sorted, and what the spade ability has shown."""
    side, found = own_side(view), theme_called(theme)
    cards = sorted_hand(side.hand or ()) if side.dealt is None else list(side.dealt)
    seen = sorted_hand(side.glimpse or ())
    page = page_of(len(cards), None if side.glimpse is None else len(seen))
    canvas = upon(damask(page.wide, page.high, found), speech, found)
    key = "pic-hand" if side.dealt is None else "pic-hand-dealt"
    head = Head(canvas.speech.say(key), _is_golden(view), side.resources, len(cards), side.used_suits)
    draw_bar(canvas, place_of_bar(near=False), head)
    _draw_cards(canvas, page, cards, side.shown, uses_of(view))
    if page.shelf is not None:
        _draw_glimpse(canvas, page, page.shelf, seen, drawn_name(names, 1 - (view.seat or 0), canvas.speech))
    return canvas.image


def _draw_cards(
    canvas: Canvas, page: Page, cards: Sequence[str], shown: Sequence[str], uses: dict[str, Use]
) -> None:
    if not cards:
        ink = look_of(canvas.theme).ink
        text = canvas.speech.say("pic-hand-empty")
        canvas.text(page.wide / 2, page.empty.middle, text, 48, ink, "middle")
    lying = list(zip(page.cards, cards, strict=True))
    for box, card in lying:
        if card in uses:
            tokens.ring(canvas, box, look_of(canvas.theme).acts, 7, round(box.wide * 0.07))
    for box, card in lying:
        _draw_card(canvas, box, card)
        use = uses.get(card)
        if use is not None and use.said:
            _draw_use(canvas, box, use)
        if card in shown:
            size = min(_EYE, round(box.wide * 0.24))
            tokens.dark_disc(canvas, box.end - size / 2 - 8, box.foot - size / 2 - 8, size)
            canvas.centre(eye(round(size * 0.72), PAPER), box.end - size / 2 - 8, box.foot - size / 2 - 8)


def _draw_card(canvas: Canvas, box: Box, card: str) -> None:
    letter = canvas.speech.card(card)[:-1]
    canvas.paste(card_sprite(card, letter, round(box.wide), canvas.theme), box.x, box.y, shadow=True)


def _draw_use(canvas: Canvas, box: Box, use: Use) -> None:
    """Say at a card's foot what it is good for."""
    text = canvas.speech.say("pic-boost") if use.said == "boost" else f"+{use.bonus}"
    size = next((each for each in _PILLS if each <= box.wide * _PILL), _PILLS[-1])
    tokens.pill(canvas, box.centre, box.foot - size * 0.78 - box.high * 0.035, text, size)


def _draw_glimpse(canvas: Canvas, page: Page, shelf: Box, cards: Sequence[str], name: str) -> None:
    """Draw the other's hand as the spade ability has shown it (DN-R21)."""
    say, look = canvas.speech.say, look_of(canvas.theme)
    title = say("pic-hand-glimpse", name=fitted(name, _TITLE, shelf.wide - 60 - _bare(canvas)))
    face = heading(title, HEADINGS)
    tokens.ribbon(canvas, shelf, "", _TITLE, look.bar, look.line, look.ink)
    canvas.centre(eye(34, look.ink), shelf.x + 34, shelf.middle)
    canvas.text(shelf.x + 62, shelf.middle, title, _TITLE, look.ink, face=face, room=shelf.wide - 80)
    for box, card in zip(page.seen, cards, strict=True):
        _draw_card(canvas, box, card)


def _bare(canvas: Canvas) -> float:
    return width(canvas.speech.say("pic-hand-glimpse", name=""), _TITLE) + 40
