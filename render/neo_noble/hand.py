"""A seat's private hand, its Channel, and what else it alone knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.neo_noble.view import NeoNobleView, SlotView
from render.lettering import fitted, width
from render.marks import eye as mark_of_knowing
from render.marks import fan
from render.neo_noble.cards import Cards
from render.neo_noble.face import FACE_HIGH, draw_small
from render.neo_noble.table import Table
from render.neo_noble.tokens import channel_card, coin, eye_disc, wisp
from render.neo_noble.words import drawn_name, own_side, ready_souls
from render.speech import Speech, recalled

_WIDE = 1200
_GAP = 10
_BAR = 68
_CHANNEL = 96
_MOST_HIGH = 900
_FACES = (224, 184, 150, 120)
"""Widths of faces, from a small hand to a huge one: few, so that sprites are shared."""
_KNOWN = 112
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


def groups(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and decks, his own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [_group(say("nn-picture-hand"), in_order(own.hand or (), cards))]
    found.append(_group(say("nn-picture-known-top"), own.top))
    found.append(_group(say("nn-picture-known-bottom"), own.bottom))
    other = view.sides[1 - own.seat]
    if other.hand is not None:
        found.append(_group(say("nn-picture-hand-of", name=names[other.seat]), in_order(other.hand, cards)))
    else:
        found.append(
            _group(say("nn-picture-known-hand", name=names[other.seat]), in_order(other.known, cards))
        )
    found.append(_group(say("nn-picture-known-top-of", name=names[other.seat]), other.top))
    return [found[0], *(group for group in found[1:] if group.cards)]


def _group(title: str, held: Sequence[str]) -> Group:
    return Group(title, tuple(held), len(held))


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort a hand by cost, as spirits are paid for."""
    return sorted(hand, key=lambda card: (cards.spirit(card).cost, cards.catalogue.order[card]))


