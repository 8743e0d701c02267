"""Why something that a player may look for is not allowed now."""

from __future__ import annotations

from engines.kernel import Decision, Option, Say
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import lanes, souls
from engines.neo_noble.seat.labels import Labels, text_key
from engines.neo_noble.table.pieces import Place
from engines.neo_noble.table.state import LANES, Side, Table


def refusals(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return what a question does not offer, with its reason."""
    side = table.sides[decision.seat]
    offered: tuple[str, ...] = getattr(decision, "keys", ())
    match decision.kind:
        case "action":
            return _menu(table, side, offered)
        case "summon":
            return _cards(table, labels, side, offered)
        case "attack":
            return _attackers(table, labels, side, offered)
        case "lane":
            return _lanes(labels, side, offered)
        case _:
            return ()


def _menu(table: Table, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    reasons = {
        "summon": _no_summon(table, side),
        "attack": _no_attack(table, side),
        "draw": _no_draw(side),
    }
    return tuple(
        Option(verb, Say(text_key("option", verb)), "actions", refused=Say(f"nn-refused-{reason}"))
        for verb, reason in reasons.items()
        if verb not in offered
    )


def _no_summon(table: Table, side: Side) -> str:
    """Return why nothing can be summoned (NN-81, NN-121)."""
    if not side.hand:
        return "empty-hand"
    if not any(lanes.room(table, Place(side.seat, lane)) for lane in range(LANES)):
        return "no-room"
    return "too-dear"


def _no_attack(table: Table, side: Side) -> str:
    """Return why no lane can attack (NN-126, NN-127, NN-130)."""
    places = [Place(side.seat, lane) for lane in range(LANES) if side.lanes[lane]]
    if not places:
        return "no-spirit"
    free = [place for place in places if side.attacks[place.lane] < powers.attacks_allowed(table, place)]
    if not free:
        return "all-attacked"
    if not any(powers.may_attack(table, place) for place in free):
        return "no-attack-allowed"
    return "no-souls"


def _no_draw(side: Side) -> str:
    """Return why no card can be drawn (NN-115, NN-R71)."""
    return "no-souls" if side.deck or side.grave else "no-cards"


def _cards(table: Table, labels: Labels, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    refused: list[Option] = []
    for name in dict.fromkeys(side.hand):
        if name not in offered:
            price = powers.summon_cost(table, side.seat, table.card(name))
            reason = Say("nn-refused-no-room")
            if not souls.affordable(table, side.seat, price):
                reason = Say("nn-refused-price", {"cost": price})
            refused.append(Option(name, labels.card(name, price), "cards", name, refused=reason))
    return tuple(refused)


def _attackers(table: Table, labels: Labels, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    refused: list[Option] = []
    for lane in range(LANES):
        place = Place(side.seat, lane)
        if place.key not in offered:
            reason = Say(f"nn-refused-{_why_not(table, side, place)}")
            refused.append(Option(place.key, labels.lane(place), "lanes", refused=reason))
    return tuple(refused)


def _why_not(table: Table, side: Side, place: Place) -> str:
    """Return why a lane cannot attack."""
    if not table.lane(place):
        return "lane-empty"
    if not powers.may_attack(table, place):
        return "lane-forbidden"
    if side.attacks[place.lane] >= powers.attacks_allowed(table, place):
        return "lane-attacked"
    return "no-souls"


def _lanes(labels: Labels, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(
        Option(place.key, labels.lane(place), "lanes", refused=Say("nn-refused-full"))
        for place in (Place(side.seat, lane) for lane in range(LANES))
        if place.key not in offered
    )
