"""Phases 2 and 3: making and spending resources (DN-30 to DN-36)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.dueling_nobles.table.cards import SUITS
from engines.dueling_nobles.table.contexts import OfSuit
from engines.dueling_nobles.table.keys import NOTHING, declaration, declared, player
from engines.dueling_nobles.table.state import Noble, Side, Table
from engines.kernel import BACK, Choose, DecisionContext, Pick, Play

INCOME = 1
TRIPLE = 3
"""Cards discarded together (DN-31)."""
TRIPLE_INCOME = 3
MOST_CARDS = 3
"""Cards bought in one turn (DN-33)."""
NOBLE_COST = 5


def draw(table: Table, seat: int, count: int) -> None:
    """Draw number cards into a hand, as many as there are (DN-34, DN-61, DN-R28, DN-R29)."""
    drawn: list[str] = []
    for _ in range(count):
        if not table.number_deck:
            _reshuffle(table)
        if not table.number_deck:
            break
        drawn.append(table.number_deck.pop())
    table.sides[seat].take(*drawn)
    if table.journal is not None:
        table.tell("draw", {seat: {"cards": drawn}}, seat=seat, count=len(drawn))


def _reshuffle(table: Table) -> None:
    """Make the discard pile the new number deck, now that a draw needs it (DN-61, DN-R28)."""
    if table.discard:
        table.number_deck, table.discard = table.discard, []
        table.dice.shuffle(table.number_deck)
        table.tell("reshuffle", count=len(table.number_deck))


def take_income(table: Table) -> None:
    """End phase 1 for good and book the turn's resource, once a turn (DN-30, DN-R7, DN-R22)."""
    if not table.income_taken:
        table.income_taken = True
        table.mine.resources += INCOME
        if table.journal is not None:
            total = table.mine.resources
            table.tell(
                "income", seat=table.acting, count=INCOME, was=total - INCOME, total=total,
                on=player(table.acting),
            )  # fmt: skip


def suits_of_three(side: Side) -> tuple[str, ...]:
    """Return the suits of which a hand holds three cards (DN-31)."""
    if len(side.hand) < TRIPLE:
        return ()
    held = "".join(side.hand)  # number cards have no suit letter in their rank
    return tuple([suit for suit in SUITS if held.count(suit) >= TRIPLE])


def may_discard_three(table: Table) -> bool:
    """Tell whether three cards of a suit may be discarded now (DN-31, DN-R23)."""
    if table.options.triple_limit == "1" and table.triples:
        return False
    return bool(suits_of_three(table.mine))


def discard_three(table: Table) -> Play[None]:
    """Discard three cards of one suit for three resources (DN-31, DN-R23)."""
    seat, side = table.acting, table.mine
    suit: str = yield Choose(seat, "triple_suit", suits_of_three(side), default=BACK, back=True, hidden=True)
    if suit == BACK:
        return
    held = tuple(card for card in side.hand if card[-1] == suit)
    about = DecisionContext(rest=OfSuit(suit))
    cards: tuple[str, ...] | str = yield Pick(
        seat, "triple_cards", held, TRIPLE, TRIPLE, default=BACK, back=True, hidden=True, about=about
    )
    if isinstance(cards, str):
        return
    take_income(table)
    for card in cards:
        table.pay_card(side, card)
    was = side.resources
    side.resources += TRIPLE_INCOME
    table.triples += 1
    total, on = side.resources, player(seat)
    table.tell("triple", seat=seat, cards=list(cards), count=TRIPLE_INCOME, was=was, total=total, on=on)
    table.open()


def declarations(table: Table) -> tuple[str, ...]:
    """Return what may be declared now, the turn's resource counted in (DN-33 to DN-36, DN-R24, DN-R27)."""
    resources = table.mine.resources + (0 if table.income_taken else INCOME)
    cards = min(MOST_CARDS, len(table.number_deck) + len(table.discard))
    nobles = len(table.noble_deck)
    asked = table.still_to_declare
    mode = table.options.spend_mode
    if mode != "joint":
        asked = asked or ("nobles" if mode == "nobles_first" else "cards")
    if asked == "cards":
        nobles = 0
    elif asked == "nobles":
        cards = 0
    return _affordable(min(resources, cards + NOBLE_COST * nobles), cards, nobles)


@cache
def _affordable(resources: int, cards: int, nobles: int) -> tuple[str, ...]:
    return tuple(
        declaration(c, n)
        for n in range(nobles + 1)
        for c in range(cards + 1)
        if c + NOBLE_COST * n <= resources
    )


def spend(table: Table, chosen: str) -> None:
    """Pay for everything declared, then receive it; go on to the duel (DN-33 to DN-35, DN-R24)."""
    take_income(table)
    cards, nobles = declared(chosen)
    if not (cards or nobles):
        table.open()
    seat, side = table.acting, table.mine
    cost = cards + NOBLE_COST * nobles
    was = side.resources
    side.resources -= cost
    if table.journal is not None:
        on: dict[str, Any] = {"on": player(seat)} if cost else {}
        table.tell(
            "spend", seat=seat, bought=cards, hired=nobles, cost=cost, was=was, total=side.resources,
            **on,
        )  # fmt: skip
    for _ in range(nobles):
        _enter(table, seat)
    if cards:
        draw(table, seat, cards)
    mode = table.options.spend_mode
    if mode != "joint" and not table.still_to_declare:
        table.still_to_declare = "cards" if mode == "nobles_first" else "nobles"
        # What may be bought is public, so nobody learns anything when there is nothing to ask.
        if len(declarations(table)) > 1:
            return
    table.still_to_declare = ""
    table.phase = "announce"


def declare_the_rest(table: Table) -> Play[None]:
    """Ask for the second declaration, when cards and nobles are not declared together (DN-R24)."""
    about = DecisionContext(rest=(table.still_to_declare,))
    chosen: str = yield Choose(table.acting, "spend", declarations(table), default=NOTHING, about=about)
    spend(table, chosen)


def _enter(table: Table, seat: int) -> None:
    """Let the top noble of the deck join the courtyard, clean and ready to duel (DN-35, DN-R26)."""
    card = table.noble_deck.pop()
    court = table.sides[seat].courtyard
    court.append(Noble(card))
    table.tell("noble", seat=seat, noble=card, was=len(court) - 1, now=len(court), on=card)
