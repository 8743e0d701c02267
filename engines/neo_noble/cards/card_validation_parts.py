"""What a part of the card language can reach where it stands: what is printed is done, or is refused.

The walk through a text, with its words one by one, is in `card_validation`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.references import target_of
from engines.kernel.effects.traversal import Misplaced
from engines.neo_noble.language import actions as do
from engines.neo_noble.language import changes as hold
from engines.neo_noble.language import conditions as test
from engines.neo_noble.language import costs as pay
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language import values as calc
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.language.parts import Whose


class Scene(NamedTuple):
    """What a part of a text can speak of."""

    noble: bool
    arbiter: bool = False
    """The card is an Arbiter, which may Shatter."""
    targets: tuple[pick.Target, ...] = ()
    event: EventKind | None = None
    whose: Whose = "any"
    """Whose event it is."""
    gone: bool = False
    """The very card has left its lane by the event."""
    before: bool = False
    """Some action comes before."""
    battle: bool = True
    """A battle may be going on."""
    later: bool = False
    """It is done when the text is long over."""
    x: bool = False
    """A number was chosen when the text was paid for."""


def misplaced(field: str, key: str, found: str) -> Misplaced:
    """Return why something means nothing where it stands."""
    return Misplaced(field, Say(key, {"found": found}))


def of_itself(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of a part as a whole."""
    match part:
        case test.InBattle() | test.CameFrom() | test.SummonedBy() if scene.noble:
            yield misplaced(field, "nn-pack-on-noble", part.test)
        case do.FailAttack() | do.RaiseBlock() if not scene.battle:
            yield misplaced(field, "nn-pack-no-battle", part.action)
        case do.Summon() | do.Place():
            yield from _of_arrival(part, field, scene)
        case do.Move():
            yield from _of_move(part, field, scene)
        case do.GainControl():
            yield from _of_control(part, field, scene)
        case hold.CostChange() if part.of != "summon" and part.filter != pick.CardFilter():
            yield misplaced(f"{field}.filter", "nn-pack-cost-filter", part.of)
        case do.Shatter():
            yield from _of_shatter(part, field, scene)
        case do.LookAtTop() if part.keep and (part.whose == "opposing" or part.keep > part.number):
            yield misplaced(f"{field}.keep", "nn-pack-keep", str(part.keep))
        case do.MoveCards() if isinstance(part.cards, pick.CardsIn) and part.cards.zone == part.to:
            yield misplaced(f"{field}.to", "nn-pack-same-zone", part.to)
        case do.SwapReap():
            yield from _of_swap(part.with_, f"{field}.with")
        case do.Channel() if part.source != "deck":
            yield from _of_channel(part, field, scene)
        case do.Discard() if part.how == "random" and part.up_to:
            yield misplaced(f"{field}.up_to", "nn-pack-nobody-picks", "random")
        case do.UseText() if part.of == "self":
            yield misplaced(f"{field}.of", "nn-pack-own-text", part.of)
        case do.GainCoin() | do.NeutralCoin() | do.SetCoin():
            yield from _of_coins(part, field)
        case do.SetSlots() | do.Reveal():
            yield from _of_slots(part, field)
        case pick.CardsIn() | pick.ChosenSlots() | pick.ChosenCoins() | calc.CountCards():
            yield from _of_choice(part, field)
        case pay.Sacrifice() if part.this and scene.noble:
            yield misplaced(f"{field}.this", "nn-pack-on-noble", "this")
        case (
            pick.SpiritFilter(other=True)
            | pick.ChosenLane(other=True)
            | pick.AllLanes(other=True)
            | pick.LaneTarget(other=True)
        ) if scene.noble:
            yield misplaced(f"{field}.other", "nn-pack-on-noble", "other")
        case _:
            pass
    number = getattr(part, "number", None)
    if isinstance(number, int) and number < 1:
        yield misplaced(f"{field}.number", "nn-pack-number", str(number))


# Who picks, and among what can be seen


