"""A seat's private hand, and what else it alone knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.cards import FULL_PM
from engines.noxtalia.view import NoxtaliaView
from render.lettering import fitted, width
from render.marks import eye as mark_of_knowing
from render.marks import fan
from render.noxtalia.art import portrait
from render.noxtalia.cards import Cards
from render.noxtalia.face import FACE_HIGH, draw_small
from render.noxtalia.table import Table
from render.noxtalia.tokens import gem, pv_bar
from render.noxtalia.words import drawn_name, own_side
from render.speech import Speech

_WIDE = 1200
_GAP = 10
_BAR = 68
_SPIRITS = 84
_MOST_HIGH = 900
_FACES = (224, 184, 150, 120)
"""Widths of faces, from a small hand to a huge one: few, so that sprites are shared."""


_KNOWN = 138
"""Width of faces of other cards that the viewer knows."""
_KNOWN_HIGH = round(_KNOWN * FACE_HIGH) + 56
_KNOWN_MOST = 7
_TITLE_ROOM = 560
_TITLE = 22


class Group(NamedTuple):
    """Cards that belong together."""

    title: str
    cards: tuple[str, ...]
    size: int
    """How many there are; more than are drawn, perhaps."""


def groups(view: NoxtaliaView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and piles, his own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [_group(say("nx-picture-hand"), in_order(own.hand or (), cards))]
    if own.top:
        found.append(_group(say("nx-picture-known-top"), own.top))
    if own.bottom:
        found.append(_group(say("nx-picture-known-bottom"), own.bottom))
    for side in view.sides:
        if side.seat == own.seat:
            continue
        if side.hand is not None:
            found.append(_group(say("nx-picture-hand-of", name=names[side.seat]), in_order(side.hand, cards)))
        elif side.seen_hand is not None:
            title = say("nx-picture-hand-seen", name=names[side.seat])
            found.append(_group(title, in_order(side.seen_hand, cards)))
        if side.top:
            found.append(_group(say("nx-picture-known-top-of", name=names[side.seat]), side.top))
    return found


def _group(title: str, held: Sequence[str]) -> Group:
    return Group(title, tuple(held), len(held))


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort a hand: Attacks, Defences, Supports, each by cost."""
    kinds = ("attack", "defence", "support")
    known = cards.catalogue.capacities
    return sorted(hand, key=lambda card: (kinds.index(known[card].type), known[card].cost, card))


