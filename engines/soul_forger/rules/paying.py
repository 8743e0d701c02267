"""Paying: what may be sent, the question, where it goes (SF-85, SF-94, SF-95, SF-R30, SF-R31)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import chain
from typing import NamedTuple, TypeVar

from engines.kernel import BACK, Choose, DecisionContext, Gather, Number, Play
from engines.kernel.decisions.keys import copies
from engines.soul_forger.language.costs import Cost
from engines.soul_forger.rules import event_bus, targeting, zones
from engines.soul_forger.rules.costs import Payment, Pile, can_pay, is_enough, row_of
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.purse import Purse, Room
from engines.soul_forger.rules.targeting import Barred
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table import side as sides
from engines.soul_forger.table.contexts import Costing, Paying
from engines.soul_forger.table.keys import Held, OnTable
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

S = TypeVar("S", list[str], Pile)

MOST_X = 20


class Bill(NamedTuple):
    """A cost with all that may pay it."""

    purse: Purse
    cost: Cost | None
    piles: tuple[Pile, ...]
    """What may be sent: cards of the Material Zone, then of the hand, then of the field."""
    room: int
    """How much room the payment must make."""
    played: str = ""
    """The card of the hand that it is for."""
    out: Collection[int] = ()
    """What is on the field and cannot be sent for it."""
    forge: bool = False
    """It is for a card of the Forge Deck, for which some cards count as more (SF-147)."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of the payers in an answer."""
        material = [naming.held("material", key) for key in copies(self._material())]
        hand = [naming.held("hand", key) for key in copies(self._hand())]
        return (*material, *hand, *[piece.key for piece in self._field()])

    @property
    def worth(self) -> tuple[int, ...]:
        """How dear each payer is to its player: what lies on the field most, the Material Zone least."""
        cards = self.purse.table.catalogue.cards
        material = [cards[card].ronum for card in self._material()]
        hand = [20 + 10 * cards[card].ronum for card in self._hand()]
        return (*material, *hand, *[100 + 10 * piece.card.ronum for piece in self._field()])

    def _material(self) -> list[str]:
        return self.purse.side.material if self._takes("M") else []

    def _hand(self) -> list[str]:
        hand = self.purse.side.hand if self._takes("H") else []
        return _without(hand, hand.index(self.played)) if hand and self.played else hand

    def _field(self) -> list[Piece]:
        return [piece for piece in self.purse.field if piece.id not in self.out] if self._takes("F") else []

    def _takes(self, place: str) -> bool:
        return self.cost is not None and place in self.cost.locations

    def payment(self, alternative: int, x: int) -> Payment:
        """Return what an alternative of the cost asks for."""
        assert self.cost is not None
        payers = tuple(chain.from_iterable(self.piles))
        return Payment(row_of(self.cost.alternatives[alternative], x), payers, self.room)

    def can(self, alternative: int, x: int = 1) -> bool:
        """Tell whether an alternative can be paid."""
        assert self.cost is not None
        return is_enough(row_of(self.cost.alternatives[alternative], x), self.piles, self.room)

    def alternatives(self) -> list[int]:
        """Return the alternatives that can be paid, with the least X (SF-R37)."""
        return [each for each in range(len(self.cost.alternatives)) if self.can(each)] if self.cost else []

    def is_payable(self) -> bool:
        """Tell whether it can be paid; what costs nothing makes no room."""
        return not self.room if self.cost is None else can_pay(self.cost, self.piles, self.room)

    def most_x(self, alternative: int) -> int:
        """Return the greatest X that can be paid."""
        x = 1
        while x < MOST_X and self.can(alternative, x + 1):
            x += 1
        return x


class PaidCost(NamedTuple):
    """How a cost was announced to be paid."""

    x: int = 0
    keys: tuple[str, ...] = ()


