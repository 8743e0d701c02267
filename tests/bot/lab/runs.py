"""Small runs for tests."""

from __future__ import annotations

from typing import Any

from bot.lab.setup import RunSetup
from engines.kernel.cards.packs import Name
from engines.lab.playing import Arena
from engines.registry import GAMES


def setup(game: str = "noxtalia", **changes: Any) -> RunSetup:
    """Return a run of the ready-made decks of a game."""
    found = GAMES[game]
    decks = dict(Arena(found).decks)
    names = {deck: Name(en=f"Deck {number}", fr=f"Deck {number}") for number, deck in enumerate(decks)}
    values: dict[str, Any] = {"level": "easy", "seed": "test", "matches": 60}
    return RunSetup(game=game, rules=found.rules_version, decks=decks, names=names, **values | changes)
