"""Tables that a seat cannot tell from the real one, for computer players."""

from __future__ import annotations

from engines.dueling_nobles.rules.setup import DEALT_NOBLES
from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, SeatView
from engines.dueling_nobles.table.cards import NOBLES, NUMBERS, in_order
from engines.dueling_nobles.table.state import Duel, Duellist, Noble, Table
from engines.kernel import Dice


def sample(then: NoblesView, now: NoblesView, dice: Dice) -> Table:
    """Return a table as at `then`, whose hidden cards are dealt anew among those not seen since."""
    table = Table(dice, then.options)
    _lay_what_is_open(table, then)
    _deal_nobles(table, then, dice)
    _deal_numbers(table, then, now, dice)
    return table


def _lay_what_is_open(table: Table, then: NoblesView) -> None:
    table.result = then.result
    table.phase = then.phase
    table.active = then.active
    table.turn = then.turn
    table.game_number = then.game_number
    table.begins = then.begins
    table.replayed = then.replayed
    table.turns_without_duel = then.turns_without_duel
    table.boost_played = then.marks.boost_played
    table.rearranged = then.marks.rearranged
    table.tax_paid = then.marks.tax_paid
    table.income_taken = then.marks.income_taken
    table.triples = then.marks.triples
    table.still_to_declare = then.marks.still_to_declare
    table.discard = list(then.discard)
    table.draft = list(then.draft)
    table.duel = _duel(then.duel) if then.duel else None
    for side, seen in zip(table.sides, then.seats, strict=True):
        side.courtyard = [Noble(n.card, n.wounds, n.boost, n.taxed) for n in seen.courtyard]
        side.resources = seen.resources
        side.shown = list(seen.shown)
        side.used = list(seen.used_suits)
        side.dealt = list(seen.dealt or ())
        side.rejected = list(seen.rejected or ())
        side.glimpse = list(seen.glimpse) if seen.glimpse is not None else None
        side.wins = seen.wins


def _deal_nobles(table: Table, then: NoblesView, dice: Dice) -> None:
    """Deal the nobles that the seat has not seen, and put the noble deck into some order (DN-R5)."""
    table.noble_deck = list(then.noble_deck)
    dice.shuffle(table.noble_deck)
    if then.phase != "pick":
        return
    unseen = [card for card in NOBLES if all(card not in side.dealt for side in table.sides)]
    dice.shuffle(unseen)
    for side in table.sides:
        if not side.dealt:
            side.dealt = sorted(unseen[:DEALT_NOBLES], key=in_order)
            del unseen[:DEALT_NOBLES]


def _deal_numbers(table: Table, then: NoblesView, now: NoblesView, dice: Dice) -> None:
    """Deal the number cards that the seat has not seen to hidden hands and the number deck."""
    open_cards = {*then.discard}
    open_cards.update(noble.boost for side in table.sides for noble in side.courtyard if noble.boost)
    for seat, side in enumerate(table.sides):
        side.hand = _known_hand(then, now, seat)
        open_cards.update(side.hand)
    unseen = [card for card in NUMBERS if card not in open_cards]
    dice.shuffle(unseen)
    for side, seen in zip(table.sides, then.seats, strict=True):
        while len(side.hand) < seen.hand_size:
            side.hand.append(unseen.pop())
        side.hand.sort(key=in_order)
    table.number_deck = unseen


def _known_hand(then: NoblesView, now: NoblesView, seat: int) -> list[str]:
    """Return what the viewer knows of a hand: their own, a glimpse of it, or cards shown from it."""
    seen: SeatView = then.seats[seat]
    if seen.hand is not None:
        return list(seen.hand)
    glimpse = then.seats[1 - seat].glimpse
    if glimpse is not None:
        return list(glimpse)
    return list(dict.fromkeys((*seen.shown, *_played_since(now, seat))))


def _played_since(now: NoblesView, seat: int) -> tuple[str, ...]:
    """Return the cards that a seat has played in the duel going on, which began after the quiet point."""
    if now.duel is None or now.duel.over:
        return ()
    duellist = now.duel.attacker if now.duel.attacker.seat == seat else now.duel.defender
    return duellist.cards or ()


def _duel(seen: DuelView) -> Duel:
    return Duel(
        _duellist(seen.attacker), _duellist(seen.defender), seen.redirected_from, seen.winner, seen.over,
        list(seen.wounded), list(seen.died),
    )  # fmt: skip


def _duellist(seen: DuellistView) -> Duellist:
    return Duellist(
        seen.seat, seen.card, seen.base, seen.queen, seen.boost, seen.dice, seen.subtotal, seen.cards,
        seen.suit_bonus, seen.total,
    )  # fmt: skip
