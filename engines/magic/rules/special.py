"""Special actions (116): playing a land, turning up what lies face down."""

from __future__ import annotations

from functools import lru_cache

from engines.kernel import Play
from engines.magic.cards.catalogue import Card
from engines.magic.rules import announcing, permissions, priority
from engines.magic.rules.events import apply_events
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import MAIN, Table


def has_main(table: Table, seat: int) -> bool:
    """Tell whether a player may do what the own main phase with an empty stack allows (117.1a, 116.2a)."""
    return seat == table.active and table.step in MAIN and not table.stack


def lands(table: Table, seat: int) -> list[str]:
    """Return the lands that a player can play: one a turn (305.1, 305.2)."""
    side = table.sides[seat]
    if side.lands or not has_main(table, seat):
        return []
    cards = table.catalogue.cards
    found = [naming.act("land", card) for card in dict.fromkeys(side.hand) if cards[card].is_land]
    return [*found, naming.NOBLE_LAND] if permissions.playable_land(table, seat) else found


def play_land(table: Table, seat: int, card: str) -> None:
    """Put a land of the hand, or the Noble, onto the battlefield; priority stays (116.2a, 117.3c)."""
    noble = None if card else permissions.at_home(table, seat)
    if noble is not None:
        what = GameEvent("moves", seat, "played", noble.id, noble.card, "command", "battlefield", seat)
    else:
        what = GameEvent("moves", seat, "played", 0, card, "hand", "battlefield", seat)
    apply_events(table, what)
    table.sides[seat].lands += 1
    priority.give(table, seat)


def has_face_down(table: Table, seat: int) -> bool:
    """Tell whether a player controls what lies face down: it may be turned up, for all that others know."""
    return table.veiled and any(perm.seat == seat and perm.is_down for perm in table.perms.values())


def to_turn_up(table: Table, seat: int) -> list[str]:
    """Return what a player can turn up, whenever they have priority (116.2b, 702.37e)."""
    if not table.veiled:
        return []
    return [
        naming.turn_up(perm.id)
        for perm in table.perms.values()
        if perm.seat == seat
        and _has_morph(table, perm)
        and announcing.possible(table, _turning_up(table, perm))
    ]


def _has_morph(table: Table, perm: Perm) -> bool:
    """Tell whether it lies face down and can be turned up, for all that the viewer knows."""
    return bool(perm.under) and table.catalogue.cards[perm.under].morph is not None


def _turning_up(table: Table, perm: Perm) -> Plan:
    """Return what is paid for turning up: what is no spell and no ability."""
    card = table.catalogue.cards[perm.under]
    return _plan(perm.seat, perm.id, card)


@lru_cache(maxsize=1_024)
def _plan(seat: int, number: int, card: Card) -> Plan:
    assert card.morph is not None
    return Plan(StackObject(0, "ability", seat, card.id, seat, "battlefield", number), None, card.morph)


def turn_up(table: Table, seat: int, number: int) -> Play[bool]:
    """Turn up what lies face down: it is paid, and priority stays (116.2b, 702.37e). False after Back."""
    perm = table.perms[number]
    plan = _turning_up(table, perm)
    ready = yield from announcing.ask(table, plan)
    if ready is None:
        return False
    announcing.pay(table, plan, ready)
    perm.x = ready.item.x
    apply_events(table, GameEvent("turns_up", seat, "effect", number))
    priority.give(table, seat)
    return True
