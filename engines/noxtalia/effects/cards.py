"""What actions on cards do (NX-73)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Play
from engines.noxtalia.evaluation.selectors import decides, fits_card, pick_cards, player
from engines.noxtalia.language.actions import (
    Discard,
    Draw,
    Look,
    Mill,
    RemoveFromGame,
    ReturnToHand,
    ToBottom,
)
from engines.noxtalia.rules.discard import discard, remove
from engines.noxtalia.rules.piles import draw, hide, look_at_top, mill, pick_from_hand, sink, spare_fated
from engines.noxtalia.rules.resolution import EffectHandler
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


def _draw(table: Table, use: ResolvingEffect, action: Draw) -> None:
    side = player(table, use, action.who)
    if side is not None:
        draw(table, side, action.number)


def _mill(table: Table, use: ResolvingEffect, action: Mill) -> None:
    side = player(table, use, action.who)
    if side is not None:
        mill(table, side, action.number)


def _discard(table: Table, use: ResolvingEffect, action: Discard) -> Play[None]:
    side = player(table, use, action.who)
    if side is None:
        return
    count = min(action.number, len(side.hand))
    cards: Sequence[str]
    if action.how == "random" or not decides(table, side.seat):
        cards = [pick_from_hand(table, side) for _ in range(count)]
    else:
        kind = "discard" if side.seat == table.active else "forced_discard"
        cards = yield from pick_cards(table, side.seat, kind, side.hand, count, use.card)
        for card in cards:
            table.lay_out(side, card)
    if cards and table.journal is not None:
        table.tell("discard", seat=side.seat, cards=[table.named(card) for card in cards])
    for card in cards:
        discard(table, side, card)


def _return_to_hand(table: Table, use: ResolvingEffect, action: ReturnToHand) -> Play[None]:
    side = player(table, use, "player")
    if side is None:
        return
    fitting = [card for card in side.discard if fits_card(table.card(card), action.filter)]
    cards = yield from pick_cards(table, side.seat, "fetch", fitting, action.number, use.card)
    for card in cards:
        side.discard.remove(card)
        table.take(side, card)
    if cards and table.journal is not None:
        table.tell("fetch", seat=side.seat, cards=[table.named(card) for card in cards])


def _to_bottom(table: Table, use: ResolvingEffect, action: ToBottom) -> Play[None]:
    side = player(table, use, "player")
    if side is None:
        return
    secret = action.zone == "hand"
    zone = side.hand if secret else side.discard
    kind = "sink_hand" if secret else "sink_discard"
    cards = yield from pick_cards(table, side.seat, kind, zone, action.number, use.card, hidden=secret)
    if table.fate and secret and not decides(table, side.seat):
        cards = spare_fated(table, side, cards)
    for card in cards:
        zone.remove(card)
        if secret:
            table.show(side, "sink", card, tuple(table.readers[side.seat]))
        sink(side, card)
    if cards and secret:
        hide(side)
    if cards and table.journal is not None:
        names = [table.named(card) for card in cards]
        if secret:
            own = {seat: {"cards": names} for seat in table.readers[side.seat]}
            table.tell("sink_hand", own, seat=side.seat, count=len(cards))
        else:
            table.tell("sink_discard", seat=side.seat, cards=names)


def _remove_from_game(table: Table, use: ResolvingEffect, action: RemoveFromGame) -> Play[None]:
    side = player(table, use, action.who)
    if side is None:
        return
    fitting = [card for card in side.discard if fits_card(table.card(card), action.filter)]
    cards = yield from pick_cards(table, use.seat, "banish", fitting, action.number, use.card)
    for card in cards:
        side.discard.remove(card)
        remove(side, card)
    if cards and table.journal is not None:
        table.tell("banish", seat=side.seat, cards=[table.named(card) for card in cards])


def _look(table: Table, use: ResolvingEffect, action: Look) -> None:
    other = player(table, use, "opponent")
    if other is None or not decides(table, use.seat):
        return
    if action.zone == "hand":
        cards = other.hand[:]
        other.seen[use.seat] = cards[:]
    else:
        cards = look_at_top(table, other, use.seat, action.number)
    if table.journal is not None:
        names = {"cards": [table.named(card) for card in cards]}
        table.tell(f"look_{action.zone}", {use.seat: names}, seat=use.seat, count=len(cards))


EFFECTS: dict[type[Any], EffectHandler] = {
    Draw: _draw,
    Mill: _mill,
    Look: _look,
    Discard: _discard,
    ReturnToHand: _return_to_hand,
    ToBottom: _to_bottom,
    RemoveFromGame: _remove_from_game,
}
