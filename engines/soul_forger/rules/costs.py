"""What pays a cost (SF-85 to SF-93, section 5.2 of the rules page): enough, nothing to spare, frees room.

Exact, and nothing of the table: a row of terms is one alternative of a cost, with its X named (SF-R37).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from engines.soul_forger.cards.language.costs import Cost, Term


@dataclass(frozen=True, eq=False, slots=True)
class Payer:
    """A card that may be sent."""

    ronum: int
    factions: frozenset[str]
    subtypes: frozenset[str]
    frees: int = 0
    """What it makes room for by being sent from the field (SF-R19)."""


class Due(NamedTuple):
    """A term with its number."""

    amount: int
    factions: tuple[str, ...]
    in_ronum: bool
    subtype: str | None

    def takes(self, payer: Payer) -> bool:
        """Tell whether a card may pay it (SF-88, SF-92)."""
        fits = not self.factions or not payer.factions.isdisjoint(self.factions)
        kind = self.subtype is None or self.subtype in payer.subtypes
        return fits and kind and (payer.ronum > 0 or not self.in_ronum)


Row: TypeAlias = tuple[Due, ...]


@lru_cache(maxsize=1_024)
def row_of(terms: tuple[Term, ...], x: int = 0) -> Row:
    """Return an alternative with X named."""
    return tuple(
        Due(x if term.amount == "X" else term.amount, term.factions, term.unit == "ronum", term.subtype)
        for term in terms
    )


class _Serving(dict[Payer, int]):
    """Which terms of a row each card may pay, as bits; reckoned once."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self.in_cards = not any(due.in_ronum for due in row)
        self.needs = [
            sum(due.amount for number, due in enumerate(row) if terms >> number & 1)
            for terms in range(1 << len(row))
        ]

    @staticmethod
    @lru_cache(maxsize=1_024)
    def of(row: Row) -> _Serving:
        return _Serving(row)

    def __missing__(self, payer: Payer) -> int:
        found = sum(1 << number for number, due in enumerate(self._row) if due.takes(payer))
        self[payer] = found
        return found


Pile: TypeAlias = tuple[Payer, ...]
"""Cards that lie together, such as a hand."""


def can_pay(cost: Cost, piles: Sequence[Pile], room: int) -> bool:
    """Tell whether a cost can be paid, with the least X (SF-R37)."""
    return any(is_enough(row_of(terms, 1), piles, room) for terms in cost.alternatives)


def is_enough(row: Row, piles: Sequence[Pile], room: int) -> bool:
    """Tell whether a row can be paid from some piles: it is asked of each card, again and again."""
    serve = _Serving.of(row)
    if len(row) == 1 and room <= 0:
        able = [payer for pile in piles for payer in pile if serve[payer]]
        return (len(able) if serve.in_cards else sum([each.ronum for each in able])) >= row[0].amount
    payers = tuple(chain.from_iterable(piles))
    if sum([payer.frees for payer in payers]) < room:
        return False
    return Payment(row, payers, room).enough(range(len(payers)))


