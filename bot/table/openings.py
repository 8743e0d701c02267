"""Tables as matches begin: they are drawn ahead, so that nobody waits for a game's first picture."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from engines.kernel import Match, View
from engines.registry import GAMES

_ANSWERS = 12
"""After so many the first cards lie there."""
_NAMES = ("Ada", "Bo")


class Opening(NamedTuple):
    """What is seen of a table: a board by who only watches, or a player's hand."""

    view: View
    names: tuple[str, ...]


@cache
def openings() -> tuple[Opening, ...]:
    """Return a board and a hand of each game, the same at each start."""
    return tuple(
        Opening(match.view(seat), _NAMES) for match in map(_begun, GAMES.values()) for seat in (None, 0)
    )


def _begun(game: Any) -> Match[Any]:
    """Return a match between two that has hardly begun, or is over if it is as short as that."""
    options, chance = game.options(), Random(1)
    if game.collection is not None:
        options = game.collection.seated(options, (None, None), ())
    match = Match[Any](game, options, 2, "opening", light=True)
    while match.decisions and match.serial < _ANSWERS:
        asked = match.decisions[0]
        match.answer(asked.seat, asked.any(chance))
    return match