def draw_hand(view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else he knows, then his Channel."""
    speech = recalled(speech)
    drawn = [fitted(drawn_name(names, side.seat, speech), 26, 300) for side in view.sides]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    known = _laid_out(others)
    below = (max(row for row, _, _ in known) + 1) * _KNOWN_HIGH if known else 0
    wide = next((wide for wide in _FACES if _height(own, wide) + below <= _MOST_HIGH), _FACES[-1])
    own = _within_height(own, wide, _MOST_HIGH - below)
    table = Table.of(_WIDE, _height(own, wide) + below, view, names, speech, theme)
    y = _draw_own(table, own, wide)
    for row, x, group in known:
        _draw_known(table, group, x, y + row * _KNOWN_HIGH)
    _draw_channel(table, y + below)
    return table.canvas.image


def _laid_out(known: Sequence[Group]) -> list[tuple[int, float, Group]]:
    """Give each group that is known beside one's own hand its row and left end; two rows at most."""
    places: list[tuple[int, float, Group]] = []
    row, x = 0, 14.0
    for group in known:
        shown = group._replace(cards=group.cards[:_KNOWN_MOST])
        wide = _known_wide(shown) + 24
        if x > 14 and x + wide > _WIDE:
            row, x = row + 1, 14.0
        if row > 1:
            break
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
    return 6 + _BAR + 2 * _GAP + rows * (round(wide * FACE_HIGH) + _GAP) + _CHANNEL + 10


def _within_height(own: Group, wide: int, most: int) -> Group:
    """Leave out the last cards until the picture is not too high."""
    while _height(own, wide) > most and len(own.cards) > _per_row(len(own.cards), wide):
        own = own._replace(cards=own.cards[:-1])
    return own


def _draw_own(table: Table, group: Group, wide: int) -> float:
    """Draw the bar with Souls and the hand in rows. Return where the rest begins."""
    y = 6.0
    _draw_title(table, group, y)
    y += _BAR + _GAP
    high = round(wide * FACE_HIGH)
    if not group.cards:
        text = table.canvas.speech.say("nn-picture-hand-empty")
        table.canvas.text(_WIDE / 2, y + high / 2, text, 44, table.theme.quiet, "middle")
    row = _per_row(len(group.cards), wide)
    known = list(own_side(table.view).known)
    for start in range(0, max(1, len(group.cards)), row):
        line = group.cards[start : start + row]
        x = (_WIDE - len(line) * (wide + _GAP) + _GAP) / 2
        for card in line:
            draw_small(table, card, x, y, wide)
            if card in known:
                known.remove(card)
                _draw_seen(table, x, y, wide)
            x += wide + _GAP
        y += high + _GAP
    return y + _GAP


def _draw_seen(table: Table, x: float, y: float, wide: float) -> None:
    """Mark a card in hand that the opponent knows of."""
    size = round(wide * 0.15)
    disc = eye_disc(size, table.theme)
    table.canvas.paste(disc, x + wide * 0.06, y + wide * 0.27)


def _draw_title(table: Table, group: Group, y: float) -> None:
    """Draw the title, Souls that may be spent, coins that may be given up, and the number of cards."""
    canvas, theme = table.canvas, table.theme
    side, middle = own_side(table.view), y + _BAR / 2
    canvas.panel(12, y, _WIDE - 24, _BAR, theme.panel, theme.panel_line)
    canvas.text(32, middle, group.title, 38, theme.ink, room=480)
    hidden = group.size - len(group.cards)
    count = f"{len(group.cards)} +{hidden}" if hidden else str(group.size)
    right = _WIDE - 36 - width(count, 46)
    canvas.text(right, middle, count, 46, theme.ink)
    canvas.paste(fan(54, theme), right - 64, y + 7)
    coins = sum(one.holder == side.seat and one.ready for one in table.view.coins)
    x = right - 420
    souls = f"{ready_souls(side)} +{side.lingering}" if side.lingering else str(ready_souls(side))
    canvas.paste(wisp(50), x, y + 9)
    canvas.text(x + 58, middle, souls, 46, theme.ink)
    canvas.paste(coin("ready", 48), x + 210, y + 10)
    canvas.text(x + 268, middle, str(coins), 46, theme.ink)


def _draw_known(table: Table, group: Group, x: float, y: float) -> None:
    """Draw cards that the viewer knows beside his own hand."""
    canvas, theme = table.canvas, table.theme
    room = _known_wide(group)
    canvas.paste(mark_of_knowing(30, theme.gold), x, y + 4)
    hidden = group.size - len(group.cards)
    title = f"{group.title} (+{hidden})" if hidden else group.title
    canvas.text(x + 38, y + 19, title, _TITLE, theme.ink, room=room - 38)
    for index, card in enumerate(group.cards):
        draw_small(table, card, x + index * (_KNOWN + _GAP), y + 40, _KNOWN)


def _draw_channel(table: Table, y: float) -> None:
    """Draw the viewer's Channel along the lower edge."""
    slots = own_side(table.view).channel
    step = (_WIDE - 24) / len(slots)
    for place, slot in enumerate(slots):
        _draw_slot(table, slot, 12 + place * step, y, step)


def _draw_slot(table: Table, slot: SlotView | None, x: float, y: float, wide: float) -> None:
    canvas, theme, cards, say = table.canvas, table.theme, table.cards, table.canvas.speech.say
    canvas.panel(x + 3, y, wide - 6, _CHANNEL, theme.panel, theme.panel_line)
    middle = y + _CHANNEL / 2
    if slot is None:
        canvas.text(
            x + wide / 2, middle, say("nn-picture-slot-empty"), 24, theme.quiet, "middle", room=wide - 30
        )
        return
    fate = None if slot.card is None else cards.fate(slot.card)
    canvas.centre(channel_card(slot.card, fate, False, 56, slot.ready, theme), x + 54, middle)
    left, room = x + 104, wide - 118
    state = say("nn-picture-coin-state", state="ready" if slot.ready else "spent")
    if slot.card is None:
        canvas.text(left, middle - 14, say("nn-picture-face-down"), 22, theme.quiet, room=room)
    else:
        canvas.text(left, middle - 14, cards.drawn_name(slot.card), 22, theme.ink, room=room)
    if slot.card is not None and not slot.face_up:
        state = f"{state} · {say('nn-picture-face-down')}"
    if slot.ready:
        canvas.paste(wisp(26), left, middle + 6)
        left += 32
    canvas.text(left, middle + 20, state, 22, theme.gold if slot.ready else theme.quiet, room=room - 32)
