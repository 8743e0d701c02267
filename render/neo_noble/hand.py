"""A seat's private hand, its Channel, and what else it alone knows; between games the Reserve Decks."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engines.neo_noble.cards.catalogue import Catalogue
from engines.neo_noble.language.pack import Noble
from engines.neo_noble.seat.doable import Doable, doable
from engines.neo_noble.seat.view import NeoNobleView
from render.drawing.depth import SHADOW, shadow
from render.drawing.lettering import fitted, width
from render.drawing.themes import theme_called
from render.neo_noble.cards import Cards
from render.neo_noble.ground import limbo
from render.neo_noble.marks import put_bar, put_ready, put_ring, put_role
from render.neo_noble.scene import Scene, lay, named, titled
from render.neo_noble.shelves import HIGH as SHELF
from render.neo_noble.shelves import draw_shelf, needed
from render.neo_noble.small import FACES, Size, small_face
from render.neo_noble.theme_colors import SOUL, SOUL_DEEP, look_of
from render.neo_noble.tokens import channel_card, coin, empty_slot, eye_disc, held, wisp
from render.neo_noble.words import drawn_names, own_side, ready_souls
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.speech import SpeechText, recalled
from render.shared.typeset import largest

WIDE = 1200
_MOST_HIGH, _FEW_HIGH = 900, 500
"""Heights of a picture, and of one with few cards."""
_BAR = Box(6, 6, WIDE - 12, 68)
_GAP = 8
_TOP = 84
_EMPTY = 320
"""Height of what says that the hand is empty."""
_BESIDE = 290
"""Room beside the last row from which on a shelf stands there."""
_SLOT, _CARD = 56, 40
_EYE = 44
"""How large a mark on a card is."""
_TITLES, _SMALL_TITLES = (58, 54, 50), (46, 42, 38, 34, 30, 28)


def groups(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and decks, own hand first; between games the Reserve Deck."""
    if between_games(view):
        return _reserves(view, names, cards)
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("nn-picture-hand"), in_order(own.hand or (), cards.catalogue))]
    found.append(Group.of(say("nn-picture-known-top"), own.top))
    found.append(Group.of(say("nn-picture-known-bottom"), own.bottom))
    other = view.sides[1 - own.seat]
    if other.hand is not None:
        found.append(
            Group.of(say("nn-picture-hand-of", name=names[other.seat]), in_order(other.hand, cards.catalogue))
        )
    else:
        found.append(
            Group.of(
                say("nn-picture-known-hand", name=names[other.seat]), in_order(other.known, cards.catalogue)
            )
        )
    found.append(Group.of(say("nn-picture-known-top-of", name=names[other.seat]), other.top))
    return [found[0], *(group for group in found[1:] if group.cards)]


def between_games(view: NeoNobleView) -> bool:
    """Tell whether cards are exchanged: there is no hand then that matters (NN-31)."""
    return view.stage == "exchange"


