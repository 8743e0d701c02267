"""Round robin: everybody meets everybody once, by the tables of Berger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from bot.competition.record import DUELS, Scoring, took_part
from bot.competition.state import (
    Entrant,
    Round,
    SeatSource,
    TournamentTable,
    bye,
    given,
    must_be_over,
    present,
)


def berger(count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the rounds as pairs of places from 1; with an odd number, the last place is a bye.

    The last stays where it is and changes seats, the rest turns by half.
    """
    even = count + count % 2
    ring = list(range(1, even))
    half = even // 2
    rounds: list[tuple[tuple[int, int], ...]] = []
    for number in range(even - 1):
        around = [*ring, even]
        pairs = [(around[index], around[-1 - index]) for index in range(half)]
        if number % 2:
            pairs[0] = (even, ring[0])
        rounds.append(tuple(pairs))
        ring = ring[half:] + ring[:half]
    return tuple(rounds)


def rounds_for(entrants: int) -> int:
    """Return how many rounds it takes."""
    return entrants - 1 + entrants % 2


def pair(
    entrants: Sequence[Entrant], rounds: Sequence[Round], scoring: Scoring = DUELS
) -> tuple[TournamentTable, ...]:
    """Return the tables of the next round; who has nobody to meet sits alone. Raises StillOpen.

    What sitting alone is worth depends on when the other has left: `counted` tells. The order of the
    entrants is that of the tables, so it must stay as it was at the start.
    """
    must_be_over(rounds)
    number = len(rounds) + 1
    here = set(present(entrants, number))
    place = {index: entrant.number for index, entrant in enumerate(entrants, 1) if entrant.number in here}
    tables: list[TournamentTable] = []
    alone: list[TournamentTable] = []
    for pair in berger(len(entrants))[number - 1]:
        match [place[index] for index in pair if index in place]:
            case [one, other]:
                tables.append(TournamentTable((one, other)))
            case [one]:
                alone.append(bye(one, scoring.bye))
            case _:
                pass
    return (*tables, *alone)


def struck(entrants: Sequence[Entrant], rounds: Sequence[Round]) -> frozenset[int]:
    """Return who has left before half of their tables were played, and so counts for nobody."""
    came = Counter(number for tables in rounds for table in tables for number in took_part([table]))
    return frozenset(
        each.number
        for each in entrants
        if each.left_round is not None and 2 * came[each.number] < len(entrants) - 1
    )


def counted(
    entrants: Sequence[Entrant],
    rounds: Sequence[Round],
    out: Collection[int],
    scoring: Scoring = DUELS,
) -> tuple[Round, ...]:
    """Return the tables that count: those of who is struck `out` are none, as FIDE has it.

    Whoever should have met somebody who left later has won that table. Nobody else gains by sitting alone.
    """
    berger_rounds = berger(len(entrants))
    places = {index: each.number for index, each in enumerate(entrants, 1)}
    made: list[Round] = []
    for pairs, tables in zip(berger_rounds, rounds, strict=False):
        pairings = [(places.get(one), places.get(other)) for one, other in pairs]
        to_meet = {me: whom for one, other in pairings for me, whom in ((one, other), (other, one))}
        kept: list[TournamentTable] = []
        for table in tables:
            alone = len(table.seats) == 1
            absent = to_meet.get(table.seats[0]) if alone else None
            if (alone and absent is None) or not {*table.seats, absent}.isdisjoint(out):
                continue
            if absent is not None:
                pair = TournamentTable((table.seats[0], absent))
                table = given(pair, [absent], scoring.bye, SeatSource.WALKOVER)
            kept.append(table)
        made.append(tuple(kept))
    return tuple(made)
