"""What a hint of Soul-Forger tells: what counts when two answers differ, else a rule of thumb."""

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
    Consequence("experience", good=True, amount="count", by_itself=True),
    Consequence("experience_lost", good=False, amount="count"),
    Consequence("found", good=True),
    Consequence("draw", good=True, by_itself=True),
    Consequence("discard", good=False, by_itself=True),
    Consequence("replaced", good=False),
    Consequence("level", good=True, by_itself=True),
)

THUMBS = frozenset(
    {
        "main",
        "answer-combat",
        "answer-main-end",
        "answer-end-turn",
        "attack",
        "block",
        "pay",
        "window",
        "quest",
        "organize-bottom",
        "organize-top",
        "pick",
        "mulligan",
        "may",
    }
)
