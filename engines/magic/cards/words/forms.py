"""What the tables are made of: a word in the forms that sentences need, and a table turned round."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class Noun(NamedTuple):
    """A noun, one and many."""

    one: str
    many: str


class Verb(NamedTuple):
    """A verb: "you draw", "they draw"; "a player draws"; "is drawn"."""

    base: str
    third: str
    participle: str


def turned(rows: Mapping[K, V]) -> dict[V, K]:
    """Return a table turned round; raise ValueError if two rows are spelt alike."""
    found = {spelt: key for key, spelt in rows.items()}
    if len(found) != len(rows):
        raise ValueError(f"spelt alike: {sorted(map(str, rows.values()))}")
    return found
