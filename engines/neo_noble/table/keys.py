"""Names in answers: made here and read here, so that each is written in one way."""

from __future__ import annotations

from collections.abc import Sequence


def copies(cards: Sequence[str]) -> list[str]:
    """Return keys for cards that may all be picked: a second copy is `card#2`."""
    keys: list[str] = []
    for card in cards:
        times = sum(key.partition("#")[0] == card for key in keys)
        keys.append(f"{card}#{times + 1}" if times else card)
    return keys


def card_of(key: str) -> str:
    """Return the card that a key of `copies` means."""
    return key.partition("#")[0]
