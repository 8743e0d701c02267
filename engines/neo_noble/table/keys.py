"""Keys of answers for what has no name of its own: made here and read here, and kept in records as they are.

Such a key says what is meant and which one: `channel:3`, `coin:0`, `pay:s4:1`, `1:2`.
"""

from __future__ import annotations

SOUL, BARGAIN = "soul", "bargain"
"""Sources of Souls of which there is no telling apart (`soul#2` is the next one)."""
CHANNEL, SLOT, COIN, KEPT, NOBLE = "channel", "slot", "coin", "keep", "noble"
PAY, SUMMON = "pay", "summon"


def key(what: str | int, which: str | int) -> str:
    """Return the key of one of several: a card of the Channel, the coin of a column, a text to be paid."""
    return f"{what}:{which}"


def parts(key: str) -> tuple[str, str]:
    """Return what a key means, and which one: nothing where it is a word of its own."""
    what, _, which = key.partition(":")
    return what, which


def number(key: str) -> int:
    """Return the number in a key: a column, a slot."""
    return int(parts(key)[1])


def owned(key: str) -> tuple[int, str]:
    """Return whose thing a key means, and which: a lane, a Channel slot, a card of an open pile."""
    seat, which = parts(key)
    return int(seat), which


def text(key: str) -> tuple[str, int]:
    """Return what bears the text that a key means, and the text's place there."""
    source, _, place = key.rpartition(":")
    return source, int(place)


def channel_slot(key: str) -> int | None:
    """Return the slot of a card that would be summoned from the Channel; None for one of the hand."""
    what, which = parts(key)
    return int(which) if what == CHANNEL else None
