"""What a player could pay with (SF-85, SF-94, SF-R19, SF-R30, SF-R31, SF-R66)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import conditions, filters, powers
from engines.soul_forger.language.changes import CountsAs
from engines.soul_forger.language.parts import CardType
from engines.soul_forger.rules.costs import Payer, Pile
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.keys import Held, Lying, OnTable, payer
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

Room: TypeAlias = Literal["", "ronum", "zone"]
"""What a payment may have to make room for: a creature within the limit, an Action in a zone (SF-R19)."""


class Purse:
    """All that a player has, as long as nothing moves: many costs ask for it, and it is looked at once."""

    __slots__ = ("_field", "_lying", "_standing", "seat", "side", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.side = table.sides[seat]
        self._field: list[Piece] | None = None
        self._lying: dict[tuple[Lying, bool], Pile] = {}
        self._standing: dict[tuple[Room, bool], Pile] = {}

    def different(self, kind: CardType) -> list[str]:
        """Return the creatures or Actions of the hand, each once, the oldest first."""
        cards = self.table.catalogue.cards
        return [card for card in dict.fromkeys(self.side.hand) if cards[card].type == kind]

    @property
    def field(self) -> list[Piece]:
        """What may be sent from the table: no Primary Weapon, nothing that is in the Flow (SF-R31)."""
        if self._field is None:
            zones = ("field", "action", "armor", "secondary", "accessory")
            able = zones if self.table.options.equipment_as_payment else zones[:2]
            mine = self.table.rows.all_of(self.seat)
            self._field = [piece for piece in mine if piece.zone in able and not piece.entry]
        return self._field

    def lying(self, pile: Lying, *, forge: bool) -> Pile:
        """Return the cards of the hand or the Material Zone as what pays."""
        found = self._lying.get((pile, forge))
        if found is None:
            cards = self.side.pile(pile)
            found = self._lying[pile, forge] = _lying(self.table, self.seat, cards, pile, forge=forge)
        return found

    def standing(self, room: Room, *, forge: bool) -> Pile:
        """Return what may be sent from the table as what pays, and makes room."""
        found = self._standing.get((room, forge))
        if found is None:
            found = tuple([_on_field(self.table, piece, room, forge=forge) for piece in self.field])
            self._standing[room, forge] = found
        return found


def _lying(table: Table, seat: int, cards: Sequence[str], pile: Lying, *, forge: bool) -> Pile:
    """Return the cards of a hand or pile as what pays: as printed, where nothing changes that."""
    known = table.catalogue.cards
    printed, counts_as = _printed(tuple([known[card] for card in cards]))
    if (forge and counts_as) or (pile == "hand" and "hand_ronum" in table.kinds):
        return tuple(_elsewhere(table, seat, card, pile, forge=forge) for card in cards)
    return printed


@lru_cache(maxsize=4_096)
def _printed(cards: tuple[Card, ...]) -> tuple[Pile, bool]:
    """Return cards as what pays by what is printed, and whether any of them may count as more.

    Kept by the cards alone: a catalogue that is kept with them would stay in memory long after its match.
    """
    counts_as = any("counts_as" in card.holds for card in cards)
    return tuple([_payer(card, card.ronum) for card in cards]), counts_as


@lru_cache(maxsize=4_096)
def _payer(card: Card, ronum: int, frees: int = 0) -> Payer:
    """Return a card as something that pays, and may make room."""
    return Payer(ronum, card.factions, card.subtypes, frees, card.type)


def _elsewhere(table: Table, seat: int, card: str, pile: Lying, *, forge: bool) -> Payer:
    """Return a card of a hand or pile as something that pays; for the Forge Deck some count as more."""
    known = table.catalogue.cards[card]
    ronum = filters.hand_ronum(table, seat, known) if pile == "hand" else known.ronum
    extra = (
        _more(table, EffectContext(seat, card, seat), known) if forge and "counts_as" in known.holds else 0
    )
    return _payer(known, ronum + extra)


def _on_field(table: Table, piece: Piece, room: Room, *, forge: bool) -> Payer:
    """Return a card on the table as something that pays, and makes room."""
    ronum = counted_as = powers.ronum(table, piece)
    if forge:
        for card, owner, _ in table.speaking(piece):
            if "counts_as" in card.holds:
                counted_as += _more(table, EffectContext(piece.seat, card.id, owner, piece.id), card)
    return _payer(piece.card, counted_as, _frees(piece, ronum, room))


def _frees(piece: Piece, ronum: int, room: Room) -> int:
    if room == "ronum":
        return ronum if piece.zone == "field" else 0
    return 1 if room == "zone" and piece.zone == "action" else 0


def _more(table: Table, voice: EffectContext, card: Card) -> int:
    """Return what a card counts for above its Ronum, by what it says and where that applies (SF-R66)."""
    return sum(
        change.ronum
        for place, change in card.holds["counts_as"]
        if isinstance(change, CountsAs) and conditions.hold(table, voice, card.abilities[place].conditions)
    )


def counted(table: Table, seat: int, key: str, *, forge: bool) -> int:
    """Return the Ronum for which a card pays, by its key in a payment."""
    match payer(key):
        case OnTable(number):
            return _on_field(table, table.pieces[number], "", forge=forge).ronum
        case Held(pile, card):
            return _elsewhere(table, seat, card, pile, forge=forge).ronum
