"""Card packs: data files that anybody may write, read without trusting them.

A pack is YAML without tags, aliases or repeated keys, of limited size and
depth. A game derives its own `Pack` with typed cards.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.prompts import Say

Key: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A name for machines: small letters, digits and underscores."""

Words: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\n\r\t<>@`*_~|\\]+$")]
"""Text for people, without what Discord would take for markup or a mention."""

MOST_BYTES = 256 * 1024
MOST_DEPTH = 24


class Name(BaseModel):
    """A name or a sentence in both languages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: Words
    fr: Words


class Pack(BaseModel):
    """What every pack says of itself. A game adds its cards."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Key
    id: Key
    name: Name
    version: int = Field(ge=1, le=9999)
    author: Words = "unknown"
    licence: Words | None = None


P = TypeVar("P", bound=Pack)


class Problem(NamedTuple):
    """One thing that is wrong with a pack."""

    source: str
    """The file."""
    line: int | None
    card: str | None
    """The id of the card, when it lies in one."""
    field: str
    """Where in the card, such as `effects.0.do.1.value`."""
    reason: Say


class BadPack(Exception):
    """A pack that is refused, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


def read_pack(text: str | bytes, model: type[P], source: str) -> P:
    """Read a pack. Raises BadPack with every problem found."""
    raise NotImplementedError
