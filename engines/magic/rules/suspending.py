"""Suspend (702.62): a card is exiled for a cost, loses a time counter a turn, and is cast with the last.

The Noble may be suspended from the command zone (MN-20, MN-R24).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.kernel import Play
from engines.magic.cards.catalogue import Card
from engines.magic.language.costs import FREE
from engines.magic.rules import announcing, casting, permissions, priority, special, trigger_detection
from engines.magic.rules.announced import YES
from engines.magic.rules.events import apply_events
from engines.magic.rules.permissions import Castable
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Zone
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def suspendable(table: Table, seat: int) -> list[str]:
    """Return what a player can suspend: whenever it could be cast, for the cost alone (116.2f, 702.62c)."""
    if not table.catalogue.has_suspended:
        return []
    found = [
        naming.act("suspend", card.id) for card in _in_hand(table, seat) if _can(table, seat, card, "hand")
    ]
    noble = _noble(table, seat)
    if noble is not None and _can(table, seat, table.catalogue.cards[noble.card], "command"):
        found.append(naming.NOBLE_SUSPENDED)
    return found


def in_the_open(table: Table, seat: int) -> bool:
    """Tell whether a player can suspend a Noble that all see."""
    noble = _noble(table, seat)
    return noble is not None and noble.up and _can(table, seat, table.catalogue.cards[noble.card], "command")


def _in_hand(table: Table, seat: int) -> Iterator[Card]:
    cards = table.catalogue.cards
    for name in dict.fromkeys(table.sides[seat].hand):
        if name != HIDDEN and cards[name].suspend is not None:
            yield cards[name]


def _noble(table: Table, seat: int) -> ZoneCard | None:
    """Return the Noble in the command zone, as far as it is known, if it has suspend."""
    noble = permissions.at_home(table, seat)
    if noble is None or noble.card == HIDDEN or table.catalogue.cards[noble.card].suspend is None:
        return None
    return noble


def _can(table: Table, seat: int, card: Card, came: Zone) -> bool:
    in_time = card.fast or special.has_main(table, seat)
    return in_time and announcing.possible(table, _plan(seat, card, came))


@lru_cache(maxsize=1_024)
def _plan(seat: int, card: Card, came: Zone) -> Plan:
    """Return what is paid for suspending: what is no spell and no ability."""
    assert card.suspend is not None
    return Plan(StackObject(0, "ability", seat, card.id, seat, came), None, card.suspend)


def suspend(table: Table, seat: int, card: str) -> Play[bool]:
    """Exile a card of the hand, or the Noble, with its time counters; priority stays. False after Back."""
    noble = None if card else _noble(table, seat)
    thing, name, came = (0, card, "hand") if noble is None else (noble.id, noble.card, "command")
    suspended = table.catalogue.cards[name]
    plan = _plan(seat, suspended, came)
    ready = yield from announcing.ask(table, plan)
    if ready is None:
        return False
    announcing.pay(table, plan, ready)
    what = GameEvent("moves", seat, "suspended", thing, name, came, "exile")
    apply_events(table, what._replace(counters=(("time", suspended.time),)))
    priority.give(table, seat)
    return True


# While it waits


def any_waits(table: Table) -> bool:
    """Tell whether the active player has a suspended card."""
    exile = table.sides[table.active].exile
    return bool(exile) and any(lying.time for lying in exile)


def upkeep(table: Table) -> None:
    """Let the suspended cards of the active player trigger as the upkeep begins."""
    for lying in table.sides[table.active].exile:
        if lying.time:
            _set_off(table, table.active, lying, 0)


def _set_off(table: Table, seat: int, lying: ZoneCard, number: int) -> None:
    text = table.catalogue.cards[lying.card].suspended[number]
    trigger_detection.set_off(
        table,
        StackObject(0, "trigger", seat, lying.card, seat, "exile", lying.id, text.card, text.place),
    )


def _lying(table: Table, voice: StackObject) -> ZoneCard | None:
    return next((each for each in table.sides[voice.owner].exile if each.id == voice.source), None)


def lose_time(table: Table, voice: StackObject) -> None:
    """Remove a time counter; without any left the card may be cast."""
    lying = _lying(table, voice)
    if lying is None or not lying.time:  # 603.4
        return
    apply_events(table, GameEvent("counters", voice.owner, "effect", lying.id, number=-1, word="time"))
    table.tell("time", seat=voice.owner, card=table.named(lying.card), was=lying.time, number=lying.time - 1)
    if lying.time == 1:
        _set_off(table, voice.owner, lying, 1)


def cast_free(table: Table, voice: StackObject) -> Play[None]:
    """Let the owner cast the card without paying its mana cost, if that can be done (702.62d)."""
    lying = _lying(table, voice)
    if lying is None:
        return
    card = table.catalogue.cards[lying.card]
    spell = Castable("", card, "exile", FREE, lying.id, "suspend")
    yield from casting.by_effect(table, voice.seat, spell, default=YES)
