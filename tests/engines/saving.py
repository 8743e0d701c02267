"""A table that is saved and loaded, or copied, must be the same table."""

from __future__ import annotations

import json
from typing import Any

from engines.kernel import Dice, Game


def check_kept(game: Game[Any], table: Any, seats: int = 2) -> None:
    """Fail unless a table loaded from what was saved, and a copy, hold and show what this one does."""
    saved = json.loads(json.dumps(table.dump()))
    for other in (game.rules.load(saved, table.options, seats, Dice("another")), table.copy()):
        assert json.loads(json.dumps(other.dump())) == saved
        for seat in (None, *range(seats)):
            assert game.seat_interface.view(other, seat) == game.seat_interface.view(table, seat)
