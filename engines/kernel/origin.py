"""Where the chance of a match comes from: a secret of the host, and a word of each player.

The host publishes a promise with the challenge. Each player then adds a nonce,
which the host could not know. Seed, seats and computers' chance follow from
all of them, so neither the host nor a player alone can choose a shuffle.
`docs/dice.md` tells players how to check it.
"""

from __future__ import annotations

import json
from base64 import b32encode
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.dice import Dice, derived

NONCE_LENGTH = 60
Nonce = Annotated[str, Field(max_length=NONCE_LENGTH, pattern=r"^[^\r\n]*$")]


class Origin(BaseModel):
    """What a match's seed was made of."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    server_seed: str = Field(min_length=1, max_length=200)
    """The host's secret, 32 bytes in hexadecimal; shown when the match is over."""
    code: str = Field(max_length=20, pattern=r"^[^\x00]*$")
    game: str = Field(max_length=40)
    rules: int
    options: dict[str, Any]
    """As they stood in the challenge, without decks."""
    nonces: tuple[Nonce, ...] = Field(default=(), max_length=16)
    """What each player added, by his seat in the challenge; empty for a computer."""
    order: tuple[int, ...] | None = Field(default=None, max_length=16)
    """Which seat of the challenge sits in each seat of the match; None where seats were not drawn."""

    def promise(self) -> str:
        """Return what is published with the challenge (SHA-256 in hexadecimal)."""
        made = ("herald-promise-2", self.server_seed, self.code, self.game, str(self.rules))
        return _hash(*made, _canonical(self.options))

    def seed(self) -> str:
        """Return the seed of the match's dice."""
        return _hash("herald-seed-2", self.server_seed, self.code, *self.nonces)

    def binding(self, options: Any) -> str:
        """Return what is published when play begins: it binds nonces, and options with decks put in.

        The secret in it keeps the decks from being guessed.
        """
        return _hash("herald-start-2", self.server_seed, self.code, *self.nonces, _canonical(options))

    def drawn(self) -> tuple[int, ...]:
        """Return the seats of the challenge in the order in which chance seats them."""
        seats = list(range(len(self.nonces)))
        Dice(derived(self.seed(), "seats")).shuffle(seats)
        return tuple(seats)


def nonce(words: str) -> str:
    """Return words as they count: one line of at most `NONCE_LENGTH` characters."""
    return " ".join(words.split())[:NONCE_LENGTH]


def short(digest: str) -> str:
    """Return the first 80 bits of a hash as people compare them: four groups of four letters."""
    letters = b32encode(bytes.fromhex(digest)[:10]).decode()
    return " ".join(letters[place : place + 4] for place in range(0, 16, 4))


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
