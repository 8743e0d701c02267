"""Matches whose outcome a formula says: which share a deck wins with which numbers on a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from engines.lab.chunks import Chunk
from engines.lab.counting import Sums, named
from engines.lab.intervals import Estimate, share
from engines.lab.playing import WIN
from engines.lab.proposals.search import NumberSearch, Proposals, Searching, search
from engines.lab.proposals.trials import AS_PRINTED, Trial
from tests.engines.lab.planting import planted

FAIR, PRINTED = 3, 9
"""Power of the Well-Digger that would be fair, and that is printed."""
ARENA = planted("neo_noble", "well_digger", power=PRINTED)
DECK = "underorchard"
OTHERS = [deck for deck in ARENA.decks if deck != DECK]

Truth: TypeAlias = Callable[[str, Mapping[str, int]], float]
"""The share that the deck wins with these numbers on a card; with none it is as printed."""


def won(truth: Truth, trial: str, match: str) -> int:
    """Return what the deck wins in a match: the same deal goes the better, the greater its share."""
    if trial == AS_PRINTED:
        return WIN * (Random(match).random() < truth("", {}))
    card, values = Trial.read(trial)
    return WIN * (Random(match).random() < truth(card, dict(values)))


def played(chunk: Chunk, truth: Truth, seed: int) -> Sums:
    """Return the sums of a piece."""
    sums = Sums()
    for number in range(chunk.start, chunk.stop):
        match = f"{seed}/{chunk.work}/{'-'.join(chunk.decks)}/{number}"
        for trial in chunk.cards:
            sums[named("trial", *chunk.decks, trial, number)] = won(truth, trial, match)
    return sums


def known(truth: Truth, matches: int, seed: int) -> Estimate:
    """Return what the matrix says of the deck."""
    chance = Random(seed)
    found = share(sum(chance.random() < truth("", {}) for _ in range(matches)), matches)
    assert found is not None
    return found


def carried_out(
    course: Searching, truth: Truth, seed: int, *, lost: bool = False, seen: list[str] | None = None
) -> Proposals:
    """Carry a search out, and note the names of its pieces.

    `lost` are the matches of all changed cards, as if none of them came to an end.
    """
    batch: Sequence[Chunk] = next(course)
    while True:
        sums = Sums()
        for chunk in batch:
            if seen is not None:
                seen.append(chunk.name)
            if not lost or chunk.cards == (AS_PRINTED,):
                sums.update(played(chunk, truth, seed))
        try:
            batch = course.send(sums)
        except StopIteration as stop:
            return stop.value


def proposed(truth: Truth, suspects: Sequence[str], seed: int) -> Proposals:
    """NumberSearch numbers of cards as a run would, after so many matches as a screen of its cards takes."""
    wanted = NumberSearch(DECK, known(truth, 300, seed), suspects, "easy", OTHERS)
    return carried_out(search(ARENA, wanted, 1_700), truth, seed)
