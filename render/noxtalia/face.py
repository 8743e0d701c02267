"""Faces of cards: small ones for hand and table, a large one to look a card up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.cards.language.pack import Capacity, Element, Spirit
from engines.noxtalia.cards.printed import rules_text, spirit_text, type_line
from render.drawing.lettering import ELLIPSIS, fitted, plain, width, wrapped
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Theme, theme_called
from render.noxtalia.art.emblems import element_badge, keyword_mark, kind_mark
from render.noxtalia.art.paint import illustration, painted, portrait
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import Cards, kind_of, light_of, pictured
from render.noxtalia.scene import GAME, Scene
from render.noxtalia.tokens import gem
from render.shared.canvas import Canvas
from render.shared.speech import Speech
from render.shared.telling import within
from render.shared.typeset import set_lines, set_name, set_small, text_height

FACE_HIGH = 1.5
"""Height of a small face, of its width."""
CARD = (750, 1050)
"""Size of the large face."""

Rows = Sequence[str]


def capacity_lines(capacity: Capacity, elements: Mapping[str, Element], speech: Speech) -> list[str]:
    """Return a capacity's rules text in lines."""
    return [speech.tell(line) for line in rules_text(capacity, elements)]


def spirit_lines(spirit: Spirit, elements: Mapping[str, Element], speech: Speech) -> list[str]:
    """Return a Spirit's attack and effects in lines."""
    return [speech.tell(line) for line in spirit_text(spirit, elements)[1:]]


def lines_of(card: Spirit | Capacity, elements: Mapping[str, Element], speech: Speech) -> list[str]:
    """Return a card's rules text in lines."""
    if isinstance(card, Spirit):
        return spirit_lines(card, elements, speech)
    return capacity_lines(card, elements, speech)


def kind_line(card: Spirit | Capacity, elements: Mapping[str, Element], speech: Speech) -> str:
    """Return the line of a card's kind and numbers."""
    if isinstance(card, Spirit):
        return speech.tell(spirit_text(card, elements)[0])
    return speech.tell(type_line(card, elements))


def card_lines(cards: Cards, card: str) -> list[str]:
    """Return the rules text of a card of the match."""
    return lines_of(cards.find(card), cards.catalogue.elements, cards.speech)


def draw_small(scene: Scene, card: str, x: float, y: float, wide: int) -> None:
    """Put a capacity's small face with its corner at a point."""
    sprite = small_face(scene.cards.catalogue, card, scene.canvas.speech, wide, scene.theme)
    scene.canvas.paste(sprite, x, y, shadow=True)


@lru_cache(maxsize=256)
def small_face(catalogue: Catalogue, card: str, speech: Speech, wide: int, theme: Theme) -> Sprite:
    """Return a card's small face: cost, name, picture, power, kind and as much text as fits."""
    found = Cards(catalogue, speech).find(card)
    unit = wide / 200
    paper = _small_paper(found.element, unit, theme)
    image = paper.image.copy()
    canvas = Canvas.upon(image, theme, speech)
    if isinstance(found, Spirit):
        wide, high = round(184 * unit), round(138 * unit)
        art = portrait(found.id, found.element, "plain", wide, high, round(8 * unit))
        _small_picture(canvas, art, unit)
        cost, power = found.attack.cost, found.attack.power
    else:
        _small_picture(canvas, small_art(found, wide), unit)
        cost, power = found.cost, found.power
    _small_head(canvas, plain(speech.name(found.name)) or card, cost, unit)
    _small_numbers(canvas, found, power, unit)
    lines = lines_of(found, catalogue.elements, speech)
    lines = lines[1:] if isinstance(found, Spirit) else lines
    sizes = [max(8, round(letters * unit)) for letters in (16, 15, 14, 13, 12)]
    set_small(canvas, lines, 100 * unit, 257 * unit, 182 * unit, 74 * unit, sizes)
    return Sprite(image, paper.mask)


def small_art(card: Capacity, wide: int) -> Sprite:
    """Return the illustration on a capacity's small face of this width."""
    unit = wide / 200
    return illustration(
        pictured(card),
        card.type,
        card.element,
        light_of(card),
        round(184 * unit),
        round(138 * unit),
        round(8 * unit),
    )


def _small_picture(canvas: Canvas, art: Sprite, unit: float) -> None:
    canvas.paste(art, 8 * unit, 50 * unit)


@lru_cache(maxsize=64)
def _small_paper(element: str, unit: float, theme: Theme) -> Sprite:
    colours = tint(element)
    pen = Pen(200, 200 * FACE_HIGH, unit)
    pen.panel((0, 0, 200, 300), 13, colours.ink, theme.face_line, 1.5)
    pen.panel((5, 46, 195, 295), 9, theme.face)
    pen.panel((5, 46, 195, 120), 2, theme.face)
    return pen.sprite()


