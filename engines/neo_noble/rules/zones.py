"""Cards outside the Battlefield: which are meant, and how they go from zone to zone (NN-33, NN-R73)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation.selectors import ANY_CARD, aimed, chooser, fits_card, pick_cards, pile
from engines.neo_noble.language.selectors import Cards, CardsIn, Zone
from engines.neo_noble.rules import piles, triggers
from engines.neo_noble.table import course
from engines.neo_noble.table.pieces import NOBODY, Origin, SpiritEvent
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Side, Table

Goal: TypeAlias = Literal["hand", "grave", "deck_top", "deck_bottom", "deck_shuffled", "banished", "reap"]


class Held(NamedTuple):
    """A card in a zone."""

    seat: int
    zone: Zone
    card: str
    """Empty for the top of a deck, which nobody has seen."""


# Which cards


def among(table: Table, use: ResolvingEffect, wanted: CardsIn) -> list[Held]:
    """Return the cards of a zone that fit, nobody asked; two copies are two cards.

    A deck that is empty is formed anew first (NN-145, NN-R70).
    """
    side = table.sides[use.seat if wanted.whose == "own" else 1 - use.seat]
    if wanted.zone == "banished" and table.options.banish_return == "never":
        return []  # NN-R72
    if wanted.zone == "deck":
        piles.ready(table, side)
    cards = pile(side, wanted.zone)
    if wanted.zone == "deck":  # its order stays unknown
        cards = sorted(cards, key=table.catalogue.order.__getitem__)
    return [
        Held(side.seat, wanted.zone, name)
        for name in cards
        if fits_card(table, use, table.card(name), wanted.filter)
    ]


def located(table: Table, use: ResolvingEffect, word: str) -> list[Held]:
    """Return where a card lies that is named: a target, the card of the event, the one that speaks."""
    if word in ("target", "target_2"):
        aim = aimed(use, word)
        if aim is None or aim.kind != "card" or aim.name not in pile(table.sides[aim.seat], aim.zone):
            return []
        return [Held(aim.seat, _AIMED_ZONES[aim.zone], aim.name)]
    if word == "this_card":
        at_work = table.spirit(use.source.spirit) is not None
        return [] if at_work else _went(table, use.seat, use.card.id, use.event)
    event = use.event
    if event is None or event.card is None:
        return []
    return _went(table, event.seat, event.card, event)


_AIMED_ZONES: dict[str, Zone] = {"grave": "grave", "reap": "reap", "banished": "banished"}
_WENT_TO: dict[str, Zone] = {
    "destroyed": "grave",
    "sacrificed": "grave",
    "shattered": "grave",
    "discarded": "grave",
    "block_discarded": "grave",
    "reaped": "reap",
    "banished": "banished",
    "bounced": "hand",
}


def _went(table: Table, seat: int, name: str, event: SpiritEvent | None) -> list[Held]:
    """Return where a card has gone by an event, if it still lies there."""
    zone = _WENT_TO.get(event.kind) if event is not None else None
    if event is not None and event.owner != NOBODY:
        seat = event.owner
    return [Held(seat, zone, name)] if zone is not None and name in pile(table.sides[seat], zone) else []


def cards(table: Table, use: ResolvingEffect, selector: Cards) -> Play[list[Held]]:
    """Return the cards that an action works on; ask where somebody has a choice."""
    if isinstance(selector, str):
        return located(table, use, selector)
    if selector.how == "top":
        side = table.sides[use.seat if selector.whose == "own" else 1 - use.seat]
        return [Held(side.seat, "deck", "")] * selector.number
    found = among(table, use, selector)
    if selector.how == "all":
        return _leaving(table, use, found, selector, len(found))
    if selector.how == "random":
        table.dice.shuffle(found)
        return _leaving(table, use, found, selector, selector.number)
    return (yield from pick_held(table, use, found, selector))


def one_of(table: Table, use: ResolvingEffect, found: list[Held], selector: CardsIn) -> Play[list[Held]]:
    """Return one of several cards of a zone: picked at random, or by somebody."""
    if selector.how == "random":
        table.dice.shuffle(found)
        return _leaving(table, use, found, selector, 1)
    return (yield from pick_held(table, use, found, selector))


def _leaving(
    table: Table, use: ResolvingEffect, found: list[Held], selector: CardsIn, number: int
) -> list[Held]:
    """Return the first so many cards; in an imagined table those that must leave a hidden place now."""
    if not table.fate or selector.zone not in ("hand", "deck"):
        return found[:number]
    leaving = course.leaving(table, "deck" if selector.zone == "deck" else "from_hand")
    left = [*found, *(held for held in unfiltered(table, use, selector) if held not in found)]
    seen: list[Held] = []
    for card in leaving if selector.how == "all" else leaving[:number]:
        held = next((held for held in left if held.card == card), None) or next(iter(left), None)
        if held is not None:
            left.remove(held)
            seen.append(held)
    return seen


def unfiltered(table: Table, use: ResolvingEffect, selector: CardsIn) -> list[Held]:
    """Return all cards of a hidden zone, where some must be what was asked for though none is imagined so."""
    return among(table, use, selector.model_copy(update={"filter": ANY_CARD}))


def pick_held(table: Table, use: ResolvingEffect, found: list[Held], selector: CardsIn) -> Play[list[Held]]:
    """Let somebody pick among cards of one zone; of a hidden one, privately."""
    seat, zone = use.seat if selector.whose == "own" else 1 - use.seat, selector.zone
    by, side = chooser(use, selector.by), table.sides[seat]
    cards, number, up_to = [held.card for held in found], selector.number, selector.up_to
    if zone == "deck":
        piles.search(table, side, by)
        everything = [held.card for held in unfiltered(table, use, selector)]
        picked = yield from _pick_unseen(table, use, "pick_deck", cards, everything, number, up_to, by)
    elif zone == "hand":
        picked = yield from pick_of_hand(
            table, use, side, cards, number, up_to=up_to, by=by, any_card=selector.filter == ANY_CARD
        )
    else:
        picked = yield from pick_cards(use, "pick_card", cards, number, up_to=up_to, by=by)
    return [Held(seat, zone, card) for card in picked]


def pick_of_hand(
    table: Table,
    use: ResolvingEffect,
    side: Side,
    cards: list[str],
    number: int,
    *,
    up_to: bool = False,
    by: int,
    any_card: bool,
) -> Play[list[str]]:
    """Let a player pick among those cards of a hand that fit; unasked only where anybody can tell why."""
    if by != side.seat:
        piles.reveal_hand(table, side, by)
    if any_card and len(side.hand) <= number and not up_to:
        return cards
    return (yield from _pick_unseen(table, use, "pick_hand", cards, side.hand[:], number, up_to, by))


def _pick_unseen(
    table: Table,
    use: ResolvingEffect,
    kind: str,
    cards: list[str],
    everything: list[str],
    number: int,
    up_to: bool,
    by: int,
) -> Play[list[str]]:
    """Let a player pick cards privately; how many fit, and whether they are alike, is hidden.

    So there is a question whatever fits; in an imagined table where there was one, even if none is
    imagined to fit.
    """
    foretold = course.foretold(table, by, kind)
    if foretold and not cards:
        cards = everything
    if not cards or foretold is False:
        return []
    return (yield from pick_cards(use, kind, cards, number, up_to=up_to, by=by, hidden=True, always=True))


# On their way


def lift(table: Table, held: Held, seen_by: int | None) -> str | None:
    """Take a card out of its zone; `seen_by` is who sees a hidden one. None when there is none."""
    side = table.sides[held.seat]
    match held.zone:
        case "deck" if not held.card:
            return piles.take_top(table, side, seen_by) if piles.ready(table, side) else None
        case "deck":
            piles.take_from_deck(table, side, held.card, held.seat if seen_by is None else seen_by)
        case "hand":
            piles.take_from_hand(table, side, held.card, seen_by)
        case "grave":
            side.grave.remove(held.card)
        case "reap":
            side.reaped.remove(held.card)
        case _:
            side.banished.remove(held.card)
    return held.card


def lay(
    table: Table, side: Side, card: str, to: Goal, origin: Origin, *, seen_by: int | None = EVERYBODY
) -> None:
    """Put a card that is in no zone into one; `seen_by` is who knows it."""
    public = seen_by == EVERYBODY
    match to:
        case "hand":
            piles.to_hand(table, side, card, known=public)
        case "grave":
            side.grave.append(card)
        case "deck_top":
            piles.put_on_top(side, card, seen_by)
        case "deck_bottom":
            put_under(side, card, seen_by)
        case "deck_shuffled":
            side.deck.append(card)
            piles.shuffle(table, side)
        case "reap":
            side.reaped.append(card)
        case "banished":
            side.banished.append(card)
            triggers.happened(table, SpiritEvent("banished", side.seat, card))
    _tell(table, side, card, origin, to, seen_by)


def put_under(side: Side, card: str, seen_by: int | None) -> None:
    """Put a card under its owner's deck, of which the owner may know nothing."""
    piles.put_under(side, card)
    if seen_by not in (side.seat, EVERYBODY):
        side.bottom = 0


def _tell(table: Table, side: Side, card: str, origin: str, to: str, seen_by: int | None) -> None:
    if table.journal is None:
        return
    name = table.named(card)
    if seen_by == EVERYBODY:
        table.tell("card_moved", seat=side.seat, origin=origin, to=to, card=name)
    else:
        secret = {} if seen_by is None else {seen_by: {"card": name}}
        table.tell("card_hidden", secret, seat=side.seat, origin=origin, to=to)
