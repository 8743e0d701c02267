"""The face of a card as it is looked up, and its text in lines."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engines.noxtalia.cards.printed import rules_text, spirit_text, type_line
from engines.noxtalia.language.pack import Capacity, Element, Spirit
from render.drawing.depth import bar, gradient, plate, rounded
from render.drawing.lettering import plain, width
from render.drawing.pen import Sprite
from render.drawing.raster import resized
from render.drawing.themes import theme_called
from render.drawing.tones import LINE, mixed
from render.noxtalia.art.emblems import element_badge, keyword_mark, kind_mark
from render.noxtalia.art.paint import painted, portrait
from render.noxtalia.art.scenes import Light
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import Cards, kind_of, light_of, pictured
from render.noxtalia.ground import ground
from render.noxtalia.scans import put_scan
from render.noxtalia.scene import GAME, face_of
from render.noxtalia.theme_colors import BROWN, CHIP_LINE, EARTH, INK, NIGHT, PAPER, RIM, SKIN
from render.noxtalia.tokens import gem
from render.noxtalia.totems import frame
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.pictures import authored
from render.shared.speech import SpeechText
from render.shared.telling import within
from render.shared.theme_colors import WHITE
from render.shared.typeset import arranged, flavour_rows, largest, rows_of, set_lines

CARD = (750, 1050)
"""Size of the large face."""


def capacity_lines(capacity: Capacity, elements: Mapping[str, Element], speech: SpeechText) -> list[str]:
    """Return a capacity's rules text in lines."""
    return [speech.tell(line) for line in rules_text(capacity, elements)]


def spirit_lines(spirit: Spirit, elements: Mapping[str, Element], speech: SpeechText) -> list[str]:
    """Return a Spirit's attack and effects in lines."""
    return [speech.tell(line) for line in spirit_text(spirit, elements)[1:]]


def lines_of(card: Spirit | Capacity, elements: Mapping[str, Element], speech: SpeechText) -> list[str]:
    """Return a card's rules text in lines."""
    if isinstance(card, Spirit):
        return spirit_lines(card, elements, speech)
    return capacity_lines(card, elements, speech)


def kind_line(card: Spirit | Capacity, elements: Mapping[str, Element], speech: SpeechText) -> str:
    """Return the line of a card's kind and numbers."""
    if isinstance(card, Spirit):
        return speech.tell(spirit_text(card, elements)[0])
    return speech.tell(type_line(card, elements))


def card_lines(cards: Cards, card: str) -> list[str]:
    """Return the rules text of a card of the match."""
    return lines_of(cards.find(card), cards.catalogue.elements, cards.speech)


# The large face


def draw_card(
    card: Spirit | Capacity, elements: Mapping[str, Element], speech: SpeechText, theme: str
) -> Image.Image:
    """Draw a card as it is looked up, with its whole text."""
    canvas = Canvas(*CARD, theme_called(theme), speech, GAME)
    land = ground("diurne" if light_of_card(card) == "day" else "nocturne", canvas.theme)
    canvas.image = resized(land, CARD[0] * 2, CARD[1]).crop((0, 0, *CARD))
    canvas.image.info.update(theme=theme, game=GAME)
    canvas.paste(frame(card.element, CARD[0] - 16, CARD[1] - 16, 34), 8, 8)
    wide, high = CARD[0] - 64, CARD[1] - 64
    canvas.paste(Sprite(gradient(wide, high, (SKIN[0], SKIN[0], SKIN[1])), rounded(wide, high, 20)), 32, 32)
    if put_scan(canvas, card, Box(32, 32, wide, high)):
        return canvas.image
    lines = lines_of(card, elements, speech)
    flavour = _flavour_rows(card, speech)
    foot = CARD[1] - 52 - len(flavour) * 28
    high, size = arranged(lines, foot - 138 - 102, _ROOM)
    _draw_picture(canvas, card, high)
    _draw_head(canvas, card)
    y = 138 + high + 44
    _draw_kind(canvas, card, kind_line(card, elements, speech), y)
    set_lines(canvas, lines, 54, y + 34, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, BROWN, "middle")
    return canvas.image


def light_of_card(card: Spirit | Capacity) -> Light:
    """Return the light under which a card is shown."""
    return light_of(card) if isinstance(card, Capacity) else "plain"