def _small_head(canvas: Canvas, name: str, cost: int, unit: float) -> None:
    size = round(40 * unit)
    canvas.paste(gem(size), 4 * unit, 4 * unit)
    canvas.number(str(cost), 24 * unit, 23 * unit, round(27 * unit))
    letters, rows = set_name(name, [round(n * unit) for n in (22, 19, 17)], 146 * unit, round(19 * unit))
    for index, row in enumerate(rows):
        shift = (index - (len(rows) - 1) / 2) * letters * 1.1
        canvas.text(49 * unit, 23 * unit + shift, row, letters, (255, 255, 255))


@lru_cache(maxsize=64)
def _power_badge(kind: str, element: str, size: int) -> Sprite:
    pen = Pen(size, size)
    colours = tint(element)
    if kind == "attack":
        half = size / 2
        pen.polygon(
            [(half, 0), (size, half), (half, size), (0, half)], colours.ink, (255, 255, 255), size * 0.05
        )
    else:
        shape = [
            (0.06, 0.05),
            (0.94, 0.05),
            (0.94, 0.5),
            (0.82, 0.75),
            (0.5, 0.98),
            (0.18, 0.75),
            (0.06, 0.5),
        ]
        pen.polygon([(x * size, y * size) for x, y in shape], colours.ink, (255, 255, 255), size * 0.05)
    return pen.sprite()


def _small_numbers(canvas: Canvas, card: Spirit | Capacity, power: int | None, unit: float) -> None:
    """Draw power, kind, keywords and element along the picture's lower edge."""
    kind = kind_of(card)
    ink = tint(card.element).ink
    middle = 203
    if power is not None:
        size = round(56 * unit)
        canvas.centre(
            _power_badge("defence" if kind == "defence" else "attack", card.element, size),
            36 * unit,
            190 * unit,
        )
        canvas.number(str(power), 36 * unit, (190 if kind != "defence" else 188) * unit, round(31 * unit))
    left = 68 if power is not None else 12
    canvas.paste(kind_mark(kind, round(20 * unit), ink), left * unit, (middle - 10) * unit)
    word = canvas.speech.say("nx-picture-kind", kind=kind)
    room = (163 - left - 22) * unit
    letters = next((n for n in (17, 16, 15, 14) if width(word, round(n * unit)) <= room), 13)
    canvas.text((left + 23) * unit, middle * unit, word, round(letters * unit), ink, room=room)
    canvas.centre(element_badge(card.element, round(28 * unit), canvas.theme.face), 178 * unit, middle * unit)
    keywords = card.keywords if isinstance(card, Capacity) else ()
    for index, keyword in enumerate(keywords[:3]):
        x = (180 - index * 28) * unit
        canvas.centre(_keyword_disc(keyword, round(26 * unit), ink), x, 66 * unit)


@lru_cache(maxsize=64)
def _keyword_disc(keyword: str, size: int, ink: tuple[int, int, int]) -> Sprite:
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, (255, 255, 255), ink, size * 0.08)
    sprite = pen.sprite()
    image = sprite.image.copy()
    mark = keyword_mark(keyword, round(size * 0.6), ink)
    image.paste(mark.image, (round(size * 0.2), round(size * 0.2)), mark.mask)
    return Sprite(image, sprite.mask)


# The large face


def draw_card(
    card: Spirit | Capacity, elements: Mapping[str, Element], speech: Speech, theme: str
) -> Image.Image:
    """Draw a card as it is looked up, with its whole text."""
    canvas = Canvas(*CARD, theme_called(theme), speech, GAME)
    colours, paper = tint(card.element), canvas.theme
    canvas.panel(10, 10, CARD[0] - 20, CARD[1] - 20, colours.ink, paper.face_line, 34, 3)
    canvas.panel(26, 26, CARD[0] - 52, CARD[1] - 52, paper.face, paper.face, 22)
    _draw_head(canvas, card, colours.ink)
    lines = lines_of(card, elements, speech)
    flavour = _flavour_rows(card, speech)
    foot = CARD[1] - 48 - len(flavour) * 28
    high, size = _arranged(lines, foot)
    _draw_picture(canvas, card, high)
    y = 138 + high + 44
    _draw_kind(canvas, card, kind_line(card, elements, speech), y)
    set_lines(canvas, lines, 50, y + 34, foot - 12, size, _ROOM)
    for index, row in enumerate(flavour):
        canvas.text(CARD[0] / 2, foot + 14 + index * 28, row, 22, colours.ink, "middle")
    return canvas.image


