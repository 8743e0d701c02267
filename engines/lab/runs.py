"""A run of the lab: what is to be played, in pieces that may be played anywhere, in any order, and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Level
from engines.lab import worth
from engines.lab.counting import Sums, count, group, named
from engines.lab.figures import Figures, figures
from engines.lab.intervals import Estimate
from engines.lab.playing import WIN, Arena, deals, play, unfinished
from engines.lab.sequential import Fairness, FairnessTest
from engines.lab.verdicts import Verdict, verdicts

CHUNK, CHUNK_OF_SEARCHERS = 24, 4
"""Matches of a meeting that are played in one piece: two seconds at the most. Even, so that seats change."""
PAIRS, PAIRS_OF_SEARCHERS = 4, 2
"""Matches of a deck that are played in one piece as it is, and without each of some cards."""
MOST = 4_000
"""Matches of a meeting after which a run stops that was to go on until all is decided."""

CONFIRMED = range(60, 300)
"""Matches by which players of another level confirm what was found of a deck: the least, and the most."""

Work: TypeAlias = Literal["matches", "confirm", "worth", "again"]


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
    """The level that is asked again about decks that are too strong or too weak."""
    seats: int = 2


class Chunk(NamedTuple):
    """A piece of work. The same piece gives the same sums."""

    work: Work
    decks: tuple[str, ...]
    """Of the meeting; or the one deck whose cards are tried."""
    start: int
    stop: int
    cards: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Return what tells it from all others of its run."""
        return named(self.work, *self.decks, self.start, self.stop, *self.cards)


class Decided(NamedTuple):
    """What a test has decided of a deck, and after how many matches; None of all that were played."""

    what: Fairness | None
    matches: int


class Confirmed(NamedTuple):
    """What players of another level say of a deck."""

    what: Fairness | None
    won: Estimate | None


class Findings(NamedTuple):
    """What a run has come to."""

    figures: Figures
    verdicts: Sequence[Verdict]
    decided: Mapping[str, Decided]
    """Of each deck whether it is fair."""
    confirmed: Mapping[str, Confirmed] = {}
    """The same of those that were not, as another level plays."""


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

    They count as endless; of a deck that was changed they say nothing.
    """
    sums = Sums()
    if chunk.work in ("matches", "confirm"):
        seed = plan.seed if chunk.work == "matches" else f"{plan.seed}/{chunk.work}"
        for deal in deals(chunk.decks, range(chunk.start, chunk.stop), seed):
            count(sums, unfinished(deal), deal.seed)
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
        _look(sums, tests)
    others: Mapping[str, Confirmed] = {}
    if plan.confirm is not None and not stopped:
        others = yield from _confirm(plan, plan.confirm, tests)
    changed, confirmed = Sums(), frozenset[worth.Design]()
    if plan.worth and not stopped:
        changed, confirmed = yield from _try_cards(arena, plan)
    found = figures(sums, {deck: arena.cards(deck) for deck in plan.decks}, changed)
    decided = {deck: Decided(test.decided, test.count) for deck, test in tests.items()}
    return Findings(found, verdicts(found.cards, confirmed=confirmed), decided, others)


def _matrix(plan: Plan, tests: Mapping[str, FairnessTest]) -> Iterator[list[Chunk]]:
    """Yield batches with as many matches of each meeting, until there are enough."""
    met = meetings(plan.decks, plan.seats)
    size = _by_level(plan.level, CHUNK, CHUNK_OF_SEARCHERS)
    each = MOST if plan.matches is None else -(-plan.matches // len(met))
    each += each % 2
    for start in range(0, each, size):
        yield [Chunk("matches", decks, start, min(start + size, each)) for decks in met]
        if plan.matches is None and all(test.decided for test in tests.values()):
            return


def _by_level(level: Level, quick: int, slow: int) -> int:
    return slow if level in ("medium", "hard") else quick


def _look(sums: Sums, tests: Mapping[str, FairnessTest]) -> None:
    """Let the tests of decks look at the sums so far; a deck's matches against itself say nothing."""
    wins, matches = Counter[str](), Counter[str]()
    for (deck, others, _), found in group(sums, "won").items():
        if deck not in others.split("+"):
            wins[deck] += found.get("w", 0)
            matches[deck] += found["n"]
    for deck, test in tests.items():
        if matches[deck]:
            test.look(wins[deck] / WIN, matches[deck])


def _confirm(
    plan: Plan, level: Level, tests: Mapping[str, FairnessTest]
) -> Generator[Sequence[Chunk], Sums | None, Mapping[str, Confirmed]]:
    """Let another level play the decks that are too strong or too weak, until it has decided as well."""
    sums, size = Sums(), _by_level(level, CHUNK, CHUNK_OF_SEARCHERS)
    again = {deck: FairnessTest() for deck, test in tests.items() if test.decided in ("strong", "weak")}
    start, left = 0, list(again)
    while left:
        batch = [
            Chunk("confirm", (deck, other), start, start + size)
            for deck in left for other in plan.decks if other != deck
        ]  # fmt: skip
        found = yield batch
        if found is None:
            break
        sums.update(found)
        _look(sums, again)
        start += size
        matches = start * (len(plan.decks) - 1)
        if matches >= CONFIRMED.start:
            left = [deck for deck in left if again[deck].decided is None and matches < CONFIRMED.stop]
    won = {each.deck: each.won for each in figures(sums, dict.fromkeys(again, ())).decks}
    return {deck: Confirmed(test.decided, won[deck]) for deck, test in again.items()}


def _try_cards(
    arena: Arena, plan: Plan
) -> Generator[Sequence[Chunk], Sums | None, tuple[Sums, frozenset[worth.Design]]]:
    """Play decks without each of their cards, by successive halving; the last ones again on new seeds."""
    sums = Sums()
    left = every = worth.designs(arena, plan.worth)
    played = 0
    for stage in worth.STAGES:
        left = worth.outer(left, sums, max(worth.LAST, -(-len(every) // stage.part)))
        for batch in _trials(plan, left, "worth", range(played, stage.matches)):
            found = yield batch
            if found is None:
                return sums, frozenset()
            sums.update(found)
        played = stage.matches
    last = worth.outer(left, sums, worth.LAST)
    again = Sums()
    for batch in _trials(plan, last, "again", range(worth.CONFIRMED)):
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


def _trials(plan: Plan, left: Sequence[worth.Design], what: Work, numbers: range) -> Iterator[list[Chunk]]:
    size = _by_level(plan.level, PAIRS, PAIRS_OF_SEARCHERS)
    cards: dict[str, tuple[str, ...]] = {}
    for deck, card in left:
        cards[deck] = (*cards.get(deck, ()), card)
    for start in range(numbers.start, numbers.stop, size * 4):
        yield [
            Chunk(what, (deck,), at, min(at + size, numbers.stop), some)
            for deck, some in cards.items()
            for at in range(start, min(start + size * 4, numbers.stop), size)
        ]


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
