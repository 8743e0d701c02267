"""What is counted of Noxtalia's capacities."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import CardUse, Does, Traces
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.table.state import Table


def _lists(options: NoxtaliaOptions, seat: int) -> Sequence[str]:
    team = options.teams[seat]
    return () if team is None else tuple(card for member in team.members for card in member.capacities)


def _order(table: Table, seat: int) -> Sequence[str]:
    side = table.sides[seat]
    return (*side.hand, *reversed(side.pile))


def _held(table: Table, seat: int) -> Sequence[str]:
    return tuple(table.sides[seat].hand)


TRACES = Traces(
    lists=_lists,
    order=_order,
    held=_held,
    uses={  # a second attack with a capacity is no other use of it
        **dict.fromkeys(("attack", "defend", "support", "support_aimed"), CardUse("played")),
        "recycle": CardUse("spent"),
    },
    does=dict.fromkeys(("compare", "undefended"), Does("by", "amount")),
    exchangeable=None,
    exchanging={"format": "libre"},  # in Standard a Spirit brings its own six (NX-11)
)