_ROOM = 650
_PICTURE = (678, 508)


def _arranged(lines: Rows, foot: float) -> tuple[int, int]:
    """Return how high the picture and how large the letters may be, so that the whole text fits."""
    for high, sizes in (
        (508, (36, 33, 30, 27)),
        (430, (28, 26)),
        (350, (26, 24)),
        (260, (24, 22, 20)),
        (170, (20, 18, 16, 14)),
    ):
        for size in sizes:
            if text_height(lines, size, _ROOM) <= foot - (138 + high + 44 + 34) - 24:
                return high, size
    return 170, 14


def _flavour_rows(card: Spirit | Capacity, speech: Speech) -> list[str]:
    if card.flavour is None:
        return []
    rows = list(wrapped(speech.say("nx-picture-quoted", text=speech.name(card.flavour)), 22, _ROOM))
    if len(rows) > 3:
        rows = [*rows[:2], fitted(rows[2] + ELLIPSIS, 22, _ROOM)]
    return rows


def _draw_head(canvas: Canvas, card: Spirit | Capacity, ink: tuple[int, int, int]) -> None:
    cost = card.attack.cost if isinstance(card, Spirit) else card.cost
    canvas.paste(gem(92), 40, 38)
    canvas.number(str(cost), 86, 84, 58)
    canvas.centre(element_badge(card.element, 84, canvas.theme.face_line), CARD[0] - 84, 84)
    name = plain(canvas.speech.name(card.name)) or card.id
    left, room = 146, CARD[0] - 146 - 136
    size, rows = set_name(name, (54, 46, 40, 34), room, 40)
    for index, row in enumerate(rows):
        canvas.text(left, 84 + (index - (len(rows) - 1) / 2) * size * 1.05, row, size, ink)


def _draw_picture(canvas: Canvas, card: Spirit | Capacity, high: int) -> None:
    """Draw the picture, its upper and lower edge cut where the text needs the room."""
    size = (_PICTURE[0], high, 14)
    if isinstance(card, Spirit):
        art = portrait(card.id, card.element, "plain", *size)
    else:
        art = painted(pictured(card), card.type, card.element, light_of(card), *size)
    canvas.paste(art, 36, 138)
    _draw_power(canvas, card, 138 + high)
    if isinstance(card, Capacity):
        _draw_keywords(canvas, card, 138 + high)


def _draw_power(canvas: Canvas, card: Spirit | Capacity, bottom: float) -> None:
    power = card.attack.power if isinstance(card, Spirit) else card.power
    if power is not None:
        kind = "defence" if kind_of(card) == "defence" else "attack"
        canvas.centre(_power_badge(kind, card.element, 150), CARD[0] - 116, bottom - 36)
        canvas.number(str(power), CARD[0] - 116, bottom - (40 if kind == "defence" else 36), 74)
    if isinstance(card, Spirit):
        text = f"{card.max_pv} PV"
        wide = width(text, 42) + 44
        canvas.panel(52, bottom - 66, wide, 62, canvas.theme.face, tint(card.element).ink, 20, 4)
        canvas.text(52 + wide / 2, bottom - 35, text, 42, tint(card.element).ink, "middle")


def _draw_keywords(canvas: Canvas, card: Capacity, bottom: float) -> None:
    x, ink = 52.0, tint(card.element).ink
    for keyword in card.keywords[:3]:
        text = canvas.speech.say("nx-picture-keyword", keyword=keyword)
        wide = width(text, 28) + 66
        canvas.panel(x, bottom - 60, wide, 48, canvas.theme.face, ink, 20, 3)
        canvas.paste(keyword_mark(keyword, 28, ink), x + 14, bottom - 50)
        canvas.text(x + 50, bottom - 36, text, 28, ink)
        x += wide + 10


def _draw_kind(canvas: Canvas, card: Spirit | Capacity, text: str, y: float) -> None:
    ink = tint(card.element).ink
    canvas.paste(kind_mark(kind_of(card), 34, ink), 50, y - 17)
    room = CARD[0] - 96 - 50
    size = next((size for size in (28, 26, 24, 22) if width(text, size) <= room), 20)
    canvas.text(96, y, text, size, ink, room=room)
    canvas.panel(50, y + 24, _ROOM, 3, ink, ink, 1, 1)


def card_alt(card: Spirit | Capacity, elements: Mapping[str, Element], speech: Speech) -> str:
    """Say what is on a card."""
    parts = [speech.name(card.name), kind_line(card, elements, speech), *lines_of(card, elements, speech)]
    if card.flavour is not None:
        parts.append(speech.name(card.flavour))
    return within(parts)
