"""Cards of starter sets with a fault planted in them."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.packs import Pack
from engines.lab.playing import Arena
from engines.registry import GAMES

PARTS = {"neo_noble": "spirits", "soul_forger": "cards", "noxtalia": "capacities"}
"""Where packs of each game have their cards."""


def planted(game: str, card: str, **changes: Any) -> Arena:
    """Return where the ready-made decks of a game meet, one card otherwise than it is printed."""
    collection = GAMES[game].collection
    assert collection is not None
    found, _ = collection.definition(card, ())
    changed = found.model_copy(update=changes)
    assert changed != found
    pack: Pack = collection.pack.model_validate(
        {
            "game": game,
            "id": "planted",
            "version": 1,
            "name": {"en": "Planted", "fr": "Plante"},
            PARTS[game]: [changed],
        }
    )
    return Arena(GAMES[game], [pack])
