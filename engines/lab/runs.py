"""A run of the lab: what is to be played, in pieces that may be played anywhere, in any order, and again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engines.kernel import Level
from engines.lab import worth
from engines.lab.chunks import CHUNK, CHUNK_OF_SEARCHERS, Chunk, by_level
from engines.lab.confirming import Confirmations, Confirmed, ConfirmedCard, confirm, look
from engines.lab.counting import Sums, count, named
from engines.lab.figures import Figures, figures
from engines.lab.playing import WIN, Arena, deals, play, unfinished
from engines.lab.proposals.proposing import Proposals, propose
from engines.lab.proposals.trials import play_trials
from engines.lab.sequential import Fairness, FairnessTest
from engines.lab.verdicts import Verdict, deck_verdict, verdicts

MOST = 4_000
"""Matches of a meeting after which a run stops that was to go on until all is decided."""


class Plan(NamedTuple):
    """What a run plays."""

    level: Level
    seed: str
    decks: tuple[str, ...]
    matches: int | None = None
    """In all; None goes on until it is decided of each deck whether it is fair."""
    worth: tuple[str, ...] = ()
    """The decks whose cards are tried one by one."""
    confirm: Level | None = None
    """The level that is asked again about decks that are not fair, and about cards with a verdict."""
    seats: int = 2
    propose: bool = False
    """Whether other numbers are looked for, by which decks that are too strong or too weak are fair."""


class Decided(NamedTuple):
    """What a test has decided of a deck, and after how many matches; None of all that were played."""

    what: Fairness | None
    matches: int


class Findings(NamedTuple):
    """What a run has come to."""

    figures: Figures
    verdicts: Sequence[Verdict]
    decided: Mapping[str, Decided]
    """Of each deck whether it is fair."""
    confirmed: Mapping[str, Confirmed] = {}
    """The same of those that were not, as another level plays."""
    cards_confirmed: tuple[ConfirmedCard, ...] = ()
    """What it says of verdicts on cards."""
    proposals: Mapping[str, Proposals] = {}
    """Of those that were not, how they would be."""


Run: TypeAlias = Generator[Sequence[Chunk], "Sums | None", Findings]
"""It yields batches of pieces and is sent the sums of each, or None where no more may be played."""


def meetings(decks: Sequence[str], seats: int) -> Sequence[tuple[str, ...]]:
    """Return who meets whom: each two; more seats than two have one deck all."""
    if seats == 2 and len(decks) > 1:
        return [*combinations(decks, 2)]
    return [(deck,) * seats for deck in decks]


def work(arena: Arena, plan: Plan, chunk: Chunk) -> Sums:
    """Play a piece of a run."""
    numbers = range(chunk.start, chunk.stop)
    seed = plan.seed if chunk.work == "matches" else f"{plan.seed}/{chunk.work}"
    if chunk.work in ("worth", "again"):
        return worth.compare(arena, chunk.decks[0], chunk.cards, numbers, seed, plan.level)
    if chunk.work in ("trial", "proof"):
        return play_trials(arena, chunk.decks, chunk.cards, numbers, seed, plan.level)
    sums = Sums()
    level = plan.level if chunk.work == "matches" or plan.confirm is None else plan.confirm
    levels: list[Level] = [level] * plan.seats
    for deal in deals(chunk.decks, numbers, seed):
        count(sums, play(arena, deal, levels), deal.seed)
    return sums


def singles(chunk: Chunk) -> Iterator[Chunk]:
    """Yield the matches of a piece one by one: together they give the sums of the piece."""
    for number in range(chunk.start, chunk.stop):
        yield chunk._replace(start=number, stop=number + 1)


def unplayed(plan: Plan, chunk: Chunk) -> Sums:
    """Return the sums of a piece whose matches cannot be played to their ends.

    They count as endless, and in trials of other numbers as drawn; of what a place is worth they say nothing.
    """
    sums = Sums()
    if chunk.work in ("matches", "confirm"):
        seed = plan.seed if chunk.work == "matches" else f"{plan.seed}/{chunk.work}"
        for deal in deals(chunk.decks, range(chunk.start, chunk.stop), seed):
            count(sums, unfinished(deal), deal.seed)
    if chunk.work in ("trial", "proof"):
        for trial in chunk.cards:
            for number in range(chunk.start, chunk.stop):
                sums[named("trial", *chunk.decks, trial, number)] = WIN // 2
    return sums


def run(arena: Arena, plan: Plan) -> Run:
    """Play a run: first all meetings in step, then the decks without each of their cards.

    The batches depend on the plan and on sums alone, so the outcome does, too.
    """
    sums, tests = Sums(), {deck: FairnessTest() for deck in plan.decks}
    stopped = False
    for batch in _matrix(plan, tests):
        found = yield batch
        if found is None:
            stopped = True
            break
        sums.update(found)
        look(sums, tests)
    changed, confirmed = Sums(), frozenset[worth.Design]()
    if plan.worth and not stopped:
        changed, confirmed = yield from _try_cards(arena, plan)
    found = figures(sums, {deck: arena.cards(deck) for deck in plan.decks}, changed)
    said = verdicts(found.cards, confirmed=confirmed)
    others = Confirmations({}, ())
    if plan.confirm is not None and not stopped:
        unfair = [deck for deck, test in tests.items() if test.decided in ("strong", "weak")]
        others = yield from confirm(arena, plan.confirm, unfair, said)
    decided = {deck: Decided(test.decided, test.count) for deck, test in tests.items()}
    proposals: Mapping[str, Proposals] = {}
    if plan.propose and not stopped:
        wrong = {
            each.deck: each.won
            for each in found.decks
            if each.won is not None and deck_verdict(tests[each.deck].decided, each.won) in ("strong", "weak")
        }
        proposals = yield from propose(arena, plan.level, wrong, found.cards)
    return Findings(found, said, decided, others.decks, others.cards, proposals)


def _matrix(plan: Plan, tests: Mapping[str, FairnessTest]) -> Iterator[list[Chunk]]:
    """Yield batches with as many matches of each meeting, until there are enough."""
    met = meetings(plan.decks, plan.seats)
    size = by_level(plan.level, CHUNK, CHUNK_OF_SEARCHERS)
    each = MOST if plan.matches is None else -(-plan.matches // len(met))
    each += each % 2
    for start in range(0, each, size):
        yield [Chunk("matches", decks, start, min(start + size, each)) for decks in met]
        if plan.matches is None and all(test.decided for test in tests.values()):
            return


def _try_cards(
    arena: Arena, plan: Plan
) -> Generator[Sequence[Chunk], Sums | None, tuple[Sums, frozenset[worth.Design]]]:
    """Play decks without each of their cards, by successive halving; the last ones again on new seeds."""
    sums = Sums()
    left = every = worth.designs(arena, plan.worth)
    played = 0
    for stage in worth.STAGES:
        left = worth.outer(left, sums, max(worth.LAST, -(-len(every) // stage.part)))
        for batch in worth.pieces(plan.level, left, "worth", range(played, stage.matches)):
            found = yield batch
            if found is None:
                return sums, frozenset()
            sums.update(found)
        played = stage.matches
    last = worth.outer(left, sums, worth.LAST)
    again = Sums()
    for batch in worth.pieces(plan.level, last, "again", range(worth.CONFIRMED)):
        found = yield batch
        if found is None:
            break
        again.update(found)
    else:
        for design in last:  # what was chosen for its extremes counts no more
            for what in ("n", "d", "dd"):
                name = named("worth", *design, what)
                sums[name] = again[name]
        return sums, frozenset(last)
    return sums, frozenset()


def advance(course: Run, found: Sums | None = None) -> Sequence[Chunk] | Findings:
    """Give a run the sums of its last batch, and return the next one, or in the end what was found.

    Nothing is given at the beginning; later that means that no more may be played.
    """
    try:
        return course.send(found)
    except StopIteration as stop:
        return stop.value


def carry_out(course: Run, do: Callable[[Sequence[Chunk]], Sums | None]) -> Findings:
    """Carry a run out: `do` plays a batch, and returns None where no more may be played."""
    step = advance(course)
    while not isinstance(step, Findings):
        step = advance(course, do(step))
    return step