def draw_hand(view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else he knows, then his Spirits."""
    drawn = [fitted(drawn_name(names, side.seat, speech), 26, 300) for side in view.sides]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    known = _laid_out([group for group in others if group.cards])
    below = (max(row for row, _, _ in known) + 1) * _KNOWN_HIGH if known else 0
    wide = next((wide for wide in _FACES if _height(own, wide) + below <= _MOST_HIGH), _FACES[-1])
    own = _within_height(own, wide, _MOST_HIGH - below)
    table = Table.of(_WIDE, _height(own, wide) + below, view, names, speech, theme)
    y = _draw_own(table, own, wide)
    for row, x, group in known:
        _draw_known(table, group, x, y + row * _KNOWN_HIGH)
    _draw_spirits(table, y + below)
    return table.canvas.image


def _laid_out(known: Sequence[Group]) -> list[tuple[int, float, Group]]:
    """Give each group that is known beside one's own hand its row and left end."""
    places: list[tuple[int, float, Group]] = []
    row, x = 0, 14.0
    for group in known:
        shown = group._replace(cards=group.cards[:_KNOWN_MOST])
        wide = _known_wide(shown) + 24
        if x > 14 and x + wide > _WIDE:
            row, x = row + 1, 14.0
        places.append((row, x, shown))
        x += wide
    return places


def _known_wide(group: Group) -> float:
    """Return how wide a group is with its title, which is cut when it is very long."""
    title = min(width(group.title, _TITLE) + 40, _TITLE_ROOM)
    return max(title, len(group.cards) * (_KNOWN + _GAP) - _GAP)


def _per_row(count: int, wide: int) -> int:
    """Return how many cards stand in a row, so that all rows are about equally long."""
    most = (_WIDE - 24 + _GAP) // (wide + _GAP)
    return math.ceil(count / math.ceil(count / most)) if count else 1


def _height(own: Group, wide: int) -> int:
    rows = max(1, math.ceil(len(own.cards) / _per_row(len(own.cards), wide)))
    return 6 + _BAR + 2 * _GAP + rows * (round(wide * FACE_HIGH) + _GAP) + _SPIRITS + 10


def _within_height(own: Group, wide: int, most: int) -> Group:
    """Leave out the last cards until the picture is not too high."""
    while _height(own, wide) > most and len(own.cards) > _per_row(len(own.cards), wide):
        own = own._replace(cards=own.cards[:-1])
    return own


def _draw_own(table: Table, group: Group, wide: int) -> float:
    """Draw the bar with mana and the hand in rows. Return where the rest begins."""
    y = 6.0
    _draw_title(table, group, y)
    y += _BAR + _GAP
    high = round(wide * FACE_HIGH)
    if not group.cards:
        text = table.canvas.speech.say("nx-picture-hand-empty")
        table.canvas.text(_WIDE / 2, y + high / 2, text, 44, table.theme.quiet, "middle")
    row = _per_row(len(group.cards), wide)
    for start in range(0, max(1, len(group.cards)), row):
        line = group.cards[start : start + row]
        x = (_WIDE - len(line) * (wide + _GAP) + _GAP) / 2
        for card in line:
            draw_small(table, card, x, y, wide)
            x += wide + _GAP
        y += high + _GAP
    return y + _GAP


def _draw_title(table: Table, group: Group, y: float) -> None:
    canvas, theme = table.canvas, table.theme
    canvas.panel(12, y, _WIDE - 24, _BAR, theme.panel, theme.panel_line)
    canvas.text(32, y + _BAR / 2, group.title, 38, theme.ink, room=_WIDE - 440)
    hidden = group.size - len(group.cards)
    count = f"{len(group.cards)} +{hidden}" if hidden else str(group.size)
    right = _WIDE - 36 - width(count, 46)
    canvas.text(right, y + _BAR / 2, count, 46, theme.ink)
    canvas.paste(fan(54, theme), right - 64, y + 7)
    x = right - 236
    canvas.paste(gem(50), x, y + 9)
    reach = canvas.text(x + 58, y + _BAR / 2, str(own_side(table.view).pm), 46, theme.ink)
    canvas.text(x + 60 + reach, y + _BAR / 2 + 5, f"/{FULL_PM}", 28, theme.quiet)


def _draw_known(table: Table, group: Group, x: float, y: float) -> None:
    """Draw cards of another's hand, or of a pile, that the viewer knows."""
    canvas, theme = table.canvas, table.theme
    room = _known_wide(group)
    canvas.paste(mark_of_knowing(30, theme.gold), x, y + 4)
    hidden = group.size - len(group.cards)
    title = f"{group.title} (+{hidden})" if hidden else group.title
    canvas.text(x + 38, y + 19, title, _TITLE, theme.ink, room=room - 38)
    for index, card in enumerate(group.cards):
        draw_small(table, card, x + index * (_KNOWN + _GAP), y + 40, _KNOWN)


def _draw_spirits(table: Table, y: float) -> None:
    """Draw the viewer's Spirits with their life points along the lower edge."""
    canvas, theme = table.canvas, table.theme
    side = own_side(table.view)
    step = (_WIDE - 24) / len(side.spirits)
    for place, spirit in enumerate(side.spirits):
        x = 12 + place * step
        canvas.panel(x + 3, y, step - 6, _SPIRITS, theme.panel, theme.panel_line)
        state = "charged" if spirit.alive else "destroyed"
        face = portrait(spirit.card, table.cards.element(spirit.card), 62, state, theme)
        canvas.paste(face, x + 14, y + 5)
        ink = theme.ink if spirit.alive else theme.quiet
        canvas.text(x + 90, y + 24, table.cards.drawn_name(spirit.card), 26, ink, room=step - 200)
        if spirit.alive and not spirit.charged:
            text = canvas.speech.say("nx-picture-state", state="exhausted")
            canvas.text(x + step - 16, y + 24, text, 20, theme.quiet, "right", room=106)
        reach = canvas.text(x + 90, y + 58, str(spirit.pv), 36, ink)
        reach += canvas.text(x + 92 + reach, y + 62, f"/{spirit.max_pv}", 22, theme.quiet)
        canvas.paste(pv_bar(spirit.pv, spirit.max_pv, 180, 16, theme), x + 104 + reach, y + 50)
