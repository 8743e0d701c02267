"""The table of Dueling Nobles, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.lettering import fitted, width
from render.drawing.themes import theme_called
from render.dueling_nobles import tokens
from render.dueling_nobles.courtyard import HIGH, LEFT, NARROW, ROOM, draw_courtyard
from render.dueling_nobles.duel import draw_duel
from render.dueling_nobles.words import (
    SUITS,
    house_rules,
    phase_text,
    stalling,
    subject,
)
from render.playing_cards.cards import back_sprite, card_height, narrow_sprite, place_sprite
from render.playing_cards.marks import ability, coin, crown, fan, hourglass, pointer, swords
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import Speech
from render.shared.telling import drawn_name

WIDE, HIGH_BOARD = 1200, 900
_BAR = 68
_STRIP_TOP, _STRIP = 306, 50
_COLUMN, _COLUMN_WIDTH = 1012, 176
_PILE = 88
_PILE_STEP = 165
_MOST_SHOWN = 2


def board_facts(view: NoblesView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(exclude={"options"})


def draw_board(view: NoblesView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    canvas = Canvas(WIDE, HIGH_BOARD, theme_called(theme), speech, "dueling_nobles")
    near = view.seat or 0
    _draw_bar(canvas, view, names, 1 - near, 6)
    _draw_bar(canvas, view, names, near, HIGH_BOARD - _BAR - 6)
    draw_courtyard(canvas, view, 1 - near, 84)
    draw_courtyard(canvas, view, near, HIGH_BOARD - 84 - HIGH - 42)
    _draw_strip(canvas, view, names)
    if view.draft:
        _draw_draft(canvas, view.draft)
    elif view.duel:
        draw_duel(canvas, view.duel, names)
    else:
        canvas.centre(swords(200, canvas.theme.thread), LEFT + ROOM / 2, 478)
    _draw_piles(canvas, view)
    _draw_rules(canvas, view)
    return canvas.image


def side_box(view: NoblesView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    high = 84 + HIGH + 42
    return Box(0, HIGH_BOARD - high if seat == (view.seat or 0) else 0, WIDE, high)


def _draw_bar(canvas: Canvas, view: NoblesView, names: Sequence[str], seat: int, y: int) -> None:
    """Draw a player's name, wins, resources, hand and suit abilities."""
    theme, side = canvas.theme, view.seats[seat]
    middle = y + _BAR / 2
    mine = view.active == seat and view.result is None
    canvas.panel(
        12, y, WIDE - 24, _BAR, theme.panel, theme.gold if mine else theme.panel_line, width=4 if mine else 2
    )
    x = 30.0
    if mine:
        canvas.paste(pointer(32, theme.gold), x - 4, middle - 16)
        x += 36
    room = 432 - x - (90 if view.options.best_of_three else 0)
    name = drawn_name(names, seat, canvas.speech)
    x += canvas.text(x, middle, name, 40, theme.gold if mine else theme.ink, room=room) + 12
    if view.options.best_of_three:
        for game in range(2):
            canvas.paste(crown(38, game < side.wins, theme.gold), x + game * 42, middle - 20)
    _draw_shown(canvas, side.shown, 646, y)
    canvas.paste(coin(50), 664, middle - 25)
    canvas.text(722, middle, str(side.resources), 46, theme.ink)
    canvas.paste(fan(54, theme), 834, middle - 27)
    canvas.text(896, middle, str(side.hand_size), 46, theme.ink)
    for index, suit in enumerate(SUITS):
        canvas.paste(ability(suit, 48, suit in side.used_suits, theme), 974 + index * 52, middle - 24)


def _draw_shown(canvas: Canvas, shown: tuple[str, ...], right: float, y: float) -> None:
    """Draw the cards of a hand that everybody has seen (DN-R20), the last ones when they are many."""
    visible = shown[-_MOST_SHOWN:]
    x = right - len(visible) * (tokens.TILE + 4)
    if len(shown) > len(visible):
        canvas.text(x - 8, y + _BAR / 2, f"+{len(shown) - len(visible)}", 30, canvas.theme.quiet, "right")
    for card in visible:
        tokens.tile(canvas, x, y + (_BAR - tokens.TILE_HIGH) / 2, card)
        x += tokens.TILE + 4


