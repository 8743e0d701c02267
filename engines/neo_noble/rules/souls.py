"""Souls: where they come from, and paying (NN-54 to NN-65).

In answers a source is `soul` for a Lingering Soul (`soul#2` for the next one), `slot:<place>` for a
Ready Channel card, `coin:<column>` for Dominance and `bargain` for Noble's Bargain.
"""

from __future__ import annotations

from typing import Any

from engines.kernel import BACK, Answer, DecisionContext, Pick, Play
from engines.kernel.decisions.context import NOTHING
from engines.kernel.decisions.keys import copies
from engines.kernel.state.limits import saturated
from engines.neo_noble.rules import dominance
from engines.neo_noble.table import course
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.keys import SoulSource
from engines.neo_noble.table.state import Side, Table

# Lingering Souls


def gain(table: Table, seat: int, count: int) -> None:
    """Give Lingering Souls (NN-63)."""
    side = table.sides[seat]
    was = side.lingering
    side.lingering = saturated(was + count)
    if count:
        table.tell("souls", seat=seat, count=count, was=was, now=side.lingering, on=naming.player(seat))


def lose(table: Table, seat: int, count: int) -> int:
    """Take Lingering Souls away, as far as there are any, and return how many."""
    side = table.sides[seat]
    lost = min(count, side.lingering)
    side.lingering -= lost
    if lost:
        was, now = side.lingering + lost, side.lingering
        table.tell("souls_lost", seat=seat, count=lost, was=was, now=now, on=naming.player(seat))
    return lost


# What can be paid with

MOST_SOULS = 40
"""Lingering Souls that can be told apart when sources are chosen; of a higher price the rest goes unasked."""


def plain(side: Side, spared: int | None = None) -> list[str]:
    """Return what is used by itself, in the order of use (NN-R13); the slot `spared` is left out."""
    slots = [
        (slot.face_up, place)
        for place, slot in enumerate(side.channel)
        if slot is not None and slot.ready and place != spared
    ]
    souls = min(side.lingering, MOST_SOULS)
    return [*copies([naming.SOUL] * souls), *(naming.slot(place) for _, place in sorted(slots))]


def special(table: Table, side: Side) -> list[str]:
    """Return what is used on explicit choice alone: Dominance, Noble's Bargain (NN-R13)."""
    keys = [naming.coin(column) for column in coins(table, side.seat)]
    return [*keys, naming.BARGAIN] if bargain(table, side) else keys


def bargain(table: Table, side: Side) -> bool:
    """Tell whether a player can turn Noble's Bargain into a Soul now (NN-65)."""
    return side.bargain and (table.options.bargain_soul_any_time or own_action(table, side.seat))


def coins(table: Table, seat: int) -> list[int]:
    """Return the coins that a player can turn into a Soul now (NN-76, NN-R16, NN-R17)."""
    if not own_action(table, seat):
        return []
    spent_too = table.options.dominance_soul == "relinquish_any"
    return [
        column
        for column, coin in enumerate(table.coins)
        if coin.holder == seat and (coin.ready or spent_too)
    ]  # fmt: skip


def own_action(table: Table, seat: int) -> bool:
    """Tell whether it is this player's Action Phase."""
    return table.active == seat and table.stage in ("action", "battle")


def spared_slot(table: Table, slot: int | None) -> int | None:
    """Return the Channel slot of a card being summoned when it may not pay for itself (NN-R21)."""
    return None if table.options.haste_self_pay else slot


def affordable(table: Table, seat: int, price: int, spared: int | None = None) -> bool:
    """Tell whether a player can pay so many Souls now (NN-64)."""
    return price <= 0 or price <= at_hand(table, seat, spared)


def at_hand(table: Table, seat: int, spared: int | None = None) -> int:
    """Return how many Souls a player can pay now, from all sources (NN-64)."""
    side = table.sides[seat]
    souls = side.lingering + len(coins(table, seat)) + bargain(table, side)
    for place, slot in enumerate(side.channel):
        if slot is not None and slot.ready and place != spared:
            souls += 1
    return souls


# Paying


def pay(
    table: Table,
    seat: int,
    price: int,
    about: DecisionContext = NOTHING,
    back: bool = False,
    spared: int | None = None,
) -> Play[bool]:
    """Pay Souls that are `affordable` (NN-58, NN-R13, NN-D14); False when the player goes back."""
    if price <= 0:
        return True
    side = table.sides[seat]
    unasked = max(0, min(price, side.lingering) - MOST_SOULS)
    price -= unasked
    at_hand = plain(side, spared)
    by_hand = course.foretold(table, seat, "souls") if table.foreseen else None
    if by_hand is None:
        by_hand = side.by_hand and len(at_hand) + len(special(table, side)) > price
    if len(at_hand) < price or by_hand:
        keys = (*at_hand, *special(table, side))
        default = BACK if back else keys[:price]
        chosen: Answer = yield Pick(
            seat, "souls", keys, price, price, default=default, back=back, about=about, hidden=back
        )
        if chosen == BACK:
            return False
        assert isinstance(chosen, tuple)
        paid = [str(key) for key in chosen]
    else:
        paid = at_hand[:price]
    was = side.lingering
    side.lingering -= unasked
    for source in paid:
        _use(table, side, source)
    changed = side.lingering != was
    lingering: dict[str, Any] = (
        {"was": was, "now": side.lingering, "on": naming.player(seat)} if changed else {}
    )
    table.tell("paid", seat=seat, count=price + unasked, sources=paid, **lingering)
    return True


def _use(table: Table, side: Side, source: str) -> None:
    """Take one Soul from a source."""
    match naming.soul_source(source):
        case SoulSource("slot", place):
            slot = side.channel[place]
            assert slot is not None
            slot.ready = False
        case SoulSource("coin", column):
            give_coin(table, column)
        case SoulSource("bargain"):
            side.bargain = False
        case _:
            side.lingering -= 1


def give_coin(table: Table, column: int) -> None:
    """Take the Soul of a coin: relinquish it, or spend and keep it, as the match has it (NN-76, NN-R16)."""
    if table.options.dominance_soul == "spend_and_keep":
        dominance.set_ready(table, column, ready=False)
    else:
        dominance.relinquish(table, column)