class Payment:
    """What a set of cards must come to. A set that holds one that is enough is enough itself.

    A legal payment covers the row, and covers it no longer when any card of it is left out (SF-87, SF-R33);
    it also frees the room that is wanted, which makes no card needed (SF-R19 as amended). So `enough` tells
    whether a set holds a legal payment: a set of which nothing can be left out then is one.
    """

    __slots__ = ("_in_cards", "_needs", "_payers", "_room", "_row", "_serves")

    def __init__(self, row: Row, payers: Sequence[Payer], room: int = 0) -> None:
        self._row = row
        self._payers = payers
        self._room = room
        serve = _Serving.of(row)
        self._in_cards = serve.in_cards
        self._serves = [serve[payer] for payer in payers]
        """By place, the terms that a card may pay, as bits: it pays one of them (SF-93)."""
        self._needs = serve.needs
        """By set of terms, how much they want together."""

    def of_use(self) -> tuple[list[int], Payment]:
        """Return the places of the cards that may pay at all, and the payment with these alone."""
        able = [place for place, serves in enumerate(self._serves) if serves]
        return able, Payment(self._row, [self._payers[place] for place in able], self._room)

    def enough(self, places: Collection[int]) -> bool:
        """Tell whether a legal payment lies among the cards at these places."""
        if self._room <= 0:
            return self._covers(places)
        payers, serves = self._payers, self._serves
        useful = [place for place in places if serves[place]]
        if sum(payers[place].frees for place in useful) < self._room or not self._covers(useful):
            return False
        return self._frees_by_cards(useful) if self._in_cards else self._frees_by_sums(useful)

    def leads(self, places: Collection[int]) -> bool | None:
        """Tell whether a legal payment holds these cards; one in Ronum has to be looked for.

        Payments in cards are bases of a matroid: these cards, then what frees most, as long as all are used.
        """
        if not self._in_cards:
            return None
        held = [self._serves[place] for place in places]
        if not self._all_used(held):
            return False
        others = [place for place in range(len(self._payers)) if place not in places and self._serves[place]]
        taken, freed = self._used(others, held)
        return len(taken) == self._needs[-1] and freed + self._freed(places) >= max(0, self._room)

    def proposal(self, worth: Sequence[int]) -> tuple[int, ...]:
        """Return a legal payment of all places, which are enough: what is worth most is left out first."""
        kept = list(range(len(self._payers)))
        for place in sorted(kept, key=lambda place: (-worth[place], place)):
            without = [other for other in kept if other != place]
            if self.enough(without):
                kept = without
        return tuple(kept)

    # Covering

    def _covers(self, places: Collection[int]) -> bool:
        serves = self._serves
        if len(self._row) == 1:
            able = [self._payers[place] for place in places if serves[place]]
            return (len(able) if self._in_cards else sum([each.ronum for each in able])) >= self._needs[1]
        if self._in_cards:  # Hall's condition
            serving = [serves[place] for place in places]
            return all(
                sum(1 for serve in serving if serve & terms) >= self._needs[terms]
                for terms in range(1, len(self._needs))
            )
        return self._covers_sums(places)

    def _covers_sums(self, places: Collection[int]) -> bool:
        """Follow what can still be wanted: cards that may pay one term only pay it."""
        wanted = [due.amount for due in self._row]
        several: list[int] = []
        for place in places:
            serve = self._serves[place]
            if serve & (serve - 1):
                several.append(place)
            elif serve:
                self._pay(wanted, serve.bit_length() - 1, place)
        states = {tuple(wanted)}
        for place in sorted(several, key=lambda place: -self._payers[place].ronum):
            states |= {self._paid(state, term, place) for state in states for term in self._terms(place)}
        return any(not any(state) for state in states)

    def _terms(self, place: int) -> Iterator[int]:
        return (term for term in range(len(self._row)) if self._serves[place] >> term & 1)

    def _paid(self, state: tuple[int, ...], term: int, place: int) -> tuple[int, ...]:
        wanted = list(state)
        self._pay(wanted, term, place)
        return tuple(wanted)

    def _pay(self, wanted: list[int], term: int, place: int) -> None:
        worth = self._payers[place].ronum if self._row[term].in_ronum else 1
        wanted[term] = max(0, wanted[term] - worth)

    # Room

    def _frees_by_cards(self, places: list[int]) -> bool:
        """Take what frees most, as long as all can be used: payments in cards are bases of a matroid."""
        return self._used(places, [])[1] >= self._room

    def _used(self, places: list[int], held: list[int]) -> tuple[list[int], int]:
        """Return what is used besides what is held, those that free most first, and what they free."""
        taken, freed = held[:], 0
        for place in sorted(places, key=lambda place: -self._payers[place].frees):
            if len(taken) == self._needs[-1]:
                break
            if self._all_used([*taken, self._serves[place]]):
                taken.append(self._serves[place])
                freed += self._payers[place].frees
        return taken, freed

    def _all_used(self, serves: list[int]) -> bool:
        """Tell whether each of these cards can pay a term of its own."""
        return all(
            sum(1 for serve in serves if not serve & ~terms) <= self._needs[terms]
            for terms in range(len(self._needs))
        )

    def _frees_by_sums(self, places: list[int]) -> bool:
        """Look through the payments, those with what frees first; cards alike are taken as one kind."""
        kinds: dict[tuple[int, int, int], list[int]] = {}
        for place in places:
            payer = self._payers[place]
            kinds.setdefault((-payer.frees, payer.ronum, self._serves[place]), []).append(place)
        alike = [kinds[kind] for kind in sorted(kinds)]
        return self._frees_from(alike, 0, [])

    def _frees_from(self, alike: list[list[int]], kind: int, taken: list[int]) -> bool:
        if self._covers(taken):
            return not self._spares(taken) and self._freed(taken) >= self._room
        if kind == len(alike):
            return False
        left = [place for places in alike[kind:] for place in places]
        if self._freed([*taken, *left]) < self._room or not self._covers([*taken, *left]):
            return False
        places = alike[kind]
        return any(
            self._frees_from(alike, kind + 1, [*taken, *places[:count]])
            for count in range(len(places), -1, -1)
        )

    def _freed(self, places: Collection[int]) -> int:
        return sum(self._payers[place].frees for place in places)

    def _spares(self, places: list[int]) -> bool:
        return any(self._covers(places[:n] + places[n + 1 :]) for n in range(len(places)))
