"""What a hint of Soul-Forger tells of two answers: deaths before life, life before cards."""

from __future__ import annotations

from engines.kernel import Consequence

CONSEQUENCES = (
    Consequence("eliminated", good=False),
    Consequence("player_damaged", good=False, amount="count"),
    Consequence("destroyed", good=False),
    Consequence("negated", good=False),
    Consequence("control", good=True),
    Consequence("player_healed", good=True, amount="count"),
    Consequence("damaged", good=False, amount="count"),
    Consequence("healed", good=True, amount="count"),
    Consequence("sent", good=False),
    Consequence("experience", good=True, amount="count"),
    Consequence("experience_lost", good=False, amount="count"),
    Consequence("found", good=True),
    Consequence("draw", good=True),
    Consequence("discard", good=False),
    Consequence("replaced", good=False),
    Consequence("entered", good=True),
    Consequence("level", good=True),
)
