"""Single and double elimination: the tables as they are made, and who sits where as results come in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.competition.state import Outcome, Score, SeatSource, TournamentTable, given

CROSSED = {
    8: (1,),
    16: (3, 0),
    32: (3, 3, 0),
    64: (11, 7, 1, 1),
    128: (7, 8, 6, 1, 1),
    256: (48, 31, 3, 3, 2, 0),
}
"""By size, for each drop of losers into the lower bracket: loser i meets winner i XOR this.

So who met above meets again as late as can be: 0.6 to 0.75 rematches an event of equals, straight drops 3 to
8. Up to 32 they are the usual ones; beyond, the best that a search found.
"""
LARGEST = 256


class BracketPart(StrEnum):
    """Where a match of the bracket lies."""

    UPPER = "upper"
    LOWER = "lower"
    FINAL = "final"
    RESET = "reset"
    """The second final: only if the undefeated has lost the first."""


class From(StrEnum):
    """What fills one side of a match."""

    SEED = "seed"
    WINNER = "winner"
    LOSER = "loser"


@dataclass(frozen=True, slots=True)
class BracketSide:
    """One side of a match: a seed, or the winner or loser of a match before."""

    kind: From
    number: int


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match of the bracket. Numbers run through the upper bracket, then the lower."""

    number: int
    part: BracketPart
    round: int
    sides: tuple[BracketSide, BracketSide]


@dataclass(frozen=True, slots=True)
class Bracket:
    """Matches as they are made at the start, and who is which seed; beyond these, seeds are empty."""

    matches: tuple[Pairing, ...]
    seeds: tuple[int, ...]


class Filled(NamedTuple):
    """A match as far as it is known."""

    match: Pairing
    entrants: tuple[int | None, int | None]
    """None for a side that is empty, or not known yet."""
    known: bool
    """Whether both sides are decided."""
    over: bool
    winner: int | None = None
    loser: int | None = None

    @property
    def table(self) -> TournamentTable | None:
        """The table, where it is to be played now."""
        one, other = self.entrants
        if self.over or not self.known or one is None or other is None:
            return None
        return TournamentTable((one, other))


def order(size: int) -> tuple[int, ...]:
    """Return the seeds from top to bottom: 1 8 4 5 2 7 3 6."""
    seeds = [1]
    while len(seeds) < size:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) + 1 - seed)]
    return tuple(seeds)


def single(seeds: Sequence[int]) -> Bracket:
    """Return a bracket in which one loss ends it, the best seed first."""
    matches = _upper(size_of(len(seeds)))
    *before, last = matches
    return Bracket((*before, Pairing(last.number, BracketPart.FINAL, last.round, last.sides)), tuple(seeds))


def double(seeds: Sequence[int]) -> Bracket:
    """Return a bracket in which two losses end it, with crossed drops and a final that can be reset."""
    size = size_of(len(seeds))
    upper = _upper(size)
    lower = tuple(_lower(upper, CROSSED.get(size, ())))
    champion = BracketSide(From.WINNER, upper[-1].number)
    challenger = (
        BracketSide(From.WINNER, lower[-1].number) if lower else BracketSide(From.LOSER, upper[-1].number)
    )
    final = len(upper) + len(lower) + 1
    again = (BracketSide(From.WINNER, final), BracketSide(From.LOSER, final))
    finals = (
        Pairing(final, BracketPart.FINAL, 1, (champion, challenger)),
        Pairing(final + 1, BracketPart.RESET, 1, again),
    )
    return Bracket((*upper, *lower, *finals), tuple(seeds))


def size_of(entrants: int) -> int:
    """Return the size of the bracket: the next power of two. Raises ValueError beyond the largest."""
    if not 2 <= entrants <= LARGEST:
        raise ValueError(f"a bracket is for 2 to {LARGEST}, not for {entrants}")
    return 1 << (entrants - 1).bit_length()


