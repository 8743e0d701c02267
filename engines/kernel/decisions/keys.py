"""Keys of answers: how a word says what is meant. They are kept in records as they are.

What the words of one game mean is said in its `table/keys.py`, which makes and reads them with these;
nobody else takes a key apart.
"""

from __future__ import annotations

from collections.abc import Sequence

_BETWEEN, _COPY = ":", "#"


def numbered(kind: str, number: int) -> str:
    """Return the key of a thing that has a number: `p12`."""
    return f"{kind}{number}"


def number_of(key: str, kind: str) -> int | None:
    """Return the number of a thing of that kind: 12 of `p12` for `p`; None of any other key."""
    number = key[len(kind) :]
    return int(number) if number.isdecimal() and key.startswith(kind) else None


def deed(verb: str, what: str) -> str:
    """Return the key of what is done with a thing: `use:p12`."""
    return f"{verb}{_BETWEEN}{what}"


def joined(*parts: str | int) -> str:
    """Return the key that says all this: `spend:1:0`, `c:grave:1:imp`."""
    return _BETWEEN.join(map(str, parts))


def split(key: str) -> tuple[str, str]:
    """Return what a key begins with, and the rest: `skill`, `p3:1`; nothing after a word of its own."""
    first, _, rest = key.partition(_BETWEEN)
    return first, rest


def split_last(key: str) -> tuple[str, str]:
    """Return what stands before the last part of a key, and that part: `channel:3`, `1`."""
    before, _, last = key.rpartition(_BETWEEN)
    return before, last


def parts(key: str) -> list[str]:
    """Return all parts of a key: `c`, `grave`, `1`, `imp`."""
    return key.split(_BETWEEN)


def copies(cards: Sequence[str]) -> list[str]:
    """Return keys for cards that may all be picked: a second copy is `card#2`."""
    keys: list[str] = []
    times: dict[str, int] = {}
    for card in cards:
        times[card] = times.get(card, 0) + 1
        keys.append(card if times[card] == 1 else apart(card, times[card]))
    return keys


def apart(card: str, by: str | int) -> str:
    """Return a key that tells a card from others of its name: `card#2`."""
    return f"{card}{_COPY}{by}"


def card_of(key: str) -> str:
    """Return the card that a key means by which cards of a name are told apart: `card` of `card#2`."""
    return key.partition(_COPY)[0]


def deed_of(key: str) -> str:
    """Return what an answer does, by its key: its word, without what it is done to."""
    return key.partition(":")[0]
