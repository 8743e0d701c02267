"""What a hint of Magic tells of two answers: deaths before life, life before cards."""

from __future__ import annotations

from engines.kernel import Consequence

CONSEQUENCES = (
    Consequence("destroyed", good=False),
    Consequence("put_away", good=False),
    Consequence("damage", good=False, amount="number"),
    Consequence("life_lost", good=False, amount="number"),
    Consequence("countered", good=False),
    Consequence("sacrificed", good=False),
    Consequence("life", good=True, amount="number"),
    Consequence("token", good=True),
    Consequence("draw", good=True),
    Consequence("takes", good=True),
    Consequence("discard", good=False),
    Consequence("homeward", good=False),
    Consequence("enters", good=True),
)
