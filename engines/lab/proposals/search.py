"""The search for other numbers by which a deck that is too strong or too weak wins half of its matches.

Each number of the suspected cards is turned to its furthest first: if that does not move the deck past one
half, none of its values does. Else bisection finds where the deck crosses it, by the same deals for all. What
needs the fewest steps plays again on new deals; where nothing keeps what it promised, two numbers of a card
are turned together. Nothing changes by itself.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engines.kernel import Level
from engines.lab.chunks import CHUNK, CHUNK_OF_SEARCHERS, Chunk, Work, by_level
from engines.lab.counting import Sums
from engines.lab.intervals import Estimate
from engines.lab.playing import Arena
from engines.lab.proposals.dials import Dial, down_and_up, pairs
from engines.lab.proposals.numbers import numbers
from engines.lab.proposals.outcomes import Outcomes
from engines.lab.proposals.trials import AS_PRINTED, PackCheck, card_of
from engines.lab.verdicts import FAIR_SHARES, LEAST_POINTS

EXTREME, STEP, BESIDE, PROOF = 36, 96, 288, 300
"""Matches of a number at its furthest, of one that bisection looks at, of what it found and of the numbers
beside that, and of a proposal on new deals."""
BISECTED, PROPOSED, PROOFS = 5, 4, 3
"""How many numbers bisection looks for, how many play on new deals, and in how many places at the most."""
ALIKE = 0.02
"""Shares of wins that are no further apart are as good: then fewer steps are better."""
MOST, TWO = 6_000, 3_000
"""Matches of a search; and those beside them if it goes on to two numbers of a card."""


class NumberChange(NamedTuple):
    """A number of a card, as it is printed and as it is proposed."""

    field: str
    printed: int
    proposed: int


class MovedMatchup(NamedTuple):
    """What the deck wins against another one, on the deals of the proof."""

    deck: str
    before: Estimate
    now: Estimate


class NumberProposal(NamedTuple):
    """A card with other numbers, by which its deck wins about half of its matches."""

    card: str
    changes: tuple[NumberChange, ...]
    before: Estimate
    now: Estimate
    """Of new deals, as printed and as proposed."""
    moved: tuple[MovedMatchup, ...]
    """The same against each other deck."""


class Proposals(NamedTuple):
    """What was found for a deck."""

    cards: tuple[str, ...]
    """Those whose numbers were tried."""
    matches: int
    found: tuple[NumberProposal, ...]
    """The fewest steps first."""


class NumberSearch(NamedTuple):
    """What is looked for."""

    deck: str
    won: Estimate
    """What the deck wins as printed."""
    suspects: Sequence[str]
    level: Level
    others: Sequence[str]

    @property
    def sign(self) -> int:
        """Return 1 where the deck is too strong, -1 where it is too weak."""
        return 1 if self.won.value > 0.5 else -1


Searching: TypeAlias = Generator[Sequence[Chunk], "Sums | None", "Proposals | None"]


class _Stopped(Exception):
    """No more may be played."""


class _Place(NamedTuple):
    """A dial at a place."""

    dial: Dial
    place: int

    @property
    def trial(self) -> str:
        """Return the trial that this is."""
        return self.dial.at(self.place).written

    @property
    def steps(self) -> int:
        """Return how far it is from what is printed."""
        return self.dial.steps(self.place)


def search(arena: Arena, wanted: NumberSearch, played: int = 0) -> Searching:
    """Look for other numbers, and return None where no more may be played.

    `played` are matches that finding the suspects has taken already.
    """
    course = _Course(arena, wanted, played)
    found: list[NumberProposal] = []
    try:
        singles = yield from course.singles()
        found = yield from course.proved((yield from course.crossings(singles)))
        if not found:
            course.limit += TWO
            both = yield from course.both()
            found = yield from course.proved((yield from course.crossings(both)))
    except _Stopped:
        return None
    return Proposals(tuple(wanted.suspects), course.played, tuple(found))


_Playing: TypeAlias = Generator[Sequence[Chunk], "Sums | None", None]
_Dials: TypeAlias = Generator[Sequence[Chunk], "Sums | None", list[Dial]]


class _Course:
    """A search under way."""

    def __init__(self, arena: Arena, wanted: NumberSearch, played: int) -> None:
        self._arena, self._wanted = arena, wanted
        self._check = PackCheck(arena)
        self._trials, self._proofs = Outcomes(), Outcomes()
        self._reached: dict[tuple[Work, str], int] = {}
        """Matches of each meeting that were played in a trial."""
        self._furthest: dict[Dial, Estimate] = {}
        """What the deck wins where a dial stands at its furthest."""
        self.played, self.limit = played, MOST

    # Playing

    def _play(self, work: Work, trials: Sequence[str], matches: int) -> _Playing:
        """Play trials, and the decks as printed, until each has so many matches."""
        batch = [*self._chunks(work, (AS_PRINTED, *trials), matches)]
        if not batch:
            return
        sums = yield batch
        if sums is None:
            raise _Stopped
        for chunk in batch:
            self.played += chunk.matches
            self._reached[work, chunk.cards[0]] = chunk.stop
        (self._trials if work == "trial" else self._proofs).add(sums)

    def _chunks(self, work: Work, trials: Sequence[str], matches: int) -> Iterator[Chunk]:
        size = by_level(self._wanted.level, CHUNK, CHUNK_OF_SEARCHERS)
        stop = self._each(matches)
        for trial in dict.fromkeys(trials):  # two dials may stand at the same numbers
            for start in range(self._reached.get((work, trial), 0), stop, size):
                for other in self._wanted.others:
                    decks = (self._wanted.deck, other)
                    yield Chunk(work, decks, start, min(start + size, stop), (trial,))

    def _each(self, matches: int) -> int:
        """Return how many of so many matches are against each other deck: an even number, both seats."""
        each = -(-matches // len(self._wanted.others))
        return each + each % 2

    def _affordable(self, matches: int) -> int:
        """Return how many trials may have so many matches, what proves them later set aside."""
        left = self.limit - self.played - (1 + PROPOSED) * PROOF
        return max(0, left // (self._each(matches) * len(self._wanted.others)))

    # Numbers at their furthest

    def singles(self) -> _Dials:
        """Return dials of one number by which the deck crosses one half, the strongest first."""
        down, up = list[Dial](), list[Dial]()
        for card in self._wanted.suspects:
            some, others = down_and_up(card, numbers(card_of(self._arena, card)))
            down += some
            up += others
        yield from self._turn([dial for each in down if (dial := self._sensible(each))])
        done = {(dial.card, dial.turns[0].field) for dial in self._furthest if self._helps(dial)}
        rest = [each for each in up if (each.card, each.turns[0].field) not in done]
        yield from self._turn([dial for each in rest if (dial := self._sensible(each))])
        return (yield from self._crossing([*self._furthest]))

    def both(self) -> _Dials:
        """Return dials of two numbers of a card that do together what none does alone."""
        helpful = sorted(filter(self._helps, self._furthest), key=self._beyond)
        found = pairs(helpful)[:BISECTED]
        yield from self._turn(found)
        return (yield from self._crossing(found))

    def _turn(self, dials: Sequence[Dial], matches: int = EXTREME) -> _Playing:
        """Play dials at their furthest."""
        some = dials[: self._affordable(matches)]
        yield from self._play("trial", [_Place(dial, dial.length).trial for dial in some], matches)
        for dial in some:
            won = self._trials.controlled(_Place(dial, dial.length).trial, self._wanted.won)
            if won is not None:
                self._furthest[dial] = won

    def _sensible(self, dial: Dial) -> Dial | None:
        """Return a dial that goes as far as its card makes sense; None where it makes none at all."""
        last, beyond = 0, dial.length + 1
        middle = dial.length
        while beyond - last > 1:
            last, beyond = (middle, beyond) if self._check.allows(dial.at(middle)) else (last, middle)
            middle = (last + beyond) // 2
        return dial.until(last) if last else None

    def _beyond(self, dial: Dial) -> float:
        """Return how far a deck is still beyond one half where a dial is furthest; below 0 it has crossed."""
        return self._wanted.sign * (self._furthest[dial].value - 0.5)

    def _helps(self, dial: Dial) -> bool:
        """Tell whether a dial moves the deck towards one half at all."""
        return self._wanted.sign * (self._wanted.won.value - 0.5) - self._beyond(dial) >= LEAST_POINTS

    def _crossing(self, dials: Sequence[Dial]) -> _Dials:
        """Return the dials by which the deck may well cross one half; what looks so plays as much again."""
        likely = sorted((dial for dial in dials if self._may_cross(dial)), key=self._beyond)[: 2 * BISECTED]
        yield from self._turn(likely, 2 * EXTREME)
        found = [dial for dial in likely if self._may_cross(dial) and self._helps(dial)]
        return sorted(found, key=self._beyond)[:BISECTED]

    def _may_cross(self, dial: Dial) -> bool:
        won = self._furthest.get(dial)
        return won is not None and (won.low <= 0.5 if self._wanted.sign > 0 else won.high >= 0.5)

    # Bisection

    def crossings(self, dials: Sequence[Dial]) -> Generator[Sequence[Chunk], Sums | None, list[_Place]]:
        """Return the dials that need the fewest steps, each where the deck is nearest to one half."""
        windows = {dial: (0, dial.length) for dial in dials}
        looked: dict[Dial, set[int]] = {dial: set() for dial in dials}
        while places := [
            _Place(dial, place)
            for dial, (last, beyond) in windows.items()
            if (place := (last + beyond) // 2 if beyond - last > 1 else beyond) not in looked[dial]
        ][: self._affordable(STEP)]:
            yield from self._play("trial", [each.trial for each in places], STEP)
            for each in places:
                looked[each.dial].add(each.place)
                last, beyond = windows[each.dial]
                crossed = self._off(each) <= 0
                windows[each.dial] = (last, each.place) if crossed else (each.place, beyond)
        best = [
            self._nearest(_Place(dial, place) for place in places)
            for dial, places in looked.items()
            if places
        ]
        likely = sorted(filter(self._is_fair, best), key=lambda each: each.steps)[:PROPOSED]
        found = yield from self._refined(likely)
        return [each for each in found if self._is_fair(each)]

    def _refined(self, places: Sequence[_Place]) -> Generator[Sequence[Chunk], Sums | None, list[_Place]]:
        """Play places and those beside them for longer, and return the best of each dial."""
        beside = [
            _Place(each.dial, place)
            for each in places
            for place in (each.place, each.place - 1, each.place + 1)
            if 0 < place <= each.dial.length
        ][: self._affordable(BESIDE)]
        yield from self._play("trial", [each.trial for each in beside], BESIDE)
        return [
            self._nearest(near for near in beside if near.dial == dial)
            for dial in dict.fromkeys(each.dial for each in beside)
        ]

    def _nearest(self, places: Iterable[_Place]) -> _Place:
        """Return the place of the fewest steps by which the deck is about as near to one half as it gets."""
        found = sorted(places, key=lambda each: each.steps)
        least = min(abs(self._off(each)) for each in found)
        return next(each for each in found if abs(self._off(each)) <= least + ALIKE)

    def _is_fair(self, place: _Place) -> bool:
        return abs(self._off(place)) <= FAIR_SHARES[1] - 0.5

    def _off(self, place: _Place) -> float:
        """Return how far the deck is beyond one half in a trial; very far if none of it was played."""
        won = self._trials.controlled(place.trial, self._wanted.won)
        return 1.0 if won is None else self._wanted.sign * (won.value - 0.5)

    # Proof

    def proved(
        self, places: Sequence[_Place]
    ) -> Generator[Sequence[Chunk], Sums | None, list[NumberProposal]]:
        """Play places on new deals and return those that keep their promise; others move by a step or two."""
        kept, tried = list[_Place](), list(places)
        for _ in range(PROOFS):
            tried = [each for each in tried if self._makes_sense(each)][:PROPOSED]
            if tried and self.played + len(tried) * PROOF <= self.limit:
                yield from self._play("proof", [each.trial for each in tried], PROOF)
                tried = [each for each in tried if self._was_played(each)]
                kept += [each for each in tried if self._is_proved(each)]
                tried = [self._stepped(each) for each in tried if each not in kept]
        return [self._proposal(each) for each in sorted(kept, key=lambda each: each.steps)]

    def _makes_sense(self, place: _Place) -> bool:
        return 0 < place.place <= place.dial.length and self._check.allows(place.dial.at(place.place))

    def _was_played(self, place: _Place) -> bool:
        """Tell whether there are matches against each other deck: some may not have come to an end."""
        trials = (AS_PRINTED, place.trial)
        shares = [
            self._proofs.share(trial, self._wanted.deck, other)
            for trial in trials for other in self._wanted.others
        ]  # fmt: skip
        return None not in shares

    def _is_proved(self, place: _Place) -> bool:
        return FAIR_SHARES[0] <= self._proof(place.trial).value <= FAIR_SHARES[1]

    def _stepped(self, place: _Place) -> _Place:
        """Return the place beside one that has missed one half on new deals, on the side that it needs."""
        missed = self._wanted.sign * (self._proof(place.trial).value - 0.5)
        return place._replace(place=place.place + (1 if missed > 0 else -1))

    def _proposal(self, place: _Place) -> NumberProposal:
        printed = {turn.field: turn.printed for turn in place.dial.turns}
        values = place.dial.at(place.place).values
        return NumberProposal(
            place.dial.card,
            tuple(NumberChange(field, printed[field], value) for field, value in values),
            self._proof(AS_PRINTED),
            self._proof(place.trial),
            tuple(
                MovedMatchup(other, self._proof(AS_PRINTED, other), self._proof(place.trial, other))
                for other in self._wanted.others
            ),
        )

    def _proof(self, trial: str, other: str | None = None) -> Estimate:
        won = self._proofs.share(trial, self._wanted.deck, other)
        assert won is not None
        return won
