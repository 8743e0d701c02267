"""The match's own randomness: a keyed hash in counter mode.

The whole state is a secret seed and a count, so nobody can foresee a shuffle
from those seen before, and anybody who is given the seed afterwards can check
every die and every shuffle against the commitment published at the start.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import Any, TypeVar

T = TypeVar("T")

_BLOCK_BITS = 512
_SPARE_BITS = 128
"""Bits drawn beyond what a pick needs, so that its bias stays below 2**-128."""


def new_seed() -> str:
    """Return a fresh secret seed: 32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Return what is published of a seed before play begins: its SHA-256."""
    return sha256(seed.encode()).hexdigest()


def derived(seed: str, *purpose: object) -> str:
    """Return the secret seed of something else: nobody can tell it from the purpose without `seed`."""
    key = blake2b(seed.encode(), digest_size=32).digest()
    return blake2b("/".join(map(str, purpose)).encode(), key=key, digest_size=32).hexdigest()


class NotForetold(Exception):
    """A number was foretold that the die does not have: this is not the table it was told for."""


class Dice:
    """Die rolls, picks and shuffles of one match."""

    __slots__ = ("_keyed", "_script", "count", "seed", "trace")

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self.trace: list[int] | None = None
        """Open rolls since the last quiet point, kept when somebody wants to know."""
        self._keyed = blake2b(key=blake2b(seed.encode(), digest_size=32).digest())
        self._script: list[int] = []

    def foretell(self, numbers: Sequence[int]) -> None:
        """Fix the next open numbers: what a seat has already seen fall, in a table imagined for it."""
        self._script = list(numbers)[::-1]

    def copy(self) -> Dice:
        """Return dice that will fall the same way."""
        twin = Dice.__new__(Dice)
        twin.seed = self.seed
        twin.count = self.count
        twin.trace = None
        twin._keyed = self._keyed
        twin._script = self._script[:]
        return twin

    def _draw(self) -> int:
        self.count += 1
        drawn = self._keyed.copy()
        drawn.update(self.count.to_bytes(8, "big"))
        return int.from_bytes(drawn.digest(), "big")

    def randrange(self, stop: int, /) -> int:
        """Return an open number from 0 to `stop` - 1: everybody sees it. Raises NotForetold."""
        number = self._script.pop() if self._script else self._draw() % stop
        if not 0 <= number < stop:
            raise NotForetold
        if self.trace is not None:
            self.trace.append(number)
        return number

    def roll(self, sides: int = 6) -> int:
        """Roll one open die: 1 to `sides`."""
        return self.randrange(sides) + 1

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Shuffle in place, unseen by all (Fisher-Yates)."""
        places = range(len(cards) - 1, 0, -1)
        for place, other in zip(places, self._unseen(range(len(cards), 1, -1)), strict=True):
            cards[place], cards[other] = cards[other], cards[place]

    def picks(self, cards: Sequence[T], number: int) -> list[T]:
        """Pick so many cards unseen by all, each from all of them."""
        return [cards[place] for place in self._unseen([len(cards)] * number)]

    def _unseen(self, stops: Iterable[int]) -> Iterator[int]:
        """Yield a number below each of these; one hash serves about fifty cards."""
        pool, bits = 0, 0
        for stop in stops:
            if bits < _SPARE_BITS:
                pool, bits = self._draw(), _BLOCK_BITS
            pool, number = divmod(pool, stop)
            bits -= stop.bit_length()
            yield number
