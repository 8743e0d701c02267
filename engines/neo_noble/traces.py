"""What is counted of Neo Noble's cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardUse, Traces
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.table.state import Side, Table


def _lists(options: NeoNobleOptions, seat: int) -> Sequence[str]:
    domain = options.decks[seat]
    return () if domain is None else domain.cards


def _order(table: Table, seat: int) -> Sequence[str]:
    side = table.sides[seat]
    return (*_channel(side), *side.hand, *reversed(side.deck))


def _held(table: Table, seat: int) -> Sequence[str]:
    side = table.sides[seat]
    return (*side.hand, *_channel(side))


def _channel(side: Side) -> list[str]:
    """Return the cards of the Channel, which come to hand from there."""
    return [slot.card for slot in side.channel if slot is not None]


TRACES = Traces(
    lists=_lists,
    order=_order,
    held=_held,
    uses={
        "summon": CardUse("played", only={"origin": {"hand", "channel"}}),  # else a text has brought it
        "block": CardUse("spent", "cards"),
        "discard": CardUse("spent"),
    },
    exchangeable=frozenset({"main"}),
)
