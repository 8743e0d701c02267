"""What a hint of Neo Noble tells: what counts when two answers differ, else a rule of thumb."""

from __future__ import annotations

from engines.kernel import Consequence

CONSEQUENCES = (
    Consequence("reaped", good=False),
    Consequence("shattered", good=False),
    Consequence("destroyed", good=False),
    Consequence("dominance", good=True),
    Consequence("neutral", good=False),
    Consequence("relinquish", good=False),
    Consequence("attack_failed", good=False),
    Consequence("sacrificed", good=False),
    Consequence("control", good=True),
    Consequence("create", good=True),
    Consequence("souls", good=True),
    Consequence("souls_lost", good=False),
    Consequence("coin_ready", good=True, by_itself=True),
    Consequence("slot_ready", good=True, by_itself=True),
    Consequence("draw", good=True, by_itself=True),
    Consequence("discard", good=False, by_itself=True),
    Consequence("hand_seen", good=False),
)

THUMBS = frozenset(
    {
        "action",
        "answer-end",
        "harvest",
        "focus",
        "channel",
        "pathfinder",
        "react",
        "block",
        "summon",
        "attack",
        "mulligan",
        "souls",
        "bargain",
        "manifest",
    }
)
