"""Round robin: everybody meets everybody once, by the tables of Berger."""

from __future__ import annotations

from collections.abc import Sequence

from bot.competition.record import DUELS, Scoring
from bot.competition.state import Entrant, Round, Table, bye, must_be_over, present


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


def pair(entrants: Sequence[Entrant], rounds: Sequence[Round], scoring: Scoring = DUELS) -> tuple[Table, ...]:
    """Return the tables of the next round; whoever should meet one who has left has a bye. Raises StillOpen.

    The order of the entrants is that of the tables, so it must stay as it was at the start.
    """
    must_be_over(rounds)
    number = len(rounds) + 1
    here = set(present(entrants, number))
    place = {index: entrant.number for index, entrant in enumerate(entrants, 1) if entrant.number in here}
    tables: list[Table] = []
    alone: list[Table] = []
    for pair in berger(len(entrants))[number - 1]:
        match [place[index] for index in pair if index in place]:
            case [one, other]:
                tables.append(Table((one, other)))
            case [one]:
                alone.append(bye(one, scoring.bye))
            case _:
                pass
    return (*tables, *alone)