_ROOM = 642
_PICTURE = 686


def _flavour_rows(card: Spirit | Capacity, speech: SpeechText) -> list[str]:
    if card.flavour is None:
        return []
    return flavour_rows(speech.say("nx-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM)


def _draw_head(canvas: Canvas, card: Spirit | Capacity) -> None:
    """Draw the band of the element with cost, name and sign."""
    colours = tint(card.element)
    tones = (mixed(colours.main, colours.ink, 0.45), colours.ink)
    canvas.paste(bar(CARD[0] - 56, 104, tones, LINE, 16, 3), 28, 32)
    cost = card.attack.cost if isinstance(card, Spirit) else card.cost
    canvas.paste(gem(108), 22, 30)
    canvas.label(76, 86, str(cost), 66, WHITE, RIM, "middle")
    canvas.centre(element_badge(card.element, 84, WHITE), CARD[0] - 84, 84)
    name = plain(canvas.speech.name(card.name)) or card.id
    left, room, face = 146, CARD[0] - 146 - 136, face_of(name)
    size = largest(name, (60, 54, 48, 44, 40), room, face)
    rows = rows_of(name, size, room, face=face)
    for index, row in enumerate(rows):
        y = 84 + (index - (len(rows) - 1) / 2) * size
        canvas.label(left, y, row, size, WHITE, RIM, face=face)


def _draw_picture(canvas: Canvas, card: Spirit | Capacity, high: int) -> None:
    """Draw the picture, its upper and lower edge cut where the text needs the room."""
    canvas.paste(authored(card.picture, _PICTURE, high, 8) or _ours(card, high), 32, 134)
    _draw_power(canvas, card, 138 + high)
    if isinstance(card, Capacity):
        _draw_keywords(canvas, card, 138 + high)


def _ours(card: Spirit | Capacity, high: int) -> Sprite:
    """Paint our own picture of a card."""
    size = (_PICTURE, high, 8)
    if isinstance(card, Spirit):
        return portrait(card.id, card.element, "plain", *size)
    return painted(pictured(card), card.type, card.element, light_of(card), *size)


def _draw_power(canvas: Canvas, card: Spirit | Capacity, bottom: float) -> None:
    ink = tint(card.element).ink
    power = card.attack.power if isinstance(card, Spirit) else card.power
    if power is not None:
        wide = max(132, round(width(str(power), 76) + 40))
        canvas.paste(plate(wide, 100, ink, WHITE, 18, 4), CARD[0] - 52 - wide, bottom - 82)
        canvas.text(CARD[0] - 52 - wide / 2, bottom - 32, str(power), 76, WHITE, "middle")
    if isinstance(card, Spirit):
        text = canvas.speech.say("nx-picture-life", count=card.max_pv)
        wide = round(width(text, 42) + 44)
        canvas.paste(plate(wide, 66, NIGHT, WHITE, 18, 4), 52, bottom - 66)
        canvas.text(52 + wide / 2, bottom - 33, text, 42, WHITE, "middle")


def _draw_keywords(canvas: Canvas, card: Capacity, bottom: float) -> None:
    x = 52.0
    for keyword in card.keywords[:3]:
        text = canvas.speech.say("nx-picture-keyword", keyword=keyword)
        wide = round(width(text, 28) + 66)
        canvas.paste(plate(wide, 52, PAPER, CHIP_LINE, 16, 3), x, bottom - 62)
        canvas.paste(keyword_mark(keyword, 28, INK), x + 16, bottom - 50)
        canvas.text(x + 52, bottom - 36, text, 28, INK)
        x += wide + 10


def _draw_kind(canvas: Canvas, card: Spirit | Capacity, text: str, y: float) -> None:
    canvas.paste(kind_mark(kind_of(card), 34, EARTH), 54, y - 17)
    room = CARD[0] - 100 - 54
    size = largest(text, (28, 26, 24, 22, 20), room)
    canvas.text(100, y, text, size, EARTH, room=room)
    canvas.image.paste(EARTH, (54, round(y) + 24, 54 + _ROOM, round(y) + 27))


def card_alt(card: Spirit | Capacity, elements: Mapping[str, Element], speech: SpeechText) -> str:
    """Say what is on a card."""
    parts = [speech.name(card.name), kind_line(card, elements, speech), *lines_of(card, elements, speech)]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
