"""What a card is worth to its deck: the same matches with its places given to the deck's other cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import NamedTuple, TypeAlias

from engines.kernel import Deck, Level, Section
from engines.lab.chunks import Chunk, Work, by_level
from engines.lab.counting import Sums, named
from engines.lab.figures import worths
from engines.lab.playing import Arena, Deal, play

Design: TypeAlias = tuple[str, str]
"""A deck, and the card that it is played without."""


class HalvingStage(NamedTuple):
    """How many matches the designs that are left have played when it is over."""

    matches: int
    part: int
    """One design of so many is left for it: the best and the worst."""


STAGES = (HalvingStage(120, 1), HalvingStage(240, 2), HalvingStage(480, 4))
PAIRS, PAIRS_OF_SEARCHERS = 4, 2
"""Matches of a deck that are played in one piece as it is, and without each of some cards."""
CONFIRMED, LAST = 960, 4
"""Matches on new seeds, and the designs that are left for them."""


def designs(arena: Arena, decks: Sequence[str]) -> list[Design]:
    """Return the cards of decks whose places may be given away."""
    return [
        (deck, card)
        for deck in decks
        for card in dict.fromkeys(arena.cards(deck))
        if without(arena, deck, card) is not None
    ]


def without(arena: Arena, deck: str, card: str) -> Deck | None:
    """Return a deck with a card's places given round to the rest of its section; None where there is none."""
    traces, whole = arena.game.traces, arena.decks[deck]
    assert whole is not None
    changed = [
        _given_round(part, card)
        if traces is not None and (traces.exchangeable is None or part.heading in traces.exchangeable)
        else part
        for part in whole.sections
    ]  # fmt: skip
    sections = tuple(part for part in changed if part is not None)
    if len(sections) < len(changed) or sections == whole.sections:
        return None
    return whole.model_copy(update={"sections": sections})


def _given_round(section: Section, card: str) -> Section | None:
    """Return a section without a card; None where nothing else is in it."""
    rest = [each for each in section.cards if each != card]
    if not rest:
        return None
    places = len(section.cards) - len(rest)
    cards = (*rest, *islice(cycle(dict.fromkeys(rest)), places))
    return section.model_copy(update={"cards": cards})


def pairs(deck: str, others: Sequence[str], numbers: range, seed: str) -> Iterator[tuple[int, Deal]]:
    """Yield matches of a deck against all others in turn, each with its seat: each deal in both seats."""
    for number in numbers:
        seat, deal = number % 2, number // 2
        other = others[deal % len(others)]
        decks = (other, deck) if seat else (deck, other)
        yield seat, Deal(decks, f"{seed}/worth/{deck}/{deal}")


def pieces(level: Level, left: Sequence[Design], what: Work, numbers: range) -> Iterator[list[Chunk]]:
    """Yield batches in which designs play these matches."""
    size = by_level(level, PAIRS, PAIRS_OF_SEARCHERS)
    cards: dict[str, tuple[str, ...]] = {}
    for deck, card in left:
        cards[deck] = (*cards.get(deck, ()), card)
    for start in range(numbers.start, numbers.stop, size * 4):
        yield [
            Chunk(what, (deck,), at, min(at + size, numbers.stop), some)
            for deck, some in cards.items()
            for at in range(start, min(start + size * 4, numbers.stop), size)
        ]


def compare(arena: Arena, deck: str, cards: Sequence[str], numbers: range, seed: str, level: Level) -> Sums:
    """Play matches of a deck as it is and without each of some cards, and sum up what these were worth."""
    sums = Sums()
    others = [each for each in arena.decks if each != deck] or [deck]
    levels: list[Level] = [level, level]
    arena = arena.with_options(arena.game.traces.exchanging if arena.game.traces else {})
    changed = {card: _named(deck, card) for card in cards}
    field = arena.beside({name: without(arena, deck, card) for card, name in changed.items()})
    for seat, deal in pairs(deck, others, numbers, seed):
        won = play(arena, deal, levels).seats[seat].won
        for card, name in changed.items():
            decks = tuple(name if place == seat else each for place, each in enumerate(deal.decks))
            lost = won - play(field, Deal(decks, deal.seed), levels).seats[seat].won
            sums[named("worth", deck, card, "n")] += 1
            sums[named("worth", deck, card, "d")] += lost
            sums[named("worth", deck, card, "dd")] += lost**2
    return sums


def _named(deck: str, card: str) -> str:
    return f"{deck} without {card}"


def outer(left: Sequence[Design], sums: Mapping[str, int], wanted: int) -> list[Design]:
    """Return the best designs and as many of the worst, in the order in which they were."""
    found = worths(sums)
    ranked = sorted(left, key=lambda each: found[each].value if each in found else 0.0)
    worst = wanted // 2
    kept = {*ranked[:worst], *ranked[max(worst, len(ranked) - (wanted - worst)) :]}
    return [each for each in left if each in kept]
