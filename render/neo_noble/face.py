"""The face of a card as it is looked up."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engines.neo_noble.language.pack import Noble, Spirit
from render.drawing.depth import bar, frame, gradient, plate, rounded
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.themes import Colour, theme_called
from render.drawing.tones import LINE, mixed
from render.neo_noble.art.paint import card_art
from render.neo_noble.art.signs import sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import drawn_name, kind_line, kind_sign, lines_of
from render.neo_noble.ground import limbo
from render.neo_noble.marks import Figure, put_figure, put_title
from render.neo_noble.scene import upon
from render.neo_noble.small import marks_of, put_cost, put_scan
from render.neo_noble.theme_colors import GOLD_FRAME, GOLD_TEXT, PAPER
from render.neo_noble.tokens import fate_disc
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.telling import within
from render.shared.theme_colors import WHITE
from render.shared.typeset import arranged, flavour_rows, largest, set_lines

CARD = (750, 1050)
"""Size of the large face."""
_ROOM = 650
_WIDE = 678
"""Of the picture."""
_TOP = 138
_NAMES = (64, 58, 52, 48, 44, 40)
_PLATE = (150, 82)
_NUMBERS = (72, 64, 56, 48, 42)


def draw_card(
    card: Noble | Spirit, tokens: Mapping[str, Spirit], speech: SpeechText, theme: str
) -> Image.Image:
    """Draw a card as it is looked up, with its whole text; `tokens` are the cards that texts may create."""
    found = theme_called(theme)
    canvas, colours = upon(limbo(*CARD, found), speech, found), tint(card.fate)
    wide, high = CARD[0] - 20, CARD[1] - 20
    if isinstance(card, Noble):
        canvas.paste(Sprite(gradient(wide, high, GOLD_FRAME), rounded(wide, high, 34)), 10, 10)
        inner = gradient(wide - 14, high - 14, (colours.main, colours.ink))
        canvas.paste(Sprite(inner, rounded(wide - 14, high - 14, 28)), 17, 17)
    else:
        canvas.paste(frame(colours, colours, wide, high, 34, 18), 10, 10)
    if put_scan(canvas, card, Box(28, 28, CARD[0] - 56, CARD[1] - 56), 110):
        return canvas.image
    paper = Box(36, _TOP, _WIDE, CARD[1] - 36 - _TOP)
    sheet = gradient(round(paper.wide), round(paper.high), PAPER)
    canvas.paste(Sprite(sheet, rounded(*sheet.size, 16)), paper.x, paper.y)
    _draw_head(canvas, card)
    lines = lines_of(card, tokens, speech)
    flavour = _flavour_rows(card, speech)
    foot = CARD[1] - 52 - len(flavour) * 28
    high, size = arranged(lines, foot - _TOP - 102, _ROOM)
    _draw_picture(canvas, card, high)
    y = _TOP + high + 44
    _draw_kind(canvas, card, kind_line(card, speech), y)
    if lines:
        set_lines(canvas, lines, 50, y + 34, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, colours.ink, "middle")
    return canvas.image


def _flavour_rows(card: Noble | Spirit, speech: SpeechText) -> list[str]:
    if card.flavour is None:
        return []
    return flavour_rows(speech.say("nn-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM)


def _draw_head(canvas: Canvas, card: Noble | Spirit) -> None:
    """Draw the band of the Fate with cost, name and sign."""
    colours = tint(card.fate)
    edge = GOLD_TEXT if isinstance(card, Noble) else LINE
    tones = (mixed(colours.main, colours.ink, 0.55), colours.ink)
    canvas.paste(bar(CARD[0] - 56, 104, tones, edge, 18, 3), 28, 30)
    put_cost(canvas, card, 22, 24, 114)
    canvas.centre(fate_disc(card.fate, 84), CARD[0] - 80, 82)
    put_title(canvas, Box(150, 30, CARD[0] - 150 - 132, 104), drawn_name(card, canvas.speech), _NAMES)


def _draw_picture(canvas: Canvas, card: Noble | Spirit, high: int) -> None:
    """Draw the picture, its upper and lower edge cut where the text needs the room."""
    canvas.paste(card_art(card, _WIDE, 14, high), 36, _TOP)
    if isinstance(card, Spirit):
        wide, tall = _PLATE
        y = _TOP + high - tall - 10
        put_figure(canvas, Box(48, y, wide, tall), Figure("power", card.power, card.power), _NUMBERS, 50)
        right = Box(CARD[0] - 48 - wide, y, wide, tall)
        put_figure(canvas, right, Figure("resolve", card.resolve, card.resolve), _NUMBERS, 50)
        _draw_marks(canvas, card, Box(206, y, CARD[0] - 412, tall), tint(card.fate).ink)


def _draw_marks(canvas: Canvas, card: Spirit, box: Box, ink: Colour) -> None:
    """Name behaviours, REACT and Tribute upon the picture, between Power and Resolve."""
    x = box.x
    for name in marks_of(card):
        text = canvas.speech.say("nn-picture-mark", mark=name)
        wide = round(width(text, 26) + 58)
        if x + wide > box.end:
            return
        canvas.paste(plate(wide, 48, ink, WHITE, 14, 2), x, box.foot - 50)
        canvas.paste(sign(name, 28, WHITE), x + 12, box.foot - 40)
        canvas.text(x + 46, box.foot - 26, text, 26, WHITE)
        x += wide + 8


def _draw_kind(canvas: Canvas, card: Noble | Spirit, text: str, y: float) -> None:
    ink, room = tint(card.fate).ink, CARD[0] - 96 - 50
    canvas.paste(sign(kind_sign(card), 34, ink), 50, y - 17)
    size = largest(text, (28, 26, 24, 22, 20), room)
    canvas.text(96, y, text, size, ink, room=room)
    canvas.panel(50, y + 24, _ROOM, 3, ink, ink, 1, 1)


def card_alt(card: Noble | Spirit, tokens: Mapping[str, Spirit], speech: SpeechText) -> str:
    """Say what is on a card."""
    parts = [speech.name(card.name), kind_line(card, speech), *lines_of(card, tokens, speech)]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
