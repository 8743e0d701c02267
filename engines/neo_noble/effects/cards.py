"""What single actions do with cards in hand, deck, Graveyard and Reap Pile (`actions`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Arrange, DecisionContext, Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation.selectors import ANY_CARD, card_of, copies, fits_card, pick_cards, players
from engines.neo_noble.evaluation.values import number
from engines.neo_noble.language.actions import (
    Discard,
    Draw,
    LookAtTop,
    Mill,
    MoveCards,
    RevealHand,
    Shuffle,
    SwapReap,
)
from engines.neo_noble.language.selectors import CardsIn
from engines.neo_noble.rules import drawing, piles, zones
from engines.neo_noble.rules.resolution import EffectHandler
from engines.neo_noble.rules.zones import Held
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Side, Table


def _draw(table: Table, use: ResolvingEffect, action: Draw) -> Play[None]:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    drawn = 0
    for side in who:
        drawn += yield from drawing.draw(table, side, count)
    use.managed(drawn, count * len(who))


def _mill(table: Table, use: ResolvingEffect, action: Mill) -> None:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    use.managed(sum(piles.mill(table, side, count) for side in who), count * len(who))


def _shuffle(table: Table, use: ResolvingEffect, action: Shuffle) -> None:
    for side in players(table, use, action.who):
        piles.shuffle(table, side)
        table.tell("shuffle", seat=side.seat)
    use.managed(1)


def _discard(table: Table, use: ResolvingEffect, action: Discard) -> Play[None]:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    discarded = 0
    for side in who:
        discarded += yield from _discard_from(table, use, action, side, count)
    use.managed(discarded, 1 if action.up_to else count * len(who))


def _discard_from(table: Table, use: ResolvingEffect, action: Discard, side: Side, count: int) -> Play[int]:
    if action.how == "random":
        return _discard_at_random(table, use, action, side, count)
    by = side.seat if action.how == "chosen" else use.seat
    fitting = [card for card in side.hand if fits_card(table, use, table.card(card), action.filter)]
    chosen = yield from zones.pick_of_hand(
        table, use, side, fitting, count, up_to=action.up_to, by=by, any_card=action.filter == ANY_CARD
    )
    for card in chosen:
        piles.discard(table, side, card)
    return len(chosen)


def _discard_at_random(table: Table, use: ResolvingEffect, action: Discard, side: Side, count: int) -> int:
    """Discard cards picked at random among those that fit; in an imagined table those that must be."""
    for done in range(count):
        spared = [card for card in side.hand if not fits_card(table, use, table.card(card), action.filter)]
        more = len(spared) < len(side.hand)
        if table.fate:
            more = bool(side.hand) and table.fate[-1][:2] == (side.seat, "hand")
        if not more:
            return done
        piles.discard(table, side, piles.pick_at_random(table, side, spared=spared))
    return count


def _reveal_hand(table: Table, use: ResolvingEffect, action: RevealHand) -> None:
    for side in players(table, use, action.who):
        if action.number is None:
            piles.reveal_hand(table, side, EVERYBODY)
        else:
            _reveal_some(table, side, action.number)
    use.managed(1)


def _reveal_some(table: Table, side: Side, count: int) -> None:
    """Show cards of a hand picked at random, each one another."""
    shown: list[str] = []
    while side.hand and len(shown) < count:
        shown.append(piles.pick_at_random(table, side, shown))
        side.hand.remove(shown[-1])
    for card in shown:
        table.take(side, card)
    if table.journal is not None:
        table.tell("hand_shown", seat=side.seat, cards=[table.named(card) for card in shown])


# Looking at a deck


def _look_at_top(table: Table, use: ResolvingEffect, action: LookAtTop) -> Play[None]:
    side = table.sides[use.seat if action.whose == "own" else 1 - use.seat]
    seen = piles.look_at_top(table, side, use.seat, action.number)
    use.managed(len(seen), action.number)
    kept: list[str] = []
    if action.keep and action.whose == "own" and seen:
        kept = yield from pick_cards(use, "look_keep", seen, action.keep, up_to=True, hidden=True)
    rest = seen[:]
    for card in kept:
        rest.remove(card)
    rest = yield from _ordered(use, rest)
    for _ in seen:
        piles.take_top(table, side, None)
    for card in kept:
        zones.lay(table, side, card, "hand", "deck", seen_by=use.seat)
    for card in reversed(rest) if action.rest == "top" else rest:
        if action.rest == "top":
            piles.put_on_top(side, card, use.seat)
        else:
            zones.put_under(side, card, use.seat)


def _ordered(use: ResolvingEffect, rest: list[str]) -> Play[list[str]]:
    """Let the player put cards in order, the one that will be uppermost first; alike or not is hidden."""
    if len(rest) < 2:
        return rest
    order: Sequence[str] = yield Arrange(
        use.seat,
        "look_order",
        tuple(copies(rest)),
        hidden=True,
        about=DecisionContext(card=use.card.id, verb=use.verb),
    )
    return [card_of(key) for key in order]


# From zone to zone


def _move_cards(table: Table, use: ResolvingEffect, action: MoveCards) -> Play[None]:
    found = yield from zones.cards(table, use, action.cards)
    wanted = len(found)
    if isinstance(action.cards, CardsIn) and action.cards.how != "all" and not action.cards.up_to:
        wanted = action.cards.number
    moved = sum(_move_card(table, use, held, action) for held in found)
    use.managed(moved, wanted)


def _move_card(table: Table, use: ResolvingEffect, held: Held, action: MoveCards) -> bool:
    seen_by = _who_sees(use, held, action.to, show=action.show)
    card = zones.lift(table, held, seen_by)
    if card is None:
        return False
    zones.lay(table, table.sides[held.seat], card, action.to, held.zone, seen_by=seen_by)
    return True


def _who_sees(use: ResolvingEffect, held: Held, to: str, *, show: bool) -> int | None:
    """Return who learns which card it is: everybody, its owner or the one who has picked it, or nobody."""
    if show or held.zone in ("grave", "reap", "banished") or to in ("grave", "banished"):
        return EVERYBODY
    if held.zone == "deck" and held.card and to == "hand" and held.seat != use.seat:
        return EVERYBODY  # both players see it: who has picked it, and whose hand it goes to
    if held.card:
        return use.seat if held.zone == "deck" else held.seat
    return held.seat if to == "hand" else None


def _swap_reap(table: Table, use: ResolvingEffect, action: SwapReap) -> Play[None]:
    """Let two own cards change places; the pile is never fuller for it (NN-R68)."""
    use.managed(0)
    side = table.sides[use.seat]
    if not side.reaped or action.with_.whose != "own" or action.with_.zone == "reap":
        return
    given = yield from zones.cards(table, use, action.with_)
    if not given:
        return
    taken = yield from pick_cards(use, "pick_card", side.reaped)
    put = zones.lift(table, given[0], EVERYBODY)
    if put is None:
        return
    side.reaped.remove(taken[0])
    zones.lay(table, side, put, "reap", given[0].zone)
    back = "deck_top" if action.with_.how == "top" else _BACK_TO[given[0].zone]
    zones.lay(table, side, taken[0], back, "reap")
    use.managed(1)


_BACK_TO: dict[str, zones.Goal] = {
    "hand": "hand",
    "deck": "deck_shuffled",
    "grave": "grave",
    "banished": "banished",
}

EFFECTS: dict[type[Any], EffectHandler] = {
    Mill: _mill,
    RevealHand: _reveal_hand,
    Shuffle: _shuffle,
    Draw: _draw,
    Discard: _discard,
    LookAtTop: _look_at_top,
    MoveCards: _move_cards,
    SwapReap: _swap_reap,
}