def _of_choice(
    part: pick.CardsIn | pick.ChosenSlots | pick.ChosenCoins | calc.CountCards, field: str
) -> Iterator[Misplaced]:
    """Yield what means nothing in a choice: where nobody picks, and where a filter sees nothing."""
    match part:
        case pick.CardsIn():
            how = part.how
            if how == "top" and part.zone != "deck":
                yield misplaced(f"{field}.how", "nn-pack-top", part.zone)
            if how == "top" and part.filter != pick.CardFilter():
                yield misplaced(f"{field}.filter", "nn-pack-top-filter", how)
            if how != "chosen" and part.by != "you":
                yield misplaced(f"{field}.by", "nn-pack-nobody-picks", how)
        case pick.ChosenSlots():
            how = part.pick
            if part.filter != pick.CardFilter() and part.face != "up":
                yield misplaced(f"{field}.filter", "nn-pack-face-down", part.face)
        case pick.ChosenCoins():
            how = part.pick
            if part.held == "neutral" and part.state != "any":
                yield misplaced(f"{field}.state", "nn-pack-neutral-state", part.state)
        case calc.CountCards():
            if part.zone in ("hand", "deck", "channel") and part.filter != pick.CardFilter():
                yield misplaced(f"{field}.filter", "nn-pack-hidden-count", part.zone)
            return
    if how != "chosen" and part.up_to:
        yield misplaced(f"{field}.up_to", "nn-pack-nobody-picks", how)
    if how == "all" and part.number != 1:
        yield misplaced(f"{field}.number", "nn-pack-all-number", str(part.number))


