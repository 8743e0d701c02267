"""React windows: the one way of answering what happens (NN-98, NN-R54 to NN-R56, NN-R48)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel import Choose, DecisionContext, Play
from engines.neo_noble.evaluation import powers, selectors
from engines.neo_noble.language.events import React
from engines.neo_noble.rules import activation, lanes, sequences, souls
from engines.neo_noble.rules import summon as summoning
from engines.neo_noble.table import course
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.contexts import Answering
from engines.neo_noble.table.pieces import Source, SpiritEvent
from engines.neo_noble.table.resolving_effect import ResolvingEffect, text_key
from engines.neo_noble.table.state import Side, Table

PASS, PASS_TURN, BLOCK = "pass", "pass_turn", "block"


def window(table: Table, *events: SpiritEvent) -> Play[None]:
    """Let the players answer in turn until both pass in succession (NN-R54).

    The acting player is the second to be asked. What is answered is a sequence
    of its own and is over, checks included, before what it answers goes on.
    """
    table.stack += events
    seat, passed = 1 - table.active, 0
    others = any(_is_done_by(event, 1 - table.active) for event in events)
    while passed < 2:
        # between own actions PAY texts are at hand anyway: nobody is asked for those about their own doing,
        # but for what they do to the battle that they have begun
        pays = seat != table.active or others or _fights(table, table.active)
        offer = _offer(table, table.sides[seat], events, pays)
        if offer is not None and (yield from _answer(table, table.sides[seat], events, offer)):
            passed, others = 0, True
        else:
            passed += 1
        seat = 1 - seat
    del table.stack[len(table.stack) - len(events) :]


def _is_done_by(event: SpiritEvent, seat: int) -> bool:
    """Tell whether a player has done something; of a card revealed or reaped, the seat is its owner's."""
    return event.seat == seat and event.kind not in ("revealed", "reaped")


def _fights(table: Table, seat: int) -> bool:
    """Tell whether a player may use a PAY text that speaks of the battle under way (NN-R48, NN-R59)."""
    return table.fighting is not None and any(
        text in table.card(source.card).fights for source, text in activation.usable(table, seat, "pay")
    )


class Offer(NamedTuple):
    """What a player may answer with."""

    cards: list[str]
    texts: dict[str, tuple[Source, int]]
    """PAY texts, by their names in answers."""


def _offer(table: Table, side: Side, events: Sequence[SpiritEvent], pays: bool) -> Offer | None:
    """Return what a player may answer with; None for one who is not asked."""
    table.chances += 1
    must = course.foretold(table, side.seat, "react")
    if must is False or (side.passing and not must):
        return None
    cards = react_cards(table, side, events)
    anyway = is_asked_anyway(table, side, events)
    texts = pay_texts(table, side) if pays or cards or (must and not anyway) else {}
    return Offer(cards, texts) if cards or texts or must or anyway else None


def _answer(table: Table, side: Side, events: Sequence[SpiritEvent], offer: Offer) -> Play[bool]:
    """Ask a player for one answer; False for a pass (NN-D17)."""
    cards, texts = offer
    keys = (*map(naming.summon, cards), *map(naming.pay, texts))
    blocks = may_block(table, side, events)
    keys = (*keys, BLOCK, PASS) if blocks else (*keys, PASS)
    if side.seat != table.active:
        keys = (*keys, PASS_TURN)
    about = DecisionContext(rest=Answering(tuple([event.kind for event in events])))
    answer: str = yield Choose(side.seat, "react", keys, default=PASS, hidden=True, about=about)
    card, paid = naming.summoned(answer), naming.paid(answer)
    if card is not None:
        yield from sequences.whole(table, react_summon(table, side, card))
    elif paid is not None:
        yield from sequences.whole(table, activation.activate(table, *texts[paid]))
    else:
        side.passing = answer == PASS_TURN
        if blocks and table.battle is not None:
            table.battle.taken = answer == PASS
        return False
    return True


def may_block(table: Table, side: Side, events: Sequence[SpiritEvent]) -> bool:
    """Tell whether this is the one prompt of an attack, which leads to the Block too (NN-R56, NN-D17)."""
    battle = table.battle
    return (
        battle is not None
        and side.seat == battle.defender.seat
        and any(event.kind == "attack" for event in events)
        and powers.may_block(table, battle.defender)
    )


def is_asked_anyway(table: Table, side: Side, events: Sequence[SpiritEvent]) -> bool:
    """Tell whether a player is asked even without an answer, so that being asked tells nothing (NN-R56).

    Whoever has no card in hand has no card to React with, as everybody sees.
    """
    if not side.hand:
        return False
    if table.options.react_prompt == "always":
        return True
    return any(event.kind == "attack" and event.seat != side.seat for event in events)


def react_cards(table: Table, side: Side, events: Sequence[SpiritEvent]) -> list[str]:
    """Return the cards of a hand that may be summoned in answer (NN-98, NN-R55)."""
    if table.catalogue.reacting.isdisjoint(side.hand):
        return []
    found: list[str] = []
    for name in dict.fromkeys(side.hand):
        card = table.card(name)
        if (
            card.react is not None
            and any(_meets(table, side.seat, name, card.react, event) for event in events)
            and souls.affordable(table, side.seat, powers.summon_cost(table, side.seat, card))
            and lanes.any_room(table, side.seat)
        ):
            found.append(name)
    return found


def _meets(table: Table, seat: int, name: str, wanted: React, event: SpiritEvent) -> bool:
    """Tell whether an event is the one that a REACT card waits for."""
    if wanted.event != event.kind or event.number < wanted.number:
        return False
    if wanted.whose != "any" and (event.seat == seat) is not (wanted.whose == "own"):
        return False
    if wanted.income and event.text != "income":
        return False
    if event.card is None:
        return wanted.filter == type(wanted.filter)()
    use = ResolvingEffect(Source(seat, name), table.card(name))
    return selectors.fits_card(table, use, table.card(event.card), wanted.filter)


def pay_texts(table: Table, side: Side) -> dict[str, tuple[Source, int]]:
    """Return the PAY texts that may be used in a prompt outside the own actions (NN-97, NN-R48)."""
    if table.options.pay_windows == "own_action":
        return {}
    return {text_key(*text): text for text in activation.usable(table, side.seat, "pay")}


def react_summon(table: Table, side: Side, card: str) -> Play[bool]:
    """Summon a REACT card from hand for its Soul cost (NN-120, NN-R55)."""
    price = powers.summon_cost(table, side.seat, table.card(card))
    what = summoning.Summoning(card, "hand", "react", price=price)
    return (yield from summoning.summon(table, side.seat, what))
