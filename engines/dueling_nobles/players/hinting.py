"""What a hint of Dueling Nobles tells: what counts when two answers differ, else a rule of thumb."""

from __future__ import annotations

from engines.kernel import Consequence

CONSEQUENCES = (
    Consequence("won", good=True),
    Consequence("death", good=False),
    Consequence("wound", good=False),
    Consequence("noble", good=True),
    Consequence("boost_lost", good=False),
    Consequence("heart", good=True),
    Consequence("triple", good=True),
    Consequence("boost", good=True),
    Consequence("draw", good=True),
    Consequence("club", good=True),
    Consequence("spade", good=True),
)

THUMBS = frozenset(
    {
        "answer-no-duel",
        "prepare",
        "attacker-cards",
        "defender-cards",
        "pick",
        "boost-card",
        "club-take",
        "spade-card",
        "club-card",
        "diamond-card",
        "heart-card",
        "triple-suit",
        "triple-cards",
    }
)
