"""What a hint of Magic tells: what counts when two answers differ, else a rule of thumb."""

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
    Consequence("draw", good=True, by_itself=True),
    Consequence("takes", good=True),
    Consequence("discard", good=False, by_itself=True),
    Consequence("homeward", good=False),
)

THUMBS = frozenset(
    {
        "main",
        "answer-land",
        "answer-cast",
        "answer-cast-noble",
        "answer-go-on",
        "attackers",
        "blockers",
        "priority",
        "answer-keep-keep",
        "answer-keep-mulligan",
        "discard",
        "discard-by",
    }
)
