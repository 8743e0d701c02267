"""Special actions (116): playing a land."""

from __future__ import annotations

from engines.magic.rules import permissions, priority
from engines.magic.rules.events import happen
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening
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
        what = Happening("moves", seat, "played", noble.id, noble.card, "command", "battlefield", seat)
    else:
        what = Happening("moves", seat, "played", 0, card, "hand", "battlefield", seat)
    happen(table, what)
    table.sides[seat].lands += 1
    priority.give(table, seat)
