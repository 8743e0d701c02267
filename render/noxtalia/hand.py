"""A seat's private hand, and what else it alone knows."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.evaluation.powers import cost_changes, price
from engines.noxtalia.language.pack import FULL_PM
from engines.noxtalia.rules.attack import defences
from engines.noxtalia.rules.turn import affordable
from engines.noxtalia.seat.open_table import open_table
from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.depth import halo, plate
from render.drawing.lettering import fitted, width
from render.noxtalia.bars import put_plank
from render.noxtalia.cards import Cards
from render.noxtalia.places import SMALL, WIDE
from render.noxtalia.scene import DuelScene, face_of, lay
from render.noxtalia.shelves import draw_chart_of_own, draw_shelves
from render.noxtalia.sides import draw_beside, draw_spirit
from render.noxtalia.small import FACES, Size, small_face
from render.noxtalia.theme_colors import RIM
from render.noxtalia.tokens import gem, held
from render.noxtalia.words import awaits_defence, own_side, signed
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.speech import SpeechText
from render.shared.telling import drawn_name
from render.shared.theme_colors import WHITE

_BAR = Box(6, 6, WIDE - 12, 74)
_TOP, _GAP, _FOOT = 90, 8, 898
_LARGE = 4
"""So many cards of the largest size stand in a row; in a second one two, beside what else is known."""
_MOST, _MANY = 6, 10
"""So many cards are as large as may be, or of a middle size."""
_SPIRITS = 588
"""Room for the viewer's Spirits."""
_LEAST = 200
"""Room that a chart needs."""
_LOW = 142
"""Height of what is known in a strip below the cards."""


def groups(view: NoxtaliaView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and piles, their own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("nx-picture-hand"), in_order(own.hand or (), cards.catalogue))]
    if own.top:
        found.append(Group.of(say("nx-picture-known-top"), own.top))
    if own.bottom:
        found.append(Group.of(say("nx-picture-known-bottom"), own.bottom))
    for side in view.sides:
        if side.seat == own.seat:
            continue
        if side.hand is not None:
            found.append(
                Group.of(
                    say("nx-picture-hand-of", name=names[side.seat]), in_order(side.hand, cards.catalogue)
                )
            )
        elif side.seen_hand is not None:
            title = say("nx-picture-hand-seen", name=names[side.seat])
            found.append(Group.of(title, in_order(side.seen_hand, cards.catalogue)))
        if side.top:
            found.append(Group.of(say("nx-picture-known-top-of", name=names[side.seat]), side.top))
    return found


def in_order(hand: Iterable[str], catalogue: Catalogue) -> list[str]:
    """Sort a hand: Attacks, Defences, Supports, each by cost."""
    kinds = ("attack", "defence", "support")
    known = catalogue.capacities
    return sorted(hand, key=lambda card: (kinds.index(known[card].type), known[card].cost, card))


def playable(view: NoxtaliaView) -> frozenset[str]:
    """Return the cards in the viewer's hand that can be played now."""
    own = own_side(view)
    if view.result is not None or own.hand is None:
        return frozenset()
    table = open_table(view)
    side = table.sides[own.seat]
    if view.attack is not None and awaits_defence(view):
        return frozenset(defences(table, side) if view.attack.asked[-1:] == (own.seat,) else ())
    if view.stage == "combat" and view.active == own.seat and view.resolving is None:
        return frozenset((*affordable(table, side, "attack"), *affordable(table, side, "support")))
    return frozenset()


def dearer(view: NoxtaliaView) -> dict[str, int]:
    """Return by how much cards in the viewer's hand cost more or less than what is printed."""
    own, table = own_side(view), open_table(view)
    changes, cards = cost_changes(table, own.seat), table.catalogue.cards
    found = {card: price(cards[card], changes) - cards[card].cost for card in own.hand or ()}
    return {card: change for card, change in found.items() if change}


