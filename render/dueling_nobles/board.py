"""The table of Dueling Nobles, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.depth import bar
from render.drawing.lettering import fitted, width
from render.drawing.marks import crown, hourglass
from render.drawing.themes import Theme, theme_called
from render.dueling_nobles import tokens
from render.dueling_nobles.art.figures import sign
from render.dueling_nobles.bars import Head, draw_bar
from render.dueling_nobles.cards import slim_sprite
from render.dueling_nobles.courtyard import draw_courtyard
from render.dueling_nobles.duel import draw_duel
from render.dueling_nobles.ground import MIDDLE, YARD, table
from render.dueling_nobles.piles import draw_piles
from render.dueling_nobles.places import COLUMN, HIGH, WIDE, open_nobles, place_of_bar, side
from render.dueling_nobles.theme_colors import GOLD, INK, NIGHT, PAPER, look_of
from render.dueling_nobles.words import phase_text, stalling, subject
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled
from render.shared.telling import drawn_name

GAME = "dueling_nobles"
_SAID, _TURN = 32, 26
"""Sizes of letters on the ribbon and on the plaque."""
_RIBBON = Box(20, YARD[1] - 16, COLUMN.x - 30, 44)
_PLAQUE = Box(MIDDLE, YARD[0] - 17, 0, 35)


def board_facts(view: NoblesView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(exclude={"options"})


def side_box(view: NoblesView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    return side(seat == (view.seat or 0))


def upon(ground: Image.Image, speech: SpeechText, theme: Theme) -> Canvas:
    """Return a canvas upon a ground, which stays as it is."""
    canvas = Canvas.upon(ground.copy(), theme, recalled(speech))
    canvas.image.info.update(theme=theme.name, game=GAME)
    return canvas


def draw_board(view: NoblesView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    found = theme_called(theme)
    canvas = upon(table(WIDE, HIGH, found), speech, found)
    seat = view.seat or 0
    for each, near in ((1 - seat, False), (seat, True)):
        head = Head.of(view, each, drawn_name(names, each, canvas.speech))
        draw_bar(canvas, place_of_bar(near), head)
        draw_courtyard(canvas, view, each, near)
    if view.draft:
        _draw_draft(canvas, view.draft)
    elif view.duel:
        draw_duel(canvas, view.duel, names)
    else:
        canvas.centre(sign("swords", 150), MIDDLE, (YARD[0] + YARD[1]) / 2)
    draw_piles(canvas, view)
    _draw_turn(canvas, view)
    _draw_said(canvas, view, names)
    return canvas.image


def _draw_draft(canvas: Canvas, draft: tuple[str, ...]) -> None:
    """Draw the nobles that lie open (H8)."""
    for box, card in zip(open_nobles(len(draft)), draft, strict=True):
        letter = canvas.speech.card(card)[:-1]
        sprite = slim_sprite(card, letter, round(box.wide), round(box.high), canvas.theme)
        canvas.paste(sprite, box.x, box.y, shadow=True)


def _draw_turn(canvas: Canvas, view: NoblesView) -> None:
    """Tell game and turn upon a plaque on the upper rail."""
    say = canvas.speech.say
    parts = [say("pic-game", game=view.game_number)] if view.options.best_of_three else []
    text = " · ".join([*parts, *([say("pic-turn", turn=view.turn)] if view.turn else [])])
    if text:
        wide = width(text, _TURN) + 36
        box = _PLAQUE._replace(x=_PLAQUE.x - wide / 2, wide=wide)
        tokens.ribbon(canvas, box, text, _TURN, (NIGHT,), GOLD, PAPER)


def _draw_said(canvas: Canvas, view: NoblesView, names: Sequence[str]) -> None:
    """Say upon a ribbon who decides, or how it ended; beside it how long nobody has duelled."""
    look, box = look_of(canvas.theme), _RIBBON
    stall = stalling(view)
    if stall:
        box = box.left(box.wide - _draw_stalling(canvas, view, box, stall) - 12)
    over = view.result is not None
    crowned = over and view.result is not None and bool(view.result.winners)
    beside = 64 if crowned else 0
    text = _sentence(canvas, view, names, box.wide - 48 - 2 * beside)
    reach = width(text, _SAID)
    wide = reach + 44 + 2 * beside
    left = min(max(box.x, MIDDLE - wide / 2), box.end - wide)
    ribbon = Box(left, box.y, wide, box.high)
    tokens.ribbon(canvas, ribbon, text, _SAID, look.gold, look.gold_line, INK)
    for x in (ribbon.x + 46, ribbon.end - 46) if crowned else ():
        canvas.centre(crown(42, True, INK), x, ribbon.middle)


def _draw_stalling(canvas: Canvas, view: NoblesView, box: Box, stall: tuple[int, int]) -> float:
    """Draw turns without a duel and their limit at the right end (DN-R41). Return the width."""
    text = f"{stall[0]}/{stall[1]}"
    look = look_of(canvas.theme)
    wide = width(text, _SAID) + 76
    fill, ink = (look.gold, INK) if view.may_claim_draw else ((NIGHT,), PAPER)
    plaque = box.right(wide)
    canvas.paste(bar(round(wide), round(box.high), fill, GOLD, 10, 2), plaque.x, plaque.y, shadow=True)
    canvas.paste(hourglass(32, ink), plaque.x + 14, plaque.middle - 16)
    canvas.text(plaque.x + 54, plaque.middle, text, _SAID, ink)
    return wide


def _sentence(canvas: Canvas, view: NoblesView, names: Sequence[str], room: float) -> str:
    """Say the phase in the room there is, at the expense of the name."""
    seat = subject(view)
    if seat is None:
        return phase_text(view, canvas.speech, "")
    bare = width(phase_text(view, canvas.speech, ""), _SAID)
    name = fitted(drawn_name(names, seat, canvas.speech), _SAID, room - bare)
    return phase_text(view, canvas.speech, name)