def fill(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> dict[int, Filled]:
    """Return every match as far as the outcomes decide it, by number.

    Who meets an empty side wins without a match. A drawn outcome decides nothing: the match is replayed.
    """
    filled: dict[int, Filled] = {}
    for match in bracket.matches:
        filled[match.number] = _filled(match, bracket.seeds, outcomes.get(match.number), filled)
    return filled


def ready(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> dict[int, TournamentTable]:
    """Return the tables that are to be played now, by the numbers of their matches."""
    filled = fill(bracket, outcomes)
    return {number: table for number, match in filled.items() if (table := match.table) is not None}


def coming(bracket: Bracket) -> frozenset[BracketSide]:
    """Return the sides that are not empty from the start: a match with another is never played."""
    found: set[BracketSide] = {BracketSide(From.SEED, number) for number in range(1, len(bracket.seeds) + 1)}
    for match in bracket.matches:
        there = [side in found for side in match.sides]
        if any(there):
            found.add(BracketSide(From.WINNER, match.number))
        if all(there):
            found.add(BracketSide(From.LOSER, match.number))
    return frozenset(found)


def walkovers(
    bracket: Bracket, outcomes: Mapping[int, Outcome], gone: Collection[int], score: Score
) -> dict[int, Outcome]:
    """Return the results to be stored at once because somebody has left, those that follow from them too.

    They must be stored: were they derived from who has left, a past winner would change as soon as their
    opponent left as well.
    """
    new, filled = dict[int, Outcome](), dict[int, Filled]()
    for match in bracket.matches:  # none follows from one after it
        here = _filled(match, bracket.seeds, outcomes.get(match.number), filled)
        if (table := here.table) is not None and not set(table.seats).isdisjoint(gone):
            given_up = given(table, gone, score, SeatSource.WALKOVER).outcome
            if given_up is not None:
                new[match.number] = given_up
                here = _filled(match, bracket.seeds, given_up, filled)
        filled[match.number] = here
    return new


def dependents(bracket: Bracket, number: int) -> tuple[int, ...]:
    """Return the matches whose sides come from a match, however far downstream."""
    reached = {number}
    for match in bracket.matches:
        if any(side.kind is not From.SEED and side.number in reached for side in match.sides):
            reached.add(match.number)
    return tuple(sorted(reached - {number}))


class AlreadyBegun(ValueError):
    """A result cannot be changed: matches that follow from it have begun."""

    def __init__(self, matches: Sequence[int]) -> None:
        super().__init__(f"begun: {', '.join(map(str, matches))}")
        self.matches = tuple(matches)


def corrected(
    bracket: Bracket,
    outcomes: Mapping[int, Outcome],
    number: int,
    outcome: Outcome,
    begun: Collection[int] = (),
    *,
    void: bool = False,
) -> dict[int, Outcome]:
    """Return the outcomes with one corrected.

    A new winner takes the place of the old. Raises AlreadyBegun where a match that follows has begun, unless
    all that follows is to be `void`.
    """
    new = {**outcomes, number: outcome}
    if fill(bracket, new)[number].winner == fill(bracket, outcomes)[number].winner:
        return new
    after = [each for each in dependents(bracket, number) if each in outcomes or each in begun]
    if after and not void:
        raise AlreadyBegun(after)
    return {each: kept for each, kept in new.items() if each not in after}


def champion(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> int | None:
    """Return who has won it all, once that is known; None too where nobody was left to win."""
    last = fill(bracket, outcomes)[bracket.matches[-1].number]
    return last.winner if last.over else None


def is_over(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> bool:
    """Return whether no match is left."""
    return all(match.over for match in fill(bracket, outcomes).values())


def places(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> tuple[tuple[int, ...], ...]:
    """Return who stands where: the champion, who can still win, then those who fell, the last first.

    Of those who can still win, who has not lost comes first, then who has come further. Who has come as far,
    or fell in the same round, shares a place.
    """
    filled = fill(bracket, outcomes)
    stages = {stage: place for place, stage in enumerate(_stages(bracket))}
    last, alive, losses = dict[int, int](), set[int](), Counter[int]()
    for each in filled.values():
        there = [number for number in each.entrants if number is not None]
        last |= dict.fromkeys(there, stages[each.match.part, each.match.round])
        if not each.over:
            alive.update(there)
        elif len(there) == len(each.entrants):
            losses.update(number for number in there if number != each.winner)
    winner = champion(bracket, outcomes)
    standing = {n: (n == winner, n in alive, -losses[n] if n in alive else 0, last[n]) for n in last}
    ranks = sorted(set(standing.values()), reverse=True)
    return tuple(tuple(n for n in bracket.seeds if standing.get(n) == rank) for rank in ranks)


def settled(bracket: Bracket, outcomes: Mapping[int, Outcome]) -> frozenset[int]:
    """Return whose places no match to come can change."""
    filled = fill(bracket, outcomes)
    if all(each.over for each in filled.values()):
        return frozenset(bracket.seeds)
    found: set[int] = set()
    for stage in _knocking_out(bracket):
        here = [each for each in filled.values() if (each.match.part, each.match.round) == stage]
        if not all(each.over for each in here):
            break
        found.update(each.loser for each in here if each.loser is not None)
    return frozenset(found)


def _stages(bracket: Bracket) -> tuple[tuple[BracketPart, int], ...]:
    """Return the rounds of all parts in the order in which their matches are numbered."""
    return tuple(dict.fromkeys((match.part, match.round) for match in bracket.matches))


def _knocking_out(bracket: Bracket) -> tuple[tuple[BracketPart, int], ...]:
    """Return the rounds whose losers are out, the first to fall first."""
    stages = _stages(bracket)
    is_double = any(part is BracketPart.RESET for part, _ in stages)
    return tuple(
        stage for stage in stages if not is_double or stage[0] in (BracketPart.LOWER, BracketPart.RESET)
    )


def _upper(size: int) -> tuple[Pairing, ...]:
    matches: list[Pairing] = []
    sides = [BracketSide(From.SEED, seed) for seed in order(size)]
    number = 0
    while len(sides) > 1:
        number += 1
        matches += _round(sides, len(matches), BracketPart.UPPER, number)
        sides = [BracketSide(From.WINNER, match.number) for match in matches[-(len(sides) // 2) :]]
    return tuple(matches)


def _round(sides: Sequence[BracketSide], before: int, part: BracketPart, number: int) -> list[Pairing]:
    """Pair neighbours."""
    pairs = zip(sides[::2], sides[1::2], strict=True)
    return [Pairing(before + index, part, number, pair) for index, pair in enumerate(pairs, 1)]


def _lower(upper: Sequence[Pairing], crossed: Sequence[int]) -> Iterator[Pairing]:
    """Yield the lower bracket: rounds between pair neighbours take turns with rounds in which losers drop."""
    by_round: dict[int, list[BracketSide]] = {}
    for match in upper:
        by_round.setdefault(match.round, []).append(BracketSide(From.LOSER, match.number))
    sides, *drops = by_round.values()
    before, number = len(upper), 0
    for index, drop in enumerate(drops):
        mask = crossed[index] if index < len(crossed) else 0
        for into in (sides, None):
            number += 1
            if into is None:
                into = [each for i, side in enumerate(sides) for each in (drop[i ^ mask], side)]
            matches = _round(into, before, BracketPart.LOWER, number)
            before += len(matches)
            sides = [BracketSide(From.WINNER, match.number) for match in matches]
            yield from matches


def _side(side: BracketSide, seeds: Sequence[int], filled: Mapping[int, Filled]) -> tuple[bool, int | None]:
    """Return whether a side is decided, and by whom; nobody where it is empty."""
    if side.kind is From.SEED:
        return True, seeds[side.number - 1] if side.number <= len(seeds) else None
    match = filled[side.number]
    return match.over, match.winner if side.kind is From.WINNER else match.loser


def _filled(
    match: Pairing, seeds: Sequence[int], outcome: Outcome | None, filled: Mapping[int, Filled]
) -> Filled:
    """Return a match as far as its outcome and the matches before it decide it."""
    one, other = match.sides
    one_known, first = _side(one, seeds, filled)
    other_known, second = _side(other, seeds, filled)
    return _decided(match, (first, second), one_known and other_known, outcome, filled)


def _decided(
    match: Pairing,
    entrants: tuple[int | None, int | None],
    known: bool,
    outcome: Outcome | None,
    filled: Mapping[int, Filled],
) -> Filled:
    one, other = entrants
    if not known:
        return Filled(match, entrants, known=False, over=False)
    if match.part is BracketPart.RESET:
        final = filled[match.sides[0].number]
        if final.winner == final.entrants[0]:  # undefeated, or alone: nothing to play again
            return Filled(match, (None, None), known=True, over=True, winner=final.winner)
    if one is None or other is None:
        return Filled(match, entrants, known=True, over=True, winner=other if one is None else one)
    seat = outcome.winner if outcome is not None else None
    if outcome is None or (seat is None and outcome.drawn):
        return Filled(match, entrants, known=True, over=False)
    if seat is None:  # both have lost: nobody goes on, neither up nor down
        return Filled(match, entrants, known=True, over=True)
    return Filled(match, entrants, known=True, over=True, winner=entrants[seat], loser=entrants[1 - seat])