def hand_facts(view: NoxtaliaView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    known = tuple((side.hand, side.seen_hand, side.top, side.bottom) for side in view.sides)
    now = playable(view), tuple(dearer(view).items())
    return known, own.pm, own.spirits, view.cycle, view.active == own.seat, now


class Page(NamedTuple):
    """Where the cards of a hand stand, the viewer's Spirits, and what else is known."""

    size: Size
    cards: tuple[Box, ...]
    """What finds no place is counted in the last one."""
    spirits: tuple[Box, ...]
    low: bool
    """Spirits stand in a strip, with their names beside them."""
    shelves: Box
    high: int
    chart: Box | None = None
    """Room for the chart beside them."""


def page_of(count: int, *, shelves: bool) -> Page:
    """Return how so many cards stand, as large as they may be, beside shelves if there are any."""
    size = FACES[0] if count <= _MOST else FACES[1] if count <= _MANY else FACES[2]
    cards, below = tuple(_stand(count, size)), _TOP + size.high + _GAP
    if count <= _LARGE:
        row = Box(14, below + 4, WIDE - 24, 224)
        return Page(size, cards, _spirits(row), False, row.past(_SPIRITS + 12), round(row.foot) + 8)
    if size is FACES[0]:
        rest = Box(cards[-1].end + _GAP, below, WIDE - 10 - cards[-1].end - _GAP, _FOOT - below)
        chart = rest.wide > _SPIRITS + _LEAST
        upper, lower = rest.below(6 if shelves or not chart else 86).top(226), rest.below(246)
        beside = upper.past(_SPIRITS + 4) if chart else None
        return Page(size, cards, _spirits(upper), False, lower, _FOOT + 2, beside)
    strip = Box(14, below + size.high + _GAP, WIDE - 24, _LOW)
    spirits = tuple(Box(14 + 196 * place, strip.y, 188, _LOW) for place in range(3))
    return Page(size, cards, spirits, True, strip.past(_SPIRITS + 10), round(strip.foot) + 6)


def _stand(count: int, size: Size) -> Iterator[Box]:
    """Yield where cards stand, in two rows at most: in the middle, but beside what fills a second row."""
    pitch = size.wide + _GAP
    most = (WIDE - _GAP) // pitch
    first = _LARGE if size is FACES[0] else min(most, math.ceil(count / 2))
    for row, fill in enumerate((min(count, first), min(count - first, most))):
        aside = size is FACES[0] and count > _LARGE
        left = 14.0 if aside else (WIDE - fill * pitch + _GAP) / 2
        y = _TOP + row * (size.high + _GAP)
        yield from (Box(left + place * pitch, y, size.wide, size.high) for place in range(fill))


def _spirits(row: Box) -> tuple[Box, ...]:
    return tuple(Box(row.x + 195 * place, row.y, 186, 220) for place in range(3))


def draw_hand(view: NoxtaliaView, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the viewer's hand, then their Spirits and whatever else they know."""
    drawn = [fitted(drawn_name(names, side.seat, speech), 26, 300) for side in view.sides]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    known = [group for group in others if group.cards]
    page = page_of(len(own.cards), shelves=bool(known))
    scene, now, more = lay(page.high, view, names, speech, theme), playable(view), dearer(view)
    _draw_bar(scene, own, golden=view.active == own_side(view).seat or bool(now))
    if not own.cards:
        text = scene.canvas.speech.say("nx-picture-hand-empty")
        scene.canvas.label(WIDE / 2, _TOP + 190, text, 48, WHITE, RIM, "middle", face=face_of(text))
    rest = len(own.cards) - len(page.cards)
    shown = own.cards[: len(page.cards) - (rest > 0)]
    for card, box in zip(shown, page.cards, strict=False):
        _draw_card(scene, card, box, page.size, playable=card in now)
        if card in more:
            _draw_change(scene, box, page.size, more[card])
    if rest > 0:
        box = page.cards[-1]
        scene.canvas.label(box.centre, box.middle, f"+{rest + 1}", 64, WHITE, RIM, "middle")
    side = own_side(view)
    for number, box in enumerate(page.spirits):
        if page.low:
            draw_beside(scene, side.spirits[number], box)
        else:
            draw_spirit(scene, side, number, box, SMALL)
    if known:
        draw_shelves(scene, page.shelves, known)
    if page.chart is not None or not known:
        draw_chart_of_own(scene, page.chart or page.shelves)
    return scene.canvas.image


def _draw_card(scene: DuelScene, card: str, box: Box, size: Size, *, playable: bool) -> None:
    """Draw a card; what can be played now has a ring that glows."""
    face = small_face(scene.cards.catalogue, card, scene.canvas.speech, size, scene.theme)
    scene.canvas.shade(box, 14)
    if playable:
        ring = halo(round(box.wide), round(box.high), scene.look.acts, 7)
        scene.canvas.centre(ring, box.centre, box.middle)
    scene.canvas.paste(face, box.x, box.y)


def _draw_change(scene: DuelScene, box: Box, size: Size, change: int) -> None:
    """Say below a card's cost by how much it costs more or less now."""
    put_change(scene, box.x + 4, box.y + size.head + 12, change)


def put_change(scene: DuelScene, x: float, y: float, change: int) -> None:
    """Put by how much a card costs more or less now."""
    look, text = scene.look, signed(change)
    fill, ink = (look.harm, look.harm_ink) if change > 0 else (look.good, WHITE)
    spot = Box(x, y, 56, 40)
    scene.canvas.paste(plate(56, 40, fill, WHITE, 9, 3), spot.x, spot.y)
    scene.canvas.text(spot.centre, spot.middle, text, 28, ink, "middle")


def _draw_bar(scene: DuelScene, own: Group, *, golden: bool) -> None:
    """Draw the title, the mana and the number of cards."""
    canvas, look, box = scene.canvas, scene.look, _BAR
    put_plank(scene, box, golden=golden)
    ink = look.gold_ink if golden else look.plank_ink
    face = face_of(own.title)
    canvas.text(box.x + 22, box.middle, own.title, 48, ink, face=face, room=620)
    x = 764.0
    canvas.paste(gem(50), x, box.middle - 25)
    x += 58
    x += canvas.text(x, box.middle, str(own_side(scene.view).pm), 48, ink)
    canvas.text(x + 3, box.middle + 6, f"/{FULL_PM}", 30, ink)
    count = str(own.size)
    x = 1150 - width(count, 48)
    canvas.text(x, box.middle, count, 48, ink)
    canvas.paste(held(52), x - 64, box.middle - 27)
