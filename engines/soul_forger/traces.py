"""What is counted of Soul-Forger's cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardUse, Does, Traces
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.table.state import Table


def _lists(options: SoulForgerOptions, seat: int) -> Sequence[str]:
    loadout = options.decks[seat]
    return () if loadout is None else (*loadout.main, *loadout.forge)


def _order(table: Table, seat: int) -> Sequence[str]:
    side = table.sides[seat]
    return (*side.hand, *reversed(side.deck))


def _held(table: Table, seat: int) -> Sequence[str]:
    """Return the hand, the Forge Deck, and Actions that are set."""
    side = table.sides[seat]
    lying = [piece.card.id for piece in table.rows.of(seat, "action") if not piece.up]
    return (*side.hand, *lying, *side.forge)


TRACES = Traces(
    lists=_lists,
    order=_order,
    held=_held,
    uses={
        "set": CardUse("played"),
        "flow": CardUse("played", only={"verb": {"summon", "forge", "action"}}),
        "paid": CardUse("spent"),
        "discard": CardUse("spent", "cards"),
    },
    does=dict.fromkeys(("damaged", "player_damaged"), Does("by", "count")),
    exchangeable=frozenset({"main"}),
)
