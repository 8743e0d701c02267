"""When a player wants to be asked, and for how long not."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

Quiet: TypeAlias = Literal["", "stack", "turn", "my_turn"]
"""For how long a player passes: until the stack is empty, this turn, until the own turn."""

STOPPING = (
    "upkeep", "draw", "main_1", "begin_combat", "attackers", "blockers", "first_damage", "damage",
    "end_combat", "main_2", "end", "cleanup",
)  # fmt: skip
"""Steps in which a player can be asked: once in the own turn, once in the other's."""
WHOSE = ("own", "other")


@cache
def stop_at(whose: str, step: str) -> str:
    """Return the name of a stop: `own_upkeep`."""
    return f"{whose}_{step}"


STOPS = tuple(stop_at(whose, step) for whose in WHOSE for step in STOPPING)
DEFAULT_STOPS = frozenset({"own_main_1", "own_main_2", "other_attackers", "other_end"})
