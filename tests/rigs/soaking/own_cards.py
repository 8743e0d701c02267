"""Tables with cards that nobody thought of, as authors may write them."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from engines.kernel import Game, Options


def tables(game: Game[Any], seed: int) -> tuple[Options, int]:
    """Return options with decks of invented cards, and the number of seats, that belong to a seed."""
    chance = Random(f"own {seed}")
    seats = chance.choice([each for each in game.seats if each > 1])
    invented = import_module(f"tests.engines.{game.id}.cards.inventing")
    return invented.invented_options(chance, seats), seats
