"""What lies on the table."""

from __future__ import annotations

from engines.kernel import GameState
from engines.kernel.state.state_fields import given, new, state_part

CARDS = tuple(str(number) for number in range(1, 41))


@state_part
class Round(GameState):
    """Hands, points, and what has been played: the rest of the cards is not seen."""

    seats: int = given()
    hands: list[list[str]] = new(list)
    points: list[int] = new(list)
    played: list[str] = new(list)
