"""A seat's private hand, and what else it alone knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.cards import FULL_PM
from engines.noxtalia.view import NoxtaliaView
from render.lettering import fitted, width
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
    own = own_side(view)
    drawn = [fitted(drawn_name(names, side.seat, speech), 38, 420) for side in view.sides]
    found = groups(view, drawn, Cards.of(view.options, speech))
    wide = next((wide for wide in _FACES if _height(found, wide) <= _MOST_HIGH), _FACES[-1])
    found = _within_height(found, wide)
    table = Table.of(_WIDE, _height(found, wide), view, names, speech, theme)
    y = 6.0
    for index, group in enumerate(found):
        y = _draw_group(table, group, wide, y, mana=own.pm if index == 0 else None)
    _draw_spirits(table, y)
    return table.canvas.image


def _per_row(count: int, wide: int) -> int:
    """Return how many cards stand in a row, so that all rows are about equally long."""
    most = (_WIDE - 24 + _GAP) // (wide + _GAP)
    return math.ceil(count / math.ceil(count / most)) if count else 1


def _rows(group: Group, wide: int) -> int:
    return max(1, math.ceil(len(group.cards) / _per_row(len(group.cards), wide)))


def _height(found: Sequence[Group], wide: int) -> int:
    rows = sum(_rows(group, wide) for group in found)
    faces = rows * (round(wide * FACE_HIGH) + _GAP)
    return 6 + len(found) * (_BAR + 2 * _GAP) + faces + _SPIRITS + 10


def _within_height(found: list[Group], wide: int) -> list[Group]:
    """Leave out the last cards of the largest group until the picture is not too high."""
    found = list(found)
    while _height(found, wide) > _MOST_HIGH:
        largest = max(range(len(found)), key=lambda index: len(found[index].cards))
        group = found[largest]
        if len(group.cards) <= _per_row(len(group.cards), wide):
            break
        found[largest] = group._replace(cards=group.cards[:-1])
    return found


def _draw_group(table: Table, group: Group, wide: int, y: float, mana: int | None) -> float:
    """Draw a title and rows of cards. Return where the next group begins."""
    canvas, theme = table.canvas, table.theme
    canvas.panel(12, y, _WIDE - 24, _BAR, theme.panel, theme.panel_line)
    canvas.text(32, y + _BAR / 2, group.title, 38, theme.ink, room=_WIDE - 440)
    hidden = group.size - len(group.cards)
    count = f"{len(group.cards)} +{hidden}" if hidden else str(group.size)
    right = _WIDE - 36 - width(count, 46)
    canvas.text(right, y + _BAR / 2, count, 46, theme.ink)
    canvas.paste(fan(54, theme), right - 64, y + 7)
    if mana is not None:
        x = right - 236
        canvas.paste(gem(50), x, y + 9)
        reach = canvas.text(x + 58, y + _BAR / 2, str(mana), 46, theme.ink)
        canvas.text(x + 60 + reach, y + _BAR / 2 + 5, f"/{FULL_PM}", 28, theme.quiet)
    y += _BAR + _GAP
    high = round(wide * FACE_HIGH)
    if not group.cards:
        text = canvas.speech.say("nx-picture-hand-empty")
        canvas.text(_WIDE / 2, y + high / 2, text, 44, theme.quiet, "middle")
    row = _per_row(len(group.cards), wide)
    for start in range(0, max(1, len(group.cards)), row):
        line = group.cards[start : start + row]
        x = (_WIDE - len(line) * (wide + _GAP) + _GAP) / 2
        for card in line:
            draw_small(table, card, x, y, wide)
            x += wide + _GAP
        y += high + _GAP
    return y + _GAP


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
