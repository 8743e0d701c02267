"""A seat's private hand, its Noble, and whatever else it alone knows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.magic.cards.catalogue import Catalogue, catalogue_of
from engines.magic.evaluation.board import board_of
from engines.magic.language.costs import ANY
from engines.magic.rules import windows
from engines.magic.seat.open_table import open_table
from engines.magic.seat.view import MagicView, SideView
from engines.magic.table import keys as naming
from render.drawing.depth import bar
from render.drawing.lettering import fitted, heading, width, wrapped
from render.drawing.marks import fan
from render.magic.art.figures import mana_of
from render.magic.art.tints import letters
from render.magic.board_model import BoardModel, NobleModel
from render.magic.face import FACES, art_high, small_face
from render.magic.frames import night
from render.magic.scene import HEADINGS, Scene, lay
from render.magic.small import draw_small
from render.magic.stack import lies
from render.magic.theme_colors import BRASS, look_of
from render.magic.tiles import put_ring
from render.magic.tokens import arrow, mana
from render.magic.words import drawn_names
from render.shared.box import Box
from render.shared.speech import SpeechText, recalled
from render.shared.telling import own_seat
from render.shared.theme_colors import WHITE

WIDE, _MOST_HIGH = 1200, 900
_BAR = 66
_GAP = 8
_SHELF = 136
"""Height of a row of what else is known."""
_TILE = (168, 84)
_BESIDE, _TITLE = 26, 28
_SHELVES = 3
"""Rows of these."""


class HeldCard(NamedTuple):
    """A card of the hand."""

    card: str
    playable: bool
    """It can be played or cast now."""
    shown: bool
    """The other player has seen it."""


class HandShelf(NamedTuple):
    """Cards that the viewer knows besides."""

    what: str
    cards: tuple[tuple[str, int], ...]
    """With how many there are of each."""


class HandSeen(NamedTuple):
    """What the picture of a hand shows."""

    seat: int
    held: tuple[HeldCard, ...]
    noble: NobleModel
    castable: bool
    """The Noble can be cast now, or played."""
    ready: tuple[int, ...]
    """The mana that untapped permanents could give, each as a mask."""
    pool: tuple[tuple[int, int], ...]
    asked: bool
    shelves: tuple[HandShelf, ...]

    @classmethod
    def of(cls, view: MagicView) -> HandSeen:
        """Return what a seat knows of its hand. Raises ValueError for a spectator."""
        own = view.sides[own_seat(view)]
        catalogue = catalogue_of(view.options)
        acts = [naming.acted(key) for key in _acts(view, own.seat)]
        playable = {act.card for act in acts if act.card and act.verb != "use"}
        left = Counter(own.known)
        held: list[HeldCard] = []
        for card in in_order(own.hand or (), catalogue):
            held.append(HeldCard(card, card in playable, left[card] > 0))
            left[card] -= 1
        return cls(
            seat=own.seat,
            held=tuple(held),
            noble=BoardModel.of(view).sides[own.seat].noble,
            castable=any(not act.card and not act.thing for act in acts),
            ready=tuple(_ready(view, own.seat, catalogue)),
            pool=own.mana,
            asked=own.seat in view.asked and view.stage == "priority",
            shelves=tuple(_shelves(view, own, catalogue)),
        )


def _acts(view: MagicView, seat: int) -> list[str]:
    """Return what the seat can do now, if it is asked."""
    if view.stage != "priority" or seat not in view.asked or view.result is not None:
        return []
    return windows.acts(open_table(view), seat)


def _ready(view: MagicView, seat: int, catalogue: Catalogue) -> Iterator[int]:
    """Yield the colours of mana that each untapped permanent of a seat can give by tapping."""
    if not view.laid:
        return
    sources = set(board_of(open_table(view)).sources[seat])
    for perm in view.perms:
        sick = "creature" in perm.types and perm.since >= view.turn and "haste" not in perm.keywords
        if perm.id in sources and not perm.tapped and not sick:
            yield mana_of(catalogue.cards[perm.card]) & ANY


def in_order(cards: Sequence[str], catalogue: Catalogue) -> list[str]:
    """Sort cards: lands last, the rest by what it costs."""
    known = catalogue.cards
    return sorted(cards, key=lambda card: (known[card].is_land, known[card].cost.value, card))


def _shelves(view: MagicView, own: SideView, catalogue: Catalogue) -> Iterator[HandShelf]:
    """Yield what the viewer knows besides: of libraries, of the other's hand, of what lies face down."""
    down = [perm.under for perm in view.perms if perm.seat == own.seat and perm.under]
    other = view.sides[1 - own.seat]
    exchanging = view.stage == "exchange"
    found = (
        ("top", own.top),
        ("bottom", own.bottom),
        ("down", down),
        ("other", in_order(other.known, catalogue)),
        ("other_top", other.top),
        ("sideboard", in_order(own.sideboard or (), catalogue) if exchanging else ()),
    )
    for what, cards in found:
        if cards:
            yield HandShelf(what, tuple(Counter(cards).items()))


