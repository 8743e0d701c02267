"""What single actions do with Spirits: how they arrive, move and leave (`actions`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from engines.kernel import Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation import powers
from engines.neo_noble.evaluation.selectors import (
    At,
    fits_card,
    lane,
    matching_lanes,
    pick_lane,
    pick_slots,
    pick_spirits,
    players,
    spirits,
)
from engines.neo_noble.evaluation.values import number
from engines.neo_noble.language import actions
from engines.neo_noble.language.actions import (
    BanishSpirits,
    Bounce,
    Create,
    Destroy,
    GainControl,
    GiveBack,
    Move,
    ReapSpirit,
    ReapTop,
    SacrificeThem,
    Shatter,
    Summon,
)
from engines.neo_noble.language.selectors import CardsIn, ChosenLane, ChosenSpirits, Lanes, Spirits
from engines.neo_noble.rules import costs, lanes, piles, reaping, removal, sequences, triggers, zones
from engines.neo_noble.rules import shatter as shattering
from engines.neo_noble.rules import summon as summoning
from engines.neo_noble.rules.resolution import EffectHandler
from engines.neo_noble.rules.summon import Summoning
from engines.neo_noble.rules.zones import Held
from engines.neo_noble.table.pieces import Origin, Place, Spirit, SpiritEvent
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import LANES, Table

# Arrival


def _summon(table: Table, use: ResolvingEffect, action: Summon) -> Play[None]:
    """Summon cards one after the other, each a full summon (NN-R30), into one lane where the text says so."""
    source = action.source
    wanted = source.number if isinstance(source, CardsIn) else 1
    left: list[str] | None = None
    if isinstance(source, CardsIn) and source.how == "all":
        left = [held.card for held in zones.among(table, use, source)]
        wanted = len(left) if source.zone not in HIDDEN else len(zones.unfiltered(table, use, source))
    place: Place | None = None
    done = 0
    for _ in range(wanted):
        places = _open_own(table, use, action.lane) if place is None else _with_room(table, place)
        chosen = (yield from _summonable(table, use, action, left)) if places else None
        if chosen is None:
            break
        if action.lane is not None:
            place = (yield from pick_lane(use, places))[0]
        if left is not None and chosen.card in left:
            left.remove(chosen.card)
        done += yield from sequences.nested(
            table,
            summoning.summon(table, use.seat, chosen._replace(place=place)),
        )
    use.managed(done, 1 if isinstance(source, CardsIn) and source.up_to else wanted)


HIDDEN = ("hand", "deck")


def _with_room(table: Table, place: Place) -> list[Place]:
    return [place] if lanes.room(table, place) else []


def _summonable(
    table: Table, use: ResolvingEffect, action: Summon, left: Sequence[str] | None
) -> Play[Summoning | None]:
    """Choose a card that can be summoned, its costs considered; of `left`, where each one is meant."""
    source = action.source
    if source == "channel":
        return (yield from _from_channel(table, use, action))
    if not isinstance(source, CardsIn):
        found = [held for held in zones.located(table, use, source) if _can_summon(table, use, action, held)]
    elif source.how == "top":
        found = _brought_to_light(table, use, action)
    else:
        found = [held for held in zones.among(table, use, source) if _can_summon(table, use, action, held)]
        if left is not None and source.zone not in HIDDEN:  # what has come back since is not meant
            found = [held for held in found if held.card in left]
        one = source.model_copy(update={"number": 1})
        found = yield from zones.one_of(table, use, found, one)
    if not found:
        return None
    held = found[0]
    price = _price(table, use, action, held.card)
    return Summoning(held.card, held.zone, "effect", price=price, costs=action.cost)


def _brought_to_light(table: Table, use: ResolvingEffect, action: Summon) -> list[Held]:
    """Show the top card of the own deck; it is summoned, or stays where it is."""
    side = table.sides[use.seat]
    if not piles.ready(table, side):
        return []
    card = piles.take_top(table, side, EVERYBODY)
    piles.put_on_top(side, card, EVERYBODY)
    if table.journal is not None:
        table.tell("deck_top", seat=side.seat, card=table.named(card))
    held = Held(side.seat, "deck", card)
    return [held] if _can_summon(table, use, action, held) else []


def _from_channel(table: Table, use: ResolvingEffect, action: Summon) -> Play[Summoning | None]:
    found = [
        At(use.seat, place)
        for place, slot in enumerate(table.sides[use.seat].channel)
        if slot is not None
        and slot.face_up
        and fits_card(table, use, table.card(slot.card), action.filter)
        and _affordable(table, use, action, slot.card, "channel", place)
    ]
    chosen = yield from pick_slots(use, found, 1)
    if not chosen:
        return None
    slot = table.sides[use.seat].channel[chosen[0].slot]
    assert slot is not None
    price = _price(table, use, action, slot.card)
    return Summoning(slot.card, "channel", "effect", chosen[0].slot, price, action.cost)


def _can_summon(table: Table, use: ResolvingEffect, action: Summon, held: Held) -> bool:
    return held.seat == use.seat and _affordable(table, use, action, held.card, held.zone, None)


def _affordable(
    table: Table, use: ResolvingEffect, action: Summon, card: str, origin: Origin, slot: int | None
) -> bool:
    paying = summoning.paying(table, use.seat, card, origin, slot)
    return costs.payable(table, paying, action.cost, _price(table, use, action, card))


def _price(table: Table, use: ResolvingEffect, action: Summon, card: str) -> int:
    """Return the Soul cost of a summon by a text."""
    if action.price == "free":
        return 0
    full = powers.summon_cost(table, use.seat, table.card(card))
    return full if action.price == "full" else max(0, full + action.price)


def _open_own(table: Table, use: ResolvingEffect, selector: Lanes | None) -> list[Place]:
    """Return the own lanes with room that a text lets a card come to (NN-R73)."""
    return [place for place in _open(table, use, selector) if place.seat == use.seat]


def _open(table: Table, use: ResolvingEffect, selector: Lanes | None) -> list[Place]:
    """Return the lanes with room that a text lets a Token come to; the own ones when it says none."""
    if selector is None:
        return lanes.rooms(table, use.seat)
    if isinstance(selector, str):
        named = lane(table, use, selector)
        found = [] if named is None else [named]
    else:
        found = matching_lanes(table, use, selector)
    return [place for place in found if lanes.room(table, place)]


def _create(table: Table, use: ResolvingEffect, action: Create) -> Play[None]:
    """Create Tokens, one after the other; in `all` lanes, so many in each."""
    count = max(0, number(table, use, action.number))
    created = wanted = 0
    if action.lane is not None and not isinstance(action.lane, str) and action.lane.pick == "all":
        for place in _open(table, use, action.lane):
            wanted += count
            tokens = (summoning.create(table, place, action.token) for _ in range(count))
            created += sum(1 for _ in takewhile(lambda token: token is not None, tokens))
    else:
        wanted = count
        found = _open(table, use, action.lane)
        for _ in range(count):
            if action.lane is None:
                found = lanes.rooms(table, use.seat)
            picked = yield from pick_lane(use, found)
            if not picked or summoning.create(table, picked[0], action.token) is None:
                break
            created += 1
            if action.lane is not None:
                found = picked
    use.managed(created, wanted)


def _place(table: Table, use: ResolvingEffect, action: actions.Place) -> Play[None]:
    use.managed(0)
    if not _open_own(table, use, action.lane):
        return
    if action.source == "deck_top":
        found = [Held(use.seat, "deck", "")]
    else:
        found = yield from zones.cards(table, use, action.source)
    placed = 0
    places = _open_own(table, use, action.lane)
    for held in (held for held in found if held.seat == use.seat):
        picked = yield from pick_lane(use, [place for place in places if lanes.room(table, place)])
        card = zones.lift(table, held, EVERYBODY) if picked else None
        if card is None:
            break
        placed += summoning.put(table, picked[0], card, held.zone) is not None
        if action.lane is not None:
            places = picked
    use.managed(placed, len(found))


# Moving


def _move(table: Table, use: ResolvingEffect, action: Move) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    moved = 0
    goal: Place | None = None
    for spirit in found:
        there = yield from _move_one(table, use, spirit, action, goal)
        moved += there is not None
        if isinstance(action.to, ChosenLane) and there is not None:
            goal = there  # one lane for all
    use.managed(moved, _wanted(action.who, found))


def _move_one(
    table: Table, use: ResolvingEffect, spirit: Spirit, action: Move, goal: Place | None
) -> Play[Place | None]:
    """Move a Spirit, or its whole link in order, to the top of another lane of its side (NN-R32, NN-R38)."""
    origin = table.place_of(spirit.key)
    if origin is None:
        return None
    moving = table.lane(origin)[:] if action.link else [spirit]
    goals = [
        place
        for place in _goals(table, use, spirit.seat, action.to)
        if goal in (None, place)
        and place != origin
        and len(table.lane(place)) + len(moving) <= powers.capacity(table, place)
    ]
    chosen = yield from pick_lane(use, goals)
    if not chosen or not lanes.move(table, moving, chosen[0]):
        return None
    for each in moving:
        if table.journal is not None:
            name = table.named(each.card.id)
            there = table.told(chosen[0])
            table.tell("move", seat=each.seat, card=name, spirit=each.key, **there, on=each.key)
        triggers.happened(table, SpiritEvent("moved", each.seat, each.card.id, each.key, chosen[0]))
    spared = table.lane(origin)[-1:] if action.without_shatter else []
    yield from shattering.shatter_chain(table, frozenset(each.key for each in spared))
    return chosen[0]


def _goals(table: Table, use: ResolvingEffect, seat: int, selector: Lanes | None) -> list[Place]:
    """Return lanes of a side that a text lets its Spirits move to."""
    if selector is None:
        return [Place(seat, number) for number in range(LANES)]
    if isinstance(selector, str):
        named = lane(table, use, selector)
        return [named] if named is not None and named.seat == seat else []
    return [place for place in matching_lanes(table, use, selector) if place.seat == seat]


# Control


def _control(table: Table, use: ResolvingEffect, action: GainControl) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    theirs = [spirit for spirit in found if spirit.seat != use.seat]
    places = _open_own(table, use, action.lane)
    done = 0
    for spirit in theirs:
        there = yield from _comes_over(table, use, spirit, places, use.seat)
        if there is not None:
            done += 1
            places = _with_room(table, there)  # one lane for all
    use.managed(done, _wanted(action.who, theirs))


def _give_back(table: Table, use: ResolvingEffect, action: GiveBack) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    away = [spirit for spirit in found if spirit.seat != spirit.owner]
    done = 0
    for spirit in away:
        places = lanes.rooms(table, spirit.owner)
        done += (yield from _comes_over(table, use, spirit, places, spirit.owner)) is not None
    use.managed(done, _wanted(action.who, away))


def _comes_over(
    table: Table, use: ResolvingEffect, spirit: Spirit, places: Sequence[Place], to: int
) -> Play[Place | None]:
    """Move a Spirit to the other side, into a lane that its new controller picks; None without room."""
    if table.place_of(spirit.key) is None:
        return None
    chosen = yield from pick_lane(use, places, to)
    if not chosen or not lanes.move(table, [spirit], chosen[0]):
        return None
    if table.journal is not None:
        name = table.named(spirit.card.id)
        there = table.told(chosen[0])
        table.tell("control", seat=to, card=name, spirit=spirit.key, **there, on=spirit.key)
    triggers.happened(table, SpiritEvent("moved", to, spirit.card.id, spirit.key, chosen[0]))
    yield from shattering.shatter_chain(table)
    return chosen[0]


# Removal


def _wanted(selector: Spirits, found: Sequence[Spirit]) -> int:
    """Return how many Spirits an action was to reach."""
    if isinstance(selector, ChosenSpirits) and not selector.up_to:
        return selector.number
    return len(found)


def _destroy(table: Table, use: ResolvingEffect, action: Destroy) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    done = yield from removal.destroy(table, found, use.seat, action.without_shatter)
    use.managed(done, _wanted(action.who, found))


def _sacrifice(table: Table, use: ResolvingEffect, action: SacrificeThem) -> Play[None]:
    who = players(table, use, action.who)
    given: list[Spirit] = []
    for side in who:
        own = [
            spirit
            for spirits in side.lanes
            for depth, spirit in enumerate(reversed(spirits))
            if (action.layer == "any" or (depth == 0) is (action.layer == "active"))
            and not powers.indestructible(table, spirit)
        ]
        given += yield from pick_spirits(use, own, action.number, up_to=action.up_to, by=side.seat)
    done = yield from removal.sacrifice(table, given)
    use.managed(done, 1 if action.up_to else action.number * len(who))


def _reap(table: Table, use: ResolvingEffect, action: ReapSpirit) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    done = yield from reaping.reap(table, found, use.seat)
    use.managed(done, _wanted(action.who, found))


def _reap_top(table: Table, use: ResolvingEffect, action: ReapTop) -> None:
    """Reap tops of decks; of both, the opponent's first (NN-R69)."""
    who = sorted(players(table, use, action.who), key=lambda side: side.seat == use.seat)
    use.managed(sum(reaping.reap_top(table, side) for side in who), len(who))


