"""Matches between computer players, with what is to be counted of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engines.kernel import Deck, Game, Given, Level, Match, Options, Overrun
from engines.kernel.cards.packs import Pack
from engines.kernel.match.traces import How, Traces
from engines.kernel.play import bulk

WIN = 12
"""What a match is worth, in whole numbers: two, three or four seats may share it."""
MOST_ANSWERS = 4_000
"""Answers after which a match counts as endless."""
ENDLESS = "endless"
"""How a match ends that is broken off, or that does more in one step than any may."""
LIMITS = frozenset({ENDLESS, "decision_limit"})
"""Reasons of matches that come to no end of their own."""


class Arena:
    """Where decks meet: a game, packs beside its starter set, and the decks by their ids."""

    def __init__(
        self,
        game: Game[Any],
        packs: Sequence[Pack] = (),
        decks: Mapping[str, Deck | None] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Let decks meet, or all ready-made ones; `cards` are those of each deck, where they are known."""
        self.game = game
        self.packs = tuple(packs)
        self.decks: Mapping[str, Deck | None] = decks if decks is not None else _ready_made(game, packs)
        self._with: Mapping[str, Any] = {}
        self._options: dict[tuple[str, ...], Options] = {}
        self._cards: dict[str, Sequence[str]] = dict(cards or {})

    def beside(self, decks: Mapping[str, Deck | None]) -> Arena:
        """Return an arena that has these decks too."""
        return Arena(self.game, self.packs, {**self.decks, **decks}).with_options(self._with)

    def with_options(self, options: Mapping[str, Any]) -> Arena:
        """Return an arena whose matches have these options."""
        arena = Arena(self.game, self.packs, self.decks)
        arena._with = options
        return arena

    def options(self, decks: Sequence[str]) -> Options:
        """Return the options of a match with these decks by seat."""
        seated = tuple(decks)
        if seated not in self._options:
            collection, options = self.game.collection, self.game.options(**self._with)
            if collection is not None:
                options = collection.seated(options, [self.decks[deck] for deck in seated], self.packs)
            self._options[seated] = options
        return self._options[seated]

    def cards(self, deck: str) -> Sequence[str]:
        """Return the cards of a deck that are drawn, a repeated one repeated."""
        traces = self.game.traces
        if deck not in self._cards:
            self._cards[deck] = () if traces is None else traces.lists(self.options((deck, deck)), 0)
        return self._cards[deck]


def _ready_made(game: Game[Any], packs: Sequence[Pack]) -> Mapping[str, Deck | None]:
    """Return the ready-made decks of a game, or the one name for what all bring in a game without decks."""
    if game.collection is None:
        return {"standard": None}
    return {key: ready.deck for key, ready in game.collection.ready_made(packs).items()}


class Deal(NamedTuple):
    """A match to be played: who sits down, and by which chance."""

    decks: tuple[str, ...]
    """By seat."""
    seed: str


def deals(decks: Sequence[str], numbers: range, seed: str) -> Iterator[Deal]:
    """Yield matches of a meeting: each deal of two decks is played twice, the second time with seats changed.

    More decks, and a deck against itself, play each deal once: then the numbers alone make a difference.
    """
    seats = tuple(decks)
    exchanged = len(set(seats)) == 2 == len(seats)
    name = f"{seed}/{'-'.join(seats)}"
    for number in numbers:
        if exchanged:
            yield Deal(seats[::-1] if number % 2 else seats, f"{name}/{number // 2}")
        else:
            yield Deal(seats, f"{name}/{number}")


@dataclass(slots=True)
class SeatRecord:
    """What one seat has done in a match. Rounds count from 1."""

    deck: str
    won: int = 0
    """Its share of `WIN`."""
    order: Sequence[str] = ()
    """Its cards as the shuffle dealt them."""
    seen: int = 0
    """How many cards it came to hold."""
    held: dict[str, int] = field(default_factory=dict[str, int])
    """The round in which it held each card first."""
    played: dict[str, int] = field(default_factory=dict[str, int])
    """The round in which each card was first used as it is printed."""
    spent: set[str] = field(default_factory=set[str])
    """The cards that were used up otherwise."""
    did: dict[str, int] = field(default_factory=dict[str, int])
    """The damage that each of its cards did, where the events say so and no other deck has the card."""
    left: frozenset[str] = frozenset()
    """The cards that it held at the end."""
    chances: list[float] = field(default_factory=list[float])
    """Its chance to win as the game estimates it, as each round from the second on begins."""


@dataclass(slots=True)
class MatchRecord:
    """How a match went: all that is counted."""

    seats: list[SeatRecord]
    first: int = 0
    """The seat that began."""
    rounds: int = 0
    reason: str = ""


def play(arena: Arena, deal: Deal, levels: Sequence[Level]) -> MatchRecord:
    """Play one match between computer players, by seat, and note what is counted."""
    match = bulk.begin(arena.game, arena.options(deal.decks), levels, deal.seed)
    match.table.journal = match.events
    watch = _Watch(arena, match, deal.decks)
    try:
        while (asked := match.decisions) and match.serial < MOST_ANSWERS:
            decision = asked[0]
            answer = bulk.answer(match, decision, levels, f"{deal.seed}/{match.serial}")
            match.answer(decision.seat, answer)
            watch.look()
    except Overrun:
        return watch.broken_off()
    return watch.over() if match.result is not None else watch.broken_off()


