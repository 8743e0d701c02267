"""The cards of one game in one server, and how they come from the process that has read them."""

from __future__ import annotations

import gc
import pickle  # nosec B403
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from threading import Lock
from typing import Any

from bot.plain import read
from engines.kernel import CardPage, Game, ReadyMade
from engines.kernel.packs import Name, Problem
from engines.registry import GAMES

_PAGES = 10
"""Cards that are put together at once: whoever else has something to do comes in between."""
_putting = Lock()


@dataclass(frozen=True)
class Shelf:
    """The cards of one game in one server."""

    game_id: str
    packs: tuple[Any, ...]
    """Without the starter set, and without those that no longer hold together."""
    left_out: Mapping[str, Problem]
    """What is wrong first with each that no longer holds together, by its id."""
    pages: Mapping[str, CardPage]
    headings: Mapping[str, Name]
    ready_made: Mapping[str, ReadyMade]
    spelt: tuple[tuple[str, str], ...]
    """All names as they are looked for, with keys such as `noxtalia/glaciation`."""

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return GAMES[self.game_id]

    @cached_property
    def own(self) -> Shelf:
        """The same with the cards of the server's own packs alone."""
        packs = {pack.id for pack in self.packs}
        pages = {key: page for key, page in self.pages.items() if page.pack in packs}
        spelt = tuple(each for each in self.spelt if each[1].partition("/")[2] in pages)
        return replace(self, pages=pages, spelt=spelt)

    @cached_property
    def names(self) -> dict[str, Name]:
        """The names of all cards by id."""
        return {key: page.name for key, page in self.pages.items()}


@dataclass(frozen=True)
class Parts:
    """A shelf on its way, in parts each of which is soon put together."""

    packs: tuple[bytes, ...]
    pages: tuple[bytes, ...]
    rest: bytes


def in_parts(shelf: Shelf) -> Parts:
    """Take a shelf apart."""
    pages = iter(shelf.pages.items())
    chunks = iter(lambda: list(islice(pages, _PAGES)), [])
    return Parts(
        tuple(map(pickle.dumps, shelf.packs)),
        tuple(map(pickle.dumps, chunks)),
        pickle.dumps(replace(shelf, packs=(), pages={})),
    )


def together(parts: Parts) -> Shelf:
    """Put a shelf together. Belongs off the loop. Raises NotPlain.

    It is not looked through for rubbish, neither while it grows nor later: that
    would hold everybody up, and there is none in it.
    """
    with _uncollected():
        packs = tuple(map(read, parts.packs))
        pages = {key: page for chunk in parts.pages for key, page in read(chunk)}
        return replace(read(parts.rest), packs=packs, pages=pages)


def pieces(shelf: Shelf) -> list[Any]:
    """Return what a shelf is made of, to be let go of piece by piece."""
    return [*shelf.packs, *shelf.pages.values(), *shelf.spelt]


def let_go(made_of: list[Any]) -> None:
    """Let go of what nobody else holds. Belongs off the loop: all at once it would hold everybody up."""
    while made_of:
        made_of.pop()


@contextmanager
def _uncollected() -> Generator[None]:
    """Let no collection run, and leave what was made out of all that come."""
    with _putting:
        gc.disable()
        try:
            yield
        finally:
            gc.freeze()
            gc.enable()
