"""What an owner is told of their real cards: shares by rarity, and what stands in the way of the others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.real.ids import PREFIX
from bot.real.known import DISABLED, PlayedAs, facts_of, play_of, refusals_of
from bot.store import RealCardRow
from engines.kernel import Deck
from engines.magic.cards.facts import Refusal
from engines.magic.cards.rarity import RANKS


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
    """Decks that would be exact without it."""
    names: tuple[str, ...]
    """Of the cards, by the alphabet."""


class DeckShare(NamedTuple):
    """What Herald plays exactly of some decks."""

    decks: int
    whole: int
    """Decks of which it plays every card exactly."""
    copies: int
    exact: int
    """Of the copies."""


def held_in(rows: Iterable[RealCardRow], decks: Iterable[Deck]) -> list[RealCardRow]:
    """Return the cards that lie in these decks."""
    held = {card for deck in decks for card in _copies(deck)}
    return [row for row in rows if row.card in held]


def deck_share(rows: Iterable[RealCardRow], decks: Sequence[Deck]) -> DeckShare:
    """Return how much of these decks is played exactly; so is every card that is not the owner's."""
    played = {row.card for row in rows if row.is_exact}
    exact = [[card in played or not card.startswith(PREFIX) for card in _copies(deck)] for deck in decks]
    return DeckShare(len(decks), sum(map(all, exact)), sum(map(len, exact)), sum(map(sum, exact)))


def _copies(deck: Deck) -> list[str]:
    return [card for section in deck.sections for card in section.cards]


def shares(rows: Iterable[RealCardRow]) -> list[RarityShare]:
    """Return how many cards of each rarity can be played, and how."""
    found = {rank: Counter[PlayedAs]() for rank in RANKS}
    for row in rows:
        found[facts_of(row).rarity][play_of(row)] += 1
    return [
        RarityShare(rank, count.total(), count[PlayedAs.EXACT], count[PlayedAs.BY_HAND])
        for rank, count in found.items()
        if count
    ]


def obstacles(rows: Iterable[RealCardRow], decks: Sequence[Deck]) -> list[Obstacle]:
    """Return what stands in the way of cards: first what would free most decks, then most cards."""
    stopped = {row.card: row for row in rows if not row.is_exact}
    why = {card: {_kind(each) for each in refusals_of(row)} for card, row in stopped.items()}
    alone = Counter(kind for kinds in why.values() if len(kinds) == 1 for kind in kinds)
    freed = Counter(kind for deck in decks for kind in _freeing(deck, why))
    names = defaultdict[_Kind, list[str]](list)
    for card, kinds in why.items():
        for kind in kinds:
            names[kind].append(stopped[card].name)
    made = [
        Obstacle(
            Refusal(kind[0], dict(kind[1])), len(called), alone[kind], freed[kind], tuple(sorted(called))
        )
        for kind, called in names.items()
    ]
    return sorted(made, key=lambda each: (-each.decks, -each.alone, -each.cards, each.refusal.key))


_Kind: TypeAlias = tuple[str, tuple[tuple[str, str | int], ...]]
"""A reason as it is counted: its key and what it names."""


def _kind(refusal: Refusal) -> _Kind:
    """Return a reason without the line, and without what the owner has written."""
    named = {"found": ""} if refusal.key == DISABLED else refusal.values
    return refusal.key, tuple(sorted(named.items()))


def _freeing(deck: Deck, why: Mapping[str, set[_Kind]]) -> set[_Kind]:
    """Return the reason without which a deck would be exact: all its cards have this one alone, or none."""
    kinds = set[_Kind]().union(*(why[card] for card in set(_copies(deck)) if card in why))
    return kinds if len(kinds) == 1 else set()
