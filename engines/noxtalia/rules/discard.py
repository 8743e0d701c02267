"""Where cards go that are used up, and the piles made of them (NX-54, NX-60, NX-65, NX-78, NX-102)."""

from __future__ import annotations

from engines.noxtalia.rules.pv import tell_lost
from engines.noxtalia.table.pieces import Attached
from engines.noxtalia.table.state import Side, Table

ROBOT_PENALTY = 5
"""NX-102."""


def form_pile(table: Table, side: Side) -> None:
    """Shuffle the discard into a new pile; cards in use are not in it (NX-60, NX-102, NX-R46, NX-R60)."""
    side.pile, side.discard = side.discard, []
    side.pending = False
    side.bottom = 0
    side.tops = [0] * len(side.tops)
    table.dice.shuffle(side.pile)
    table.tell("reshuffle", seat=side.seat, count=len(side.pile))
    if side.robot:
        table.tell("robot_penalty", seat=side.seat, amount=ROBOT_PENALTY)
        for spirit in side.living:
            lost = table.wound(spirit, ROBOT_PENALTY)
            if table.journal is not None:
                tell_lost(table, spirit, lost, "penalty")


def discard(table: Table, side: Side, card: str) -> None:
    """Put a card into its owner's discard; a pile that waits is formed (NX-R16, NX-R47, NX-H3)."""
    if side.out:
        side.removed.append(card)
        return
    side.discard.append(card)
    if side.pending:
        form_pile(table, side)


def leave_spirit(table: Table, attached: Attached) -> None:
    """Put away a capacity that is attached no more; an Ultimate is removed (NX-65, NX-R15, NX-R16)."""
    side = table.sides[attached.owner]
    if table.card(attached.card).ultime:
        remove(side, attached.card)
    else:
        discard(table, side, attached.card)


def remove(side: Side, card: str) -> None:
    """Put a card out of the game (NX-78)."""
    side.removed.append(card)
