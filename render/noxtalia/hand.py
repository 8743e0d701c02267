"""A seat's private hand, and what else it alone knows."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.cards.language.pack import FULL_PM
from engines.noxtalia.rules.attack import defences
from engines.noxtalia.rules.turn import affordable
from engines.noxtalia.seat.open_table import open_table
from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.depth import SHADOW, halo, shadow
from render.drawing.lettering import fitted, width
from render.noxtalia.bars import put_plank
from render.noxtalia.cards import Cards
from render.noxtalia.looks import RIM, WHITE
from render.noxtalia.places import SMALL, WIDE
from render.noxtalia.scene import Scene, face_of, lay
from render.noxtalia.shelves import draw_chart_of_own, draw_shelves
from render.noxtalia.sides import draw_beside, draw_spirit
from render.noxtalia.small import FACES, Size, small_face
from render.noxtalia.tokens import gem, held
from render.noxtalia.words import awaits_defence, own_side
from render.shared.box import Box
from render.shared.groups import Group
from render.shared.speech import Speech
from render.shared.telling import drawn_name

_BAR = Box(6, 6, WIDE - 12, 74)
_TOP, _GAP, _FOOT = 90, 8, 898
_LARGE = 4
"""So many cards of the largest size stand in a row; in a second one two, beside what else is known."""
_MOST = 6
_SPIRITS = 588
"""Room for the viewer's Spirits."""
_LEAST = 200
"""Room that a chart needs."""
_LOW = 142
"""Height of what is known in a strip below the cards."""


def groups(view: NoxtaliaView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and piles, his own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("nx-picture-hand"), in_order(own.hand or (), cards))]
    if own.top:
        found.append(Group.of(say("nx-picture-known-top"), own.top))
    if own.bottom:
        found.append(Group.of(say("nx-picture-known-bottom"), own.bottom))
    for side in view.sides:
        if side.seat == own.seat:
            continue
        if side.hand is not None:
            found.append(
                Group.of(say("nx-picture-hand-of", name=names[side.seat]), in_order(side.hand, cards))
            )
        elif side.seen_hand is not None:
            title = say("nx-picture-hand-seen", name=names[side.seat])
            found.append(Group.of(title, in_order(side.seen_hand, cards)))
        if side.top:
            found.append(Group.of(say("nx-picture-known-top-of", name=names[side.seat]), side.top))
    return found


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort a hand: Attacks, Defences, Supports, each by cost."""
    kinds = ("attack", "defence", "support")
    known = cards.catalogue.capacities
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


def hand_facts(view: NoxtaliaView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    known = tuple((side.hand, side.seen_hand, side.top, side.bottom) for side in view.sides)
    return known, own.pm, own.spirits, view.cycle, view.active == own.seat, playable(view)


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
    size = FACES[0] if count <= _MOST else FACES[1] if count <= 2 * 5 else FACES[2]
    pitch = size.wide + _GAP
    most = (WIDE - 2 * _GAP + _GAP) // pitch
    per_row = _LARGE if size is FACES[0] else min(most, math.ceil(count / 2))
    shown = min(count, 2 * per_row if size is FACES[0] else 2 * most)
    rows = [min(per_row, shown), max(0, shown - per_row)]
    boxes: list[Box] = []
    for row, fill in enumerate(rows):
        left = 14.0 if size is FACES[0] else (WIDE - fill * pitch + _GAP) / 2
        if row == 0 and count <= _LARGE:
            left = (WIDE - fill * pitch + _GAP) / 2
        boxes += [
            Box(left + place * pitch, _TOP + row * (size.high + _GAP), size.wide, size.high)
            for place in range(fill)
        ]
    below = _TOP + size.high + _GAP
    if count <= _LARGE:
        row = Box(14, below + 4, WIDE - 24, 224)
        high = round(row.foot) + 8
        return Page(size, tuple(boxes), _spirits(row), False, row.past(_SPIRITS + 12), high)
    if size is FACES[0]:
        rest = Box(14 + rows[1] * pitch, below, WIDE - 24 - rows[1] * pitch, _FOOT - below)
        chart = rest.wide > _SPIRITS + _LEAST
        upper, lower = rest.below(6 if shelves or not chart else 86).top(226), rest.below(246)
        beside = upper.past(_SPIRITS + 4) if chart else None
        return Page(size, tuple(boxes), _spirits(upper), False, lower, _FOOT + 2, beside)
    strip = Box(14, below + size.high + _GAP, WIDE - 24, _LOW)
    spirits = tuple(Box(14 + 196 * place, strip.y, 188, _LOW) for place in range(3))
    return Page(size, tuple(boxes), spirits, True, strip.past(_SPIRITS + 10), round(strip.foot) + 6)


def _spirits(row: Box) -> tuple[Box, ...]:
    return tuple(Box(row.x + 195 * place, row.y, 186, 220) for place in range(3))


def draw_hand(view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, then his Spirits and whatever else he knows."""
    drawn = [fitted(drawn_name(names, side.seat, speech), 26, 300) for side in view.sides]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    known = [group for group in others if group.cards]
    page = page_of(len(own.cards), shelves=bool(known))
    scene, now = lay(page.high, view, names, speech, theme), playable(view)
    _draw_bar(scene, own, golden=view.active == own_side(view).seat or bool(now))
    if not own.cards:
        text = scene.canvas.speech.say("nx-picture-hand-empty")
        scene.canvas.label(WIDE / 2, _TOP + 190, text, 48, WHITE, RIM, "middle", face=face_of(text))
    rest = len(own.cards) - len(page.cards)
    shown = own.cards[: len(page.cards) - (rest > 0)]
    for card, box in zip(shown, page.cards, strict=False):
        _draw_card(scene, card, box, page.size, playable=card in now)
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


def _draw_card(scene: Scene, card: str, box: Box, size: Size, *, playable: bool) -> None:
    """Draw a card; what can be played now has a ring that glows."""
    face = small_face(scene.cards.catalogue, card, scene.canvas.speech, size, scene.theme)
    spot = (round(box.x) - SHADOW, round(box.y) - SHADOW)
    scene.canvas.image.paste((0, 0, 0), spot, shadow(*face.size, 14))
    if playable:
        ring = halo(round(box.wide), round(box.high), scene.look.acts, 7)
        scene.canvas.centre(ring, box.centre, box.middle)
    scene.canvas.paste(face, box.x, box.y)


def _draw_bar(scene: Scene, own: Group, *, golden: bool) -> None:
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