def bill(
    purse: Purse, cost: Cost | None, room: Room = "", wanted: int = 0, *,
    played: str = "", source: int = 0, aimed: Collection[int] = (), forge: bool = False,
) -> Bill:  # fmt: skip
    """Return what may pay: not the card itself, not what it targets (SF-97, SF-R31)."""
    if cost is None:
        return Bill(purse, None, (), wanted)
    piles: list[Pile] = []
    out = (*aimed, source) if source else aimed
    if "M" in cost.locations:
        piles.append(purse.lying("material", forge=forge))
    if "H" in cost.locations:
        hand = purse.lying("hand", forge=forge)
        piles.append(_without(hand, purse.side.hand.index(played)) if played else hand)
    if "F" in cost.locations:
        standing = purse.standing(room, forge=forge)
        if out:
            paired = zip(purse.field, standing, strict=True)
            standing = tuple([payer for piece, payer in paired if piece.id not in out])
        piles.append(standing)
    return Bill(purse, cost, tuple(piles), wanted, played, out, forge)


def _without(row: S, place: int) -> S:
    return row[:place] + row[place + 1 :]


def needed(purse: Purse, cost: Cost | None, bill_of: Callable[[tuple[int, ...]], Bill]) -> Barred:
    """Return what bars targets without which, and without those before, a cost cannot be paid (SF-96, SF-97).

    `bill_of` returns the bill where some pieces are aimed at.
    """
    if cost is None or "F" not in cost.locations:
        return targeting.nothing

    def barred(chosen: tuple[str, ...]) -> list[str]:
        aimed = aimed_pieces(chosen)
        return [piece.key for piece in purse.field if not bill_of((*aimed, piece.id)).is_payable()]

    return barred


def aimed_pieces(targets: Sequence[str]) -> tuple[int, ...]:
    """Return the pieces among targets."""
    return tuple(naming.pieces_among(targets))


def ask(bill: Bill, seat: int, card: str) -> Play[PaidCost | None]:
    """Let the player announce alternative, X and payment (SF-D6, SF-D7); None when they go back."""
    if bill.cost is None:
        return PaidCost()
    found = bill.alternatives()
    alternative = found[0]
    if len(found) > 1:
        keys = tuple(map(str, found))
        about = DecisionContext(card=card, rest=Costing(str(bill.cost)))
        answer = yield Choose(seat, "alternative", keys, about=about, back=True, default=BACK, hidden=True)
        if answer == BACK:
            return None
        alternative = int(answer)
    x = 0
    if any(term.amount == "X" for term in bill.cost.alternatives[alternative]):
        x = most = bill.most_x(alternative)
        if most > 1:
            x = yield Number(
                seat, "x", 1, most, about=DecisionContext(card=card), back=True, default=BACK, hidden=True
            )
            if x == BACK:
                return None
    able, payment = bill.payment(alternative, x).of_use()
    all_keys, all_worth = bill.keys, bill.worth
    keys = tuple(all_keys[place] for place in able)
    proposal = tuple(keys[place] for place in payment.proposal([all_worth[place] for place in able]))
    paying = Paying(alternative, x, str(bill.cost), "forge" if bill.forge else "")
    about = DecisionContext(card=card, rest=paying)
    sent = yield Gather(
        seat, "pay", keys, payment, proposal, about=about, back=True, default=BACK, hidden=True
    )
    return None if sent == BACK else PaidCost(x, sent)


def send(table: Table, seat: int, paid: PaidCost, *, forge: bool = False) -> tuple[str, ...]:
    """Send what pays, and return which cards those were: neither destroyed nor discarded (SF-R30)."""
    side = table.sides[seat]
    to: sides.Pile = "grave" if table.options.payment_to == "graveyard" else "removed"
    payers = [naming.payer(key) for key in paid.keys]
    field = [table.pieces[each.piece] for each in payers if isinstance(each, OnTable)]
    others = [each for each in payers if isinstance(each, Held)]
    for piece in field:  # a face-down card is turned up to pay (SF-R31 as amended)
        table.turn_up(piece)
    passing = [event_bus.passing(table, card, seat) for _, card in others]
    happenings = [GameEvent("paid", seat, piece, forge=forge) for piece in field]
    happenings += [GameEvent("paid", seat, piece, forge=forge, pile=to) for piece in passing]  # SF-R66
    for pile, card in others:
        if pile == "hand":
            zones.from_hand(side, card)
        else:
            side.material.remove(card)
        side.pile(to).append(card)
        table.tell("paid", seat=seat, card=table.named(card))
    zones.leave_together(table, field, "paid", to, also=happenings)
    return (*(piece.card.id for piece in field), *(card for _, card in others))
