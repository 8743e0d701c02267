"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.rules import lanes
from engines.neo_noble.table.pieces import Origin, Place, Spirit
from engines.neo_noble.table.state import Table


def after_arrival(table: Table, card: str, origin: Origin, mode: Mode, place: Place) -> Say:
    """Return what changes of a lane's totals when a card arrives there, ON SUMMON texts apart (NN-D13)."""
    power, resolve = powers.totals(table, place)
    after = table.copy()
    lanes.arrive(after, place, card, origin, mode)
    new_power, new_resolve = powers.totals(after, place)
    values = {"power": power, "resolve": resolve, "new_power": new_power, "new_resolve": new_resolve}
    return Say(
        "nn-preview-arrival", {**values, "changes": _CHANGES[power != new_power, resolve != new_resolve]}
    )


_CHANGES = {
    (True, True): "both",
    (True, False): "power",
    (False, True): "resolve",
    (False, False): "neither",
}
"""Which of Power and Resolve is another afterwards."""


def attack(table: Table, place: Place) -> Say:
    """Return Power against Resolve before anybody answers, and the price (NN-D16)."""
    power, resolve = powers.lane_power(table, place), powers.lane_resolve(table, table.facing(place))
    margin = power - resolve
    outcome = "ahead" if margin > 0 else "tie" if margin == 0 else "behind"
    values = {
        "power": power,
        "resolve": resolve,
        "outcome": outcome,
        "cost": powers.attack_cost(table, place),
    }
    return Say("nn-preview-attack", values)


def numbers(table: Table, spirit: Spirit) -> Say:
    """Return whether a Spirit is active, or at which place from above it lies covered, of how many."""
    place = table.place_of(spirit.key)
    assert place is not None
    lane = table.lane(place)
    return Say("nn-preview-spirit", {"depth": len(lane) - lane.index(spirit), "count": len(lane)})
