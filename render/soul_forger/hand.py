"""A seat's private hand, and what else it alone knows: set Actions, Forge Deck, parts of the deck."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.rules import announcing
from engines.soul_forger.seat.open_table import open_table
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table import keys as naming
from render.drawing.depth import bar, halo
from render.drawing.lettering import fitted, heading, width
from render.drawing.themes import theme_called
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.speech import SpeechText, recalled
from render.shared.telling import own_seat
from render.shared.typeset import set_name
from render.soul_forger.art.signs import mark
from render.soul_forger.cards import Cards
from render.soul_forger.face import FACES, hexagon, small_face
from render.soul_forger.ground import wall
from render.soul_forger.marks import put_title, put_word
from render.soul_forger.scene import HEADINGS, Scene, lay
from render.soul_forger.theme_colors import look_of
from render.soul_forger.words import drawn_names, lying, own_side

WIDE, _MOST_HIGH = 1200, 900
_BAR = 68
_GAP = 8
_TOP = 6 + _BAR + _GAP
TILE = 94
"""Width of what else is known, on shelves."""
_EMPTY = 320
"""Height of what says that the hand is empty."""
_STEP, _LEAST_STEP = 152, 104
"""How far tiles lie from one another on a shelf, and where they find no room so."""
_BESIDE_SIZE = 26
_TILED = (138, 172)
"""Of a card in a hand so large that there is no room for texts."""
_SHELF = 196
"""Height of a shelf."""
_BESIDE = "|"
"""Parts a card's id from what is said beside it: how often it is there, in which turn it was set."""


_TOLD = {
    "set": "sf-picture-own-set",
    "forge": "sf-picture-own-forge",
    "material": "sf-picture-own-material",
    "top": "sf-picture-known-top",
    "bottom": "sf-picture-known-bottom",
    "known": "sf-picture-known-hand",
}
"""How what is known besides the hand is told of; pictures have shorter titles."""


class KnownCards(NamedTuple):
    """Cards that the viewer knows besides the hand."""

    what: str
    cards: tuple[str, ...]
    """Each perhaps with what is said beside it."""
    ronum: int = 0
    name: str = ""
    """Of another player, if they are theirs."""
    size: int = 0

    def title(self, key: str, speech: SpeechText) -> str:
        """Return its title by the key of a text."""
        return speech.say(key, what=self.what, count=self.size, ronum=self.ronum, name=self.name)


