"""Equipment: playing it from the Forge Deck, and the weapons (SF-67 to SF-79, SF-R38 to SF-R41)."""

from __future__ import annotations

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import changes, filters, powers
from engines.soul_forger.rules import announced, event_bus, paying, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Piece, Zone
from engines.soul_forger.table.state import Table

ACCESSORIES = 2
"""SF-69."""


def forgeable(purse: Purse) -> list[str]:
    """Return the cards of the Forge Deck that may be announced (SF-72); Starting Gear costs none (SF-R42)."""
    table, seat = purse.table, purse.seat
    if changes.forbidden(table, seat, "forge"):
        return []
    cards = table.catalogue.cards
    return [
        card
        for card in dict.fromkeys(purse.side.forge)
        if not cards[card].starting_gear
        and _is_within(table, seat, cards[card])
        and paying.bill(purse, cards[card].cost, forge=True).is_payable()
    ]


def announce(table: Table, seat: int, card: str) -> Play[bool]:
    """Announce Equipment, say what it replaces (SF-D8), pay for it. False when the player goes back."""
    gear = table.catalogue.cards[card]
    replaced = yield from _ask_replaced(table, seat, gear, back=True)
    if replaced is None:
        return False
    bill = paying.bill(Purse(table, seat), gear.cost, aimed=(replaced,), forge=True)
    paid = yield from paying.ask(bill, seat, card)
    if paid is None:
        return False
    cards = paying.send(table, seat, paid, forge=True)
    table.sides[seat].forge.remove(card)
    number = table.number()
    announced.put(table, Entry(number, "forge", seat, card, seat, x=paid.x, replaced=replaced, paid=cards))
    return True


def _ask_replaced(table: Table, seat: int, gear: Card, *, back: bool) -> Play[int | None]:
    """Return the card that Equipment replaces, 0 where none need be named; None when the player goes back."""
    places = replaceable(table, seat, gear)
    if not places:
        return 0
    keys = tuple(piece.key for piece in places)
    key = yield Choose(
        seat,
        "replace",
        keys,
        about=DecisionContext(card=gear.id),
        back=back,
        default=BACK if back else keys[0],
        hidden=back,
    )
    return None if key == BACK else naming.piece_named(key)


def can_forge_free(table: Table, seat: int, gear: Card) -> bool:
    """Tell whether all but the cost is there (SF-72, SF-R36)."""
    able = gear.type == "equipment" and not changes.forbidden(table, seat, "forge")
    return able and _is_within(table, seat, gear)


def _is_within(table: Table, seat: int, gear: Card) -> bool:
    """Tell whether the level allows it, and no other of its name that is Unique is there (SF-72)."""
    within = filters.hand_ronum(table, seat, gear) <= table.sides[seat].level
    return within and not powers.has_unique(table, seat, gear.id)


def ask_free(table: Table, seat: int, card: str, owner: int) -> Play[Entry]:
    """Return what enters for nothing, and what it replaces, inside the effect that allows it (SF-R36)."""
    replaced = yield from _ask_replaced(table, seat, table.catalogue.cards[card], back=False)
    return Entry(0, "forge", seat, card, owner, replaced=replaced or 0)


def replaceable(table: Table, seat: int, gear: Card) -> list[Piece]:
    """Return the cards of which one must be named, because all places are taken and there is a choice."""
    if gear.equip == "weapon" and gear.hands == 1:
        weapons = list(table.of(seat, "primary", "secondary"))
        return weapons if len(weapons) == 2 else []
    accessories = list(table.of(seat, "accessory")) if gear.equip == "accessory" else []
    return accessories if len(accessories) >= ACCESSORIES else []


def enter(table: Table, entry: Entry) -> Piece | None:
    """Let the Equipment enter, and what it replaces go (SF-75), or go itself where it may not enter."""
    gear = table.catalogue.cards[entry.card]
    if powers.has_unique(table, entry.seat, gear.id):  # SF-R20 as amended
        zones.put(table, entry.owner, gear.id, "grave")
        table.tell("no_entry", seat=entry.seat, card=table.named(gear.id))
        return None
    old = _replaced(table, entry, gear)
    zone = old[0].zone if old else _free_zone(table, entry.seat, gear)
    on = old[0].on if old else True  # SF-76, SF-R5
    zones.leave_together(table, old, "replaced")
    piece = zones.place(table, gear.id, entry.seat, zone, owner=entry.owner)
    piece.on = on
    table.tell("entered", seat=entry.seat, card=table.named(gear.id), on=naming.piece(piece.id))
    event_bus.note(table, GameEvent("entered", entry.seat, piece, paid=entry.paid, x=entry.x))
    return piece


def _replaced(table: Table, entry: Entry, gear: Card) -> list[Piece]:
    """Return what makes room, the one first whose place and position are taken (SF-R38)."""
    seat, named = entry.seat, table.pieces.get(entry.replaced)
    if gear.equip == "armor":
        return list(table.of(seat, "armor"))
    if gear.equip == "accessory":
        worn = list(table.of(seat, "accessory"))
        if len(worn) < ACCESSORIES:
            return []
        return [named if named is not None and named.seat == seat else worn[0]]
    primary, secondary = table.one(seat, "primary"), table.one(seat, "secondary")
    if primary is None:
        return []
    if gear.hands == 2:
        return [primary, *([secondary] if secondary is not None else [])]
    if primary.card.hands == 2:
        return [primary]
    if secondary is None:
        return []
    return [named if named is not None and named.seat == seat else secondary]


def _free_zone(table: Table, seat: int, gear: Card) -> Zone:
    if gear.equip == "armor":
        return "armor"
    if gear.equip == "accessory":
        return "accessory"
    return "secondary" if table.one(seat, "primary") is not None else "primary"  # SF-74


def can_switch(table: Table, seat: int) -> bool:
    """Tell whether the weapons may change places: once in a turn, both On-guard (SF-79, SF-R40)."""
    weapons = list(table.of(seat, "primary", "secondary"))
    return len(weapons) == 2 and all(each.on for each in weapons) and table.sides[seat].switched != table.turn


def switch(table: Table, seat: int) -> None:
    """Let Primary and Secondary Weapon change places; nothing enters the Flow."""
    table.sides[seat].switched = table.turn
    swap(table, seat)


def swap(table: Table, seat: int) -> None:
    """Let two weapons change places."""
    for piece in table.of(seat, "primary", "secondary"):
        table.move(piece, zone="secondary" if piece.zone == "primary" else "primary")
    table.tell("switch", seat=seat)
