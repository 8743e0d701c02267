"""Special actions (116): playing a land."""

from __future__ import annotations

from engines.magic.rules import priority
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
    return [naming.act("land", card) for card in dict.fromkeys(side.hand) if cards[card].is_land]


def play_land(table: Table, seat: int, card: str) -> None:
    """Put a land of the hand onto the battlefield; priority stays (116.2a, 117.3c)."""
    happen(table, Happening("moves", seat, "played", 0, card, "hand", "battlefield", seat))
    table.sides[seat].lands += 1
    priority.give(table, seat)
