"""Whole Income Phases: steps that are nearly always answered alike are offered at one press."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Decision, Option, Say
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import channel, piles
from engines.neo_noble.rules.turn import SKIP
from engines.neo_noble.seat.labels import text_key
from engines.neo_noble.table.state import Side, Table

STEPS = "steps"
"""The group of what answers one step alone."""
ENDS = {"act": SKIP, "focus": "focus"}
"""What becomes of the turn, as the last step answers (NN-112)."""


def beginnings(table: Table, decision: Decision) -> tuple[Option, ...]:
    """Return whole Income Phases from this step on, in the order in which people use them.

    A card that comes to the Channel may set off a text that asks: then the rest is not answered.
    """
    if decision.kind not in ("harvest", "channel"):
        return ()
    side = table.sides[decision.seat]
    ends = {"act": SKIP} if powers.skips(table, side.seat, "focus") else ENDS
    return tuple(
        _whole((*steps, name), (*answers, end))
        for steps, answers in _courses(table, side, decision.kind)
        for name, end in ends.items()
    )


def _courses(table: Table, side: Side, step: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield what is done before the last step, and how the steps before it are answered (NN-109, NN-111)."""
    if step == "channel":
        yield ("channel",), ("channel",)
        yield (), (SKIP,)
        return
    skipped = powers.skips(table, side.seat, "channel")
    if channel.can_channel(side) and not skipped:
        yield ("channel",), (SKIP, "channel")
    else:
        yield (), (SKIP,)
    if piles.available(side) and not skipped:
        yield ("harvest", "channel"), ("harvest", "channel")
    else:
        yield ("harvest",), ("harvest",)


def _whole(done: tuple[str, ...], answers: tuple[str, ...]) -> Option:
    first, *then = answers
    return Option(first, Say(text_key("whole", "_".join(done))), "whole", then=(*then,))
