"""A match that stands where a test wants it: what can be seen there in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, ParamSpec, TypeVar
from zlib import crc32

from engines.kernel import Decision, Event, Game, Match, Number, Option, Prompt
from engines.kernel.state.game_state import GameState

T = TypeVar("T", bound=GameState)
S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
D = TypeVar("D")


BUILT = 500
"""What is built last is kept: all shapes of a language are some ten thousand packs."""


def built_once(build: Callable[P, R]) -> Callable[P, R]:
    """Return a function that builds what the same arguments describe, which may be dicts, only once."""
    kept: dict[str, R] = {}

    def found(*args: P.args, **more: P.kwargs) -> R:
        key = repr((args, more))
        if key not in kept:
            if len(kept) == BUILT:
                del kept[next(iter(kept))]
            kept[key] = build(*args, **more)
        return kept[key]

    return found


def number_of(*content: Any) -> int:
    """Return a version for a pack of this content: packs of the same ids and version are compared in full."""
    return crc32(repr(content).encode()) % 9_999 + 1


def of(kind: type[D], decision: Decision) -> D:
    """Return the decision, which must be of this kind."""
    assert isinstance(decision, kind)
    return decision


class Position(Generic[T, S]):
    """A match in a chosen position; each player has a side of the table. A game's own scenes are derived."""

    def __init__(self, game: Game[T], table: Any, seats: int = 2) -> None:
        quiet = {**table.dump(), "dice": 0, "result": None}
        start = {
            "rules": game.rules_version, "seats": seats, "seed": "scene",
            "serial": 0, "opened": 0, "floor": 0, "trail": [[0, quiet]], "since": [], "ending": None,
        }  # fmt: skip
        self.match: Match[T] = Match.load(game, start, table.options)

    @property
    def table(self) -> T:
        return self.match.table

    @property
    def mine(self) -> S:
        return self._sides[0]

    @property
    def yours(self) -> S:
        return self._sides[1]

    @property
    def _sides(self) -> Sequence[S]:
        table: Any = self.table
        return table.sides

    @property
    def asked(self) -> Decision:
        return self.match.decisions[0]

    @property
    def asks(self) -> tuple[int, str]:
        """Return who is asked, and what."""
        return self.asked.seat, self.asked.kind

    @property
    def keys(self) -> tuple[str, ...]:
        asked = self.asked
        assert not isinstance(asked, Number)
        return asked.keys

    def prompt(self) -> Prompt:
        return self.match.prompt(self.asked.seat)

    def option(self, key: str) -> Option:
        return next(option for option in self.prompt().options if option.key == key)

    def events(self, *kinds: str) -> list[Event]:
        return [event for event in self.match.events if event.kind in kinds]