def _draw_strip(canvas: Canvas, view: NoblesView, names: Sequence[str]) -> None:
    """Draw turn, phase and stalling; a golden banner at the end."""
    theme, say = canvas.theme, canvas.speech.say
    middle = _STRIP_TOP + _STRIP / 2
    over = view.result is not None
    canvas.panel(LEFT, _STRIP_TOP, ROOM, _STRIP, theme.gold if over else theme.panel, theme.panel_line)
    ink, quiet = (theme.gold_ink, theme.gold_ink) if over else (theme.ink, theme.quiet)
    turn = say("pic-turn", turn=view.turn) if view.turn else ""
    if view.options.best_of_three:
        turn = " · ".join(filter(None, (say("pic-game", game=view.game_number), turn)))
    left = canvas.text(LEFT + 18, middle, turn, 28, quiet) + 36
    right = 20.0
    stall = stalling(view)
    if stall:
        text = f"{stall[0]}/{stall[1]}"
        right = width(text, 32) + 70
        canvas.paste(hourglass(38, theme.gold), LEFT + ROOM - right + 8, middle - 19)
        canvas.text(
            LEFT + ROOM - 18, middle, text, 32, theme.gold if view.may_claim_draw else theme.ink, "right"
        )
    room = ROOM - left - right
    sentence = _sentence(canvas, view, names, room)
    reach = width(sentence, 36)
    start = max(left, min((ROOM - reach) / 2, ROOM - right - reach))
    canvas.text(LEFT + start, middle, sentence, 36, ink)
    if (
        over
        and view.result
        and view.result.winners
        and start - 60 > left
        and ROOM - right > start + reach + 60
    ):
        for x in (start - 32, start + reach + 32):
            canvas.centre(crown(44, True, theme.gold_ink), LEFT + x, middle)


def _sentence(canvas: Canvas, view: NoblesView, names: Sequence[str], room: float) -> str:
    """Say the phase in the room there is, at the expense of the name."""
    seat = subject(view)
    if seat is None:
        return phase_text(view, canvas.speech, "")
    bare = width(phase_text(view, canvas.speech, ""), 36)
    name = fitted(drawn_name(names, seat, canvas.speech), 36, room - bare)
    return phase_text(view, canvas.speech, name)


def _draw_draft(canvas: Canvas, draft: tuple[str, ...]) -> None:
    """Draw the nobles that lie open (H8)."""
    step = ROOM / 12
    start = LEFT + (ROOM - step * len(draft)) / 2
    for index, card in enumerate(draft):
        letter = canvas.speech.card(card)[:-1]
        sprite = narrow_sprite(card, letter, NARROW, HIGH, canvas.theme, figure=True)
        canvas.paste(sprite, start + step * index + (step - NARROW) / 2, 388, shadow=True)


def _draw_piles(canvas: Canvas, view: NoblesView) -> None:
    """Draw noble deck, number deck and discard pile with their sizes."""
    theme, say = canvas.theme, canvas.speech.say
    piles = (
        (say("pic-nobles"), view.noble_deck_size),
        (say("pic-cards"), view.number_deck_size),
        (say("pic-discard"), len(view.discard)),
    )
    for index, (label, size) in enumerate(piles):
        y = 84 + index * _PILE_STEP
        if not size:
            canvas.paste(place_sprite(_PILE, card_height(_PILE), theme), _COLUMN, y)
        elif index == 2:
            canvas.card(view.discard[-1], _COLUMN, y, _PILE)
        else:
            canvas.paste(back_sprite(_PILE, index == 0, theme), _COLUMN, y, shadow=True)
        canvas.text(_COLUMN + _PILE + 42, y + 62, str(size), 54, theme.ink, "middle")
        canvas.text(_COLUMN + 2, y + card_height(_PILE) + 18, label, 26, theme.quiet, room=_COLUMN_WIDTH)


def _draw_rules(canvas: Canvas, view: NoblesView) -> None:
    """List the house rules."""
    rules = house_rules(view.options, canvas.speech)
    if not rules:
        return
    y = 84 + 3 * _PILE_STEP + 14
    canvas.text(_COLUMN, y, canvas.speech.say("pic-rules"), 24, canvas.theme.gold, room=_COLUMN_WIDTH)
    for index, rule in enumerate(rules):
        canvas.text(_COLUMN, y + 32 + index * 28, rule, 22, canvas.theme.ink, room=_COLUMN_WIDTH)
