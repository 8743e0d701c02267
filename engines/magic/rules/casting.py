"""Casting spells (601)."""

from __future__ import annotations

from engines.magic.rules import mana, payment, priority, special
from engines.magic.rules.events import happen
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening
from engines.magic.table.pieces import HIDDEN, Lying
from engines.magic.table.state import Table


def castable(table: Table, seat: int) -> list[str]:
    """Return what a player can cast now: in time, and paid (601.3, 302.1, MN-18)."""
    if not special.has_main(table, seat):
        return []
    cards = dict.fromkeys(table.sides[seat].hand)
    found = [naming.act("cast", card) for card in cards if _can_cast(table, seat, card)]
    noble = face_down_noble(table, seat)
    if noble is not None and _can_cast(table, seat, noble.card):
        found.append(naming.NOBLE)
    return found


def _can_cast(table: Table, seat: int, name: str) -> bool:
    """Tell whether a card can be cast by what it costs; a land never is (305.9, MN-R25)."""
    if name == HIDDEN:
        return False
    card = table.catalogue.cards[name]
    return not card.is_land and card.is_permanent and mana.can_pay(table, seat, card.cost)


def face_down_noble(table: Table, seat: int) -> Lying | None:
    """Return the Noble that lies in a command zone, if it is still there (MN-15)."""
    return next((each for each in table.sides[seat].command if not each.up), None)


def cast(table: Table, seat: int, card: str) -> None:
    """Cast a card of the hand, or the Noble where none is named: it is turned up (601.2, MN-18, MN-R21)."""
    what = Happening("moves", seat, "cast", 0, card, "hand", "stack", seat)
    noble = face_down_noble(table, seat)
    if not card and noble is not None:
        what = what._replace(thing=noble.id, card=noble.card, came="command")
    happen(table, what)
    table.items += 1
    payment.pay(table, seat, table.catalogue.cards[what.card].cost)
    priority.after_own_spell(table, seat)