def _of_coins(part: do.GainCoin | do.NeutralCoin | do.SetCoin, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of coins: that are already as an action would make them."""
    coins = part.coins
    if isinstance(coins, pick.CoinOf):
        return
    match part:
        case do.GainCoin():
            as_they_are = coins.held == ("own" if part.who == "you" else "opposing")
        case do.NeutralCoin():
            as_they_are = coins.held == "neutral"
        case do.SetCoin():
            as_they_are = False
            if coins.held == "neutral":
                yield misplaced(f"{field}.coins.held", "nn-pack-neutral-state", coins.held)
            if coins.state == _MADE[part.action]:
                yield misplaced(f"{field}.coins.state", "nn-pack-already", coins.state)
    if as_they_are:
        yield misplaced(f"{field}.coins.held", "nn-pack-already", coins.held)


def _of_slots(part: do.SetSlots | do.Reveal, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of Channel cards: that are already as an action would make them."""
    slots = part.slots
    if isinstance(slots, str):
        return
    if isinstance(part, do.Reveal):
        if slots.face == "up":
            yield misplaced(f"{field}.slots.face", "nn-pack-already", slots.face)
    elif slots.state == _MADE[part.action]:
        yield misplaced(f"{field}.slots.state", "nn-pack-already", slots.state)


_MADE = {"ready_slots": "ready", "spend_slots": "spent", "ready_coin": "ready", "spend_coin": "spent"}


# Whose cards go where


def _of_swap(given: pick.CardsIn, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of a card that changes places with one of the own Reap Pile (NN-R68)."""
    if given.whose != "own":
        yield misplaced(f"{field}.whose", "nn-pack-swap-own", given.whose)
    if given.zone == "reap":
        yield misplaced(f"{field}.zone", "nn-pack-swap-zone", given.zone)
    if given.how == "all":
        yield misplaced(f"{field}.how", "nn-pack-swap-one", given.how)
    elif given.number != 1:
        yield misplaced(f"{field}.number", "nn-pack-swap-one", str(given.number))


def _of_channel(action: do.Channel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing where named cards are Channeled: everybody Channels cards of their own."""
    if action.number != 1:
        yield misplaced(f"{field}.number", "nn-pack-number-beside", "from")
    whose = action.source.whose if isinstance(action.source, pick.CardsIn) else _whose(action.source, scene)
    channels = {"you": "own", "opponent": "opposing"}.get(action.who)
    if channels is None or whose not in (channels, None):
        yield misplaced(f"{field}.who", "nn-pack-channels-own", action.who)


def _of_arrival(action: do.Summon | do.Place, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of an arrival: own cards come to one own lane (NN-124, NN-R32, NN-R73)."""
    if isinstance(action.source, pick.CardsIn) and action.source.whose != "own":
        yield misplaced(f"{field}.from.whose", "nn-pack-own-cards", action.source.whose)
    elif isinstance(action.source, str) and _whose(action.source, scene) in ("opposing", "any"):
        yield misplaced(f"{field}.from", "nn-pack-own-cards", action.source)
    if isinstance(action, do.Summon) and action.source != "channel" and action.filter != pick.CardFilter():
        yield misplaced(f"{field}.filter", "nn-pack-channel-filter", str(action.source))
    if isinstance(action, do.Summon) and pay.chosen_number(action.cost):
        yield misplaced(f"{field}.cost", "nn-pack-x-place", action.action)
    if isinstance(action.lane, pick.AllLanes):
        yield misplaced(f"{field}.lane", "nn-pack-one-lane", "all")
    if action.lane is not None and _side_of(action.lane, scene) in ("opposing", "any"):
        yield misplaced(f"{field}.lane", "nn-pack-own-lane", action.action)


def _of_move(action: do.Move, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of a move: a Spirit stays on its side (NN-R32, NN-R73)."""
    if isinstance(action.to, pick.AllLanes):
        yield misplaced(f"{field}.to", "nn-pack-one-lane", "all")
    several = isinstance(action.who, pick.AllSpirits) or getattr(action.who, "number", 1) > 1
    if action.link and several:
        yield misplaced(f"{field}.link", "nn-pack-one-link", "link")
    if action.to is None:
        return
    if action.to == "this" and action.who in ("self", "top"):
        yield misplaced(f"{field}.to", "nn-pack-no-move", "this")
    goes = _side_of(action.to, scene)
    moved = _whose(action.who, scene) if isinstance(action.who, str) else action.who.whose
    if goes is not None and moved is not None and goes != moved:
        yield misplaced(f"{field}.to", "nn-pack-own-side", goes)


def _of_control(action: do.GainControl, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of control: it is gained of opposing Spirits, in one own lane."""
    whose = _whose(action.who, scene) if isinstance(action.who, str) else action.who.whose
    if whose == "own":
        yield misplaced(f"{field}.who", "nn-pack-control-own", whose)
    if isinstance(action.lane, pick.AllLanes):
        yield misplaced(f"{field}.lane", "nn-pack-one-lane", "all")
    if action.lane is not None and _side_of(action.lane, scene) in ("opposing", "any"):
        yield misplaced(f"{field}.lane", "nn-pack-own-lane", action.action)


def _of_shatter(action: do.Shatter, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of a forced Shatter: only Arbiters Shatter (NN-11)."""
    if action.who == "self":
        if not scene.arbiter and not scene.noble:
            yield misplaced(f"{field}.who", "nn-pack-only-arbiters", "self")
        return
    found: Any = target_of(action.who, scene.targets) if isinstance(action.who, str) else action.who
    chosen = getattr(found, "filter", None)
    if chosen is not None and chosen.type != ("arbiter",):
        where = "who" if isinstance(action.who, str) else "who.filter"
        types = ", ".join(chosen.type) or "any"
        yield misplaced(f"{field}.{where}", "nn-pack-only-arbiters", types)


def _whose(word: str, scene: Scene) -> Whose | None:
    """Return whose a Spirit or card is that is named; None where that is not known."""
    if word in ("self", "top", "this_card", "channel", "deck_top"):
        return "own"
    if word == "that":
        return None if scene.whose == "any" else scene.whose
    return getattr(target_of(word, scene.targets), "whose", None)


def _side_of(lane: pick.Lanes, scene: Scene) -> Whose | None:
    """Return whose lanes are meant; None where that is not known."""
    if isinstance(lane, str):
        if lane in ("attacking", "defending", "that"):
            return None
        if lane in ("target", "target_2"):
            return _whose(lane, scene)
        return "opposing" if lane == "facing" else "own"
    return lane.whose
