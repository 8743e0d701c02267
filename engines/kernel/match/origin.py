"""Where the chance of a match comes from: a secret of the host, and a nonce of each player.

The host publishes a commitment to its secret, and then each player adds a nonce,
which the host could not know; where none comes after the commitment, the number
that Discord gives to the message that shows it counts too. Seed, seats and
computers' chance follow from all of them. `docs/dice.md` tells players how to
check it, and who could still choose what.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.state.dice import Dice, derived

NONCE_LENGTH = 60
SEAL_LENGTH = 64
SEAL = "[0-9a-f]{64}"
Seal = Annotated[str, Field(pattern=f"^({SEAL})?$")]
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
    """What each player added, by their seat in the challenge; empty for a computer."""
    seals: tuple[Seal, ...] = Field(default=(), max_length=16)
    """The commitments that players gave before their nonces, by the same seats; none where nobody did."""
    message: str = Field(default="", max_length=20, pattern=r"^[0-9]*$")
    """The number of the message that showed the commitment, where it was made of more than nonces."""
    order: tuple[int, ...] | None = Field(default=None, max_length=16)
    """Which seat of the challenge sits in each seat of the match; None where seats were not drawn."""

    def promise(self) -> str:
        """Return what is published with the challenge (SHA-256 in hexadecimal)."""
        made = ("herald-promise-2", self.server_seed, self.code, self.game, str(self.rules))
        return _hash(*made, _canonical(self.options))

    def seed(self) -> str:
        """Return the seed of the match's dice."""
        return _hash("herald-seed-2", self.server_seed, self.code, *self.added)

    def binding(self, options: Any) -> str:
        """Return what is published when play begins: it binds nonces, and options with decks put in.

        The secret in it keeps the decks from being guessed.
        """
        return _hash("herald-start-2", self.server_seed, self.code, *self.added, _canonical(options))

    @property
    def added(self) -> tuple[str, ...]:
        """What the host could not know when it published its commitment."""
        return (*self.nonces, self.message) if self.message else self.nonces

    @property
    def opened(self) -> bool:
        """Whether each nonce is what its player had committed themselves to."""
        pairs = zip(self.seals, self.nonces, strict=False)
        return len(self.seals) in (0, len(self.nonces)) and all(
            not sealed or sealed == seal_of(words) for sealed, words in pairs
        )

    def drawn(self) -> tuple[int, ...]:
        """Return the seats of the challenge in the order in which chance seats them."""
        seats = list(range(len(self.nonces)))
        Dice(derived(self.seed(), "seats")).shuffle(seats)
        return tuple(seats)


def nonce(words: str) -> str:
    """Return words as they count: one line of at most `NONCE_LENGTH` characters."""
    return " ".join(words.split())[:NONCE_LENGTH]


def seal_of(words: str) -> str:
    """Return what a player publishes to bind themselves to a nonce: its SHA-256, as any tool makes it."""
    return sha256(words.encode()).hexdigest()


def sealed(words: str) -> str:
    """Return the commitment that somebody has written in place of words; nothing where they have not."""
    found = words.strip().casefold()
    return found if re.fullmatch(SEAL, found) else ""


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
