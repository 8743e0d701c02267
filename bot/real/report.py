"""What an owner is told of their real cards: shares by rarity, and what stands in the way of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.real.importing import RANKS, lowest
from bot.real.known import DISABLED, PlayedAs, facts_of, play_of, refusals_of
from bot.store import DeckRow, RealCardRow
from engines.magic.cards.facts import Refusal


class RarityShare(NamedTuple):
    """Cards of one rarity."""

    rarity: str
    cards: int
    exact: int
    by_hand: int


class Obstacle(NamedTuple):
    """A reason for which cards are not exact."""

    refusal: Refusal
    cards: int
    """It stands in the way of."""
    alone: int
    """Of those, cards that have no other reason."""
    decks: int
    """Saved decks that would be exact without it."""


def shares(rows: Iterable[RealCardRow]) -> list[RarityShare]:
    """Return how many cards of each rarity can be played, and how."""
    found = {rank: Counter[PlayedAs]() for rank in RANKS}
    for row in rows:
        found[lowest(facts_of(row))][play_of(row)] += 1
    return [
        RarityShare(rank, count.total(), count[PlayedAs.EXACT], count[PlayedAs.BY_HAND])
        for rank, count in found.items()
        if count
    ]


def obstacles(rows: Iterable[RealCardRow], decks: Sequence[DeckRow]) -> list[Obstacle]:
    """Return what stands in the way of cards: first what would free most decks, then most cards."""
    why = {row.card: {_kind(each) for each in refusals_of(row)} for row in rows if not row.is_exact}
    cards, alone = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for kinds in why.values():
        cards.update(kinds)
        if len(kinds) == 1:
            alone.update(kinds)
    freed = Counter(kind for deck in decks for kind in _freeing(deck, why))
    made = [
        Obstacle(Refusal(key, {"found": found} if found else {}), count, alone[key, found], freed[key, found])
        for (key, found), count in cards.items()
    ]
    return sorted(made, key=lambda each: (-each.decks, -each.alone, -each.cards, each.refusal.key))


def _kind(refusal: Refusal) -> tuple[str, str]:
    """Return a reason as it is counted: without the line, and without what its owner has written."""
    found = "" if refusal.key == DISABLED else str(refusal.values.get("found", ""))
    return refusal.key, found


def _freeing(deck: DeckRow, why: Mapping[str, set[tuple[str, str]]]) -> set[tuple[str, str]]:
    """Return the reason without which a deck would be exact: all its cards have this one alone, or none."""
    held = {card for section in deck.deck.sections for card in section.cards}
    kinds = set[tuple[str, str]]().union(*(why[card] for card in held if card in why))
    return kinds if len(kinds) == 1 else set()