def groups(view: SoulForgerView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and decks, the own hand first."""
    hand = in_order(own_side(view).hand or (), cards.catalogue)
    found = [Group.of(cards.speech.say("sf-picture-hand"), hand)]
    besides = known_besides(view, names, cards)
    return found + [Group.of(each.title(_TOLD[each.what], cards.speech), each.cards) for each in besides]


def known_besides(view: SoulForgerView, names: Sequence[str], cards: Cards) -> list[KnownCards]:
    """Return what the viewer knows besides the hand."""
    own, say = own_side(view), cards.speech.say
    set_down = [
        f"{piece.card}{_BESIDE}{say('sf-picture-set-short', turn=piece.since)}"
        for piece in lying(view, own.seat, "action")
        if not piece.up and piece.card is not None
    ]
    forge, material = own.forge or (), own.material
    ronum = sum(cards.catalogue.cards[card].ronum for card in material)
    found = [
        KnownCards("set", tuple(set_down)),
        KnownCards("forge", _counted(forge, cards), size=len(forge)),
        KnownCards("material", _counted(material, cards), ronum, size=len(material)),
        KnownCards("top", own.top),
        KnownCards("bottom", own.bottom),
    ]
    for side in view.sides:
        if side.seat != own.seat:
            found.append(KnownCards("known", _counted(side.known, cards), name=names[side.seat]))
    return [each for each in found if each.cards]


def in_order(hand: Iterable[str], catalogue: Catalogue) -> list[str]:
    """Sort cards: creatures, Equipment, Actions, each by Ronum."""
    kinds = ("creature", "equipment", "action")
    known, order = catalogue.cards, catalogue.order
    return sorted(hand, key=lambda card: (kinds.index(known[card].type), known[card].ronum, order[card]))


def _counted(held: Sequence[str], cards: Cards) -> tuple[str, ...]:
    """Name each card once, with how often it is there."""
    counts = Counter(held)

    def told(card: str) -> str:
        times = cards.speech.say("sf-picture-times", count=counts[card])
        return f"{card}{_BESIDE}{times}" if counts[card] > 1 else card

    return tuple(told(card) for card in in_order(counts, cards.catalogue))


def told_apart(entry: str) -> tuple[str, str]:
    """Return a card's id and what is said beside it."""
    card, _, beside = entry.partition(_BESIDE)
    return card, beside


def playable(view: SoulForgerView) -> frozenset[str]:
    """Return the cards of the viewer that can be summoned, forged or activated now."""
    seat = own_seat(view)
    if view.result is not None:
        return frozenset()
    if view.stage == "main" and view.active == seat:
        keys = announcing.deeds(open_table(view), seat)
    elif view.stage == "window" and seat in view.asked:
        keys = announcing.replies(open_table(view), seat)
    else:
        return frozenset()
    deeds = [deed for deed in map(naming.announced, keys) if deed is not None]
    return frozenset(deed.card for deed in deeds if deed.verb in ("summon", "forge", "play"))


def hand_facts(view: SoulForgerView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    set_down = tuple((piece.card, piece.since) for piece in lying(view, own.seat, "action") if not piece.up)
    known = tuple(side.known for side in view.sides if side.seat != own.seat)
    numbers = own.level, own.ronum, _has_turn(view)
    lists = own.hand, own.forge, own.material, own.top, own.bottom
    return *lists, set_down, known, numbers, playable(view)


def _has_turn(view: SoulForgerView) -> bool:
    return view.active == own_seat(view) and view.turn > 0 and view.result is None


# The picture


class Page(NamedTuple):
    """Where cards and shelves lie."""

    size: tuple[int, int]
    shown: int
    """How many cards find room."""
    places: tuple[Box, ...]
    shelves: tuple[tuple[int, Box], ...]
    """Which group lies where."""
    high: int

    @classmethod
    def of(cls, count: int, widths: Sequence[float]) -> Page:
        """Lay out so many cards, and shelves that would like to be so wide: as large as there is room."""
        page = cls(FACES[0], 0, (), (), 0)
        for size in (*FACES, _TILED):
            page = _page(size, count, widths)
            if page.shown == count and len(page.shelves) == len(widths):
                break
        return page


def _page(size: tuple[int, int], count: int, widths: Sequence[float]) -> Page:
    """Lay a page out with cards of a size; shelves stand beside the last row and below."""
    wide, high = size
    most = (WIDE - _GAP) // (wide + _GAP)
    below = _SHELF if widths and count > 2 * most else 0
    fit = max(1, (_MOST_HIGH - _TOP - below) // (high + _GAP))
    rows = min(fit, math.ceil(count / most))
    shown = min(count, rows * most)
    last = shown - (rows - 1) * most
    left = (WIDE - most * (wide + _GAP) + _GAP) / 2
    places = tuple(
        Box(left + place % most * (wide + _GAP), _TOP + place // most * (high + _GAP), wide, high)
        for place in range(shown)
    )
    foot = _TOP + (rows * (high + _GAP) if rows else _EMPTY)
    lower = range(foot, _MOST_HIGH - _SHELF - 3, _SHELF + 4)
    spots: list[Box] = []
    beside = left + last * (wide + _GAP)
    if rows and WIDE - beside >= _STEP * 2:
        top = foot - high - _GAP
        spots += [
            Box(beside, top + row * (_SHELF + 4), WIDE - left - beside, _SHELF)
            for row in range(max(1, ((foot if lower else _MOST_HIGH) - top) // (_SHELF + 4)))
        ]
    spots += [Box(left, y, WIDE - 2 * left, _SHELF) for y in lower]
    shelves = tuple(_shelved(spots, widths))
    end = max([float(foot), *(box.foot + _GAP for _, box in shelves)])
    return Page(size, shown, places, shelves, min(_MOST_HIGH, round(end) + 4))


def _shelved(spots: Sequence[Box], widths: Sequence[float]) -> Iterator[tuple[int, Box]]:
    """Yield each group with its shelf: side by side where there is room, one too wide by itself."""
    free = list(spots)
    for number, need in enumerate(widths):
        place = next((at for at, spot in enumerate(free) if spot.wide >= need), None)
        if place is None:
            place = max(range(len(free)), key=lambda at: free[at].wide, default=None)
            if place is None or free[place].wide < _STEP * 1.4:
                return
        spot = free[place]
        wide = min(need, spot.wide)
        yield number, spot.left(wide)
        rest = spot.past(wide + _GAP)
        if rest.wide >= _STEP * 1.4:
            free[place] = rest
        else:
            del free[place]


def draw_hand(view: SoulForgerView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else they know."""
    speech = recalled(speech)
    drawn = [fitted(name, 26, 300) for name in drawn_names(view, names, speech)]
    cards = Cards.of(view.options, speech)
    hand = in_order(own_side(view).hand or (), cards.catalogue)
    shelves = [
        (each.title("sf-picture-shelf", speech), each.cards) for each in known_besides(view, drawn, cards)
    ]
    page = Page.of(len(hand), [_needed(*shelf) for shelf in shelves])
    found = theme_called(theme)
    scene = lay(wall(WIDE, page.high, found), view.options, speech, found)
    _draw_bar(scene, view, len(hand))
    if not hand:
        text = speech.say("sf-picture-hand-empty")
        scene.canvas.text(WIDE / 2, _TOP + _EMPTY / 2, text, 44, look_of(found).quiet, "middle")
    can = playable(view)
    hidden = len(hand) - page.shown
    for place, (card, box) in enumerate(zip(hand, page.places, strict=False)):
        if hidden and place == page.shown - 1:
            scene.canvas.text(box.centre, box.middle, f"+{hidden + 1}", 64, look_of(found).ink, "middle")
        else:
            _draw_face(scene, box, card, playable=card in can)
    for number, box in page.shelves:
        _draw_shelf(scene, box, *shelves[number], can)
    return scene.canvas.image


def _needed(title: str, cards: Sequence[str]) -> float:
    """Return how wide a shelf would be."""
    return max(width(title, 30, heading(title, HEADINGS)) + 36, len(cards) * _STEP + 14)


def _draw_face(scene: Scene, box: Box, card: str, *, playable: bool) -> None:
    """Draw a card; what can be played now has a ring that glows."""
    canvas = scene.canvas
    size = round(box.wide), round(box.high)
    if size == _TILED:
        look = look_of(scene.theme)
        canvas.paste(bar(*size, look.bar[1:], look.line, 10, 2), box.x, box.y)
        _draw_tile(scene, box.inset(10, 12), card, frozenset({card} if playable else ()))
        return
    face = small_face(scene.cards.catalogue, card, canvas.speech, size, scene.theme)
    canvas.shade(box, 14)
    if playable:
        ring = halo(*size, look_of(scene.theme).acts, 7)
        canvas.centre(ring, box.centre, box.middle)
    canvas.paste(face, box.x, box.y)


def _draw_bar(scene: Scene, view: SoulForgerView, size: int) -> None:
    """Draw title, level, Ronum and the number of cards; golden in the viewer's turn."""
    canvas, look, side = scene.canvas, look_of(scene.theme), own_side(view)
    golden = _has_turn(view)
    tones, line = (look.gold, look.gold_line) if golden else (look.bar, look.line)
    ink, sign = (look.gold_ink, look.gold_ink) if golden else (look.ink, look.sign)
    box = Box(6, 6, WIDE - 12, _BAR)
    canvas.paste(bar(round(box.wide), _BAR, tones, line, 10), box.x, box.y)
    counts = (
        ("level", str(side.level)),
        ("ronum", f"{side.ronum}/{side.level}"),
        ("hand", str(size)),
        ("forge", str(side.forge_size)),
    )
    x = box.end - 24
    for what, text in reversed(counts):
        x -= width(text, 46)
        canvas.text(x, box.middle, text, 46, ink)
        x -= 52
        canvas.paste(mark(what, 42, sign), x, box.middle - 21)
        x -= 40
    title = canvas.speech.say("sf-picture-hand")
    put_title(canvas, box.past(22).left(x - box.x - 30), title, (52, 46, 40), ink)


def _draw_shelf(scene: Scene, box: Box, title: str, cards: Sequence[str], can: frozenset[str]) -> None:
    """Draw what else is known on a shelf: a title, and tiles in a row."""
    canvas, look = scene.canvas, look_of(scene.theme)
    canvas.paste(bar(round(box.wide), round(box.high), look.bar[1:], look.line, 10, 2), box.x, box.y)
    put_title(canvas, box.inset(16).top(44), title, (30, 28, 26, 24), look.heading)
    step = max(_LEAST_STEP, min(_STEP, int((box.wide - 10) / len(cards))))
    most = max(1, int((box.wide - 10) // step))
    rest = len(cards) - most
    shown = cards[: most - (rest > 0)]
    for place in range(len(shown) + (rest > 0)):
        spot = Box(box.x + 12 + place * step, box.y + 42, step - 10, box.high - 46)
        if place < len(shown):
            _draw_tile(scene, spot, shown[place], can)
        else:
            canvas.text(spot.x + TILE / 2, spot.y + TILE / 2, f"+{rest + 1}", 42, look.ink, "middle")


def _draw_tile(scene: Scene, box: Box, entry: str, can: frozenset[str]) -> None:
    """Draw a card that is known besides: picture, Ronum, what is said beside it, name."""
    card, beside = told_apart(entry)
    canvas, look = scene.canvas, look_of(scene.theme)
    tile = Box(box.x, box.y, TILE, TILE)
    if card in can:
        canvas.centre(halo(TILE, TILE, look.acts, 5, 8), box.x + TILE / 2, box.y + TILE / 2)
    canvas.paste(scene.cards.art(card, TILE, TILE), box.x, box.y)
    hexagon(canvas, box.x - 8, box.y - 8, 42, scene.cards.find(card).ronum)
    if beside:
        put_word(scene, tile.right(width(beside, _BESIDE_SIZE) + 18).bottom(38), beside, (_BESIDE_SIZE,))
    name = scene.cards.drawn_name(card)
    face = heading(name, HEADINGS)
    size, rows = set_name(name, (28, 26, 25, 24), box.wide, 26, face)
    for row, line in enumerate(rows):
        canvas.text(box.x, box.y + TILE + 17 + row * 25, line, size, look.ink, face=face, room=box.wide)
