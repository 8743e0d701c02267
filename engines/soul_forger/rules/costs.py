"""What pays a cost (SF-85 to SF-93): enough, nothing to spare, frees room.

Exact, and nothing of the table: a row of terms is one alternative of a cost, with its X named (SF-R37).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from engines.soul_forger.language.costs import Cost, Term


@dataclass(frozen=True, eq=False, slots=True)
class Payer:
    """A card that may be sent."""

    ronum: int
    factions: frozenset[str]
    subtypes: frozenset[str]
    frees: int = 0
    """What it makes room for by being sent from the field (SF-R19)."""
    type: str = ""


class AmountDue(NamedTuple):
    """A term with its number."""

    amount: int
    factions: tuple[str, ...]
    in_ronum: bool
    subtype: str | None
    type: str | None = None

    def takes(self, payer: Payer) -> bool:
        """Tell whether a card may pay it (SF-88, SF-92)."""
        fits = not self.factions or not payer.factions.isdisjoint(self.factions)
        kind = self.subtype is None or self.subtype in payer.subtypes
        kind = kind and self.type in (None, payer.type)
        return fits and kind and (payer.ronum > 0 or not self.in_ronum)


Row: TypeAlias = tuple[AmountDue, ...]


@lru_cache(maxsize=1_024)
def row_of(terms: tuple[Term, ...], x: int = 0) -> Row:
    """Return an alternative with X named."""
    return tuple(
        AmountDue(
            x if term.amount == "X" else term.amount,
            term.factions,
            term.unit == "ronum",
            term.subtype,
            term.type,
        )
        for term in terms
    )


class _Sums:
    """What cards can come to in a row with Ronum: for each term a sum, of at most what it asks for.

    Each such list of sums is a bit, so that a number is a set of lists, and a card is reckoned with all of
    them at once.
    """

    def __init__(self, row: Row) -> None:
        self._row = row
        self._steps = [1]
        """By term, how far two lists lie apart that differ by 1 in it."""
        for due in row:
            self._steps.append(self._steps[-1] * (due.amount + 1))
        self.wanted = 1 << self._steps[-1] - 1
        """What covers the row without any card: all that it asks for."""
        self._moves: dict[tuple[int, int], tuple[int, int, int, int]] = {}

    def less(self, wanted: int, payer: Payer) -> int:
        """Return what covers the row besides a card as well, from what did without it: that, or less.

        More than what covers it covers it too, so the sets that are given and returned hold all of that.
        """
        found = wanted
        for term, worth in self._worth(payer):
            down, low, full, spread = self._move(term, worth)
            found |= wanted >> down & low | (wanted & full) * spread >> down - self._steps[term]
        return found

    def more(self, reached: int, payer: Payer) -> int:
        """Return what cards come to when there is one more, which pays any of its terms or none."""
        found = reached
        for term, worth in self._worth(payer):
            paid, step, amount = reached, self._steps[term], self._row[term].amount
            full = self._between(term, amount, amount)
            for _ in range(worth):
                paid = (paid & ~full) << step | paid & full
            found |= paid
        return found

    def _move(self, term: int, worth: int) -> tuple[int, int, int, int]:
        """Return how far down a card moves lists in a term, and where they can be then.

        Then which are full there, and what these are multiplied by to lie at all sums from which it fills up.
        """
        found = self._moves.get((term, worth))
        if found is None:
            amount, step = self._row[term].amount, self._steps[term]
            low, full = self._between(term, 0, amount - worth), self._between(term, amount, amount)
            found = worth * step, low, full, sum(1 << step * number for number in range(worth))
            self._moves[term, worth] = found
        return found

    def _between(self, term: int, least: int, most: int) -> int:
        """Return all lists with so much in a term."""
        step, period, size = self._steps[term], self._steps[term + 1], self._steps[-1]
        once = (1 << step * (most - least + 1)) - 1 << step * least
        return once * (((1 << size) - 1) // ((1 << period) - 1))

    def _worth(self, payer: Payer) -> Iterator[tuple[int, int]]:
        """Yield the terms that a card may pay, and for how much."""
        for term, due in enumerate(self._row):
            if due.takes(payer):
                yield term, min(due.amount, payer.ronum if due.in_ronum else 1)


class _Serving(dict[Payer, int]):
    """Which terms of a row each card may pay, as bits; reckoned once."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self.in_cards = not any(due.in_ronum for due in row)
        self.needs = [
            sum(due.amount for number, due in enumerate(row) if terms >> number & 1)
            for terms in range(1 << len(row))
        ]
        self.within = [
            [terms for terms in range(1 << len(row)) if not serve & ~terms] for serve in range(1 << len(row))
        ]
        """By the terms that a card may pay, the sets of terms that hold all of them."""

    @cached_property
    def sums(self) -> _Sums:
        return _Sums(self._row)

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

    __slots__ = ("_in_cards", "_needs", "_payers", "_room", "_row", "_serves", "_serving")

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
        self._serving = serve

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
        return self._frees_by_cards(useful) if self._in_cards else self._lies_among((), useful)

    def leads(self, places: Collection[int]) -> bool:
        """Tell whether a legal payment holds these cards.

        Payments in cards are bases of a matroid: these cards, then what frees most, as long as all are used.
        """
        others = [place for place in range(len(self._payers)) if place not in places and self._serves[place]]
        if not self._in_cards:
            return self._lies_among(places, others)
        held = [self._serves[place] for place in places]
        if not self._all_used(held):
            return False
        used, freed = self._used(others, held)
        return used == self._needs[-1] and freed + self._freed(places) >= self._room

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
        sums = self._serving.sums
        wanted = sums.wanted
        for place in places:
            wanted = sums.less(wanted, self._payers[place])
        return wanted & 1 == 1

    # Room

    def _frees_by_cards(self, places: list[int]) -> bool:
        """Take what frees most, as long as all can be used: payments in cards are bases of a matroid."""
        return self._used(places, [])[1] >= self._room

    def _used(self, places: list[int], held: list[int]) -> tuple[int, int]:
        """Return how many are used with what is held, those that free most first, and what they free besides.

        Of each set of terms is reckoned how many more of the cards that pay no others it can use.
        """
        payers, serves, within = self._payers, self._serves, self._serving.within
        left = [need - self._within(held, terms) for terms, need in enumerate(self._needs)]
        used, freed = len(held), 0
        for place in sorted(places, key=lambda place: -payers[place].frees):
            if used == self._needs[-1]:
                break
            sets = within[serves[place]]
            if 0 not in [left[terms] for terms in sets]:
                for terms in sets:
                    left[terms] -= 1
                used += 1
                freed += payers[place].frees
        return used, freed

    def _all_used(self, serves: list[int]) -> bool:
        """Tell whether each of these cards can pay a term of its own."""
        return all(self._within(serves, terms) <= need for terms, need in enumerate(self._needs))

    @staticmethod
    def _within(serves: list[int], terms: int) -> int:
        """Return how many of these cards pay no other terms than these."""
        return sum([not serve & ~terms for serve in serves])

    def _lies_among(self, held: Collection[int], free: Collection[int]) -> bool:
        """Tell whether a payment with Ronum holds some cards, and besides them none but free ones.

        A payment needs each of its cards. What is not needed can be left out at the end, but for what is held
        and what makes room, so that has to stay needed. Such cards, and those that can pay several terms, are
        taken or left one after the other; what is wanted besides is kept for all that are taken, and for all
        but one that has to be needed. The others count for what they can come to together.
        """
        sums, payers, serves, room = self._serving.sums, self._payers, self._serves, max(0, self._room)
        choices, reached = list[int](), [1]
        for place in free:
            if (room and payers[place].frees) or serves[place] & (serves[place] - 1):
                choices.append(place)
            else:
                reached[0] = sums.more(reached[0], payers[place])
        choices.sort(key=lambda place: (payers[place].frees, payers[place].ronum))
        frees = [0]
        for place in choices:  # what can still come from the others, and the first so many of these
            reached.append(sums.more(reached[-1], payers[place]))
            frees.append(frees[-1] + payers[place].frees)
        wanted, spared = sums.wanted, 0
        for place in held:
            wanted, spared = sums.less(wanted, payers[place]), sums.less(spared, payers[place]) | wanted
        waiting, known = (
            [(len(choices), wanted, spared, self._freed(held))],
            dict[tuple[int, int, int], int](),
        )
        while waiting:
            number, wanted, spared, freed = waiting.pop()
            open_ = wanted & ~spared
            if freed >= room and open_ & reached[0]:
                return True
            hopeless = not open_ & reached[number] or freed + frees[number] < room
            if hopeless or known.get((number, wanted, spared), -1) >= freed:
                continue
            known[number, wanted, spared] = freed
            payer, number = payers[choices[number - 1]], number - 1
            waiting.append((number, wanted, spared, freed))
            needed = wanted if room and payer.frees else 0
            taken = sums.less(wanted, payer), sums.less(spared, payer) | needed
            waiting.append((number, *taken, freed + payer.frees))
        return False

    def _freed(self, places: Collection[int]) -> int:
        return sum(self._payers[place].frees for place in places)
