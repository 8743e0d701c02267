"""What a hint of Neo Noble tells of two answers: deaths before life, life before cards."""

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
    Consequence("coin_ready", good=True),
    Consequence("slot_ready", good=True),
    Consequence("draw", good=True),
    Consequence("harvest", good=True),
    Consequence("discard", good=False),
    Consequence("hand_seen", good=False),
    Consequence("summon", good=True),
    Consequence("place", good=True),
    Consequence("channel", good=True),
)
