"""Piles: drawing, running out, recycling (NX-34, NX-39, NX-60 to NX-63)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.play.determinization import EVERYBODY, foretold, still_to_come
from engines.noxtalia.rules.discard import form_pile
from engines.noxtalia.rules.end import lose
from engines.noxtalia.table.state import Side, Table

FULL_HAND = 5
"""NX-34."""
LAST_EXHAUSTION = 2
"""NX-23."""


def draw(table: Table, side: Side, count: int) -> None:
    """Draw cards one by one; a pile that is empty then has run out at once (NX-63, NX-R45)."""
    drawn: list[str] = []
    while count > 0 and side.pile:
        count -= 1
        card = _top(table, side, openly=False)
        table.take(side, card)
        drawn.append(card)
        if not side.pile:
            _tell_of_draw(table, side, drawn)
            drawn = []
            run_out(table, side)
    _tell_of_draw(table, side, drawn)


def _tell_of_draw(table: Table, side: Side, drawn: list[str]) -> None:
    if not drawn:
        return
    if table.journal is not None:
        names = [table.named(card) for card in drawn]
        own = {seat: {"cards": names} for seat in table.readers[side.seat]}
        table.tell("draw", own, seat=side.seat, count=len(drawn))


def draw_up(table: Table, side: Side, size: int = FULL_HAND) -> None:
    """Draw until the hand has so many cards; more are kept (NX-34, NX-70, NX-R36, NX-R53)."""
    draw(table, side, size - len(side.hand))


def mill(table: Table, side: Side, count: int) -> None:
    """Put cards from the top of a pile into its discard; it may run out (NX-63)."""
    milled: list[str] = []
    while count > 0 and side.pile:
        count -= 1
        card = _top(table, side, openly=True)
        milled.append(card)
        side.discard.append(card)
        if not side.pile:
            _tell_of_mill(table, side, milled)
            milled = []
            run_out(table, side)
    _tell_of_mill(table, side, milled)


def _tell_of_mill(table: Table, side: Side, milled: list[str]) -> None:
    if milled and table.journal is not None:
        table.tell("mill", seat=side.seat, cards=[table.named(card) for card in milled])


def _top(table: Table, side: Side, openly: bool) -> str:
    if table.fate:
        _obey_on_pile(table, side)
    card = side.pile.pop()
    knowing = tuple(seat for seat, known in enumerate(side.tops) if known)
    table.show(side, "pile", card, (EVERYBODY,) if openly else (*table.readers[side.seat], *knowing))
    if knowing:
        side.tops = [max(0, known - 1) for known in side.tops]
    side.bottom = min(side.bottom, len(side.pile))
    return card


def run_out(table: Table, side: Side) -> None:
    """Note that a pile is empty: form a new one, or lose (NX-60 to NX-63, NX-103, NX-R47)."""
    side.exhaustions += 1
    table.tell("exhausted", seat=side.seat, count=side.exhaustions)
    if not side.robot and side.exhaustions >= LAST_EXHAUSTION:
        lose(table, [side], "exhausted")
    elif side.discard:
        form_pile(table, side)
    elif table.options.empty_discard == "lose" and not side.robot:
        lose(table, [side], "exhausted")
    else:
        side.pending = True
        table.tell("pending", seat=side.seat)


def sink(side: Side, card: str) -> None:
    """Put a card under its owner's pile (NX-39)."""
    side.pile.insert(0, card)
    side.bottom += 1
    side.pending = False  # there is a pile again


def hide(side: Side) -> None:
    """Let what others saw of a hand be forgotten: some unseen card has left it (NX-R66)."""
    side.seen = [None] * len(side.seen)


def may_recycle(side: Side) -> bool:
    """Tell whether a card may be recycled (NX-39, NX-R38, NX-R47)."""
    return side.recycled <= side.extra_recycles and bool(side.hand) and bool(side.pile)


def recycle(table: Table, side: Side, card: str) -> None:
    """Put a card under the pile, unseen, then draw one (NX-39, NX-R38)."""
    side.recycled += 1
    side.hand.remove(card)
    hide(side)
    sink(side, card)
    if table.journal is not None:
        own = {seat: {"card": table.named(card)} for seat in table.readers[side.seat]}
        table.tell("recycle", own, seat=side.seat)
    draw(table, side, 1)


def pick_from_hand(table: Table, side: Side) -> str:
    """Take a card at random out of a hand, for all to see (NX-R55)."""
    if table.fate:
        card = _obey_on_hand(table, side)
    else:
        order = side.hand[:]
        table.dice.shuffle(order)
        card = order[0]
    table.lay_out(side, card, "pick")
    return card


# What an imagined table must bring to light


def _obey_on_pile(table: Table, side: Side) -> None:
    """Bring the card that must come to the top, or one that need not come later."""
    card = foretold(table, side.seat, "pile")
    pile = side.pile
    place = len(pile) - 1
    if card is not None:
        place = pile.index(card) if card in pile else place
    else:
        later = still_to_come(table, side.seat)
        place = next((at for at in range(place, -1, -1) if pile[at] not in later), place)
    pile[place], pile[-1] = pile[-1], pile[place]


def _obey_on_hand(table: Table, side: Side) -> str:
    card = foretold(table, side.seat, "pick")
    if card is not None and card in side.hand:
        return card
    return side.hand[table.dice.randrange(len(side.hand))]


def spare_fated(table: Table, side: Side, cards: Sequence[str]) -> Sequence[str]:
    """Return cards of a hand, picked unseen, with others in place of those that come to light later."""
    later = still_to_come(table, side.seat)
    others = [card for card in side.hand if card not in later and card not in cards]
    return [others.pop() if card in later and others else card for card in cards]


def look_at_top(table: Table, side: Side, viewer: int, count: int) -> list[str]:
    """Return the cards on top of a pile, the uppermost first, and remember that the viewer knows them."""
    count = min(count, len(side.pile))
    seen: list[str] = []
    for depth in range(count):
        place = len(side.pile) - 1 - depth
        if table.fate:
            _obey_on_look(table, side, place)
        seen.append(side.pile[place])
        table.show(side, "look", side.pile[place], (viewer,))
    side.tops[viewer] = max(side.tops[viewer], count)
    return seen


def _obey_on_look(table: Table, side: Side, place: int) -> None:
    card = foretold(table, side.seat, "look")
    if card is not None and card in side.pile:
        other = side.pile.index(card)
        side.pile[place], side.pile[other] = side.pile[other], side.pile[place]