def _banish(table: Table, use: ResolvingEffect, action: BanishSpirits) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    done = yield from removal.banish(table, found, action.without_shatter)
    use.managed(done, _wanted(action.who, found))


def _bounce(table: Table, use: ResolvingEffect, action: Bounce) -> Play[None]:
    found = yield from spirits(table, use, action.who)
    done = yield from removal.bounce(table, found, action.to, action.without_shatter)
    use.managed(done, _wanted(action.who, found))


def _shatter(table: Table, use: ResolvingEffect, action: Shatter) -> Play[None]:
    """Let Arbiters Shatter as though they were uncovered just now: what spares them does so here too."""
    found = yield from spirits(table, use, action.who)
    arbiters = [spirit for spirit in found if spirit.card.type == "arbiter"]
    for spirit in arbiters:
        if table.is_active(spirit):
            spirit.covered = True
        elif (place := table.place_of(spirit.key)) and powers.shatter_spared(table, spirit, place) == "no":
            yield from shattering.shatter(table, spirit)
    yield from shattering.shatter_chain(table)
    done = sum(table.place_of(spirit.key) is None for spirit in arbiters)
    use.managed(done, _wanted(action.who, found))


EFFECTS: dict[type[Any], EffectHandler] = {
    ReapTop: _reap_top,
    Summon: _summon,
    Create: _create,
    actions.Place: _place,
    Move: _move,
    GainControl: _control,
    GiveBack: _give_back,
    Destroy: _destroy,
    SacrificeThem: _sacrifice,
    ReapSpirit: _reap,
    BanishSpirits: _banish,
    Bounce: _bounce,
    Shatter: _shatter,
}
