"""What a hint of Noxtalia tells: what counts when two answers differ, else a rule of thumb."""

from __future__ import annotations

from engines.kernel import Consequence

CONSEQUENCES = (
    Consequence("eliminated", good=False),
    Consequence("destroyed", good=False),
    Consequence("compare", good=False, amount="amount"),
    Consequence("undefended", good=False, amount="amount"),
    Consequence("damage", good=False, amount="amount"),
    Consequence("lose_pv", good=False, amount="amount"),
    Consequence("penalty", good=False),
    Consequence("prevent", good=True),
    Consequence("heal", good=True, amount="amount"),
    Consequence("no_defence", good=True),
    Consequence("recharge", good=True),
    Consequence("exhaust", good=False),
    Consequence("gain_pm", good=True, amount="amount", by_itself=True),
    Consequence("lose_pm", good=False, amount="amount"),
    Consequence("attached", good=True),
    Consequence("detached", good=False),
    Consequence("fetch", good=True),
    Consequence("draw", good=True, by_itself=True),
    Consequence("cost_change", good=True),
    Consequence("power", good=True),
    Consequence("opposing_power", good=True),
    Consequence("discard", good=False, by_itself=True),
    Consequence("look_hand", good=True),
    Consequence("look_pile", good=True),
)

THUMBS = frozenset(
    {
        "combat",
        "answer-end",
        "attack-card",
        "attack-target",
        "defend",
        "recycle",
        "sink-hand",
        "order",
        "may",
    }
)
