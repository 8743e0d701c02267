"""The pack: which cards are nobles, which are numbers, and what they are worth (DN-2 to DN-5)."""

from __future__ import annotations

SUITS = ("H", "D", "C", "S")
JACK, QUEEN, KING, ACE = "J", "Q", "K", "A"

NOBLES = tuple(rank + suit for suit in SUITS for rank in (JACK, QUEEN, KING))
"""The noble deck: twelve cards (DN-4)."""
NUMBERS = tuple(rank + suit for suit in SUITS for rank in (ACE, *map(str, range(2, 11))))
"""The number deck: forty cards (DN-5)."""

STRENGTH = {JACK: 11, QUEEN: 12, KING: 13}
"""Base strength by rank (DN-43)."""
DICE = {JACK: 1, QUEEN: 1, KING: 2}
"""Dice that a noble rolls, by rank (DN-42)."""
WOUND_LIMIT = {JACK: 2, QUEEN: 2, KING: 3}
"""Wounds at which a noble dies, by rank (DN-59)."""
GLASS_LIMIT = {JACK: 1, QUEEN: 1, KING: 2}
"""The same with glass nobles (H3)."""
MEAN_ROLL = 3.5

NUMBER = {card: 0 if card[0] == ACE else int(card[:-1]) for card in NUMBERS}
"""What a number card adds; an Ace adds nothing, it decides directly (DN-R34)."""
BOOSTS = frozenset(card for card in NUMBERS if NUMBER[card] in (2, 3))
"""Cards that may be permanent boosts (DN-19)."""
WORTH = {card: NUMBER[card] or 14 for card in NUMBERS}
"""How dear a number card is to a player who counts: an Ace is the dearest."""

_PLACE = {card: place for place, card in enumerate((*NOBLES, *NUMBERS))}

QUEEN_BONUS = 3
"""For every other noble in a Queen's courtyard (DN-45)."""
SUIT_BONUS = 2
"""For a number card of the noble's own suit (DN-47)."""


def suit(card: str) -> str:
    """Return a card's suit."""
    return card[-1]


def rank(card: str) -> str:
    """Return a card's rank."""
    return card[:-1]


def in_order(card: str) -> int:
    """Return the place at which a card is kept in a sorted hand: by suit, then by rank."""
    return _PLACE[card]


def boost_strength(noble: str, boost: str | None, *, sworn: bool) -> int:
    """Return what a permanent boost adds to a noble (DN-19, DN-R14, H6)."""
    if boost is None:
        return 0
    return NUMBER[boost] + (SUIT_BONUS if sworn and boost[-1] == noble[-1] else 0)


def queen_bonus(noble: str, court: int) -> int:
    """Return a noble's bonus for the others in a courtyard of this size (DN-45, DN-R39)."""
    return QUEEN_BONUS * (court - 1) if noble[0] == QUEEN else 0


def suit_bonus(noble: str, cards: tuple[str, ...]) -> int:
    """Return 2 for each number card of the noble's suit (DN-47, DN-R36). An Ace adds nothing (DN-R34)."""
    return sum(SUIT_BONUS for card in cards if card[-1] == noble[-1] and card[0] != ACE)


def added(noble: str, cards: tuple[str, ...]) -> int:
    """Return what number cards add to a noble in a duel (DN-46, DN-47)."""
    return sum(NUMBER[card] for card in cards) + suit_bonus(noble, cards)
