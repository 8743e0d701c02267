"""Tables at quiet points, and how they are saved."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

from pydantic_core import to_json

from engines.kernel.match.game import Game
from engines.kernel.state.dice import Dice
from engines.kernel.state.game_state import GameState, Result
from engines.kernel.state.options import Options

T = TypeVar("T", bound=GameState)


class Savepoint(NamedTuple):
    """The table at a quiet point."""

    place: int
    """Answers given before it."""
    stood: int
    """How many of them count towards the game's limit."""
    table: Any


def dumped(table: GameState) -> dict[str, Any]:
    """Return a table and what the kernel keeps of it as plain JSON values."""
    ended = table.result
    result = [list(ended.winners), ended.reason] if ended else None
    more: dict[str, Any] = {}
    if table.left:
        more["left"] = list(table.left)
    if ended and ended.places:
        more["places"] = list(ended.places)
    return {**table.dump(), "dice": table.dice.count, "result": result, **more}


def loaded(game: Game[T], options: Options, seats: int, seed: str, saved: Mapping[str, Any]) -> T:
    """Rebuild a table from `dumped`."""
    data = dict(saved)
    dice = Dice(seed, data.pop("dice"))
    result = data.pop("result")
    left, places = data.pop("left", ()), data.pop("places", ())
    table = game.rules.load(data, options, seats, dice)
    table.result = Result(tuple(result[0]), result[1], tuple(places)) if result else None
    table.left = tuple(left)
    return table


def trail_of(game: Game[T], options: Options, data: Mapping[str, Any]) -> list[Savepoint]:
    """Rebuild the quiet points of a saved match; older ones do not say how many answers stood."""
    return [
        Savepoint(
            place,
            stood[0] if stood else data["serial"],
            loaded(game, options, data["seats"], data["seed"], saved),
        )
        for place, saved, *stood in data["trail"]
    ]


def fingerprint(game: str, table: GameState, asked: Any, pending: Any) -> str:
    """Return a hash of all that a match stands on."""
    return blake2b(to_json([game, dumped(table), asked, pending]), digest_size=16).hexdigest()
