"""What a hint of Dueling Nobles tells of two answers: deaths before life, life before cards."""

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
    Consequence("income", good=True),
    Consequence("club", good=True),
    Consequence("spade", good=True),
)
