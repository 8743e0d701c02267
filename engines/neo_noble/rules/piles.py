"""Decks, hands and Graveyards: what moves cards among them (NN-35, NN-38, NN-145).

Whoever sees a card of a hidden place is noted (`Table.show`), and what an imagined
table must bring to light comes to light here (`Table.fate`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.kernel.play.determinization import EVERYBODY, foretold
from engines.neo_noble.rules import triggers
from engines.neo_noble.table.pieces import SpiritEvent
from engines.neo_noble.table.state import Side, Table

# The deck


def ready(table: Table, side: Side) -> bool:
    """Tell whether a card can be taken from a deck, formed anew when it is empty (NN-145, NN-R70)."""
    if not side.deck and side.grave:
        form_deck(table, side)
    return bool(side.deck)


def form_deck(table: Table, side: Side) -> None:
    """Shuffle the Graveyard into a new deck (NN-145)."""
    side.deck, side.grave = side.grave, []
    shuffle(table, side)
    table.tell("reshuffle", seat=side.seat, count=len(side.deck))
    triggers.happened(table, SpiritEvent("reshuffled", side.seat))


def keep_filled(table: Table) -> None:
    """Form new decks at once, where the match has it so and nothing is half done (NN-R70)."""
    if table.options.reshuffle == "eager":
        for side in table.sides:
            ready(table, side)


def available(side: Side) -> int:
    """Return how many cards can be taken from a deck, with what the Graveyard will give (NN-R71)."""
    return len(side.deck) + len(side.grave)


def shuffle(table: Table, side: Side) -> None:
    """Shuffle a deck: what anybody knew of it is gone."""
    table.dice.shuffle(side.deck)
    side.tops = [0, 0]
    side.bottom = 0


def take_top(table: Table, side: Side, seen_by: int | None) -> str:
    """Take the top card of a deck that is `ready`; `seen_by` None is nobody, `EVERYBODY` is all."""
    if seen_by is not None and table.fate:
        _obey_in_deck(table, side, len(side.deck) - 1)
    card = side.deck.pop()
    if seen_by is not None:
        table.show(side, "deck", card, seen_by)
    side.tops = [max(0, known - 1) for known in side.tops]
    side.bottom = min(side.bottom, len(side.deck))
    return card


def search(table: Table, side: Side, viewer: int) -> None:
    """Let a player look through a deck."""
    for card in sorted(side.deck, key=table.catalogue.order.__getitem__):
        table.show(side, "search", card, viewer)


def take_from_deck(table: Table, side: Side, card: str, seen_by: int) -> None:
    """Take a card that was searched for out of a deck."""
    if table.fate:
        foretold(table, side.seat, "deck")
    place = len(side.deck) - 1 - side.deck[::-1].index(card)
    del side.deck[place]
    above = len(side.deck) - place
    side.tops = [known - (above < known) for known in side.tops]
    side.bottom -= place < side.bottom
    table.show(side, "deck", card, seen_by)


def put_on_top(side: Side, card: str, seen_by: int | None) -> None:
    """Put a card on top of its owner's deck; `seen_by` None is nobody, `EVERYBODY` is all."""
    side.deck.append(card)
    side.tops = [
        known + 1 if seen_by in (seat, EVERYBODY) else 0 for seat, known in enumerate(side.tops)
    ]  # fmt: skip


def put_under(side: Side, card: str) -> None:
    """Put a card under its owner's deck; the owner knows which it is."""
    side.deck.insert(0, card)
    side.bottom += 1


def look_at_top(table: Table, side: Side, viewer: int, count: int) -> list[str]:
    """Return the cards on top of a deck, the uppermost first, and remember that the viewer knows them.

    When they are all of the deck, a new one is formed under them, and the look goes on (NN-R70).
    """
    count = min(count, available(side))
    seen: list[str] = []
    while len(seen) < count:
        if len(seen) == len(side.deck):
            _form_deck_under(table, side)
        depth = len(seen) + 1
        if table.fate:
            _obey_in_deck(table, side, len(side.deck) - depth)
        seen.append(side.deck[-depth])
        table.show(side, "deck", side.deck[-depth], viewer)
    if not seen:
        return seen
    side.tops[viewer] = max(side.tops[viewer], count)
    if table.journal is not None:
        own = {viewer: {"cards": [table.named(card) for card in seen]}}
        table.tell("look", own, seat=viewer, deck=side.seat, count=count)
    return seen


def _form_deck_under(table: Table, side: Side) -> None:
    """Shuffle the Graveyard into a new deck below the cards that are left of the old one (NN-145)."""
    left, tops = side.deck, side.tops
    form_deck(table, side)
    side.deck += left
    side.tops = tops