def hand_facts(view: MagicView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    return HandSeen.of(view)


# The picture

_Cell: TypeAlias = "HeldCard | NobleModel | str | int"
"""A card, the Noble, what is told of it, or how many cards find no room."""

_LARGEST = 4
"""So many cards of the largest size stand in a row."""


class _Page(NamedTuple):
    """How the cards of a hand stand."""

    size: tuple[int, int]
    per_row: int
    shown: int
    """How many cards find room."""
    rows: int

    @property
    def is_spacious(self) -> bool:
        """Tell whether one more of the largest size would find room in these rows."""
        return self.size == FACES[0] and self.shown < self.rows * _LARGEST

    @property
    def high(self) -> int:
        """How high they are together."""
        return self.rows * (self.size[1] + _GAP)


def _paged(count: int, room: float) -> _Page:
    """Return in which size so many cards find room: as large as they may be."""
    page = _Page(FACES[0], 4, 0, 1)
    for size in FACES:
        most = (WIDE - 2 * _GAP + _GAP) // (size[0] + _GAP)
        fit = max(1, int(room // (size[1] + _GAP)))
        rows = max(1, min(fit, math.ceil(count / most)))
        page = _Page(size, min(most, max(1, math.ceil(count / rows))), min(count, fit * most), rows)
        if count <= fit * most:
            break
    return page


def draw_hand(view: MagicView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the viewer's hand with the Noble, then whatever else they know."""
    hand = HandSeen.of(view)
    cells: list[_Cell] = [*hand.held]
    if hand.noble.card and hand.noble.place == "home":
        cells.append(hand.noble)
    speech = recalled(speech)
    drawn = drawn_names(view, names, speech)
    shelves = _in_rows(_titled(hand, drawn[1 - hand.seat], speech))
    top = 6 + _BAR + _GAP
    page = _paged(len(cells), _MOST_HIGH - top - len(shelves) * _SHELF)
    high = top + page.high + len(shelves) * _SHELF + 4
    scene = lay(WIDE, min(_MOST_HIGH, max(400, round(high))), view.options, speech, theme)
    _draw_bar(scene, hand)
    hidden = len(cells) - page.shown
    if hidden:  # the Noble is always shown
        cells[page.shown - 2 : -1] = [hidden + 1]
    if not cells:
        text = scene.canvas.speech.say("mn-picture-hand-empty")
        scene.canvas.text(WIDE / 2, top + 150, text, 44, look_of(scene.theme).quiet, "middle")
    elif page.is_spacious and isinstance(cells[-1], NobleModel) and not hand.noble.open:
        cells.insert(-1, _told(hand, speech))
        page = _paged(len(cells), _MOST_HIGH - top - len(shelves) * _SHELF)
    for cell, box in zip(cells, _places(page, top), strict=True):
        if isinstance(cell, int):
            scene.canvas.text(box.centre, box.middle, f"+{cell}", 64, look_of(scene.theme).ink, "middle")
        elif isinstance(cell, str):
            _draw_panel(scene, box, cell)
        else:
            _draw_cell(scene, box, cell, hand)
    for place, row in enumerate(shelves):
        x, y = 14.0, top + page.high + place * _SHELF
        for title, shelf, wide in row:
            _draw_shelf(scene, Box(x, y, wide, _SHELF), title, shelf)
            x += wide + _BESIDE
    return scene.canvas.image


def _titled(hand: HandSeen, other: str, speech: SpeechText) -> Iterator[tuple[str, HandShelf, float]]:
    """Yield each shelf with its title, and how wide it is."""
    for shelf in hand.shelves:
        title = speech.say("mn-picture-shelf", what=shelf.what, name=fitted(other, 26, 300))
        tiles = len(shelf.cards) * (_TILE[0] + _GAP) - _GAP
        yield title, shelf, min(WIDE - 28.0, max(tiles, width(title, _TITLE, heading(title, HEADINGS)) + 8))


def _in_rows(shelves: Iterable[tuple[str, HandShelf, float]]) -> list[list[tuple[str, HandShelf, float]]]:
    """Return shelves in rows, as many beside one another as there is room for."""
    found: list[list[tuple[str, HandShelf, float]]] = []
    x = 0.0
    for each in shelves:
        if not found or x + each[2] > WIDE - 28:
            found.append([])
            x = 0.0
        found[-1].append(each)
        x += each[2] + _BESIDE
    return found[:_SHELVES]


def _told(hand: HandSeen, speech: SpeechText) -> str:
    """Say what a Noble is that nobody else knows."""
    return speech.say("mn-picture-noble-waits", now="yes" if hand.castable else "no")


def _draw_panel(scene: Scene, box: Box, text: str) -> None:
    """Draw a panel that tells of the card beside it."""
    canvas, look = scene.canvas, look_of(scene.theme)
    canvas.paste(bar(round(box.wide), round(box.high), (look.panel,), look.line, 12, 2), box.x, box.y)
    title = canvas.speech.say("mn-picture-own-noble")
    face = heading(title, HEADINGS)
    size = next((size for size in (38, 34, 30, 27) if width(title, size, face) <= box.wide - 24), 24)
    canvas.text(box.centre, box.y + 46, title, size, look.heading, "middle", face=face, room=box.wide - 16)
    for row, line in enumerate(wrapped(text, 27, box.wide - 36)[:7]):
        canvas.text(box.centre, box.y + 104 + row * 35, line, 27, look.ink, "middle")
    canvas.centre(arrow(60, look.heading), box.centre, box.foot - 38)


def _places(page: _Page, top: float) -> Iterator[Box]:
    """Yield where cards stand, each row in the middle."""
    left = page.shown
    for row in range(page.rows):
        count = min(left, page.per_row)
        wide, high = page.size
        x = (WIDE - count * (wide + _GAP) + _GAP) / 2
        for place in range(count):
            yield Box(x + place * (wide + _GAP), top + row * (high + _GAP), wide, high)
        left -= count


def _draw_cell(scene: Scene, box: Box, cell: HeldCard | NobleModel, hand: HandSeen) -> None:
    """Draw a card of the hand, or the Noble; what can be played now has a ring that glows."""
    canvas, look = scene.canvas, look_of(scene.theme)
    held = cell if isinstance(cell, HeldCard) else HeldCard(cell.card, hand.castable, cell.open)
    face = small_face(scene.cards, held.card, (round(box.wide), round(box.high)), scene.theme)
    canvas.shade(box, 14)
    if held.playable:
        put_ring(scene, box.inset(2, 2), look.acts, 7)
    canvas.paste(face, box.x, box.y)
    if isinstance(cell, NobleModel):
        key = "mn-picture-own-noble" if not cell.open else "mn-picture-noble"
        _ribbon(scene, box, canvas.speech.say(key))
    elif held.shown:
        _ribbon(scene, box, canvas.speech.say("mn-picture-shown"))


def _ribbon(scene: Scene, box: Box, text: str) -> None:
    """Write what is to be known of a card upon its picture, to the left."""
    size = 26 if box.wide > 250 else 24
    wide = round(min(box.wide - 24, width(text, size) + 18))
    y = box.y + 10 + 55 + art_high(box.high) - 38
    scene.canvas.paste(night(wide, 34, BRASS), box.x + 12, y)
    scene.canvas.text(box.x + 12 + wide / 2, y + 17, text, size, WHITE, "middle", room=wide - 8)


def _draw_bar(scene: Scene, hand: HandSeen) -> None:
    """Draw title, mana at hand and the number of cards; golden while the viewer is asked."""
    canvas, look = scene.canvas, look_of(scene.theme)
    tones, line = (look.gold, look.gold_line) if hand.asked else (look.bar, look.line)
    ink = look.gold_ink if hand.asked else look.ink
    box = Box(6, 6, WIDE - 12, _BAR)
    canvas.paste(bar(round(box.wide), round(box.high), tones, line, 10), box.x, box.y)
    say = canvas.speech.say
    title = say("mn-picture-hand")
    face = heading(title, HEADINGS)
    x = box.x + 22
    x += canvas.text(x, box.middle, title, 44, ink, face=face)
    count = str(len(hand.held))
    right = box.end - 20 - width(count, 46)
    canvas.text(right, box.middle, count, 46, ink)
    canvas.paste(fan(54, scene.theme), right - 64, box.y + 6)
    word = say("mn-picture-mana")
    face = heading(word, HEADINGS)
    units = Counter([mask & ANY for mask, many in hand.pool for _ in range(many)]) + Counter(hand.ready)
    if units:
        _draw_mana(scene, Box(x + 40, box.y, right - 84 - x - 40, box.high), word, units, ink)


def _draw_mana(scene: Scene, box: Box, word: str, units: Counter[int], ink: tuple[int, int, int]) -> None:
    """Draw the mana that is in the pool or ready, sign by sign while there is little."""
    canvas, face = scene.canvas, heading(word, HEADINGS)
    size = 40
    single = units.total() * size <= box.wide - width(word, 30, face) - 16
    parts = (
        [(mask, 1) for mask, many in sorted(units.items()) for _ in range(many)]
        if single
        else sorted(units.items())
    )
    reach = sum(size + (0 if many == 1 else width(f"×{many}", 28) + 8) for _, many in parts)
    x = max(box.x, box.end - reach - width(word, 30, face) - 14)
    x += canvas.text(x, box.middle, word, 30, ink, face=face) + 12
    for mask, many in parts:
        if x + size > box.end + 4:
            return
        found = letters(mask)
        canvas.paste(
            mana(found if len(found) == 1 else f"{found[0]}/{found[1]}", size), x, box.middle - size / 2
        )
        x += size
        if many > 1:
            x += canvas.text(x + 2, box.middle, f"×{many}", 28, ink) + 8


def _draw_shelf(scene: Scene, box: Box, title: str, shelf: HandShelf) -> None:
    """Draw what else is known: a title, and tiles in a row."""
    canvas, look = scene.canvas, look_of(scene.theme)
    face = heading(title, HEADINGS)
    canvas.text(box.x + 4, box.y + 18, title, _TITLE, look.heading, face=face, room=box.wide - 4)
    most = int((box.wide + _GAP) // (_TILE[0] + _GAP))
    rest = len(shelf.cards) - most
    shown = shelf.cards[: most - (rest > 0)]
    for place, (card, many) in enumerate(shown):
        spot = Box(box.x + place * (_TILE[0] + _GAP), box.y + 40, *_TILE)
        draw_small(scene, spot, lies(card, 0)._replace(many=many, ready=many))
    if rest > 0:
        spot = Box(box.x + len(shown) * (_TILE[0] + _GAP), box.y + 40, *_TILE)
        canvas.text(spot.centre, spot.middle, f"+{rest + 1}", 40, look.ink, "middle")
