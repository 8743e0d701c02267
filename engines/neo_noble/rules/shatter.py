"""Shattering (NN-86 to NN-91)."""

from __future__ import annotations

from engines.kernel import Choose, DecisionContext, Play
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import dominance, triggers
from engines.neo_noble.rules.leaving import APPLY, SKIP, Leaving, instead, leave
from engines.neo_noble.table.pieces import Place, Spirit, SpiritEvent
from engines.neo_noble.table.state import LANES, Table


def shatter_chain(table: Table, spared: frozenset[str] = frozenset()) -> Play[None]:
    """Let Arbiters that were uncovered Shatter, until none is left (NN-88, NN-89); `spared` are keys.

    It is played after anything that may uncover, so coins of lanes left empty are seen to here (NN-75).
    """
    while (uncovered := _uncovered(table)) is not None:
        spirit, place = uncovered
        triggers.happened(table, SpiritEvent("uncovered", spirit.seat, spirit.card.id, spirit.key, place))
        if spirit.card.type != "arbiter" or spirit.key in spared:  # NN-11
            spirit.covered = False
        elif (yield from _is_spared(table, spirit, place)):
            spirit.covered = False  # NN-R39
        else:
            yield from shatter(table, spirit)
    dominance.drop_empty(table)


def shatter(table: Table, spirit: Spirit) -> Play[None]:
    """Destroy an Arbiter that Shatters; what it uncovers is seen by the chain (NN-87, NN-91)."""
    elsewhere = yield from instead(table, spirit, "destroyed")
    leave(table, [Leaving(spirit, elsewhere or "shattered")])


def _uncovered(table: Table) -> tuple[Spirit, Place] | None:
    """Return a Spirit that was covered and lies on top now, the acting player's first (NN-86)."""
    for seat in (table.active, 1 - table.active):
        lanes = table.sides[seat].lanes
        for lane in range(LANES):
            if lanes[lane] and lanes[lane][-1].covered:
                return lanes[lane][-1], Place(seat, lane)
    return None


def _is_spared(table: Table, spirit: Spirit, place: Place) -> Play[bool]:
    """Tell whether a text keeps an Arbiter from Shattering (NN-90, NN-R39, NN-D22)."""
    spares = powers.shatter_spared(table, spirit, place)
    if spares != "may":
        return spares == "yes"
    answer: str = yield Choose(
        spirit.seat,
        "no_shatter",
        (APPLY, SKIP),
        default=SKIP,
        about=DecisionContext(piece=spirit.key, card=spirit.card.id),
    )
    return answer == APPLY
