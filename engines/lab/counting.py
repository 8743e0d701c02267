"""Sums of matches: whole numbers alone, so that sums of parts of a run may be added in any order.

A sum has a name of words, such as `early|underorchard|fog_office|0|5|tally_hook|xw`: what is counted, then of
which deck, against which, and so on. Shares of a win are whole numbers of `WIN`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engines.lab.playing import LIMITS, MatchRecord, SeatRecord

Sums: TypeAlias = Counter[str]

DEPTHS = (3, 5, 8, 12, 20)
"""Of how many of the first cards copies are counted: before a run nobody knows how many a player sees."""
BINS = 20
"""Parts into which the estimated chance to win is cut."""
_BETWEEN = "|"


def named(*words: str | int) -> str:
    """Return the name of a sum."""
    return _BETWEEN.join(map(str, words))


def count(sums: Sums, record: MatchRecord, seed: str) -> None:
    """Add what one match adds to the sums of its run."""
    decks = [each.deck for each in record.seats]
    sums[named("matches", *decks)] += 1
    sums[named("reason", record.reason)] += 1
    sums[named("rounds", record.rounds)] += 1
    if record.reason in LIMITS:
        sums[named("endless", seed, *decks)] += 1
    for seat, each in enumerate(record.seats):
        others = decks[:seat] + decks[seat + 1 :]
        place = (seat - record.first) % len(decks)
        stratum = named(each.deck, "+".join(sorted(others)), place)
        _count_won(sums, each, stratum, seat)
        if each.order:
            _count_early(sums, each, stratum)
            _count_cards(sums, each)
    _count_lead(sums, record)


def _count_won(sums: Sums, record: SeatRecord, stratum: str, seat: int) -> None:
    sums[f"won|{stratum}|n"] += 1
    sums[f"won|{stratum}|w"] += record.won
    sums[f"won|{stratum}|ww"] += record.won**2
    sums[named("seat", seat, "n")] += 1
    sums[named("seat", seat, "w")] += record.won


def _count_early(sums: Sums, record: SeatRecord, stratum: str) -> None:
    """Count the copies of each card among the first ones of the order, and what was won with them."""
    for depth in DEPTHS:
        for card, copies in Counter(record.order[:depth]).items():
            name = f"early|{stratum}|{depth}|{card}|"
            sums[name + "x"] += copies
            sums[name + "xx"] += copies**2
            sums[name + "xw"] += copies * record.won


def _count_cards(sums: Sums, record: SeatRecord) -> None:
    """Count what became of each card that was held."""
    sums[named("seen", record.deck, record.seen)] += 1
    for card, since in record.held.items():
        name = f"card|{record.deck}|{card}|"
        sums[name + "held"] += 1
        sums[name + "w"] += record.won
        sums[name + "ww"] += record.won**2
        if card in record.played:
            turn = record.played[card]
            wait = turn - since
            sums[name + "played"] += 1
            sums[name + "turn"] += turn
            sums[name + "turn2"] += turn**2
            sums[name + "wait"] += wait
            sums[name + "wait2"] += wait**2
            if card in record.did:
                sums[name + "did"] += record.did[card]
                sums[name + "did2"] += record.did[card] ** 2
        elif card in record.spent:
            sums[name + "spent"] += 1
        elif card in record.left and card in record.order:  # what is always at hand costs no draw
            sums[name + "dead"] += 1


def _count_lead(sums: Sums, record: MatchRecord) -> None:
    """Count how a match between two stood as its rounds began, against how it ended."""
    if len(record.seats) != 2 or not record.seats[0].chances:
        return
    one, other = record.seats
    for number, (mine, theirs) in enumerate(zip(one.chances, other.chances, strict=True), 2):
        if mine != theirs:
            sums[named("lead", number, "n")] += 1
            sums[named("lead", number, "w")] += one.won if mine > theirs else other.won
    for each in record.seats:
        for chance in each.chances:
            place = _bin(chance)
            sums[named("chance", place, "n")] += 1
            sums[named("chance", place, "w")] += each.won
        lowest = _bin(min(each.chances))
        sums[named("lowest", lowest, "n")] += 1
        sums[named("lowest", lowest, "w")] += each.won


def _bin(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def group(sums: Mapping[str, int], what: str) -> dict[Sequence[str], dict[str, int]]:
    """Return the sums of one kind: by what they are of, each by its last word."""
    found: dict[Sequence[str], dict[str, int]] = {}
    for name, value in sums.items():
        kind, *words = name.split(_BETWEEN)
        if kind == what:
            *whose, last = words
            found.setdefault(tuple(whose), {})[last] = value
    return found


def histogram(sums: Mapping[str, int], what: str, *whose: str) -> dict[int, int]:
    """Return how often each number was counted, the numbers in their order."""
    before = named(what, *whose) + _BETWEEN
    found = {int(name.removeprefix(before)): value for name, value in sums.items() if name.startswith(before)}
    return dict(sorted(found.items()))
