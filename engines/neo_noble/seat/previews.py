"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.seat.forecasts import Forecast, against, beaten
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.rules import lanes
from engines.neo_noble.table.pieces import Origin, Place, Spirit
from engines.neo_noble.table.state import Table


def after_arrival(table: Table, card: str, origin: Origin, mode: Mode, place: Place) -> Forecast:
    """Return what changes of a lane's totals when a card arrives there, ON SUMMON texts apart (NN-D13)."""
    power, resolve = powers.totals(table, place)
    after = table.copy()
    lanes.arrive(after, place, card, origin, mode)
    new_power, new_resolve = powers.totals(after, place)
    values = {"power": power, "resolve": resolve, "new_power": new_power, "new_resolve": new_resolve}
    changes = _CHANGES[power != new_power, resolve != new_resolve]
    gain = new_power - power + new_resolve - resolve
    brief = Say("nn-brief-arrival", values)
    return Forecast(Say("nn-preview-arrival", {**values, "changes": changes}), brief, gain)


_CHANGES = {
    (True, True): "both",
    (True, False): "power",
    (False, True): "resolve",
    (False, False): "neither",
}
"""Which of Power and Resolve is another afterwards."""


def attack(table: Table, place: Place) -> Forecast:
    """Return Power against Resolve before anybody answers, and the price (NN-D16)."""
    power, resolve = powers.lane_power(table, place), powers.lane_resolve(table, table.facing(place))
    margin = power - resolve
    outcome = "ahead" if margin > 0 else "tie" if margin == 0 else "behind"
    cost = powers.attack_cost(table, place)
    preview = Say("nn-preview-attack", {"power": power, "resolve": resolve, "outcome": outcome, "cost": cost})
    brief = Say("nn-brief-attack", {"power": power, "resolve": resolve, "cost": cost})
    return Forecast(preview, brief, beaten(power - 1, resolve))


def lane(table: Table, place: Place) -> Forecast:
    """Return the totals of a lane."""
    power, resolve = powers.totals(table, place)
    values = {"power": power, "resolve": resolve}
    return Forecast(Say("nn-preview-lane", values), Say("nn-brief-numbers", values), power + resolve)


def numbers(table: Table, spirit: Spirit) -> Forecast:
    """Return whether a Spirit is active, or at which place from above it lies covered, of how many."""
    place = table.place_of(spirit.key)
    assert place is not None
    lying = table.lane(place)
    power, resolve = powers.power(table, spirit), powers.resolve(table, spirit)
    preview = Say("nn-preview-spirit", {"depth": len(lying) - lying.index(spirit), "count": len(lying)})
    return Forecast(preview, Say("nn-brief-numbers", {"power": power, "resolve": resolve}), power + resolve)


def price(cost: int) -> Forecast:
    """Return what something costs in Souls."""
    return Forecast(Say("nn-preview-price", {"cost": cost}), Say("nn-preview-price", {"cost": cost}))


def block(value: int) -> Forecast:
    """Return what a card adds to the Resolve of a lane that is attacked."""
    return Forecast(Say("nn-preview-block", {"value": value}), Say("nn-brief-block", {"value": value}), value)


def held(total: int, power: int) -> tuple[Say, float]:
    """Return what a whole Block comes to against the Power: the less is left over, the better."""
    return against(total, power), power - total