def draw(table: Table, side: Side, count: int) -> int:
    """Draw cards, as far as there are any, and return how many (NN-R71)."""
    drawn: list[str] = []
    while len(drawn) < count and ready(table, side):
        card = take_top(table, side, side.seat)
        table.take(side, card)
        drawn.append(card)
    if drawn and table.journal is not None:
        own = {side.seat: {"cards": [table.named(card) for card in drawn]}}
        table.tell("draw", own, seat=side.seat, count=len(drawn))
    return len(drawn)


def mill(table: Table, side: Side, count: int) -> int:
    """Put cards from the top of a deck into its Graveyard, and return how many."""
    milled: list[str] = []
    while len(milled) < count and ready(table, side):
        milled.append(take_top(table, side, EVERYBODY))
    if milled:
        side.grave += milled
        if table.journal is not None:
            table.tell("mill", seat=side.seat, cards=[table.named(card) for card in milled])
    return len(milled)


# The hand


def to_hand(table: Table, side: Side, card: str, known: bool) -> None:
    """Put a card into its owner's hand; `known` when the opponent has seen it."""
    table.take(side, card)
    if known:
        side.known.append(card)
        table.show(side, "to_hand", card)


def take_from_hand(table: Table, side: Side, card: str, seen_by: int | None) -> None:
    """Take a card out of a hand; unless everybody sees it, what is known of the hand is forgotten."""
    if table.fate:
        foretold(table, side.seat, "from_hand")
    table.show(side, "from_hand", card, side.seat if seen_by is None else seen_by)
    side.hand.remove(card)
    if seen_by == EVERYBODY:
        if card in side.known:
            side.known.remove(card)
    else:
        side.known = []


def discard(table: Table, side: Side, card: str, blocked: bool = False) -> None:
    """Put a card of a hand into its owner's Graveyard, face-up (NN-38, NN-R61)."""
    take_from_hand(table, side, card, EVERYBODY)
    side.grave.append(card)
    if table.journal is not None:
        table.tell("block_discard" if blocked else "discard", seat=side.seat, card=table.named(card))
    triggers.happened(table, SpiritEvent("discarded", side.seat, card))
    if blocked:
        triggers.happened(table, SpiritEvent("block_discarded", side.seat, card))


def pick_at_random(table: Table, side: Side, shown: Sequence[str] = (), spared: Sequence[str] = ()) -> str:
    """Return a card of a hand picked at random and shown to all, besides others `shown`; it stays there.

    It may be one that was known already. Copies of cards that are `spared` are not picked.
    """
    fated = _obey_in_hand(table, side, 1)
    order = fated or [card for card in side.hand if card not in spared] or side.hand[:]
    table.dice.shuffle(order)
    card = order[0]
    table.show(side, "hand", card)
    if side.known.count(card) <= shown.count(card):
        side.known.append(card)
    return card


def reveal_hand(table: Table, side: Side, seen_by: int) -> None:
    """Show a whole hand to the opponent, or to everybody."""
    _obey_in_hand(table, side, len(side.hand))
    for card in side.hand:
        table.show(side, "hand", card, seen_by)
    side.known = side.hand[:]
    if table.journal is not None:
        cards = [table.named(card) for card in side.hand]
        if seen_by == EVERYBODY:
            table.tell("hand_shown", seat=side.seat, cards=cards)
        else:
            table.tell("hand_seen", {seat: {"cards": cards} for seat in (0, 1)}, seat=side.seat)


# What an imagined table must bring to light


def _obey_in_deck(table: Table, side: Side, place: int) -> None:
    card = foretold(table, side.seat, "deck")
    if card is not None and side.deck[place] != card and give_up(table, side, card, side.deck[place]):
        side.deck[place] = card


def _obey_in_hand(table: Table, side: Side, count: int) -> list[str]:
    """Let a hand hold the cards of it that must come to light now, and return them."""
    if not table.fate:
        return []
    fated = [foretold(table, side.seat, "hand") for _ in range(count) if table.fate]
    wanted = [card for card in fated if card is not None]
    spare = list((Counter(side.hand) - Counter(wanted)).elements())
    for card in (Counter(wanted) - Counter(side.hand)).elements():
        if spare and give_up(table, side, card, spare[-1]):
            side.hand.remove(spare.pop())
            table.take(side, card)
    return [card for card in wanted if card in side.hand]


def give_up(table: Table, side: Side, wanted: str, instead: str) -> bool:
    """Put another card where the wanted one lies hidden: deck, face-down Channel, hand.

    Rather not where somebody knows which card lies.
    """
    places = [place for place, card in enumerate(side.deck) if card == wanted]
    top = len(side.deck) - max(side.tops)
    unknown = [place for place in places if side.bottom <= place < top]
    if unknown:
        side.deck[unknown[0]] = instead
        return True
    for slot in side.channel:
        if slot is not None and not slot.face_up and slot.card == wanted:
            slot.card = instead
            return True
    if side.hand.count(wanted) > side.known.count(wanted):
        side.hand.remove(wanted)
        table.take(side, instead)
        return True
    if places:
        side.deck[places[0]] = instead
    return bool(places)
