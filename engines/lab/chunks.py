"""Pieces of a run: what is played in one go, wherever there is room for it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Level
from engines.lab.counting import named

CHUNK, CHUNK_OF_SEARCHERS = 24, 4
"""Matches of a meeting that are played in one piece: two seconds at the most. Even, so that seats change."""

Work: TypeAlias = Literal["matches", "confirm", "worth", "again", "trial", "proof"]


class Chunk(NamedTuple):
    """A piece of work. The same piece gives the same sums."""

    work: Work
    decks: tuple[str, ...]
    """Of the meeting; or the one deck whose cards are tried."""
    start: int
    stop: int
    cards: tuple[str, ...] = ()
    """The cards that are tried; or the trials of changed cards, as they are written."""

    @property
    def name(self) -> str:
        """Return what tells it from all others of its run."""
        return named(self.work, *self.decks, self.start, self.stop, *self.cards)

    @property
    def matches(self) -> int:
        """Return how many matches it takes: of cards that are given away, the deck as it is plays too."""
        each = len(self.cards) + (self.work in ("worth", "again")) if self.cards else 1
        return (self.stop - self.start) * each


def by_level(level: Level, quick: int, slow: int) -> int:
    """Return how many matches are played in one piece."""
    return slow if level in ("medium", "hard") else quick
