"""What is counted of Magic's cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardUse, Does, Traces
from engines.magic.options import MagicOptions
from engines.magic.table.state import Table


def _lists(options: MagicOptions, seat: int) -> Sequence[str]:
    loadout = options.decks[seat]
    return () if loadout is None else loadout.deck


def _order(table: Table, seat: int) -> Sequence[str]:
    side = table.sides[seat]
    return (*side.hand, *reversed(side.library))


def _held(table: Table, seat: int) -> Sequence[str]:
    """Return the hand, and the Noble in the command zone (MN-15)."""
    side = table.sides[seat]
    return (*side.hand, *[each.card for each in side.command])


TRACES = Traces(
    lists=_lists,
    order=_order,
    held=_held,
    uses={
        **dict.fromkeys(("cast", "land", "suspended", "turns_up"), CardUse("played")),
        "discard": CardUse("spent", "cards"),
    },
    does=dict.fromkeys(("damage", "damage_creature"), Does("card", "number")),
    exchangeable=frozenset({"main"}),
)