def answers(arena: Arena, deal: Deal, levels: Sequence[Level]) -> list[Given]:
    """Play a match again, and return the answers that were given, as far as it came."""
    match, given = bulk.begin(arena.game, arena.options(deal.decks), levels, deal.seed), list[Given]()
    with suppress(Overrun):
        while (asked := match.decisions) and match.serial < MOST_ANSWERS:
            decision = asked[0]
            answer = bulk.answer(match, decision, levels, f"{deal.seed}/{match.serial}")
            match.answer(decision.seat, answer)
            given.append(Given(decision.seat, answer))
    return given


def unfinished(deal: Deal) -> MatchRecord:
    """Return the record of a match that was not played to its end: nobody has won."""
    seats = [SeatRecord(deck, won=WIN // len(deal.decks)) for deck in deal.decks]
    return MatchRecord(seats, reason=ENDLESS)


class _Watch:
    """Looks at a match after each answer."""

    def __init__(self, arena: Arena, match: Match[Any], decks: Sequence[str]) -> None:
        self._match = match
        self._game = match.game
        self._traces = match.game.traces
        self._record = MatchRecord([SeatRecord(deck) for deck in decks])
        self._whose = _sole_owners([arena.cards(deck) for deck in decks])
        self._holds: list[Sequence[str]] = [()] * len(decks)
        if self._traces is not None:
            for seat, record in enumerate(self._record.seats):
                record.order = self._traces.order(match.table, seat)
        self.look()

    def look(self) -> None:
        """Note what has happened since the last look."""
        record, table = self._record, self._match.table
        now = self._game.rounds(table)
        if now == 1:  # later on another may lead the round
            record.first = self._game.first(table)
        elif now > max(record.rounds, 1) and self._match.result is None:
            self._foretell()
        record.rounds = now
        if self._traces is None:
            self._match.events.clear()
            return
        if self._match.events:
            self._note_uses(self._traces)
            self._match.events.clear()
        self._note_hands(self._traces)

    def _foretell(self) -> None:
        """Note the chances of all seats; where there are two, one is what the other leaves."""
        evaluate, table, seats = self._game.ai_support.evaluate, self._match.table, self._record.seats
        chances = [evaluate(table, seat) for seat in range(len(seats) - (len(seats) == 2))]
        if len(seats) == 2:
            chances.append(1 - chances[0])
        for each, chance in zip(seats, chances, strict=True):
            each.chances.append(chance)

    def _note_uses(self, traces: Traces) -> None:
        now = self._record.rounds
        for event in self._match.events:
            if event.kind in traces.uses:
                for seat, card, how in traces.used(event):
                    if seat < len(self._record.seats):  # a bystander has no deck
                        _note_use(self._record.seats[seat], card, how, now)
            elif (done := traces.done(event)) is not None and done[0] in self._whose:
                card, number = done
                did = self._record.seats[self._whose[card]].did
                did[card] = did.get(card, 0) + number

    def _note_hands(self, traces: Traces) -> None:
        table, held = self._match.table, traces.held
        for seat, before in enumerate(self._holds):
            now = held(table, seat)
            if now != before:
                self._note_hand(seat, before, now)

    def _note_hand(self, seat: int, before: Sequence[str], now: Sequence[str]) -> None:
        record, left = self._record.seats[seat], list(before)
        self._holds[seat] = now
        for card in now:
            if card in left:
                left.remove(card)
            else:
                record.seen += 1
                record.held.setdefault(card, self._record.rounds)

    def over(self) -> MatchRecord:
        """Return the record of a match that has ended."""
        record, result = self._record, self._match.result
        assert result is not None
        record.reason = result.reason
        best = [seat for seat in range(len(record.seats)) if result.place(seat) == 1]
        for seat in best:
            record.seats[seat].won = WIN // len(best)
        for each, holds in zip(record.seats, self._holds, strict=True):
            each.left = frozenset(holds)
        return record

    def broken_off(self) -> MatchRecord:
        """Return the record of a match that has come to no end: nobody has won."""
        record = self._record
        record.reason = ENDLESS
        for each in record.seats:
            each.won = WIN // len(record.seats)
        return record


def _sole_owners(lists: Sequence[Sequence[str]]) -> dict[str, int]:
    """Return by card the only seat whose deck has it."""
    owners: dict[str, list[int]] = {}
    for seat, cards in enumerate(lists):
        for card in set(cards):
            owners.setdefault(card, []).append(seat)
    return {card: seats[0] for card, seats in owners.items() if len(seats) == 1}


def _note_use(record: SeatRecord, card: str, how: How, now: int) -> None:
    record.held.setdefault(card, now)  # what is drawn and used in one go was held as well
    if how == "played":
        record.played.setdefault(card, now)
    else:
        record.spent.add(card)