def _reserves(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return the Reserve Decks, the viewer's own first (NN-32)."""
    own, say = own_side(view), cards.speech.say
    other = view.sides[1 - own.seat]
    theirs = Group.of(
        say("nn-picture-reserve-of", name=names[other.seat]), in_order(other.reserve, cards.catalogue)
    )
    return [
        Group.of(say("nn-picture-reserve"), in_order(own.reserve, cards.catalogue)),
        *([theirs] if theirs.cards else []),
    ]


def in_order(hand: Sequence[str], catalogue: Catalogue) -> list[str]:
    """Sort cards by cost, as spirits are paid for; Nobles come first."""

    def order(card: str) -> tuple[int, int]:
        found = catalogue.definition(card)
        return (-1 if isinstance(found, Noble) else found.cost), catalogue.order[card]

    return sorted(hand, key=order)


def has_turn(view: NeoNobleView) -> bool:
    """Tell whether it is the viewer's turn."""
    return view.active == own_side(view).seat and view.turn > 0 and view.result is None


def hand_facts(view: NeoNobleView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    known = tuple((side.hand, side.known, side.top, side.bottom, side.reserve) for side in view.sides)
    coins = sum(one.holder == own.seat and one.ready for one in view.coins)
    now = has_turn(view), doable(view)
    return between_games(view), known, own.lingering, own.channel, coins, now


# The picture


class Page(NamedTuple):
    """Where cards and shelves lie."""

    size: Size
    cards: tuple[Box, ...]
    """What finds no place is counted in the last one."""
    shelves: tuple[Box, ...]
    high: int


def page_of(count: int, needs: Sequence[float]) -> Page:
    """Lay out so many cards, and shelves that would like to be so wide: as large as there is room."""
    page = _page(FACES[0], count, needs)
    for size in FACES[1:]:
        if len(page.cards) == count and len(page.shelves) == len(needs):
            break
        page = _page(size, count, needs)
    return page


def _page(size: Size, count: int, needs: Sequence[float]) -> Page:
    """Lay a page out with cards of a size; shelves stand beside the last row and below."""
    pitch, row_high = size.wide + _GAP, size.high + _GAP
    most = (WIDE - _GAP) // pitch
    rows = min(math.ceil(count / most), (_MOST_HIGH - _TOP) // row_high)
    shown = min(count, rows * most)
    last = shown - max(0, rows - 1) * most
    foot = _TOP + (rows * row_high if rows else _EMPTY)
    grid = (WIDE - most * pitch + _GAP) / 2
    spots: list[Box] = []
    aside = grid + last * pitch
    if needs and rows and WIDE - grid - aside >= _BESIDE:
        lines = (size.high + 6) // (SHELF + 6)
        spots += [
            Box(aside, foot - row_high + line * (SHELF + 6), WIDE - grid - aside, SHELF)
            for line in range(lines)
        ]
    stands_aside = bool(spots)
    spots += [Box(grid, y, WIDE - 2 * grid, SHELF) for y in range(foot, _MOST_HIGH - SHELF, SHELF + 6)]
    shelves = tuple(_shelved(spots, needs))
    cards: list[Box] = []
    for place in range(shown):
        row = place // most
        fill = most if row < rows - 1 else last
        left = grid if stands_aside else (WIDE - fill * pitch + _GAP) / 2
        cards.append(Box(left + place % most * pitch, _TOP + row * row_high, size.wide, size.high))
    end = max([foot, *(box.foot + _GAP for box in shelves)])
    high = max(_FEW_HIGH if shown <= most else 0, min(_MOST_HIGH, round(end)))
    return Page(size, tuple(cards), shelves, high)


def _shelved(spots: Sequence[Box], needs: Sequence[float]) -> Iterator[Box]:
    """Yield where each shelf stands: side by side while there is room, one too wide by itself."""
    free = list(spots)
    for need in needs:
        fitting = [spot for spot in free if spot.wide >= need] or sorted(free, key=lambda spot: -spot.wide)[
            :1
        ]
        if not fitting:
            return
        spot = fitting[0]
        yield spot.left(min(need, spot.wide))
        rest, place = spot.past(min(need, spot.wide) + _GAP), free.index(spot)
        free[place : place + 1] = [rest] if rest.wide >= _BESIDE else []


def draw_hand(view: NeoNobleView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else they know; between games the Reserve Decks."""
    speech, found = recalled(speech), theme_called(theme)
    drawn = [fitted(name, 26, 300) for name in drawn_names(view, names, speech)]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    others += _channel(view, speech)
    page = page_of(len(own.cards), [needed(group) for group in others])
    scene = lay(limbo(WIDE, page.high, found), view.options, speech, found)
    _draw_bar(scene, view, own)
    if not own.cards:
        text = speech.say("nn-picture-hand-empty")
        scene.canvas.text(
            WIDE / 2, _TOP + _EMPTY / 2, text, 48, look_of(found).quiet, "middle", face=named(text)
        )
    _draw_cards(scene, view, own, page)
    for group, box in zip(others, page.shelves, strict=False):
        draw_shelf(scene, box, group)
    return scene.canvas.image


def _channel(view: NeoNobleView, speech: SpeechText) -> list[Group]:
    """Return the cards of the viewer's Channel that they know, if any."""
    if between_games(view):
        return []
    known = [slot.card for slot in own_side(view).channel if slot is not None and slot.card is not None]
    return [Group.of(speech.say("nn-picture-own-channel"), known)] if known else []


def _draw_cards(scene: Scene, view: NeoNobleView, own: Group, page: Page) -> None:
    """Draw the hand; what the other player knows of has an eye, what can Block a shield."""
    known = [] if between_games(view) else list(own_side(view).known)
    now = doable(view)
    hidden = len(own.cards) - len(page.cards)
    for place, (card, box) in enumerate(zip(own.cards, page.cards, strict=False)):
        if hidden and place == len(page.cards) - 1:
            ink = look_of(scene.theme).ink
            scene.canvas.text(box.centre, box.middle, f"+{hidden + 1}", 56, ink, "middle")
            return
        _draw_card(scene, card, box, page.size, now)
        marks = box.inset(6).below(page.size.gem + 4)
        if card in known:
            known.remove(card)
            scene.canvas.paste(eye_disc(_EYE), marks.x, marks.y)
            marks = marks.past(_EYE + 2)
        if card in now.blocks:
            put_role(scene, marks.x + _EYE / 2, marks.y + _EYE / 2, "blocks", _EYE)


def _draw_card(scene: Scene, card: str, box: Box, size: Size, now: Doable) -> None:
    """Draw a card; what can be played now has a ring that glows, or what can Block where nothing can."""
    canvas = scene.canvas
    face = small_face(scene.cards.catalogue, card, canvas.speech, size, scene.theme)
    spot = round(box.x) - SHADOW, round(box.y) - SHADOW
    canvas.image.paste((0, 0, 0), spot, shadow(size.wide, size.high, 14))
    if card in now.cards:
        put_ready(scene, box, 7, 14)
    elif card in now.blocks and not now.cards:  # two rings would differ by colour alone
        put_ring(scene, box, "blocks", 7, 14)
    canvas.paste(face, box.x, box.y)


def _draw_bar(scene: Scene, view: NeoNobleView, own: Group) -> None:
    """Draw title, Souls, coins, the number of cards and the Channel; golden in the viewer's turn."""
    canvas, look, side, box = scene.canvas, look_of(scene.theme), own_side(view), _BAR
    golden = has_turn(view)
    put_bar(canvas, box, look.gold if golden else look.bar, look.gold_line if golden else look.line)
    ink = look.gold_ink if golden else look.ink
    end = box.end - 16
    if not between_games(view):
        end = _draw_slots(scene, view, end)
        coins = sum(one.holder == side.seat and one.ready for one in view.coins)
        spirits = f"{ready_souls(side)}+{side.lingering}" if side.lingering else str(ready_souls(side))
        counts = (
            (held(50), str(own.size)),
            (coin("ready", 50), str(coins)),
            (wisp(48, SOUL_DEEP if golden else SOUL), spirits),
        )
    else:
        counts = ((held(50), str(own.size)),)
    for mark, text in counts:
        end -= width(text, 46)
        canvas.text(end, box.middle, text, 46, ink)
        end -= mark.size[0] + 8
        canvas.paste(mark, end, box.middle - mark.size[1] / 2)
        end -= 30
    room = end - box.x - 22
    face, sizes = titled(own.title), _TITLES
    if width(own.title, _TITLES[-1], face) > room:
        face, sizes = named(own.title), _SMALL_TITLES
    size = largest(own.title, sizes, room, face)
    canvas.text(box.x + 22, box.middle, own.title, size, ink, face=face, room=room)


def _draw_slots(scene: Scene, view: NeoNobleView, end: float) -> float:
    """Draw the viewer's Channel at the right end of the bar, ringed as in hand. Return where it begins."""
    slots, now = own_side(view).channel, doable(view).slots
    left = end - len(slots) * _SLOT
    for place, slot in enumerate(slots):
        x = left + (place + 0.5) * _SLOT
        if slot is None:
            scene.canvas.centre(empty_slot(_CARD, look_of(scene.theme).line), x, _BAR.middle)
            continue
        found = None if slot.card is None else scene.cards.spirit(slot.card)
        fate, picture = (None, None) if found is None else (found.fate, found.picture)
        if place in now:
            wide, high = (_CARD, _CARD * 1.4) if slot.ready else (_CARD * 1.4, _CARD)
            put_ready(scene, Box(x - wide / 2, _BAR.middle - high / 2, wide, high), 4, 5)
        scene.canvas.centre(channel_card(slot.card, fate, _CARD, slot.ready, picture), x, _BAR.middle)
        if slot.ready:
            scene.canvas.centre(wisp(26), x + 17, _BAR.middle - 18)
    return left - 28
