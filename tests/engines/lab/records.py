"""Invented matches: decks of a few cards, shuffled and won by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from engines.lab.counting import Sums, count
from engines.lab.playing import WIN, MatchRecord, SeatRecord

LISTS: Mapping[str, Sequence[str]] = {
    deck: tuple(f"{deck}_{number}" for number in range(10) for _ in range(2))
    for deck in ("elm", "oak", "yew")
}
"""Three decks of twenty cards, two of each."""


def fair(chance: Random, _: Sequence[SeatRecord]) -> int | None:
    """Let a coin say who wins; one match of ten is drawn."""
    return None if chance.random() < 0.1 else chance.randrange(2)


Winner = Callable[[Random, Sequence[SeatRecord]], int | None]
"""Says which seat wins, None for a draw."""


def invented(number: int, seed: int, winner: Winner = fair) -> Iterator[MatchRecord]:
    """Yield matches of each two decks in turn, in both seats."""
    chance, decks = Random(seed), [*LISTS]
    for match in range(number):
        one, other = decks[match % 3], decks[(match + 1) % 3]
        seats = [_seat(chance, deck) for deck in ((other, one) if match % 2 else (one, other))]
        won = winner(chance, seats)
        for seat, each in enumerate(seats):
            each.won = WIN // 2 if won is None else WIN * (seat == won)
        rounds = chance.randrange(4, 9)
        _foretell(chance, seats, rounds, won)
        yield MatchRecord(
            seats, chance.randrange(2), rounds, "felled" if chance.random() < 0.8 else "turn_limit"
        )


def _seat(chance: Random, deck: str) -> SeatRecord:
    order = [*LISTS[deck]]
    chance.shuffle(order)
    seen = chance.randrange(7, 13)
    record = SeatRecord(deck, order=tuple(order), seen=seen)
    for place, card in enumerate(order[:seen]):
        since = max(0, place - 4)
        record.held.setdefault(card, since)
        fate = chance.random()
        if fate < 0.5:
            record.played.setdefault(card, record.held[card] + chance.randrange(3))
            record.did[card] = record.did.get(card, 0) + chance.randrange(5)
        elif fate < 0.7:
            record.spent.add(card)
        elif fate < 0.9:
            record.left |= {card}
    return record


def _foretell(chance: Random, seats: Sequence[SeatRecord], rounds: int, won: int | None) -> None:
    """Let an estimate that is right more often than not say who is ahead."""
    for _ in range(2, rounds + 1):
        ahead = chance.random() ** 0.3
        lead = 1 - ahead if won == 1 else ahead
        seats[0].chances.append(lead)
        seats[1].chances.append(1 - lead)


def summed(records: Sequence[MatchRecord]) -> Sums:
    """Return the sums of matches."""
    sums = Sums()
    for number, record in enumerate(records):
        count(sums, record, f"seed {number}")
    return sums
